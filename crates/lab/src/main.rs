mod commands;

use std::process::ExitCode;

use dames3d::platform::ExitOnOomAllocator;

#[global_allocator]
static ALLOCATOR: ExitOnOomAllocator = ExitOnOomAllocator;

fn main() -> ExitCode {
    commands::run()
}
