//! Positions as text in Forsyth–Edwards Notation for draughts, as PDN defines it: `W:W31,32,K5:B1,2`.
//!
//! The side to move comes first, then each side's pieces: `K` before a king, `31-50` for a range of squares.
//!
//! Accepted on input: the sides in either order, either of them empty or omitted; white space around any token; a final
//! dot; a byte-order mark, which counts as no column; counters after the pieces as lidraughts writes them, `:H0:F1`,
//! the plies since a man moved or a piece was captured and the number of the next move. Output has no ranges: men
//! before kings, each from 1 to 50.

use std::fmt;
use std::str::FromStr;

use winnow::Parser;
use winnow::combinator::{alt, cut_err, eof, fail, opt, peek, preceded, separated};
use winnow::stream::Location;
use winnow::token::{one_of, take_while};

use super::lines::BYTE_ORDER_MARK;
use super::parse_error::{Expected, Input, ParseError, Parsed, parse, spaced, spaces, square};
use crate::board::{Square, SquareSet};
use crate::rules::{
    Piece, PieceKind, Ply, Position, Setup, SetupError, Side, StartCounters, Variant,
};

/// The reason why a FEN has no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenError {
    /// The text is not a FEN.
    #[error("invalid FEN: {0}")]
    Parse(#[from] ParseError),
    /// A square occurs twice.
    #[error("invalid FEN: column {column}: expected each square once, found {square} again")]
    DuplicateSquare {
        /// The column of the second occurrence, counted in characters from 1.
        column: usize,
        /// The square.
        square: Square,
    },
    /// The text is a FEN, but the pieces are not a legal position.
    #[error("illegal position: {0}")]
    IllegalSetup(#[from] SetupError),
}

/// Parses a FEN into a setup, legal or not.
pub fn read(text: &str) -> Result<Setup, FenError> {
    Ok(read_with_counters(text)?.0)
}

fn read_with_counters(text: &str) -> Result<(Setup, StartCounters), FenError> {
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    let mut items = Vec::new();
    let read = parse(fen(&mut items), Expected::EndAfterDot, text);
    // The parser stops at its first error, so a duplicate square comes before it.
    let mut setup = setup_of(&items, text)?;
    let (side_to_move, counters) = read?;
    setup.side_to_move = side_to_move;
    Ok((setup, counters))
}

/// Parses a FEN into the start of a game, with the counters after the pieces or, without them, those of a new game.
pub fn read_start(text: &str, variant: Variant) -> Result<(Position, StartCounters), FenError> {
    let (setup, counters) = read_with_counters(text)?;
    Ok((setup.position(variant)?, counters))
}

/// Normalizes a typed or pasted FEN for [`read`]: allows lower case, and a PDN tag, `[FEN "…"]`, or quotation marks
/// around it. Columns in errors still refer to the original text.
///
/// ```
/// use dames3d_rules::notation::fen;
///
/// let typed = fen::typed("[FEN \"w:wk5,31:b2\"]");
/// assert_eq!(fen::read(&typed), fen::read("W:W31,K5:B2"));
/// ```
pub fn typed(text: &str) -> String {
    const LETTERS: [&str; 7] = ["w", "b", "k", "wk", "bk", "h", "f"];
    let text = text.trim_end();
    let is_around = |c: char| c.is_whitespace() || c == '"' || c == '“' || c == '”';
    let start = text.trim_start_matches(BYTE_ORDER_MARK).trim_start();
    let inner = start.strip_prefix('[').unwrap_or(start).trim_start();
    let inner = match inner.get(..3) {
        Some(word) if word.eq_ignore_ascii_case("fen") => &inner[3..],
        _ => inner,
    };
    let inner = inner.trim_start_matches(is_around);
    let before = text[..text.len() - inner.len()].chars();
    let spaces = before.filter(|c| !BYTE_ORDER_MARK.contains(*c)).map(|_| ' ');
    let mut typed: String = spaces.collect();
    let fen = if start.starts_with('[') { inner.trim_end_matches(']') } else { inner };
    let mut rest = fen.trim_end_matches(is_around);
    while let Some(c) = rest.chars().next() {
        let length = rest.find(|c: char| !c.is_alphabetic());
        let (word, after) = match length.unwrap_or(rest.len()) {
            0 => rest.split_at(c.len_utf8()),
            length => rest.split_at(length),
        };
        if LETTERS.iter().any(|sign| sign.eq_ignore_ascii_case(word)) {
            typed.push_str(&word.to_ascii_uppercase())
        } else {
            typed.push_str(word)
        }
        rest = after;
    }
    typed
}

/// Parses a FEN into a legal position.
pub fn read_position(text: &str, variant: Variant) -> Result<Position, FenError> {
    Ok(read(text)?.position(variant)?)
}

/// An element of a side's list of pieces: a square, or a range of squares.
struct Item {
    /// The byte at which it starts.
    offset: usize,
    piece: Piece,
    squares: SquareSet,
}

/// The setup with all these pieces, and White to move.
fn setup_of(items: &[Item], text: &str) -> Result<Setup, FenError> {
    let mut setup = Setup::empty(Side::White);
    for item in items {
        for square in item.squares {
            if setup.piece_at(square).is_some() {
                let column = text[..item.offset].chars().count() + 1;
                return Err(FenError::DuplicateSquare { column, square });
            }
            setup.place(square, Some(item.piece));
        }
    }
    Ok(setup)
}

/// Parses a FEN up to the end or the space after the final dot. Keeps the items found even if it fails after them.
fn fen<'a>(items: &mut Vec<Item>) -> impl FnMut(&mut Input<'a>) -> Parsed<(Side, StartCounters)> {
    move |input| {
        let side_to_move = spaced(side).parse_next(input)?;
        let mut missing = Side::BOTH.to_vec();
        let mut counters = StartCounters::default();
        while peek(end_or_dot).parse_next(input).is_err() {
            if missing.len() < 2 && peek(counter).parse_next(input).is_ok() {
                counters = read_counters(input)?;
                break;
            }
            if missing.is_empty() {
                return fail.context(Expected::EndOrDot).parse_next(input);
            }
            ':'.context(Expected::Pieces).parse_next(input)?;
            let side = preceded(spaces, side.verify(|side| missing.contains(side)))
                .context(Expected::OtherPieces)
                .parse_next(input)?;
            missing.retain(|&other| other != side);
            pieces(side, items).parse_next(input)?;
        }
        opt(('.', spaces)).void().parse_next(input)?;
        Ok((side_to_move, counters))
    }
}

