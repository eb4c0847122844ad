//! The built-in engine's endgame tables: opened by its thread on the first search, solved in the background on request.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bevy::prelude::*;

use super::task::{EngineTask, WorkerJob, lock};
use crate::game::Game;
use crate::jobs::{Job, SolveEndgames};
use crate::platform::lower_thread_priority;
use crate::players::{Computer, TableCache, TableKey, TableStatus};
use crate::viewer::kernel::analysis::EndgameStatus;
use crate::viewer::kernel::persistence::UserFolders;

/// The lookup of a game's tables.
#[derive(Clone, Debug)]
pub(super) struct EndgameLookup {
    cache: TableCache,
    key: TableKey,
}

impl EndgameLookup {
    pub(super) fn key(&self) -> TableKey {
        self.key
    }

    /// Passes the tables to the engine, reading them once. Returns their state, or `None` if the game has no tables.
    pub(super) fn open_for(&self, computer: &Mutex<Computer>) -> Option<TableStatus> {
        let (status, tables) = self.cache.open(self.key)?;
        lock(computer).set_endgame_tables(self.key.variant, tables);
        Some(status)
    }
}

/// The player's endgame tables.
#[derive(Resource)]
pub struct PlayerTables {
    cache: TableCache,
    pieces: u8,
    solving: Option<SolvingTask>,
    /// The tables whose damage has been reported.
    reported: Vec<TableKey>,
}

/// Tables being solved in the background, with the share solved.
struct SolvingTask {
    key: TableKey,
    share: f32,
    handle: EngineTask<f32, Result<(), String>>,
}

impl FromWorld for PlayerTables {
    fn from_world(world: &mut World) -> PlayerTables {
        let folder = world.resource::<UserFolders>().endgame_tables();
        PlayerTables::in_folder(folder, PlayerTables::PIECES)
    }
}

impl PlayerTables {
    /// Maximum number of pieces solved for a player, which takes seconds to a minute.
    pub const PIECES: u8 = 4;

    /// Tables of up to this number of pieces in a folder; none without a folder.
    pub fn in_folder(folder: Option<PathBuf>, pieces: u8) -> PlayerTables {
        PlayerTables {
            cache: TableCache::in_folder(folder),
            pieces,
            solving: None,
            reported: Vec::new(),
        }
    }

    /// The tables, shared with other threads.
    pub fn cache(&self) -> TableCache {
        self.cache.clone()
    }

    /// The lookup of this game's tables.
    pub(super) fn lookup(&self, game: &Game) -> EndgameLookup {
        EndgameLookup { cache: self.cache.clone(), key: TableKey::for_game(game) }
    }

    /// The state for the panels.
    pub(super) fn status(&self) -> EndgameStatus {
        EndgameStatus {
            pieces: self.pieces,
            can_solve: self.cache.folder().is_some() && self.solving.is_none(),
            solved_share: self.solving.as_ref().map(|task| task.share),
        }
    }

    /// Starts solving this game's endgames; `wake` is called after each event. Finished tables survive closing the
    /// window, and the rest are solved next time.
    pub(super) fn solve(&mut self, game: &Game, wake: impl Fn() + Send + 'static) {
        let folder = self.cache.folder().filter(|_| self.solving.is_none());
        let Some(folder) = folder.map(Path::to_owned) else {
            return;
        };
        let key = TableKey::for_game(game);
        let job = SolveEndgames { key, pieces: self.pieces, folder };
        let in_worker = WorkerJob {
            job: job.clone(),
            tables: None,
            event: |share| share,
            result: |solved| solved,
        };
        let handle = EngineTask::start(wake, in_worker, move |task| {
            lower_thread_priority();
            let report = &mut |share| task.send(share);
            job.run(&mut Computer::default(), task.stop_flag(), report)
        });
        self.solving = Some(SolvingTask { key, share: 0.0, handle });
    }

    /// Takes the solver's events; returns the latest, or `None` if there is nothing new.
    pub(super) fn poll(&mut self) -> Option<SolveEvent> {
        let task = self.solving.as_mut()?;
        if task.handle.is_finished() {
            let task = self.solving.take()?;
            return Some(match task.handle.join() {
                Ok(Ok(())) => {
                    self.cache.forget(task.key);
                    SolveEvent::Solved
                }
                Ok(Err(error)) => SolveEvent::Failed(error),
                Err(error) => SolveEvent::Failed(error.to_string()),
            });
        }
        let mut event = None;
        while let Some(share) = task.handle.try_event() {
            task.share = share;
            event = Some(SolveEvent::Progress);
        }
        event
    }

    /// The damage of this game's tables, unless already returned.
    pub(super) fn new_damage<'a>(
        &mut self,
        game: &Game,
        status: &'a TableStatus,
    ) -> Option<&'a str> {
        let key = TableKey::for_game(game);
        match status {
            TableStatus::Damaged(reason) if !self.reported.contains(&key) => {
                self.reported.push(key);
                Some(reason)
            }
            _ => None,
        }
    }
}

impl Drop for PlayerTables {
    /// Does not wait for the solver.
    fn drop(&mut self) {
        if let Some(task) = self.solving.take() {
            task.handle.detach();
        }
    }
}

pub(super) enum SolveEvent {
    Progress,
    Solved,
    Failed(String),
}
