//! Game review by a Hub engine.

use std::time::Duration;

use crate::engine::{Limits, SearchPosition, StopFlag, TimeLimit};
use crate::protocols::hub::{HubClient, HubSearch, SearchMode};
use crate::review::{Judge, JudgeFailed, Verdict};

#[derive(Debug)]
pub struct HubJudge(pub HubClient);

/// Grace period after the time limit.
const GRACE: Duration = Duration::from_secs(5);
/// Time limit of searches that have none.
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
                latest = Some(Verdict { score, line: info.pv.clone() });
            }
        });
        found.map_err(|error| JudgeFailed(error.into()))?;
        // Without a score there is no judgment.
        Ok(latest.filter(|_| !stop.is_set()))
    }
}
