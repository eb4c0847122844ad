//! The Hub engines given when the window opened. Each is started once to learn its name and variants, and again when
//! it is to search.

use std::collections::HashMap;
use std::sync::TryLockError;

use bevy::prelude::*;

use super::engine_problem::EngineProblem;
use super::hub_job::{HubEngineConfig, SharedClient};
use crate::engine::{Level, Limits, StopFlag};
use crate::game::Game;
use crate::hub_judge::HubJudge;
use crate::players::EngineId;
use crate::protocols::hub::{EngineIdentity, HubClient, HubError, SearchMode};
use crate::protocols::matches::{PlayerKind, PlayerSpec};
use crate::review::{Judge, JudgeFailed};
use crate::rules::Variant;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;

pub(super) use super::hub_job::HubJob;

/// The engines and their processes.
#[derive(Resource, Default)]
pub struct HubEngines {
    engines: Vec<HubEngine>,
    /// The introductions, once the engines have been asked for them.
    introductions: Option<Vec<BackgroundTask<(EngineId, Introduction)>>>,
}

type Introduction = Result<EngineIdentity, HubError>;

struct HubEngine {
    config: HubEngineConfig,
    /// `true` if the user named the engine, which overrides its own name.
    is_named: bool,
    clients: HashMap<Variant, SharedClient>,
}

/// Adds these engines to the window. Players that are not Hub engines are left out.
pub fn add_engines(world: &mut World, specs: Vec<PlayerSpec>) {
    let (mut names, mut engines) = (Vec::new(), Vec::new());
    for spec in specs {
        let (name, is_named) = (spec.name(), spec.name.is_some());
        let PlayerKind::Hub { program, params } = spec.kind else {
            continue;
        };
        names.push(name);
        engines.push(HubEngine {
            config: HubEngineConfig {
                program,
                params,
                limits: spec.limits.unwrap_or(Limits::time(Level::MAX_TIME)),
            },
            is_named,
            clients: HashMap::new(),
        });
    }
    world.insert_resource(EngineList::new(names));
    world.insert_resource(HubEngines {
        engines,
        introductions: None,
    });
}

/// Makes a judge.
pub(super) type MakeJudge = Box<dyn FnOnce() -> Result<Box<dyn Judge>, JudgeFailed> + Send>;

impl HubEngines {
    /// The job of searching the position shown, for a move or, until it is stopped, to analyze it.
    pub(super) fn job(&mut self, id: EngineId, game: &Game, is_analysis: bool) -> Option<HubJob> {
        let mode = if is_analysis {
            SearchMode::Analyze
        } else {
            SearchMode::Think
        };
        let engine = self.engines.get_mut(id.0)?;
        let client = engine.clients.entry(game.variant()).or_default().clone();
        Some(HubJob::new(game, mode, engine.config.clone(), client))
    }

    /// Returns the function that starts an engine as a judge, beside the one that plays and analyses.
    pub(super) fn judge_maker(&self, id: EngineId, variant: Variant) -> Option<MakeJudge> {
        let config = self.engines.get(id.0)?.config.clone();
        Some(Box::new(move || {
            let never = StopFlag::new();
            let client = HubClient::start(&config.program, variant, &config.params, &never);
            let client = client.map_err(|error| JudgeFailed(error.into()))?;
            Ok(Box::new(HubJudge(client)))
        }))
    }

    /// Ends the engines that run.
    pub(super) fn shut_down(&mut self) {
        for engine in &mut self.engines {
            for (_, client) in engine.clients.drain() {
                match client.try_lock() {
                    Ok(mut client) => *client = None,
                    Err(TryLockError::Poisoned(client)) => *client.into_inner() = None,
                    // A search that has not ended holds it.
                    Err(TryLockError::WouldBlock) => {}
                }
            }
        }
    }
}

/// Asks each engine for its name and variants, beside the frames.
fn request_introductions(mut engines: ResMut<HubEngines>, waker: WindowWaker) {
    let engines = engines.bypass_change_detection();
    if engines.introductions.is_some() || engines.engines.is_empty() {
        return;
    }
    let asked = engines.engines.iter().enumerate().map(|(index, engine)| {
        let program = engine.config.program.clone();
        BackgroundTask::start(waker.waker(), move |answer| {
            answer.send((EngineId(index), HubClient::identify(&program)));
        })
    });
    engines.introductions = Some(asked.collect());
}

fn take_introductions(
    mut engines: ResMut<HubEngines>,
    mut list: ResMut<EngineList>,
    mut notices: MessageWriter<Notice>,
) {
    let engines = engines.bypass_change_detection();
    let Some(introductions) = &mut engines.introductions else {
        return;
    };
    for (id, introduction) in introductions.iter_mut().flat_map(|task| task.take().0) {
        match introduction {
            Ok(identity) => {
                let is_named = engines
                    .engines
                    .get(id.0)
                    .is_some_and(|engine| engine.is_named);
                let name = (!is_named).then_some(identity.name.as_str());
                list.set_identity(id, identity.plays, name);
            }
            Err(error) => {
                let problem = EngineProblem::from(error);
                notices.write(problem.notice(list.name(id), false));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineList>()
        .init_resource::<HubEngines>()
        .add_systems(
            PreUpdate,
            (
                request_introductions.run_if(resource_changed::<HubEngines>),
                take_introductions,
            )
                .chain(),
        );
}
