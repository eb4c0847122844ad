use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::rules::{DrawCounters, DrawRules, GameHistory, Move, Outcome, Position};

/// A position to search, with the history of its game and the rules by which the game is drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SearchPosition {
    history: GameHistory,
    bound: Option<Square>,
}

impl SearchPosition {
    /// A position without a history.
    pub fn new(position: Position) -> SearchPosition {
        SearchPosition::with_history(GameHistory::new(position))
    }

    /// The current position of a game, with its draw rules.
    pub fn with_history(history: GameHistory) -> SearchPosition {
        SearchPosition { history, bound: None }
    }

    /// The same position in which this piece must be played, if any (touch-move, `rules.md` §5).
    #[must_use]
    pub fn bound_to(self, bound: Option<Square>) -> SearchPosition {
        SearchPosition { bound, ..self }
    }

    /// The moves to choose from: the legal moves or, if a piece must be played, all moves that it may make, including
    /// those that ignore a capture.
    pub fn moves(&self) -> Vec<Move> {
        match self.bound {
            None => self.position().legal_moves().to_vec(),
            Some(bound) => {
                let playable = self.position().playable_moves().into_iter();
                playable.filter(|mv| mv.from() == bound).collect()
            }
        }
    }

    /// Returns `true` if a certain piece must be played.
    pub(super) fn is_bound(&self) -> bool {
        self.bound.is_some()
    }

    /// The same position with these draw rules instead of the variant's.
    #[must_use]
    pub fn with_draw_rules(self, draws: DrawRules) -> SearchPosition {
        SearchPosition { history: self.history.with_draw_rules(draws), ..self }
    }

    /// The draw rules.
    pub fn draws(&self) -> &DrawRules {
        self.history.draws()
    }

    /// The outcome, if the rules end the game in this position.
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.outcome()
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The draw counters.
    pub fn counters(&self) -> &DrawCounters {
        self.history.counters()
    }

    /// The game up to the position.
    pub fn history(&self) -> &GameHistory {
        &self.history
    }

    /// Number of plies played before the position.
    pub fn plies(&self) -> usize {
        self.history.plies()
    }

    /// The hash keys of the positions before this one, oldest first.
    pub(super) fn earlier_keys(&self) -> &[u64] {
        &self.history.keys()[..self.plies()]
    }

    /// Plays one of the moves; no piece is bound after it.
    pub fn play(&mut self, mv: Move) {
        self.history.play(mv);
        self.bound = None;
    }
}

impl From<Position> for SearchPosition {
    fn from(position: Position) -> SearchPosition {
        SearchPosition::new(position)
    }
}
