use std::io;
use std::path::Path;

use super::log_thread::LogThread;
use super::log_writer::{LogTask, LogWriter};
use super::{Archive, Entry, Journal, PassingTime, SavePlace};
use crate::game::{Command, CommandError, Event, Game, Session};
use crate::notation::pdn::{GameResult, PdnGame};
use crate::platform::pdn_date;
use crate::rules::{BySide, Variant};

/// The archive's side of a session: writes the journal and files games that end or are replaced.
///
/// It writes before each call returns or, once it [writes beside](SessionLog::write_beside) the session, in a thread.
#[derive(Debug)]
pub struct SessionLog {
    archive: Archive,
    place: WritingPlace,
    /// A turn has been played, and the journal has begun.
    has_begun: bool,
    /// The entries before the first turn, which are written with it.
    preparations: Vec<Entry>,
    names: GameNames,
}

/// The thread that writes.
#[derive(Debug)]
enum WritingPlace {
    /// That of the session.
    Here(LogWriter),
    /// Another one.
    Beside(LogThread),
}

/// The names under and with which games are filed.
#[derive(Clone, Debug, Default)]
struct GameNames {
    /// The date on which the session began, as PDN writes it.
    date: String,
    /// Number of games of each variant that were replaced by another one.
    replaced: [u32; Variant::ALL.len()],
    players: [BySide<String>; Variant::ALL.len()],
    /// The files in which the current games are kept too.
    saved: [Option<SavePlace>; Variant::ALL.len()],
}

/// A session rebuilt from its journal.
#[derive(Debug, Default)]
pub(super) struct Replayed {
    pub(super) session: Session,
    pub(super) date: String,
    pub(super) commands: Vec<Command>,
    names: GameNames,
    /// The games that were replaced, to be filed if they have not been.
    replaced: Vec<(String, PdnGame)>,
}

impl SessionLog {
    /// A session that begins now.
    pub fn new(archive: Archive) -> SessionLog {
        let date = pdn_date();
        SessionLog {
            place: WritingPlace::Here(LogWriter::new(archive.clone(), None)),
            archive,
            has_begun: false,
            preparations: vec![Entry::Started {
                program: env!("CARGO_PKG_VERSION").to_owned(),
                date: date.clone(),
            }],
            names: GameNames {
                date,
                ..GameNames::default()
            },
        }
    }

    /// Goes on with a session whose replaced games have been filed.
    pub(super) fn resume(
        archive: Archive,
        journal: Journal,
        replayed: Replayed,
    ) -> (SessionLog, Session) {
        let log = SessionLog {
            place: WritingPlace::Here(LogWriter::new(archive.clone(), Some(journal))),
            archive,
            has_begun: true,
            preparations: Vec::new(),
            names: replayed.names,
        };
        (log, replayed.session)
    }

    /// Writes in a thread from now on, which also notes the time that passes on a running clock: every
    /// [`Command::Wait`] must be [taken](PassingTime::take) from this `time`. Calls return at once;
    /// `wake` is called when something has been written, and [`take_results`](SessionLog::take_results) says how it went.
    #[must_use]
    pub fn write_beside(self, time: PassingTime, wake: impl Fn() + Send + 'static) -> SessionLog {
        let place = match self.place {
            WritingPlace::Here(writer) => {
                WritingPlace::Beside(LogThread::start(writer, time, wake))
            }
            beside => beside,
        };
        SessionLog { place, ..self }
    }

    /// Lets the thread, if there is one, note the time while a clock runs.
    pub fn note_time(&mut self, is_running: bool) {
        if let WritingPlace::Beside(thread) = &mut self.place {
            thread.note_time(is_running);
        }
    }

    /// Takes the results of the writing beside the session since the last call.
    pub fn take_results(&mut self) -> Vec<io::Result<()>> {
        match &mut self.place {
            WritingPlace::Here(_) => Vec::new(),
            WritingPlace::Beside(thread) => thread.take_results(),
        }
    }

    /// Waits until everything is written. Returns the results since they were taken last.
    pub fn wait(&mut self) -> Vec<io::Result<()>> {
        match &mut self.place {
            WritingPlace::Here(_) => Vec::new(),
            WritingPlace::Beside(thread) => thread.wait(),
        }
    }

