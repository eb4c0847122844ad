use std::fmt;

use crate::board::Square;

/// Text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct ParseError {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    /// What would have been right there.
    pub expected: Expected,
    /// What stood there.
    pub found: Found,
}

/// What a reader of text waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A square's number.
    Square,
    /// The sign between the squares of a move.
    Separator,
    /// Nothing after a move.
    EndOfMove,
    /// The letter of a side.
    Side,
    /// A colon and the pieces of a side.
    Pieces,
    /// The pieces of the side not named yet.
    OtherPieces,
    /// A run's last square.
    EndOfRun,
    /// Nothing after a FEN, or the dot that ends it.
    EndOrDot,
    /// Nothing after that dot.
    EndAfterDot,
    /// Something of a protocol between programs.
    Protocol(&'static str),
}

impl Expected {
    /// Everything that people's text is read for.
    pub const ALL: [Expected; 9] = [
        Expected::Square,
        Expected::Separator,
        Expected::EndOfMove,
        Expected::Side,
        Expected::Pieces,
        Expected::OtherPieces,
        Expected::EndOfRun,
        Expected::EndOrDot,
        Expected::EndAfterDot,
    ];
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Square => "a square from 1 to 50",
            Expected::Separator => "“-” or “x”",
            Expected::EndOfMove => "the end of the move",
            Expected::Side => "“W” or “B”",
            Expected::Pieces => "“:” and a side's pieces",
            Expected::OtherPieces => "the other side's pieces",
            Expected::EndOfRun => "a run's last square, not below its first",
            Expected::EndOrDot => "the end or “.”",
            Expected::EndAfterDot => "the end after “.”",
            Expected::Protocol(what) => what,
        })
    }
}

/// What a reader of text met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The beginning of what was there; a sign that cannot be seen is written as its escape.
    Text(String),
    /// Nothing: the text ended.
    End,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Text(text) => write!(f, "“{text}”"),
            Found::End => f.write_str("the end"),
        }
    }
}

/// A text being read from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, rest: text }
    }

    /// Goes past one of these characters, if the text goes on with one.
    pub(crate) fn take(&mut self, any_of: &[char]) -> Option<char> {
        let next = self
            .rest
            .chars()
            .next()
            .filter(|next| any_of.contains(next))?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    /// Goes past all characters of this kind that come next, and returns them.
    pub(crate) fn take_while(&mut self, is_of_kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest.trim_start_matches(is_of_kind);
        let taken = &self.rest[..self.rest.len() - rest.len()];
        self.rest = rest;
        taken
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start();
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Reads a square's number.
    pub(crate) fn square(&mut self) -> Result<Square, ParseError> {
        let before = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        let square = digits.parse().ok().and_then(Square::from_number);
        square.ok_or_else(|| before.expected(Expected::Square))
    }

    /// The next character, counted from 1.
    pub(super) fn column(&self) -> usize {
        let read = &self.text[..self.text.len() - self.rest.len()];
        read.chars().count() + 1
    }

    /// That something else was expected here.
    pub(crate) fn expected(&self, expected: Expected) -> ParseError {
        let is_word = |c: &char| c.is_alphanumeric();
        let mut word: String = self.rest.chars().take_while(is_word).take(12).collect();
        if word.is_empty() {
            word.extend(self.rest.chars().next());
            if word.contains(char::is_control) {
                word = word.escape_debug().to_string();
            }
        }
        ParseError {
            column: self.column(),
            expected,
            found: match word.is_empty() {
                true => Found::End,
                false => Found::Text(word),
            },
        }
    }
}
