//! Speed of the stores, with syncs: `cargo bench -p dames3d-server --bench store`.
//!
//! Moves a second that 1, 10 and 100 players write, each after the answer to the last; and the time until the answer, also
//! at 500 moves a second, counted from the moment at which a move was planned. Then the speed of copying all games to another
//! store. PostgreSQL is started if it is there.

#[path = "../tests/store/postgres_server.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod postgres_server;
#[path = "../tests/store/samples.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod samples;

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dames3d_server::{PostgresStore, SqliteStore, Store, StoreError, Transfer, copy_games};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::samples::{append, create, entry, write};

/// The time of a measurement.
const TIME: Duration = Duration::from_secs(5);
const GAMES: u64 = 100;
const COPIED_GAMES: u64 = 200;
const COPIED_ENTRIES: u64 = 100;
const MOVES_A_SECOND: u64 = 500;

fn main() -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // On the disk of the program, not in memory as a temporary folder may be.
        let folder = tempfile::tempdir_in(std::env::current_dir()?)?;
        measure("SQLite", Arc::new(SqliteStore::open(folder.path()).await?)).await;
        if postgres_server::programs().is_some() {
            let address = postgres_server::new_database().await;
            measure("PostgreSQL", Arc::new(PostgresStore::open(&address).await?)).await;
            let from = SqliteStore::open(&folder.path().join("from")).await?;
            let to = SqliteStore::open(&folder.path().join("to")).await?;
            let address = postgres_server::new_database().await;
            let between = PostgresStore::open(&address).await?;
            for game in 0..COPIED_GAMES {
                let log = (3..=COPIED_ENTRIES).map(|number| append(game, entry(number)));
                write(&from, [vec![create(game)], log.collect()].concat()).await;
            }
            copy("SQLite to PostgreSQL", &from, &between).await?;
            copy("PostgreSQL to SQLite", &between, &to).await?;
        } else {
            println!("PostgreSQL: not on this machine");
        }
        Ok(())
    })
}

async fn copy(name: &str, from: &dyn Transfer, to: &dyn Transfer) -> Result<(), StoreError> {
    let began = Instant::now();
    let copied = copy_games(from, to, |_| ()).await?.copied;
    let entries = (copied * COPIED_ENTRIES) as f64 / began.elapsed().as_secs_f64();
    println!("{name}: {entries:6.0} entries/s");
    Ok(())
}

async fn measure(name: &str, store: Arc<dyn Store>) {
    let mut first = 0;
    for players in [1, 10, 100] {
        let began = Instant::now();
        let mut playing = JoinSet::new();
        for player in first..first + players {
            let store = Arc::clone(&store);
            playing.spawn(async move {
                write(&*store, [create(player)]).await;
                let mut times = Vec::new();
                let mut next = 3;
                while began.elapsed() < TIME {
                    let asked = Instant::now();
                    write(&*store, [append(player, entry(next))]).await;
                    times.push(asked.elapsed());
                    next += 1;
                }
                times
            });
        }
        first += players;
        let times = playing.join_all().await.concat();
        let rate = times.len() as f64 / began.elapsed().as_secs_f64();
        print(&format!("{name}, {players:3} players: {rate:6.0} moves/s"), times);
    }
    let times = on_schedule(&store, first).await;
    print(&format!("{name}, on schedule: {MOVES_A_SECOND:6} moves/s"), times);
    store.close().await.expect("closed");
}

/// Writes moves at a fixed rate, whether the last ones are answered or not: each game has the next after a fifth of a second.
async fn on_schedule(store: &Arc<dyn Store>, first: u64) -> Vec<Duration> {
    let games: Vec<_> = (first..first + GAMES).map(create).collect();
    write(&**store, games).await;
    let began = Instant::now() + Duration::from_millis(100);
    let mut playing = JoinSet::new();
    for game in 0..GAMES {
        let store = Arc::clone(store);
        playing.spawn(async move {
            let mut times = Vec::new();
            let rounds = TIME.as_secs() * MOVES_A_SECOND / GAMES;
            for round in 0..rounds {
                let number = u32::try_from(round * GAMES + game).expect("a small number");
                let planned = began + number * Duration::from_secs(1) / MOVES_A_SECOND as u32;
                sleep_until(planned.into()).await;
                write(&*store, [append(first + game, entry(3 + round))]).await;
                times.push(planned.elapsed());
            }
            times
        });
    }
    playing.join_all().await.concat()
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let part = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, Duration::as_secs_f64) * 1_000.0
    };
    let (half, most, longest) = (part(0.5), part(0.99), part(1.0));
    println!(
        "{what}; answer in {half:5.1} ms (half), {most:5.1} ms (99 %), {longest:5.1} ms (all)"
    );
}
