use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};

use super::{Archive, JournalNotice, Unfinished};
use crate::platform::remove_leftovers;
use crate::platform::thread::{self, JoinHandle};

/// A thread that tidies an archive: sessions before the five that are offered become earlier games, and temporary files of
/// programs that were killed are removed. Dropped, it ends before the next session.
#[derive(Debug)]
pub struct Upkeep {
    is_stopped: Arc<AtomicBool>,
    results: Mutex<Receiver<io::Result<JournalNotice>>>,
    thread: Option<JoinHandle<()>>,
}

impl Upkeep {
    /// Starts the thread, beside a program that offers these sessions.
    pub fn start(archive: &Archive, offered: &[Unfinished]) -> Upkeep {
        let archive = archive.clone();
        let journals = archive.journals_before(offered);
        let is_stopped = Arc::new(AtomicBool::new(false));
        let is_asked = is_stopped.clone();
        let (sender, results) = mpsc::channel();
        let thread = thread::spawn(move || {
            remove_leftovers(archive.folder());
            for journal in journals {
                if is_asked.load(Ordering::Relaxed) {
                    return;
                }
                let result = archive.file_away(&journal);
                // A folder that cannot be written takes no other game either.
                let is_failing = result.is_err();
                if let Some(result) = result.transpose() {
                    // Nobody listens any more when the program ends.
                    let _ = sender.send(result);
                }
                if is_failing {
                    return;
                }
            }
        });
        Upkeep {
            is_stopped,
            results: Mutex::new(results),
            // Without a thread, a later program tidies.
            thread: thread.ok(),
        }
    }

    /// Takes what a player should know, and the errors, since the last call.
    pub fn take_results(&mut self) -> Vec<io::Result<JournalNotice>> {
        let results = self.results.get_mut();
        let results = results.unwrap_or_else(PoisonError::into_inner);
        results.try_iter().collect()
    }

    /// Waits until everything is tidy.
    pub fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to do.
            let _ = thread.join();
        }
    }
}

impl Drop for Upkeep {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.wait();
    }
}
