//! Copying all games from one store to another.

use super::{Store, StoreError, StoreFuture, StoredGame, Written};
use crate::online::{GameId, Milliseconds};
use crate::seat::SecretHash;

/// Number of games copied in one transaction.
const AT_ONCE: u32 = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    pub game: GameId,
    pub stored: StoredGame,
    /// The seat that it was created from.
    pub creator: Option<SecretHash>,
    /// The time at which it ended.
    pub over_at: Option<Milliseconds>,
}

/// A store whose games can be copied to another one.
pub trait Transfer: Store {
    /// The names of the games after this one, in order, up to this number.
    fn games_after(&self, after: Option<GameId>, most: u32) -> StoreFuture<'_, Vec<GameId>>;

    fn export(&self, game: GameId) -> StoreFuture<'_, Option<StoredRecord>>;

    /// Adds games of another store as they were there: all, or none if one of them conflicts.
    fn import(&self, records: Vec<StoredRecord>) -> StoreFuture<'_, Written>;
}

/// Number of games copied, and of those that existed already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    pub copied: u64,
    /// The games that existed already, with the same content.
    pub known: u64,
}

/// Copies all games to another store, and calls `progress` after every few. No server may use either store meanwhile.
///
/// Run again after an interruption, it copies the rest. An existing game with other content is an error.
pub async fn copy_games(
    from: &dyn Transfer,
    to: &dyn Transfer,
    mut progress: impl FnMut(Copied),
) -> Result<Copied, StoreError> {
    let mut done = Copied::default();
    let mut after = None;
    loop {
        let games = from.games_after(after, AT_ONCE).await?;
        let Some(&last) = games.last() else {
            return Ok(done);
        };
        after = Some(last);
        let mut records = Vec::new();
        for game in games {
            records.extend(from.export(game).await?);
        }
        if to.import(records.clone()).await? == Written::All {
            done.copied += records.len() as u64;
        } else {
            copy_each(records, to, &mut done).await?;
        }
        progress(done);
    }
}

/// Copies games one by one, after some could not be added together.
async fn copy_each(
    records: Vec<StoredRecord>,
    to: &dyn Transfer,
    done: &mut Copied,
) -> Result<(), StoreError> {
    for record in records {
        if to.import(vec![record.clone()]).await? == Written::All {
            done.copied += 1;
        } else if to.export(record.game).await?.as_ref() == Some(&record) {
            done.known += 1;
        } else {
            let game = record.game;
            return Err(StoreError(format!(
                "game {game}: expected a store without it, its code and its creator, found another game"
            )));
        }
    }
    Ok(())
}
