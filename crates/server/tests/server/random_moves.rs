//! Random moves, and the number of those that a log has.

use dames3d_core::game::Command;
use dames3d_online::{Fact, OnlineGame, Request};
use dames3d_rules::board::Square;
use dames3d_rules::notation::move_text;

/// A random move, or the placing of a piece.
pub(crate) fn random_request(game: &OnlineGame) -> Option<Request> {
    if game.game().placement().is_some() {
        let may_place = |square: &Square| {
            let placed = game.game().placement();
            let is_own = placed.is_some_and(|placed| placed.sheep().contains(*square));
            let mut session = game.session().clone();
            !is_own && session.apply(Command::Place(*square)).is_ok()
        };
        let squares: Vec<_> = Square::all().filter(may_place).collect();
        return fastrand::choice(squares).map(Request::Place);
    }
    let legal = game.game().legal_moves();
    let mv = fastrand::choice(legal.iter())?;
    let text = move_text::write(game.game().position(), *mv);
    Some(Request::Play(text.parse().expect("a move")))
}

/// The number of turns in a log, without those that were taken back.
pub(crate) fn turns_written(log: &[dames3d_server::StoredEntry]) -> usize {
    let played = log
        .iter()
        .filter(|stored| matches!(stored.entry.fact, Fact::Did { command: Command::Play(_), .. }));
    played.count()
}
