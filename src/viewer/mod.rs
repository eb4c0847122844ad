//! The window: a kernel, and features around it.
//!
//! 1. [`kernel`] holds the session and applies commands to it; it seats players, keeps time, journal and settings, and
//!    runs the engines beside the window.
//! 2. [`ui`] is the toolkit: widgets, bindings, colors, buttons for actions, small boards.
//! 3. [`scene`] is the pyramid, the light, the camera and the animation of moves.
//! 4. [`board`] puts together what the boards show from the layers of all features, draws it on the cubes and on the
//!    five boards, and reads the pointer.
//! 5. [`shell`] is the frame around the features: side panel, toolbar, notices, keyboard, help, settings, and the slots
//!    that features fill.
//! 6. [`features`] are a folder each, with its panel, actions and state.
//! 7. [`app`] puts the plugins together. [`picture`] draws the same scene into a file, without a window.
//!
//! A layer imports only the layers before it in this list, and no feature imports another. [`graphics`] looks for a
//! graphics adapter, [`window_size`] fits the window to the screen, and `first_picture` shows it.

pub mod app;
pub mod board;
#[cfg(not(target_family = "wasm"))]
mod drawing_thread;
pub mod features;
#[cfg(not(target_family = "wasm"))]
mod first_picture;
pub mod graphics;
pub mod kernel;
pub mod picture;
pub mod scene;
pub mod shell;
pub mod ui;
pub mod window_size;
