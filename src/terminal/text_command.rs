use std::path::PathBuf;
use std::time::Duration;

use crate::board::Face;
use crate::game::Command;
use crate::game::clocks::ClockStart;
use crate::game::setup_editor::SetupEdit;
use crate::i18n::{MessageFn, Messages};
use crate::online::{Offer, Request};
use crate::players::Player;
use crate::rules::Side;
use crate::speech::Question;

/// An activity at the text board, with its own commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Activity {
    Game,
    Online,
    Editor,
    Exercises,
    Endgames,
    Lesson,
}

impl Activity {
    pub(super) fn help(self) -> MessageFn {
        match self {
            Activity::Game => Messages::text_help,
            Activity::Online => Messages::online_help,
            Activity::Editor => Messages::text_editor_help,
            Activity::Exercises => Messages::shot_help,
            Activity::Endgames => Messages::endgame_help,
            Activity::Lesson => Messages::lesson_text_help,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OnlineCommand {
    /// Sends a request to the server.
    Ask(Request),
    /// Answers this offer, or the only one.
    Answer { offer: Option<Offer>, accept: bool },
    /// Withdraws this offer, or the only one.
    Withdraw(Option<Offer>),
    /// Lists the players and watchers.
    Who,
    /// Shows the link to the player's own seat.
    Link,
    /// Shows the invitation to the free seat.
    Invitation,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommand {
    Apply(Command),
    Resign,
    OfferDraw,
    Moves,
    Ask(Question),
    MoveList,
    Fen,
    ShowSide(Face),
    /// Writes the commands so far to a file.
    Save(PathBuf),
    /// Resumes the unfinished session.
    Continue,
    Games,
    /// Opens the earlier game with this number in the list.
    Open(usize),
    Seat(Side, Player),
    Clock,
    SetClock {
        control: String,
        start: ClockStart,
    },
    PlayNow,
    Hint,
    /// Reviews the game within this time.
    Review(Option<Duration>),
    /// Retries this side's mistakes.
    Retry(Side),
    ShowSolution,
    /// Moves on to the next mistake or exercise.
    Next,
    Analyze,
    /// Shows statistics for the position from the games in this path or those last searched.
    Explore(Option<PathBuf>),
    SetUp,
    Edit(SetupEdit),
    /// Places pieces on squares, or sets up a FEN.
    Arrange(String),
    /// Leaves the editor without changing the game.
    Cancel,
    /// Restarts the task or the endgame.
    Again,
    Skip,
    Missed,
    /// Selects the number of moves to the win.
    Length(String),
    Endings,
    /// Selects an ending by number.
    Ending(String),
    Online(OnlineCommand),
    Help,
    Quit,
    Empty,
}
