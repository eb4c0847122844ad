//! Other programs that play and analyse: Hub engines, named when the window opens.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError, TryLockError};
use std::thread;

use bevy::prelude::*;

use super::WindowWaker;
use super::hub_job::{HubEngineConfig, HubJob, SharedClient, trouble};
use crate::engine::{Level, Limits};
use crate::game::Game;
use crate::matches::{PlayerKind, PlayerSpec};
use crate::players::EngineId;
use crate::protocol::hub::{EngineIdentity, HubClient, HubError, SearchMode};
use crate::rules::Variant;
use crate::viewer::panels::Notice;

/// The programs there are to choose from. Each is started once to learn its name and what it plays, and again when it
/// is to think.
#[derive(Resource, Default)]
pub struct Programs {
    entries: Vec<ProgramEntry>,
    /// What those that are being met have said.
    met: Option<Mutex<Receiver<(EngineId, Met)>>>,
}

type Met = Result<EngineIdentity, HubError>;

struct ProgramEntry {
    name: String,
    /// What it was called before it said who it is.
    asked_for: String,
    is_named: bool,
    hub: HubEngineConfig,
    /// Nothing before it has said so.
    plays: Vec<Variant>,
    clients: HashMap<Variant, SharedClient>,
}

/// Longer names are cut.
const LONGEST_NAME: usize = 22;

impl Programs {
    /// These; whatever is no Hub engine is left out.
    pub fn new(specs: Vec<PlayerSpec>) -> Programs {
        let entry = |spec: PlayerSpec| {
            let (name, is_named) = (spec.name(), spec.name.is_some());
            let PlayerKind::Hub { program, params } = spec.kind else {
                return None;
            };
            Some(ProgramEntry {
                name: short(&name),
                asked_for: name,
                is_named,
                hub: HubEngineConfig {
                    program,
                    params,
                    limits: spec.limits.unwrap_or(Limits::time(Level::MAX_TIME)),
                },
                plays: Vec::new(),
                clients: HashMap::new(),
            })
        };
        Programs {
            entries: specs.into_iter().filter_map(entry).collect(),
            met: None,
        }
    }

    /// All of them.
    pub fn ids(&self) -> impl Iterator<Item = EngineId> + use<> {
        (0..self.entries.len()).map(EngineId)
    }

    /// What they were called when they were asked for, by their places.
    pub(in crate::viewer) fn asked_for(&self) -> Vec<String> {
        let entries = self.entries.iter();
        entries.map(|entry| entry.asked_for.clone()).collect()
    }

    /// What one is called.
    pub fn name(&self, id: EngineId) -> &str {
        self.entries.get(id.0).map_or("", |entry| &entry.name)
    }

    /// Whether it has said what it is.
    pub fn is_there(&self, id: EngineId) -> bool {
        let entry = self.entries.get(id.0);
        entry.is_some_and(|entry| !entry.plays.is_empty())
    }

    /// Whether it plays this, as far as it has said so.
    pub fn plays(&self, id: EngineId, variant: Variant) -> bool {
        let entry = self.entries.get(id.0);
        entry.is_some_and(|entry| entry.plays.contains(&variant))
    }

    /// The first that plays this, after that one if it is given.
    pub(in crate::viewer) fn next(
        &self,
        after: Option<EngineId>,
        variant: Variant,
    ) -> Option<EngineId> {
        let first = after.map_or(0, |EngineId(place)| place + 1);
        let mut rest = self.ids().skip(first);
        rest.find(|&id| self.plays(id, variant))
    }

    /// What this one is to search in the position shown.
    pub(super) fn hub_job(
        &mut self,
        id: EngineId,
        game: &Game,
        mode: SearchMode,
    ) -> Option<HubJob> {
        let entry = self.entries.get_mut(id.0)?;
        let running = entry.clients.entry(game.variant()).or_default().clone();
        Some(HubJob::new(game, mode, entry.hub.clone(), running))
    }
}

fn short(name: &str) -> String {
    match name.chars().count() > LONGEST_NAME {
        true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// Starts those that have not been met, each on a thread of its own.
fn meet(mut programs: ResMut<Programs>, waker: WindowWaker) {
    let programs = programs.bypass_change_detection();
    if programs.met.is_some() || programs.entries.is_empty() {
        return;
    }
    let (sender, met) = mpsc::channel();
    for (id, entry) in programs.ids().zip(&programs.entries) {
        let (sender, wake): (Sender<_>, _) = (sender.clone(), waker.get());
        let program = entry.hub.program.clone();
        thread::spawn(move || {
            // It fails only when the window is gone.
            if sender.send((id, HubClient::identify(&program))).is_ok() {
                wake();
            }
        });
    }
    programs.met = Some(Mutex::new(met));
}

fn hear(mut programs: ResMut<Programs>, mut notices: MessageWriter<Notice>) {
    let Some(met) = &mut programs.bypass_change_detection().met else {
        return;
    };
    let met = met.get_mut().unwrap_or_else(PoisonError::into_inner);
    let all: Vec<_> = met.try_iter().collect();
    for (id, met) in all {
        let entry = &mut programs.entries[id.0];
        match met {
            Ok(introduction) => {
                entry.plays = introduction.plays;
                if !entry.is_named {
                    entry.name = short(&introduction.name);
                }
            }
            Err(error) => {
                notices.write(Notice::Program {
                    name: entry.name.clone(),
                    trouble: trouble(&error),
                    consequence: None,
                });
            }
        }
    }
}

/// Ends those that run; each would notice that its input ends, if it looked.
fn dismiss(mut programs: ResMut<Programs>) {
    for entry in &mut programs.entries {
        for (_, client) in entry.clients.drain() {
            match client.try_lock() {
                Ok(mut client) => *client = None,
                Err(TryLockError::Poisoned(client)) => *client.into_inner() = None,
                Err(TryLockError::WouldBlock) => {}
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Programs>()
        .add_message::<Notice>()
        .add_systems(
            PreUpdate,
            (meet.run_if(resource_changed::<Programs>), hear).chain(),
        )
        .add_systems(Last, dismiss.run_if(on_message::<AppExit>));
}
