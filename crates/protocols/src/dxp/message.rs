//! Messages, and their fields of fixed width.

use crate::board::{Square, SquareSet};
use crate::board_string::BoardAlphabet;
use crate::rules::{Move, Position, Side, Variant};
use crate::{PositionError, legal_move, shown};

#[derive(Clone, Debug, PartialEq)]
pub enum DxpMessage {
    /// `R`: proposes a game.
    Request(GameRequest),
    /// `A`: accepts or declines a game.
    Acceptance { name: String, answer: Acceptance },
    /// `M`: a move.
    Move(DxpMove),
    /// `E`: ends the game, or answers its end. The side to move ends it.
    End {
        /// The result for the sender.
        end: GameEnd,
        /// `true` if there will be no more games.
        is_last: bool,
    },
    /// `C`: a text of a program or its user.
    Chat(String),
    /// `B`: proposes to take the game back to this side's turn for this move.
    TakeBack {
        /// The number of the move, from 1.
        number: u16,
        /// The side whose turn it was.
        side: Side,
    },
    /// `K`: accepts or declines to take the game back.
    TakeBackReply(Acceptance),
}

#[derive(Clone, Debug, PartialEq)]
pub struct GameRequest {
    pub name: String,
    pub follower: Side,
    /// Time of each player in minutes; written without a fraction.
    pub minutes: f64,
    /// Number of moves of each player in that time, after which the game ends; 0 for the whole game.
    pub moves: u16,
    pub start: Position,
}

/// The answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceptance {
    Accepted,
    /// Declined: an unknown request, or another version of the protocol.
    Unsupported,
    /// Declined: not now, or not on these terms.
    Declined,
}

/// The result of a game for the sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// Not specified.
    Unknown,
    Lost,
    Drawn,
    Won,
}

/// A move, which may be illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DxpMove {
    pub seconds: u16,
    pub from: Square,
    pub to: Square,
    pub captured: SquareSet,
}

const BOARD_ALPHABET: BoardAlphabet =
    BoardAlphabet { black: 'Z', expected: "50 of “w”, “z”, “W”, “Z”, “e”" };
const SIDES: [(char, Side); 2] = [('W', Side::White), ('Z', Side::Black)];
const ACCEPTANCES: [(char, Acceptance); 4] = [
    ('0', Acceptance::Accepted),
    ('1', Acceptance::Unsupported),
    ('2', Acceptance::Declined),
    ('3', Acceptance::Declined),
];
const ENDS: [(char, GameEnd); 4] =
    [('0', GameEnd::Unknown), ('1', GameEnd::Lost), ('2', GameEnd::Drawn), ('3', GameEnd::Won)];
const PROTOCOL_VERSION: u16 = 1;
const NAME_WIDTH: usize = 32;
/// Longer ones do not fit into Moby Dam's buffer.
const MAX_CHAT_LENGTH: usize = 120;

fn letter_of<T: PartialEq>(letters: &[(char, T)], value: &T) -> char {
    let found = letters.iter().find(|(_, other)| other == value);
    found.map_or('0', |(letter, _)| *letter)
}

impl DxpMessage {
    /// The message as text, without the zero byte at its end.
    pub fn encode(&self) -> String {
        match self {
            DxpMessage::Request(request) => request.encode(),
            DxpMessage::Acceptance { name, answer } => {
                format!("A{}{}", to_width(name, NAME_WIDTH), letter_of(&ACCEPTANCES, answer))
            }
            DxpMessage::Move(sent) => {
                let captured = sent.captured;
                let squares = captured.iter().map(|square| format!("{:02}", square.number()));
                format!(
                    "M{:04}{:02}{:02}{:02}{}",
                    sent.seconds.min(9999),
                    sent.from.number(),
                    sent.to.number(),
                    captured.len(),
                    squares.collect::<String>()
                )
            }
            DxpMessage::End { end, is_last } => {
                format!("E{}{}", letter_of(&ENDS, end), u8::from(*is_last))
            }
            DxpMessage::Chat(text) => {
                let text = text.chars().map(to_ascii).take(MAX_CHAT_LENGTH);
                format!("C{}", text.collect::<String>())
            }
            DxpMessage::TakeBack { number, side } => {
                format!("B{:03}{}", number.min(&999), letter_of(&SIDES, side))
            }
            DxpMessage::TakeBackReply(answer) => format!("K{}", letter_of(&ACCEPTANCES, answer)),
        }
    }

