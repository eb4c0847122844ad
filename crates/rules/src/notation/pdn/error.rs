//! PDN errors, and the reader's limits.

use std::fmt;

use super::tags::OtherGame;
use crate::notation::{FenError, Found, MoveError, printable};

/// An error in a PDN file, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: game {game}: {problem}")]
pub struct PdnError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The game, counted from 1.
    pub game: usize,
    /// The fault found there.
    pub problem: PdnProblem,
}

/// A fault in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PdnProblem {
    /// Text that does not fit.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// The expectation.
        expected: PdnExpected,
        /// The text found.
        found: Found,
    },
    /// A move that cannot be played.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A first move that cannot be played, in a game that does not name its variant.
    #[error(
        "{text} is not legal in international draughts, for which the game is taken without the tag GameType; it may \
         be one of 8x8 squares"
    )]
    OtherBoard {
        /// The move as it was written.
        text: String,
        /// The reason why it is not legal.
        error: MoveError,
    },
    /// A position that cannot be read or is not legal.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A game that this program does not play.
    #[error(transparent)]
    OtherGame(#[from] OtherGame),
    /// A comment without an end.
    #[error("the comment has no end: expected “}}”")]
    OpenComment,
    /// A variation without an end.
    #[error("the variation has no end: expected “)”")]
    OpenVariation,
    /// A line that is too long; the rest of it was skipped.
    #[error("the line is too long: expected at most {MAX_LINE_BYTES} bytes")]
    LongLine,
    /// A comment that is too long; the rest of it was skipped.
    #[error("the comment is too long: expected at most {MAX_COMMENT_BYTES} bytes")]
    LongComment,
    /// More comments and tags than a game may have; the rest was skipped.
    #[error(
        "too much text in a game: expected at most {MAX_TEXT_BYTES} bytes of comments and tags"
    )]
    LongText,
    /// More tags than a game may have; the rest was skipped.
    #[error("too many tags: expected at most {MAX_TAGS}")]
    ManyTags,
    /// A variation within too many others; it was skipped.
    #[error("too many variations within variations: expected at most {MAX_NESTING}")]
    DeepNesting,
    /// More turns than a game may have; the rest was skipped.
    #[error("too many moves: expected at most {MAX_TURNS} in a game")]
    ManyTurns,
    /// A text in UTF-16, of which nothing was read.
    #[error(
        "the text is in UTF-16: expected UTF-8, Windows-1252 or another encoding of one byte a character"
    )]
    Utf16,
    /// A move in brackets that only the other side can play, among others.
    #[error(
        "{error}; only a single move in brackets is read as the answer to the move before them"
    )]
    Answer {
        /// The reason why it is not legal instead of the move before the brackets.
        error: MoveError,
    },
    /// A warning: a tag that occurs again with another value, which was left out.
    #[error("the tag {name} occurs again: kept “{kept}”, left out “{left_out}”")]
    RepeatedTag {
        /// The name of the tag.
        name: String,
        /// The value that counts, the first.
        kept: String,
        /// The other value.
        left_out: String,
    },
    /// A warning: a move in brackets that only the other side can play was read as a move of the game.
    #[error(
        "only the other side can play {text}: read as a move of the game, without its brackets"
    )]
    BracketedMove {
        /// The move as it was written.
        text: String,
    },
    /// More errors than are reported of a game.
    #[error("more than {MAX_ERRORS} errors: the others in this game are not reported")]
    ManyErrors,
}

impl PdnProblem {
    pub(super) fn unexpected(expected: PdnExpected, text: &str) -> PdnProblem {
        let found = Found::at_start_of(text);
        PdnProblem::Unexpected { expected, found }
    }

    /// An unexpected word, of which more than the first number or letter counts.
    pub(super) fn unexpected_word(expected: PdnExpected, word: &str) -> PdnProblem {
        let found = Found::Text(printable(word, 12));
        PdnProblem::Unexpected { expected, found }
    }
}

