//! The program `dames3d`: runs the command line in `cli`.

mod cli;

use std::process::ExitCode;

use dames3d::platform::OrderlyAllocator;

#[global_allocator]
static ALLOCATOR: OrderlyAllocator = OrderlyAllocator;

fn main() -> ExitCode {
    cli::run()
}
