//! Outcomes of a game, the counters that lead to draws, and the phase of play in which few kings are not drawn yet
//! (`rules.md` §3.8).

use serde::{Deserialize, Serialize};

use super::{DrawRules, FewAgainstKing, Goal, Move, Ply, Position, RuleSet, Side, generator};

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Side,
        /// The reason.
        reason: WinReason,
    },
    /// Neither side won.
    Draw(DrawReason),
}

/// The reason for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WinReason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser cannot move at its turn.
    NoMoves,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The winner has no piece left, in a game where that wins.
    LostAll,
    /// The winner cannot move at its turn, in a game where that wins.
    ShutIn,
    /// The wolf stands behind every sheep.
    GotBehind,
}

/// The reason for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DrawReason {
    /// Both players agreed.
    Agreement,
    /// The same position with the same side to move occurred too often.
    Repetition,
    /// This number of plies without a man's move or a capture.
    QuietMoves(Ply),
    /// Three pieces did not win against a lone king within this number of plies.
    ThreeAgainstKing(Ply),
    /// Two pieces, at least one of them a king, or one king did not win against a lone king.
    FewAgainstKing,
    /// This side's time ran out, but the other side could not win in any way.
    OutOfTime(Side),
}

/// A class of endgames that are drawn after a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndgameClass {
    /// Three kings, two kings and a man, or a king and two men against a lone king.
    ThreeAgainstKing,
    /// Two kings, a king and a man, or one king against a lone king.
    FewAgainstKing,
}

/// Counters of the draw rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DrawCounters {
    /// Number of occurrences of the position, this one included.
    pub repetitions: u8,
    /// Plies since a man last moved or a piece was captured.
    pub quiet: Ply,
    /// The class of the endgame, and the plies since the game entered it. A promotion or a capture within the class
    /// does not start the count again.
    pub ending: Option<(EndgameClass, Ply)>,
}

impl Position {
    /// The winner and the reason, if the game is won.
    pub fn winner(&self) -> Option<(Side, WinReason)> {
        self.winner_if_stuck(!self.has_legal_move())
    }

    /// As [`Position::winner`], with `is_stuck` true if the side to move has no legal move. Public for the engine's
    /// search, which knows the moves of every node; not part of the API.
    #[doc(hidden)]
    #[inline]
    pub fn winner_if_stuck(&self, is_stuck: bool) -> Option<(Side, WinReason)> {
        let side = self.side_to_move();
        let without_pieces = [side, !side].into_iter().find(|&side| self.pieces(side).is_empty());
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
                if is_behind {
                    Some((Side::Black, WinReason::GotBehind))
                } else {
                    is_stuck.then_some((!side, WinReason::NoMoves))
                }
            }
        }
    }

    /// The class of the endgame, if it has one. Not all rules count every position of a class, see
    /// [`DrawCounters::counted_ending`].
    pub fn endgame_class(&self) -> Option<EndgameClass> {
        Side::BOTH.into_iter().find_map(|lone| {
            let (king, others) = (self.pieces(lone), self.pieces(!lone));
            if king.is_empty() || !king.is_singleton() || !king.is_subset(self.kings()) {
                return None;
            }
            match (others.len(), (others & self.kings()).len()) {
                (3, 1..) => Some(EndgameClass::ThreeAgainstKing),
                (1 | 2, 1..) => Some(EndgameClass::FewAgainstKing),
                _ => None,
            }
        })
    }
}

impl FewAgainstKing {
    /// Returns `true` if the rule is for this position of [`EndgameClass::FewAgainstKing`]: where two kings or one are
    /// drawn at once, a king and a man play on.
    pub fn applies_to(self, position: &Position) -> bool {
        match self {
            FewAgainstKing::DrawAtOnce => position.occupied() == position.kings(),
            FewAgainstKing::DrawAfter(_) => true,
        }
    }
}

impl DrawCounters {
    /// The counters at the start of a game.
    pub fn new(start: &Position) -> DrawCounters {
        DrawCounters {
            repetitions: 1,
            quiet: Ply(0),
            ending: start.endgame_class().map(|class| (class, Ply(0))),
        }
    }

