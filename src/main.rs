use std::process::ExitCode;

use dames3d::cli;
use dames3d::platform::ExitOnOomAllocator;

#[global_allocator]
static ALLOCATOR: ExitOnOomAllocator = ExitOnOomAllocator;

fn main() -> ExitCode {
    // Set by `build.rs`.
    cli::run(option_env!("DAMES3D_COMMIT"))
}
