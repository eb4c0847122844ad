use std::io;
use std::path::Path;

use super::store::GameNames;
use super::{Archive, Entry};
use crate::game::{Command, Game, Session};
use crate::notation::fen;
use crate::notation::pdn::PdnGame;
use crate::platform::fs;
use crate::rules::Setup;

/// Number of last steps of a journal whose texts a file may have, if the program was stopped before recording the save.
const LAST_STEPS: usize = 32;

/// A session rebuilt from its journal.
#[derive(Debug, Default)]
pub(super) struct Replayed {
    pub(super) session: Session,
    pub(super) date: String,
    pub(super) commands: Vec<Command>,
    pub(super) draft: Option<Setup>,
    pub(super) names: GameNames,
    /// Games that were replaced, to be filed if they have not been.
    replaced: Vec<(String, PdnGame)>,
    /// Milliseconds that have elapsed and are not in the session yet.
    waits: Vec<u64>,
}

impl Replayed {
    pub(super) fn new(entries: Vec<Entry>) -> Replayed {
        let mut replayed = Replayed::default();
        let steps = entries.iter().filter(|entry| !entry.is_passing_time());
        let mut left = steps.count();
        for entry in entries {
            match entry {
                Entry::Command(Command::Wait(time)) => replayed.waits.push(time),
                entry => {
                    replayed.pass_time();
                    replayed.apply(entry);
                    left -= 1;
                    if left < LAST_STEPS {
                        replayed.expect_texts();
                    }
                }
            }
        }
        replayed.pass_time();
        replayed.expect_texts();
        replayed
    }

    /// Records the texts of the autosaved games: each may already be in its file, if the program was stopped before
    /// recording the save.
    fn expect_texts(&mut self) {
        for game in self.session.games() {
            let index = game.variant().index();
            if let Some(mut place) = self.names.saved[index].take() {
                place.expect(&self.names.pdn(game));
                self.names.saved[index] = Some(place);
            }
        }
    }

    /// Applies the time that was read: in one step, unless it ends the game on the way.
    fn pass_time(&mut self) {
        let times = std::mem::take(&mut self.waits);
        let sum = times.iter().fold(0, |sum: u64, &time| sum.saturating_add(time));
        let game = self.session.game();
        let clock = game.running_clock().and_then(|side| game.clock()?.upcoming(side));
        let is_over = clock.is_some_and(|clock| u128::from(sum) >= clock.left.as_millis());
        let times = if is_over { times } else { vec![sum] };
        for time in times.into_iter().filter(|&time| time > 0) {
            self.apply(Entry::Command(Command::Wait(time)));
        }
    }

    /// Applies an entry. A command that this version refuses changes nothing.
    fn apply(&mut self, entry: Entry) {
        match entry {
            Entry::Started { date, .. } => {
                self.date.clone_from(&date);
                self.names.date = date;
            }
            Entry::Command(command) => {
                if let Ok(applied) = self.session.apply_recorded(command) {
                    if let Some(replaced) = &applied.replaced {
                        self.replace(replaced);
                    }
                    self.commands.push(applied.command);
                }
            }
            Entry::Players { variant, names } => self.names.players[variant.index()] = names,
            Entry::Saved { variant, mut place } => {
                let saved = &mut self.names.saved[variant.index()];
                if let (Some(place), Some(earlier)) = (&mut place, &*saved) {
                    place.follow(earlier);
                }
                *saved = place;
            }
            Entry::Draft { fen } => self.draft = fen.and_then(|fen| fen::read(&fen).ok()),
        }
    }

    /// Starts the game of the draft, if that is legal.
    pub(super) fn begin_draft(&mut self) {
        if let Some(draft) = self.draft.take() {
            self.apply(Entry::Command(Command::SetUp(fen::write(&draft))));
        }
    }

    pub(super) fn pdn(&self, game: &Game) -> PdnGame {
        self.names.pdn(game)
    }

    /// Files the games that were replaced, unless that has been done.
    pub(super) fn file_replaced(&self, archive: &Archive, journal: &Path) -> io::Result<()> {
        let session = journal.file_stem().unwrap_or_default().to_string_lossy();
        for (name, game) in &self.replaced {
            let name = format!("{session}-{name}");
            if !fs::exists(archive.game_path(&name)).unwrap_or(false) {
                archive.file(&name, game)?;
            }
        }
        Ok(())
    }

    /// Files the current games that have content.
    pub(super) fn file_all(&self, archive: &Archive, journal: &Path) -> io::Result<()> {
        let session = journal.file_stem().unwrap_or_default().to_string_lossy();
        let mut games = self.session.games();
        games.try_for_each(|game| {
            if self.names.is_to_be_filed(game, archive) {
                let name = self.names.name(game.variant());
                archive.file(&format!("{session}-{name}"), &self.names.pdn(game))
            } else {
                Ok(())
            }
        })
    }

    fn replace(&mut self, game: &Game) {
        if game.has_content() {
            let name = self.names.name(game.variant());
            self.replaced.push((name, self.names.pdn(game)));
        }
        self.names.replace(game);
    }
}
