//! Positions as text in Forsyth–Edwards Notation for draughts, as PDN defines it: `W:W31,32,K5:B1,2`.
//!
//! The side to move comes first, then each side's pieces: `K` before a king, `31-50` for a range of squares.
//!
//! Leniencies in reading: the sides in either order, either of them empty or omitted; white space around any sign; a
//! final dot; a byte-order mark before the text, which counts as no column. Written text has no ranges: men before
//! kings, each from 1 to 50.

use std::fmt;
use std::str::FromStr;

use winnow::Parser;
use winnow::combinator::{alt, cut_err, eof, fail, opt, peek, preceded, separated};
use winnow::stream::Location;
use winnow::token::one_of;

use super::lines::BYTE_ORDER_MARK;
use super::parse_error::{Expected, Input, ParseError, Parsed, parse, spaced, spaces, square};
use crate::board::{Square, SquareSet};
use crate::rules::{Piece, PieceKind, Position, Setup, SetupError, Side, Variant};

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
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    let mut items = Vec::new();
    let side_to_move = parse(fen(&mut items), Expected::EndAfterDot, text);
    // A duplicate square lies before the error of the parser, which stops there.
    let mut setup = setup_of(&items, text)?;
    setup.side_to_move = side_to_move?;
    Ok(setup)
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
fn fen<'a>(items: &mut Vec<Item>) -> impl FnMut(&mut Input<'a>) -> Parsed<Side> {
    move |input| {
        let side_to_move = spaced(side).parse_next(input)?;
        let mut missing = Side::BOTH.to_vec();
        while peek(end_or_dot).parse_next(input).is_err() {
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
        Ok(side_to_move)
    }
}

fn end_or_dot(input: &mut Input<'_>) -> Parsed<()> {
    alt((eof.void(), '.'.void())).parse_next(input)
}

fn side(input: &mut Input<'_>) -> Parsed<Side> {
    alt(('W'.value(Side::White), 'B'.value(Side::Black)))
        .context(Expected::Side)
        .parse_next(input)
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
    Ok(Item {
        offset,
        piece: Piece { side, kind },
        squares: range(input)?,
    })
}

/// Parses a square, or a range of squares.
fn range(input: &mut Input<'_>) -> Parsed<SquareSet> {
    let first = square(input)?;
    if opt('-').parse_next(input)?.is_none() {
        return Ok(first.into());
    }
    let last = square
        .verify(|&last| last >= first)
        .context(Expected::EndOfRange)
        .parse_next(input)?;
    Ok(Square::all()
        .filter(|square| (first..=last).contains(square))
        .collect())
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

/// Writes a setup as a FEN.
pub fn write(setup: &Setup) -> String {
    let side_to_move = letter(setup.side_to_move);
    let sides = Side::BOTH.map(|side| {
        let (kings, men) = (
            setup.pieces(side) & setup.kings(),
            setup.pieces(side) & !setup.kings(),
        );
        let men = men.iter().map(|square| square.to_string());
        let kings = kings.iter().map(|square| format!("K{square}"));
        format!(
            ":{}{}",
            letter(side),
            men.chain(kings).collect::<Vec<_>>().join(",")
        )
    });
    format!("{side_to_move}{}", sides.concat())
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}
