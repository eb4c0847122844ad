//! Stores of games, and servers on them: the same tests on SQLite and on PostgreSQL, and those of each alone.
//!
//! PostgreSQL is started in a temporary folder. On a machine without it, its tests report that they are ignored, and why;
//! with `DAMES3D_NEED_POSTGRES=1` in the environment they fail.

mod cases;
mod copies;
mod folders;
mod place;
mod postgres_server;
mod races;
mod samples;
mod servers;
mod signals;

use std::future::Future;
use std::pin::Pin;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

use crate::place::Place;

/// A running test.
type Testing = Pin<Box<dyn Future<Output = ()>>>;

/// A test on a store that is empty.
type Case = (&'static str, fn(Place) -> Testing);

/// The functions of these names as test cases.
macro_rules! named {
    ($($name:ident),* $(,)?) => {
        vec![$((stringify!($name), (|place| -> $crate::Testing { Box::pin($name(place)) }) as fn(_) -> _)),*]
    };
}
pub(crate) use named;

/// Runs a test on two threads of tokio.
fn run(case: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    runtime.block_on(case);
}

fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    let on_both: Vec<Case> = [cases::all(), races::all(), servers::all()].concat();
    for (name, case) in on_both {
        trials.push(Trial::test(format!("sqlite::{name}"), move || {
            run(case(Place::folder()));
            Ok(())
        }));
        let test = move || run(async move { case(Place::database().await).await });
        trials.push(postgres_server::trial(format!("postgres::{name}"), test));
    }
    for (name, case) in folders::all() {
        trials.push(Trial::test(format!("sqlite::{name}"), move || {
            run(case(Place::folder()));
            Ok(())
        }));
    }
    for (name, case) in [copies::all(), signals::all()].concat() {
        let test = move || run(async move { case(Place::database().await).await });
        trials.push(postgres_server::trial(format!("postgres::{name}"), test));
    }
    trials
}

fn main() -> ExitCode {
    libtest_mimic::run(&Arguments::from_args(), trials()).exit_code()
}
