//! The engines as judges of a game. A judge is made on the thread that it judges on, because starting an engine takes a
//! while.

use std::sync::{Arc, Mutex, PoisonError};

use super::hub_engines::HubEngines;
use crate::engine::{Limits, SearchPosition, StopFlag};
use crate::jobs;
use crate::platform::lower_thread_priority;
use crate::players::EngineId;
use crate::protocol::hub::{HubClient, HubError};
use crate::review::{HubJudge, Judge, JudgeFailed, Verdict};
use crate::rules::{Move, Variant};

type HubStart = Box<dyn FnOnce() -> Result<HubClient, HubError> + Send>;

/// A judge that is not made yet.
enum Maker {
    BuiltIn(Variant),
    Hub(HubStart),
}

impl Maker {
    fn make(self) -> Result<Box<dyn Judge>, JudgeFailed> {
        Ok(match self {
            Maker::BuiltIn(variant) => Box::new(jobs::judge(variant)),
            Maker::Hub(start) => Box::new(HubJudge(
                start().map_err(|error| JudgeFailed(error.into()))?,
            )),
        })
    }
}

/// An engine as judge, started when it is first asked.
pub struct BackgroundJudge {
    maker: Option<Maker>,
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
        let hub = id.and_then(|id| engines.client_maker(id, variant));
        let maker = match hub {
            Some(start) => Maker::Hub(Box::new(start)),
            None => Maker::BuiltIn(variant),
        };
        BackgroundJudge {
            maker: Some(maker),
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
        if let Some(maker) = self.maker.take() {
            lower_thread_priority();
            self.made = Some(maker.make()?);
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
