//! The marks on the board, the same in the scene and on the five boards beside it.
//!
//! These are functions of a game and of what is selected; [`layers`](super::layers) puts together what is shown. `drawing`
//! draws it on the cubes, `unfolded` on the five boards.

pub mod advice;
pub mod capture_preview;
pub mod marks;
pub mod must_see;
pub mod noted;
pub mod stretches;