    /// Returns `true` if everything was written when results were taken last.
    pub fn is_idle(&self) -> bool {
        match &self.place {
            WritingPlace::Here(_) => true,
            WritingPlace::Beside(thread) => thread.is_idle(),
        }
    }

    /// Carries out a command and writes it. The second value is the error if something could not be written; the command
    /// is carried out all the same, and written with the next one. Of a command that is written beside the session, the
    /// second value says nothing.
    pub fn apply(
        &mut self,
        session: &mut Session,
        command: Command,
    ) -> (Result<Vec<Event>, CommandError>, io::Result<()>) {
        let before = replaces_game(&command).then(|| session.clone());
        let events = match session.apply(command.clone()) {
            Ok(events) => events,
            Err(refused) => return (Err(refused), Ok(())),
        };
        let replaced = before.map(|before| before.game_of(session.game().variant()).clone());
        let filed = replaced.map_or(Ok(()), |game| self.file_replaced(&game));
        let written = self.write_command(command, &events, session);
        let ended = match events.iter().any(|event| matches!(event, Event::Ended(_))) {
            true => self.file(session.game()),
            false => Ok(()),
        };
        (Ok(events), written.and(filed).and(ended))
    }

    /// Names the players of a variant, from now on.
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

    /// Remembers the file in which the current game of a variant is kept too.
    pub fn set_saved(
        &mut self,
        session: &Session,
        variant: Variant,
        place: Option<SavePlace>,
    ) -> io::Result<()> {
        if self.names.saved[variant.index()] == place {
            return Ok(());
        }
        self.names.saved[variant.index()] = place.clone();
        self.write(Entry::Saved { variant, place }, session)
    }

    /// The file in which the current game of a variant is kept too.
    pub fn saved(&self, variant: Variant) -> Option<&SavePlace> {
        self.names.saved[variant.index()].as_ref()
    }

    /// A game of the session as PDN, with the names of its players and its date.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        self.names.pdn(game)
    }

    /// Returns `true` once a turn has been played, and the session is kept on disk.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Closes the session. A session with an unfinished game keeps its journal, to be offered at the next start; others
    /// are filed. When this returns, everything is written.
    pub fn close(mut self, session: &Session) -> io::Result<()> {
        if !session.played_games().any(is_unfinished) {
            self.file_all(session)?;
            self.discard()?;
        }
        self.wait().into_iter().collect()
    }

    /// Files all games of the session that have a turn.
    pub(super) fn file_all(&mut self, session: &Session) -> io::Result<()> {
        session.played_games().try_for_each(|game| self.file(game))
    }

    /// Removes the journal.
    pub(super) fn discard(&mut self) -> io::Result<()> {
        self.run(LogTask::Discard)
    }

    /// Writes a command that was carried out. Time that only passes is noted by the thread, if there is one, and else
    /// with the next command.
    fn write_command(
        &mut self,
        command: Command,
        events: &[Event],
        session: &Session,
    ) -> io::Result<()> {
        let is_time = matches!(command, Command::Wait(_));
        let command = match &self.place {
            WritingPlace::Here(_) => Some(command),
            WritingPlace::Beside(_) if is_time && events.is_empty() => return Ok(()),
            WritingPlace::Beside(thread) => {
                let rest = thread.time().note_counted();
                if rest > 0 {
                    self.write(Entry::Command(Command::Wait(rest)), session)?;
                }
                (!is_time).then_some(command)
            }
        };
        command.map_or(Ok(()), |command| {
            self.write(Entry::Command(command), session)
        })
    }

    /// Writes an entry; until a turn has been played, it is only remembered.
    fn write(&mut self, entry: Entry, session: &Session) -> io::Result<()> {
        if self.has_begun {
            return self.run(LogTask::Append(vec![entry]));
        }
        // Not only a clock that runs: the time may just have stopped it.
        let is_counted = session.games().any(|game| game.clock().is_some());
        if is_counted || !entry.is_passing_time() {
            self.preparations.push(entry);
        }
        if session.played_games().next().is_none() {
            return Ok(());
        }
        self.has_begun = true;
        let entries = std::mem::take(&mut self.preparations);
        self.run(LogTask::Append(entries))
    }

    fn run(&mut self, task: LogTask) -> io::Result<()> {
        match &mut self.place {
            WritingPlace::Here(writer) => writer.run(task),
            WritingPlace::Beside(thread) => {
                thread.send(task);
                Ok(())
            }
        }
    }

    fn file_replaced(&mut self, game: &Game) -> io::Result<()> {
        let filed = self.file(game);
        self.names.replace(game);
        filed
    }

    /// Files a game, unless nothing would be lost with it.
    fn file(&mut self, game: &Game) -> io::Result<()> {
        if !game.has_changes() || self.is_filed_elsewhere(game.variant()) {
            return Ok(());
        }
        let name = self.names.name(game.variant());
        let game = Box::new(self.names.pdn(game));
        self.run(LogTask::File { name, game })
    }
}

