//! Turns in words: what was played, and what follows.

use super::Teller;
use crate::board::{Face, FaceSet, Square};
use crate::game_tree::Turn;
use crate::rules::{PieceKind, Ply, Position, Route, Side};

impl Teller<'_> {
    /// The turn that led to the position shown: “Black 19 takes 28, one piece, north-west side”.
    pub fn last_turn(&self) -> Option<String> {
        let messages = &self.localizer.messages;
        let ply = self.game.current_ply().0;
        let before = self.game.position_at(Ply(ply.checked_sub(1)?))?;
        let side = before.side_to_move();
        let name = self.localizer.side_of(self.game.variant(), side);
        let (mv, route) = match self.game.last_turn()? {
            Turn::Move { mv, route } => (mv, route),
            Turn::Irregular { .. } => return Some(messages.spoken_by_hand(name)),
            Turn::SetUp(_) => return Some(messages.spoken_set_up()),
        };
        let (from, to) = (mv.from().number(), mv.to().number());
        let mut parts = match mv.is_capture() {
            true => vec![
                messages.spoken_takes(name, from, to),
                messages.spoken_pieces_taken(mv.captured().len()),
            ],
            false => vec![messages.spoken_goes(name, from, to)],
        };
        parts.extend(self.faces(faces_of(route)));
        let kind =
            |square: Square, position: &Position| position.piece_at(square).map(|piece| piece.kind);
        let was_man = kind(mv.from(), before) == Some(PieceKind::Man);
        if was_man && kind(mv.to(), self.game.position()) == Some(PieceKind::King) {
            parts.push(messages.spoken_crowned());
        }
        Some(parts.join(", "))
    }

    /// The next thing to do: “Your turn, capture is compulsory”, or how the game ended. `own` is the side of the only
    /// person, if there is one.
    pub fn now(&self, own: Option<Side>) -> String {
        let messages = &self.localizer.messages;
        if let Some(outcome) = self.game.outcome() {
            return self.localizer.outcome_of(self.game.variant(), &outcome);
        }
        let side = self.game.position().side_to_move();
        let turn = match own {
            Some(own) if own == side => messages.spoken_your_turn(),
            _ => self.localizer.turn_of(self.game.variant(), side),
        };
        let may_capture = self.game.may_capture();
        match self.game.capture_due() {
            0 if may_capture.is_empty() => turn,
            0 => format!("{turn}. {}", self.localizer.may_capture(may_capture)),
            _ => messages.spoken_must_capture(turn),
        }
    }

    /// The last turn and what is to be done now: “Black 19 takes 28, one piece. Your turn, capture is compulsory”.
    pub fn announcement(&self, own: Option<Side>) -> String {
        let now = self.now(own);
        match self.last_turn() {
            Some(turn) => format!("{turn}. {now}"),
            None => now,
        }
    }
}

/// The boards on which all hops are made or, without such a board, those of any hop.
fn faces_of(route: &Route) -> FaceSet {
    let on_all = |face: &Face| route.hops.iter().all(|hop| hop.faces.contains(*face));
    let on_any = |face: &Face| route.hops.iter().any(|hop| hop.faces.contains(*face));
    let common: FaceSet = Face::ALL.into_iter().filter(on_all).collect();
    match common.is_empty() {
        true => Face::ALL.into_iter().filter(on_any).collect(),
        false => common,
    }
}
