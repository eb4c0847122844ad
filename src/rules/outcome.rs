//! How a game ends, and the counters that lead there (`rules.md` §3, *End*).

use serde::{Deserialize, Serialize};

use super::{FewAgainstKing, Goal, Move, Position, RuleSet, Side};

/// A number of half-moves: one player's turn is one ply.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ply(pub u16);

impl Ply {
    /// So many moves by each player.
    pub const fn moves_each(moves: u16) -> Ply {
        Ply(2 * moves)
    }

    /// How many full moves by each player this is.
    pub const fn moves(self) -> u16 {
        self.0 / 2
    }

    /// One more.
    #[must_use]
    pub const fn next(self) -> Ply {
        Ply(self.0.saturating_add(1))
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Draw(DrawReason),
}

/// Why the other side lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WinReason {
    /// It has no piece left.
    NoPieces,
    /// It cannot move at its turn.
    NoMoves,
    /// It resigned.
    Resignation,
    /// Its time ran out.
    Time,
    /// The winner has no piece left, which was the goal.
    LostAll,
    /// The winner cannot move at its turn, which was the goal.
    ShutIn,
    /// The wolf stands behind every sheep.
    GotBehind,
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DrawReason {
    /// Both agreed.
    Agreement,
    /// The same position with the same side to move came up once too often.
    Repetition,
    /// So many moves without a man move or a capture.
    QuietMoves(Ply),
    /// Three pieces could not win against a lone king in so many moves.
    ThreeAgainstKing(Ply),
    /// Two kings or one against one king.
    FewAgainstKing,
}

/// The endings that are drawn after some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndgameClass {
    /// Three kings, two kings and a man, or a king and two men against a lone king.
    ThreeAgainstKing,
    /// Two kings or one against one king.
    FewAgainstKing,
}

/// How near a game is to a draw by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DrawCounters {
    /// How often the position has come up, this time included.
    pub repetitions: u8,
    /// Moves since a man moved or a capture was made.
    pub quiet: Ply,
    /// The ending the position belongs to, and the moves since it first did.
    pub ending: Option<(EndgameClass, Ply)>,
}

impl Position {
    /// Who has won and why, if someone has; the side to move `is_stuck` if it has no legal move.
    pub fn winner(&self, is_stuck: bool) -> Option<(Side, WinReason)> {
        let side = self.side_to_move();
        let without_pieces = [side, !side]
            .into_iter()
            .find(|&side| self.pieces(side).is_empty());
        match self.variant().rule_set().goal {
            Goal::Outlast => match without_pieces {
                Some(loser) => Some((!loser, WinReason::NoPieces)),
                None => is_stuck.then_some((!side, WinReason::NoMoves)),
            },
            Goal::LoseAll => match without_pieces {
                Some(winner) => Some((winner, WinReason::LostAll)),
                None => is_stuck.then_some((side, WinReason::ShutIn)),
            },
            Goal::GetBehind => {
                let wolf = self.pieces(Side::Black).first();
                let lowest = self.pieces(Side::White).last();
                let is_behind = wolf
                    .zip(lowest)
                    .is_some_and(|(wolf, lowest)| wolf.cube().row() <= lowest.cube().row());
                match is_behind {
                    true => Some((Side::Black, WinReason::GotBehind)),
                    false => is_stuck.then_some((!side, WinReason::NoMoves)),
                }
            }
        }
    }

    /// The counted ending this position belongs to, if any.
    pub fn endgame_class(&self) -> Option<EndgameClass> {
        Side::BOTH.into_iter().find_map(|lone| {
            let (king, others) = (self.pieces(lone), self.pieces(!lone));
            if king.is_empty() || !king.is_singleton() || !king.is_subset(self.kings()) {
                return None;
            }
            match (others.len(), (others & self.kings()).len()) {
                (3, 1..) => Some(EndgameClass::ThreeAgainstKing),
                (2, 2) | (1, 1) => Some(EndgameClass::FewAgainstKing),
                _ => None,
            }
        })
    }
}

impl DrawCounters {
    /// At the start of a game.
    pub fn new(start: &Position) -> DrawCounters {
        DrawCounters {
            repetitions: 1,
            quiet: Ply(0),
            ending: start.endgame_class().map(|class| (class, Ply(0))),
        }
    }

    /// After a move from one position to the next, which had come up so many times before.
    #[must_use]
    pub fn after(
        &self,
        before: &Position,
        mv: Move,
        next: &Position,
        seen_before: u8,
    ) -> DrawCounters {
        let is_quiet = !mv.is_capture() && before.kings().contains(mv.from());
        let quiet = if is_quiet { self.quiet.next() } else { Ply(0) };
        DrawCounters {
            repetitions: seen_before + 1,
            ..self.in_ending(next, quiet)
        }
    }

    /// After something other than a move: an irregularity kept, a piece huffed. It counts as a capture does.
    #[must_use]
    pub fn after_irregular_change(&self, next: &Position, seen_before: u8) -> DrawCounters {
        DrawCounters {
            repetitions: seen_before + 1,
            ..self.in_ending(next, Ply(0))
        }
    }

    fn in_ending(&self, next: &Position, quiet: Ply) -> DrawCounters {
        DrawCounters {
            repetitions: 1,
            quiet,
            ending: next.endgame_class().map(|class| match self.ending {
                Some((same, plies)) if same == class => (class, plies.next()),
                _ => (class, Ply(0)),
            }),
        }
    }

    /// How the game ended in this position, if the position and these counters end it. A lost position is lost
    /// even where a count runs out.
    pub fn outcome(&self, position: &Position, rules: &RuleSet) -> Option<Outcome> {
        self.outcome_with_moves(&position.legal_moves(), position, rules)
    }

    /// The same, for a position whose legal moves are known.
    pub fn outcome_with_moves(
        &self,
        moves: &[Move],
        position: &Position,
        rules: &RuleSet,
    ) -> Option<Outcome> {
        if let Some((winner, reason)) = position.winner(moves.is_empty()) {
            return Some(Outcome::Win { winner, reason });
        }
        let capture_pending = moves.first().is_some_and(|mv| mv.is_capture());
        self.draw_reason(capture_pending, rules).map(Outcome::Draw)
    }

    /// Which count has run out, if one has, in a position that is not lost. Some endings are not drawn while a
    /// capture is pending.
    pub fn draw_reason(&self, capture_pending: bool, rules: &RuleSet) -> Option<DrawReason> {
        let draws = &rules.draws;
        let ending = match self.ending {
            Some((EndgameClass::ThreeAgainstKing, plies)) => draws
                .three_against_king
                .filter(|&limit| plies >= limit)
                .map(DrawReason::ThreeAgainstKing),
            Some((EndgameClass::FewAgainstKing, plies)) => match draws.few_against_king {
                Some(FewAgainstKing::DrawAtOnce) => !capture_pending,
                Some(FewAgainstKing::DrawAfter(limit)) => plies >= limit,
                None => false,
            }
            .then_some(DrawReason::FewAgainstKing),
            _ => None,
        };
        ending
            .or((self.repetitions >= draws.repetitions).then_some(DrawReason::Repetition))
            .or((self.quiet >= draws.quiet).then_some(DrawReason::QuietMoves(draws.quiet)))
    }
}
