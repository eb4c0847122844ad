use std::process::ExitCode;

use dames3d::cli;
use dames3d::platform::OrderlyAllocator;

#[global_allocator]
static ALLOCATOR: OrderlyAllocator = OrderlyAllocator;

fn main() -> ExitCode {
    // Set by `build.rs`.
    cli::run(option_env!("DAMES3D_COMMIT"))
}
