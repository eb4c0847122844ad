//! The tokens of a game, as parsers of the rest of a line.

use smallvec::SmallVec;
use winnow::combinator::{
    alt, delimited, dispatch, fail, not, opt, peek, preceded, repeat, terminated,
};
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::token::{any, one_of, rest, take, take_till, take_while};

use super::error::MAX_SQUARES;
use super::game::GameResult;
use crate::board::Square;
use crate::rules::Side;

/// The result of a parser. Errors carry nothing: the lexer reports the place at which a token was expected.
type Lexed<T> = winnow::Result<T, EmptyError>;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A move: its squares, `None` for one that does not exist.
    Move { squares: Squares, is_capture: bool },
    /// The number of a move, or the dots before a move of Black's.
    Number,
    /// The result at the end of a game.
    Result(GameResult),
    /// `*`, the end of a game or the sign of a forced move.
    Star,
    /// The signs `!` and `?` behind a move.
    Strength(&'a str),
    /// The number of a Numeric Annotation Glyph; `None` if it is too large.
    Nag(Option<u16>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{`, the beginning of a comment.
    Brace,
    /// A comment to the end of the line.
    LineComment(&'a str),
    /// The FEN between slashes.
    Setup(&'a str),
    /// A tag: its name, its value with the escapes, and `false` if quotation marks in it are not escaped.
    Tag { name: &'a str, value: &'a str, is_whole: bool },
    /// Text that is no token.
    Unknown,
}

/// The squares of a move, in order.
pub(super) type Squares = SmallVec<[Option<Square>; 4]>;

/// Parses a token at the start of the text, which is not empty and does not start with white space.
pub(super) fn token<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let known = dispatch! {peek(any);
        '0'..='9' | '½' => alt((fraction, move_text, number)),
        'a'..='j' | 'A'..='J' => move_text,
        '.' | '…' => dots.value(Token::Number),
        '*' => '*'.value(Token::Star),
        '!' | '?' => strength.map(Token::Strength),
        '$' => nag,
        '(' => alt((delimited('(', strength, ')').map(Token::Strength), '('.value(Token::Open))),
        ')' => ')'.value(Token::Close),
        '{' => '{'.value(Token::Brace),
        ';' => preceded(';', rest).map(Token::LineComment),
        '/' => setup,
        '[' => tag,
        _ => fail,
    };
    alt((known, unknown)).parse_next(input)
}

/// Skips text that is no token: a word, or one sign.
fn unknown<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let ends_word = |c: char| c.is_whitespace() || "{}()[];*$/".contains(c);
    (any, take_till(0.., ends_word)).value(Token::Unknown).parse_next(input)
}

fn strength<'a>(input: &mut &'a str) -> Lexed<&'a str> {
    take_while(1.., ['!', '?']).parse_next(input)
}

fn dots<'a>(input: &mut &'a str) -> Lexed<&'a str> {
    take_while(1.., ['.', '…']).parse_next(input)
}

/// The squares of a move that is written without a separator, two digits for each: `3228`.
fn squares_of_two_digits(digits: &str) -> Option<Squares> {
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    if !rest.is_empty() || !(2..=MAX_SQUARES).contains(&pairs.len()) {
        return None;
    }
    let number = |[ten, one]: &[u8; 2]| 10 * (ten - b'0') + (one - b'0');
    let squares = pairs.iter().map(|pair| Square::from_number(number(pair)));
    squares.map(|square| square.map(Some)).collect()
}

/// The two squares of a move that is written as three digits, in both ways.
pub(super) fn moves_of_three_digits(text: &str) -> Vec<[Square; 2]> {
    let square = |digits: &str| Square::from_number(digits.parse().ok()?);
    let moves = [1, 2].into_iter().filter_map(|middle| {
        let (from, to) = text.split_at_checked(middle)?;
        Some([square(from)?, square(to)?])
    });
    if text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        moves.collect()
    } else {
        Vec::new()
    }
}

fn digits<'a>(input: &mut &'a str) -> Lexed<&'a str> {
    take_while(1.., '0'..='9').parse_next(input)
}

/// Parses digits without a separator: the number of a move, with or without dots, or a move such as `3228`.
fn number<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let digits = digits(input)?;
    if opt(dots).parse_next(input)?.is_some() {
        return Ok(Token::Number);
    }
    not(one_of(|c: char| c.is_alphabetic() || c == '/')).parse_next(input)?;
    Ok(match squares_of_two_digits(digits) {
        Some(squares) => Token::Move { squares, is_capture: false },
        None => Token::Number,
    })
}

/// Parses the result of a draw in chess.
fn fraction<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    terminated(alt(("1/2-1/2", "½-½")), end_of_word)
        .value(Token::Result(GameResult::Drawn))
        .parse_next(input)
}

fn end_of_word(input: &mut &str) -> Lexed<()> {
    not(one_of(|c: char| c.is_alphanumeric() || "/-:".contains(c))).parse_next(input)
}

fn nag<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let number = preceded('$', digits);
    number.map(|digits: &str| Token::Nag(digits.parse().ok())).parse_next(input)
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct ParsedSquare {
    /// Its number; out of range if there is no such square.
    number: u8,
    is_numeric: bool,
}

/// Parses a move, or a result, which looks like one.
fn move_text<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let mut last = square(input)?;
    let mut squares = SmallVec::<[u8; 4]>::from_slice(&[last.number]);
    let (mut is_capture, mut is_numeric) = (false, last.is_numeric);
    // Some books use a star as the separator. After a move with another separator, it marks a forced move.
    let has_stars = input.starts_with('*');
    loop {
        let before = *input;
        let separator = if has_stars {
            opt('*'.value('x')).parse_next(input)?
        } else {
            opt(separator).parse_next(input)?
        };
        // Squares of letters and numbers need no separator.
        let may_follow = separator.is_some() || !last.is_numeric;
        match opt(square).parse_next(input)? {
            Some(next) if may_follow && (separator.is_some() || !next.is_numeric) => {
                squares.push(next.number);
                last = next;
            }
            _ => {
                *input = before;
                break;
            }
        }
        is_capture |= separator.is_some_and(|separator| separator == 'x');
        is_numeric &= last.is_numeric && separator == Some('-');
        if squares.len() > MAX_SQUARES {
            return fail.parse_next(input);
        }
    }
    let result = match squares[..] {
        [1 | 2, 0] => Some(GameResult::Won(Side::White)),
        [0, 1 | 2] => Some(GameResult::Won(Side::Black)),
        [1, 1] => Some(GameResult::Drawn),
        [0, 0] => Some(GameResult::BothLost),
        [_] => return fail.parse_next(input),
        _ => None,
    };
    Ok(match result {
        Some(result) if is_numeric => Token::Result(result),
        _ => Token::Move {
            squares: squares.into_iter().map(Square::from_number).collect(),
            is_capture,
        },
    })
}

/// Parses the separator of a move, `-` or `x`, and spaces around it. A colon is an `x`, and dashes of books are `-`.
fn separator(input: &mut &str) -> Lexed<char> {
    let sign = alt((
        one_of(['-', '\u{2010}', '\u{2011}', '\u{2013}', '\u{2014}', '\u{2212}']).value('-'),
        one_of(['x', 'X', ':', '×']).value('x'),
    ));
    delimited(blanks, sign, blanks).parse_next(input)
}

fn blanks<'a>(input: &mut &'a str) -> Lexed<&'a str> {
    take_while(0.., [' ', '\t']).parse_next(input)
}

/// Parses a square: a number, or a letter from White's left and a number from White's back row.
fn square(input: &mut &str) -> Lexed<ParsedSquare> {
    const NONE: u8 = u8::MAX;
    let numeric = digits.map(|digits: &str| ParsedSquare {
        number: digits.parse().unwrap_or(NONE),
        is_numeric: true,
    });
    let coordinates = (one_of(('a'..='j', 'A'..='J')), digits);
    let alphanumeric = coordinates.map(|(letter, digits): (char, &str)| {
        let column = letter.to_ascii_lowercase() as u8 - b'a';
        let row = digits.parse().ok().and_then(|row: u8| row.checked_sub(1));
        let square = row.and_then(|row| Square::from_coords(row, column));
        ParsedSquare { number: square.map_or(NONE, Square::number), is_numeric: false }
    });
    alt((numeric, alphanumeric)).parse_next(input)
}

/// Parses a position between slashes: `/FEN "W:W31:B2"/`, or without the word and the quotation marks.
fn setup<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let text: &str = delimited('/', take_till(0.., '/'), '/').parse_next(input)?;
    let text = text.trim();
    let fen = match text.get(..3) {
        Some(word) if word.eq_ignore_ascii_case("fen") => &text[3..],
        _ => text,
    };
    let is_around = |c: char| c == '"' || c.is_whitespace();
    Ok(Token::Setup(fen.trim_matches(is_around)))
}

/// Parses a tag. If quotation marks within its value are not escaped, the value ends at the last one that stands before
/// a bracket.
fn tag<'a>(input: &mut &'a str) -> Lexed<Token<'a>> {
    let name = (
        one_of(char::is_alphabetic),
        take_while(0.., |c: char| c.is_alphanumeric() || c == '_' || c == '-'),
    );
    let spaces = || take_while(0.., char::is_whitespace);
    let name = delimited(('[', spaces()), name.take(), (spaces(), '"')).parse_next(input)?;
    let unescaped = take_till(1.., ['\\', '"']).void();
    let character = alt((unescaped, ('\\', any).void()));
    let value = repeat::<_, _, (), _, _>(0.., character).take();
    let whole = terminated(value, ('"', spaces(), ']'));
    if let Some(value) = opt(whole).parse_next(input)? {
        return Ok(Token::Tag { name, value, is_whole: true });
    }
    let Some(end) = input.rfind("\"]") else {
        return fail.parse_next(input);
    };
    let value = take(end).parse_next(input)?;
    "\"]".parse_next(input)?;
    Ok(Token::Tag { name, value, is_whole: false })
}

/// The value of a tag without its escapes.
pub(super) fn unescape(value: &str) -> String {
    if !value.contains('\\') {
        return value.to_owned();
    }
    let mut is_escaped = false;
    value
        .chars()
        .filter(|&c| {
            is_escaped = c == '\\' && !is_escaped;
            !is_escaped
        })
        .collect()
}

/// The byte at which the square with this index starts in the text of a move.
pub(super) fn square_in(text: &str, index: usize) -> usize {
    let mut rest = text;
    for _ in 0..index {
        let mut any_separator = opt(alt((separator, '*')));
        if square(&mut rest).is_err() || any_separator.parse_next(&mut rest).is_err() {
            return 0;
        }
    }
    text.len() - rest.len()
}
