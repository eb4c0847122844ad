//! The computer's decisions at the table: correct an irregular turn, huff a piece, accept a draw (`rules.md` §4, §5).
//!
//! Each decision compares searches of its possible outcomes at the player's level and takes the best for the player.

use serde::{Deserialize, Serialize};

use super::search::SearchRequest;
use super::{Engine, Level, Limits, Score, SearchPosition, StopFlag, wolf_and_sheep};
use crate::board::Square;
use crate::rules::{Outcome, Ply, Position, Side};

/// An irregular turn, which the opponent keeps or has corrected.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct IrregularityOptions {
    /// The position if the turn is corrected: before it, with its player to move, who may have to play a certain piece.
    pub corrected: SearchPosition,
    /// The position if the turn is kept: after it, with the deciding player to move. `None` if it cannot be kept.
    pub kept: Option<Position>,
}

/// A move that ignored a capture. Its opponent may huff a piece for it, and then moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HuffOptions {
    /// The position if nothing is huffed.
    pub played: SearchPosition,
    /// Each piece that may be huffed, with the position without it.
    pub huffed: Vec<(Square, Position)>,
}

/// Nodes searched for one decision, divided among the positions compared.
const DECISION_NODES: u64 = 300_000;

/// A position is level to a player who is offered a draw if its score is within this many hundredths of a man.
const DRAW_MARGIN: i32 = 15;

/// Up to this number of pieces, a level position is as good as drawn.
const ENDGAME_PIECES: usize = 10;

impl Engine {
    /// Returns `true` if a player of this level is better off keeping the irregular turn than having it corrected.
    pub fn should_keep(
        &mut self,
        options: &IrregularityOptions,
        level: Level,
        stop: &StopFlag,
    ) -> bool {
        let Some(kept) = options.kept else {
            return false;
        };
        self.clear_hash_below_full(level);
        let kept_budget =
            DecisionBudget { level, seed: kept.key(), extra_plies: 0, nodes: DECISION_NODES / 2 };
        // One ply more, so that both searches end with a move of the same side.
        let corrected_budget = DecisionBudget { extra_plies: 1, ..kept_budget };
        let corrected = -self.score_of(&options.corrected, corrected_budget, stop);
        let kept = SearchPosition::new(kept).with_draw_rules(*options.corrected.draws());
        self.score_of(&kept, kept_budget, stop) > corrected
    }

    /// Returns the piece that a player of this level huffs, or `None` if huffing gains nothing.
    pub fn choose_huff(
        &mut self,
        options: &HuffOptions,
        level: Level,
        stop: &StopFlag,
    ) -> Option<Square> {
        self.clear_hash_below_full(level);
        let budget = DecisionBudget {
            level,
            seed: options.played.position().key(),
            extra_plies: 0,
            nodes: DECISION_NODES / (1 + options.huffed.len() as u64),
        };
        let without_huff = self.score_of(&options.played, budget, stop);
        let mut best = (None, without_huff);
        for &(square, huffed) in &options.huffed {
            let score = self.score_of(&huffed.into(), budget, stop);
            if score > best.1 {
                best = (Some(square), score);
            }
        }
        best.0
    }

    /// Returns `true` if a player of this level and side accepts a draw, with either side to move: if its position is
    /// worse, and in an endgame if it is not better.
    pub fn should_accept_draw(
        &mut self,
        root: &SearchPosition,
        side: Side,
        level: Level,
        stop: &StopFlag,
    ) -> bool {
        self.clear_hash_below_full(level);
        let position = root.position();
        let budget =
            DecisionBudget { level, seed: position.key(), extra_plies: 0, nodes: DECISION_NODES };
        let to_move = self.score_of(root, budget, stop);
        let score = if position.side_to_move() == side { to_move } else { -to_move };
        let is_endgame = position.occupied().len() <= ENDGAME_PIECES;
        score < Score::DRAW - DRAW_MARGIN || is_endgame && score < Score::DRAW + DRAW_MARGIN
    }

    /// Returns the score of a position for the side to move.
    fn score_of(
        &mut self,
        root: &SearchPosition,
        budget: DecisionBudget,
        stop: &StopFlag,
    ) -> Score {
        let position = root.position();
        let side = position.side_to_move();
        match root.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == side => Score::won_in(Ply(0)),
            Some(Outcome::Win { .. }) => Score::lost_in(Ply(0)),
            Some(Outcome::Draw(_)) => Score::DRAW,
            None => {
                let info = if position.variant().is_solved() {
                    wolf_and_sheep::solution().search_info(root, 1)
                } else {
                    let DecisionBudget { level, seed, .. } = budget;
                    let request = SearchRequest {
                        limits: budget.limits(),
                        ..self.request_at_level(level, seed, root, stop)
                    };
                    self.run(&request, &mut |_| ())
                };
                info.lines.first().map_or(Score::DRAW, |line| line.score)
            }
        }
    }
}

/// The search of one of the positions compared.
#[derive(Clone, Copy)]
struct DecisionBudget {
    level: Level,
    seed: u64,
    /// Plies beyond the depth of the level.
    extra_plies: u8,
    nodes: u64,
}

impl DecisionBudget {
    /// Limits without time, so that below full strength every machine decides the same. At full strength the threads,
    /// the endgame tables and earlier searches make a difference.
    fn limits(self) -> Limits {
        Limits {
            depth: self.level.depth().map(|depth| depth + self.extra_plies),
            ..Limits::nodes(self.nodes)
        }
    }
}
