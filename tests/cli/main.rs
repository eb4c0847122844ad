//! What the program promises to those who type its commands and to programs that read its answers.

mod boards;
mod computer;
mod dxp;
mod errors;
mod memory;
mod moves;
mod perft;
mod picture;
#[cfg(target_os = "linux")]
mod processes;
mod program;
#[path = "../library/random.rs"]
#[allow(dead_code, reason = "the library's tests ask for more")]
mod random;
mod replay;
mod shots;
mod tables;
mod text;
mod train;
mod window;
