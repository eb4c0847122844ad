use std::io;
use std::path::PathBuf;

use super::log_thread::{LogTask, LogThread, LogWriter};
use super::replayed::Replayed;
use super::store::GameNames;
use super::{Archive, Entry, GameId, Journal, SavePlace, SharedElapsedTime};
use crate::game::{AppliedCommand, Command, Event, Game, Session};
use crate::notation::fen;
use crate::notation::pdn::{GameResult, PdnGame};
use crate::platform::pdn_date;
use crate::rules::{BySide, Setup, Variant};

/// The archive's side of a session: writes the journal and files games that end or are replaced.
///
/// It writes before each call returns or, after [`write_in_background`](SessionLog::write_in_background), in a thread.
#[derive(Debug)]
pub struct SessionLog {
    archive: Archive,
    writer: Writer,
    /// Something worth keeping was done, and the journal has begun.
    has_begun: bool,
    /// The entries before that, written with it.
    preparations: Vec<Entry>,
    names: GameNames,
    draft: Option<Setup>,
    /// Notices about quarantined or rewritten journals, until they are taken.
    notices: Vec<JournalNotice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalNotice {
    /// Another program removed, moved or cut the journal, and the whole session was rewritten.
    Rewritten {
        /// The file that now holds the session.
        path: PathBuf,
    },
    /// A part of a journal could not be read; it is kept.
    Quarantined {
        /// The file that holds the whole journal as it was.
        path: PathBuf,
    },
}

#[derive(Debug)]
enum Writer {
    Inline(LogWriter),
    Background(LogThread),
}

impl SessionLog {
    pub fn new(archive: Archive) -> SessionLog {
        let date = pdn_date();
        SessionLog {
            writer: Writer::Inline(LogWriter::new(archive.clone(), None)),
            archive,
            has_begun: false,
            preparations: vec![Entry::Started {
                program: env!("CARGO_PKG_VERSION").to_owned(),
                date: date.clone(),
            }],
            names: GameNames { date, ..GameNames::default() },
            draft: None,
            notices: Vec::new(),
        }
    }

    /// Continues a session whose replaced games have been filed.
    pub(super) fn resume(
        archive: Archive,
        journal: Journal,
        replayed: Replayed,
        notices: Vec<JournalNotice>,
    ) -> (SessionLog, Session) {
        let log = SessionLog {
            writer: Writer::Inline(LogWriter::new(archive.clone(), Some(journal))),
            archive,
            has_begun: true,
            preparations: Vec::new(),
            names: replayed.names,
            draft: replayed.draft,
            notices,
        };
        (log, replayed.session)
    }

    /// Moves writing to a thread, which also records the time of a running clock: every [`Command::Wait`] must be
    /// [taken](SharedElapsedTime::take) from this `time`. Calls return at once; `wake` is called after each write, and
    /// [`take_results`](SessionLog::take_results) returns the results.
    #[must_use]
    pub fn write_in_background(
        self,
        time: SharedElapsedTime,
        wake: impl Fn() + Send + 'static,
    ) -> SessionLog {
        let writer = match self.writer {
            Writer::Inline(writer) => Writer::Background(LogThread::start(writer, time, wake)),
            background => background,
        };
        SessionLog { writer, ..self }
    }

    /// Lets the thread, if there is one, record the time while a clock runs.
    pub fn note_time(&mut self, is_running: bool) {
        if let Writer::Background(thread) = &mut self.writer {
            thread.note_time(is_running);
        }
    }

    /// Takes the results of the thread's writes since the last call.
    pub fn take_results(&mut self) -> Vec<io::Result<()>> {
        match &mut self.writer {
            Writer::Inline(_) => Vec::new(),
            Writer::Background(thread) => thread.take_results(),
        }
    }

