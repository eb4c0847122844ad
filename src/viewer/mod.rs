//! The window: one Bevy plugin a file, each named after what a player sees or does.
//!
//! The scene: [`cubes`] stand at their [`place`]s in the [`light`], with their [`numbers`]; the [`camera`] goes round
//! them; [`pieces`] says what men and kings look like. [`motion`] eases whatever moves and asks for frames only then.
//! Without a window, [`picture`] draws the same scene into a file.

pub mod action;
pub mod camera;
pub mod clipboard;
pub mod cubes;
pub mod fonts;
pub mod keyboard;
pub mod light;
pub mod motion;
pub mod numbers;
pub mod palette;
pub mod panels;
pub mod picture;
pub mod pieces;
pub mod place;
pub mod settings;
pub mod shapes;
pub mod speech;
pub mod table;
pub mod wood;

use std::time::Duration;

use bevy::{
    prelude::*,
    window::WindowResolution,
    winit::{UpdateMode, WinitSettings},
};
use thiserror::Error;

use camera::{Insets, PANEL_WIDTH};

/// Why no window opens.
#[derive(Debug, Error)]
pub enum OpenError {
    /// There is nowhere to put a window.
    #[error("no display to open a window on")]
    NoDisplay,
    /// There is nothing to draw with.
    #[error("no graphics adapter to draw with")]
    NoAdapter,
}

/// Everything that makes the board look like one, for a window or for a picture.
pub fn scene(app: &mut App) {
    app.add_plugins((
        motion::plugin,
        fonts::plugin,
        wood::plugin,
        place::plugin,
        cubes::plugin,
        numbers::plugin,
        pieces::plugin,
        light::plugin,
        camera::plugin,
    ));
}

/// The table, and the panels, keys and words by which players reach it: everything but what is drawn in depth.
pub fn desk(app: &mut App) {
    app.add_plugins((
        table::plugin,
        settings::plugin,
        speech::plugin,
        action::plugin,
        keyboard::plugin,
        clipboard::plugin,
        panels::plugin,
    ));
}

/// The window itself: its size and title, and that it draws only when something happens.
pub fn window(app: &mut App) {
    let quiet = UpdateMode::reactive_low_power(Duration::from_secs(60));
    app.add_plugins(DefaultPlugins.set(WindowPlugin {
        primary_window: Some(Window {
            title: "Dames 3D".into(),
            name: Some("dames3d".into()),
            resolution: WindowResolution::new(1280, 800),
            ..default()
        }),
        ..default()
    }))
    .insert_resource(WinitSettings { focused_mode: quiet, unfocused_mode: quiet });
}

/// Opens the window and stays until it is closed. An error, and no window, when there is no display or no adapter.
pub fn open() -> Result<AppExit, OpenError> {
    if !picture::display_available() {
        return Err(OpenError::NoDisplay);
    }
    if !picture::adapter_available() {
        return Err(OpenError::NoAdapter);
    }
    Ok(App::new()
        .add_plugins((window, scene, desk))
        .insert_resource(Insets { left: 0.0, right: PANEL_WIDTH })
        .run())
}