/// Something that is expected in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PdnExpected {
    /// A move, a comment or the end of the game.
    Move,
    /// The number of a square.
    Square,
    /// A numeric annotation glyph.
    Glyph,
    /// A result instead of another text.
    Result,
    /// The result of a game, before the next one.
    EndOfGame,
    /// The next game, or a comment, behind the result.
    NextGame,
    /// A tag.
    Tag,
    /// The escape of a quotation mark within a tag.
    Escape,
}

impl PdnExpected {
    /// All expectations.
    pub const ALL: [PdnExpected; 8] = [
        PdnExpected::Move,
        PdnExpected::Square,
        PdnExpected::Glyph,
        PdnExpected::Result,
        PdnExpected::EndOfGame,
        PdnExpected::NextGame,
        PdnExpected::Tag,
        PdnExpected::Escape,
    ];
}

impl fmt::Display for PdnExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PdnExpected::Move => "a move, a comment or the end of the game",
            PdnExpected::Square => "a square from 1 to 50",
            PdnExpected::Glyph => "a glyph from $0 to $65535",
            PdnExpected::Result => "a result such as 2-0, 1-1, 0-2 or *",
            PdnExpected::EndOfGame => "the result of the game",
            PdnExpected::NextGame => "a comment or the next game",
            PdnExpected::Tag => "a tag such as [White \"Anna\"]",
            PdnExpected::Escape => "“\\” before a quotation mark within a tag",
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextPosition {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// The errors and warnings of a game, with their places.
#[derive(Debug, Default)]
pub(super) struct Problems {
    list: Vec<(TextPosition, PdnProblem)>,
    /// Problems in spite of which everything was read.
    warnings: Vec<(TextPosition, PdnProblem)>,
}

impl Problems {
    /// Adds a fault, unless the game has too many already.
    pub(super) fn add(&mut self, place: TextPosition, problem: impl Into<PdnProblem>) {
        add(&mut self.list, place, problem.into());
    }

    /// Adds a warning, unless the game has too many already.
    pub(super) fn warn(&mut self, place: TextPosition, warning: PdnProblem) {
        add(&mut self.warnings, place, warning);
    }

    /// Returns `true` if there is no fault.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn unexpected(&mut self, place: TextPosition, expected: PdnExpected, text: &str) {
        self.add(place, PdnProblem::unexpected(expected, text));
    }

    pub(super) fn append(&mut self, other: &mut Problems) {
        for (place, problem) in other.list.drain(..) {
            self.add(place, problem);
        }
    }

    /// The errors and the warnings of this game, in the order of their places.
    pub(super) fn finish(self, game: usize) -> (Vec<PdnError>, Vec<PdnError>) {
        (in_game(self.list, game), in_game(self.warnings, game))
    }
}

fn add(list: &mut Vec<(TextPosition, PdnProblem)>, place: TextPosition, problem: PdnProblem) {
    if list.len() < MAX_ERRORS {
        list.push((place, problem));
    } else if list.len() == MAX_ERRORS {
        list.push((place, PdnProblem::ManyErrors));
    }
}

/// These faults as those of a game, in the order of their places.
fn in_game(list: Vec<(TextPosition, PdnProblem)>, game: usize) -> Vec<PdnError> {
    let mut errors: Vec<_> = list
        .into_iter()
        .map(|(TextPosition { line, column }, problem)| PdnError { line, column, game, problem })
        .collect();
    errors.sort_by_key(|error| (error.line, error.column));
    errors
}

// Limits far above any real game. Exceeding one is reported, and reading continues.

/// Maximum length of a line in bytes; PDN allows a whole game on one.
pub const MAX_LINE_BYTES: usize = 16 << 20;

/// Maximum length of a comment in bytes.
pub const MAX_COMMENT_BYTES: usize = 1 << 20;

/// Maximum length in bytes of all comments and tags of a game.
pub const MAX_TEXT_BYTES: usize = 16 << 20;

/// Maximum number of tags of a game.
pub const MAX_TAGS: usize = 1000;

/// Maximum number of variations within variations.
pub const MAX_NESTING: usize = 1000;

/// Maximum number of turns in all lines of a game.
pub const MAX_TURNS: usize = 100_000;

/// Maximum number of errors reported of a game.
pub const MAX_ERRORS: usize = 100;

/// Maximum number of squares of a move.
pub(super) const MAX_SQUARES: usize = 64;