    /// Takes the notices to the player, by the results taken so far.
    pub fn take_notices(&mut self) -> Vec<JournalNotice> {
        let rewritten = match &mut self.writer {
            Writer::Inline(writer) => writer.take_rewritten().into_iter().collect(),
            Writer::Background(thread) => thread.take_rewritten(),
        };
        let rewritten = rewritten.into_iter().map(|path| JournalNotice::Rewritten { path });
        let mut notices = std::mem::take(&mut self.notices);
        notices.extend(rewritten);
        notices
    }

    /// Waits until everything is written. Returns the results since they were last taken.
    pub fn wait(&mut self) -> Vec<io::Result<()>> {
        match &mut self.writer {
            Writer::Inline(_) => Vec::new(),
            Writer::Background(thread) => thread.wait(),
        }
    }

    /// Returns `true` if everything was written when results were last taken.
    pub fn is_idle(&self) -> bool {
        match &self.writer {
            Writer::Inline(_) => true,
            Writer::Background(thread) => thread.is_idle(),
        }
    }

    /// Records a command that was applied before the session begins, such as one from the command line. It is written
    /// with the first thing worth keeping.
    pub fn record_preparation(
        &mut self,
        session: &Session,
        applied: &AppliedCommand,
    ) -> io::Result<()> {
        if self.has_begun {
            return self.record(session, applied);
        }
        self.preparations.push(Entry::Command(applied.command.clone()));
        Ok(())
    }

    /// Records a command that was applied to the session. After an error it is written with the next one. While a
    /// thread writes, errors are among its [results](SessionLog::take_results).
    pub fn record(&mut self, session: &Session, applied: &AppliedCommand) -> io::Result<()> {
        let filed = applied.replaced.as_ref().map_or(Ok(()), |game| self.file_replaced(game));
        let written = self.write_command(&applied.command, &applied.events, session);
        let has_ended = applied.events.iter().any(|event| matches!(event, Event::Ended(_)));
        let ended = if has_ended { self.file(session.game()) } else { Ok(()) };
        written.and(filed).and(ended)
    }

    /// Names the players of a variant from now on.
    pub fn name_players(
        &mut self,
        session: &Session,
        variant: Variant,
        names: BySide<String>,
    ) -> io::Result<()> {
        if self.names.players[variant.index()] == names {
            return Ok(());
        }
        self.names.players[variant.index()] = names.clone();
        self.write(Entry::Players { variant, names }, session)
    }

    pub fn game_id(&self, variant: Variant) -> GameId {
        self.names.ids[variant.index()]
    }

    /// Sets the file in which a game is also saved, unless another game has replaced it since.
    pub fn set_saved(
        &mut self,
        session: &Session,
        game: GameId,
        place: Option<SavePlace>,
    ) -> io::Result<()> {
        let mut variants = Variant::ALL.into_iter();
        let Some(variant) = variants.find(|&variant| self.game_id(variant) == game) else {
            return Ok(());
        };
        if self.names.saved[variant.index()] == place {
            return Ok(());
        }
        self.names.saved[variant.index()] = place.clone();
        self.write(Entry::Saved { variant, place }, session)
    }

    /// The file in which the current game of a variant is also saved.
    pub fn saved(&self, variant: Variant) -> Option<&SavePlace> {
        self.names.saved[variant.index()].as_ref()
    }

    /// Sets the arrangement being set up beside the games, or none.
    pub fn set_draft(&mut self, session: &Session, draft: Option<Setup>) -> io::Result<()> {
        if self.draft == draft {
            return Ok(());
        }
        self.draft = draft;
        let fen = draft.as_ref().map(fen::write);
        self.write(Entry::Draft { fen }, session)
    }

    pub fn draft(&self) -> Option<&Setup> {
        self.draft.as_ref()
    }

    /// A game of the session as PDN, with the names of its players and its date.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.names.pdn(game)
    }

    /// Returns `true` once something worth keeping was done, and the session is on disk.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Closes the session. A session with an unfinished game or draft keeps its journal, to be offered at the next
    /// start; others are filed. When this returns, everything is written.
    pub fn close(self, session: &Session) -> io::Result<()> {
        self.finish(session).map(drop)
    }

