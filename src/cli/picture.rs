//! `dames3d picture`: draws the scene into a PNG file.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::rules::{RulesArgs, position};
use super::values::{PixelSize, png_path};

#[derive(Debug, Args)]
pub(crate) struct PictureArgs {
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    /// The position to draw; the default is the starting position
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// The viewpoint: from above, from a corner, or from White's chair
    #[arg(long, value_enum, default_value_t = Viewpoint::Home)]
    pub(crate) view: Viewpoint,
    /// Width and height in pixels, each 16 to 8192
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    pub(crate) size: PixelSize,
    /// The file to write; an existing file is replaced
    #[arg(value_name = "OUT.png", value_parser = png_path)]
    pub(crate) output: PathBuf,
}

/// The viewpoint of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Viewpoint {
    Top,
    Sw,
    Se,
    Ne,
    Nw,
    Home,
}

#[cfg(feature = "viewer")]
impl From<Viewpoint> for dames3d::viewer::messages::View {
    fn from(viewpoint: Viewpoint) -> Self {
        match viewpoint {
            Viewpoint::Top => Self::Top,
            Viewpoint::Sw => Self::SouthWest,
            Viewpoint::Se => Self::SouthEast,
            Viewpoint::Ne => Self::NorthEast,
            Viewpoint::Nw => Self::NorthWest,
            Viewpoint::Home => Self::Home,
        }
    }
}

#[cfg(feature = "viewer")]
pub(crate) fn run(args: &PictureArgs) -> anyhow::Result<()> {
    use dames3d::viewer::picture::{self, PictureRequest};
    let position = position(args.rules.variant()?, args.fen.as_deref())?;
    let request = PictureRequest {
        view: args.view.into(),
        size: (args.size.width, args.size.height).into(),
        ..PictureRequest::new(&position)
    };
    Ok(picture::save(&request, &args.output)?)
}

#[cfg(not(feature = "viewer"))]
pub(crate) fn run(args: &PictureArgs) -> anyhow::Result<()> {
    use anyhow::Context;
    use dames3d::platform::check_writable;
    position(args.rules.variant()?, args.fen.as_deref())?;
    check_writable(&args.output).with_context(|| super::errors::could_not_write(&args.output))?;
    anyhow::bail!(
        "picture: this program was built without the feature “viewer”, which draws pictures"
    )
}
