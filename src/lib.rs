//! Dames 3D: draughts on a stepped pyramid of 100 cubes read as five boards.

pub mod board;
pub mod game;
pub mod notation;
pub mod rules;
pub mod terminal;
#[cfg(feature = "viewer")]
pub mod viewer;
pub mod words;
