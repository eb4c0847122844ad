mod commands;

use std::process::ExitCode;

use dames3d::platform::OrderlyAllocator;

#[global_allocator]
static ALLOCATOR: OrderlyAllocator = OrderlyAllocator;

fn main() -> ExitCode {
    commands::run()
}
