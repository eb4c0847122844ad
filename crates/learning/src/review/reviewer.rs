//! The review itself: every position is searched, from the last to the first.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::accuracy::WinChance;
use super::game_review::{GameReview, JudgedPosition, MoveQuality};
use super::judge::{Judge, JudgeFailed, Verdict, before_move, judge_position};
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::game_tree::GameTree;
use crate::rules::{DrawRules, GameHistory, Move, Ply, Variant};
use crate::shots;

/// Default maximum time for a whole game.
const GAME_TIME: Duration = Duration::from_secs(60);
/// Default maximum time for a position.
const POSITION_TIME: Duration = Duration::from_secs(1);

/// A game to review, and the limits of the search of each position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewRequest {
    pub history: GameHistory,
    pub draws: DrawRules,
    pub limits: Limits,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewProgress {
    /// Number of plies that lead to it.
    pub ply: Ply,
    pub judged: JudgedPosition,
    /// Number of positions judged so far.
    pub done: usize,
    /// Number of positions in all.
    pub of: usize,
}

impl ReviewRequest {
    /// A request to review a game by the rules of its variant.
    pub fn new(history: GameHistory, limits: Limits) -> ReviewRequest {
        ReviewRequest { draws: history.start().variant().rule_set().draws, history, limits }
    }

    pub fn main_line(tree: &GameTree, limits: Limits) -> ReviewRequest {
        let last = tree.main_line().last().copied();
        ReviewRequest::new(tree.history(last.unwrap_or_else(|| tree.root())), limits)
    }

    #[must_use]
    pub fn with_draw_rules(self, draws: DrawRules) -> ReviewRequest {
        ReviewRequest { draws, ..self }
    }

    /// Limits the review to the usual time: a second a position, and a minute at most.
    #[must_use]
    pub fn within_usual_time(self) -> ReviewRequest {
        let positions = self.history.plies() as u32 + 1;
        self.within(GAME_TIME.min(POSITION_TIME * positions))
    }

    /// Limits the review to this time for the whole game.
    #[must_use]
    pub fn within(self, time: Duration) -> ReviewRequest {
        let positions = self.history.plies() as u32 + 1;
        ReviewRequest { limits: Limits::time(time / positions), ..self }
    }
}

/// Reviews a game. Calls `on_position` after each position, the last one first. If stopped, or if the judge fails, the
/// review has the positions judged until then.
pub fn review(
    request: &ReviewRequest,
    judge: &mut dyn Judge,
    stop: &StopFlag,
    on_position: &mut dyn FnMut(ReviewProgress),
) -> GameReview {
    let of = request.history.plies() + 1;
    let mut review = GameReview { history: request.history.clone(), positions: vec![None; of] };
    for plies in (0..of).rev() {
        let judged = request.judge(plies, review.position(plies + 1), judge, stop);
        let Ok(Some(Verdict { score, line })) = judged else {
            break;
        };
        review.positions[plies] = Some(JudgedPosition { score, line, shot: None });
        review.find_shot(plies, stop);
        if let Some(judged) = review.position(plies) {
            on_position(ReviewProgress {
                ply: Ply(plies as u16),
                judged: judged.clone(),
                done: of - plies,
                of,
            });
        }
    }
    review
}

impl ReviewRequest {
    /// Judges the position after this number of plies; `next` is the judgment of the one after it.
    fn judge(
        &self,
        plies: usize,
        next: Option<&JudgedPosition>,
        judge: &mut dyn Judge,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        let root = SearchPosition::with_history(self.history.up_to(plies));
        let root = root.with_draw_rules(self.draws);
        let played = self.history.moves().get(plies).copied().flatten();
        // The move played is worth what the position after it is, whatever a search of this one finds.
        let known = played.zip(next).map(|(mv, next)| Verdict {
            score: before_move(next.score),
            line: [&[mv], next.line.as_slice()].concat(),
        });
        let moves = root.position().legal_moves();
        if let Some(known) = &known
            && moves.len() == 1
        {
            return Ok(Some(known.clone()));
        }
        let searched = judge_position(root, self.limits, judge, stop)?;
        Ok(searched.map(|searched| match known {
            Some(known) if known.score >= searched.score => known,
            _ => searched,
        }))
    }
}

impl GameReview {
    /// The review once these positions have been judged.
    pub fn so_far(request: &ReviewRequest, judged: &[ReviewProgress]) -> GameReview {
        let mut review = GameReview {
            history: request.history.clone(),
            positions: vec![None; request.history.plies() + 1],
        };
        for progress in judged {
            if let Some(position) = review.positions.get_mut(usize::from(progress.ply.0)) {
                *position = Some(progress.judged.clone());
            }
        }
        review
    }

    /// Looks for a shot where the move played after this number of plies is an error.
    fn find_shot(&mut self, plies: usize, stop: &StopFlag) {
        let Some(judged) = self.judge_move(plies + 1) else {
            return;
        };
        let is_error = judged.before.loss_to(judged.after) >= MoveQuality::Inaccuracy.least_loss();
        let Some(position) = self.history.position_at(plies) else {
            return;
        };
        let has_shots = Variant::STANDARD.contains(&position.variant());
        if !has_shots || !is_error || stop.is_set() || judged.before <= WinChance::default() {
            return;
        }
        // Another move may win men as well, without being the best.
        let best = self.position(plies).and_then(|judged| judged.line.first().copied());
        let shot = shots::forced_shot(position).filter(|shot| best == Some(shot.first()));
        if let Some(known) = &mut self.positions[plies] {
            if let Some(shot) = &shot {
                complete_line(&mut known.line, shot.line());
            }
            known.shot = shot;
        }
    }
}

/// Completes a line that stops in the middle of a shot: the search may know the score of a position without the moves
/// that lead to it.
fn complete_line(line: &mut Vec<Move>, shot: &[Move]) {
    if !line.is_empty() && line.len() < shot.len() && shot.starts_with(line) {
        line.clear();
        line.extend_from_slice(shot);
    }
}
