//! Unfinished sessions: finding, resuming and tidying them up.

use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::journal::{Damage, read_journal};
use super::replayed::Replayed;
use super::session_log::is_unfinished;
use super::store::{DAMAGED, JOURNAL};
use super::{Archive, Journal, JournalNotice, SessionLog};
use crate::game::{Command, Game, Session};
use crate::notation::pdn::PdnGame;
use crate::platform::fs::{File, OpenOptions};
use crate::platform::thread::{self, JoinHandle};
use crate::platform::{
    AtomicFile, backup_copy, is_still_at, lock_file, open_own_file, quarantine_as, remove_leftovers,
};
use crate::rules::Setup;

/// Time to wait for a journal that is locked: by a running program, or only until an engine has started.
const PATIENCE: Duration = Duration::from_millis(200);

/// Maximum number of unfinished sessions offered.
const MAX_OFFERED: usize = 5;

/// The result of [`Archive::find_unfinished`].
#[derive(Debug, Default)]
pub struct FoundSessions {
    /// The sessions to resume, newest first.
    pub sessions: Vec<Unfinished>,
    /// Notices about unreadable journals without an unfinished game or draft, which were quarantined.
    pub notices: Vec<JournalNotice>,
}

enum Opened {
    Unfinished(Box<Unfinished>),
    /// Another program is writing it, it was over and its games were filed, or it is a newer version's.
    Nothing,
    Quarantined(PathBuf),
}

impl Archive {
    /// The sessions that ended with an unfinished game or draft or without being closed, at most five, newest first.
    /// Sessions that a running program writes are skipped, and so are unreadable journals.
    ///
    /// Each is locked for this program until it is dropped.
    pub fn unfinished(&self) -> Vec<Unfinished> {
        self.find_unfinished().sessions
    }

    /// As [`unfinished`](Archive::unfinished), with notices about unreadable journals.
    pub fn find_unfinished(&self) -> FoundSessions {
        let mut found = FoundSessions::default();
        for path in self.files(JOURNAL).into_iter().rev() {
            // Folders, links and pipes, which cannot be opened, are no journals.
            match Unfinished::open(self, &path) {
                Ok(Opened::Unfinished(session)) => found.sessions.push(*session),
                Ok(Opened::Quarantined(path)) => {
                    found.notices.push(JournalNotice::Quarantined { path });
                }
                Ok(Opened::Nothing) | Err(_) => {}
            }
            if found.sessions.len() == MAX_OFFERED {
                break;
            }
        }
        found
    }

    /// Files an unfinished session away; see [`Unfinished::file_away`]. Does nothing for one that a program is writing,
    /// or that cannot be opened.
    fn file_away(&self, journal: &Path) -> io::Result<Option<JournalNotice>> {
        match Unfinished::open(self, journal) {
            Ok(Opened::Unfinished(session)) => session.file_away(),
            Ok(Opened::Quarantined(path)) => Ok(Some(JournalNotice::Quarantined { path })),
            Ok(Opened::Nothing) | Err(_) => Ok(None),
        }
    }

    /// The journals before this one, or none if fewer sessions are offered than may be.
    fn journals_before(&self, offered: &[Unfinished]) -> Vec<PathBuf> {
        let Some(oldest) = offered.get(MAX_OFFERED - 1) else {
            return Vec::new();
        };
        let mut journals = self.files(JOURNAL);
        journals.retain(|path| *path < oldest.path);
        journals
    }
}

/// A session that ended with an unfinished game or draft, or without being closed.
#[derive(Debug)]
pub struct Unfinished {
    archive: Archive,
    path: PathBuf,
    /// The journal, locked, so that no other program offers it too.
    file: File,
    /// Length of the whole lines in the journal, in bytes.
    length: u64,
    damage: Option<Damage>,
    replayed: Replayed,
}

impl Unfinished {
    /// Opens a journal. Without an unfinished game or draft, the games are filed and the journal is removed or, if a
    /// part of it cannot be read, quarantined.
    fn open(archive: &Archive, path: &Path) -> io::Result<Opened> {
        let file = open_own_file(path, OpenOptions::new().read(true).write(true))?;
        // Another program may have filed it away before this one locked it.
        if lock_file(&file, PATIENCE).is_err() || !is_still_at(&file, path)? {
            return Ok(Opened::Nothing);
        }
        let contents = read_journal(&file)?;
        let has_entries = !contents.entries.is_empty();
        let replayed = Replayed::new(contents.entries);
        let has_unfinished =
            replayed.draft.is_some() || replayed.session.games().any(is_unfinished);
        let session = Unfinished {
            archive: archive.clone(),
            path: path.to_owned(),
            file,
            length: contents.length,
            damage: contents.damage,
            replayed,
        };
        let can_be_read = match session.damage {
            None => true,
            // Nothing acknowledged is missing.
            Some(Damage::TornLine { .. }) => has_entries,
            Some(Damage::InvalidLine { .. }) => false,
            Some(Damage::UnknownEntry { .. }) if has_unfinished => true,
            Some(Damage::UnknownEntry { .. }) => return Ok(Opened::Nothing),
        };
        if has_unfinished {
            // A failure is retried when the session is resumed or filed.
            let _ = session.replayed.file_replaced(archive, path);
            return Ok(Opened::Unfinished(Box::new(session)));
        }
        session.file_games()?;
        if can_be_read {
            session.remove().map(|()| Opened::Nothing)
        } else {
            session.quarantine().map(Opened::Quarantined)
        }
    }

