//! `dames3d picture`: the scene drawn into a file.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::reserved_file::ReservedFile;
use super::rules::{Rules, position};
use super::values::{Size, png};

#[derive(Debug, Args)]
pub(crate) struct Picture {
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// The position to draw; without it, the start
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// Where it is seen from: above, a corner, or White's chair
    #[arg(long, value_enum, default_value_t = Viewpoint::Home)]
    pub(crate) view: Viewpoint,
    /// Width and height in pixels, each 16 to 8192
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    pub(crate) size: Size,
    /// The file to write, its name ending in .png; one that is there is replaced
    #[arg(value_name = "OUT.png", value_parser = png)]
    pub(crate) output: PathBuf,
}

/// Where a picture is seen from.
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
impl From<Viewpoint> for dames3d::viewer::scene::camera::View {
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
pub(crate) fn run(picture: &Picture) -> anyhow::Result<()> {
    use dames3d::viewer::picture::{self, PictureRequest};
    let position = position(picture.rules.variant()?, picture.fen.as_deref())?;
    let request = PictureRequest {
        view: picture.view.into(),
        size: (picture.size.width, picture.size.height).into(),
        ..PictureRequest::of(&position)
    };
    let file = ReservedFile::at(&picture.output)?;
    picture::save(&request, &picture.output)?;
    file.keep();
    Ok(())
}

#[cfg(not(feature = "viewer"))]
pub(crate) fn run(picture: &Picture) -> anyhow::Result<()> {
    position(picture.rules.variant()?, picture.fen.as_deref())?;
    let _file = ReservedFile::at(&picture.output)?;
    anyhow::bail!(
        "picture: this program was built without the feature “viewer”, which draws pictures"
    )
}
