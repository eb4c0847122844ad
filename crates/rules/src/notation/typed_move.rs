//! Typed moves: the syntax of [`MoveRequest`], and shorter forms that the legal moves disambiguate.
//!
//! Besides `32-28` and `28x19` these are `32 28`, `3228`, `32.28` and `32X23X12`. A run of digits is cut into squares
//! in every possible way; the legal moves decide. While a move is being typed, [`TypedMove::fitting`] lists the legal
//! moves that begin like it.

use std::collections::HashSet;

use super::move_text::{MoveRequest, is_cross, is_dash};
use super::parse_error::ParseError;
use crate::board::Square;
use crate::rules::{Move, Position, Route};

/// The longest run of digits that is cut in every possible way. In a longer one all squares have two digits; a run of
/// two digits is one square.
const MAX_CUT_DIGITS: usize = 8;
/// Maximum length of a text, in bytes.
const MAX_BYTES: usize = 120;
/// Maximum number of readings of a text that are tried, likeliest first.
const MAX_READINGS: usize = 1000;

/// The reason why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedMoveError {
    /// The text has another form.
    #[error(transparent)]
    Form(#[from] ParseError),
    /// The digits can be cut into several legal moves.
    #[error("{text} can be several moves: expected one of {}", choices.join(", "))]
    SeveralMoves {
        /// The text.
        text: String,
        /// The moves.
        choices: Vec<String>,
    },
}

/// The beginning of a move, or a whole one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedMove {
    /// The runs of digits.
    runs: Vec<String>,
    /// `true` for a capture, `false` for a quiet move; `None` if no separator decides.
    is_capture: Option<bool>,
    /// `true` if digits may be added to the last run.
    is_open: bool,
}

/// The squares of a reading, and the digit of a square whose second digit may follow.
struct SquareReading {
    squares: Vec<Square>,
    open_digit: Option<u8>,
}

impl TypedMove {
    /// Splits a text into runs of digits; `None` if it has anything but digits, separators and spaces, or does not
    /// begin with a digit.
    pub fn split(text: &str) -> Option<TypedMove> {
        let text = text.trim_start();
        if !text.starts_with(|first: char| first.is_ascii_digit()) || text.len() > MAX_BYTES {
            return None;
        }
        let mut typed = TypedMove { runs: vec![String::new()], is_capture: None, is_open: true };
        for sign in text.chars() {
            if sign.is_ascii_digit() {
                if !typed.is_open {
                    typed.runs.push(String::new());
                    typed.is_open = true;
                }
                typed.runs.last_mut()?.push(sign);
                continue;
            }
            typed.is_open = false;
            if is_dash(sign) || is_cross(sign) || sign == 'X' {
                typed.is_capture = Some(typed.is_capture == Some(true) || !is_dash(sign));
            } else if !(sign.is_whitespace() || matches!(sign, '.' | ',' | '/')) {
                return None;
            }
        }
        Some(typed)
    }

    /// The legal moves of the position that begin like this text, each with the first of its routes that does.
    pub fn fitting(&self, position: &Position) -> Vec<(Move, Route)> {
        let readings = self.readings(true);
        let mut fitting = Vec::new();
        for mv in position.playable_moves() {
            if self.is_capture.is_some_and(|wanted| wanted != mv.is_capture()) {
                continue;
            }
            // The routes are listed only for moves of the right piece: a king may have very many.
            let of_piece = readings.iter().filter(|reading| reading.may_leave(mv.from()));
            let route = of_piece.into_iter().find_map(|reading| {
                let via = reading.squares.get(1..).unwrap_or_default();
                let mut routes = position.routes_via(mv, via).into_iter();
                routes.find(|route| reading.begins(mv, route))
            });
            fitting.extend(route.map(|route| (mv, route)));
        }
        fitting
    }

    /// The request for each way to read the text as a whole move, the likeliest first.
    fn requests(&self, position: &Position) -> Vec<MoveRequest> {
        let moves = position.playable_moves();
        let request = |reading: SquareReading| {
            let (&from, landings) = reading.squares.split_first()?;
            let &to = landings.last()?;
            let takes = || {
                let ends = |mv: &&Move| mv.from() == from && mv.to() == to;
                landings.len() > 1 || moves.iter().find(ends).is_some_and(|mv| mv.is_capture())
            };
            let is_capture = self.is_capture.unwrap_or_else(takes);
            let is_move = is_capture || landings.len() == 1;
            is_move.then(|| MoveRequest::new(from, landings.to_vec(), is_capture))
        };
        self.readings(false).into_iter().filter_map(request).collect()
    }

