//! Positions as text: `W:W31,32,K5:B1,2`.
//!
//! First the side to move, then each side's pieces: `K` before a king, `31-50` for a run of squares. Read
//! leniently: the sides in either order, either of them empty or left out, spaces around any sign, a final dot, a
//! byte-order mark before it all, which counts as no column.
//! Written without runs: men before kings, each from 1 to 50.

use super::parse_error::{Expected, ParseError, Reader};
use crate::board::{Square, SquareSet};
use crate::platform::lines::BYTE_ORDER_MARK;
use crate::rules::{Piece, PieceKind, Position, Setup, SetupError, Side, Variant};

/// Why a FEN gives no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text is not a FEN.
    #[error("the FEN cannot be read: {0}")]
    Parse(#[from] ParseError),
    /// A square named twice.
    #[error(
        "the FEN cannot be read: column {column}: expected each square once, found {square} a second time"
    )]
    DuplicateSquare {
        /// The character where it stands the second time, counted from 1.
        column: usize,
        /// The square.
        square: Square,
    },
    /// The text is a FEN, but the pieces are not legal to play with.
    #[error("the FEN gives no legal position: {0}")]
    IllegalSetup(#[from] SetupError),
}

/// The setup a FEN describes, legal to play or not.
pub fn read(text: &str) -> Result<Setup, FenError> {
    let mut reader = Reader::new(text.trim_start_matches(BYTE_ORDER_MARK));
    reader.skip_spaces();
    let mut setup = Setup::empty(read_side(&mut reader)?);
    let mut missing = Side::BOTH.to_vec();
    loop {
        reader.skip_spaces();
        if reader.take(&['.']).is_some() {
            reader.skip_spaces();
            return if reader.is_at_end() {
                Ok(setup)
            } else {
                Err(reader.expected(Expected::EndAfterDot).into())
            };
        }
        if reader.is_at_end() {
            return Ok(setup);
        }
        if missing.is_empty() {
            return Err(reader.expected(Expected::EndOrDot).into());
        }
        reader
            .take(&[':'])
            .ok_or_else(|| reader.expected(Expected::Pieces))?;
        reader.skip_spaces();
        let before = reader.clone();
        let side = read_side(&mut reader)?;
        if !missing.contains(&side) {
            return Err(before.expected(Expected::OtherPieces).into());
        }
        missing.retain(|&other| other != side);
        read_pieces(&mut reader, side, &mut setup)?;
    }
}

/// The position a FEN describes.
pub fn read_position(text: &str, variant: Variant) -> Result<Position, FenError> {
    Ok(read(text)?.position(variant)?)
}

fn read_side(reader: &mut Reader<'_>) -> Result<Side, ParseError> {
    match reader.take(&['W', 'B']) {
        Some('W') => Ok(Side::White),
        Some(_) => Ok(Side::Black),
        None => Err(reader.expected(Expected::Side)),
    }
}

fn read_pieces(reader: &mut Reader<'_>, side: Side, setup: &mut Setup) -> Result<(), FenError> {
    reader.skip_spaces();
    let is_empty = reader.is_at_end() || reader.clone().take(&[':', '.']).is_some();
    if is_empty {
        return Ok(());
    }
    loop {
        reader.skip_spaces();
        let before = reader.clone();
        let kind = if reader.take(&['K']).is_some() {
            PieceKind::King
        } else {
            PieceKind::Man
        };
        for square in read_run(reader)? {
            if setup.piece_at(square).is_some() {
                return Err(FenError::DuplicateSquare {
                    column: before.column(),
                    square,
                });
            }
            setup.place(square, Some(Piece { side, kind }));
        }
        reader.skip_spaces();
        if reader.take(&[',']).is_none() {
            return Ok(());
        }
    }
}

fn read_run(reader: &mut Reader<'_>) -> Result<SquareSet, ParseError> {
    let first = reader.square()?;
    if reader.take(&['-']).is_none() {
        return Ok(first.into());
    }
    let before = reader.clone();
    let last = reader.square()?;
    if last < first {
        return Err(before.expected(Expected::EndOfRun));
    }
    Ok(Square::all()
        .filter(|square| (first..=last).contains(square))
        .collect())
}

/// The FEN of a setup.
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
