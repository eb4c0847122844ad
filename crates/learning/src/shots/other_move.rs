use serde::{Deserialize, Serialize};

use crate::engine::{Engine, Limits, SearchPosition, StopFlag, TableResult};
use crate::jobs::Job;
use crate::players::Computer;
use crate::rules::{Move, Position};

/// Minimum score of a move that counts as winning as well, in hundredths of a man.
pub const MIN_WINNING_SCORE: i32 = 150;

/// The judgment of a move that is not in the line of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OtherMove {
    Wins,
    /// It does not win; the opponent's best answer, unless the game is over.
    Fails(Option<Move>),
}

impl OtherMove {
    /// Judges a legal move by the endgame tables or a search of the position after it. `None` if the search was
    /// stopped.
    pub fn judge(
        position: &Position,
        mv: Move,
        engine: &mut Engine,
        limits: Limits,
        stop: &StopFlag,
    ) -> Option<OtherMove> {
        let after = SearchPosition::new(position.play(mv));
        let info = engine.search(&after, limits, stop, &mut |_| ());
        if stop.is_set() {
            return None;
        }
        let Some(best) = info.lines.first() else {
            // The opponent has no move.
            return Some(OtherMove::Wins);
        };
        let wins = match info.table_result.or(best.table_result) {
            Some(result) => matches!(result, TableResult::Loss(_)),
            None => -best.score.hundredths() >= MIN_WINNING_SCORE,
        };
        Some(if wins { OtherMove::Wins } else { OtherMove::Fails(best.moves.first().copied()) })
    }
}

/// Judges a move outside the line of an exercise.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JudgeMove {
    pub position: Position,
    pub mv: Move,
    pub limits: Limits,
}

impl Job for JudgeMove {
    const NAME: &'static str = "judge-move";
    type Event = ();
    /// `None` if it was stopped.
    type Outcome = Option<OtherMove>;

    fn run(
        &self,
        computer: &mut Computer,
        stop: &StopFlag,
        _: &mut dyn FnMut(()),
    ) -> Option<OtherMove> {
        let engine = computer.engine(self.position.variant());
        OtherMove::judge(&self.position, self.mv, engine, self.limits, stop)
    }

    fn outcome_if_stopped(&self, _: &[()]) -> Option<Option<OtherMove>> {
        Some(None)
    }
}
