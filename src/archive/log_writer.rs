use std::io;
use std::path::Path;

use super::{Archive, Entry, Journal};
use crate::notation::pdn::PdnGame;

/// Something to be written for a session.
#[derive(Debug)]
pub(super) enum LogTask {
    /// Entries of the journal, which is created with the first.
    Append(Vec<Entry>),
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
            LogTask::File { name, game } => {
                let session = self.session_name()?;
                self.archive.file(&format!("{session}-{name}"), &game)
            }
            LogTask::Discard => self.journal.take().map_or(Ok(()), Journal::remove),
        }
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
        let new = match &self.journal {
            Some(_) => None,
            None => Some(self.archive.new_journal_path()?),
        };
        let path = self.journal.as_ref().map(Journal::path);
        let name = path.or(new.as_deref()).and_then(Path::file_stem);
        Ok(name.unwrap_or_default().to_string_lossy().into_owned())
    }

    fn append(&mut self, entries: Vec<Entry>) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            return journal.append_all(&entries);
        }
        self.waiting.extend(entries);
        let journal = Journal::create(&self.archive.new_journal_path()?)?;
        let entries = std::mem::take(&mut self.waiting);
        self.journal.insert(journal).append_all(&entries)
    }
}
