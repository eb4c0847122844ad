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

/// An activity at the text board, which has its own commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Activity {
    Game,
    /// A game over a network.
    Online,
    /// Setting up a position.
    Editor,
    Exercises,
    Endgames,
    Lesson,
}

impl Activity {
    /// The message that lists the commands.
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

/// Something to be done in a game over a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OnlineCommand {
    /// Ask the server for this.
    Ask(Request),
    /// Answer this offer of the other player, or the only one.
    Answer { offer: Option<Offer>, accept: bool },
    /// Take back this offer, or the only one.
    Withdraw(Option<Offer>),
    /// Show who is there.
    Who,
    /// Show the link to the own seat.
    Link,
    /// Show the invitation to the free seat.
    Invitation,
}

/// A line typed at the text board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommand {
    /// A command for the game.
    Apply(Command),
    Resign,
    OfferDraw,
    Moves,
    Ask(Question),
    MoveList,
    Fen,
    ShowSide(Face),
    /// Write the commands so far to a file.
    Save(PathBuf),
    /// Go on with the unfinished session.
    Continue,
    Games,
    /// Open the earlier game with this number in the list.
    Open(usize),
    Seat(Side, Player),
    Clock,
    SetClock {
        control: String,
        start: ClockStart,
    },
    PlayNow,
    Hint,
    /// Review the game, within this time.
    Review(Option<Duration>),
    /// Try this side's mistakes again.
    Retry(Side),
    ShowSolution,
    /// Go on to the next mistake or exercise.
    Next,
    Analyze,
    /// Show the moves played in the position, in the games of this file or folder or of those looked at before.
    Explore(Option<PathBuf>),
    SetUp,
    /// Edit the position that is being set up.
    Edit(SetupEdit),
    /// Put pieces on squares, or set up a FEN.
    Arrange(String),
    /// Leave the editor; the game stays as it was.
    Cancel,
    /// Begin the task or the endgame again.
    Again,
    Skip,
    Missed,
    /// Choose the number of moves to the win.
    Length(String),
    Endings,
    /// Choose an ending by its number.
    Ending(String),
    Online(OnlineCommand),
    Help,
    Quit,
    Empty,
}
