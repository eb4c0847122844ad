//! New games, and rematches.

use sha2::{Digest, Sha256};

use super::Hub;
use super::messages::{NotEntered, Visitor};
use super::room_task::{End, RoomTask};
use crate::online::{
    Entry, Fact, GameId, GameSettings, Milliseconds, OnlineGame, Pace, Phase, Refusal, Rejection,
    RoomCode, Secret,
};
use crate::room::{AnsweredRequest, Room, StoredEntry};
use crate::rules::{BySide, Side};
use crate::seat::{SecretHash, constant_time_eq};
use crate::store::{StoreError, StoredGame, StoredInvitation, Write, Written};

const DAY: Milliseconds = 24 * 60 * 60 * 1_000;
/// Number of attempts to create a game when its name or code is taken.
const MAX_COLLISIONS: u32 = 8;

/// The secret of the invitation to a game, derived from that of its host's seat, so that only its hash has to be
/// stored.
pub(super) fn invitation_secret(seat: &Secret, game: GameId) -> Secret {
    let mut hash = Sha256::new_with_prefix("dames3d invitation");
    hash.update(seat.bytes());
    hash.update(game.to_string());
    let hash = hash.finalize();
    let mut bits = [0; 16];
    bits.copy_from_slice(&hash[..16]);
    Secret::from_random(u128::from_be_bytes(bits))
}

fn random_bits() -> Result<u64, StoreError> {
    getrandom::u64().map_err(|error| StoreError(format!("no random numbers: {error}")))
}

/// Maximum number of legal moves at the start of a game. No position of a game has nearly as many; with more, one move
/// would take the server long to check.
const MAX_LEGAL_MOVES: usize = 1_000;

/// Time for which a game is offered: a day, or the time for a move by post.
fn invitation_time(settings: &GameSettings) -> Milliseconds {
    match settings.pace {
        Pace::Post { days } => DAY * Milliseconds::from(days.max(1)),
        Pace::Unlimited | Pace::Clock(_) => DAY,
    }
}

fn entry(log: &[StoredEntry], fact: Fact, now: Milliseconds) -> StoredEntry {
    let number = log.last().map(|stored| stored.entry.number);
    StoredEntry {
        entry: Entry { number: number.unwrap_or_default().next(), waited: 0, fact },
        at: now,
        request: None,
    }
}

impl Hub {
    /// Creates a game for a seat, or finds the one already created for it.
    pub(super) async fn create(
        &self,
        settings: GameSettings,
        seat: &Secret,
        key: Option<String>,
        visitor: Visitor,
    ) -> Result<GameId, NotEntered> {
        if self.is_stopping() {
            return Err(Rejection::Stopping.into());
        }
        let unavailable = |error: StoreError| {
            self.note_store_error(&error);
            NotEntered::Unavailable
        };
        let now = self.now();
        if self.guesses.is_spent(visitor.address, now) {
            return Err(Rejection::TooMany.into());
        }
        let has_key = match (&self.options.create_key, key) {
            (None, _) => false,
            (Some(owners), Some(key)) if constant_time_eq(&key, owners) => true,
            (Some(_), _) => return Err(Rejection::Key.into()),
        };
        let creator = SecretHash::new(seat);
        let created = self.store.created_by(creator).await.map_err(unavailable)?;
        if let Some(game) = created {
            return Ok(game);
        }
        let is_free = has_key || visitor.is_trusted;
        if !is_free && !self.creations.take(visitor.address, now) {
            return Err(Rejection::TooMany.into());
        }
        let rejected = |reason: String| NotEntered::Rejected(Rejection::Settings(reason));
        let host = settings.host;
        let until = now + invitation_time(&settings);
        let first =
            Room::first_entry(settings, now).map_err(|error| rejected(error.to_string()))?;
        let game = OnlineGame::new(&first.entry).map_err(|error| rejected(error.to_string()))?;
        if game.phase() == Phase::Over {
            return Err(rejected(
                "expected a position in which the side to move can move".to_owned(),
            ));
        }
        if game.game().legal_moves().len() > MAX_LEGAL_MOVES {
            return Err(rejected(format!("expected at most {MAX_LEGAL_MOVES} legal moves")));
        }
        let mut log = vec![first];
        log.push(entry(&log, Fact::Joined(host), now));
        for _ in 0..MAX_COLLISIONS {
            let game = GameId::from_random(random_bits().map_err(unavailable)?);
            let code = RoomCode::from_random(random_bits().map_err(unavailable)?);
            let mut seats = BySide::default();
            seats[host] = Some(creator);
            let stored = StoredGame {
                seats,
                invitation: Some(StoredInvitation {
                    secret: SecretHash::new(&invitation_secret(seat, game)),
                    code,
                    until,
                }),
                log: log.clone(),
            };
            let create = Write::Create { game, stored, creator: Some(creator) };
            let written = self.write(vec![create]).await;
            match written.map_err(|StoreError(_)| NotEntered::Unavailable)? {
                Written::All => {
                    self.metrics.created.inc();
                    tracing::info!(%game, "created");
                    return Ok(game);
                }
                Written::None => {
                    let created = self.store.created_by(creator).await;
                    if let Some(game) = created.map_err(unavailable)? {
                        return Ok(game);
                    }
                }
            }
        }
        Err(NotEntered::Unavailable)
    }
}

impl RoomTask {
    /// Creates the next game of both players, together with the entry that names it.
    pub(super) async fn begin_rematch(
        &mut self,
        settings: GameSettings,
        request: AnsweredRequest,
    ) -> Result<Result<Written, Refusal>, End> {
        if self.hub.is_stopping() {
            return Ok(Err(Refusal::Stopping));
        }
        let now = self.now();
        let host = settings.host;
        let rules = |error: String| Ok(Err(Refusal::Rules(error)));
        let first = match Room::first_entry(settings, now) {
            Ok(first) => first,
            Err(error) => return rules(error.to_string()),
        };
        let mut log = vec![first];
        for side in [host, !host] {
            log.push(entry(&log, Fact::Joined(side), now));
        }
        let bits = random_bits().map_err(|error| {
            self.hub.note_store_error(&error);
            End::Broken
        })?;
        let game = GameId::from_random(bits);
        let seats = self.room.seats();
        let create = Write::Create {
            game,
            stored: StoredGame {
                // The colors are exchanged.
                seats: BySide { white: seats[Side::Black], black: seats[Side::White] },
                invitation: None,
                log,
            },
            creator: None,
        };
        let rematch = self.room.prepare_rematch(game, request, now);
        let written = self.write(rematch, None, Some(create)).await?;
        if written == Written::All {
            self.hub.metrics.created.inc();
        }
        Ok(Ok(written))
    }
}