    /// The game that was being played.
    pub fn game(&self) -> &Game {
        self.replayed.session.game()
    }

    /// The unfinished games of the session, the one that was being played first.
    pub fn games(&self) -> Vec<&Game> {
        let session = &self.replayed.session;
        let others = session.games().filter(|game| game.variant() != self.game().variant());
        std::iter::once(self.game()).chain(others).filter(|game| is_unfinished(game)).collect()
    }

    /// A game of the session as PDN, with the names of its players and its date.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.replayed.pdn(game)
    }

    pub fn draft(&self) -> Option<&Setup> {
        self.replayed.draft.as_ref()
    }

    /// The date on which the session began, as PDN writes it; empty if it is not known.
    pub fn date(&self) -> &str {
        &self.replayed.date
    }

    /// The damage of the journal; everything after it is ignored.
    pub fn damage(&self) -> Option<Damage> {
        self.damage
    }

    pub fn commands(&self) -> &[Command] {
        &self.replayed.commands
    }

    /// Resumes the session. A torn last line is cut off; if lines cannot be read, the journal is first kept under the
    /// same name with `.damaged`, which the log [reports](SessionLog::take_notices).
    pub fn resume(self) -> io::Result<(SessionLog, Session)> {
        self.replayed.file_replaced(&self.archive, &self.path)?;
        let text = self.text()?;
        let mut notices = Vec::new();
        let file = match self.damage {
            None => self.file,
            Some(Damage::TornLine { .. }) => {
                self.file.set_len(self.length)?;
                self.file
            }
            Some(Damage::InvalidLine { .. } | Damage::UnknownEntry { .. }) => {
                let path = backup_copy(&self.path, &self.path.with_extension(DAMAGED))?;
                notices.push(JournalNotice::Quarantined { path });
                let mut whole = AtomicFile::create_own(&self.path)?;
                whole.write_all(text.as_bytes())?;
                whole.commit_over(self.file)?
            }
        };
        let journal = Journal::resume(&self.path, file, text);
        Ok(SessionLog::resume(self.archive, journal, self.replayed, notices))
    }

    /// Files the games of the session as earlier games, and a legal draft too, and removes the journal. One with
    /// unreadable lines is quarantined, which is returned, and that of a newer version stays as it is.
    pub fn file_away(mut self) -> io::Result<Option<JournalNotice>> {
        self.replayed.begin_draft();
        match self.damage {
            Some(Damage::UnknownEntry { .. }) => return Ok(None),
            Some(Damage::InvalidLine { .. }) => {}
            None | Some(Damage::TornLine { .. }) => {
                self.file_games()?;
                return self.remove().map(|()| None);
            }
        }
        self.file_games()?;
        let path = self.quarantine()?;
        Ok(Some(JournalNotice::Quarantined { path }))
    }

    fn file_games(&self) -> io::Result<()> {
        self.replayed.file_replaced(&self.archive, &self.path)?;
        self.replayed.file_all(&self.archive, &self.path)
    }

    fn remove(self) -> io::Result<()> {
        Journal::resume(&self.path, self.file, String::new()).remove()
    }

    /// Renames the journal, so that it is not read again. Returns its new path.
    fn quarantine(&self) -> io::Result<PathBuf> {
        quarantine_as(&self.path, &self.path.with_extension(DAMAGED))
    }

    fn text(&self) -> io::Result<String> {
        let mut file = &self.file;
        file.rewind()?;
        let mut text = String::new();
        file.take(self.length).read_to_string(&mut text)?;
        Ok(text)
    }
}

/// A thread that tidies an archive: sessions before the five that are offered become earlier games, and temporary files
/// of killed programs are removed. Dropped, it ends before the next session.
#[derive(Debug)]
pub struct ArchiveCleanup {
    is_stopped: Arc<AtomicBool>,
    results: Mutex<Receiver<io::Result<JournalNotice>>>,
    thread: Option<JoinHandle<()>>,
}

impl ArchiveCleanup {
    /// Starts the thread, for a program that offers these sessions.
    pub fn start(archive: &Archive, offered: &[Unfinished]) -> ArchiveCleanup {
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
                    // The receiver is gone when the program ends.
                    let _ = sender.send(result);
                }
                if is_failing {
                    return;
                }
            }
        });
        ArchiveCleanup {
            is_stopped,
            results: Mutex::new(results),
            // Without a thread, a later run tidies.
            thread: thread.ok(),
        }
    }

    /// Takes the notices to the player and the errors since the last call.
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

impl Drop for ArchiveCleanup {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.wait();
    }
}
