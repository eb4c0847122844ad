//! Saves the text board's games: commands to a file, the session journal, and unfinished sessions to resume.

use std::io::{self, Write};
use std::path::Path;

use super::TextBoard;
use super::setup_editor::SetupInput;
use super::typed_lines::MAX_LINE_BYTES;
use crate::archive::{Archive, ArchiveCleanup, Damage, JournalNotice, SessionLog, Unfinished};
use crate::game::{AppliedCommand, move_count, recording};
use crate::i18n::Messages;
use crate::notation::printable;
use crate::platform::fs::{self, File};
use crate::platform::write_file;
use crate::rules::{BySide, Variant};

pub(super) struct Autosave {
    archive: Archive,
    log: SessionLog,
    /// Resumable sessions, latest first; filed once another game is played.
    unfinished: Vec<Unfinished>,
    /// Background tidying of the archive; stops with the text board.
    cleanup: ArchiveCleanup,
    /// Unprinted notices about journals.
    notices: Vec<JournalNotice>,
    /// The session cannot be written, which has been reported.
    is_failing: bool,
}

impl Autosave {
    fn new(archive: Archive) -> Autosave {
        let found = archive.find_unfinished();
        Autosave {
            cleanup: ArchiveCleanup::start(&archive, &found.sessions),
            unfinished: found.sessions,
            notices: found.notices,
            log: SessionLog::new(archive.clone()),
            archive,
            is_failing: false,
        }
    }

    pub(super) fn archive(&self) -> &Archive {
        &self.archive
    }

    pub(super) fn folder(&self) -> &Path {
        self.archive.folder()
    }

    /// Files the unresumed sessions once another game is being played.
    fn file_unfinished(&mut self) -> io::Result<()> {
        if !self.log.has_begun() {
            return Ok(());
        }
        let mut result = Ok(());
        for unfinished in self.unfinished.drain(..) {
            match unfinished.file_away() {
                Ok(notice) => self.notices.extend(notice),
                Err(error) => result = result.and(Err(error)),
            }
        }
        result
    }

    /// Takes the journal notices. A cleanup error counts as an error of the whole folder, like one of a command.
    fn take_notices(&mut self) -> (Vec<JournalNotice>, io::Result<()>) {
        let mut notices = std::mem::take(&mut self.notices);
        notices.extend(self.log.take_notices());
        let mut result = Ok(());
        for done in self.cleanup.take_results() {
            match done {
                Ok(notice) => notices.push(notice),
                Err(error) => result = result.and(Err(error)),
            }
        }
        (notices, result)
    }
}

impl<W: Write> TextBoard<W> {
    /// Saves this session's games in an archive and offers to resume the last unfinished session.
    pub fn keep_in(&mut self, archive: Archive) {
        self.autosave = Some(Autosave::new(archive));
    }

    /// Offers to resume the last unfinished session.
    pub(super) fn offer_unfinished(&mut self) -> io::Result<()> {
        self.print_notices()?;
        let unfinished = self.autosave.as_ref().and_then(|autosave| autosave.unfinished.first());
        let Some(unfinished) = unfinished else {
            return Ok(());
        };
        let game = unfinished.game();
        let messages = &self.page.localizer.messages;
        let text = messages.text_unfinished(
            self.page.localizer.variant(game.variant()),
            unfinished.date(),
            move_count(game.tree()),
        );
        let damaged = unfinished.damage().map(|damage| match damage {
            Damage::TornLine { .. } => messages.text_journal_damaged(),
            Damage::InvalidLine { .. } => messages.journal_unreadable(),
            Damage::UnknownEntry { .. } => messages.journal_newer(),
        });
        let draft = unfinished.draft().map(|_| messages.unfinished_draft());
        self.page.print_line(&text)?;
        let mut rest = draft.iter().chain(&damaged);
        rest.try_for_each(|text| self.page.print_line(text))
    }

    fn print_notices(&mut self) -> io::Result<()> {
        let Some(autosave) = &mut self.autosave else {
            return Ok(());
        };
        let (notices, result) = autosave.take_notices();
        for notice in notices {
            let messages = &self.page.localizer.messages;
            let name = |path: &Path| printable(&path.to_string_lossy(), MAX_LINE_BYTES);
            let text = match &notice {
                JournalNotice::Rewritten { path } => messages.journal_anew(name(path)),
                JournalNotice::Quarantined { path } => messages.journal_quarantined(name(path)),
            };
            self.page.print_line(&text)?;
        }
        match result {
            Ok(()) => Ok(()),
            Err(error) => self.report_unwritten(&error),
        }
    }

