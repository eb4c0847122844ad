//! The endgames the computer knows: opened on its own thread when it first thinks, solved beside the window if a player
//! asks for it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::lower_thread_priority;
use crate::engine::endgame_tables::{
    BuildProgress, EndgameTableError, EndgameTables, FinishedTable, TableBuilder, default_folder,
};
use crate::game::Game;
use crate::players::{Computer, TableCache, TableKey, TableStatus};

/// Up to so many pieces are solved: in seconds to a minute.
const PIECES: u8 = 4;

/// Where the computer looks the endgames of a game up.
#[derive(Clone, Debug)]
pub(super) struct EndgameLookup {
    shelf: TableCache,
    kind: TableKey,
}

impl EndgameLookup {
    /// Gives the computer the tables, the first time from the disk; what there is of them, where there could be any.
    pub(super) fn open_for(&self, computer: &Mutex<Computer>) -> Option<TableStatus> {
        let (kept, tables) = self.shelf.open(self.kind)?;
        let mut computer = computer.lock().unwrap_or_else(PoisonError::into_inner);
        computer.set_endgame_tables(self.kind.variant, tables);
        Some(kept)
    }
}

/// The endgame tables of this machine's player.
#[derive(Resource, Debug)]
pub struct Endgames {
    shelf: TableCache,
    pieces: u8,
    solving: Option<SolvingTask>,
    /// Those whose damage was told.
    told: Vec<TableKey>,
}

/// Endgames being solved on another thread.
#[derive(Debug)]
struct SolvingTask {
    kind: TableKey,
    /// The part that is solved.
    share: f32,
    news: Mutex<Receiver<SolveMessage>>,
}

#[derive(Debug)]
enum SolveMessage {
    Share(f32),
    End(Result<EndgameTables, EndgameTableError>),
}

impl Default for Endgames {
    /// Those in the default folder, four pieces solved if asked for.
    fn default() -> Endgames {
        Endgames::in_folder(default_folder(), PIECES)
    }
}

impl Endgames {
    /// Those in a folder, if there is one to keep them in; so many pieces are solved if asked for.
    pub fn in_folder(folder: Option<PathBuf>, pieces: u8) -> Endgames {
        Endgames {
            shelf: TableCache::in_folder(folder),
            pieces,
            solving: None,
            told: Vec::new(),
        }
    }

    /// Where the endgames of this game are.
    pub(super) fn lookup(&self, game: &Game) -> EndgameLookup {
        EndgameLookup {
            shelf: self.shelf.clone(),
            kind: TableKey::for_game(game),
        }
    }

    /// Up to how many pieces are solved if asked for.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }

    /// Whether there is a place for them, and none are being solved.
    pub fn can_solve(&self) -> bool {
        self.shelf.folder().is_some() && self.solving.is_none()
    }

    /// The part that is solved, from 0 to 1, while endgames are being solved.
    pub fn share_solved(&self) -> Option<f32> {
        self.solving.as_ref().map(|solving| solving.share)
    }

    /// Begins to solve the endgames of the game on the table, beside everything else; `wake` is called whenever there
    /// is news. What is solved stays if the program is closed, and the rest comes next time.
    pub(super) fn solve(&mut self, game: &Game, wake: impl Fn() + Send + 'static) {
        let folder = self.shelf.folder().filter(|_| self.solving.is_none());
        let Some(folder) = folder.map(Path::to_owned) else {
            return;
        };
        let kind = TableKey::for_game(game);
        let building = TableBuilder {
            variant: kind.variant,
            few_kings_rule: kind.few_kings_rule,
            pieces: self.pieces,
            threads: 1,
        };
        let (sender, news) = mpsc::channel();
        self.solving = Some(SolvingTask {
            kind,
            share: 0.0,
            news: Mutex::new(news),
        });
        thread::spawn(move || {
            lower_thread_priority();
            let tell = |news| {
                // It fails only when the window is gone.
                if sender.send(news).is_ok() {
                    wake();
                }
            };
            let built = building.build_in(&folder, |progress| {
                if let BuildProgress::Finished(FinishedTable { done, total, .. }) = progress {
                    tell(SolveMessage::Share(done as f32 / total.max(1) as f32));
                }
            });
            tell(SolveMessage::End(built));
        });
    }

    /// Takes in how the solving goes: nothing new, something, or how it ended.
    pub(super) fn listen(&mut self) -> Option<SolveEvent> {
        let solving = self.solving.as_mut()?;
        let news = solving.news.get_mut();
        let all: Vec<SolveMessage> = news
            .unwrap_or_else(PoisonError::into_inner)
            .try_iter()
            .collect();
        let mut heard = None;
        for news in all {
            match news {
                SolveMessage::Share(share) => {
                    solving.share = share;
                    heard = Some(SolveEvent::More);
                }
                SolveMessage::End(built) => {
                    let kind = solving.kind;
                    self.solving = None;
                    return Some(match built {
                        Ok(tables) => {
                            self.shelf.insert(kind, tables);
                            SolveEvent::Solved
                        }
                        Err(error) => SolveEvent::Failed(error.to_string()),
                    });
                }
            }
        }
        heard
    }

    /// What is wrong with the tables for this game, the first time it is asked for.
    pub(super) fn news_of_damage<'a>(
        &mut self,
        game: &Game,
        kept: &'a TableStatus,
    ) -> Option<&'a str> {
        let kind = TableKey::for_game(game);
        match kept {
            TableStatus::Damaged(reason) if !self.told.contains(&kind) => {
                self.told.push(kind);
                Some(reason)
            }
            _ => None,
        }
    }
}

/// What [`Endgames::listen`] has heard.
pub(super) enum SolveEvent {
    More,
    Solved,
    Failed(String),
}
