//! The marks on the board, shared by the scene and the unfolded boards.
//!
//! Pure functions of a game and a selection; [`layers`](super::layers) composes their results, `drawing` draws them on
//! the cubes, `unfolded` on the flat boards.

pub mod advice;
pub mod annotations;
pub mod capture_preview;
pub mod marks;
pub mod must_see;
pub mod segments;
