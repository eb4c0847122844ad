//! Shots: positions in which a player gives men and wins more, and who finds that in time.
//!
//! [`find`] looks for them in games of a careless player, [`Trial`] puts them before any
//! [`MatchPlayer`](crate::matches::MatchPlayer).
//!
//! ```
//! use dames3d::rules::Variant;
//! use dames3d::shots::Shot;
//!
//! let text = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28 38-33 28x39 40-34 39x30 35x2";
//! let shot = Shot::read(text, Variant::International).unwrap();
//! assert_eq!((shot.first().from().number(), shot.line().len()), (38, 5));
//! ```

mod finder;
mod forcing;
mod trial;

pub use finder::{ShotSearchConfig, find};
pub use trial::{Trial, TrialProgress, TrialResult};

use std::fmt;

use crate::notation::{FenError, MoveError, MoveRequest, ParseError, fen, move_text};
use crate::rules::{Move, Position, Side, Variant};

/// A position and the shot in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    position: Position,
    line: Vec<Move>,
}

/// So many men at least are given.
const MIN_GIVEN: i32 = 2;
/// So many at least are won in the end.
const MIN_GAINED: i32 = 1;
/// Within so many plies.
const MAX_PLIES: usize = 13;
/// A king is worth so many men.
const KING_VALUE: i32 = 3;

/// Why a text tells no shot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShotError {
    /// The first word.
    #[error("{0}")]
    Fen(#[from] FenError),
    /// A word that is no move.
    #[error("“{text}”: {error}")]
    Text {
        /// The word.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A move that cannot be made.
    #[error("“{text}”: {error}")]
    Move {
        /// The move.
        text: String,
        /// What speaks against it.
        error: MoveError,
    },
    /// Moves that can be made.
    #[error(
        "expected a quiet move, two men or more given and more won within 13 plies, found no such line"
    )]
    NoShot,
}

impl Shot {
    /// The shot that a line is, up to the capture with which it has won; `None` if it is none.
    ///
    /// It begins with a quiet move, at some time there are at least two men less than before, and after 13 plies at
    /// most one more. A king counts three men.
    pub fn from_line(position: &Position, line: &[Move]) -> Option<Shot> {
        let side = position.side_to_move();
        if line.first()?.is_capture() {
            return None;
        }
        let before = balance(position, side);
        let (mut now, mut least) = (*position, 0);
        for (place, &mv) in line.iter().enumerate().take(MAX_PLIES) {
            now = now.play(mv);
            let gained = balance(&now, side) - before;
            least = least.min(gained);
            let is_own = now.side_to_move() != side;
            // Nothing is won yet that can be taken back at once.
            let is_over = is_own && !now.must_capture();
            if is_over && least <= -MIN_GIVEN && gained >= MIN_GAINED {
                return Some(Shot {
                    position: *position,
                    line: line[..=place].to_vec(),
                });
            }
        }
        None
    }

    /// Reads what `Display` writes: a FEN, then the moves, with spaces between.
    pub fn read(text: &str, variant: Variant) -> Result<Shot, ShotError> {
        let mut words = text.split_whitespace();
        let position = fen::read_position(words.next().unwrap_or_default(), variant)?;
        let (mut now, mut line) = (position, Vec::new());
        for text in words {
            let owned = |text: &str| text.to_owned();
            let request: MoveRequest = text.parse().map_err(|error| ShotError::Text {
                text: owned(text),
                error,
            })?;
            let (mv, _) = request.resolve(&now).map_err(|error| ShotError::Move {
                text: owned(text),
                error,
            })?;
            now = now.play(mv);
            line.push(mv);
        }
        Shot::from_line(&position, &line).ok_or(ShotError::NoShot)
    }

    /// Reads a shot a line; blank lines and those that begin with `#` are passed over. An error comes with the line's
    /// number, from 1.
    pub fn read_all(text: &str, variant: Variant) -> Result<Vec<Shot>, (usize, ShotError)> {
        let lines = (1..).zip(text.lines().map(str::trim));
        lines
            .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
            .map(|(number, text)| Shot::read(text, variant).map_err(|error| (number, error)))
            .collect()
    }

    /// Where it is.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The move that begins it.
    pub fn first(&self) -> Move {
        self.line[0]
    }

    /// All its moves.
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

/// How many men more a side has.
fn balance(position: &Position, side: Side) -> i32 {
    let worth = |side| {
        let pieces = position.pieces(side);
        pieces.len() as i32 + (KING_VALUE - 1) * (pieces & position.kings()).len() as i32
    };
    worth(side) - worth(!side)
}
