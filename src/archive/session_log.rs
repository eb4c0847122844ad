use std::io;
use std::path::Path;

use super::{Archive, Entry, Journal, SavePlace};
use crate::game::{Command, CommandError, Event, Game, Session};
use crate::notation::pdn::{GameResult, PdnGame};
use crate::platform::pdn_date;
use crate::rules::{BySide, Variant};

/// The archive's side of a session: writes the journal and files games that end or are replaced.
#[derive(Debug)]
pub struct SessionLog {
    archive: Archive,
    /// `None` until a turn has been played.
    journal: Option<Journal>,
    /// The entries before the first turn, which are written with it.
    preparations: Vec<Entry>,
    names: GameNames,
}

/// The names under and with which games are filed.
#[derive(Clone, Debug, Default)]
struct GameNames {
    /// The name of the journal without its extension.
    session: String,
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
            archive,
            journal: None,
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
        let mut names = replayed.names;
        names.set_session(journal.path());
        let log = SessionLog {
            archive,
            journal: Some(journal),
            preparations: Vec::new(),
            names,
        };
        (log, replayed.session)
    }

    /// Carries out a command and writes it. The second value is the error if something could not be written; the command
    /// is carried out all the same, and written with the next one.
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
        let written = self.write(Entry::Command(command), session);
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

    /// Returns `true` once a turn has been played, and the session is on disk.
    pub fn has_begun(&self) -> bool {
        self.journal.is_some()
    }

    /// Closes the session. A session with an unfinished game keeps its journal, to be offered at the next start; others
    /// are filed.
    pub fn close(mut self, session: &Session) -> io::Result<()> {
        if session.played_games().any(is_unfinished) {
            return Ok(());
        }
        self.file_all(session)?;
        self.discard()
    }

    /// Files all games of the session that have a turn.
    pub(super) fn file_all(&mut self, session: &Session) -> io::Result<()> {
        session.played_games().try_for_each(|game| self.file(game))
    }

    /// Removes the journal.
    pub(super) fn discard(self) -> io::Result<()> {
        self.journal.map_or(Ok(()), Journal::remove)
    }

    /// Writes an entry; until a turn has been played, it is only remembered.
    fn write(&mut self, entry: Entry, session: &Session) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            return journal.append(&entry);
        }
        // Not only a clock that runs: the time may just have stopped it.
        let is_counted = session.games().any(|game| game.clock().is_some());
        if is_counted || !entry.is_passing_time() {
            self.preparations.push(entry);
        }
        if session.played_games().next().is_none() {
            return Ok(());
        }
        let mut journal = Journal::create(&self.archive.new_journal_path()?)?;
        self.names.set_session(journal.path());
        for entry in self.preparations.drain(..) {
            journal.append(&entry)?;
        }
        self.journal = Some(journal);
        Ok(())
    }

    fn file_replaced(&mut self, game: &Game) -> io::Result<()> {
        let filed = self.file(game);
        self.names.replace(game);
        filed
    }

    /// Files a game, unless nothing would be lost with it.
    fn file(&self, game: &Game) -> io::Result<()> {
        if !game.has_changes() || self.is_filed_elsewhere(game.variant()) {
            return Ok(());
        }
        let name = format!("{}-{}", self.names.session, self.names.name(game.variant()));
        self.archive.file(&name, &self.names.pdn(game))
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
    fn set_session(&mut self, journal: &Path) {
        let name = journal.file_stem().unwrap_or_default();
        self.session = name.to_string_lossy().into_owned();
    }

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
        let mut tags = game.tags().cloned().unwrap_or_default();
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
        let mut names = GameNames::default();
        names.set_session(journal);
        for (name, game) in &self.replaced {
            let name = format!("{}-{name}", names.session);
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
