//! Reads the earlier games beside the frames, some at a time.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};

use super::listed_game::ListedGame;
use crate::archive::Archive;
use crate::platform::thread;

/// Number of games in the list.
const LISTED: usize = 500;
/// Number of games that are read before they are shown.
const BATCH: usize = 25;

/// The games being read on another thread.
pub(super) struct EarlierGamesReader(Mutex<Receiver<Vec<ListedGame>>>);

impl EarlierGamesReader {
    /// Reads the games of this archive, the newest first, and wakes the window after each batch.
    pub(super) fn start(archive: Archive, wake: impl Fn() + Send + 'static) -> EarlierGamesReader {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut games = archive.read_earlier_games().take(LISTED);
            loop {
                let batch: Vec<ListedGame> = games.by_ref().take(BATCH).map(Into::into).collect();
                // It fails when the dialog is closed.
                if batch.is_empty() || sender.send(batch).is_err() {
                    break;
                }
                wake();
            }
            drop(sender);
            wake();
        });
        EarlierGamesReader(Mutex::new(receiver))
    }

    /// Appends the games read since the last call. Returns `true` if there are no more.
    pub(super) fn append_to(&mut self, games: &mut Vec<ListedGame>) -> bool {
        let receiver = self.0.get_mut().unwrap_or_else(PoisonError::into_inner);
        loop {
            match receiver.try_recv() {
                Ok(batch) => games.extend(batch),
                Err(end) => return end == TryRecvError::Disconnected,
            }
        }
    }
}
