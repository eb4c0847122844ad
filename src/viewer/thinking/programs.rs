//! Other programs that play and analyse: Hub engines, named when the window opens.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use super::Waker;
use crate::engine::{Level, Limits, Stop, TimeLimit};
use crate::game::Game;
use crate::matches::{Kind, Spec};
use crate::protocol::hub::{Answer, Client, ClientError, Info, Introduction, Mode, Search};
use crate::protocol::{PeerError, Program};
use crate::rules::{Move, Ply, Position, Variant};
use crate::viewer::panels::Notice;

/// One of the [`Programs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProgramId(usize);

/// The programs there are to choose from. Each is started once to learn its name and what it plays, and again when it
/// is to think.
#[derive(Resource, Default)]
pub struct Programs {
    entries: Vec<Entry>,
    /// What those that are being met have said.
    met: Option<Mutex<Receiver<(ProgramId, Met)>>>,
}

type Met = Result<Introduction, ClientError>;

struct Entry {
    name: String,
    is_named: bool,
    program: Program,
    params: Vec<(String, String)>,
    limits: Limits,
    /// Nothing before it has said so.
    plays: Vec<Variant>,
    clients: HashMap<Variant, Arc<Mutex<Option<Client>>>>,
}

/// Beyond its time a program is waited for so long.
const MARGIN: Duration = Duration::from_secs(5);
/// Without a limit of time, so long.
const PATIENCE: Duration = Duration::from_secs(600);
/// Longer names are cut.
const LONGEST_NAME: usize = 22;

impl Programs {
    /// These; whatever is no Hub engine is left out.
    pub fn named(specs: Vec<Spec>) -> Programs {
        let entry = |spec: Spec| {
            let (name, is_named) = (spec.name(), spec.name.is_some());
            let Kind::Hub { program, params } = spec.kind else {
                return None;
            };
            Some(Entry {
                name: short(&name),
                is_named,
                program,
                params,
                limits: spec.limits.unwrap_or(Limits::time(Level::LONGEST)),
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
    pub fn ids(&self) -> impl Iterator<Item = ProgramId> + use<> {
        (0..self.entries.len()).map(ProgramId)
    }

    /// What one is called.
    pub fn name(&self, id: ProgramId) -> &str {
        self.entries.get(id.0).map_or("", |entry| &entry.name)
    }

    /// Whether it has said what it is.
    pub fn is_there(&self, id: ProgramId) -> bool {
        let entry = self.entries.get(id.0);
        entry.is_some_and(|entry| !entry.plays.is_empty())
    }

    /// Whether it plays this, as far as it has said so.
    pub fn plays(&self, id: ProgramId, variant: Variant) -> bool {
        let entry = self.entries.get(id.0);
        entry.is_some_and(|entry| entry.plays.contains(&variant))
    }

    /// The first that plays this, after that one if it is given.
    pub(in crate::viewer) fn next(
        &self,
        after: Option<ProgramId>,
        variant: Variant,
    ) -> Option<ProgramId> {
        let first = after.map_or(0, |ProgramId(place)| place + 1);
        let mut rest = self.ids().skip(first);
        rest.find(|&id| self.plays(id, variant))
    }

    /// What this one is to search in the position shown.
    pub(super) fn commission(&mut self, id: ProgramId, game: &Game) -> Option<Commission> {
        let entry = self.entries.get_mut(id.0)?;
        let variant = game.variant();
        let (position, moves) = since_progress(game);
        Some(Commission {
            client: entry.clients.entry(variant).or_default().clone(),
            program: entry.program.clone(),
            params: entry.params.clone(),
            limits: entry.limits,
            variant,
            position,
            moves,
            is_new: game.shown() <= Ply(1),
        })
    }
}

/// The position after the last move that cannot come up again, and the moves from there to the one shown.
fn since_progress(game: &Game) -> (Position, Vec<Move>) {
    let shown = usize::from(game.shown().0);
    let quiet = usize::from(game.counters().quiet.0).min(shown);
    let moves: Option<Vec<Move>> = game.record()[shown - quiet..shown]
        .iter()
        .map(|played| played.mv().filter(|_| played.huffed.is_none()))
        .collect();
    let first = game.position_at(Ply((shown - quiet) as u16));
    match (first, moves) {
        (Some(first), Some(moves)) => (*first, moves),
        // What was played by hand is no line of moves.
        _ => (*game.position(), Vec::new()),
    }
}

fn short(name: &str) -> String {
    match name.chars().count() > LONGEST_NAME {
        true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// A search that a program is to do.
pub(super) struct Commission {
    client: Arc<Mutex<Option<Client>>>,
    program: Program,
    params: Vec<(String, String)>,
    limits: Limits,
    variant: Variant,
    position: Position,
    moves: Vec<Move>,
    is_new: bool,
}

impl Commission {
    /// Has the program search, starting it if it does not run. After an error it is ended.
    pub(super) fn search(
        &self,
        mode: Mode,
        stop: &Stop,
        tell: &mut dyn FnMut(&Info),
    ) -> Result<Option<Answer>, ClientError> {
        // Whoever had it search before has asked it to stop.
        let mut running = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_asked() && running.is_none() {
            return Ok(None);
        }
        // Taken out, it is ended by whatever goes wrong.
        let mut client = match running.take() {
            Some(client) => client,
            None => Client::start(&self.program, self.variant, &self.params)?,
        };
        if self.is_new {
            client.new_game()?;
        }
        let limits = match mode {
            Mode::Analyze => Limits::default(),
            _ => self.limits,
        };
        let patience = match (&mode, limits.time) {
            (Mode::Analyze, _) => Duration::MAX / 4,
            (_, Some(TimeLimit::Move(time))) => time + MARGIN,
            _ => PATIENCE,
        };
        let search = Search {
            position: self.position,
            moves: &self.moves,
            limits,
            mode,
            patience,
        };
        let answer = client.search(&search, stop, tell)?;
        *running = Some(client);
        Ok(Some(answer))
    }
}

/// The key of the words that say what went wrong with a program.
pub(super) fn trouble(error: &ClientError) -> &'static str {
    match error {
        ClientError::Peer(peer) | ClientError::Complained { problem: peer, .. } => match peer {
            PeerError::Start { .. } => "program-not-started",
            PeerError::Gone { .. } => "program-gone",
            PeerError::Silent { .. } => "program-silent",
            PeerError::NoText | PeerError::Connection(_) => "program-not-understood",
        },
        ClientError::Illegal { .. } => "program-illegal",
        ClientError::Param { .. } => "program-params",
        _ => "program-not-understood",
    }
}

/// Starts those that have not been met, each on a thread of its own.
fn meet(mut programs: ResMut<Programs>, waker: Waker) {
    let programs = programs.bypass_change_detection();
    if programs.met.is_some() || programs.entries.is_empty() {
        return;
    }
    let (sender, met) = mpsc::channel();
    for (id, entry) in programs.ids().zip(&programs.entries) {
        let (sender, wake): (Sender<_>, _) = (sender.clone(), waker.get());
        let program = entry.program.clone();
        thread::spawn(move || {
            // It fails only when the window is gone.
            if sender.send((id, Client::introduce(&program))).is_ok() {
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
