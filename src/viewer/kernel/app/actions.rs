//! The actions of players, with a key or a button: an enum for each feature.
//!
//! A button or a key writes an [`ActionRequest`]. If the action is allowed at that moment, an [`ActionTaken`] follows, and
//! a message of the action's own type, which its feature reads. Words, keys and permission stand with the action, so that
//! tooltips, the help and the keyboard need no table of all features.

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
    /// The keys, in the order of the help. Tooltips name the first key of an action.
    const KEYS: &'static [(Key, Self)] = &[];

    /// The heading of the keys in the help.
    const KEY_GROUP: KeyGroup = KeyGroup::Window;

    /// The words for the action in its tooltip and in the help. Its button has words of its own.
    fn phrase(self) -> Phrase;

    /// Returns `true` if the action is possible now: by default, on the board of a game that no dialog covers.
    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_game()
    }

    /// Returns `true` if the action repeats while its key is held.
    fn repeats(self) -> bool {
        false
    }

    /// The role of its button for screen readers.
    fn role(self) -> ButtonRole {
        ButtonRole::Button
    }

    /// Returns `true` if the rules, or what there is to learn, stay open beside what the action does.
    fn leaves_pages_open(self) -> bool {
        false
    }

    /// Returns `true` if its key does it only as long as it is held, when that is longer than a short press.
    fn is_peek(self) -> bool {
        false
    }

    /// The side that the action is about, where its words do not say so. Screen readers say it.
    fn side(self) -> Option<Side> {
        None
    }
}

/// The role of a button for screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ButtonRole {
    /// A button, or a switch.
    #[default]
    Button,
    /// A tab of several.
    Tab,
    /// An item of a menu, of which one is chosen.
    MenuItem,
    /// A choice among others.
    Choice,
}

/// The circumstances that make an action possible or not.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The use of the board.
    pub mode: BoardMode,
    pub dialogs: &'a OpenDialogs,
    /// The board shows the game with a player elsewhere.
    pub is_remote: bool,
}

impl Situation<'_> {
    /// Returns `true` if no dialog must be answered first.
    pub fn is_free(&self) -> bool {
        !self.dialogs.is_modal()
    }

    /// Returns `true` if the board shows a game and no dialog must be answered first.
    pub fn is_game(&self) -> bool {
        self.is_in(&[BoardMode::Game])
    }

    /// The same, and it is no game with a player elsewhere: there nobody helps, and nothing is changed.
    pub fn is_own_game(&self) -> bool {
        self.is_game() && !self.is_remote
    }

    /// Returns `true` if the board shows a game or what is practiced, and no dialog must be answered first.
    pub fn is_played_on(&self) -> bool {
        self.is_free() && self.mode != BoardMode::Editor
    }

    /// Returns `true` where this practice can be opened or is open, and no dialog must be answered first.
    pub fn is_open_to(&self, practice: PracticeId) -> bool {
        self.is_in(&[BoardMode::Game, BoardMode::Practice(practice)])
    }

    /// Returns `true` if the board is used in one of these ways and no dialog must be answered first.
    pub fn is_in(&self, modes: &[BoardMode]) -> bool {
        self.is_free() && modes.contains(&self.mode)
    }
}

/// The resources that decide whether an action is possible.
#[derive(SystemParam)]
pub struct CurrentSituation<'w> {
    mode: Res<'w, State<BoardMode>>,
    dialogs: Res<'w, OpenDialogs>,
    session: Res<'w, CurrentSession>,
}

impl CurrentSituation<'_> {
    /// The situation in this frame.
    pub fn get(&self) -> Situation<'_> {
        Situation {
            mode: *self.mode.get(),
            dialogs: &self.dialogs,
            is_remote: self.session.is_remote(),
        }
    }
}

/// An action of any feature.
#[derive(Clone)]
pub struct AnyAction(Arc<dyn ErasedAction>);

/// A [`FeatureAction`] whose type is erased.
pub trait ErasedAction: Any + fmt::Debug + Send + Sync {
    fn phrase(&self) -> Phrase;
    /// Its first key.
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
    /// The action, if it is one of this feature.
    pub fn get<A: FeatureAction>(&self) -> Option<A> {
        self.0.as_any().downcast_ref::<A>().copied()
    }

    /// Returns `true` if the action is one of this feature.
    pub fn is_of<A: FeatureAction>(&self) -> bool {
        self.get::<A>().is_some()
    }
}

/// A request for an action, by a key or a button.
#[derive(Message, Clone, Debug)]
pub struct ActionRequest(pub AnyAction);

impl ActionRequest {
    pub fn new(action: impl Into<AnyAction>) -> ActionRequest {
        ActionRequest(action.into())
    }
}

/// An action that was requested and allowed: for systems that react to actions of other features.
#[derive(Message, Clone, Debug)]
pub struct ActionTaken(pub AnyAction);

/// The permission check: it passes requests for allowed actions on to their features. Systems that write requests run
/// before it, those that carry actions out in [`CarryOut`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PassActions;

/// The systems that carry out actions, first in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarryOut;
