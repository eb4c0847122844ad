//! The marks on the board, the same in the scene and on the five boards beside it.
//!
//! [`BoardState`](board_state::BoardState) reads the state of the window and returns marks, lines, arrows and pieces by
//! their squares. `drawing` draws them on the cubes, `net` on the five boards.

pub mod advice;
pub mod better_line;
pub mod board_state;
pub mod capture_preview;
pub mod marks;
pub mod must_see;
pub mod noted;
pub mod past_capture;
pub mod shown_setup;
pub mod stretches;
