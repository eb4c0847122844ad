//! The window without a window: real pointer messages go through picking, and the game answers.
#![cfg(feature = "viewer")]

mod engine_bridge;
mod new_game;
mod over_the_board;
mod panels;
mod persistence;
mod play;
#[cfg(unix)]
mod programs;
mod test_app;
mod window_size;
