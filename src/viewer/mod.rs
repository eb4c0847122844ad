//! The window: a kernel, and features around it.
//!
//! 1. [`kernel`] holds the session and applies commands to it; it seats players, keeps time, journal and settings, and
//!    runs the engines beside the window.
//! 2. [`ui`] is the toolkit of widgets, which knows nothing about draughts.
//! 3. [`scene`] is the pyramid, the light, the camera and the animation of moves.
//! 4. [`parts`] applies the toolkit to the game: buttons that ask for actions, and the slots that features fill.
//! 5. [`board`] puts together what the boards show from the layers of all features, draws it on the cubes and on the five
//!    boards, and reads the pointer.
//! 6. [`shell`] is the frame around the features: side panel, toolbar, notices, keyboard, help, settings.
//! 7. [`features`] are a folder each, with its panel, actions and state.
//! 8. [`app`] puts the plugins together, `layout` the panels. [`picture`] draws the same scene into a file, without a window.
//!
//! Each imports only those above it, and no feature imports another. [`graphics`] looks for a graphics adapter,
//! [`window_size`] fits the window to the screen, and `first_picture` shows it.

pub mod app;
pub mod bevy_plugins;
pub mod board;
#[cfg(not(target_family = "wasm"))]
mod drawing_thread;
pub mod features;
#[cfg(not(target_family = "wasm"))]
mod first_picture;
pub mod graphics;
pub mod kernel;
mod layout;
pub mod parts;
pub mod picture;
pub mod scene;
pub mod shell;
pub mod ui;
pub mod window_size;
