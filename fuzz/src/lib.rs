//! Shared by the fuzz targets: reading positions from their bytes, and lines that may be typed.
//!
//! The seeds are meant to be read by people too, so a variant is a digit, its index in [`Variant::ALL`], and a board is
//! drawn.

pub mod move_words;

use std::sync::LazyLock;

use dames3d::board::Square;
use dames3d::i18n::{Language, Localizer, MessageFn, Messages};
use dames3d::notation::{Found, ParseError};
use dames3d::rules::{Piece, PieceKind, Position, Setup, Side, Variant};

/// The variant of a sign: `0` is the first; the index is taken modulo the number of variants.
pub fn variant(sign: u8) -> Variant {
    let place = usize::from(sign.wrapping_sub(b'0')) % Variant::ALL.len();
    Variant::ALL[place]
}

/// Reads a drawn position and returns it with the bytes after it. White space apart, a drawing is the digit of the
/// variant, `w` or `b` for the side to move, and for each square from 1 to 50 `w`, `W`, `b`, `B` for men and kings or
/// `-` for an empty square. Every other byte stands for one of these, and an illegal piece is replaced by a legal one
/// where possible.
pub fn drawn(data: &[u8]) -> Option<(Position, &[u8])> {
    let mut signs = data.iter().enumerate().filter(|(_, sign)| !sign.is_ascii_whitespace());
    let mut next = || signs.next().map(|(place, &sign)| (place, kind(sign)));
    let (first, _) = next()?;
    let variant = variant(data[first]);
    let side = next()?.1.map_or(Side::White, |piece| piece.side);
    let mut setup = Setup::empty(side);
    let mut end = 0;
    for square in Square::all() {
        let (place, piece) = next()?;
        end = place + 1;
        setup.place(square, piece.map(|piece| as_allowed(piece, square, variant)));
    }
    let position = setup.position(variant).ok()?;
    Some((position, &data[end..]))
}

/// The letters and the hyphen all have different remainders modulo five.
fn kind(sign: u8) -> Option<Piece> {
    const WHITE_MAN: u8 = b'w' % 5;
    const WHITE_KING: u8 = b'W' % 5;
    const BLACK_MAN: u8 = b'b' % 5;
    const BLACK_KING: u8 = b'B' % 5;
    let (side, kind) = match sign % 5 {
        WHITE_MAN => (Side::White, PieceKind::Man),
        WHITE_KING => (Side::White, PieceKind::King),
        BLACK_MAN => (Side::Black, PieceKind::Man),
        BLACK_KING => (Side::Black, PieceKind::King),
        _ => return None,
    };
    Some(Piece { side, kind })
}

/// The piece in the kind allowed on this square: a king on its promotion row, and a man if the variant has no
/// promotion.
fn as_allowed(piece: Piece, square: Square, variant: Variant) -> Piece {
    let kind = match variant.rule_set().promotion {
        false => PieceKind::Man,
        true if piece.side.promotion_row().contains(square) => PieceKind::King,
        true => piece.kind,
    };
    Piece { kind, ..piece }
}

/// Asserts that an error points into the text, or just behind it, and that what it found is there.
pub fn assert_points_into(error: &ParseError, text: &str) {
    let length = text.chars().count();
    assert!(
        (1..=length + 1).contains(&error.column),
        "column {} of {length}: {error}",
        error.column
    );
    let rest: String = text.chars().skip(error.column - 1).collect();
    match &error.found {
        Found::Text(found) => {
            let begins = rest.starts_with(found);
            let is_escaped = found.starts_with('\\');
            assert!(begins || is_escaped, "{error}: {rest:?}");
        }
        Found::End => assert!(rest.is_empty(), "{error}: {rest:?}"),
    }
}

/// The words after which a file is written or read, or a search may take a second.
const SLOW: [MessageFn; 7] = [
    Messages::word_save,
    Messages::word_explore,
    Messages::word_computer,
    Messages::word_go,
    Messages::word_hint,
    Messages::word_analyze,
    Messages::word_review,
];

/// Returns `false` for a line that writes or reads a file, or may search for a second, in any language.
pub fn may_be_typed(line: &[u8]) -> bool {
    static LANGUAGES: LazyLock<Vec<Localizer>> =
        LazyLock::new(|| Language::ALL.into_iter().map(Localizer::new).collect());
    let line = String::from_utf8_lossy(line);
    let is_slow = |words: &Localizer| {
        let mut slow = SLOW.iter();
        slow.any(|message| words.after_word(line.trim(), *message).is_some())
    };
    !LANGUAGES.iter().any(is_slow)
}
