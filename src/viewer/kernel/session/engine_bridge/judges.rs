//! The engines as judges of a game. A judge is made on the thread that it judges on, because starting an engine takes a
//! while.

use std::sync::{Arc, Mutex, PoisonError};

use super::hub_engines::{HubEngines, MakeJudge};
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::platform::lower_thread_priority;
use crate::players::EngineId;
use crate::review::{self, Judge, JudgeFailed, Verdict};
use crate::rules::{Move, Variant};

/// An engine as judge, started when it is first asked.
pub struct BackgroundJudge {
    make: Option<MakeJudge>,
    made: Option<Box<dyn Judge>>,
    failure: JudgeFailure,
}

/// The reason why a judge broke down, if it did.
#[derive(Clone, Debug, Default)]
pub struct JudgeFailure(Arc<Mutex<Option<String>>>);

impl JudgeFailure {
    /// The reason.
    pub fn get(&self) -> Option<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn set(&self, reason: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(reason);
    }
}

impl BackgroundJudge {
    /// The engine with this index or, without one, the built-in engine.
    pub fn new(engines: &HubEngines, id: Option<EngineId>, variant: Variant) -> BackgroundJudge {
        let make = id.and_then(|id| engines.judge_maker(id, variant));
        let built_in =
            || -> MakeJudge { Box::new(move || Ok(Box::new(review::built_in_judge(variant)))) };
        BackgroundJudge {
            make: Some(make.unwrap_or_else(built_in)),
            made: None,
            failure: JudgeFailure::default(),
        }
    }

    /// The slot in which the judge reports that it broke down.
    pub fn failure(&self) -> JudgeFailure {
        self.failure.clone()
    }

    /// Asks the engine, once it has been made. Returns `None` after it broke down.
    fn ask<T>(
        &mut self,
        question: impl FnOnce(&mut dyn Judge) -> Result<Option<T>, JudgeFailed>,
    ) -> Result<Option<T>, JudgeFailed> {
        let answer = self.made().and_then(|made| match made {
            Some(judge) => question(judge.as_mut()),
            None => Ok(None),
        });
        if let Err(error) = &answer {
            self.failure.set(error.to_string());
        }
        answer
    }

    fn made(&mut self) -> Result<Option<&mut Box<dyn Judge>>, JudgeFailed> {
        if let Some(make) = self.make.take() {
            lower_thread_priority();
            self.made = Some(make()?);
        }
        Ok(self.made.as_mut())
    }
}

impl Judge for BackgroundJudge {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        self.ask(|judge| judge.judge(root, limits, stop))
    }

    fn compare(
        &mut self,
        root: &SearchPosition,
        moves: &[Move],
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Vec<Verdict>>, JudgeFailed> {
        self.ask(|judge| judge.compare(root, moves, limits, stop))
    }
}