    /// Reads a message, without the zero byte at its end.
    pub fn decode(bytes: &[u8]) -> Result<DxpMessage, MessageError> {
        let mut fields = FieldReader::new(bytes);
        let kinds = ['R', 'A', 'M', 'E', 'C', 'B', 'K'].map(|letter| (letter, letter));
        let message = match fields.one_of(&kinds, "one of R, A, M, E, C, B, K")? {
            'R' => DxpMessage::Request(GameRequest::decode(&mut fields)?),
            'A' => DxpMessage::Acceptance {
                name: fields.text(NAME_WIDTH, "a name of 32 characters")?,
                answer: fields.one_of(&ACCEPTANCES, "0, 1, 2 or 3")?,
            },
            'M' => DxpMessage::Move(DxpMove::decode(&mut fields)?),
            'E' => DxpMessage::End {
                end: fields.one_of(&ENDS, "0, 1, 2 or 3")?,
                is_last: fields.one_of(&[('0', false), ('1', true)], "0 or 1")?,
            },
            'C' => return Ok(DxpMessage::Chat(fields.rest())),
            'B' => DxpMessage::TakeBack {
                number: fields.number(3, "a move's number")?,
                side: fields.one_of(&SIDES, "W or Z")?,
            },
            _ => DxpMessage::TakeBackReply(fields.one_of(&ACCEPTANCES, "0, 1, 2 or 3")?),
        };
        fields.end()?;
        Ok(message)
    }
}

impl GameRequest {
    fn encode(&self) -> String {
        let begins = if self.start == Position::start(Variant::International) {
            "A".to_owned()
        } else {
            format!("B{}", BOARD_ALPHABET.write(&self.start))
        };
        format!(
            "R{PROTOCOL_VERSION:02}{}{}{:03}{:03}{begins}",
            to_width(&self.name, NAME_WIDTH),
            letter_of(&SIDES, &self.follower),
            self.minutes.round().clamp(0.0, 999.0),
            self.moves.min(999),
        )
    }

    fn decode(fields: &mut FieldReader<'_>) -> Result<GameRequest, MessageError> {
        if fields.number(2, "version 01")? != PROTOCOL_VERSION {
            return Err(fields.error("version 01", "another"));
        }
        Ok(GameRequest {
            name: fields.text(NAME_WIDTH, "a name of 32 characters")?,
            follower: fields.one_of(&SIDES, "W or Z")?,
            minutes: fields.decimal(3, "minutes")?,
            moves: fields.number(3, "a number of moves")?,
            start: if fields.one_of(&[('A', false), ('B', true)], "A or B")? {
                let text = fields.text(1 + Square::COUNT, "51 letters of a position")?;
                let position = BOARD_ALPHABET.read(&text, Variant::International);
                position.map_err(|error: PositionError| {
                    fields.error("a position before", &error.to_string())
                })?
            } else {
                Position::start(Variant::International)
            },
        })
    }
}

impl DxpMove {
    /// The message for a move and the seconds it took.
    pub fn new(mv: Move, seconds: u16) -> DxpMove {
        DxpMove { seconds, from: mv.from(), to: mv.to(), captured: mv.captured() }
    }

    /// Returns the legal move that matches, if any.
    pub fn resolve(&self, position: &Position) -> Option<Move> {
        legal_move(position, self.from, self.to, self.captured)
    }

