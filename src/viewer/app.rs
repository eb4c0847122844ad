//! The app: the plugins of the window, put together.

use std::path::PathBuf;
use std::process::{ExitCode, Termination};
use std::time::Duration;

use bevy::{
    log::{DEFAULT_FILTER, Level, LogPlugin},
    prelude::*,
    render::RenderPlugin,
    window::{WindowResizeConstraints, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use wgpu::Backends;

use super::engine_bridge::{self, Endgames, EngineBridge, add_engines};
use super::files::{NativeDialogs, StartFiles};
use super::scene::systems::SceneSystems;
use super::state::camera::Arrival;
use super::state::collection::GameArchive;
use super::state::endgame_practice::EndgameFile;
use super::state::exercises::ExerciseFile;
use super::state::frame::FrameSystems;
use super::state::keeping::SessionKeeper;
use super::state::localization::Localization;
use super::state::recorder::SessionRecorder;
use super::state::sharing::ShareFolder;
use super::state::welcome::Welcome;
use super::{
    accessibility, board, dialogs, drawing_thread, endgame_practice, exercises, files,
    first_picture, game_ui, graphics, input, lesson, messages, net, panels, review, scene, sharing,
    sound, state, trainer, walk, window_size,
};
use crate::archive::Archive;
use crate::engine::endgame_practice::EndgameRecordsFile;
use crate::exercises::ResultsFile;
use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::matches::PlayerSpec;
use crate::players::Computer;
use crate::preferences::PreferencesFile;

/// Bevy's plugins and the window: its size and title, that it is hidden at first, and that it draws only when something
/// happens.
fn window(app: &mut App, backends: Backends) {
    let quiet = UpdateMode::reactive_low_power(Duration::from_secs(60));
    let window = WindowPlugin {
        // Closing is confirmed first if a game is in progress.
        close_when_requested: false,
        primary_window: Some(Window {
            title: "Dames 3D".into(),
            name: Some("dames3d".into()),
            visible: false,
            resolution: WindowResolution::new(1280, 800),
            resize_constraints: WindowResizeConstraints {
                min_width: 960.0,
                min_height: 520.0,
                ..default()
            },
            ..default()
        }),
        ..default()
    };
    // The terminal shows what goes wrong. RUST_LOG shows more.
    let log = LogPlugin {
        level: Level::WARN,
        filter: format!("{DEFAULT_FILTER}winit=error"),
        ..default()
    };
    // A frame is drawn completely, because no later frame may follow that shows what was missing.
    let render = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..graphics::render_with(backends)
    };
    app.add_plugins((
        DefaultPlugins.set(window).set(log).set(render),
        drawing_thread::plugin,
        first_picture::plugin,
    ))
    .insert_resource(WinitSettings {
        focused_mode: quiet,
        unfocused_mode: quiet,
    });
}

/// The game: the session, the board that is played on, and the engines. It needs the [`scene`].
pub fn game(app: &mut App) {
    let steps = (
        FrameSystems::Input,
        FrameSystems::Apply,
        FrameSystems::Render,
    );
    app.configure_sets(Update, steps.chain())
        .configure_sets(
            Update,
            (FrameSystems::Apply, SceneSystems::UpdateTargets).chain(),
        )
        .configure_sets(
            Update,
            (SceneSystems::MoveRelief, FrameSystems::Render).chain(),
        )
        .add_plugins(state::position_editor::plugin)
        .add_plugins((
            MeshPickingPlugin,
            messages::plugin,
            state::clock_ticks::plugin,
            state::resting_cameras::plugin,
            state::applying::plugin,
            state::keeping::plugin,
            (
                state::settings::plugin,
                state::current_lesson::plugin,
                state::exercises::plugin,
                state::rule_card::plugin,
            ),
            (
                state::recorder::plugin,
                state::trainer::plugin,
                state::endgame_practice::plugin,
            ),
            (
                state::collection::plugin,
                state::game_list::plugin,
                state::explorer::plugin,
            ),
            (
                scene::view_settings::plugin,
                scene::inspect::plugin,
                scene::move_animation::plugin,
            ),
            (
                input::touch::plugin,
                input::pointer_steps::plugin,
                input::pointer::plugin,
            ),
            input::annotate::plugin,
            input::selection::plugin,
            board::plugin,
            engine_bridge::plugin,
        ));
}

/// The interface round the board: the keyboard, the clipboard, the panels, the dialogs, and their language. It needs
/// the [`game`], and a window that is not closed when that is requested.
pub fn interface(app: &mut App) {
    app.add_plugins((
        state::localization::plugin,
        input::dispatcher::plugin,
        input::keyboard::plugin,
        input::clipboard::plugin,
        (input::clock_actions::plugin, input::seat_actions::plugin),
        input::views::plugin,
        input::position_editor::plugin,
        sharing::plugin,
        input::games_actions::plugin,
        game_ui::plugin,
        panels::plugin,
        (net::plugin, walk::plugin, accessibility::plugin),
        dialogs::plugin,
        files::plugin,
        (
            (
                review::plugin,
                lesson::plugin,
                exercises::plugin,
                endgame_practice::plugin,
                trainer::plugin,
            ),
            sound::plugin,
            input::settings::plugin,
            input::explain_actions::plugin,
        ),
    ));
}

/// The options of the window. It reads and writes in no other place, unless a player chooses a file.
#[derive(Debug, Default)]
pub struct WindowOptions {
    /// The language of this session; `None` for the saved one, or else the system's.
    pub language: Option<Language>,
    /// The settings file, if there is one.
    pub preferences: Option<PreferencesFile>,
    /// The file that the session is recorded in, if it is.
    pub recorder: Option<Recorder>,
    /// The archive in which games are kept and listed, if they are.
    pub archive: Option<Archive>,
    /// The file in which the results with shots are kept, if they are.
    pub exercises: Option<ResultsFile>,
    /// The file in which the records in endgames are kept, if they are.
    pub endgames: Option<EndgameRecordsFile>,
    /// The folder of the endgame tables, if there is one.
    pub tables: Option<PathBuf>,
    /// The folder in which pictures are saved, if they can be.
    pub pictures: Option<PathBuf>,
    /// Files and folders to open.
    pub files: Vec<PathBuf>,
    /// Hub engines to play against and to analyse with.
    pub engines: Vec<PlayerSpec>,
}

impl WindowOptions {
    /// Returns `true` if nothing is kept of an earlier session, and no game is opened.
    fn is_first_start(&self) -> bool {
        let is_new = |file: &PreferencesFile| !file.path().exists();
        self.preferences.as_ref().is_some_and(is_new) && self.files.is_empty()
    }

    /// Adds the options to an app that has Bevy's plugins, and not yet those of the [`game`] and the [`interface`].
    pub fn add_to(self, app: &mut App) {
        if self.is_first_start() {
            app.insert_resource(Welcome::Due)
                .insert_resource(Arrival::Due);
        }
        if let Some(recorder) = self.recorder {
            app.insert_resource(SessionRecorder(recorder));
        }
        app.insert_resource(StartFiles(self.files))
            .insert_resource(ExerciseFile(self.exercises))
            .insert_resource(EndgameFile(self.endgames))
            .insert_resource(Endgames::in_folder(self.tables, Endgames::PIECES))
            .insert_resource(ShareFolder(self.pictures))
            .insert_resource(GameArchive(self.archive.clone()));
        if let Some(archive) = self.archive {
            app.insert_resource(SessionKeeper::new(archive));
        }
        add_engines(app.world_mut(), self.engines);
        match self.preferences {
            Some(file) => state::persistence::plugin(app, file, self.language),
            None => {
                let language = self.language.unwrap_or_else(Language::from_system);
                app.insert_resource(Localization::new(language));
            }
        }
    }
}

/// Opens the window and returns the exit status when it is closed. [`graphics::window_backends`] returns the backends.
pub fn run(options: WindowOptions, backends: Backends) -> ExitCode {
    let mut app = App::new();
    let computer = Computer::default().with_varied_games();
    app.init_resource::<NativeDialogs>()
        .insert_resource(EngineBridge::new(computer));
    window(&mut app, backends);
    options.add_to(&mut app);
    window_size::restore(app.world_mut());
    app.add_plugins((
        window_size::plugin,
        scene::plugin,
        game,
        interface,
        sound::speaker::plugin,
    ));
    run_to_end(&mut app)
}

/// Runs an app and returns the exit status: that of the error, if one closed it.
pub fn run_to_end(app: &mut App) -> ExitCode {
    app.run().report()
}