    /// The counters after a move from `before` to `next`, a position that has occurred `seen_before` times.
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
        DrawCounters { repetitions: seen_before + 1, ..self.in_ending(next, quiet) }
    }

    /// The counters after a change that is not a move: an irregularity that was kept, or a huffed piece. It counts as a
    /// capture.
    #[must_use]
    pub fn after_irregular_change(&self, next: &Position, seen_before: u8) -> DrawCounters {
        DrawCounters { repetitions: seen_before + 1, ..self.in_ending(next, Ply(0)) }
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

    /// The class of this position's endgame and the plies in it, if these rules draw it after some of them or at once.
    pub fn counted_ending(
        &self,
        position: &Position,
        draws: &DrawRules,
    ) -> Option<(EndgameClass, Ply)> {
        self.ending.filter(|(class, _)| match class {
            EndgameClass::ThreeAgainstKing => draws.three_against_king.is_some(),
            EndgameClass::FewAgainstKing => {
                draws.few_against_king.is_some_and(|rule| rule.applies_to(position))
            }
        })
    }

    /// The outcome of the game if it ends in this position. A win takes precedence over a draw.
    pub fn outcome(&self, position: &Position, rules: &RuleSet) -> Option<Outcome> {
        if let Some((winner, reason)) = position.winner() {
            return Some(Outcome::Win { winner, reason });
        }
        self.draw_reason(position, rules).map(Outcome::Draw)
    }

    /// The draw rule by which this position is drawn; the game must not be won in it.
    pub fn draw_reason(&self, position: &Position, rules: &RuleSet) -> Option<DrawReason> {
        let draws = &rules.draws;
        let counted = self.counted_ending(position, draws);
        let ending = counted.and_then(|(class, plies)| match class {
            EndgameClass::ThreeAgainstKing => draws
                .three_against_king
                .filter(|&limit| plies >= limit)
                .map(DrawReason::ThreeAgainstKing),
            EndgameClass::FewAgainstKing => match draws.few_against_king? {
                FewAgainstKing::DrawAtOnce => !position.is_in_phase_of_play(),
                FewAgainstKing::DrawAfter(limit) => plies >= limit,
            }
            .then_some(DrawReason::FewAgainstKing),
        });
        ending
            .or((self.repetitions >= draws.repetitions).then_some(DrawReason::Repetition))
            .or((self.quiet >= draws.quiet).then_some(DrawReason::QuietMoves(draws.quiet)))
    }
}

/// The part of an earlier game that the position at the start does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartCounters {
    /// Plies since a man last moved or a piece was captured.
    pub quiet: Ply,
    /// The number of the first move, counted from 1.
    pub move_number: u32,
}

/// The start of a whole game.
impl Default for StartCounters {
    fn default() -> StartCounters {
        StartCounters { quiet: Ply(0), move_number: 1 }
    }
}

impl StartCounters {
    /// The counters of the draw rules in this position, with which the game starts. An endgame has lasted for at least
    /// the quiet plies: it is entered by a capture or a promotion.
    pub fn draws(&self, start: &Position) -> DrawCounters {
        DrawCounters {
            quiet: self.quiet,
            ending: start.endgame_class().map(|class| (class, self.quiet)),
            ..DrawCounters::new(start)
        }
    }
}

impl Position {
    /// Returns `true` if a phase of play is in progress: the side to move captures now, can force a capture with its
    /// next move, or cannot prevent one by the opponent (`rules.md` §3.8).
    pub fn is_in_phase_of_play(&self) -> bool {
        self.must_capture() || self.cannot_prevent_capture() || self.can_force_capture()
    }

    /// Returns `true` if the opponent captures next whatever the side to move plays.
    fn cannot_prevent_capture(&self) -> bool {
        let mut has_moves = false;
        let has_safe_move = generator::any_legal(self, |mv| {
            has_moves = true;
            !self.play(mv).must_capture()
        });
        has_moves && !has_safe_move
    }

    /// Returns `true` if the side to move has a move after which it captures next whatever the opponent replies.
    fn can_force_capture(&self) -> bool {
        generator::any_legal(self, |mv| self.play(mv).cannot_prevent_capture())
    }
}
