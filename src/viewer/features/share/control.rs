//! Handles sharing: copies the position or game, and renders pictures and animations in the background.

use std::error::Error;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::clipboard::Clipboard;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{SHARE, ShareAction, ShareFolder, ShareLook, ShareOutcome, Sharing};
use crate::notation::fen;
use crate::pictures::{
    AnimationError, Bitmap, BoardFrame, DiagramStyle, FrameTimes, draw_diagram, game_frames,
    write_animation,
};
use crate::platform::{PageLink, fs, lower_thread_priority_slightly, write_file};
use crate::preferences::Quality;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::autosave::GameText;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{Localization, ViewerSettings};
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;
use crate::viewer::picture::{OffscreenScene, PictureRequest};
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation, ProjectionMode};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::geometry::ReliefTarget;

/// Size of a 3D picture.
const SCENE_SIZE: UVec2 = UVec2::new(1280, 960);
const SCENE_ANIMATION_SIZE: UVec2 = UVec2::new(640, 560);
const DIAGRAM_SIZE: u32 = 1024;
const DIAGRAM_ANIMATION_SIZE: u32 = 640;

/// The file being rendered.
#[derive(Resource, Default)]
struct CurrentJob(Option<ShareJob>);

struct ShareJob {
    reports: BackgroundTask<ShareReport>,
    stop: Arc<AtomicBool>,
}

enum ShareReport {
    /// Fraction done.
    Progress(f32),
    Ended(Result<PathBuf, AnimationError>),
}

/// The current view.
#[derive(SystemParam)]
struct Sight<'w, 's> {
    session: Res<'w, CurrentSession>,
    settings: Res<'w, ViewerSettings>,
    projection: Res<'w, ProjectionMode>,
    orientation: Res<'w, BoardOrientation>,
    relief: Res<'w, ReliefTarget>,
    spotlight: Res<'w, Spotlight>,
    mode: Res<'w, State<BoardMode>>,
    board: Res<'w, ShownBoard>,
    camera: Single<'w, 's, &'static BoardCamera>,
    folder: Res<'w, ShareFolder>,
    localization: Res<'w, Localization>,
    text: GameText<'w>,
}

impl Sight<'_, '_> {
    /// The position on the board: the one being set up, or the game's with its last move and pieces moved by hand.
    fn frame_shown(&self) -> BoardFrame {
        let game = self.session.game();
        let (setup, node) = match self.mode.get() {
            BoardMode::Editor => (self.board.setup, game.tree().root()),
            _ => (game.current_setup(), game.current_node()),
        };
        BoardFrame {
            pieces: setup.pieces_on_squares().collect(),
            ..BoardFrame::after(game.tree(), node)
        }
    }

    fn fen(&self) -> String {
        match self.mode.get() {
            BoardMode::Editor => fen::write(&self.board.setup),
            _ => fen::write(&self.session.game().position().setup()),
        }
    }

    /// The link to the game, or to its position if nothing has been played.
    fn link(&self) -> Option<String> {
        let game = self.session.game();
        let fen = self.fen();
        let pdn = self.text.pdn(game).to_string();
        let link = if game.tree().is_empty() {
            PageLink::Position { variant: game.variant().name(), fen: &fen }
        } else {
            PageLink::Game(&pdn)
        };
        link.address()
    }

    /// The order for a file; `None` without a folder.
    fn order(&self, look: ShareLook, is_animation: bool) -> Option<Order> {
        let game = self.session.game();
        let frames = if is_animation {
            game_frames(game.tree(), game.line(), FrameTimes::default())
        } else {
            vec![self.frame_shown()]
        };
        let size = if is_animation { SCENE_ANIMATION_SIZE } else { SCENE_SIZE };
        let scene = frames.first().map(|first| PictureRequest {
            relief: self.relief.0,
            pose: Some(self.camera.goal()),
            orientation: self.orientation.0,
            projection: *self.projection,
            spotlight: self.spotlight.0,
            numbers: self.settings.numbers,
            size,
            // Software rendering of many frames is faster without it.
            quality: if is_animation { Quality::Plain } else { Quality::Fine },
            theme: self.settings.look.theme,
            ..PictureRequest::from_frame(first)
        });
        let diagram = DiagramStyle {
            orientation: self.orientation.0,
            numbers: self.settings.numbers,
            theme: self.settings.look.theme,
            ..DiagramStyle::square(if is_animation { DIAGRAM_ANIMATION_SIZE } else { DIAGRAM_SIZE })
        };
        Some(Order {
            frames,
            is_animation,
            scene: scene.filter(|_| look == ShareLook::Scene),
            diagram,
            folder: self.folder.0.clone()?,
            name: self.localization.game_file_name(&self.text.pdn(game).tags),
        })
    }
}

