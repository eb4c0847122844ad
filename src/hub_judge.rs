//! Hub engines as judges of games.

use std::time::Duration;

use crate::engine::{Limits, SearchPosition, StopFlag, TimeLimit};
use crate::protocols::hub::{HubClient, HubSearch, SearchMode};
use crate::review::{Judge, JudgeFailed, Verdict};

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
        let (position, moves) = root.history().since_counted();
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
