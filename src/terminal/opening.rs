//! Lists and opens games: earlier ones, and those in files named at startup.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::TextBoard;
use super::typed_lines::MAX_LINE_BYTES;
use crate::archive::{EarlierGame, FileContents, GameIndex, read_file};
use crate::game::Command;
use crate::i18n::{Localizer, Messages};
use crate::notation::pdn::{PdnGame, ReadGame};
use crate::notation::printable;
use crate::platform::fs;
use crate::rules::Side;

/// Number of games in a list.
const LISTED: usize = 20;

/// The last list, for opening a game by its number.
pub(super) enum ListedGames {
    /// Games saved by this program.
    Earlier(Vec<EarlierGame>),
    InFiles(GameIndex),
}

impl<W: Write> TextBoard<W> {
    /// Opens files before the first line is read: a single game or position directly, several as a list.
    pub fn open_files(&mut self, paths: &[PathBuf]) {
        self.opened = match paths {
            [] => Vec::new(),
            [path] if !fs::is_folder(path) => self.open_file(path),
            paths => self.list_files(paths),
        };
    }

    /// Opens a file; returns notes for the player.
    fn open_file(&mut self, path: &Path) -> Vec<String> {
        let (command, errors) = match read_file(path) {
            Ok(FileContents::Games) => return self.list_files(&[path.to_owned()]),
            Ok(FileContents::Position(fen)) => (Some(Command::SetUp(fen)), Vec::new()),
            Ok(FileContents::Game { game, errors }) => (Some(Command::from(&game)), errors),
            Ok(FileContents::Nothing { errors }) => (None, errors),
            Err(error) => {
                let messages = &self.page.localizer.messages;
                return vec![messages.file_unreadable(shown(path), error.to_string())];
            }
        };
        let is_empty = command.is_none() && errors.is_empty();
        let refused = command.and_then(|command| self.prepare(command).err());
        let localizer = &self.page.localizer;
        let refused = refused.map(|refused| localizer.command_error(&refused));
        let nothing = is_empty.then(|| localizer.messages.file_without_games(shown(path)));
        let errors = localizer.file_errors(&shown(path), &errors);
        refused.into_iter().chain(nothing).chain(errors).collect()
    }

    fn list_files(&mut self, paths: &[PathBuf]) -> Vec<String> {
        let names: Vec<String> = paths.iter().map(|path| shown(path)).collect();
        let names = names.join(", ");
        let messages = &self.page.localizer.messages;
        let index = match self.open_index(paths) {
            Ok(index) if index.is_empty() => return vec![messages.file_without_games(names)],
            Ok(index) => index,
            Err(error) => return vec![messages.file_unreadable(names, error.to_string())],
        };
        let listed = 0..index.len().min(LISTED);
        let mut lines: Vec<String> =
            listed.map(|game| indexed_line(&index, game, &self.page.localizer)).collect();
        lines.push(messages.text_games(names, index.len(), index.len().to_string()));
        self.listed = Some(ListedGames::InFiles(index));
        lines
    }

    pub(super) fn list_games(&mut self) -> io::Result<()> {
        let Some(autosave) = &mut self.autosave else {
            return self.page.say(Messages::text_no_games);
        };
        let games = autosave.archive().earlier_games(LISTED);
        let lines: Vec<String> = games
            .iter()
            .zip(1..)
            .map(|(game, number)| earlier_line(game, number, &self.page.localizer))
            .collect();
        self.listed = Some(ListedGames::Earlier(games));
        if lines.is_empty() {
            self.page.say(Messages::text_no_games)
        } else {
            lines.iter().try_for_each(|line| self.page.print_line(line))
        }
    }

    pub(super) fn open_game(&mut self, number: usize) -> io::Result<()> {
        let game = match self.listed_game(number) {
            Ok(game) => game,
            Err(text) => return self.page.print_line(&text),
        };
        match self.apply(Command::from(&game)) {
            Ok(_events) => {
                self.record_last()?;
                self.draw()?;
                self.show_move_list()
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    /// The game with this number, or an error text.
    fn listed_game(&self, number: usize) -> Result<PdnGame, String> {
        let messages = &self.page.localizer.messages;
        let missing = || messages.text_no_such_game();
        let index = number.checked_sub(1).ok_or_else(missing)?;
        match &self.listed {
            Some(ListedGames::Earlier(games)) => {
                let game = games.get(index).ok_or_else(missing)?;
                Ok(game.pdn.clone())
            }
            Some(ListedGames::InFiles(games)) if index < games.len() => {
                let read = games.read_game(index);
                let read = read.map_err(|error| messages.games_unreadable(error.to_string()))?;
                let game = read.and_then(ReadGame::into_game);
                game.ok_or_else(|| messages.games_not_playable())
            }
            _ => Err(missing()),
        }
    }
}

fn shown(path: &Path) -> String {
    printable(&path.to_string_lossy(), MAX_LINE_BYTES)
}

fn earlier_line(game: &EarlierGame, number: usize, localizer: &Localizer) -> String {
    let tags = &game.pdn.tags;
    let player = |side| localizer.player(tags.player(side), side);
    localizer.messages.text_game(
        number,
        printable(tags.get("Date").unwrap_or("?"), MAX_LINE_BYTES),
        localizer.variant(game.variant()),
        player(Side::White),
        player(Side::Black),
        game.pdn.result.to_string(),
        game.moves(),
    )
}

fn indexed_line(games: &GameIndex, index: usize, localizer: &Localizer) -> String {
    let game = games.game(index);
    let known = |text: String| {
        if text.is_empty() { "?".to_owned() } else { text }
    };
    let name =
        |name: &str, side| localizer.player(Some(name).filter(|name| !name.is_empty()), side);
    localizer.messages.text_game(
        index + 1,
        known(game.date.to_string()),
        known(game.variant.map_or(String::new(), |variant| localizer.variant(variant))),
        name(game.white, Side::White),
        name(game.black, Side::Black),
        game.result.to_string(),
        game.moves(),
    )
}
