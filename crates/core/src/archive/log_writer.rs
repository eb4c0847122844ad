use std::io;
use std::path::{Path, PathBuf};

use super::{Archive, Entry, Journal};
use crate::game::Command;
use crate::notation::pdn::PdnGame;

/// Something to be written for a session.
#[derive(Debug)]
pub(super) enum LogTask {
    /// Entries of the journal, which is created with the first.
    Append(Vec<Entry>),
    /// Milliseconds that have passed.
    NoteTime(u64),
    /// Nothing new: what was written is still to be in its place.
    Check,
    /// A game to be filed under the name of the session and this one.
    File { name: String, game: Box<PdnGame> },
    /// Nothing more: all that the journal holds is kept elsewhere.
    Discard,
}

/// Writes what a session leaves on the disk: its journal and its filed games.
#[derive(Debug)]
pub(super) struct LogWriter {
    archive: Archive,
    /// `None` until something has been written.
    journal: Option<Journal>,
    /// The entries for a journal that could not be created yet.
    waiting: Vec<Entry>,
}

impl LogWriter {
    /// A writer that goes on with a journal, or creates one.
    pub(super) fn new(archive: Archive, journal: Option<Journal>) -> LogWriter {
        LogWriter {
            archive,
            journal,
            waiting: Vec::new(),
        }
    }

    /// Carries out a task. What could not be written to the journal is written with the next entries.
    pub(super) fn run(&mut self, task: LogTask) -> io::Result<()> {
        match task {
            LogTask::Append(entries) => self.append(entries),
            LogTask::NoteTime(time) => match &mut self.journal {
                Some(journal) => journal.note_time(time),
                None => self.append(vec![Entry::Command(Command::Wait(time))]),
            },
            LogTask::Check => match self.journal.is_some() || !self.waiting.is_empty() {
                true => self.append(Vec::new()),
                false => Ok(()),
            },
            LogTask::File { name, game } => {
                let session = self.session_name()?;
                self.archive.file(&format!("{session}-{name}"), &game)
            }
            LogTask::Discard => self.journal.take().map_or(Ok(()), Journal::remove),
        }
    }

    /// Returns the path of the journal if it was found gone and was written anew since the last call.
    pub(super) fn take_anew(&mut self) -> Option<PathBuf> {
        self.journal.as_mut()?.take_anew()
    }

    /// Returns `true` once the journal has been created.
    pub(super) fn has_journal(&self) -> bool {
        self.journal.is_some()
    }

    /// The name of the journal without its extension, or a new one if nothing has been written.
    fn session_name(&mut self) -> io::Result<String> {
        if !self.waiting.is_empty() {
            self.append(Vec::new())?;
        }
        if self.journal.is_none() {
            // Nothing but the name is used.
            self.journal = Some(Journal::create_in(&self.archive)?);
        }
        let path = self.journal.as_ref().map(Journal::path);
        let name = path.and_then(Path::file_stem).unwrap_or_default();
        Ok(name.to_string_lossy().into_owned())
    }

    fn append(&mut self, entries: Vec<Entry>) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            return journal.append_all(&entries);
        }
        self.waiting.extend(entries);
        let journal = Journal::create_in(&self.archive)?;
        let entries = std::mem::take(&mut self.waiting);
        self.journal.insert(journal).append_all(&entries)
    }
}
