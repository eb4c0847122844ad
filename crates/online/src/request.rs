//! Requests of players, and the reasons of refusals.

use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::game::Command;
use crate::notation::MoveRequest;
use crate::player_name::InvalidName;
use crate::rules::{HandAction, Side};
use crate::shown_position::ShownPosition;

/// A client's number for its request. Sent twice, a request is applied once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RequestId(pub u64);

/// The role of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// A player, at the seat of this side.
    Seat(Side),
    /// A watcher.
    Watcher,
}

impl Role {
    /// The side of a player; `None` for a watcher.
    pub const fn side(self) -> Option<Side> {
        match self {
            Role::Seat(side) => Some(side),
            Role::Watcher => None,
        }
    }
}

/// An offer that holds until it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Offer {
    /// To end the game with a draw.
    Draw,
    /// To take back the offering player's last move.
    Takeback,
    /// To stop the clocks for a while.
    Pause,
    /// To play again with the colors exchanged.
    Rematch,
}

/// The result claimed from a player who has gone away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claim {
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
}

/// A predefined message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Greeting {
    /// Hello.
    Hello,
    /// Good luck, at the beginning.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Praise for a move.
    GoodMove,
    /// A slip of one's own.
    Oops,
    /// There is no hurry.
    TakeYourTime,
    /// A short absence.
    OneMoment,
    /// The player has to leave.
    MustGo,
    /// Praise for the game, at its end.
    GoodGame,
    /// Another game?
    Another,
    /// Goodbye.
    Goodbye,
}

impl Greeting {
    /// All greetings, in the order of a game.
    pub const ALL: [Greeting; 12] = [
        Greeting::Hello,
        Greeting::GoodLuck,
        Greeting::GoodMove,
        Greeting::WellPlayed,
        Greeting::Oops,
        Greeting::Thanks,
        Greeting::TakeYourTime,
        Greeting::OneMoment,
        Greeting::MustGo,
        Greeting::GoodGame,
        Greeting::Another,
        Greeting::Goodbye,
    ];
}

/// A request of a player. Nothing else reaches a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Plays a move.
    Play(MoveRequest),
    /// Touches a piece, which must then be played.
    Touch(Square),
    /// “J’adoube”.
    Adjust,
    /// Carries or removes a piece by hand.
    Hand(HandAction),
    /// Puts back what was moved by hand in this turn.
    PutBack,
    /// Ends a turn played by hand.
    EndTurn,
    /// Keeps the other player's irregular turn, or has it corrected.
    ResolveIrregularity {
        /// `true` to keep it.
        keep: bool,
    },
    /// Removes a piece that ignored a capture.
    Huff(Square),
    /// Places the next sheep, or the wolf.
    Place(Square),
    /// Offers something.
    Offer(Offer),
    /// Withdraws an own offer.
    Withdraw(Offer),
    /// Answers the other player's offer.
    Answer {
        /// The offer.
        offer: Offer,
        /// `true` to agree.
        accept: bool,
    },
    /// Resumes the clocks.
    Resume,
    /// Gives the other player fifteen seconds.
    GiveTime,
    /// Resigns.
    Resign,
    /// Claims the result from a player who has gone away.
    Claim(Claim),
    /// Sends a greeting.
    Greet(Greeting),
    /// Takes this name, which must be that of a [player](crate::PlayerName).
    Name(String),
    /// Shows the other player a position, when the game is over.
    Show(ShownPosition),
}

impl Request {
    /// The request for a command of a player of this side; `None` if it needs none.
    pub fn for_command(command: Command, own: Side) -> Option<Request> {
        Some(match command {
            Command::Play(request) => Request::Play(request),
            Command::Touch(square) => Request::Touch(square),
            Command::Adjust => Request::Adjust,
            Command::Hand(action) => Request::Hand(action),
            Command::PutBack => Request::PutBack,
            Command::EndTurn => Request::EndTurn,
            Command::ResolveIrregularity { keep } => Request::ResolveIrregularity { keep },
            Command::Huff(square) => Request::Huff(square),
            Command::Place(square) => Request::Place(square),
            Command::Resign(side) if side == own => Request::Resign,
            Command::OfferDraw | Command::OfferDrawBy(_) => Request::Offer(Offer::Draw),
            Command::AnswerDraw { accept } => {
                let offer = Offer::Draw;
                Request::Answer { offer, accept }
            }
            Command::PauseClock => Request::Offer(Offer::Pause),
            Command::ResumeClock => Request::Resume,
            Command::AddTime { side, .. } if side != own => Request::GiveTime,
            _ => return None,
        })
    }
}

/// The reason why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// Watchers may request nothing.
    #[error("only the players may do this")]
    Watching,
    /// The other player is not there yet.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// It is the other player's turn.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// There is no such offer to answer or to take back.
    #[error("nothing of that kind is offered")]
    NotOffered,
    /// The offer stands already.
    #[error("this is offered already")]
    AlreadyOffered,
    /// The settings of the game exclude it.
    #[error("this game was agreed on without that")]
    SwitchedOff,
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// The game has no clock, or it is not running or stopped as required.
    #[error("the clock cannot do this now")]
    Clock,
    /// The other player is there, or has not been away for long enough.
    #[error("the other player has not been away for long enough")]
    NotAway,
    /// Time had run out before.
    #[error("the time was up")]
    TimeIsUp,
    /// The rules do not allow it, for this reason.
    #[error("{0}")]
    Rules(String),
    /// The name is invalid.
    #[error("{InvalidName}")]
    Name,
    /// The server is stopping, and begins nothing.
    #[error("the server is about to stop")]
    Stopping,
    /// More requests than a person makes.
    #[error("too many requests")]
    TooMany,
}
