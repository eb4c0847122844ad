//! The open dialogs and other parts of the window that open and close.
//!
//! Several may be open at once, one above the other, and two of them hold what is being decided. That is a resource
//! and not a Bevy state, of which one value holds at a time.

use bevy::prelude::*;

use crate::game::{Command, CommentPlace};
use crate::game_tree::NodeId;
use crate::rules::Side;

/// A question in the confirmation dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Does this side resign?
    Resign(Side),
    /// Does this side offer a draw?
    OfferDraw(Side),
    /// Leave the game in progress for this position, a FEN?
    SetUp(String),
    /// Leave the games in progress and close the window?
    Quit,
    /// Leave the lesson for the game?
    LeaveLesson,
}

impl Confirmation {
    /// The command that follows from a yes; `None` for closing the window and for leaving the lesson.
    pub fn command(self) -> Option<Command> {
        match self {
            Confirmation::Resign(side) => Some(Command::Resign(side)),
            Confirmation::OfferDraw(side) => Some(Command::OfferDrawBy(side)),
            Confirmation::SetUp(fen) => Some(Command::SetUp(fen)),
            Confirmation::Quit | Confirmation::LeaveLesson => None,
        }
    }
}

/// The comment that is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentDraft {
    /// The turn that it is about.
    pub node: NodeId,
    /// Its place beside the turn.
    pub place: CommentPlace,
}

/// A dialog about games on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialog {
    /// The unfinished sessions.
    Unfinished,
    EarlierGames,
    /// Files to open.
    Open,
    /// The file to save the game in.
    Save,
}

impl FileDialog {
    /// Returns `true` if the dialog has a text field, which reads most keys.
    pub const fn has_field(self) -> bool {
        !matches!(self, FileDialog::Unfinished)
    }
}

/// A group of the toolbar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolGroup {
    /// The ways to see the board, and what it shows.
    View,
    /// Help for the player.
    Help,
    /// Games on disk.
    Games,
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenDialogs {
    /// The question that waits for an answer.
    pub confirmation: Option<Confirmation>,
    /// `true` while the new-game dialog is open.
    pub new_game: bool,
    /// The comment that is being written.
    pub comment: Option<CommentDraft>,
    /// `true` while the dialog about the game is open.
    pub about: bool,
    /// The dialog about games on disk.
    pub files: Option<FileDialog>,
    /// `true` while the share dialog is open.
    pub share: bool,
    /// `true` while the list of games is open.
    pub games: bool,
    /// `true` while the settings are open.
    pub settings: bool,
    /// `true` while the explorer is shown.
    pub explorer: bool,
    /// `true` while the tools that edit the game are shown.
    pub edit_tools: bool,
    /// `true` while the list of keys is open.
    pub help: bool,
    /// `true` while the rules are open.
    pub rules: bool,
    /// `true` while the page of what there is to learn is open.
    pub learning: bool,
    /// `true` while the card of the first start is shown.
    pub welcome: bool,
    /// `true` while the result of the game is shown.
    pub result: bool,
    /// The open group of the toolbar, where the groups do not fit side by side.
    pub tools: Option<ToolGroup>,
    /// The side whose player is being chosen in the menu by the name.
    pub seat_menu: Option<Side>,
    /// `true` to show all draw counters, not only those that matter.
    pub counters: bool,
}

impl OpenDialogs {
    /// Returns `true` if a dialog must be answered before anything else.
    pub fn is_modal(&self) -> bool {
        self.confirmation.is_some()
            || self.new_game
            || self.comment.is_some()
            || self.about
            || self.files.is_some()
            || self.share
            || self.games
            || self.settings
    }

    /// Returns `true` if a card lies over the middle of the board.
    pub fn covers_the_board(&self) -> bool {
        self.is_modal() || self.help || self.learning
    }

    /// Returns `true` if Esc closes a card before it does anything on the board.
    pub fn is_card_open(&self) -> bool {
        self.clone().close_card()
    }

    /// Closes the topmost dialog. Returns `true` if one was open.
    pub fn close(&mut self) -> bool {
        if self.confirmation.take().is_some()
            || std::mem::take(&mut self.new_game)
            || self.comment.take().is_some()
            || std::mem::take(&mut self.about)
            || self.files.take().is_some()
            || std::mem::take(&mut self.share)
            || std::mem::take(&mut self.games)
            || std::mem::take(&mut self.settings)
        {
            return true;
        }
        self.close_card()
    }

    /// Closes what stands over a button or beside the board: the topmost card of those that leave the board in use.
    /// Returns `true` if one was open.
    fn close_card(&mut self) -> bool {
        self.seat_menu.take().is_some()
            || std::mem::take(&mut self.counters)
            || self.tools.take().is_some()
            || std::mem::take(&mut self.learning)
            || std::mem::take(&mut self.rules)
            || std::mem::take(&mut self.welcome)
            || std::mem::take(&mut self.help)
            || std::mem::take(&mut self.result)
    }
}
