//! The shared core of the window, the text board and the command line: everything between the engine and the user
//! interfaces.
//!
//! A [`game::Session`] holds the games at all tables, [`players`] plays them, and [`archive`] stores them. [`i18n`] and
//! [`speech`] put them into words; [`pictures`] and [`sound`] render them without a window.

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
pub mod spelling;
pub mod themes;

use dames3d_engine as engine;
use dames3d_platform as platform;
use dames3d_rules::{board, game_tree, notation, rules};
