//! The window: one Bevy plugin a file, each named after what a player sees or does.
//!
//! The [`scene`] is what the board looks like, from where and in which light; [`play`] is what happens on it, between
//! the pointer and the pieces; beside it lie the [`panels`]. A button on them and a key of the [`keyboard`] ask for
//! an [`action`](mod@action), the game itself is behind the [`table`], and [`motion`] eases whatever moves and asks
//! for frames only then. Without a window, [`picture`] draws the same scene into a file.

/// The games, the settings and whatever else the plugins share.
pub mod state {
    pub mod animation_clock;
    pub mod dialogs;
    pub mod localization;
    pub mod new_game;
    pub mod persistence;
    pub mod recorder;
    pub mod session;
    pub mod settings;
}
/// The toolkit: widgets, bindings, styles.
pub mod ui {
    pub mod bindings;
    pub mod button;
    pub mod card;
    pub mod fonts;
    pub mod icons;
    pub mod modal;
    pub mod palette;
    pub mod scroll;
    pub mod style;
    pub mod tooltip;
    pub mod widgets;
}
/// Pointer, keyboard and the action dispatcher.
pub mod input {
    pub mod action;
    pub mod clipboard;
    pub mod dispatcher;
    pub(crate) mod free_hand;
    pub mod keyboard;
    pub mod pointer;
    pub mod selection;
}
/// Dialogs.
pub mod dialogs {
    pub mod confirmation;
    pub mod help;
    pub mod new_game;
    pub mod result;
}
pub mod board;
pub mod engine_bridge;
pub mod graphics;
pub mod panels;
pub mod picture;
pub mod scene;
pub mod window_size;

use std::time::Duration;

use bevy::{
    log::{DEFAULT_FILTER, Level, LogPlugin},
    prelude::*,
    render::{RenderPlugin, pipelined_rendering::PipelinedRenderingPlugin},
    window::{WindowResizeConstraints, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use wgpu::Backends;

use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::matches::PlayerSpec;
use crate::players::Computer;
use crate::preferences::PreferencesFile;
use engine_bridge::{EngineBridge, Programs};
use scene::SceneSystems;
use state::localization::Localization;
use state::recorder::SessionRecorder;
use state::session::FrameSystems;

/// The window itself: its size and title, that it draws only when something happens, and that it does not close
/// unasked.
fn window(app: &mut App, backends: Backends) {
    let quiet = UpdateMode::reactive_low_power(Duration::from_secs(60));
    let window = WindowPlugin {
        // A game may be under way: the players are asked first.
        close_when_requested: false,
        primary_window: Some(Window {
            title: "Dames 3D".into(),
            name: Some("dames3d".into()),
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
    // A terminal is told what goes wrong, not what the system is like; RUST_LOG asks for that.
    let log = LogPlugin {
        level: Level::WARN,
        filter: format!("{DEFAULT_FILTER}winit=error"),
        ..default()
    };
    // A frame is drawn whole or not at all: when nothing moves, there is no next one to show what was missing.
    let render = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..graphics::render_with(backends)
    };
    // Pipelined, what a click changes would be seen only after the next event.
    app.add_plugins(
        DefaultPlugins
            .set(window)
            .set(log)
            .set(render)
            .disable::<PipelinedRenderingPlugin>(),
    )
    .insert_resource(WinitSettings {
        focused_mode: quiet,
        unfocused_mode: quiet,
    });
}

/// Playing: the games on the table, and everything between the pointer and the pieces.
pub fn game(app: &mut App) {
    app.configure_sets(Update, (FrameSystems::Apply, SceneSystems::Decide).chain())
        .configure_sets(Update, (SceneSystems::Rise, FrameSystems::Render).chain())
        .add_plugins((
            MeshPickingPlugin,
            state::session::plugin,
            state::settings::plugin,
            scene::inspect::plugin,
            state::recorder::plugin,
            board::plugin,
            engine_bridge::plugin,
        ));
}

/// The desk beside the board: the panels, the keys, the clipboard, and the words they use. It needs the table, and a
/// window that does not close when it is requested to.
pub fn desk(app: &mut App) {
    app.add_plugins((
        state::localization::plugin,
        input::dispatcher::plugin,
        ui::button::plugin,
        input::keyboard::plugin,
        input::clipboard::plugin,
        panels::plugin,
    ));
}

/// How the window opens.
#[derive(Debug, Default)]
pub struct WindowOptions {
    /// The language it speaks at first; without one, the one that is kept, or else the system's.
    pub language: Option<Language>,
    /// Where what the players like is kept, if it is.
    pub kept: Option<PreferencesFile>,
    /// Where the session is recorded, if it is.
    pub recorder: Option<Recorder>,
    /// Other programs to play against and to analyse with; Hub engines.
    pub programs: Vec<PlayerSpec>,
}

/// Opens the window and stays until it is closed.
/// Ask [`graphics::window_backends`] for the backends.
pub fn run(options: WindowOptions, backends: Backends) -> AppExit {
    let mut app = App::new();
    if let Some(recorder) = options.recorder {
        app.insert_resource(SessionRecorder(recorder));
    }
    app.insert_resource(Programs::new(options.programs))
        .insert_resource(EngineBridge::new(Computer::default().with_varied_games()));
    window(&mut app, backends);
    match (options.kept, options.language) {
        (Some(kept), asked) => state::persistence::plugin(&mut app, kept, asked),
        (None, Some(asked)) => {
            app.insert_resource(Localization::new(asked));
        }
        (None, None) => {}
    }
    app.add_plugins((window_size::plugin, scene::plugin, game, desk))
        .run()
}
