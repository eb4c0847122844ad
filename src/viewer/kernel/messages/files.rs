//! Requests about games on disk.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::archive::SavePlace;
use crate::notation::pdn::PdnGame;
use crate::rules::Variant;

/// A request to open files and folders: from a dialog, a drop on the window, the command line, or the recent files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct OpenFiles(pub Vec<PathBuf>);

/// A request to list the games of files and folders: one of them is a folder, or they hold more than one game.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BrowseGames(pub Vec<PathBuf>);

/// A request to show a game at the table of its variant.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct LoadGame {
    /// The game with its tags.
    pub game: Box<PdnGame>,
    /// The game's place on disk; `None` for a game that has none.
    pub source: Option<GameSource>,
}

/// A request to save the current game in this file, and there after each change. In a file that holds games already it
/// becomes the last.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SaveGame(pub PathBuf);

/// A request to leave the session and go on with an unfinished one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeSession {
    /// Its place in the list of those.
    pub session: usize,
    /// The game to go on with; `None` for what was on the board, which may be a position that was being set up.
    pub table: Option<Variant>,
}

/// The place of a game on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    /// The file.
    pub path: PathBuf,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
    /// The place in which the game saves itself, if the file is one of the archive and nothing in it would be lost.
    pub place: Option<SavePlace>,
}

/// A request to save the position that is set up, in the place of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveSetUp;

/// A request to ask where the current game is saved.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskWhereToSave;
