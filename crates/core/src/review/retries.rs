//! “Your mistakes, again”: the positions in which a player went wrong, to find a better move.

use serde::{Deserialize, Serialize};

use super::game_review::{GameReview, JudgedPosition, MoveQuality};
use super::judge::{Judge, JudgeFailed};
use super::reviewer::{before_move, judge_position};
use super::win_chance::WinChance;
use crate::board::Square;
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::rules::{DrawRules, GameHistory, Move, Ply, Position, Side};

/// A try counts as right if it loses at most this much win chance.
const RIGHT_MARGIN: f64 = 0.035;

/// A position in which a player went wrong.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Retry {
    /// The game up to the position.
    history: GameHistory,
    /// The judgment of the position.
    judged: JudgedPosition,
    /// The move that was played.
    played: Move,
    quality: MoveQuality,
}

/// The answer to a try.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Attempt {
    /// As good as the best move.
    Right,
    /// The move that was played in the game.
    SameAsPlayed,
    /// Worse than the best move by this win chance.
    Wrong(f64),
}

/// The positions in which a player went wrong, one after the other.
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
        Retries {
            retries: errors.filter_map(retry).collect(),
            next: 0,
        }
    }

    /// Number of positions in all.
    pub fn len(&self) -> usize {
        self.retries.len()
    }

    /// Returns `true` if the player made no mistakes.
    pub fn is_empty(&self) -> bool {
        self.retries.is_empty()
    }

    /// Number of positions passed.
    pub fn passed(&self) -> usize {
        self.next
    }

    /// The position to find a better move in; `None` after the last.
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
    /// The position.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// Number of plies that lead to the position.
    pub fn ply(&self) -> Ply {
        Ply(self.history.plies() as u16)
    }

    /// The move that was played in the game.
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

    /// The best line.
    pub fn solution(&self) -> &[Move] {
        &self.judged.line
    }

    /// Judges a legal move of the position. Returns `None` if the judge was stopped.
    ///
    /// # Errors
    /// If the judge broke down.
    pub fn attempt(
        &self,
        mv: Move,
        draws: DrawRules,
        judge: &mut dyn Judge,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Attempt>, JudgeFailed> {
        if self.judged.line.first() == Some(&mv) {
            return Ok(Some(Attempt::Right));
        }
        if mv == self.played {
            return Ok(Some(Attempt::SameAsPlayed));
        }
        let root = SearchPosition::with_history(self.history.clone()).with_draw_rules(draws);
        let mut after = root;
        after.play(mv);
        let variant = self.position().variant();
        let judged = judge_position(after, limits, judge, stop)?;
        Ok(judged.map(|judged| {
            let best = WinChance::from_score(self.judged.score, variant);
            let tried = WinChance::from_score(before_move(judged.score), variant);
            match best.loss_to(tried) {
                loss if loss <= RIGHT_MARGIN => Attempt::Right,
                loss => Attempt::Wrong(loss),
            }
        }))
    }
}
