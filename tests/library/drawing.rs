//! Positions drawn as text, and moves as text.

use dames3d::board::Square;
use dames3d::notation::fen;
use dames3d::rules::{Move, Piece, PieceKind, Position, Setup, Side, Variant};

/// The position in a drawing of the board, Black's back row first: `w` and `b` are men, `W` and `B` kings, `.` is
/// empty.
pub(crate) fn drawn(variant: Variant, side_to_move: Side, drawing: &str) -> Position {
    let marks: Vec<char> = drawing.chars().filter(|mark| !mark.is_whitespace()).collect();
    assert_eq!(marks.len(), Square::COUNT, "a drawing has fifty marks");
    let mut setup = Setup::empty(side_to_move);
    for (square, mark) in Square::all().zip(marks) {
        let (side, kind) = match mark {
            '.' => continue,
            'w' => (Side::White, PieceKind::Man),
            'W' => (Side::White, PieceKind::King),
            'b' => (Side::Black, PieceKind::Man),
            'B' => (Side::Black, PieceKind::King),
            _ => panic!("no piece is drawn {mark}"),
        };
        setup.place(square, Some(Piece { side, kind }));
    }
    setup.position(variant).expect("a drawing of a position")
}

/// A position on the pyramid with White to move.
pub(crate) fn pyramid(drawing: &str) -> Position {
    drawn(Variant::Dames3d, Side::White, drawing)
}

/// A position on the flat board with White to move.
pub(crate) fn flat(drawing: &str) -> Position {
    drawn(Variant::International, Side::White, drawing)
}

/// The position of a FEN.
pub(crate) fn position(fen: &str, variant: Variant) -> Position {
    fen::read_position(fen, variant).expect("a position")
}

pub(crate) fn square(number: u8) -> Square {
    Square::from_number(number).expect("a number from 1 to 50")
}

/// `31-27` or, with the squares of the captured pieces, `31x22(27)`.
pub(crate) fn text(mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    if mv.is_capture() {
        let taken: Vec<String> = mv.captured().iter().map(|taken| taken.to_string()).collect();
        format!("{from}x{to}({})", taken.join(" "))
    } else {
        format!("{from}-{to}")
    }
}

/// The legal moves as text, ordered by start and end.
pub(crate) fn moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<Move> = position.legal_moves().to_vec();
    moves.sort_by_key(|mv| (mv.from(), mv.to(), mv.captured()));
    moves.into_iter().map(text).collect()
}

/// The destinations of the piece on this square, from 1 to 50.
pub(crate) fn reached(position: &Position, from: u8) -> Vec<u8> {
    let mut reached: Vec<u8> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from().number() == from)
        .map(|mv| mv.to().number())
        .collect();
    reached.sort_unstable();
    reached
}

/// The position after the only legal move with this text, without captured squares: `31-27`, `31x22`.
pub(crate) fn played(position: &Position, written: &str) -> Position {
    position.play(chosen(position, written))
}

/// The only legal move with this text, without captured squares.
pub(crate) fn chosen(position: &Position, written: &str) -> Move {
    let found: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| text(mv).split('(').next() == Some(written))
        .collect();
    assert_eq!(found.len(), 1, "{written} among {:?}", moves(position));
    found[0]
}

/// Both boards.
pub(crate) const BOTH: &[Variant] = &Variant::STANDARD;
/// The pyramid alone.
pub(crate) const PYRAMID: &[Variant] = &[Variant::Dames3d];
/// The flat board alone.
pub(crate) const FLAT: &[Variant] = &[Variant::International];

/// A promise about a drawn position, and all moves of a side on some boards: `31-26 31-27`.
pub(crate) type DrawnCase<'a> = (&'a str, &'a str, &'a [(&'a [Variant], Side, &'a str)]);

/// Asserts that the positions have these moves and no others.
pub(crate) fn assert_all_moves(cases: &[DrawnCase<'_>]) {
    for (promise, drawing, expected) in cases {
        for &(variants, side, expected) in *expected {
            for &variant in variants {
                let found = moves(&drawn(variant, side, drawing)).join(" ");
                assert_eq!(found, expected, "{promise}: {variant}, {side:?} to move");
            }
        }
    }
}
