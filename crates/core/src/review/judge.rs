use std::time::Duration;

use crate::engine::{Engine, Limits, Score, SearchInfo, SearchPosition, StopFlag, TimeLimit};
use crate::protocol::hub::{HubClient, HubSearch, SearchMode};
use crate::rules::Move;

/// The result of a search, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The score.
    pub score: Score,
    /// The best line.
    pub line: Vec<Move>,
}

/// A judge broke down; nothing else can be asked of it.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct JudgeFailed(pub Box<dyn std::error::Error + Send + Sync>);

/// An engine that judges positions.
pub trait Judge: Send {
    /// Judges a position in which the game goes on. Returns `None` if it was stopped before it knew a line.
    ///
    /// # Errors
    /// If the judge broke down.
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed>;
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
        Ok(best.map(|best| Verdict {
            score: best.score,
            line: best.moves,
        }))
    }
}

/// A Hub engine as judge.
#[derive(Debug)]
pub struct HubJudge(pub HubClient);

/// Time past its limit within which an engine may still answer.
const GRACE: Duration = Duration::from_secs(5);
/// The longest search without a limit of time.
const MAX_SEARCH: Duration = Duration::from_secs(600);

impl Judge for HubJudge {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        let (position, moves) = root.history().since_progress();
        let search = HubSearch {
            position,
            moves: &moves,
            limits,
            mode: SearchMode::Think,
            timeout: match limits.time {
                Some(TimeLimit::Move(time)) => time + GRACE,
                _ => MAX_SEARCH,
            },
            stop_timeout: HubSearch::STOP_TIMEOUT,
        };
        let mut latest = None;
        let found = self.0.search(&search, stop, &mut |info| {
            if let (Some(score), false) = (info.score, info.pv.is_empty()) {
                latest = Some(Verdict {
                    score,
                    line: info.pv.clone(),
                });
            }
        });
        found.map_err(|error| JudgeFailed(error.into()))?;
        // An engine that sends no score judges nothing.
        Ok(latest.filter(|_| !stop.is_set()))
    }
}
