//! The stack of open dialogs, cards and menus, each with its own data.
//!
//! A dialog is a constant of its owner, a [`DialogId`] with modality and stacking height. Shared ones are declared
//! here.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;

use crate::i18n::{Localizer, MessageFn, Messages};

/// The controls that an open dialog disables, and the way it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modality {
    /// A panel: everything stays enabled, and Esc does not close it.
    Panel,
    /// A card or menu beside the board: everything stays enabled. Esc closes it.
    Card,
    /// The same, over the middle of the board.
    Cover,
    /// A modal dialog. Esc or a click outside closes it.
    Modal,
    /// The same, with texts that a click outside must not discard.
    Form,
}

impl Modality {
    const fn is_modal(self) -> bool {
        matches!(self, Modality::Modal | Modality::Form)
    }
}

/// Stacking order, lowest first. At equal height, the last opened is on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DialogHeight {
    /// At the edge of the board.
    Edge,
    Page,
    /// Beside the button that opens it.
    Menu,
    Dialog,
    /// A question about a dialog or a game.
    Question,
}

/// A dialog that holds a `T` while it is open.
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
    /// The dialog with this unique name.
    pub const fn new(name: &'static str, modality: Modality, height: DialogHeight) -> DialogId<T> {
        DialogId { name, modality, height, carries: PhantomData }
    }

    pub const fn name(self) -> &'static str {
        self.name
    }
}

pub const SETTINGS: DialogId<()> = DialogId::new("settings", Modality::Modal, DialogHeight::Dialog);

/// The dialogs about games on disk, one at a time.
pub const FILES: DialogId<FileDialog> =
    DialogId::new("files", Modality::Modal, DialogHeight::Dialog);

pub const CONFIRMATION: DialogId<Confirmation> =
    DialogId::new("confirmation", Modality::Modal, DialogHeight::Question);

pub const RESULT: DialogId<()> = DialogId::new("result", Modality::Card, DialogHeight::Edge);

/// A question before a message is written, with the labels of its two buttons.
#[derive(Clone)]
pub struct Confirmation {
    words: Arc<dyn Fn(&Localizer) -> String + Send + Sync>,
    pub yes: MessageFn,
    pub no: MessageFn,
    write: Arc<dyn Fn(&mut World) + Send + Sync>,
}

impl Confirmation {
    /// A question whose yes writes this message.
    pub fn new(
        words: impl Fn(&Localizer) -> String + Send + Sync + 'static,
        yes: MessageFn,
        message: impl Message + Clone,
    ) -> Confirmation {
        let write = move |world: &mut World| {
            world.write_message(message.clone());
        };
        Confirmation { words: Arc::new(words), yes, no: Messages::no, write: Arc::new(write) }
    }

    pub fn with_no(self, no: MessageFn) -> Confirmation {
        Confirmation { no, ..self }
    }

    pub fn words(&self, localizer: &Localizer) -> String {
        (self.words)(localizer)
    }

    /// Writes the message.
    pub fn confirm(&self, world: &mut World) {
        (self.write)(world);
    }
}

/// Clones of one question are equal.
impl PartialEq for Confirmation {
    fn eq(&self, other: &Confirmation) -> bool {
        Arc::ptr_eq(&self.words, &other.words)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialog {
    Unfinished,
    EarlierGames,
    Open,
    Save,
}

impl FileDialog {
    /// Returns `true` if the dialog has a text field, which reads most keys.
    pub const fn has_field(self) -> bool {
        !matches!(self, FileDialog::Unfinished)
    }
}

#[derive(Clone, Debug)]
struct StackEntry {
    name: &'static str,
    modality: Modality,
    height: DialogHeight,
    carried: Arc<dyn Any + Send + Sync>,
}

/// The open dialogs, topmost last.
///
/// A resource rather than a Bevy state, because several may be open at once.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenDialogs(Vec<StackEntry>);

impl OpenDialogs {
    /// Opens a dialog. If it is already open, it keeps its place and gets new data.
    pub fn open<T: Send + Sync + 'static>(&mut self, id: DialogId<T>, carried: T) {
        let carried: Arc<dyn Any + Send + Sync> = Arc::new(carried);
        if let Some(open) = self.0.iter_mut().find(|open| open.name == id.name) {
            open.carried = carried;
            return;
        }
        let place = self.0.partition_point(|open| open.height <= id.height);
        let dialog =
            StackEntry { name: id.name, modality: id.modality, height: id.height, carried };
        self.0.insert(place, dialog);
    }

    /// Closes a dialog; returns its data if it was open.
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

    pub fn toggle(&mut self, id: DialogId<()>) {
        self.set(id, (!self.has(id)).then_some(()));
    }

    /// The data of an open dialog.
    pub fn get<T: 'static>(&self, id: DialogId<T>) -> Option<&T> {
        let open = self.0.iter().find(|open| open.name == id.name)?;
        open.carried.downcast_ref()
    }

    pub fn has<T>(&self, id: DialogId<T>) -> bool {
        self.0.iter().any(|open| open.name == id.name)
    }

    /// Returns `true` if a dialog is open and topmost.
    pub fn is_on_top<T>(&self, id: DialogId<T>) -> bool {
        self.0.last().is_some_and(|open| open.name == id.name)
    }

    /// Returns `true` if a modal dialog is open.
    pub fn is_modal(&self) -> bool {
        self.0.iter().any(|open| open.modality.is_modal())
    }

    /// Returns `true` if a click outside would discard a text.
    pub fn has_form(&self) -> bool {
        self.0.iter().any(|open| open.modality == Modality::Form)
    }

    /// Returns `true` if a card lies over the middle of the board.
    pub fn covers_the_board(&self) -> bool {
        let covers = |open: &StackEntry| open.modality == Modality::Cover;
        self.is_modal() || self.0.iter().any(covers)
    }

    /// Returns `true` if Esc closes a card before it acts on the board.
    pub fn is_card_open(&self) -> bool {
        let mut open = self.0.iter();
        open.any(|open| matches!(open.modality, Modality::Card | Modality::Cover))
    }

    /// Closes the topmost dialog; returns `true` if one was open.
    pub fn close_topmost(&mut self) -> bool {
        let is_closable = |open: &StackEntry| open.modality != Modality::Panel;
        let topmost = self.0.iter().rposition(is_closable);
        topmost.map(|topmost| self.0.remove(topmost)).is_some()
    }
}
