//! Huffing in the family set: a piece that ignored a capture is removed (`rules.md` §4).

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::board::{Square, SquareSet};
use crate::game_tree::Turn;
use crate::rules::Position;

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
