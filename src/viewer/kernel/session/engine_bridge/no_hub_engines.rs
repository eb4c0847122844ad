//! The window without the feature `protocols`, a page for instance: it has no engine but the built-in one.

use bevy::prelude::*;

use super::engine_problem::EngineProblem;
use crate::engine::{SearchInfo, StopFlag};
use crate::game::Game;
use crate::players::{Decision, EngineId};
use crate::review::{Judge, JudgeFailed};
use crate::rules::Variant;
use crate::viewer::kernel::seats::EngineList;

/// No engines.
#[derive(Resource, Default)]
pub struct HubEngines;

/// Makes a judge.
pub(super) type MakeJudge = Box<dyn FnOnce() -> Result<Box<dyn Judge>, JudgeFailed> + Send>;

impl HubEngines {
    pub(super) fn job(&mut self, _: EngineId, _: &Game, _: bool) -> Option<HubJob> {
        None
    }

    pub(super) fn judge_maker(&self, _: EngineId, _: Variant) -> Option<MakeJudge> {
        None
    }

    pub(super) fn shut_down(&mut self) {}
}

/// There is no such job.
pub(super) enum HubJob {}

impl HubJob {
    pub(super) fn run(
        &self,
        _: &StopFlag,
        _: &mut dyn FnMut(SearchInfo),
    ) -> Result<Decision, EngineProblem> {
        match *self {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineList>()
        .init_resource::<HubEngines>();
}
