//! Layers of keys: what reads a key before it asks for the action of the table.
//!
//! A layer is a system that is asked about each key press. The first that has a use for the key gets it; a key that no
//! layer uses asks for the action that [`Keys`](super::registry::Keys) has for it.

use bevy::ecs::system::SystemId;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::tab_navigation::NavAction;
use bevy::prelude::*;

use super::actions::{AnyAction, FeatureAction};
use super::keys::Key;

/// A key press that a layer is asked about.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// The key.
    pub input: KeyboardInput,
    /// `true` while Ctrl is held.
    pub ctrl: bool,
    /// `true` while Shift is held.
    pub shift: bool,
    /// `true` if a button has the keyboard.
    pub on_button: bool,
    /// `true` if a text field has the keyboard.
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

    /// Returns `true` for the keys that press the button that has the keyboard.
    pub fn presses_button(&self) -> bool {
        self.on_button && (self.is_enter() || self.code() == KeyCode::Space)
    }

    /// The step of the Tab key.
    pub fn tab(&self) -> NavAction {
        if self.shift {
            NavAction::Previous
        } else {
            NavAction::Next
        }
    }

    /// The action of a feature whose [`KEYS`](FeatureAction::KEYS) have this key, [marked](Key::read_by_feature) as one that
    /// the feature reads itself. Enter on the number pad counts as Enter.
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

/// The use that a layer has for a key.
#[derive(Clone, Debug)]
pub enum KeyUse {
    Ask(AnyAction),
    /// It moves the keyboard to another button or field.
    Focus(FocusStep),
    /// A text field, a list or a button reads the key itself.
    ReadElsewhere,
}

impl KeyUse {
    pub fn ask(action: impl Into<AnyAction>) -> KeyUse {
        KeyUse::Ask(action.into())
    }
}

/// A step of the keyboard among buttons and fields.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FocusStep {
    /// To the buttons, where they were left.
    Enter,
    /// Away from all of them.
    Leave,
    /// To the next one, or in another direction.
    Go(NavAction),
    /// To the next one of the same group, or in another direction. The ends are joined.
    InGroup(NavAction),
    /// To the next group or, if `true`, to the previous one.
    ToGroup(bool),
}

/// The order of layers. Those in the same place never want the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerOrder {
    /// Dialogs with fields of text.
    Dialog,
    /// Modes that use the whole board, and read most keys.
    Mode,
    Buttons,
    /// Shots and endgames.
    Practice,
    /// The walk over the squares, and typed moves.
    Walk,
}

type LayerSystem = SystemId<In<KeyPress>, Option<KeyUse>>;

#[derive(Resource, Default)]
pub struct KeyLayers(Vec<(LayerOrder, LayerSystem)>);

impl KeyLayers {
    /// The layers, in their order.
    pub fn all(&self) -> Vec<LayerSystem> {
        self.0.iter().map(|&(_, layer)| layer).collect()
    }
}

/// Adds layers of keys to the app.
pub trait AddKeyLayer {
    /// Adds a layer: a system that is asked about each key press.
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
