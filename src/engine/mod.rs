//! Choosing a move.

pub mod wolf_and_sheep;
