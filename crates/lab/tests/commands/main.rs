//! The program `dames3d-lab`, run as a user runs it.

#[path = "../../../../tests/environment/mod.rs"]
mod environment;
mod exercises;
#[cfg(target_os = "linux")]
mod file_names;
mod grow;
#[cfg(target_os = "linux")]
mod memory;
#[path = "../../../../tests/cli/program.rs"]
#[allow(dead_code, reason = "the tests of dames3d need more")]
mod program;
mod train;
mod tune;

/// The program that is run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_dames3d-lab");