impl SessionLog {
    /// Returns `true` if the game of this variant is an earlier game that was opened and is kept in its own file.
    fn is_filed_elsewhere(&self, variant: Variant) -> bool {
        self.saved(variant)
            .is_some_and(|place| Path::new(&place.path).parent() == Some(self.archive.folder()))
    }
}

impl GameNames {
    /// The name of the current game of a variant within its session.
    fn name(&self, variant: Variant) -> String {
        let number = self.replaced[variant.index()] + 1;
        format!("{}-{number}", variant.name())
    }

    /// Counts a game that was replaced by another one.
    fn replace(&mut self, game: &Game) {
        let index = game.variant().index();
        self.replaced[index] += u32::from(game.has_changes());
        self.saved[index] = None;
    }

    fn pdn(&self, game: &Game) -> PdnGame {
        let players = &self.players[game.variant().index()];
        let mut tags = game.tags().clone();
        for (name, value) in [
            ("White", &players.white),
            ("Black", &players.black),
            ("Date", &self.date),
        ] {
            if !value.is_empty() && tags.get(name).is_none() {
                tags.push(name, value);
            }
        }
        for (name, value) in game.clock_tags() {
            if tags.get(name).is_none() {
                tags.push(name, &value);
            }
        }
        PdnGame {
            tags,
            tree: game.tree().clone(),
            result: game.result(),
        }
    }
}

impl Replayed {
    pub(super) fn new(entries: Vec<Entry>) -> Replayed {
        let mut replayed = Replayed::default();
        for entry in entries {
            replayed.apply(entry);
        }
        replayed
    }

    /// Carries out an entry. A command that this version refuses changes nothing.
    fn apply(&mut self, entry: Entry) {
        match entry {
            Entry::Started { date, .. } => {
                self.date.clone_from(&date);
                self.names.date = date;
            }
            Entry::Command(command) => {
                let before = replaces_game(&command).then(|| self.session.clone());
                if self.session.apply(command.clone()).is_ok() {
                    if let Some(before) = before {
                        self.replace(before.game_of(self.session.game().variant()));
                    }
                    self.commands.push(command);
                }
            }
            Entry::Players { variant, names } => self.names.players[variant.index()] = names,
            Entry::Saved { variant, place } => self.names.saved[variant.index()] = place,
        }
    }

    /// A game as PDN.
    pub(super) fn pdn(&self, game: &Game) -> PdnGame {
        self.names.pdn(game)
    }

    /// Files the games that were replaced, unless that has been done.
    pub(super) fn file_replaced(&self, archive: &Archive, journal: &Path) -> io::Result<()> {
        let session = journal.file_stem().unwrap_or_default().to_string_lossy();
        for (name, game) in &self.replaced {
            let name = format!("{session}-{name}");
            if !archive.game_path(&name).exists() {
                archive.file(&name, game)?;
            }
        }
        Ok(())
    }

    fn replace(&mut self, game: &Game) {
        if game.has_changes() {
            let name = self.names.name(game.variant());
            self.replaced.push((name, self.names.pdn(game)));
        }
        self.names.replace(game);
    }
}

/// Returns `true` if the command replaces the game of its variant by another one.
fn replaces_game(command: &Command) -> bool {
    matches!(
        command,
        Command::NewGame
            | Command::SetUp(_)
            | Command::Load(_)
            | Command::Place(_)
            | Command::PlaceRandomly(_)
    )
}

/// Returns `true` if the game is to be offered at the next start.
pub(super) fn is_unfinished(game: &Game) -> bool {
    game.has_changes() && game.result() == GameResult::Unfinished
}
