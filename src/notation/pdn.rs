//! Writes games in Portable Draughts Notation (PDN): headers in brackets, numbered moves, and the result. Called by the
//! match runner.
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

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// One side won.
    Won(Side),
    /// Neither side won.
    Drawn,
    /// The game was not finished.
    Unfinished,
}

/// Points, two for a win: `2-0`, `1-1`, `0-2`; `*` for an unfinished game.
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

/// A game to write. Its `Display` is the PDN, without a final line break.
#[derive(Clone, Debug)]
pub struct PdnGame<'a> {
    /// Names and values of the first headers, in order: `Event`, `White` … The headers that follow from the game are
    /// added: `Result`, `GameType` and, if needed, `SetUp` and `FEN`.
    pub headers: Vec<(&'static str, String)>,
    /// The starting position.
    pub start: Position,
    /// The moves, each legal in its position.
    pub moves: &'a [Move],
    /// The result.
    pub result: GameResult,
}

/// Greatest width of a line of moves, in columns.
const LINE_WIDTH: usize = 80;

/// The number of a game in PDN's list of game types; other games are given by name.
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
    /// The numbered moves, then the result. If Black moves first, its number is followed by three dots.
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

/// Writes a header line, with quotation marks and backslashes in its value escaped.
fn write_header(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace(char::is_control, " ");
    writeln!(f, "[{name} \"{value}\"]")
}
