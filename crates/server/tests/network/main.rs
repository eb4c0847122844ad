//! Games between real clients and real servers, each a process of its own, over a network that drops, delays, doubles and
//! reorders messages, holds them back and cuts connections, while servers and clients are killed at random points.
//!
//! A short run is part of the tests. The script `long` beside this file makes a thousand points, and also holds the times
//! against the marks. `DAMES3D_SEED`, `DAMES3D_POINTS` and `DAMES3D_GAMES` (at once) choose another run.

mod check;
mod clocks;
mod player;
#[path = "../store/postgres_server.rs"]
mod postgres_server;
mod processes;
mod proxy;
#[path = "../server/random_moves.rs"]
mod random_moves;
mod record;
mod world;

use std::process::ExitCode;

use dames3d_server::Limits;
use libtest_mimic::{Arguments, Trial};

use crate::processes::Role;
use crate::world::{Plan, Stores};

/// The points of each of both tests in a short run.
const POINTS: u64 = 28;

fn trials() -> Vec<Trial> {
    let alone = Trial::test("no_move_is_lost_or_doubled_by_a_server_that_is_alone", || {
        world::run(Plan::from_environment(POINTS), Stores::Folders);
        Ok(())
    });
    let name = "no_move_is_lost_or_doubled_by_two_servers_that_share_a_database";
    let shared = postgres_server::trial(name.to_owned(), || {
        world::run(Plan::from_environment(POINTS), Stores::Database);
    });
    vec![alone, shared]
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match processes::own_role() {
        Some(Role::Server) => processes::run_server(&arguments[0], Limits::default()),
        Some(Role::Player) => player::run(&arguments),
        None => return libtest_mimic::run(&Arguments::from_args(), trials()).exit_code(),
    }
    ExitCode::SUCCESS
}
