//! What is open in the window besides the table: a question, a card, a list.

use bevy::prelude::*;

use crate::game::{Command, Game};
use crate::rules::Side;
use crate::viewer::input::action::Action;
use crate::viewer::state::new_game::NewGameOptions;

/// Something a player must confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Whether this side gives up.
    Resign(Side),
    /// Whether to leave the game for this position, a FEN.
    SetUp(String),
    /// Whether to leave the games and the program.
    Quit,
}

impl Confirmation {
    /// What a yes comes to at the table; nothing for leaving it.
    pub(crate) fn command(self) -> Option<Command> {
        match self {
            Confirmation::Resign(side) => Some(Command::Resign(side)),
            Confirmation::SetUp(fen) => Some(Command::SetUp(fen)),
            Confirmation::Quit => None,
        }
    }
}

/// What is open in the window besides the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenDialogs {
    /// The question that waits for its answer.
    pub confirmation: Option<Confirmation>,
    /// The game being chosen.
    pub new_game: Option<NewGameOptions>,
    /// The list of keys.
    pub help: bool,
    /// The result of the game.
    pub result: bool,
    /// All the draw counters, not only those that matter.
    pub counters: bool,
}

impl OpenDialogs {
    /// Whether something must be answered before anything else.
    pub fn is_modal(&self) -> bool {
        self.confirmation.is_some() || self.new_game.is_some()
    }

    /// Whether this may be asked for, with what is open: a question waits for its answer, a card for its choices.
    pub(crate) fn allows(&self, action: Action) -> bool {
        match action {
            Action::Confirm(_) => self.confirmation.is_some(),
            Action::Choose(_) | Action::StartGame => {
                self.confirmation.is_none() && self.new_game.is_some()
            }
            Action::Cancel | Action::CycleLanguage | Action::FocusButtons | Action::Quit => true,
            _ => !self.is_modal(),
        }
    }

    /// Closes what is on top of everything else. Whether anything was open.
    pub(crate) fn close(&mut self) -> bool {
        if self.confirmation.take().is_some() || self.new_game.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.help) || std::mem::take(&mut self.result)
    }
}

/// Whether something would be lost if the game were left.
pub fn is_in_progress(game: &Game) -> bool {
    !game.turns().is_empty() && game.outcome().is_none()
}