/// Parses the counters at the end. Each may be missing.
fn read_counters(input: &mut Input<'_>) -> Parsed<StartCounters> {
    let mut counters = StartCounters::default();
    let mut missing = vec!['H', 'F'];
    while peek(end_or_dot).parse_next(input).is_err() {
        let (name, number) = counter
            .verify(|(name, _)| missing.contains(name))
            .context(Expected::EndOrDot)
            .parse_next(input)?;
        missing.retain(|other| *other != name);
        match name {
            'H' => counters.quiet = Ply(u16::try_from(number).unwrap_or(u16::MAX)),
            _ => counters.move_number = number.max(1),
        }
    }
    Ok(counters)
}

/// Parses a counter: its letter and its number.
fn counter(input: &mut Input<'_>) -> Parsed<(char, u32)> {
    let number = take_while(1.., |c: char| c.is_ascii_digit());
    let number = number.map(|digits: &str| digits.parse().unwrap_or(u32::MAX));
    preceded(':', spaced((one_of(['H', 'F']), number))).parse_next(input)
}

fn end_or_dot(input: &mut Input<'_>) -> Parsed<()> {
    alt((eof.void(), '.'.void())).parse_next(input)
}

fn side(input: &mut Input<'_>) -> Parsed<Side> {
    alt(('W'.value(Side::White), 'B'.value(Side::Black))).context(Expected::Side).parse_next(input)
}

/// Parses the pieces of a side, with the white space around them. There may be none.
fn pieces<'a>(side: Side, items: &mut Vec<Item>) -> impl FnMut(&mut Input<'a>) -> Parsed<()> {
    move |input| {
        spaces(input)?;
        if peek(end_of_pieces).parse_next(input).is_ok() {
            return Ok(());
        }
        let item = |input: &mut Input<'_>| {
            items.push(item(side, input)?);
            Ok(())
        };
        separated(1.., cut_err(spaced(item)), ',').parse_next(input)
    }
}

fn end_of_pieces(input: &mut Input<'_>) -> Parsed<()> {
    alt((eof.void(), one_of([':', '.']).void())).parse_next(input)
}

fn item(side: Side, input: &mut Input<'_>) -> Parsed<Item> {
    let offset = input.current_token_start();
    let kind = match opt('K').parse_next(input)? {
        Some(_) => PieceKind::King,
        None => PieceKind::Man,
    };
    Ok(Item { offset, piece: Piece { side, kind }, squares: range(input)? })
}

/// Parses a square, or a range of squares.
fn range(input: &mut Input<'_>) -> Parsed<SquareSet> {
    let first = square(input)?;
    if opt('-').parse_next(input)?.is_none() {
        return Ok(first.into());
    }
    let last =
        square.verify(|&last| last >= first).context(Expected::EndOfRange).parse_next(input)?;
    Ok(Square::all().filter(|square| (first..=last).contains(square)).collect())
}

/// Parses a FEN, as [`read`] does.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Setup, FenError> {
        read(text)
    }
}

/// Writes a FEN, as [`write()`] does.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write(self))
    }
}

/// Writes a FEN, which does not name the variant.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// Writes the start of a game as a FEN, with the counters unless they are those of a new game.
pub fn write_start(start: &Position, counters: StartCounters) -> String {
    let fen = write(&start.setup());
    if counters == StartCounters::default() {
        fen
    } else {
        format!("{fen}:H{}:F{}", counters.quiet.0, counters.move_number)
    }
}

/// Writes a setup as a FEN.
pub fn write(setup: &Setup) -> String {
    let side_to_move = letter(setup.side_to_move);
    let sides = Side::BOTH.map(|side| {
        let (kings, men) =
            (setup.pieces(side) & setup.kings(), setup.pieces(side) & !setup.kings());
        let men = men.iter().map(|square| square.to_string());
        let kings = kings.iter().map(|square| format!("K{square}"));
        format!(":{}{}", letter(side), men.chain(kings).collect::<Vec<_>>().join(","))
    });
    format!("{side_to_move}{}", sides.concat())
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}
