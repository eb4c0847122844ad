use sha2::{Digest, Sha256};

use crate::online::GameId;
use crate::seat::SecretHash;

/// The token of the feed of a seat, which does not reveal the seat.
pub(super) fn token(game: GameId, seat: &SecretHash) -> String {
    let mut hash = Sha256::new_with_prefix("dames3d feed");
    hash.update(seat.bytes());
    hash.update(game.to_string());
    let hash = hash.finalize();
    hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(super) fn path(game: GameId, seat: &SecretHash) -> String {
    format!("/feed/{game}/{}", token(game, seat))
}
