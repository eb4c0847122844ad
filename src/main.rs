//! The program: see `command_line`.

mod command_line;

use std::process::ExitCode;

fn main() -> ExitCode {
    command_line::run()
}
