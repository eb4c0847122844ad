//! The window: a kernel, and features around it.
//!
//! 1. [`kernel`]: the session and its commands, players, clocks, journal and settings, and the engines in the
//!    background.
//! 2. [`ui`]: the toolkit of widgets, bindings, colors, action buttons and small boards.
//! 3. [`scene`]: the pyramid, the light, the camera and move animations.
//! 4. [`board`]: composes the layers of all features, draws them on the cubes and on the unfolded boards, and handles
//!    pointer input.
//! 5. [`shell`]: the frame around the features: side panel, toolbar, notices, keyboard, help, settings, and slots for
//!    features to fill.
//! 6. [`features`]: a folder each, with panel, actions and state.
//! 7. [`app`] assembles the plugins. [`picture`] renders the same scene to a file, without a window.
//!
//! A layer imports only earlier layers of this list, and no feature imports another. [`graphics`] selects a graphics
//! adapter, [`window_size`] fits the window to the screen, and `first_picture` is the splash screen.

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
