//! The parse error shared by all text formats, and the building blocks of their grammars.
//!
//! Grammars use the `winnow` combinators: a parser of an [`Input`] declares what it expects with
//! [`Parser::context`](winnow::Parser::context), and [`parse`] turns a failure into a [`ParseError`]. FEN, moves and
//! the Hub protocol use them.

use std::fmt;

use winnow::combinator::{delimited, eof};
use winnow::error::{AddContext, ErrMode, ParserError};
use winnow::stream::{LocatingSlice, Location, Stream};
use winnow::token::take_while;
use winnow::{ModalResult, Parser};

use super::printable::printable;
use crate::board::Square;

/// Text that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct ParseError {
    /// The column of the first unexpected character, counted in characters from 1.
    pub column: usize,
    /// The expectation of the parser at that column.
    pub expected: Expected,
    /// The text found there.
    pub found: Found,
}

/// Something a parser expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The number of a square.
    Square,
    /// The separator between the squares of a move.
    Separator,
    /// The end of a move.
    EndOfMove,
    /// The letter of a side.
    Side,
    /// A colon and the pieces of a side.
    Pieces,
    /// The pieces of the other side, after one side's.
    OtherPieces,
    /// The last square of a range.
    EndOfRange,
    /// The end of a FEN, or the dot before it.
    EndOrDot,
    /// The end of a FEN, after the dot.
    EndAfterDot,
    /// The time control of a clock.
    TimeControl,
    /// A time, in a time control.
    Time,
    /// The end of a time control, or of one of its parts.
    EndOfTimeControl,
    /// An element of a protocol between programs, in English.
    Protocol(&'static str),
}

impl Expected {
    /// All expectations in text that people write.
    pub const ALL: [Expected; 12] = [
        Expected::Square,
        Expected::Separator,
        Expected::EndOfMove,
        Expected::Side,
        Expected::Pieces,
        Expected::OtherPieces,
        Expected::EndOfRange,
        Expected::EndOrDot,
        Expected::EndAfterDot,
        Expected::TimeControl,
        Expected::Time,
        Expected::EndOfTimeControl,
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
            Expected::EndOfRange => "the last square of a range, not below its first",
            Expected::EndOrDot => "the end or “.”",
            Expected::EndAfterDot => "the end after “.”",
            Expected::TimeControl => "a time control such as 5+3",
            Expected::Time => "a time above 0",
            Expected::EndOfTimeControl => "the end of the time control",
            Expected::Protocol(what) => what,
        })
    }
}

/// Something a parser found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The beginning of the text found; an invisible character is escaped.
    Text(String),
    /// The end of the text.
    End,
}

impl Found {
    /// The first word of a text, or its first character.
    pub fn at_start_of(text: &str) -> Found {
        let is_word = |c: &char| c.is_alphanumeric();
        let word: String = text.chars().take_while(is_word).take(12).collect();
        match text.chars().next() {
            None => Found::End,
            Some(_) if !word.is_empty() => Found::Text(word),
            Some(sign) => Found::Text(printable(&sign.to_string(), 12)),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Text(text) => write!(f, "“{text}”"),
            Found::End => f.write_str("the end"),
        }
    }
}

impl ParseError {
    /// An error at this byte of the text.
    pub fn at(text: &str, offset: usize, expected: Expected) -> ParseError {
        let (before, rest) = text.split_at(offset);
        ParseError { column: before.chars().count() + 1, expected, found: Found::at_start_of(rest) }
    }
}

/// The text given to a parser.
pub type Input<'a> = LocatingSlice<&'a str>;

/// The result of a parser.
pub type Parsed<T> = ModalResult<T, Mismatch>;

/// The failure of a parser: where, and the innermost [`Expected`] given to it as a context.
#[derive(Debug)]
pub struct Mismatch {
    offset: usize,
    expected: Option<Expected>,
}

impl ParserError<Input<'_>> for Mismatch {
    type Inner = Mismatch;

    fn from_input(input: &Input<'_>) -> Mismatch {
        Mismatch { offset: input.current_token_start(), expected: None }
    }

    fn into_inner(self) -> Result<Mismatch, Mismatch> {
        Ok(self)
    }
}

impl<'a> AddContext<Input<'a>, Expected> for Mismatch {
    fn add_context(
        mut self,
        _input: &Input<'a>,
        _start: &<Input<'a> as Stream>::Checkpoint,
        expected: Expected,
    ) -> Mismatch {
        self.expected.get_or_insert(expected);
        self
    }
}

/// Parses a whole text. `end` is the expectation if the parser stops before the end.
pub fn parse<'a, T>(
    parser: impl Parser<Input<'a>, T, ErrMode<Mismatch>>,
    end: Expected,
    text: &'a str,
) -> Result<T, ParseError> {
    let parsed = (parser, eof.context(end)).parse_next(&mut Input::new(text));
    parsed.map(|(value, _)| value).map_err(|failure| {
        // A parser of a complete text is never incomplete.
        let (offset, expected) = match failure {
            ErrMode::Backtrack(mismatch) | ErrMode::Cut(mismatch) => {
                (mismatch.offset, mismatch.expected)
            }
            ErrMode::Incomplete(_) => (text.len(), None),
        };
        ParseError::at(text, offset, expected.unwrap_or(end))
    })
}

/// Parses any white space.
pub fn spaces(input: &mut Input<'_>) -> Parsed<()> {
    take_while(0.., char::is_whitespace).void().parse_next(input)
}

/// Parses what `parser` does, with any white space around it.
pub fn spaced<'a, T>(
    parser: impl Parser<Input<'a>, T, ErrMode<Mismatch>>,
) -> impl Parser<Input<'a>, T, ErrMode<Mismatch>> {
    delimited(spaces, parser, spaces)
}

/// Parses the number of a square.
pub fn square(input: &mut Input<'_>) -> Parsed<Square> {
    take_while(1.., |c: char| c.is_ascii_digit())
        .verify_map(|digits: &str| digits.parse().ok().and_then(Square::from_number))
        .context(Expected::Square)
        .parse_next(input)
}
