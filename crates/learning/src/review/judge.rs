use crate::engine::{Engine, Limits, Score, SearchInfo, SearchPosition, StopFlag};
use crate::rules::{Move, Outcome, Ply};

/// The result of a search, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub score: Score,
    pub line: Vec<Move>,
}

/// The judge failed and cannot be used again.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct JudgeFailed(pub Box<dyn std::error::Error + Send + Sync>);

/// An engine that judges positions.
pub trait Judge: Send {
    /// Judges a position in which the game goes on. Returns `None` if it was stopped before it had a line.
    ///
    /// # Errors
    /// If the judge failed.
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed>;

    /// Judges legal moves of a position under equal conditions, so that their scores can be compared: the result for
    /// the side to move and the line of each move, in the order of the moves. Returns `None` if it was stopped.
    ///
    /// # Errors
    /// If the judge failed.
    fn compare(
        &mut self,
        root: &SearchPosition,
        moves: &[Move],
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Vec<Verdict>>, JudgeFailed> {
        let mut verdicts = Vec::new();
        for &mv in moves {
            let mut after = root.clone();
            after.play(mv);
            let Some(judged) = judge_position(after, limits, self, stop)? else {
                return Ok(None);
            };
            verdicts.push(Verdict {
                score: before_move(judged.score),
                line: [&[mv], judged.line.as_slice()].concat(),
            });
        }
        Ok(Some(verdicts))
    }
}

/// Judges a position. If the game is over, no search is needed; if there is one legal move, the position after it is
/// searched, because with a time limit an engine plays the only move at once.
pub(super) fn judge_position<J: Judge + ?Sized>(
    mut root: SearchPosition,
    limits: Limits,
    judge: &mut J,
    stop: &StopFlag,
) -> Result<Option<Verdict>, JudgeFailed> {
    let mut forced = Vec::new();
    let judged = loop {
        let side = root.position().side_to_move();
        let over = |score| Verdict { score, line: Vec::new() };
        match root.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == side => {
                break over(Score::won_in(Ply(0)));
            }
            Some(Outcome::Win { .. }) => break over(Score::lost_in(Ply(0))),
            Some(Outcome::Draw(_)) => break over(Score::DRAW),
            None => {}
        }
        match root.position().legal_moves()[..] {
            [only] => {
                forced.push(only);
                root.play(only);
            }
            _ => match judge.judge(&root, limits, stop)? {
                Some(judged) => break judged,
                None => return Ok(None),
            },
        }
    };
    let score = forced.iter().fold(judged.score, |score, _| before_move(score));
    Ok(Some(Verdict { score, line: [forced, judged.line].concat() }))
}

/// The score of the side that moved to a position of this score for the side to move there.
pub(super) fn before_move(score: Score) -> Score {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => Score::lost_in(plies.next()),
        (_, Some(plies)) => Score::won_in(plies.next()),
        _ => -score,
    }
}

impl Judge for Engine {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        let info: SearchInfo = self.search(root, limits, stop, &mut |_| ());
        let best = info.lines.into_iter().next().filter(|_| !stop.is_set());
        Ok(best.map(|best| Verdict { score: best.score, line: best.moves }))
    }

    /// One search finds the scores of all moves at the same depth.
    fn compare(
        &mut self,
        root: &SearchPosition,
        moves: &[Move],
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Vec<Verdict>>, JudgeFailed> {
        let info = self.search_moves(root, moves, limits, stop, &mut |_| ());
        if stop.is_set() {
            return Ok(None);
        }
        let verdict_on = |mv: &Move| {
            let line = info.lines.iter().find(|line| line.moves.first() == Some(mv))?;
            Some(Verdict { score: line.score, line: line.moves.clone() })
        };
        Ok(moves.iter().map(verdict_on).collect())
    }
}
