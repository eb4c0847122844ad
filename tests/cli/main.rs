//! The program as a user runs it, and as other programs run it: its arguments, output, errors and exit status.

/// The program that is run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_dames3d");

mod boards;
#[path = "../library/cases.rs"]
mod cases;
mod computer;
mod draws;
mod dxp;
mod endgames;
#[path = "../environment/mod.rs"]
mod environment;
mod errors;
mod exercises;
#[cfg(target_os = "linux")]
mod file_names;
#[cfg(all(feature = "viewer", target_os = "linux"))]
mod first_picture;
mod foreign_text;
mod games;
mod home;
mod json;
mod kept_games;
mod lesson;
#[cfg(all(feature = "viewer", target_os = "linux"))]
mod lost_screen;
mod manual;
mod memory;
mod moves;
mod online;
mod openings;
#[path = "../library/patience.rs"]
#[allow(dead_code, reason = "the tests of the library need more")]
mod patience;
mod pdn;
mod perft;
mod picture;
#[cfg(target_os = "linux")]
mod processes;
mod program;
#[path = "../library/random.rs"]
#[allow(dead_code, reason = "the tests of the library need more")]
mod random;
mod replay;
#[cfg(all(feature = "viewer", target_os = "linux"))]
mod screen_reader;
#[cfg(all(feature = "viewer", target_os = "linux"))]
mod screenshots;
#[cfg(feature = "server")]
mod serve;
mod shots;
mod sounds;
mod tables;
mod text;
mod window;
#[cfg(all(feature = "viewer", target_os = "linux"))]
mod window_kills;
