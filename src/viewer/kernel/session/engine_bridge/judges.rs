//! Engines as judges of games. A judge is created on its own thread, because starting an engine takes a while.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use super::hub_engines::{HubEngines, MakeJudge};
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::platform::lower_thread_priority;
use crate::players::EngineId;
use crate::review::{self, Judge, JudgeFailed, Verdict};
use crate::rules::{Move, Variant};

/// An engine as judge, started on first use.
pub struct BackgroundJudge {
    judge: JudgeStage,
    failure: JudgeFailure,
}

enum JudgeStage {
    /// To be judged by the built-in engine. A [`MakeJudge`] would pull the search and its weights into the page's
    /// module, although the workers have them.
    BuiltIn(Variant),
    /// To be created by this function.
    Other(MakeJudge),
    Ready(Box<dyn Judge>),
    /// Creation failed.
    Missing,
}

/// The reason why a judge failed, if it did.
#[derive(Clone, Debug, Default)]
pub struct JudgeFailure(Arc<Mutex<Option<String>>>);

impl JudgeFailure {
    pub fn get(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, reason: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(reason);
    }
}

impl BackgroundJudge {
    /// The engine with this index, or the built-in one.
    pub fn new(engines: &HubEngines, id: Option<EngineId>, variant: Variant) -> BackgroundJudge {
        let make = id.and_then(|id| engines.judge_maker(id, variant));
        BackgroundJudge {
            judge: make.map_or(JudgeStage::BuiltIn(variant), JudgeStage::Other),
            failure: JudgeFailure::default(),
        }
    }

    /// The slot in which the judge reports its failure.
    pub fn failure(&self) -> JudgeFailure {
        self.failure.clone()
    }

    /// Queries the engine, creating it first if necessary; `None` after a failure.
    fn ask<T>(
        &mut self,
        question: impl FnOnce(&mut dyn Judge) -> Result<Option<T>, JudgeFailed>,
    ) -> Result<Option<T>, JudgeFailed> {
        let answer = self.judge.made().and_then(|made| match made {
            Some(judge) => question(judge),
            None => Ok(None),
        });
        if let Err(error) = &answer {
            self.failure.set(error.to_string());
        }
        answer
    }
}

impl JudgeStage {
    /// The judge, created on first use.
    fn made(&mut self) -> Result<Option<&mut dyn Judge>, JudgeFailed> {
        *self = match mem::replace(self, JudgeStage::Missing) {
            JudgeStage::BuiltIn(variant) => {
                lower_thread_priority();
                JudgeStage::Ready(Box::new(review::built_in_judge(variant)))
            }
            JudgeStage::Other(make) => {
                lower_thread_priority();
                JudgeStage::Ready(make()?)
            }
            stage @ (JudgeStage::Ready(_) | JudgeStage::Missing) => stage,
        };
        Ok(match self {
            JudgeStage::Ready(judge) => Some(judge.as_mut()),
            _ => None,
        })
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
