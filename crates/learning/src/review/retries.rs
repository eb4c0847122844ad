//! “Learn from your mistakes”: the positions in which a player went wrong, to find a better move.

use serde::{Deserialize, Serialize};

use super::accuracy::WinChance;
use super::game_review::{GameReview, JudgedPosition, MoveQuality};
use super::judge::{Judge, JudgeFailed};
use crate::board::Square;
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::rules::{DrawRules, GameHistory, Move, Ply, Position, Side};

/// A move is as good as the best one if it loses less win chance than this, so that the review would not call it an
/// error.
const EQUAL_MARGIN: f64 = MoveQuality::Inaccuracy.least_loss();

/// A position in which a player went wrong.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Retry {
    /// The game up to the position.
    history: GameHistory,
    judged: JudgedPosition,
    played: Move,
    quality: MoveQuality,
}

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum RetryAnswer {
    Best,
    AsGood,
    SameAsPlayed,
    Wrong {
        /// The loss of win chance against the best move.
        loss: f64,
        /// The best answer to it, unless the game is over.
        answer: Option<Move>,
    },
}

/// The positions in which a player went wrong, one by one.
#[derive(Clone, Debug)]
pub struct Retries {
    retries: Vec<Retry>,
    next: usize,
}

impl Retries {
    /// The mistakes and blunders of a side, in the order of the game.
    pub fn new(review: &GameReview, side: Side) -> Retries {
        let moves = review.moves().into_iter();
        let errors = moves.filter(|judged| judged.side == side);
        let retry = |judged: super::JudgedMove| {
            let quality = judged.quality.filter(|&q| q >= MoveQuality::Mistake)?;
            let before = usize::from(judged.ply.0) - 1;
            Some(Retry {
                history: review.history().up_to(before),
                judged: review.position(before)?.clone(),
                played: judged.mv,
                quality,
            })
        };
        Retries { retries: errors.filter_map(retry).collect(), next: 0 }
    }

    pub fn len(&self) -> usize {
        self.retries.len()
    }

    /// Returns `true` if the player made no mistakes.
    pub fn is_empty(&self) -> bool {
        self.retries.is_empty()
    }

    /// Number of positions done.
    pub fn passed(&self) -> usize {
        self.next
    }

    /// The position that awaits a better move; `None` after the last.
    pub fn current(&self) -> Option<&Retry> {
        self.retries.get(self.next)
    }

    /// Goes on to the next position and returns it.
    pub fn advance(&mut self) -> Option<&Retry> {
        self.next = (self.next + 1).min(self.retries.len());
        self.current()
    }
}

impl Retry {
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// Number of plies that lead to the position.
    pub fn ply(&self) -> Ply {
        Ply(self.history.plies() as u16)
    }

    pub fn played(&self) -> Move {
        self.played
    }

    /// The kind of error it was.
    pub fn quality(&self) -> MoveQuality {
        self.quality
    }

    /// A hint: the piece that the best line moves first.
    pub fn hint(&self) -> Option<Square> {
        self.judged.line.first().map(|mv| mv.from())
    }

    pub fn solution(&self) -> &[Move] {
        &self.judged.line
    }

    /// Judges a legal move of the position against the best one. Returns `None` if the judge was stopped.
    ///
    /// # Errors
    /// If the judge failed.
    pub fn attempt(
        &self,
        mv: Move,
        draws: DrawRules,
        judge: &mut dyn Judge,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<RetryAnswer>, JudgeFailed> {
        let best = match self.judged.line.first() {
            Some(&best) if best != mv => best,
            _ => return Ok(Some(RetryAnswer::Best)),
        };
        if mv == self.played {
            return Ok(Some(RetryAnswer::SameAsPlayed));
        }
        let root = SearchPosition::with_history(self.history.clone()).with_draw_rules(draws);
        let compared = judge.compare(&root, &[best, mv], limits, stop)?;
        let Some([best, tried]) = compared.as_deref() else {
            return Ok(None);
        };
        let variant = self.position().variant();
        let [best, after] = [best, tried].map(|one| WinChance::from_score(one.score, variant));
        Ok(Some(match best.loss_to(after) {
            loss if loss < EQUAL_MARGIN => RetryAnswer::AsGood,
            loss => RetryAnswer::Wrong { loss, answer: tried.line.get(1).copied() },
        }))
    }
}
