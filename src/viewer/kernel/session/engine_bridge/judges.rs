//! The engines as judges of a game. A judge is made on the thread that it judges on, because starting an engine takes a
//! while.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use super::hub_engines::{HubEngines, MakeJudge};
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::platform::lower_thread_priority;
use crate::players::EngineId;
use crate::review::{self, Judge, JudgeFailed, Verdict};
use crate::rules::{Move, Variant};

/// An engine as judge, started when it is first asked.
pub struct BackgroundJudge {
    judge: JudgeStage,
    failure: JudgeFailure,
}

/// The stage of a judge.
enum JudgeStage {
    /// The built-in engine will judge. A [`MakeJudge`] for it would bring the search and its weights into the module of
    /// the page, whose workers have them.
    BuiltIn(Variant),
    /// This will make the judge.
    Other(MakeJudge),
    Ready(Box<dyn Judge>),
    /// It could not be made.
    Missing,
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
        BackgroundJudge {
            judge: make.map_or(JudgeStage::BuiltIn(variant), JudgeStage::Other),
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
    /// The judge, which is made if it was not yet.
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
