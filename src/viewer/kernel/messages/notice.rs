//! Words for the players, and requests to engines and the clipboard.

use crate::game::CommandError;
use crate::players::Decision;
use crate::rules::IllegalMove;
use bevy::prelude::*;
use std::path::PathBuf;

/// Words for players who listen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announcement(pub String);

/// A notice to the players, shown for some seconds. A later notice replaces an earlier one.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A click or drag was not legal.
    IllegalMove(IllegalMove),
    /// A command was rejected.
    Rejected(CommandError),
    /// This FEN was copied.
    Copied(String),
    /// The clipboard cannot be accessed.
    ClipboardUnavailable,
    /// There is no text on the clipboard.
    ClipboardEmpty,
    /// The computer huffs nothing although a capture was missed.
    HuffsNothing,
    /// An engine failed.
    Engine {
        /// The engine's name.
        name: String,
        problem: EngineProblem,
        /// `true` if a person plays on in its place.
        is_replaced: bool,
    },
    /// The search for a decision of the computer failed.
    ComputerFailed {
        /// `true` if it failed again, and a person plays on in its place; `false` if it is tried again.
        is_replaced: bool,
    },
    /// The search for advice failed.
    SearchFailed,
    /// The computer decided this.
    Computer(Decision),
    /// The settings in this file could not be read.
    SettingsUnreadable(PathBuf),
    /// The board is seen at too small an angle to drag a piece over it.
    TooLowToDrag,
    /// A piece was let go on a light cube and goes back.
    GoesBack,
    /// A click where the task of the lesson is solved already.
    TaskDone,
    /// It is the turn of an engine.
    NotYourTurn,
    /// No engine is thinking that could be asked to move now.
    NobodyThinks,
    /// The game has one board only, which has no sides.
    NoSides,
    /// The first capture on a side board has been played.
    FirstSideCapture,
    /// A text that is not translated.
    Plain(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineProblem {
    /// It could not be started.
    NotStarted,
    /// It has ended.
    Exited,
    /// It does not answer in time.
    Silent,
    /// It played an illegal move.
    IllegalMove,
    /// It does not have a parameter that was set.
    UnknownParam,
    /// It sent something else than the protocol expects.
    InvalidAnswer,
}

/// A request to the engines that does not follow from the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Propose a move in the position shown.
    Hint,
    /// End the search and play the best move found.
    MoveNow,
    /// Solve the endgames of the current game.
    SolveEndgames,
}
