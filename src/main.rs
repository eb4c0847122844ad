//! The program `dames3d`: runs the command line.

use std::process::ExitCode;

use dames3d::cli;
use dames3d::platform::OrderlyAllocator;

#[global_allocator]
static ALLOCATOR: OrderlyAllocator = OrderlyAllocator;

fn main() -> ExitCode {
    // `build.rs` asks for it.
    cli::run(option_env!("DAMES3D_COMMIT"))
}
