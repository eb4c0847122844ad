//! Reads the games of a file in parts, which can be read in parallel.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;

use super::encoding::MoveCode;
use super::game_entry::GameDate;
use super::positions::PositionEntry;
use super::source::SourceFile;
use crate::game_tree::{GameTree, Turn};
use crate::notation::pdn::{CodePage, GameResult, PdnReader, ReadGame, Tags};
use crate::platform::fs::File;
use crate::platform::open_plain_file;
use crate::rules::{Side, Variant};

#[derive(Debug, Default)]
pub(super) struct ScannedPart {
    pub(super) games: Vec<ScannedGame>,
    /// The positions; the games are counted from the first of the part.
    pub(super) positions: Vec<PositionEntry>,
    /// The reason why the rest could not be read.
    pub(super) problem: Option<String>,
}

#[derive(Debug)]
pub(super) struct ScannedGame {
    pub(super) bytes: Range<u64>,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) event: String,
    pub(super) date: GameDate,
    pub(super) result: GameResult,
    pub(super) variant: Option<Variant>,
    pub(super) plies: u32,
    pub(super) black_begins: bool,
    /// A hash of the start and the moves; `None` without moves.
    pub(super) line: Option<u64>,
    pub(super) errors: u32,
}

pub(super) fn scan(file: &SourceFile, bytes: Range<u64>) -> ScannedPart {
    let mut part = ScannedPart::default();
    let mut games = match open(file, bytes.clone()) {
        Ok(games) => games,
        Err(error) => {
            part.problem = Some(error.to_string());
            return part;
        }
    };
    loop {
        match games.next_game() {
            Ok(Some(game)) => part.add(&game, bytes.start),
            Ok(None) => return part,
            Err(error) => {
                part.problem = Some(error.to_string());
                return part;
            }
        }
    }
}

/// A reader of the games in these bytes of a file.
pub(super) fn open(
    source: &SourceFile,
    bytes: Range<u64>,
) -> io::Result<PdnReader<BufReader<io::Take<File>>>> {
    let mut file = open_plain_file(&source.path)?;
    file.seek(SeekFrom::Start(bytes.start))?;
    let length = bytes.end - bytes.start;
    let input = BufReader::with_capacity(1 << 16, file.take(length));
    Ok(match &source.code_page {
        Some(code_page) => PdnReader::with_code_page(input, CodePage::clone(code_page)),
        None => PdnReader::new(input),
    })
}

impl ScannedPart {
    fn add(&mut self, game: &ReadGame, offset: u64) {
        let number = self.games.len() as u32;
        let mut scanned = ScannedGame {
            bytes: offset + game.bytes.start..offset + game.bytes.end,
            white: text_of(&game.tags, "White"),
            black: text_of(&game.tags, "Black"),
            event: text_of(&game.tags, "Event"),
            date: game.tags.get("Date").map(GameDate::from_tag).unwrap_or_default(),
            result: game.result,
            variant: game.variant(),
            plies: 0,
            black_begins: false,
            line: None,
            errors: game.errors.len() as u32,
        };
        if let Some(tree) = &game.tree {
            self.add_positions(tree, number, &mut scanned);
        }
        self.games.push(scanned);
    }

    /// Adds the start and the positions of the main line.
    fn add_positions(&mut self, tree: &GameTree, game: u32, scanned: &mut ScannedGame) {
        let (mut at, mut line) = (tree.root(), LineHash::default());
        scanned.black_begins = tree.node(at).position().side_to_move() == Side::Black;
        loop {
            let node = tree.node(at);
            let next = node.children().first().copied();
            let mv = next.and_then(|next| tree.node(next).turn().and_then(Turn::mv));
            let key = node.position().key();
            line.add(key);
            self.positions.push(PositionEntry {
                key,
                game,
                next: mv.map_or(MoveCode::NONE, |mv| MoveCode::new(node.position(), mv)),
            });
            let Some(next) = next else {
                break;
            };
            at = next;
            scanned.plies += 1;
        }
        scanned.line = (scanned.plies > 0).then_some(line.0);
    }
}

