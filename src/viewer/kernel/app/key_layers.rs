//! Key layers: handlers that precede the table of action keys.
//!
//! A layer is a system that is called for each key press, in order, until one handles it. Unhandled keys trigger the
//! action bound in [`Keys`](super::registry::Keys).

use bevy::ecs::system::SystemId;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::NavAction;
use bevy::prelude::*;

use super::actions::{AnyAction, FeatureAction};
use super::keys::Key;

/// A key press, as passed to layers.
#[derive(Clone, Debug)]
pub struct KeyPress {
    pub input: KeyboardInput,
    pub ctrl: bool,
    pub shift: bool,
    pub on_button: bool,
    /// `true` if a text field has the focus.
    pub in_field: bool,
}

impl KeyPress {
    pub fn code(&self) -> KeyCode {
        self.input.key_code
    }

    /// Returns `true` for both Enter keys.
    pub fn is_enter(&self) -> bool {
        matches!(self.code(), KeyCode::Enter | KeyCode::NumpadEnter)
    }

    /// Returns `true` for keys that activate the focused button.
    pub fn presses_button(&self) -> bool {
        self.on_button && (self.is_enter() || self.code() == KeyCode::Space)
    }

    pub fn tab(&self) -> NavAction {
        if self.shift { NavAction::Previous } else { NavAction::Next }
    }

    /// Returns the action bound to this key in [`KEYS`](FeatureAction::KEYS) and marked as
    /// [read by its feature](Key::read_by_feature). Enter on the number pad counts as Enter.
    pub fn action_of<A: FeatureAction>(&self) -> Option<A> {
        let mut input = self.input.clone();
        if self.is_enter() {
            input.key_code = KeyCode::Enter;
        }
        let is_pressed =
            |key: &Key| key.is_read_by_feature && key.matches(&input, self.ctrl, self.shift);
        let found = A::KEYS.iter().find(|(key, _)| is_pressed(key));
        found.map(|&(_, action)| action)
    }
}

/// A layer's handling of a key.
#[derive(Clone, Debug)]
pub enum KeyUse {
    Ask(AnyAction),
    Focus(FocusStep),
    /// A text field, list or button handles the key itself.
    ReadElsewhere,
}

impl KeyUse {
    pub fn ask(action: impl Into<AnyAction>) -> KeyUse {
        KeyUse::Ask(action.into())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FocusStep {
    /// To the buttons, at the last focus.
    Enter,
    /// Clears the focus.
    Leave,
    /// To the next element, or in another direction.
    Go(NavAction),
    /// The same within the group, wrapping at its ends.
    InGroup(NavAction),
    /// To the next group or, if `true`, to the previous one.
    ToGroup(bool),
}

/// The order of layers. Layers of equal order never handle the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerOrder {
    /// Dialogs with text fields.
    Dialog,
    /// Board modes, which handle most keys.
    Mode,
    Buttons,
    /// Shots and endgames.
    Practice,
    /// Walking over the squares, and typed moves.
    Walk,
}

type LayerSystem = SystemId<In<KeyPress>, Option<KeyUse>>;

#[derive(Resource, Default)]
pub struct KeyLayers(Vec<(LayerOrder, LayerSystem)>);

impl KeyLayers {
    pub fn all(&self) -> Vec<LayerSystem> {
        self.0.iter().map(|&(_, layer)| layer).collect()
    }
}

pub trait AddKeyLayer {
    /// Registers a system called for each key press.
    fn add_key_layer<M>(
        &mut self,
        order: LayerOrder,
        layer: impl IntoSystem<In<KeyPress>, Option<KeyUse>, M> + 'static,
    ) -> &mut Self;
}

impl AddKeyLayer for App {
    fn add_key_layer<M>(
        &mut self,
        order: LayerOrder,
        layer: impl IntoSystem<In<KeyPress>, Option<KeyUse>, M> + 'static,
    ) -> &mut App {
        let world = self.world_mut();
        let layer = world.register_system(layer);
        let mut layers = world.get_resource_or_init::<KeyLayers>();
        layers.0.push((order, layer));
        layers.0.sort_by_key(|&(order, _)| order);
        self
    }
}
