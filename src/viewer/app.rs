//! The app: the plugins of the window, put together.

use std::path::PathBuf;
use std::process::{ExitCode, Termination};
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::{
    prelude::*,
    render::RenderPlugin,
    window::{WindowResizeConstraints, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use wgpu::Backends;

#[cfg(not(target_family = "wasm"))]
use super::drawing_thread;
#[cfg(not(target_family = "wasm"))]
use super::first_picture;
use super::graphics::BevyPlugins;
use super::kernel::applying::SessionRecorder;
use super::kernel::engine_bridge::EngineBridge;
#[cfg(feature = "protocols")]
use super::kernel::engine_bridge::add_engines;
use super::kernel::frame::FrameSystems;
use super::kernel::messages::{OpenFiles, PlayElsewhere};
use super::kernel::persistence;
use super::kernel::persistence::UserFolders;
use super::kernel::settings::Localization;
use super::kernel::window_title::PROGRAM;
use super::scene::SceneSystems;
use super::scene::camera::Arrival;
use super::shell::welcome::Welcome;
use super::{board, features, graphics, kernel, scene, shell, ui, window_size};
use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::online::SavedSeatsFile;
use crate::platform::{fs, is_page, use_thread_priorities};
use crate::players::Computer;
#[cfg(feature = "protocols")]
use crate::protocols::matches::PlayerSpec;
use crate::viewer::kernel::mode::FollowMode;

/// Bevy's plugins and the window: its size and title, that it is hidden at first, and that it draws only when something
/// happens.
fn window(app: &mut App, backends: Backends) {
    let quiet = UpdateMode::reactive_low_power(Duration::from_secs(60));
    let window = WindowPlugin {
        // Closing is confirmed first if a game is in progress.
        close_when_requested: false,
        primary_window: Some(Window {
            title: PROGRAM.into(),
            name: Some("dames3d".into()),
            // The first picture of a page takes the place of its cover.
            visible: is_page(),
            canvas: Some("#game".into()),
            fit_canvas_to_parent: true,
            resolution: WindowResolution::new(1280, 800),
            resize_constraints: least_size(),
            ..default()
        }),
        ..default()
    };
    // A frame is drawn completely, because no later frame may follow that shows what was missing.
    let render = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..graphics::render_with(backends)
    };
    let plugins = BevyPlugins.set(window).set(render);
    // The terminal shows what goes wrong. RUST_LOG shows more.
    #[cfg(not(target_family = "wasm"))]
    let plugins = plugins.set(LogPlugin {
        level: Level::WARN,
        filter: format!("{DEFAULT_FILTER}winit=error"),
        ..default()
    });
    app.add_plugins(plugins);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((drawing_thread::plugin, first_picture::plugin));
    app.insert_resource(WinitSettings {
        focused_mode: quiet,
        unfocused_mode: quiet,
    });
}

/// The least size of the window in which all can be reached. A page is as large as the browser makes it.
fn least_size() -> WindowResizeConstraints {
    if is_page() {
        return WindowResizeConstraints::default();
    }
    WindowResizeConstraints {
        min_width: 360.0,
        min_height: 520.0,
        ..default()
    }
}

/// The game in the window: its kernel, its board, and the features around it. It needs the [`scene`], and a window that
/// is not closed when that is requested.
pub fn game(app: &mut App) {
    let steps = (
        FrameSystems::Input,
        FrameSystems::Apply,
        FrameSystems::Render,
    );
    app.configure_sets(Update, steps.chain())
        .configure_sets(
            Update,
            (FrameSystems::Apply, FollowMode, SceneSystems::UpdateTargets).chain(),
        )
        .configure_sets(
            Update,
            (SceneSystems::MoveRelief, FrameSystems::Render).chain(),
        )
        .add_plugins((
            MeshPickingPlugin,
            kernel::plugin,
            ui::plugin,
            scene::in_play,
            board::plugin,
            shell::plugin,
            features::plugin,
        ));
}

#[derive(Debug, Default)]
pub struct WindowOptions {
    /// The language of this session; `None` for the saved one, or else the system's.
    pub language: Option<Language>,
    /// The folders of the player's files.
    pub folders: UserFolders,
    /// The file that the session is recorded in, if it is.
    pub recorder: Option<Recorder>,
    /// Files and folders to open.
    pub files: Vec<PathBuf>,
    /// The link to a game with a friend elsewhere that is followed.
    pub link: Option<String>,
    /// Hub engines to play against and to analyze with.
    #[cfg(feature = "protocols")]
    pub engines: Vec<PlayerSpec>,
}

impl WindowOptions {
    /// Adds the options to an app that has Bevy's plugins, and not yet those of the [`game`].
    pub fn add_to(self, app: &mut App) {
        let settings = self.folders.settings();
        // Whoever came by the link of a friend may not have changed any.
        let seats: Option<SavedSeatsFile> = self.folders.file();
        let has_seats = seats.is_some_and(|file| fs::is_file(file.path()));
        let is_new = !has_seats
            && settings
                .as_ref()
                .is_some_and(|file| !fs::is_file(file.path()));
        // Nothing is kept of an earlier session, and no game is opened.
        if is_new && self.files.is_empty() && self.link.is_none() {
            app.insert_resource(Welcome::Due)
                .insert_resource(Arrival::Due);
        }
        if let Some(recorder) = self.recorder {
            app.insert_resource(SessionRecorder(recorder));
        }
        app.insert_resource(self.folders).add_message::<OpenFiles>();
        if let Some(link) = self.link {
            app.add_message::<PlayElsewhere>()
                .world_mut()
                .write_message(PlayElsewhere::Follow(link));
        }
        if !self.files.is_empty() {
            app.world_mut().write_message(OpenFiles(self.files));
        }
        #[cfg(feature = "protocols")]
        add_engines(app.world_mut(), self.engines);
        match settings {
            Some(file) => persistence::plugin(app, file, self.language),
            None => {
                let language = self.language.unwrap_or_else(Language::from_system);
                app.insert_resource(Localization::new(language));
            }
        }
    }
}

/// Opens the window and returns the exit status when it is closed. [`graphics::window_backends`] returns the backends.
pub fn run(options: WindowOptions, backends: Backends) -> ExitCode {
    run_to_end(&mut build(options, backends))
}

/// The app with the window, which opens when it is run.
pub fn build(options: WindowOptions, backends: Backends) -> App {
    use_thread_priorities();
    let mut app = App::new();
    let computer = Computer::default().with_varied_games();
    app.insert_resource(EngineBridge::new(computer));
    window(&mut app, backends);
    options.add_to(&mut app);
    app.add_plugins((window_size::plugin, scene::plugin, game));
    window_size::restore(app.world_mut());
    app
}

/// Runs an app and returns the exit status: that of the error, if one closed it.
pub fn run_to_end(app: &mut App) -> ExitCode {
    app.run().report()
}
