//! The window without a window: real pointer messages go through picking, and the game answers.
#![cfg(feature = "viewer")]

mod manners;
mod new_game;
mod panels;
mod play;
#[cfg(unix)]
mod programs;
mod remember;
mod sizes;
mod test_app;
mod thinking;
