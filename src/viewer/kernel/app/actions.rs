//! Player actions with keys and buttons: an enum per feature.
//!
//! A button or key writes an [`ActionRequest`]. If the action is allowed, an [`ActionTaken`] follows, and a message of
//! the action's own type for its feature. Text, keys and permission belong to the action, so that tooltips, help and
//! keyboard need no central table.

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::keys::{Key, KeyGroup};
use crate::i18n::Phrase;
use crate::rules::Side;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::mode::{BoardMode, PracticeId};
use crate::viewer::kernel::session::CurrentSession;

pub trait FeatureAction: Message + Copy + PartialEq + fmt::Debug {
    /// The keys, in help order. Tooltips show an action's first key.
    const KEYS: &'static [(Key, Self)] = &[];

    /// The help heading of the keys.
    const KEY_GROUP: KeyGroup = KeyGroup::Window;

    /// The text of the tooltip and of the help. The button has its own.
    fn phrase(self) -> Phrase;

    /// Returns `true` if the action is possible now; by default, on a game without a dialog.
    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_game()
    }

    /// Returns `true` if the action repeats while its key is held.
    fn repeats(self) -> bool {
        false
    }

    /// The button's accessible role.
    fn role(self) -> ButtonRole {
        ButtonRole::Button
    }

    /// Returns `true` if the action leaves the rules or the learning page open.
    fn leaves_pages_open(self) -> bool {
        false
    }

    /// Returns `true` if holding the key longer than a short press applies the action only until release.
    fn is_peek(self) -> bool {
        false
    }

    /// The side the action is about, for screen readers, if its text does not name it.
    fn side(self) -> Option<Side> {
        None
    }
}

/// A button's accessible role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ButtonRole {
    #[default]
    Button,
    Tab,
    /// An exclusive menu item.
    MenuItem,
    /// An exclusive choice.
    Choice,
}

/// The circumstances that decide whether an action is possible.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    pub mode: BoardMode,
    pub dialogs: &'a OpenDialogs,
    /// The board shows an online game.
    pub is_remote: bool,
}

impl Situation<'_> {
    /// Returns `true` if no dialog is waiting for an answer.
    pub fn is_free(&self) -> bool {
        !self.dialogs.is_modal()
    }

    /// Returns `true` if the board shows a game and no dialog is waiting.
    pub fn is_game(&self) -> bool {
        self.is_in(&[BoardMode::Game])
    }

    /// The same, excluding online games, in which nobody helps and nothing is edited.
    pub fn is_own_game(&self) -> bool {
        self.is_game() && !self.is_remote
    }

    /// Returns `true` if the board shows a game or a practice and no dialog is waiting.
    pub fn is_played_on(&self) -> bool {
        self.is_free() && self.mode != BoardMode::Editor
    }

    /// Returns `true` if this practice is open or can be opened, and no dialog is waiting.
    pub fn is_open_to(&self, practice: PracticeId) -> bool {
        self.is_in(&[BoardMode::Game, BoardMode::Practice(practice)])
    }

    /// Returns `true` if the board is in one of these modes and no dialog is waiting.
    pub fn is_in(&self, modes: &[BoardMode]) -> bool {
        self.is_free() && modes.contains(&self.mode)
    }
}

/// The resources behind [`Situation`].
#[derive(SystemParam)]
pub struct CurrentSituation<'w> {
    mode: Res<'w, State<BoardMode>>,
    dialogs: Res<'w, OpenDialogs>,
    session: Res<'w, CurrentSession>,
}

impl CurrentSituation<'_> {
    pub fn get(&self) -> Situation<'_> {
        Situation {
            mode: *self.mode.get(),
            dialogs: &self.dialogs,
            is_remote: self.session.is_remote(),
        }
    }
}

#[derive(Clone)]
pub struct AnyAction(Arc<dyn ErasedAction>);

/// A type-erased [`FeatureAction`].
pub trait ErasedAction: Any + fmt::Debug + Send + Sync {
    fn phrase(&self) -> Phrase;
    fn key(&self) -> Option<Key>;
    fn is_allowed(&self, now: &Situation<'_>) -> bool;
    fn repeats(&self) -> bool;
    fn role(&self) -> ButtonRole;
    fn leaves_pages_open(&self) -> bool;
    fn is_peek(&self) -> bool;
    fn side(&self) -> Option<Side>;
    fn is_equal(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<A: FeatureAction> ErasedAction for A {
    fn phrase(&self) -> Phrase {
        FeatureAction::phrase(*self)
    }

    fn key(&self) -> Option<Key> {
        let mut keys = A::KEYS.iter().filter(|(key, _)| key.is_offered());
        keys.find(|(_, action)| action == self).map(|&(key, _)| key)
    }

    fn is_allowed(&self, now: &Situation<'_>) -> bool {
        FeatureAction::is_allowed(*self, now)
    }

    fn repeats(&self) -> bool {
        FeatureAction::repeats(*self)
    }

    fn role(&self) -> ButtonRole {
        FeatureAction::role(*self)
    }

    fn leaves_pages_open(&self) -> bool {
        FeatureAction::leaves_pages_open(*self)
    }

    fn is_peek(&self) -> bool {
        FeatureAction::is_peek(*self)
    }

    fn side(&self) -> Option<Side> {
        FeatureAction::side(*self)
    }

    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<A>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Deref for AnyAction {
    type Target = dyn ErasedAction;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl<A: FeatureAction> From<A> for AnyAction {
    fn from(action: A) -> AnyAction {
        AnyAction(Arc::new(action))
    }
}

impl From<&AnyAction> for AnyAction {
    fn from(action: &AnyAction) -> AnyAction {
        action.clone()
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl PartialEq for AnyAction {
    fn eq(&self, other: &AnyAction) -> bool {
        self.0.is_equal(other.0.as_any())
    }
}

impl<A: FeatureAction> PartialEq<A> for AnyAction {
    fn eq(&self, other: &A) -> bool {
        self.get::<A>() == Some(*other)
    }
}

impl AnyAction {
    pub fn get<A: FeatureAction>(&self) -> Option<A> {
        self.0.as_any().downcast_ref::<A>().copied()
    }

    pub fn is_of<A: FeatureAction>(&self) -> bool {
        self.get::<A>().is_some()
    }
}

/// A request for an action by a key or a button.
#[derive(Message, Clone, Debug)]
pub struct ActionRequest(pub AnyAction);

impl ActionRequest {
    pub fn new(action: impl Into<AnyAction>) -> ActionRequest {
        ActionRequest(action.into())
    }
}

/// A requested and allowed action, for systems that react to other features' actions.
#[derive(Message, Clone, Debug)]
pub struct ActionTaken(pub AnyAction);

/// Returns the value after this one in a cycle through none and all values, for actions that cycle through choices.
pub(crate) fn next_or_none<T: Copy + PartialEq>(value: Option<T>, all: &[T]) -> Option<T> {
    let next = match value {
        None => 0,
        Some(value) => 1 + all.iter().position(|&other| other == value)?,
    };
    all.get(next).copied()
}

/// The permission check, which passes allowed actions to their features. Systems that write requests run before it,
/// those that handle actions in [`CarryOut`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PassActions;

/// The systems that handle actions, first in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarryOut;