    /// The ways to read the text as squares. If it is the beginning of a move, the last square may lack a digit.
    fn readings(&self, is_beginning: bool) -> Vec<SquareReading> {
        let mut readings = vec![SquareReading { squares: Vec::new(), open_digit: None }];
        for (index, run) in self.runs.iter().enumerate() {
            let may_be_open = is_beginning && self.is_open && index + 1 == self.runs.len();
            let mut cuts = cuts(run, may_be_open);
            // The first cuts are the likeliest.
            cuts.truncate((MAX_READINGS / readings.len().max(1)).max(1));
            readings = readings
                .iter()
                .flat_map(|before| {
                    cuts.iter().map(|cut| SquareReading {
                        squares: [&before.squares[..], &cut.squares[..]].concat(),
                        open_digit: cut.open_digit,
                    })
                })
                .collect();
        }
        readings
    }
}

impl SquareReading {
    /// Returns `true` if a piece on this square may be the one that moves.
    fn may_leave(&self, from: Square) -> bool {
        match (self.squares.first(), self.open_digit) {
            (Some(&first), _) => first == from,
            (None, Some(digit)) => begins_with(from, digit),
            (None, None) => true,
        }
    }

    /// Returns `true` if the route visits the squares in this order, and then one that begins with the open digit.
    fn begins(&self, mv: Move, route: &Route) -> bool {
        let Some(digit) = self.open_digit else {
            return true;
        };
        if self.squares.is_empty() {
            return begins_with(mv.from(), digit);
        }
        let mut landings = route.landings();
        let mut via = self.squares[1..].iter();
        via.all(|square| landings.any(|landing| landing == *square))
            && landings.any(|landing| begins_with(landing, digit))
    }
}

/// Returns `true` if the number of the square begins with this digit, with or without a leading zero.
fn begins_with(square: Square, digit: u8) -> bool {
    let number = square.number();
    number / 10 == digit || number == digit
}

/// The ways to cut a run of digits into squares, those of two digits first.
fn cuts(run: &str, may_be_open: bool) -> Vec<SquareReading> {
    let digits: Vec<u8> = run.bytes().map(|byte| byte - b'0').collect();
    let mut found = Vec::new();
    let is_short = (3..=MAX_CUT_DIGITS).contains(&digits.len());
    cut(&digits, may_be_open, is_short, &mut Vec::new(), &mut found);
    found
}

fn cut(
    rest: &[u8],
    may_be_open: bool,
    is_short: bool,
    squares: &mut Vec<Square>,
    found: &mut Vec<SquareReading>,
) {
    let mut go_on = |number: u8, rest: &[u8], squares: &mut Vec<Square>| {
        if let Some(square) = Square::from_number(number) {
            squares.push(square);
            cut(rest, may_be_open, is_short, squares, found);
            squares.pop();
        }
    };
    match *rest {
        [] => found.push(SquareReading { squares: squares.clone(), open_digit: None }),
        [digit] => {
            go_on(digit, &[], squares);
            // No square begins with 6 to 9 and has two digits.
            if may_be_open && digit <= 5 {
                found.push(SquareReading { squares: squares.clone(), open_digit: Some(digit) });
            }
        }
        [first, second, ref rest @ ..] => {
            go_on(10 * first + second, rest, squares);
            if is_short && first > 0 {
                let rest: Vec<u8> = std::iter::once(second).chain(rest.iter().copied()).collect();
                go_on(first, &rest, squares);
            }
        }
    }
}

/// Reads a move as typed in this position. It need not be legal; [`MoveRequest::resolve`] checks it.
pub fn read(text: &str, position: &Position) -> Result<MoveRequest, TypedMoveError> {
    let error = match text.parse::<MoveRequest>() {
        Ok(request) => return Ok(request),
        Err(error) => error,
    };
    let requests = TypedMove::split(text).map_or_else(Vec::new, |typed| typed.requests(position));
    let mut moves = HashSet::new();
    let is_new_move = |request: &&MoveRequest| match request.resolve(position) {
        Ok((mv, _)) => moves.insert(mv),
        Err(_) => false,
    };
    let legal: Vec<_> = requests.iter().filter(is_new_move).collect();
    match (legal[..].len(), requests.first()) {
        (1, _) => Ok(legal[0].clone()),
        (0, Some(likeliest)) => Ok(likeliest.clone()),
        (0, None) => Err(error.into()),
        _ => Err(TypedMoveError::SeveralMoves {
            text: text.trim().to_owned(),
            choices: legal.iter().map(ToString::to_string).collect(),
        }),
    }
}
