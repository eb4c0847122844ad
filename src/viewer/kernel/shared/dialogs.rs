//! The open dialogs, cards and menus: a stack, in which each may carry what it is about.
//!
//! A dialog is a constant of its owner, a [`DialogId`] that says what it keeps from use and how high it stands. Those
//! that more than one room opens or closes are here.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;

use crate::game::Command;
use crate::rules::Side;

/// The controls that an open dialog disables, and the way it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modality {
    /// A panel: everything stays in use, and Esc leaves it open.
    Panel,
    /// A card or menu beside the board: everything stays in use. Esc closes it.
    Card,
    /// The same over the middle of the board.
    Cover,
    /// A dialog that is answered before anything else. Esc or a click outside closes it.
    Modal,
    /// The same with texts that a click outside must not lose.
    Form,
}

impl Modality {
    const fn is_modal(self) -> bool {
        matches!(self, Modality::Modal | Modality::Form)
    }
}

/// The height of a dialog, the lowest first. Of equally high ones the one opened last is on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DialogHeight {
    /// At the edge of the board.
    Edge,
    /// A page of explanations.
    Page,
    /// By the button that opens it.
    Menu,
    Dialog,
    /// A question about what a dialog or a game is to do.
    Question,
}

/// A dialog that carries a `T` while it is open.
pub struct DialogId<T> {
    name: &'static str,
    modality: Modality,
    height: DialogHeight,
    carries: PhantomData<fn() -> T>,
}

impl<T> Clone for DialogId<T> {
    fn clone(&self) -> DialogId<T> {
        *self
    }
}

impl<T> Copy for DialogId<T> {}

impl<T> DialogId<T> {
    /// The dialog of this name, which no other dialog has.
    pub const fn new(name: &'static str, modality: Modality, height: DialogHeight) -> DialogId<T> {
        DialogId {
            name,
            modality,
            height,
            carries: PhantomData,
        }
    }

    pub const fn name(self) -> &'static str {
        self.name
    }
}

pub const SETTINGS: DialogId<()> = DialogId::new("settings", Modality::Modal, DialogHeight::Dialog);

/// The dialogs about games on disk, one at a time.
pub const FILES: DialogId<FileDialog> =
    DialogId::new("files", Modality::Modal, DialogHeight::Dialog);

/// The question that waits for an answer.
pub const CONFIRMATION: DialogId<Confirmation> =
    DialogId::new("confirmation", Modality::Modal, DialogHeight::Question);

/// The result of the game.
pub const RESULT: DialogId<()> = DialogId::new("result", Modality::Card, DialogHeight::Edge);

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

/// An open dialog.
#[derive(Clone, Debug)]
struct StackEntry {
    name: &'static str,
    modality: Modality,
    height: DialogHeight,
    carried: Arc<dyn Any + Send + Sync>,
}

/// The open dialogs, the topmost last.
///
/// Several may be open at once, one above the other. That is a resource and not a Bevy state, of which one value holds
/// at a time.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenDialogs(Vec<StackEntry>);

impl OpenDialogs {
    /// Opens a dialog. One that is open keeps its place, and carries this now.
    pub fn open<T: Send + Sync + 'static>(&mut self, id: DialogId<T>, carried: T) {
        let carried: Arc<dyn Any + Send + Sync> = Arc::new(carried);
        if let Some(open) = self.0.iter_mut().find(|open| open.name == id.name) {
            open.carried = carried;
            return;
        }
        let place = self.0.partition_point(|open| open.height <= id.height);
        let dialog = StackEntry {
            name: id.name,
            modality: id.modality,
            height: id.height,
            carried,
        };
        self.0.insert(place, dialog);
    }

    /// Closes a dialog. Returns what it carried, if it was open.
    pub fn close<T: Clone + 'static>(&mut self, id: DialogId<T>) -> Option<T> {
        let carried = self.get(id).cloned();
        self.0.retain(|open| open.name != id.name);
        carried
    }

    /// Opens or closes a dialog.
    pub fn set<T: Clone + Send + Sync + 'static>(&mut self, id: DialogId<T>, carried: Option<T>) {
        match carried {
            Some(carried) => self.open(id, carried),
            None => drop(self.close(id)),
        }
    }

    /// Opens a dialog that is closed, and closes one that is open.
    pub fn toggle(&mut self, id: DialogId<()>) {
        self.set(id, (!self.has(id)).then_some(()));
    }

    /// The value that a dialog carries while it is open.
    pub fn get<T: 'static>(&self, id: DialogId<T>) -> Option<&T> {
        let open = self.0.iter().find(|open| open.name == id.name)?;
        open.carried.downcast_ref()
    }

    /// Returns `true` if a dialog is open.
    pub fn has<T>(&self, id: DialogId<T>) -> bool {
        self.0.iter().any(|open| open.name == id.name)
    }

    /// Returns `true` if a dialog is open and no other stands above it.
    pub fn is_on_top<T>(&self, id: DialogId<T>) -> bool {
        self.0.last().is_some_and(|open| open.name == id.name)
    }

    /// Returns `true` if a dialog must be answered before anything else.
    pub fn is_modal(&self) -> bool {
        self.0.iter().any(|open| open.modality.is_modal())
    }

    /// Returns `true` if a click outside would lose a text.
    pub fn has_form(&self) -> bool {
        self.0.iter().any(|open| open.modality == Modality::Form)
    }

    /// Returns `true` if a card lies over the middle of the board.
    pub fn covers_the_board(&self) -> bool {
        let covers = |open: &StackEntry| open.modality == Modality::Cover;
        self.is_modal() || self.0.iter().any(covers)
    }

    /// Returns `true` if Esc closes a card before it does anything on the board.
    pub fn is_card_open(&self) -> bool {
        let mut open = self.0.iter();
        open.any(|open| matches!(open.modality, Modality::Card | Modality::Cover))
    }

    /// Closes the topmost dialog. Returns `true` if one was open.
    pub fn close_topmost(&mut self) -> bool {
        let is_closable = |open: &StackEntry| open.modality != Modality::Panel;
        let topmost = self.0.iter().rposition(is_closable);
        topmost.map(|topmost| self.0.remove(topmost)).is_some()
    }
}
