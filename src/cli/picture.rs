//! `dames3d picture`: draws a position into a PNG file, or a game into an animated GIF.

use std::error::Error;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueEnum};

use super::encoding::EncodingArgs;
use super::errors::could_not_write;
use super::output::print_error;
use super::rules::{RulesArgs, board_help, position};
use super::values::{PixelSize, integer, picture_path, variant_names};
use crate::game_tree::{GameTree, NodeId, NodePath};
use crate::pictures::{
    Bitmap, BoardFrame, DiagramStyle, FrameTimes, draw_diagram, game_frames, write_animation,
};
use crate::platform::{check_writable, open_input, write_file};
use crate::rules::{Geometry, Variant};

/// The default size of a 3D picture.
const SCENE_SIZE: PixelSize = PixelSize { width: 1280, height: 800 };
/// The default size of diagrams and animations.
const SQUARE_SIZE: PixelSize = PixelSize { width: 640, height: 640 };

#[derive(Debug, Args)]
pub(crate) struct PictureArgs {
    #[arg(long, default_value_t = Variant::Dames3d, help = variant_names(), conflicts_with = "game")]
    variant: Variant,
    #[arg(long, help = board_help(), conflicts_with = "game")]
    board: Option<Geometry>,
    /// The position to draw; the default is the starting position
    #[arg(long, conflicts_with = "game")]
    fen: Option<String>,
    /// The PDN file with the game to draw
    #[arg(long, value_name = "FILE.pdn")]
    game: Option<PathBuf>,
    /// The number of the game in the file
    #[arg(long, requires = "game", value_name = "N", default_value_t = 1, value_parser = integer::<usize>(1..))]
    number: usize,
    /// The last position to draw: 24 for 24 plies of the game, “5:1 8” for ply 8 of the first variation at ply 5
    #[arg(long, requires = "game", value_name = "PLACE")]
    line: Option<NodePath>,
    /// The viewpoint: flat from above; in 3D from above, from a corner, straight from White's chair, or from the right or
    /// the left of the chair. The default is home, from the right, or diagram where 3D cannot be drawn
    #[arg(long, value_enum)]
    view: Option<PictureView>,
    /// Width and height in pixels, each 16 to 8192
    #[arg(long, value_name = "WxH")]
    size: Option<PixelSize>,
    /// Milliseconds for each turn of an animation; the default is 900
    #[arg(long, value_name = "MS", value_parser = integer::<u64>(50..=60000))]
    delay: Option<u64>,
    #[command(flatten)]
    encoding: EncodingArgs,
    /// The file to write, a picture (.png) or an animation of the game (.gif); an existing file is replaced
    #[arg(value_name = "OUT", value_parser = OsStringValueParser::new().try_map(picture_path))]
    output: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureView {
    Diagram,
    Top,
    Sw,
    Se,
    Ne,
    Nw,
    Chair,
    Home,
    Mirrored,
}

#[cfg(feature = "viewer")]
impl From<PictureView> for crate::viewer::kernel::messages::View {
    fn from(viewpoint: PictureView) -> Self {
        match viewpoint {
            PictureView::Diagram | PictureView::Top => Self::Top,
            PictureView::Sw => Self::SouthWest,
            PictureView::Se => Self::SouthEast,
            PictureView::Ne => Self::NorthEast,
            PictureView::Nw => Self::NorthWest,
            PictureView::Chair => Self::Chair,
            PictureView::Home => Self::Home,
            PictureView::Mirrored => Self::Mirrored,
        }
    }
}

/// Draws a frame, flat or in 3D.
type FramePainter = Box<dyn FnMut(&BoardFrame) -> Result<Bitmap, Box<dyn Error + Send + Sync>>>;

pub(crate) fn run(args: &PictureArgs) -> anyhow::Result<()> {
    let is_animation =
        args.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("gif"));
    ensure!(
        is_animation || args.delay.is_none(),
        "--delay: expected an animation, a file name ending in .gif"
    );
    let mut frames = frames(args, is_animation)?;
    check_writable(&args.output).with_context(|| could_not_write(&args.output))?;
    let last = frames.pop().context("a game has at least one position")?;
    let mut paint = painter(args, &last, is_animation)?;
    let file = if is_animation {
        frames.push(last);
        write_animation(&frames, Vec::new(), paint, |_| ControlFlow::Continue(()))?
    } else {
        let bitmap = paint(&last).map_err(|error| anyhow::anyhow!(error))?;
        bitmap.png()?
    };
    write_file(&args.output, file).with_context(|| could_not_write(&args.output))
}

