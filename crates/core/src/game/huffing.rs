//! Huffing in the family set: a piece that ignored a capture is removed (`rules.md` §4).

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::board::{Square, SquareSet};
use crate::game_tree::Turn;
use crate::rules::{Position, Side};

/// A huff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Huff {
    /// The side that huffed.
    pub by: Side,
    /// The square of the piece that was removed.
    pub square: Square,
    /// The pieces that it could have taken: the most of them, if it had a choice.
    pub missed: SquareSet,
}

impl Game {
    /// The pieces that ignored a capture in the last turn and may be huffed for it, where they stand now.
    ///
    /// Huffing answers the ignored capture and precedes the move (`rules.md` §4: take the piece, *then* play on). A
    /// side without a move may therefore still huff, and the game goes on if that sets a piece free. Only an end by
    /// agreement, resignation or time is final.
    pub fn huffable(&self) -> SquareSet {
        if self.termination().is_some() || !self.rules().huffing {
            return SquareSet::EMPTY;
        }
        let played = self.shown_node();
        let before = self.record.before_last_turn();
        let (Some(Turn::Move { mv, .. }), None) = (played.turn(), played.huffed()) else {
            return SquareSet::EMPTY;
        };
        if mv.is_capture() || !before.must_capture() {
            return SquareSet::EMPTY;
        }
        let now = |from: Square| if from == mv.from() { mv.to() } else { from };
        let captures = before.legal_moves();
        captures.iter().map(|capture| now(capture.from())).collect()
    }

    /// The pieces of the side to move that can capture, where a player may ignore that and be huffed; empty while pieces
    /// are moved freely by hand.
    pub fn may_capture(&self) -> SquareSet {
        let position = self.position();
        let is_told = self.rules().huffing && !self.table_rules().by_hand;
        match is_told && self.outcome().is_none() && position.must_capture() {
            true => self.legal_moves().iter().map(|mv| mv.from()).collect(),
            false => SquareSet::EMPTY,
        }
    }

    /// The huff that led to the position shown, if one did.
    pub fn last_huff(&self) -> Option<Huff> {
        let played = self.shown_node();
        let (square, before) = (played.huffed()?, self.record.before_last_turn());
        let from = match played.turn() {
            Some(Turn::Move { mv, .. }) if mv.to() == square => mv.from(),
            _ => square,
        };
        let captures = before.legal_moves();
        let missed = captures.iter().filter(|mv| mv.from() == from);
        let most = missed
            .map(|mv| mv.captured())
            .max_by_key(|taken| taken.len());
        Some(Huff {
            by: !before.side_to_move(),
            square,
            missed: most.unwrap_or_default(),
        })
    }

    /// The position after huffing this piece. Refused unless it is [huffable](Game::huffable).
    pub fn position_if_huffed(&self, square: Square) -> Result<Position, CommandError> {
        let huffable = self.huffable();
        if !huffable.contains(square) {
            return Err(CommandError::NotHuffable { square, huffable });
        }
        let mut setup = self.position().setup();
        setup.place(square, None);
        setup
            .position(self.variant())
            .map_err(CommandError::CannotKeep)
    }

    pub(super) fn huff(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let position = self.position_if_huffed(square)?;
        let before = self.current_node();
        self.record.huff(position, square);
        let after = self.current_node();
        if let Some(clocks) = &mut self.clocks {
            clocks.rename(before, after);
        }
        self.hand_turn = HandTurn::default();
        Ok([Event::Huffed(square)]
            .into_iter()
            .chain(self.end_event())
            .collect())
    }
}
