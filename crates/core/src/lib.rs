//! The common ground of a window, a text board and a command line of draughts: everything between the engine and the
//! faces of the program.
//!
//! A [`game::Session`] holds the games at all tables, [`players`] plays at them, and [`archive`] keeps them. [`i18n`] and
//! [`speech`] say what happens, [`pictures`] and [`sound`] show it without a window.

#![forbid(unsafe_code)]

pub mod archive;
pub mod game;
pub mod i18n;
pub mod jobs;
pub mod pictures;
pub mod players;
pub mod preferences;
pub mod sound;
pub mod speech;
mod spelling;
pub mod themes;

use dames3d_engine as engine;
use dames3d_platform as platform;
use dames3d_rules::{board, game_tree, notation, rules};
