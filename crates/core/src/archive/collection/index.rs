use std::io;
use std::path::Path;

use super::game_entry::{DateRange, GameDate, GameEntry, NameTable};
use super::positions::PositionTable;
use super::scan;
use super::source::SourceFile;
use crate::game::moves_in;
use crate::notation::pdn::{GameResult, ReadGame};
use crate::rules::Variant;
use crate::spelling::latin;

/// An index of PDN files: players, dates and results of all games, and every position of the main lines.
#[derive(Debug, PartialEq, Eq)]
pub struct GameIndex {
    pub(super) files: Vec<SourceFile>,
    pub(super) games: Vec<GameEntry>,
    pub(super) names: NameTable,
    pub(super) positions: PositionTable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexedGame<'a> {
    pub path: &'a Path,
    /// The number of the game in its file, counted from 1.
    pub number: usize,
    /// White's name; empty if it is unknown, as the other texts.
    pub white: &'a str,
    pub black: &'a str,
    pub event: &'a str,
    pub date: GameDate,
    pub result: GameResult,
    /// The variant; `None` for a game that this program does not play.
    pub variant: Option<Variant>,
    /// Number of turns of the main line.
    pub plies: usize,
    pub black_begins: bool,
    /// The first game with the same start and the same moves, if this is not it.
    pub duplicate_of: Option<usize>,
    /// The game has errors, so that its moves may not be complete.
    pub has_errors: bool,
}

impl IndexedGame<'_> {
    /// The number of the last move of the main line. A move is White's turn and Black's answer; where Black begins, the
    /// first one is Black's alone.
    pub fn moves(&self) -> usize {
        moves_in(self.plies, self.black_begins.into())
    }
}

impl GameIndex {
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    pub fn len(&self) -> usize {
        self.games.len()
    }

    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// Size in memory, in bytes.
    pub fn memory(&self) -> usize {
        self.positions.bytes() + self.games.len() * size_of::<GameEntry>() + self.names.bytes()
    }

    /// A game.
    ///
    /// # Panics
    /// If there are fewer games.
    pub fn game(&self, game: usize) -> IndexedGame<'_> {
        let entry = &self.games[game];
        IndexedGame {
            path: &self.files[entry.file as usize].path,
            number: entry.number as usize,
            white: self.names.get(entry.white),
            black: self.names.get(entry.black),
            event: self.names.get(entry.event),
            date: entry.date,
            result: entry.result,
            variant: entry.variant,
            plies: entry.plies as usize,
            black_begins: entry.black_begins,
            duplicate_of: entry.duplicate_of.map(|game| game as usize),
            has_errors: entry.has_errors,
        }
    }

    /// Reads a game with its moves. `None` if it is no longer at its place in the file.
    pub fn read_game(&self, game: usize) -> io::Result<Option<ReadGame>> {
        let Some(entry) = self.games.get(game) else {
            return Ok(None);
        };
        let file = &self.files[entry.file as usize];
        scan::open(file, entry.bytes.clone())?.next_game()
    }

    /// Number of games that have the start and moves of an earlier one.
    pub fn duplicates(&self) -> usize {
        let games = self.games.iter();
        games.filter(|game| game.duplicate_of.is_some()).count()
    }
}

/// A filter for games, which must meet all conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// A part of the name of either player, ignoring case and accents.
    pub player: String,
    /// A part of the name of the event.
    pub event: String,
    pub dates: Option<DateRange>,
    pub result: Option<GameResult>,
    pub variant: Option<Variant>,
    pub without_duplicates: bool,
}

impl GameIndex {
    /// The indices of the games that match, in order.
    pub fn filter(&self, filter: &GameFilter) -> Vec<usize> {
        let players = matching(&self.names, &filter.player);
        let events = matching(&self.names, &filter.event);
        let has = |names: &Option<Vec<bool>>, name: u32| {
            let names = names.as_ref();
            names.is_none_or(|names| names.get(name as usize).copied().unwrap_or(false))
        };
        let games = self.games.iter().enumerate();
        let found = games.filter(|(_, game)| {
            (has(&players, game.white) || has(&players, game.black))
                && has(&events, game.event)
                && filter.dates.is_none_or(|dates| dates.contains(game.date))
                && filter.result.is_none_or(|result| result == game.result)
                && filter.variant.is_none_or(|_| filter.variant == game.variant)
                && !(filter.without_duplicates && game.duplicate_of.is_some())
        });
        found.map(|(game, _)| game).collect()
    }
}

/// For each name, `true` if it contains this text; `None` if every name does.
fn matching(names: &NameTable, text: &str) -> Option<Vec<bool>> {
    let text = latin(text.trim());
    let has_text = |name: &str| name.contains(&text);
    (!text.is_empty()).then(|| names.folded().iter().map(|name| has_text(name)).collect())
}