    fn decode(fields: &mut FieldReader<'_>) -> Result<DxpMove, MessageError> {
        let seconds = fields.decimal(4, "seconds")? as u16;
        let (from, to) = (decode_square(fields)?, decode_square(fields)?);
        let pieces = fields.number(2, "a number of pieces taken")?;
        let mut captured = SquareSet::EMPTY;
        for _ in 0..pieces {
            captured = captured.with(decode_square(fields)?);
        }
        Ok(DxpMove { seconds, from, to, captured })
    }
}

fn decode_square(fields: &mut FieldReader<'_>) -> Result<Square, MessageError> {
    let number = fields.number(2, "a square from 01 to 50")?;
    let square = u8::try_from(number).ok().and_then(Square::from_number);
    square.ok_or_else(|| fields.error("a square from 01 to 50 before", &number.to_string()))
}

/// In standard notation without the captured pieces: `28x19`.
impl std::fmt::Display for DxpMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.captured.is_empty() { '-' } else { 'x' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct MessageError {
    /// The byte of the error, from 1.
    pub column: usize,
    pub expected: &'static str,
    pub found: String,
}

struct FieldReader<'a> {
    rest: &'a [u8],
    column: usize,
}

impl<'a> FieldReader<'a> {
    fn new(message: &'a [u8]) -> FieldReader<'a> {
        FieldReader { rest: message, column: 1 }
    }

    /// Reads a text of this many bytes, without the spaces around it.
    fn text(&mut self, width: usize, name: &'static str) -> Result<String, MessageError> {
        let Some((field, rest)) = self.rest.split_at_checked(width) else {
            return Err(self.error(name, "the end"));
        };
        self.rest = rest;
        self.column += width;
        Ok(String::from_utf8_lossy(field).trim().to_owned())
    }

    /// Reads a whole number of this many digits.
    fn number(&mut self, width: usize, name: &'static str) -> Result<u16, MessageError> {
        let column = self.column;
        let text = self.text(width, name)?;
        text.parse().map_err(|_| MessageError {
            column,
            expected: name,
            found: format!("“{}”", shown(&text)),
        })
    }

    /// Reads a number that may have a fraction.
    fn decimal(&mut self, width: usize, name: &'static str) -> Result<f64, MessageError> {
        let column = self.column;
        let text = self.text(width, name)?;
        let number = text.parse().ok().filter(|number: &f64| *number >= 0.0);
        number.ok_or_else(|| MessageError {
            column,
            expected: name,
            found: format!("“{}”", shown(&text)),
        })
    }

    /// Reads one of these letters.
    fn one_of<T: Copy>(
        &mut self,
        letters: &[(char, T)],
        name: &'static str,
    ) -> Result<T, MessageError> {
        let found = self.rest.first().map(|&byte| char::from(byte));
        let value = letters.iter().find(|(letter, _)| Some(*letter) == found);
        let Some((_, value)) = value else {
            let found = found
                .map_or_else(|| "the end".to_owned(), |c| format!("“{}”", shown(&c.to_string())));
            return Err(self.error(name, &found));
        };
        self.rest = &self.rest[1..];
        self.column += 1;
        Ok(*value)
    }

    fn rest(self) -> String {
        String::from_utf8_lossy(self.rest).into_owned()
    }

    /// Checks that the message ends here.
    fn end(self) -> Result<(), MessageError> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.error("the end of the message", "more"))
        }
    }

    fn error(&self, expected: &'static str, found: &str) -> MessageError {
        MessageError { column: self.column, expected, found: found.to_owned() }
    }
}

/// Returns a text in exactly this many bytes: cut, or filled with spaces, with `?` for anything but printable ASCII.
fn to_width(text: &str, width: usize) -> String {
    let ascii = text.chars().map(to_ascii).take(width).collect::<String>();
    format!("{ascii:width$}")
}

/// Returns `?` for anything but printable ASCII.
fn to_ascii(c: char) -> char {
    if c.is_ascii_graphic() || c == ' ' { c } else { '?' }
}
