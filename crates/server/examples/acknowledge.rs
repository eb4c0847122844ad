//! Writes moves to a store, and prints a line for each as soon as the store has acknowledged it.
//!
//! `acknowledge FOLDER|postgres://… MOVES PLAYERS`. The test `power_cut` runs it, and checks what is on disk when a
//! line is printed.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use dames3d_online::{Entry, EntryNumber, Fact, GameId, GameSettings};
use dames3d_rules::rules::{BySide, Side, Variant};
use dames3d_server::{
    PostgresStore, Room, SqliteStore, Store, StoredEntry, StoredGame, Write, Written,
};

const USAGE: &str = "acknowledge FOLDER|postgres://… MOVES PLAYERS";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [place, moves, players] = arguments.as_slice() else {
        return Err(USAGE.into());
    };
    let (moves, players): (u64, u64) = (moves.parse()?, players.parse()?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store: Arc<dyn Store> = if place.starts_with("postgres:") {
            Arc::new(PostgresStore::open(place).await?)
        } else {
            Arc::new(SqliteStore::open(Path::new(place)).await?)
        };
        let mut playing = Vec::new();
        for player in 0..players {
            let share = moves / players + u64::from(player < moves % players);
            let game = GameId::from_random(player + 1);
            playing.push(tokio::spawn(play(Arc::clone(&store), game, share)));
        }
        for player in playing {
            player.await??;
        }
        store.close().await?;
        Ok(())
    })
}

/// Creates a game, and appends entries to it one after the other.
async fn play(store: Arc<dyn Store>, game: GameId, moves: u64) -> Result<(), String> {
    let first = Room::first_entry(GameSettings::new(Variant::International), 0);
    let stored = StoredGame {
        seats: BySide::default(),
        invitation: None,
        log: vec![first.map_err(|error| error.to_string())?],
    };
    let create = Write::Create { game, stored, creator: None };
    write(&*store, game, 1, create).await?;
    for number in 2..2 + moves {
        let entry = Entry {
            number: EntryNumber(number),
            waited: 0,
            fact: Fact::GaveTime { by: Side::White, milliseconds: 1_000_000 + number },
        };
        let append = Write::Append {
            game,
            entry: StoredEntry { entry, at: number, request: None },
            seat: None,
            is_over: false,
        };
        write(&*store, game, number, append).await?;
    }
    Ok(())
}

async fn write(store: &dyn Store, game: GameId, number: u64, write: Write) -> Result<(), String> {
    match store.write(vec![write]).await {
        // One line is one write of the process, so that a reader sees it at once.
        Ok(Written::All) => println!("acknowledged {game} {number}"),
        Ok(Written::None) => return Err(format!("game {game}, entry {number}: there already")),
        Err(error) => return Err(error.to_string()),
    }
    Ok(())
}
