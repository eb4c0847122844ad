use super::super::legal_move;
use super::fields::{FieldReader, to_ascii, to_width};
use crate::board::{Square, SquareSet};
use crate::protocol::PositionError;
use crate::protocol::board_string::BoardAlphabet;
use crate::rules::{Move, Position, Side, Variant};

/// What programs say to each other.
#[derive(Clone, Debug, PartialEq)]
pub enum DxpMessage {
    /// `R`: let us play.
    Request(GameRequest),
    /// `A`: whether that is taken up.
    Acceptance {
        /// What the follower calls itself.
        name: String,
        /// Its answer.
        answer: Acceptance,
    },
    /// `M`: a move.
    Move(DxpMove),
    /// `E`: the game is over, by whoever's turn it is; or so it is.
    End {
        /// As the sender sees it.
        end: GameEnd,
        /// Whether there will be no more games.
        is_last: bool,
    },
    /// `C`: anything people or programs want to say.
    Chat(String),
    /// `B`: let us go back to where it was this side's turn for this move.
    TakeBack {
        /// The number of the move, from 1.
        number: u16,
        /// Whose turn it was.
        side: Side,
    },
    /// `K`: whether we do.
    TakeBackReply(Acceptance),
}

/// A game proposed.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRequest {
    /// What the initiator calls itself.
    pub name: String,
    /// The follower's side.
    pub follower: Side,
    /// The time each player has, in minutes; written without a fraction.
    pub minutes: f64,
    /// How many moves each player makes in that time, after which the game ends; 0 if it is played to its end.
    pub moves: u16,
    /// Where it begins.
    pub start: Position,
}

/// The answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceptance {
    /// Yes.
    Accepted,
    /// No: unknown, or another version of the protocol.
    Unsupported,
    /// No: not now or not so.
    Declined,
}

/// How a game ended, as the sender sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// It does not say.
    Unknown,
    /// It lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// It won.
    Won,
}

/// A move, not yet held against the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DxpMove {
    /// Seconds it took.
    pub seconds: u16,
    /// Where the piece went from.
    pub from: Square,
    /// Where it went.
    pub to: Square,
    /// The pieces taken.
    pub captured: SquareSet,
}

/// A message that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct MessageError {
    /// The byte where reading stopped, from 1.
    pub column: usize,
    /// What would have been right there.
    pub expected: &'static str,
    /// What stood there.
    pub found: String,
}

const BOARD_ALPHABET: BoardAlphabet = BoardAlphabet {
    black: 'Z',
    expected: "50 of “w”, “z”, “W”, “Z”, “e”",
};
const SIDES: [(char, Side); 2] = [('W', Side::White), ('Z', Side::Black)];
const ACCEPTANCES: [(char, Acceptance); 4] = [
    ('0', Acceptance::Accepted),
    ('1', Acceptance::Unsupported),
    ('2', Acceptance::Declined),
    ('3', Acceptance::Declined),
];
const ENDS: [(char, GameEnd); 4] = [
    ('0', GameEnd::Unknown),
    ('1', GameEnd::Lost),
    ('2', GameEnd::Drawn),
    ('3', GameEnd::Won),
];
const PROTOCOL_VERSION: u16 = 1;
const NAME_WIDTH: usize = 32;
/// Longer ones do not fit where Moby Dam keeps them.
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
                format!(
                    "A{}{}",
                    to_width(name, NAME_WIDTH),
                    letter_of(&ACCEPTANCES, answer)
                )
            }
            DxpMessage::Move(sent) => {
                let captured = sent.captured;
                let squares = captured
                    .iter()
                    .map(|square| format!("{:02}", square.number()));
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
        let begins = match self.start == Position::start(Variant::International) {
            true => "A".to_owned(),
            false => format!("B{}", BOARD_ALPHABET.write(&self.start)),
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
            start: match fields.one_of(&[('A', false), ('B', true)], "A or B")? {
                false => Position::start(Variant::International),
                true => {
                    let text = fields.text(1 + Square::COUNT, "51 letters of a position")?;
                    let position = BOARD_ALPHABET.read(&text, Variant::International);
                    position.map_err(|error: PositionError| {
                        fields.error("a position before", &error.to_string())
                    })?
                }
            },
        })
    }
}

impl DxpMove {
    /// The message for a move that took so long.
    pub fn new(mv: Move, seconds: u16) -> DxpMove {
        DxpMove {
            seconds,
            from: mv.from(),
            to: mv.to(),
            captured: mv.captured(),
        }
    }

    /// The legal move it is, if it is one.
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
        Ok(DxpMove {
            seconds,
            from,
            to,
            captured,
        })
    }
}

fn decode_square(fields: &mut FieldReader<'_>) -> Result<Square, MessageError> {
    let number = fields.number(2, "a square from 01 to 50")?;
    let square = u8::try_from(number).ok().and_then(Square::from_number);
    square.ok_or_else(|| fields.error("a square from 01 to 50 before", &number.to_string()))
}

/// As on a score sheet: `28x19`.
impl std::fmt::Display for DxpMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.captured.is_empty() { '-' } else { 'x' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}
