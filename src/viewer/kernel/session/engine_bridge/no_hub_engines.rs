//! Stubs without the feature `protocols`, for instance on a page: only the built-in engine exists.

use bevy::prelude::*;

use super::engine_problem::EngineProblem;
use crate::engine::{SearchInfo, StopFlag};
use crate::game::Game;
use crate::players::{Decision, EngineId};
use crate::review::{Judge, JudgeFailed};
use crate::rules::Variant;
use crate::viewer::kernel::seats::EngineList;

#[derive(Resource, Default)]
pub struct HubEngines;

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

/// Uninhabited.
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
    app.init_resource::<EngineList>().init_resource::<HubEngines>();
}
