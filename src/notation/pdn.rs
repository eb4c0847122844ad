//! Games as Portable Draughts Notation: headers in brackets, numbered moves, the result.
//!
//! ```
//! use dames3d::notation::pdn::{GameResult, PdnGame};
//! use dames3d::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::International);
//! let opening = start.legal_moves().into_iter().find(|mv| mv.to().number() == 28).unwrap();
//! let game = PdnGame {
//!     headers: vec![("White", "Anna".to_owned())],
//!     start,
//!     moves: &[opening],
//!     result: GameResult::Drawn,
//! };
//! assert_eq!(game.to_string().lines().last(), Some("1. 32-28 1-1"));
//! ```

use std::fmt;

use super::{fen, move_text};
use crate::rules::{Move, Position, Side, Variant};

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// One side won.
    Won(Side),
    /// Nobody won.
    Drawn,
    /// It was not played to its end.
    Unfinished,
}

/// In points, two for a win: `2-0`, `1-1`, `0-2`; `*` for a game not played to its end.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GameResult::Won(Side::White) => "2-0",
            GameResult::Won(Side::Black) => "0-2",
            GameResult::Drawn => "1-1",
            GameResult::Unfinished => "*",
        })
    }
}

/// A game to be written. Its `Display` is the text, without a line break at its end.
#[derive(Clone, Debug)]
pub struct PdnGame<'a> {
    /// Names and values of the headers that come first, in order: `Event`, `White` … Those that follow from the
    /// game are added: `Result`, `GameType` and, where needed, `SetUp` and `FEN`.
    pub headers: Vec<(&'static str, String)>,
    /// Where the game began.
    pub start: Position,
    /// Its moves, each legal where it was made.
    pub moves: &'a [Move],
    /// What it came to.
    pub result: GameResult,
}

/// Columns of a line of moves.
const LINE_WIDTH: usize = 80;

/// The number the notation has for a game; none for those it does not know, which are named.
const fn game_type(variant: Variant) -> Option<u8> {
    match variant {
        Variant::International => Some(20),
        _ => None,
    }
}

impl fmt::Display for PdnGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            write_header(f, name, value)?;
        }
        write_header(f, "Result", &self.result.to_string())?;
        let variant = self.start.variant();
        match game_type(variant) {
            Some(number) => write_header(f, "GameType", &number.to_string())?,
            None => write_header(f, "Variant", variant.name())?,
        }
        if self.start != Position::start(variant) {
            write_header(f, "SetUp", "1")?;
            write_header(f, "FEN", &fen::write(&self.start.setup()))?;
        }
        writeln!(f)?;
        let mut column = 0;
        for word in self.words() {
            if column > 0 && column + 1 + word.len() > LINE_WIDTH {
                writeln!(f)?;
                column = 0;
            } else if column > 0 {
                write!(f, " ")?;
                column += 1;
            }
            write!(f, "{word}")?;
            column += word.len();
        }
        Ok(())
    }
}

impl PdnGame<'_> {
    /// The moves with their numbers, then the result. Where Black moves first, its number has three dots.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut position = self.start;
        let mut number = 1;
        for (place, &mv) in self.moves.iter().enumerate() {
            let side = position.side_to_move();
            let text = move_text::write(&position, mv);
            match side {
                Side::White => words.push(format!("{number}. {text}")),
                Side::Black if place == 0 => words.push(format!("{number}... {text}")),
                Side::Black => words.push(text),
            }
            number += usize::from(side == Side::Black);
            position = position.play(mv);
        }
        words.push(self.result.to_string());
        words
    }
}

/// A header line; in its value, quotation marks and backslashes get a backslash before them.
fn write_header(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace(char::is_control, " ");
    writeln!(f, "[{name} \"{value}\"]")
}
