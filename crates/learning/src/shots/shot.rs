//! A shot, its text form, and the search that finds it by forcing moves: moves after which the opponent must capture.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::notation::{FenError, MoveError, MoveRequest, ParseError, fen, move_text};
use crate::rules::{Move, Position, Side, Variant};

/// A position and the winning line in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    position: Position,
    line: Vec<Move>,
}

/// Minimum number of men given up.
const MIN_GIVEN: i32 = 2;
/// Minimum number of men won in the end.
const MIN_GAINED: i32 = 1;
/// Number of plies within which a shot wins.
const MAX_PLIES: usize = 13;
/// The value of a king, in men.
const KING_VALUE: i32 = 3;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShotError {
    /// It is no position with moves.
    #[error("{0}")]
    Line(#[from] MoveLineError),
    #[error(
        "not a shot: expected a quiet move that gives up at least two men and wins more within 13 plies"
    )]
    NoShot,
}

impl Shot {
    /// Returns the part of a line that is a shot, up to the capture that wins; `None` if the line is not a shot.
    ///
    /// A shot begins with a quiet move. At some point the side to move has at least two men less than before, and after
    /// at most 13 plies at least one more. A king counts as three men.
    pub fn from_line(position: &Position, line: &[Move]) -> Option<Shot> {
        let side = position.side_to_move();
        if line.first()?.is_capture() {
            return None;
        }
        let before = balance(position, side);
        let (mut now, mut lowest) = (*position, 0);
        for (ply, &mv) in line.iter().enumerate().take(MAX_PLIES) {
            now = now.play(mv);
            let gained = balance(&now, side) - before;
            lowest = lowest.min(gained);
            let has_moved = now.side_to_move() != side;
            // As long as the opponent must capture, nothing is won yet.
            let is_settled = has_moved && !now.must_capture();
            if is_settled && lowest <= -MIN_GIVEN && gained >= MIN_GAINED {
                return Some(Shot { position: *position, line: line[..=ply].to_vec() });
            }
        }
        None
    }

    /// Reads the form that `Display` writes: a FEN, then the moves, with spaces between.
    pub fn read(text: &str, variant: Variant) -> Result<Shot, ShotError> {
        let mut words = text.split_whitespace();
        let position = words.next().unwrap_or_default();
        let (position, line) = read_move_line(position, words, variant)?;
        Shot::from_line(&position, &line).ok_or(ShotError::NoShot)
    }

    /// Reads shots, one a line. Blank lines and lines that begin with `#` are skipped. An error comes with the number
    /// of its line, from 1.
    pub fn read_all(text: &str, variant: Variant) -> Result<Vec<Shot>, (usize, ShotError)> {
        read_lines(text, |text| Shot::read(text, variant))
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn first(&self) -> Move {
        self.line[0]
    }

    pub fn line(&self) -> &[Move] {
        &self.line
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = move_text::write_line(&self.position, &self.line).join(" ");
        write!(f, "{} {moves}", fen::write(&self.position.setup()))
    }
}

/// The material balance of a side, in men.
pub fn balance(position: &Position, side: Side) -> i32 {
    let value = |side| {
        let pieces = position.pieces(side);
        pieces.len() as i32 + (KING_VALUE - 1) * (pieces & position.kings()).len() as i32
    };
    value(side) - value(!side)
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveLineError {
    #[error("{0}")]
    Fen(#[from] FenError),
    #[error("“{text}”: {error}")]
    Text { text: String, error: ParseError },
    #[error("“{text}”: {error}")]
    Move { text: String, error: MoveError },
}

/// Reads a FEN and the words of the moves after it.
pub(super) fn read_move_line<'a>(
    position: &str,
    words: impl IntoIterator<Item = &'a str>,
    variant: Variant,
) -> Result<(Position, Vec<Move>), MoveLineError> {
    let position = fen::read_position(position, variant)?;
    let (mut now, mut moves) = (position, Vec::new());
    for text in words {
        let request: MoveRequest =
            text.parse().map_err(|error| MoveLineError::Text { text: text.to_owned(), error })?;
        let (mv, _) = request
            .resolve(&now)
            .map_err(|error| MoveLineError::Move { text: text.to_owned(), error })?;
        now = now.play(mv);
        moves.push(mv);
    }
    Ok((position, moves))
}

/// Reads one item a line. Blank lines and lines that begin with `#` are skipped; an error comes with the number of its
/// line, from 1.
pub(super) fn read_lines<T, E>(
    text: &str,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Vec<T>, (usize, E)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines
        .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
        .map(|(number, text)| read(text).map_err(|error| (number, error)))
        .collect()
}

/// Number of moves after which the search of a position gives up. A shot that needs more to prove is missed.
const MAX_MOVES: u32 = 100_000;

/// Returns the shortest forcing line by which the side to move wins men whatever the opponent captures, if it is a
/// shot.
pub fn forced_shot(position: &Position) -> Option<Shot> {
    let side = position.side_to_move();
    let mut search = ForcingSearch { side, before: balance(position, side), played: 0 };
    let line = (1..=MAX_PLIES).step_by(2).find_map(|plies| search.win(position, plies))?;
    Shot::from_line(position, &line)
}

struct ForcingSearch {
    /// The side that gives up men and wins.
    side: Side,
    /// Its material balance at the beginning, in men.
    before: i32,
    played: u32,
}

impl ForcingSearch {
    /// Returns a line of at most this number of plies that ends in a capture with which the side to move has won.
    fn win(&mut self, position: &Position, plies: usize) -> Option<Vec<Move>> {
        let moves = position.legal_moves();
        moves.iter().find_map(|&mv| {
            if self.played == MAX_MOVES {
                return None;
            }
            self.played += 1;
            let next = position.play(mv);
            let rest = if !next.must_capture() {
                let gained = balance(&next, self.side) - self.before;
                (mv.is_capture() && gained >= MIN_GAINED).then(Vec::new)
            } else if plies > 2 {
                self.win_against_all(&next, plies - 1)
            } else {
                None
            }?;
            Some([vec![mv], rest].concat())
        })
    }

    /// Returns the longest of the lines that win against the opponent's captures; `None` if a capture refutes them.
    fn win_against_all(&mut self, position: &Position, plies: usize) -> Option<Vec<Move>> {
        let mut longest = Vec::new();
        for &capture in position.legal_moves().iter() {
            let rest = self.win(&position.play(capture), plies - 1)?;
            if rest.len() + 1 > longest.len() {
                longest = [vec![capture], rest].concat();
            }
        }
        Some(longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Variant;

    fn forced(text: &str, variant: Variant) -> Option<String> {
        let position = fen::read_position(text, variant).expect("a position");
        forced_shot(&position).map(|shot| shot.to_string())
    }

    #[test]
    fn a_line_that_wins_against_every_capture_is_found() {
        let position = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";
        assert_eq!(
            forced(position, Variant::International),
            Some(format!("{position} 38-33 28x39 40-34 39x30 35x2"))
        );
    }

    #[test]
    fn a_line_that_one_capture_refutes_is_not_a_shot() {
        let refuted = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28,29";
        assert_eq!(forced(refuted, Variant::International), None);
    }

    #[test]
    fn the_start_and_one_man_for_two_have_no_shot() {
        for variant in Variant::STANDARD {
            assert_eq!(forced_shot(&Position::start(variant)), None);
        }
        let cheap = "W:W28,32,33,38,42:B9,13,18,19";
        assert_eq!(forced(cheap, Variant::International), None);
    }
}
