//! What is open in the window besides the table: a question, a card, a list.

use bevy::prelude::*;

use super::action::Action;
use super::new_game::NewGame;
use crate::game::{Command, Game};
use crate::rules::Side;

/// Something a player must confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether this side gives up.
    Resign(Side),
    /// Whether to leave the game for this position, a FEN.
    SetUp(String),
    /// Whether to leave the games and the program.
    Quit,
}

impl Question {
    /// What a yes comes to at the table; nothing for leaving it.
    pub(super) fn command(self) -> Option<Command> {
        match self {
            Question::Resign(side) => Some(Command::Resign(side)),
            Question::SetUp(fen) => Some(Command::SetUp(fen)),
            Question::Quit => None,
        }
    }
}

/// What is open in the window besides the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The question that waits for its answer.
    pub question: Option<Question>,
    /// The game being chosen.
    pub new_game: Option<NewGame>,
    /// The list of keys.
    pub help: bool,
    /// The result of the game.
    pub result: bool,
    /// All the draw counters, not only those that matter.
    pub counters: bool,
}

impl Open {
    /// Whether something must be answered before anything else.
    pub fn waits(&self) -> bool {
        self.question.is_some() || self.new_game.is_some()
    }

    /// Whether this may be asked for, with what is open: a question waits for its answer, a card for its choices.
    pub(super) fn lets(&self, action: Action) -> bool {
        match action {
            Action::Answer(_) => self.question.is_some(),
            Action::Choose(_) | Action::Begin => self.question.is_none() && self.new_game.is_some(),
            Action::Cancel | Action::Language | Action::Focus | Action::Quit => true,
            _ => !self.waits(),
        }
    }

    /// Closes what is on top of everything else. Whether anything was open.
    pub(super) fn close(&mut self) -> bool {
        if self.question.take().is_some() || self.new_game.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.help) || std::mem::take(&mut self.result)
    }
}

/// Whether something would be lost if the game were left.
pub fn is_under_way(game: &Game) -> bool {
    !game.turns().is_empty() && game.outcome().is_none()
}