    /// Journals a command that was applied before the session starts.
    pub(super) fn record_preparation(&mut self, applied: &AppliedCommand) {
        let Some(autosave) = &mut self.autosave else {
            return;
        };
        let written = autosave.log.record_preparation(&self.session, applied);
        self.note_written(written);
    }

    /// Journals an applied command if autosave is on.
    pub(super) fn record_applied(&mut self, applied: &AppliedCommand) {
        let Some(autosave) = &mut self.autosave else {
            return;
        };
        let written = autosave.log.record(&self.session, applied);
        let filed = autosave.file_unfinished();
        self.note_written(written.and(filed));
        // If the output is closed, the session ends at the next line.
        let _ = self.print_notices();
    }

    /// Records the player names for games of this variant.
    pub(super) fn name_players(&mut self, variant: Variant) {
        let Some(autosave) = &mut self.autosave else {
            return;
        };
        let players = self.seats.at(variant);
        let names = BySide { white: players.white.file_name(), black: players.black.file_name() };
        let written = autosave.log.name_players(&self.session, variant, names);
        self.note_written(written);
    }

    /// Journals the setup in progress.
    pub(super) fn keep_draft(&mut self) {
        let draft = self.editor.as_ref().and_then(SetupInput::draft);
        let Some(autosave) = &mut self.autosave else {
            return;
        };
        let written = autosave.log.set_draft(&self.session, draft);
        let filed = autosave.file_unfinished();
        self.note_written(written.and(filed));
    }

    /// Resumes the last unfinished session.
    pub(super) fn continue_session(&mut self) -> io::Result<()> {
        let Some(autosave) =
            self.autosave.as_mut().filter(|autosave| !autosave.unfinished.is_empty())
        else {
            return self.page.say(Messages::text_nothing_unfinished);
        };
        let unfinished = autosave.unfinished.remove(0);
        let commands = unfinished.commands().to_vec();
        let draft = unfinished.draft().copied();
        match unfinished.resume() {
            Ok((log, session)) => {
                autosave.log = log;
                if let Some(recorder) = &mut self.recorder {
                    commands.iter().try_for_each(|command| recorder.write(command))?;
                }
                self.commands = commands;
                self.reviewed = None;
                self.session = session;
                self.stopwatch.read();
                self.draw()?;
                self.print_notices()?;
                match draft {
                    Some(draft) => self.open_editor(Some(draft)),
                    None => Ok(()),
                }
            }
            Err(error) => self.report_unwritten(&error),
        }
    }

    /// Closes the session, filing a finished one.
    pub(super) fn close_session(&mut self) -> io::Result<()> {
        let Some(autosave) = &mut self.autosave else {
            return Ok(());
        };
        let log = std::mem::replace(&mut autosave.log, SessionLog::new(autosave.archive.clone()));
        match log.finish(&self.session) {
            Ok(notices) => autosave.notices.extend(notices),
            Err(error) => self.note_written(Err(error)),
        }
        let printed = self.print_notices();
        self.autosave = None;
        printed
    }

    /// Reports the first of consecutive write errors; the game continues.
    fn note_written(&mut self, written: io::Result<()>) {
        let Some(autosave) = &mut self.autosave else {
            return;
        };
        let was_failing = autosave.is_failing;
        autosave.is_failing = written.is_err();
        if let Err(error) = written
            && !was_failing
        {
            // If the output is closed, the session ends at the next line.
            let _ = self.report_unwritten(&error);
        }
    }

    fn report_unwritten(&mut self, error: &io::Error) -> io::Result<()> {
        self.page.say(|messages| messages.text_not_kept(error.to_string()))
    }

    /// Saves the commands so far and confirms it.
    pub(super) fn save(&mut self, file: &Path) -> io::Result<()> {
        let name = printable(&file.display().to_string(), MAX_LINE_BYTES);
        let result = self.write_commands(file);
        let messages = &self.page.localizer.messages;
        let report = match result {
            Ok(()) => messages.text_saved(self.commands.len(), name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                messages.text_already_there(name)
            }
            Err(error) => messages.text_not_saved(name, error.to_string()),
        };
        self.page.print_line(&report)
    }

    /// Writes a new file, or atomically replaces one of this session, so that a full disk does not damage it.
    fn write_commands(&mut self, path: &Path) -> io::Result<()> {
        let lines = self.commands.iter().map(|command| recording::line(command) + "\n");
        let text: String = lines.collect();
        if self.saved.contains(path) {
            return write_file(path, &text);
        }
        // Claims the name; fails if the file exists.
        File::create_new(path)?;
        write_file(path, &text).inspect_err(|_| {
            // An empty file that cannot be removed is harmless.
            let _ = fs::remove_file(path);
        })?;
        self.saved.insert(path.to_owned());
        Ok(())
    }
}
