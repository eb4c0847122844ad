//! Lists the legal moves of a position as one line of JSON, for other programs (`dames3d moves --stdin`).
//!
//! `{"fen":"W:W31:B21","moves":["31x11:21"]}`: a quiet move is `from-to`, a capture is `fromxto:c1,c2` with the
//! captured squares in ascending order. The moves are sorted as text, without duplicates. Text that is not a position
//! is answered with `{"fen":…,"error":…}`.

use std::io::{self, BufReader, Read, Write};

use serde::Serialize;

use super::lines::{self, TextLine};
use super::{FenError, fen, json};
use crate::rules::{Move, Variant};

/// One line of the listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listing {
    /// The text read, without surrounding spaces.
    pub fen: String,
    /// The moves, or the reason why there are none.
    #[serde(flatten)]
    pub result: ListingResult,
}

/// The result for a FEN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ListingResult {
    /// Every legal move.
    Moves(Vec<String>),
    /// The reason why the text is not a position.
    Error(String),
}

impl Listing {
    /// Lists the moves of the position in a FEN.
    pub fn from_fen(text: &str, variant: Variant) -> Listing {
        let text = text.trim();
        let result = match moves(text, variant) {
            Ok(moves) => ListingResult::Moves(moves),
            Err(error) => ListingResult::Error(error.to_string()),
        };
        Listing { fen: text.to_owned(), result }
    }

    /// The answer to a line that is not valid text; only the beginning of a long line is returned.
    fn from_unreadable(line: &[u8], error: &str) -> Listing {
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
        Listing {
            fen: shown.trim().to_owned(),
            result: ListingResult::Error(format!("invalid line: {error}")),
        }
    }

    /// Writes the line.
    pub fn write(&self, output: impl Write) -> io::Result<()> {
        json::write_line(output, self)
    }

    /// Returns `true` if the text is a position.
    pub fn is_ok(&self) -> bool {
        matches!(self.result, ListingResult::Moves(_))
    }
}

/// Maximum length of a line in bytes; no position needs a tenth of it.
const MAX_LINE_LENGTH: usize = 4096;

/// Answers each line, a FEN, with a line of JSON, holding one line in memory at a time. Blank lines and a byte-order
/// mark before a line are skipped. A line that is not a position, is not UTF-8 or is longer than 4096 bytes is answered
/// with an error, and reading continues. Output is flushed before each wait for input, so that another program can use
/// this interactively. Returns `true` if every line was a position.
pub fn stream(input: impl Read, variant: Variant, mut output: impl Write) -> io::Result<bool> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut all_ok = true;
    let mut buffer = Vec::new();
    loop {
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        let listing = match lines::read_next(&mut input, MAX_LINE_LENGTH, &mut buffer)? {
            None => {
                output.flush()?;
                return Ok(all_ok);
            }
            Some(TextLine::TooLong(line)) => Listing::from_unreadable(
                line,
                &format!("expected at most {MAX_LINE_LENGTH} bytes in a line"),
            ),
            Some(TextLine::Whole(line)) => match lines::decode(line) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => Listing::from_fen(text, variant),
                Err(column) => {
                    Listing::from_unreadable(line, &format!("column {column}: expected UTF-8"))
                }
            },
        };
        all_ok &= listing.is_ok();
        listing.write(&mut output)?;
    }
}

fn moves(text: &str, variant: Variant) -> Result<Vec<String>, FenError> {
    let position = fen::read_position(text, variant)?;
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(move_with_captured).collect();
    moves.sort();
    moves.dedup();
    Ok(moves)
}

/// The text of a move in the listing: `from-to`, or `fromxto:c1,c2` with the captured squares in ascending order.
pub fn move_with_captured(mv: Move) -> String {
    if !mv.is_capture() {
        return format!("{}-{}", mv.from(), mv.to());
    }
    let captured: Vec<_> = mv.captured().iter().map(|square| square.to_string()).collect();
    format!("{}x{}:{}", mv.from(), mv.to(), captured.join(","))
}
