//! What to do about the other player's irregularities and offers: whatever is better for oneself (`rules.md` §4, §5).

use super::search::SearchRequest;
use super::{Engine, Level, Limits, Score, SearchPosition, StopFlag};
use crate::board::Square;
use crate::rules::{Outcome, Ply, Position, Side};

/// An irregular turn, as it stands before the player who keeps it or has it corrected.
#[derive(Clone, Debug)]
pub struct Dispute {
    /// If it is corrected: before the turn, whoever played it to move and perhaps bound to a piece.
    pub corrected: SearchPosition,
    /// If it is kept: after the turn, the player who decides to move; without a position, it cannot be kept.
    pub kept: Option<Position>,
}

/// A move that overlooked a capture, as it stands before the player who may huff a piece for it and moves then.
#[derive(Clone, Debug)]
pub struct HuffOptions {
    /// The position if nothing is huffed.
    pub played: SearchPosition,
    /// Each piece that may be huffed, with the position without it.
    pub huffed: Vec<(Square, Position)>,
}

/// Positions looked at for one decision, all that are compared together.
const DECISION_NODES: u64 = 300_000;

/// So many hundredths of a man make no difference to a player who is offered a draw.
const DRAW_MARGIN: i32 = 15;

/// With so many pieces or fewer the game may well be drawn.
const ENDGAME_PIECES: usize = 10;

impl Engine {
    /// Whether a player of this level keeps the turn because that is better for it than what comes of correcting it.
    pub fn should_keep(&mut self, dispute: &Dispute, level: Level, stop: &StopFlag) -> bool {
        let Some(kept) = dispute.kept else {
            return false;
        };
        self.clear_hash_below_full(level);
        let kept_for = DecisionBudget {
            level,
            seed: kept.key(),
            extra_plies: 0,
            nodes: DECISION_NODES / 2,
        };
        // A ply more, so that both looks end with the same side's move.
        let corrected_for = DecisionBudget {
            extra_plies: 1,
            ..kept_for
        };
        let corrected = -self.score_of(&dispute.corrected, corrected_for, stop);
        self.score_of(&kept.into(), kept_for, stop) > corrected
    }

    /// The piece a player of this level huffs, if it is better off without one of them.
    pub fn choose_huff(
        &mut self,
        overlooked: &HuffOptions,
        level: Level,
        stop: &StopFlag,
    ) -> Option<Square> {
        self.clear_hash_below_full(level);
        let budget = DecisionBudget {
            level,
            seed: overlooked.played.position().key(),
            extra_plies: 0,
            nodes: DECISION_NODES / (1 + overlooked.huffed.len() as u64),
        };
        let all_left = self.score_of(&overlooked.played, budget, stop);
        let mut best = (None, all_left);
        for &(square, without) in &overlooked.huffed {
            let score = self.score_of(&without.into(), budget, stop);
            if score > best.1 {
                best = (Some(square), score);
            }
        }
        best.0
    }

    /// Whether a player of this level agrees to a draw in a position, whoever is to move: it does where it stands
    /// worse, and in an endgame where neither side is better.
    pub fn should_accept_draw(
        &mut self,
        situation: &SearchPosition,
        side: Side,
        level: Level,
        stop: &StopFlag,
    ) -> bool {
        self.clear_hash_below_full(level);
        let position = situation.position();
        let budget = DecisionBudget {
            level,
            seed: position.key(),
            extra_plies: 0,
            nodes: DECISION_NODES,
        };
        let to_move = self.score_of(situation, budget, stop);
        let score = match position.side_to_move() == side {
            true => to_move,
            false => -to_move,
        };
        let is_endgame = position.occupied().len() <= ENDGAME_PIECES;
        score < Score::DRAW - DRAW_MARGIN || is_endgame && score < Score::DRAW + DRAW_MARGIN
    }

    /// What a position is worth to the side to move.
    fn score_of(
        &mut self,
        situation: &SearchPosition,
        budget: DecisionBudget,
        stop: &StopFlag,
    ) -> Score {
        let position = situation.position();
        let side = position.side_to_move();
        let rules = position.variant().rule_set();
        match situation.counters().outcome(position, &rules) {
            Some(Outcome::Win { winner, .. }) if winner == side => Score::won_in(Ply(0)),
            Some(Outcome::Win { .. }) => Score::lost_in(Ply(0)),
            Some(Outcome::Draw(_)) => Score::DRAW,
            None => {
                let DecisionBudget { level, seed, .. } = budget;
                let request = SearchRequest {
                    limits: budget.limits(),
                    ..self.request_at_level(level, seed, situation, stop)
                };
                let report = self.run(&request, &mut |_| ());
                report.lines.first().map_or(Score::DRAW, |line| line.score)
            }
        }
    }
}

/// How far one of the positions compared is looked into.
#[derive(Clone, Copy)]
struct DecisionBudget {
    level: Level,
    seed: u64,
    /// Plies more than the level looks.
    extra_plies: u8,
    nodes: u64,
}

impl DecisionBudget {
    /// No time among them: with one, an only move would not be followed.
    fn limits(self) -> Limits {
        Limits {
            depth: self.level.depth().map(|depth| depth + self.extra_plies),
            ..Limits::nodes(self.nodes)
        }
    }
}