/// The value of a tag; empty if unknown, which is `?` in PDN.
fn text_of(tags: &Tags, name: &str) -> String {
    let text = tags.get(name).unwrap_or_default().trim();
    match text {
        "?" => String::new(),
        text => text.to_owned(),
    }
}

/// A hash of the positions of a game, in order.
#[derive(Default)]
struct LineHash(u64);

impl LineHash {
    fn add(&mut self, key: u64) {
        // A step of splitmix64 by Sebastiano Vigna.
        let mixed = (self.0.rotate_left(23) ^ key).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 = mixed ^ (mixed >> 27);
    }
}

/// Maximum distance to search for the end of a game, in bytes. If none is found, the part extends to the next one.
const MAX_SEARCH: u64 = 1 << 20;

/// Splits a file of this length into parts of about `size` bytes, each of whole games.
///
/// A part begins with a line that is a tag, after a blank line and, before that, a line that ends with a result. There
/// the reader is past the moves of a game, even with an open comment or variation, and starts the next one.
pub(super) fn split(
    mut file: impl Read + Seek,
    length: u64,
    size: u64,
) -> io::Result<Vec<Range<u64>>> {
    let mut parts = Vec::new();
    let mut start = 0;
    while length - start > size {
        let from = start + size;
        file.seek(SeekFrom::Start(from))?;
        let text = BufReader::new(file.by_ref().take(MAX_SEARCH.min(length - from)));
        let end = match find_boundary(text)? {
            Some(offset) => from + offset,
            None if from + MAX_SEARCH < length => {
                let part = split_far(&mut file, length, from + MAX_SEARCH)?;
                part.unwrap_or(length)
            }
            None => length,
        };
        parts.push(start..end);
        start = end;
    }
    if start < length {
        parts.push(start..length);
    }
    Ok(parts)
}

/// Looks for a boundary from this byte on, however far it is.
fn split_far(mut file: impl Read + Seek, length: u64, mut from: u64) -> io::Result<Option<u64>> {
    while from < length {
        file.seek(SeekFrom::Start(from))?;
        let text = BufReader::new(file.by_ref().take(MAX_SEARCH.min(length - from)));
        if let Some(offset) = find_boundary(text)? {
            return Ok(Some(from + offset));
        }
        from += MAX_SEARCH;
    }
    Ok(None)
}

/// The byte at which the first game begins that is known to begin behind the first line.
fn find_boundary(mut text: impl BufRead) -> io::Result<Option<u64>> {
    let mut offset = text.skip_until(b'\n')? as u64;
    let (mut line, mut ended, mut is_after_blank) = (Vec::new(), false, false);
    loop {
        line.clear();
        let bytes = text.read_until(b'\n', &mut line)?;
        if bytes == 0 || line.last() != Some(&b'\n') {
            return Ok(None);
        }
        let content = line.trim_ascii();
        if content.is_empty() {
            is_after_blank = true;
        } else if ended && is_after_blank && is_tag(content) {
            return Ok(Some(offset));
        } else {
            ended = ends_game(content);
            is_after_blank = false;
        }
        offset += bytes as u64;
    }
}

fn is_tag(line: &[u8]) -> bool {
    line.starts_with(b"[")
        && line.get(1).is_some_and(u8::is_ascii_alphabetic)
        && line.ends_with(b"\"]")
}

/// Returns `true` if a line of moves ends with a result.
fn ends_game(line: &[u8]) -> bool {
    const RESULTS: [&[u8]; 8] = [b"*", b"2-0", b"1-1", b"0-2", b"0-0", b"1-0", b"0-1", b"1/2-1/2"];
    let last = line.rsplit(u8::is_ascii_whitespace).next();
    let is_other = line.starts_with(b"%") || line.contains(&b';');
    !is_other && last.is_some_and(|last| RESULTS.contains(&last))
}
