//! Commands to the session, and its answers.

use bevy::prelude::*;

use crate::engine::Level;
use crate::game::{Command, CommandError, Event};
use crate::game_tree::{Arrow, Mark};
use crate::rules::{Position, Setup};

/// A command for the session.
#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// A change of the practice board, which stands in for the current game. A [`GameCommand`] plays a move on it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PracticeCommand {
    /// Put this position on the board.
    Begin(Position),
    /// Let the same side move again.
    PassTurn,
    /// Show these marks and arrows at its position, instead of others.
    Draw {
        marks: Vec<Mark>,
        arrows: Vec<Arrow>,
    },
    /// Put the current game on the board again.
    End,
}

/// A command that the session has applied.
#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

impl CommandApplied {
    /// Returns `true` if something was done. Time passes without that.
    pub(crate) fn is_change(&self) -> bool {
        !matches!(self.0, Command::Wait(_))
    }
}

/// A command that the session has rejected, and the reason.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

/// An event of the current game.
#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);

/// A request to open the new-game dialog.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfferGame {
    /// The position from which it is played; `None` for the start.
    pub setup: Option<Setup>,
    /// The level of the computer as the opponent; `None` for the players at the table.
    pub opponent: Option<Level>,
}
