//! The legal moves of a position as one line of JSON, for other programs.
//!
//! `{"fen":"W:W31:B21","moves":["31x11:21"]}`: a plain move is `from-to`, a capture `fromxto:c1,c2` with the
//! captured squares ascending; the moves are sorted as text and each stands once. For a text that gives no
//! position, `{"fen":…,"error":…}`.

use serde::Serialize;

use super::{FenError, fen};
use crate::rules::{Move, Variant};

/// One line of the listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listing {
    /// The text read, without spaces around it.
    pub fen: String,
    /// The moves, or why there are none to tell.
    #[serde(flatten)]
    pub answer: Answer,
}

/// What a listing says of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Every legal move.
    Moves(Vec<String>),
    /// Why the text gives no position.
    Error(String),
}

impl Listing {
    /// The listing for a FEN.
    pub fn of(text: &str, variant: Variant) -> Listing {
        let text = text.trim();
        let answer = match moves(text, variant) {
            Ok(moves) => Answer::Moves(moves),
            Err(error) => Answer::Error(error.to_string()),
        };
        Listing {
            fen: text.to_owned(),
            answer,
        }
    }

    /// Whether the text was read.
    pub fn is_answered(&self) -> bool {
        matches!(self.answer, Answer::Moves(_))
    }
}

fn moves(text: &str, variant: Variant) -> Result<Vec<String>, FenError> {
    let position = fen::read_position(text, variant)?;
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(write).collect();
    moves.sort();
    moves.dedup();
    Ok(moves)
}

fn write(mv: Move) -> String {
    if !mv.is_capture() {
        return format!("{}-{}", mv.from(), mv.to());
    }
    let captured: Vec<_> = mv
        .captured()
        .iter()
        .map(|square| square.to_string())
        .collect();
    format!("{}x{}:{}", mv.from(), mv.to(), captured.join(","))
}
