//! The player's own files: opening one, and saving a game in one without touching its other games.
//!
//! A game is found in its file by the checksum of its own text. So several games can be saved in one file by turns, and
//! another program may add, change and remove other games meanwhile; a game that another program changed is not
//! overwritten.

use std::io::{self, BufReader, ErrorKind, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::notation::fen;
use crate::notation::pdn::{PdnError, PdnGame, PdnReader, ReadGame};
use crate::platform::{ExactPath, open_input, open_plain_file, read_plain_file, write_file};
use crate::rules::Variant;

#[derive(Clone, Debug)]
pub enum FileContents {
    /// One game, as far as it could be read.
    Game {
        game: PdnGame,
        /// The errors in it, then its warnings.
        errors: Vec<PdnError>,
    },
    Games,
    Position(String),
    /// No game that this program plays.
    Nothing {
        errors: Vec<PdnError>,
    },
}

/// Reads as much of a file as determines its contents: of many games only the first two.
pub fn read_file(path: &Path) -> io::Result<FileContents> {
    let mut games = PdnReader::new(BufReader::new(open_input(path)?));
    let first = games.next_game()?;
    if games.next_game()?.is_some() {
        return Ok(FileContents::Games);
    }
    Ok(match first {
        None => FileContents::Nothing { errors: Vec::new() },
        Some(first) => {
            let errors = [&first.errors[..], &first.warnings].concat();
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

/// Maximum length of a file that is read as a position, in bytes.
const MAX_FEN_BYTES: u64 = 4096;

/// The position that a file holds instead of games.
fn read_fen(path: &Path) -> io::Result<Option<String>> {
    let mut text = Vec::new();
    let Ok(file) = open_plain_file(path) else {
        // A pipe cannot be read again.
        return Ok(None);
    };
    file.take(MAX_FEN_BYTES).read_to_end(&mut text)?;
    let text = fen::typed(&String::from_utf8_lossy(&text)).trim().to_owned();
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
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("another program has changed the game in the file")]
    Changed,
    #[error("expected a file of games in PDN")]
    NotPdn,
    #[error("the game shares a line with another one")]
    SharedLine,
}

/// Adds a game at the end of a file, which need not exist.
pub fn append_game(path: &Path, game: &PdnGame) -> Result<SavePlace, SaveError> {
    let mut contents = read_or_empty(path)?;
    let games = games_of(&contents)?;
    let is_blank = contents.iter().all(u8::is_ascii_whitespace);
    if !is_blank && !games.iter().any(|(game, _)| is_game(game)) {
        return Err(SaveError::NotPdn);
    }
    let text = game.to_string();
    end_with_blank_line(&mut contents);
    contents.extend_from_slice(text.as_bytes());
    contents.push(b'\n');
    write_file(path, &contents)?;
    Ok(SavePlace {
        path: path.to_owned(),
        number: games.len() + 1,
        checksums: vec![checksum(text.as_bytes())],
    })
}

/// Replaces the game in this place, and nothing else in the file, and returns its new place: other programs may have
/// put games before it. Nothing is written if the file has this text of the game already. A removed or emptied file is
/// created again if the game was the first in it.
pub fn replace_game(place: &SavePlace, game: &PdnGame) -> Result<SavePlace, SaveError> {
    let bytes = read_or_empty(&place.path)?;
    if place.number == 1 && bytes.iter().all(u8::is_ascii_whitespace) {
        return append_game(&place.path, game);
    }
    let texts: Vec<_> = games_of(&bytes)?.into_iter().map(|(_, text)| text).collect();
    let index = find(place, &bytes, &texts).ok_or(SaveError::Changed)?;
    if shares_line(&bytes, &texts, index) {
        return Err(SaveError::SharedLine);
    }
    let (text, old) = (game.to_string(), texts[index].clone());
    if bytes[old.clone()] != *text.as_bytes() {
        let mut contents = bytes[..old.start].to_vec();
        contents.extend_from_slice(text.as_bytes());
        contents.extend_from_slice(&bytes[old.end..]);
        if !ends_line(&contents) {
            contents.push(b'\n');
        }
        write_file(&place.path, &contents)?;
    }
    Ok(SavePlace {
        path: place.path.clone(),
        number: index + 1,
        checksums: vec![checksum(text.as_bytes())],
    })
}

/// The place of the game with this number in a file, as the file is now. `None` if there is no such game, or if
/// [replacing](replace_game) it would lose text that is skipped or cannot be read.
pub fn place_of_game(
    path: &Path,
    number: usize,
    game: &PdnGame,
) -> Result<Option<SavePlace>, SaveError> {
    let bytes = read_or_empty(path)?;
    let games = games_of(&bytes)?;
    let texts: Vec<_> = games.iter().map(|(_, text)| text.clone()).collect();
    let Some((read, text)) = number.checked_sub(1).and_then(|index| games.get(index)) else {
        return Ok(None);
    };
    let text = &bytes[text.clone()];
    let is_whole = read.errors.is_empty() && read.warnings.is_empty() && read.skipped_lines == 0;
    let is_same = read.tags == game.tags && read.tree.as_ref() == Some(&game.tree);
    let is_alone = !shares_line(&bytes, &texts, number - 1);
    Ok((is_whole && is_same && is_alone).then(|| SavePlace {
        path: path.to_owned(),
        number,
        checksums: vec![checksum(text)],
    }))
}

/// The index of the game of this place: the one with its number, or the only other one, if its text is known.
fn find(place: &SavePlace, bytes: &[u8], texts: &[Range<usize>]) -> Option<usize> {
    let is_known = |&index: &usize| {
        let text = texts.get(index).map(|text| checksum(&bytes[text.clone()]));
        text.is_some_and(|text| place.checksums.contains(&text))
    };
    let mut others = (0..texts.len()).filter(is_known);
    place.number.checked_sub(1).filter(is_known).or_else(|| {
        let only = others.next()?;
        others.next().is_none().then_some(only)
    })
}

/// Returns `true` if the game before or behind this one begins or ends on a line of it.
fn shares_line(bytes: &[u8], texts: &[Range<usize>], index: usize) -> bool {
    let first = index.saturating_sub(1);
    let last = (index + 2).min(texts.len());
    texts[first..last].windows(2).any(|pair| {
        let between = bytes.get(pair[0].end..pair[1].start).unwrap_or_default();
        !between.iter().any(|byte| is_line_end(*byte))
    })
}

fn read_or_empty(path: &Path) -> io::Result<Vec<u8>> {
    match read_plain_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

/// The games of a text, each with its range. White space and `%` lines after a game belong to none.
fn games_of(bytes: &[u8]) -> io::Result<Vec<(ReadGame, Range<usize>)>> {
    PdnReader::new(bytes)
        .map(|game| {
            let game = game?;
            // A number of bytes in memory fits.
            let place = |byte: u64| (byte as usize).min(bytes.len());
            let text = place(game.bytes.start)..place(game.bytes.end);
            let length = length_of_game(bytes.get(text.clone()).unwrap_or_default());
            Ok((game, text.start..text.start + length))
        })
        .collect()
}

/// The length of a game in its text, which extends to the next game if no result ends it.
fn length_of_game(text: &[u8]) -> usize {
    let mut length = text.trim_ascii_end().len();
    if length == text.len() {
        // It ends with a result. A line of a comment may begin with a percent sign.
        return length;
    }
    while let Some(end) = text[..length].iter().rposition(|byte| is_line_end(*byte))
        && text[end + 1] == b'%'
    {
        length = text[..end].trim_ascii_end().len();
    }
    length
}

const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn ends_line(contents: &[u8]) -> bool {
    contents.last().is_some_and(|byte| is_line_end(*byte))
}

/// Puts a blank line at the end, unless there is nothing before it.
fn end_with_blank_line(contents: &mut Vec<u8>) {
    if contents.is_empty() {
        return;
    }
    if !ends_line(contents) {
        contents.push(b'\n');
    }
    let end = if contents.ends_with(b"\r\n") { 2 } else { 1 };
    if !ends_line(&contents[..contents.len() - end]) {
        contents.push(b'\n');
    }
}

/// The place of a game in a file of the player. The serialized names are a file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenPlace", into = "WrittenPlace")]
pub struct SavePlace {
    pub path: PathBuf,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
    /// The checksums of texts that this program has put there, or was about to. Any other text is the work of another
    /// program.
    pub checksums: Vec<u32>,
}

/// The serialized form of a place. Earlier versions know the first two fields, and leave the others out.
#[derive(Serialize, Deserialize)]
struct WrittenPlace {
    /// The path, as far as it is Unicode.
    path: String,
    number: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    checksums: Vec<u32>,
    /// The path, if it is not Unicode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exact_path: Option<ExactPath>,
}

impl From<WrittenPlace> for SavePlace {
    fn from(written: WrittenPlace) -> SavePlace {
        SavePlace {
            path: written.exact_path.map_or_else(|| written.path.into(), PathBuf::from),
            number: written.number,
            checksums: written.checksums,
        }
    }
}

impl From<SavePlace> for WrittenPlace {
    fn from(place: SavePlace) -> WrittenPlace {
        WrittenPlace {
            path: place.path.to_string_lossy().into_owned(),
            number: place.number,
            checksums: place.checksums,
            exact_path: match place.path.to_str() {
                Some(_) => None,
                None => Some(place.path.into()),
            },
        }
    }
}

impl SavePlace {
    /// Adds the checksum of a text that may already be in the file if the program stops before recording it.
    pub(super) fn expect(&mut self, game: &PdnGame) {
        let checksum = checksum(game.to_string().as_bytes());
        if self.checksums.last() != Some(&checksum) {
            self.checksums.push(checksum);
        }
    }

    /// Adopts the expected checksums of an earlier entry for the same place, from the text recorded here on.
    pub(super) fn follow(&mut self, earlier: &SavePlace) {
        let is_same = self.path == earlier.path && self.number == earlier.number;
        if is_same && let [noted] = self.checksums[..] {
            let mut texts = earlier.checksums.iter();
            if let Some(index) = texts.rposition(|&text| text == noted) {
                self.checksums = earlier.checksums[index..].to_vec();
            }
        }
    }
}

/// The checksum (CRC-32) of the text of a game.
pub(super) fn checksum(text: &[u8]) -> u32 {
    crc32fast::hash(text)
}
