//! The app: all plugins of the window.

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
use super::kernel::messages::{OnlineGameRequest, OpenFiles};
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

/// Bevy's plugins and the window, which is hidden at first and redraws only on demand.
fn window(app: &mut App, backends: Backends) {
    let quiet = UpdateMode::reactive_low_power(Duration::from_secs(60));
    let window = WindowPlugin {
        // Ask for confirmation first if a game is in progress.
        close_when_requested: false,
        primary_window: Some(Window {
            title: PROGRAM.into(),
            name: Some("dames3d".into()),
            // The first picture replaces the page's cover.
            visible: is_page(),
            canvas: Some("#game".into()),
            fit_canvas_to_parent: true,
            resolution: WindowResolution::new(1280, 800),
            resize_constraints: least_size(),
            ..default()
        }),
        ..default()
    };
    // Compile pipelines synchronously: no later frame may follow to draw what is missing from this one.
    let render =
        RenderPlugin { synchronous_pipeline_compilation: true, ..graphics::render_with(backends) };
    let plugins = BevyPlugins.set(window).set(render);
    // Warnings go to the terminal; RUST_LOG shows more.
    #[cfg(not(target_family = "wasm"))]
    let plugins = plugins.set(LogPlugin {
        level: Level::WARN,
        filter: format!("{DEFAULT_FILTER}winit=error"),
        ..default()
    });
    app.add_plugins(plugins);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((drawing_thread::plugin, first_picture::plugin));
    app.insert_resource(WinitSettings { focused_mode: quiet, unfocused_mode: quiet });
}

/// The smallest window in which every control is reachable. On a page, the browser decides the size.
fn least_size() -> WindowResizeConstraints {
    if is_page() {
        return WindowResizeConstraints::default();
    }
    WindowResizeConstraints { min_width: 360.0, min_height: 520.0, ..default() }
}

/// The game in the window. Requires the [`scene`] and a window that does not close by itself.
pub fn game(app: &mut App) {
    let steps = (FrameSystems::Input, FrameSystems::Apply, FrameSystems::Render);
    app.configure_sets(Update, steps.chain())
        .configure_sets(
            Update,
            (FrameSystems::Apply, FollowMode, SceneSystems::UpdateTargets).chain(),
        )
        .configure_sets(Update, (SceneSystems::MoveRelief, FrameSystems::Render).chain())
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
    /// The language of this session; defaults to the saved one, then to the system's.
    pub language: Option<Language>,
    pub folders: UserFolders,
    /// The recording of the session, if any.
    pub recorder: Option<Recorder>,
    pub files: Vec<PathBuf>,
    /// The link to an online game to join.
    pub link: Option<String>,
    /// Hub engines to play against and analyze with.
    #[cfg(feature = "protocols")]
    pub engines: Vec<PlayerSpec>,
}

impl WindowOptions {
    /// Adds the options to an app with Bevy's plugins, before [`game`].
    pub fn add_to(self, app: &mut App) {
        let settings = self.folders.settings();
        // A player who joined by a link may have no settings yet.
        let seats: Option<SavedSeatsFile> = self.folders.file();
        let has_seats = seats.is_some_and(|file| fs::is_file(file.path()));
        let is_new = !has_seats && settings.as_ref().is_some_and(|file| !fs::is_file(file.path()));
        // First run: no earlier session, and no game to open.
        if is_new && self.files.is_empty() && self.link.is_none() {
            app.insert_resource(Welcome::Due).insert_resource(Arrival::Due);
        }
        if let Some(recorder) = self.recorder {
            app.insert_resource(SessionRecorder(recorder));
        }
        app.insert_resource(self.folders).add_message::<OpenFiles>();
        if let Some(link) = self.link {
            app.add_message::<OnlineGameRequest>()
                .world_mut()
                .write_message(OnlineGameRequest::Follow(link));
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

/// Opens the window and returns the exit status when it closes. Get the backends from [`graphics::window_backends`].
pub fn run(options: WindowOptions, backends: Backends) -> ExitCode {
    let mut app = build(options, backends);
    #[cfg(all(unix, not(target_os = "macos")))]
    graphics::exit_without_display();
    run_to_end(&mut app)
}

/// Builds the app without running it.
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

/// Runs an app and returns the exit status, that of the error if one ended it.
pub fn run_to_end(app: &mut App) -> ExitCode {
    app.run().report()
}