/// The frames of the game; for a picture, only its last position.
fn frames(args: &PictureArgs, is_animation: bool) -> anyhow::Result<Vec<BoardFrame>> {
    let Some(file) = &args.game else {
        if is_animation {
            bail!("OUT: an animation shows a game: expected --game, or a file name ending in .png");
        }
        ensure!(
            args.encoding.code_page().is_none(),
            "--encoding: expected a file of games, --game"
        );
        let variant = RulesArgs::new(args.variant, args.board).variant()?;
        return Ok(vec![BoardFrame::new(&position(variant, args.fen.as_deref())?)]);
    };
    let tree = read_game(file, args)?;
    let line = line(&tree, args.line.as_ref())?;
    match (is_animation, line.last()) {
        (true, _) => {
            let turn = args.delay.map(Duration::from_millis);
            let times = turn.map_or_else(FrameTimes::default, FrameTimes::with_turn);
            Ok(game_frames(&tree, &line, times))
        }
        (false, Some(&last)) => Ok(vec![BoardFrame::after(&tree, last)]),
        (false, None) => Ok(vec![BoardFrame::new(tree.start())]),
    }
}

fn read_game(file: &Path, args: &PictureArgs) -> anyhow::Result<GameTree> {
    let number = args.number;
    let name = file.display();
    let input = open_input(file).with_context(|| format!("could not read {name}"))?;
    let mut reader = args.encoding.reader(std::io::BufReader::new(input));
    let mut found = 0;
    while let Some(game) = reader.next_game().with_context(|| format!("could not read {name}"))? {
        found += 1;
        if found < number {
            continue;
        }
        if let Some(error) = game.errors.first() {
            print_error(format_args!("warning: {name}: {error}"));
        }
        return game.tree.with_context(|| {
            format!("{name}: game {number} is not a game that this program plays")
        });
    }
    match found {
        0 => bail!("--number: there is no game in {name}"),
        1 => bail!("--number: there is only one game in {name}, found {number}"),
        _ => bail!("--number: expected a game from 1 to {found} in {name}, found {number}"),
    }
}

/// The nodes leading to this place, or the main line.
fn line(tree: &GameTree, place: Option<&NodePath>) -> anyhow::Result<Vec<NodeId>> {
    let Some(place) = place else {
        return Ok(tree.main_line());
    };
    let node =
        tree.node_at(place).with_context(|| format!("--line: the game has no position {place}"))?;
    Ok(tree.line_to(node))
}

/// The painter of the requested view, or of the best view that this machine can draw.
fn painter(
    args: &PictureArgs,
    first: &BoardFrame,
    is_animation: bool,
) -> anyhow::Result<FramePainter> {
    let is_diagram = args.view == Some(PictureView::Diagram);
    if !is_diagram {
        let size = args.size.unwrap_or(if is_animation { SQUARE_SIZE } else { SCENE_SIZE });
        match (scene_painter(args, size, first, is_animation), args.view) {
            (Ok(painter), _) => return Ok(painter),
            (Err(error), Some(_)) => {
                bail!("{error}; --view diagram needs none of it");
            }
            (Err(error), None) => {
                print_error(format_args!("{error}; drawing a flat diagram instead"))
            }
        }
    }
    let PixelSize { width, height } = args.size.unwrap_or(SQUARE_SIZE);
    let style = DiagramStyle { width, height, ..DiagramStyle::square(width) };
    Ok(Box::new(move |frame| Ok(draw_diagram(frame, &style))))
}

#[cfg(feature = "viewer")]
fn scene_painter(
    args: &PictureArgs,
    size: PixelSize,
    first: &BoardFrame,
    is_animation: bool,
) -> anyhow::Result<FramePainter> {
    use crate::preferences::Quality;
    use crate::viewer::picture::{OffscreenScene, PictureRequest};
    let request = PictureRequest {
        view: args.view.unwrap_or(PictureView::Home).into(),
        size: (size.width, size.height).into(),
        // Software rendering of many frames is faster without it.
        quality: if is_animation { Quality::Plain } else { Quality::Fine },
        ..PictureRequest::from_frame(first)
    };
    let mut scene = OffscreenScene::new(&request)?;
    Ok(Box::new(move |frame| Ok(scene.draw(frame)?)))
}

#[cfg(not(feature = "viewer"))]
fn scene_painter(
    _: &PictureArgs,
    _: PixelSize,
    _: &BoardFrame,
    _: bool,
) -> anyhow::Result<FramePainter> {
    bail!("this program was built without the feature “viewer”, which draws in 3D")
}
