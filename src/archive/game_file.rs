//! Files of the player: opening one, and keeping a game in one.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::SavePlace;
use crate::notation::fen;
use crate::notation::pdn::{PdnError, PdnGame, PdnReader, ReadGame};
use crate::platform::write_file;
use crate::rules::Variant;

/// The contents of a file.
#[derive(Clone, Debug)]
pub enum FileContents {
    /// One game, as far as it could be read.
    Game {
        /// The game.
        game: PdnGame,
        /// The errors in it.
        errors: Vec<PdnError>,
    },
    /// More than one game.
    Games,
    /// A position in FEN.
    Position(String),
    /// No game that this program plays.
    Nothing {
        /// The errors.
        errors: Vec<PdnError>,
    },
}

/// Reads a file as far as it takes to know what it holds: of many games only the first two.
pub fn read_file(path: &Path) -> io::Result<FileContents> {
    let mut games = PdnReader::new(BufReader::new(File::open(path)?));
    let first = games.next_game()?;
    if games.next_game()?.is_some() {
        return Ok(FileContents::Games);
    }
    Ok(match first {
        None => FileContents::Nothing { errors: Vec::new() },
        Some(first) => {
            let errors = first.errors.clone();
            let has_content = is_game(&first);
            match first.into_game().filter(|_| has_content) {
                Some(game) => FileContents::Game { game, errors },
                None => match read_fen(path)? {
                    Some(fen) => FileContents::Position(fen),
                    None => FileContents::Nothing { errors },
                },
            }
        }
    })
}

/// Longest file that is read as a position, in bytes.
const MAX_FEN_BYTES: u64 = 4096;

/// The position that a file holds instead of games.
fn read_fen(path: &Path) -> io::Result<Option<String>> {
    let mut text = Vec::new();
    File::open(path)?
        .take(MAX_FEN_BYTES)
        .read_to_end(&mut text)?;
    let text = String::from_utf8_lossy(&text).trim().to_owned();
    let is_position = fen::read_position(&text, Variant::International).is_ok();
    Ok(Some(text).filter(|_| is_position))
}

/// Returns `true` for a game with tags or moves. Any text is read as a game without either.
fn is_game(game: &ReadGame) -> bool {
    let has_turns = game.tree.as_ref().is_some_and(|tree| !tree.is_empty());
    has_turns || !game.tags.is_empty()
}

/// The reason why a game was not saved; the file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system could not read or write the file.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is not as this program left it.
    #[error("another program has changed the file")]
    Changed,
    /// The file holds something else than games.
    #[error("expected a file of games in PDN")]
    NotPdn,
    /// Another game begins or ends on a line of this one.
    #[error("the game shares a line with another one")]
    SharedLine,
}

/// A game in a file, among others: the game is replaced each time that it is saved, and the bytes of the others stay.
#[derive(Clone, Debug)]
pub struct GameFile {
    path: PathBuf,
    number: usize,
    /// The checksum of the file as this program left it.
    checksum: Option<u32>,
}

impl GameFile {
    /// The game with this number in a file. The first time it is saved, the game there must begin as the one to save.
    pub fn at(place: &SavePlace) -> GameFile {
        GameFile {
            path: place.path.clone().into(),
            number: place.number,
            checksum: None,
        }
    }

    /// A new game at the end of a file, which need not exist.
    pub fn append_to(path: &Path) -> Result<GameFile, SaveError> {
        let bytes = read_or_empty(path)?;
        let (games, starts) = games_of(&bytes)?;
        let is_blank = bytes.iter().all(u8::is_ascii_whitespace);
        if !is_blank && !games.iter().any(is_game) {
            return Err(SaveError::NotPdn);
        }
        Ok(GameFile {
            path: path.to_owned(),
            number: starts.len() + 1,
            checksum: Some(crc32fast::hash(&bytes)),
        })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of the game in the file, counted from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Puts the game in its place in the file.
    pub fn save(&mut self, game: &PdnGame) -> Result<(), SaveError> {
        let bytes = read_or_empty(&self.path)?;
        if self
            .checksum
            .is_some_and(|known| known != crc32fast::hash(&bytes))
        {
            return Err(SaveError::Changed);
        }
        let (games, starts) = games_of(&bytes)?;
        let index = self.number - 1;
        // A file that was removed is made again for a game that was alone in it.
        let is_known = self.checksum.is_some() || (index == 0 && bytes.is_empty());
        if index > starts.len() || (index == starts.len() && !is_known) {
            return Err(SaveError::Changed);
        }
        let start = starts.get(index).copied().unwrap_or(bytes.len());
        let end = starts.get(self.number).copied().unwrap_or(bytes.len());
        let neighbors = [index.checked_sub(1), Some(self.number)];
        for neighbor in neighbors.into_iter().flatten() {
            if index < starts.len() && starts.get(neighbor) == Some(&start) {
                return Err(SaveError::SharedLine);
            }
        }
        if self.checksum.is_none()
            && let Some(old) = games.get(index)
            && !begins_alike(old, game)
        {
            return Err(SaveError::Changed);
        }
        let mut contents = bytes[..start].to_vec();
        if !contents.is_empty() {
            let line_break =
                |contents: &[u8]| contents.ends_with(b"\n") || contents.ends_with(b"\r");
            while !line_break(&contents) || !line_break(&contents[..contents.len() - 1]) {
                contents.push(b'\n');
            }
        }
        contents.extend_from_slice(format!("{game}\n").as_bytes());
        if end < bytes.len() {
            contents.push(b'\n');
            contents.extend_from_slice(&bytes[end..]);
        }
        write_file(&self.path, &contents)?;
        self.checksum = Some(crc32fast::hash(&contents));
        Ok(())
    }
}

/// Returns `true` if one of the main lines is the beginning of the other.
fn begins_alike(old: &ReadGame, new: &PdnGame) -> bool {
    let Some(old) = &old.tree else { return false };
    let turns = old.main_line().into_iter().zip(new.tree.main_line());
    let is_same = |(a, b)| match (old.node(a).turn(), new.tree.node(b).turn()) {
        (Some(a), Some(b)) => a.is_same_as(b),
        _ => false,
    };
    old.start() == new.tree.start() && turns.into_iter().all(is_same)
}

fn read_or_empty(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

/// The games of a text, and the byte at which the line of each begins.
fn games_of(bytes: &[u8]) -> io::Result<(Vec<ReadGame>, Vec<usize>)> {
    let lines = line_starts(bytes);
    let games: Vec<ReadGame> = PdnReader::new(bytes).collect::<io::Result<_>>()?;
    let start = |game: &ReadGame| lines.get(game.line - 1).copied().unwrap_or(bytes.len());
    let mut starts: Vec<usize> = games.iter().map(start).collect();
    // What stands before the first game belongs to it only if it is the game's own comment.
    if let Some(first) = starts.first_mut()
        && bytes[..*first].iter().all(u8::is_ascii_whitespace)
    {
        *first = 0;
    }
    Ok((games, starts))
}

/// The byte at which each line begins. Lines end with `\n`, `\r\n` or `\r`.
fn line_starts(bytes: &[u8]) -> Vec<usize> {
    let mut starts = vec![0];
    for (index, &byte) in bytes.iter().enumerate() {
        let is_end = byte == b'\n' || (byte == b'\r' && bytes.get(index + 1) != Some(&b'\n'));
        if is_end {
            starts.push(index + 1);
        }
    }
    starts
}
