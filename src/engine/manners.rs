//! What to do about the other player's irregularities and offers: whatever is better for oneself (`rules.md` §4, §5).

use super::search::Question;
use super::{Engine, Level, Limits, Score, Situation, Stop};
use crate::board::Square;
use crate::rules::{Outcome, Ply, Position, Side};

/// An irregular turn, as it stands before the player who keeps it or has it corrected.
#[derive(Clone, Debug)]
pub struct Dispute {
    /// If it is corrected: before the turn, whoever played it to move and perhaps bound to a piece.
    pub corrected: Situation,
    /// If it is kept: after the turn, the player who decides to move; without a position, it cannot be kept.
    pub kept: Option<Position>,
}

/// A move that overlooked a capture, as it stands before the player who may huff a piece for it and moves then.
#[derive(Clone, Debug)]
pub struct Overlooked {
    /// The position if nothing is huffed.
    pub played: Situation,
    /// Each piece that may be huffed, with the position without it.
    pub huffed: Vec<(Square, Position)>,
}

/// Positions looked at for one decision, all that are compared together.
const NODES: u64 = 300_000;

/// So many hundredths of a man make no difference to a player who is offered a draw.
const HARDLY: i32 = 15;

/// With so many pieces or fewer the game may well be drawn.
const ENDGAME: usize = 10;

impl Engine {
    /// Whether a player of this level keeps the turn because that is better for it than what comes of correcting it.
    pub fn keeps(&mut self, dispute: &Dispute, level: Level, stop: &Stop) -> bool {
        let Some(kept) = dispute.kept else {
            return false;
        };
        self.forget_for(level);
        let kept_for = Looking {
            level,
            seed: kept.key(),
            further: 0,
            nodes: NODES / 2,
        };
        // A ply more, so that both looks end with the same side's move.
        let corrected_for = Looking {
            further: 1,
            ..kept_for
        };
        let corrected = -self.worth(&dispute.corrected, corrected_for, stop);
        self.worth(&kept.into(), kept_for, stop) > corrected
    }

    /// The piece a player of this level huffs, if it is better off without one of them.
    pub fn huffs(&mut self, overlooked: &Overlooked, level: Level, stop: &Stop) -> Option<Square> {
        self.forget_for(level);
        let looking = Looking {
            level,
            seed: overlooked.played.position().key(),
            further: 0,
            nodes: NODES / (1 + overlooked.huffed.len() as u64),
        };
        let all_left = self.worth(&overlooked.played, looking, stop);
        let mut best = (None, all_left);
        for &(square, without) in &overlooked.huffed {
            let score = self.worth(&without.into(), looking, stop);
            if score > best.1 {
                best = (Some(square), score);
            }
        }
        best.0
    }

    /// Whether a player of this level agrees to a draw in a position, whoever is to move: it does where it stands
    /// worse, and in an endgame where neither side is better.
    pub fn accepts_draw(
        &mut self,
        situation: &Situation,
        side: Side,
        level: Level,
        stop: &Stop,
    ) -> bool {
        self.forget_for(level);
        let position = situation.position();
        let looking = Looking {
            level,
            seed: position.key(),
            further: 0,
            nodes: NODES,
        };
        let to_move = self.worth(situation, looking, stop);
        let score = match position.side_to_move() == side {
            true => to_move,
            false => -to_move,
        };
        let is_endgame = position.occupied().len() <= ENDGAME;
        score < Score::DRAW - HARDLY || is_endgame && score < Score::DRAW + HARDLY
    }

    /// What a position is worth to the side to move.
    fn worth(&mut self, situation: &Situation, looking: Looking, stop: &Stop) -> Score {
        let position = situation.position();
        let side = position.side_to_move();
        let rules = position.variant().rule_set();
        match situation.counters().outcome(position, &rules) {
            Some(Outcome::Win { winner, .. }) if winner == side => Score::won_in(Ply(0)),
            Some(Outcome::Win { .. }) => Score::lost_in(Ply(0)),
            Some(Outcome::Draw(_)) => Score::DRAW,
            None => {
                let Looking { level, seed, .. } = looking;
                let question = Question {
                    limits: looking.limits(),
                    ..self.question_at(level, seed, situation, stop)
                };
                let report = self.ask(&question, &mut |_| ());
                report.lines.first().map_or(Score::DRAW, |line| line.score)
            }
        }
    }
}

/// How far one of the positions compared is looked into.
#[derive(Clone, Copy)]
struct Looking {
    level: Level,
    seed: u64,
    /// Plies more than the level looks.
    further: u8,
    nodes: u64,
}

impl Looking {
    /// No time among them: with one, an only move would not be followed.
    fn limits(self) -> Limits {
        Limits {
            depth: self.level.depth().map(|depth| depth + self.further),
            ..Limits::nodes(self.nodes)
        }
    }
}