    /// As [`close`](SessionLog::close). Returns the notices to the player.
    pub fn finish(mut self, session: &Session) -> io::Result<Vec<JournalNotice>> {
        if !self.has_begun {
            return Ok(Vec::new());
        }
        if session.games().any(is_unfinished) || self.draft.is_some() {
            self.run(LogTask::Check)?;
        } else {
            self.file_all(session)?;
            self.discard()?;
        }
        self.wait().into_iter().collect::<io::Result<()>>()?;
        Ok(self.take_notices())
    }

    /// Files all games of the session that have content.
    fn file_all(&mut self, session: &Session) -> io::Result<()> {
        session.games().try_for_each(|game| self.file(game))
    }

    fn discard(&mut self) -> io::Result<()> {
        self.run(LogTask::Discard)
    }

    /// Writes an applied command. Time that merely passes is recorded by the thread, if there is one, otherwise with
    /// the next command.
    fn write_command(
        &mut self,
        command: &Command,
        events: &[Event],
        session: &Session,
    ) -> io::Result<()> {
        // Time that ends the game is a line of its own.
        let passed = match command {
            Command::Wait(time) if events.is_empty() => Some(*time),
            _ => None,
        };
        if let Writer::Background(thread) = &self.writer {
            if passed.is_some() {
                return Ok(());
            }
            let rest = thread.time().note_counted();
            if rest > 0 {
                self.write_time(rest, session)?;
            }
            if matches!(command, Command::Wait(_)) {
                return Ok(());
            }
        }
        match passed {
            Some(time) => self.write_time(time, session),
            None => self.write(Entry::Command(command.clone()), session),
        }
    }

    fn write_time(&mut self, milliseconds: u64, session: &Session) -> io::Result<()> {
        if self.has_begun {
            self.run(LogTask::NoteTime(milliseconds))
        } else {
            self.write(Entry::Command(Command::Wait(milliseconds)), session)
        }
    }

    /// Writes an entry; until something is worth keeping, it is only buffered.
    fn write(&mut self, entry: Entry, session: &Session) -> io::Result<()> {
        if self.has_begun {
            return self.run(LogTask::Append(vec![entry]));
        }
        // Not only a clock that runs: the time may just have stopped it.
        let is_counted = session.games().any(|game| game.clock().is_some());
        if is_counted || !entry.is_passing_time() {
            self.preparations.push(entry);
        }
        if session.games().any(is_worth_keeping) || self.draft.is_some() {
            self.begin()
        } else {
            Ok(())
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        self.has_begun = true;
        let entries = std::mem::take(&mut self.preparations);
        self.run(LogTask::Append(entries))
    }

    fn run(&mut self, task: LogTask) -> io::Result<()> {
        match &mut self.writer {
            Writer::Inline(writer) => writer.run(task),
            Writer::Background(thread) => {
                thread.send(task);
                Ok(())
            }
        }
    }

    fn file_replaced(&mut self, game: &Game) -> io::Result<()> {
        let begun = if self.has_begun || !game.has_content() { Ok(()) } else { self.begin() };
        let filed = self.file(game);
        self.names.replace(game);
        begun.and(filed)
    }

    /// Files a game, if something would be lost without it.
    fn file(&mut self, game: &Game) -> io::Result<()> {
        if !self.names.is_to_be_filed(game, &self.archive) {
            return Ok(());
        }
        let name = self.names.name(game.variant());
        let game = Box::new(self.names.pdn(game));
        self.run(LogTask::File { name, game })
    }
}

/// Returns `true` if the game is offered at the next start.
pub(super) fn is_unfinished(game: &Game) -> bool {
    is_worth_keeping(game) && game.result() == GameResult::Unfinished
}

/// Returns `true` if the game [has content](Game::has_content) or placed sheep.
fn is_worth_keeping(game: &Game) -> bool {
    let is_placed = || {
        let placement = game.placement();
        placement.is_none_or(|placement| !placement.sheep().is_empty())
    };
    game.has_content() || (game.variant().has_placement() && is_placed())
}