/// Starts the rendering thread.
fn start(order: Order, wake: impl Fn() + Send + 'static) -> ShareJob {
    let stop = Arc::new(AtomicBool::new(false));
    let is_stopped = stop.clone();
    let reports = BackgroundTask::start(wake, move |reports| {
        lower_thread_priority_slightly();
        let ended = order.carry_out(|share| {
            reports.send(ShareReport::Progress(share));
            if is_stopped.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        reports.send(ShareReport::Ended(ended));
    });
    ShareJob { reports, stop }
}

fn carry_out(
    mut actions: MessageReader<ShareAction>,
    mut dialogs: ResMut<OpenDialogs>,
    mut sharing: ResMut<Sharing>,
    mut job: ResMut<CurrentJob>,
    mut clipboard: ResMut<Clipboard>,
    sight: Sight,
    waker: WindowWaker,
) {
    for &action in actions.read() {
        if action == ShareAction::Open {
            dialogs.open(SHARE, ());
            sharing.outcome = None;
            continue;
        }
        let game = sight.session.game();
        match action {
            ShareAction::Open => {}
            ShareAction::CopyPdn | ShareAction::CopyLink | ShareAction::SaveAnimation
                if *sight.mode == BoardMode::Editor => {}
            ShareAction::CopyFen => {
                let copied = clipboard.set_text(sight.fen()).is_ok();
                sharing.outcome = Some(copied_or_not(copied, ShareOutcome::CopiedFen));
            }
            ShareAction::CopyPdn => {
                let copied = clipboard.set_text(format!("{}\n", sight.text.pdn(game))).is_ok();
                sharing.outcome = Some(copied_or_not(copied, ShareOutcome::CopiedPdn));
            }
            ShareAction::CopyLink => {
                if let Some(link) = sight.link() {
                    let copied = clipboard.set_text(link).is_ok();
                    sharing.outcome = Some(copied_or_not(copied, ShareOutcome::CopiedLink));
                }
            }
            ShareAction::Look(look) => sharing.look = look,
            ShareAction::SavePicture | ShareAction::SaveAnimation => {
                if job.0.is_none()
                    && let Some(order) =
                        sight.order(sharing.look, action == ShareAction::SaveAnimation)
                {
                    job.0 = Some(start(order, waker.waker()));
                    sharing.progress = Some(0.0);
                    sharing.outcome = None;
                }
            }
            ShareAction::Stop => {
                if let Some(job) = &job.0 {
                    job.stop.store(true, Ordering::Relaxed);
                }
            }
        }
    }
}

fn copied_or_not(copied: bool, outcome: ShareOutcome) -> ShareOutcome {
    if copied { outcome } else { ShareOutcome::NotCopied }
}

/// Handles the thread's reports. If the dialog has been closed, the result is shown as a notice.
fn follow_job(
    mut job: ResMut<CurrentJob>,
    mut sharing: ResMut<Sharing>,
    dialogs: Res<OpenDialogs>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(running) = &mut job.0 else { return };
    let (reports, _) = running.reports.take();
    for report in reports {
        let ended = match report {
            ShareReport::Progress(share) => {
                sharing.progress = Some(share);
                continue;
            }
            ShareReport::Ended(ended) => ended,
        };
        job.0 = None;
        sharing.progress = None;
        let outcome = match ended {
            Ok(path) => Some(ShareOutcome::Saved(path)),
            Err(AnimationError::Stopped) => None,
            Err(error) => Some(ShareOutcome::Failed(error.to_string())),
        };
        sharing.outcome.clone_from(&outcome);
        if !dialogs.has(SHARE) {
            notices.write(Notice::info(move |localizer| match &outcome {
                Some(outcome) => outcome.words(localizer),
                None => localizer.messages.share_stopped(),
            }));
        }
    }
}

type BoxedError = Box<dyn Error + Send + Sync>;

/// A picture or animation to render.
pub(super) struct Order {
    pub(super) frames: Vec<BoardFrame>,
    pub(super) is_animation: bool,
    /// The 3D view; `None` for a diagram.
    pub(super) scene: Option<PictureRequest>,
    pub(super) diagram: DiagramStyle,
    /// The folder, and the file name without number and extension.
    pub(super) folder: PathBuf,
    pub(super) name: String,
}

impl Order {
    /// Renders the file and returns its path.
    pub(super) fn carry_out(
        self,
        mut progress: impl FnMut(f32) -> ControlFlow<()>,
    ) -> Result<PathBuf, AnimationError> {
        let draw_error = |error: BoxedError| AnimationError::Draw(error);
        let last = self.frames.last().ok_or(AnimationError::Empty)?;
        let mut paint: Box<dyn FnMut(&BoardFrame) -> Result<Bitmap, BoxedError>> = match &self.scene
        {
            Some(request) => {
                let mut scene =
                    OffscreenScene::new(request).map_err(|error| draw_error(error.into()))?;
                Box::new(move |frame| Ok(scene.draw(frame)?))
            }
            None => {
                let style = self.diagram;
                Box::new(move |frame| Ok(draw_diagram(frame, &style)))
            }
        };
        let count = self.frames.len() as f32;
        let (file, ending) = if self.is_animation {
            let written = |frames| progress(frames as f32 / count);
            (write_animation(&self.frames, Vec::new(), paint, written)?, "gif")
        } else {
            let bitmap = paint(last).map_err(draw_error)?;
            let png = bitmap.png().map_err(|error| draw_error(error.into()))?;
            (png, "png")
        };
        let path = free_path(&self.folder, &self.name, ending);
        write_file(&path, file).map_err(|error| draw_error(error.into()))?;
        Ok(path)
    }
}

/// The first unused name of `name.png`, `name-2.png`, …
fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let first = folder.join(format!("{name}.{ending}"));
    let others = (2..10_000).map(|number| folder.join(format!("{name}-{number}.{ending}")));
    [first.clone()]
        .into_iter()
        .chain(others)
        .find(|path| !fs::exists(path).unwrap_or(false))
        .unwrap_or(first)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShareFolder>()
        .init_resource::<Sharing>()
        .init_resource::<CurrentJob>()
        .add_systems(
            Update,
            (
                carry_out.after(CarryOut).before(FrameSystems::Apply),
                follow_job
                    .in_set(FrameSystems::Input)
                    .run_if(|job: Res<CurrentJob>| job.0.is_some()),
            ),
        );
}
