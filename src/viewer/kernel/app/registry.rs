//! The registry of all features' actions and keys.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use super::actions::{
    ActionRequest, ActionTaken, AnyAction, CarryOut, CurrentSituation, FeatureAction, PassActions,
};
use super::frame::FrameSystems;
use super::keys::{Key, KeyGroup};
use crate::i18n::Localizer;

#[derive(Clone, Debug)]
pub struct KeyBinding {
    pub key: Key,
    pub action: AnyAction,
    pub group: KeyGroup,
}

/// All keys, in registration order.
#[derive(Resource, Clone, Debug, Default)]
pub struct Keys(Vec<KeyBinding>);

impl Keys {
    /// Adds keys.
    ///
    /// # Panics
    /// If a key is already bound to another action.
    pub(in crate::viewer::kernel) fn add(
        &mut self,
        group: KeyGroup,
        keys: impl Iterator<Item = (Key, AnyAction)>,
    ) {
        for (key, action) in keys {
            let other = self.0.iter().find(|binding| binding.key == key && !key.is_read_by_feature);
            if let Some(other) = other {
                panic!("{key:?} means both {:?} and {action:?}", other.action);
            }
            self.0.push(KeyBinding { key, action, group });
        }
    }

    pub fn all(&self) -> &[KeyBinding] {
        &self.0
    }

    /// The action of a pressed key.
    pub fn action(&self, input: &KeyboardInput, ctrl: bool, shift: bool) -> Option<&AnyAction> {
        let mut keys = self.0.iter().filter(|binding| !binding.key.is_read_by_feature);
        let found = keys.find(|binding| binding.key.matches(input, ctrl, shift));
        found.map(|binding| &binding.action)
    }
}

/// The name of an action's first key.
pub fn key_label(action: &AnyAction, localizer: &Localizer) -> Option<String> {
    action.key().map(|key| key.label(localizer))
}

/// Passes allowed requests on and drops the others.
fn check(
    mut requests: MessageReader<ActionRequest>,
    situation: CurrentSituation,
    mut taken: MessageWriter<ActionTaken>,
) {
    let now = situation.get();
    let requested = requests.read().map(|ActionRequest(action)| action);
    let allowed = requested.filter(|action| action.is_allowed(&now));
    taken.write_batch(allowed.cloned().map(ActionTaken));
}

/// Passes a feature's actions to it.
fn pass<A: FeatureAction>(mut taken: MessageReader<ActionTaken>, mut actions: MessageWriter<A>) {
    let taken = taken.read();
    actions.write_batch(taken.filter_map(|ActionTaken(action)| action.get::<A>()));
}

pub trait AddActions {
    /// Registers a feature's actions with their keys.
    ///
    /// # Panics
    /// If a key is already bound to another action.
    fn add_actions<A: FeatureAction>(&mut self) -> &mut Self;
}

impl AddActions for App {
    fn add_actions<A: FeatureAction>(&mut self) -> &mut App {
        self.world_mut().get_resource_or_init::<Keys>().add(
            A::KEY_GROUP,
            A::KEYS
                .iter()
                .filter(|(key, _)| key.is_offered())
                .map(|&(key, action)| (key, action.into())),
        );
        self.add_message::<A>().add_systems(Update, pass::<A>.in_set(PassActions).after(check))
    }
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.init_resource::<Keys>()
        .add_message::<ActionRequest>()
        .add_message::<ActionTaken>()
        .configure_sets(Update, (PassActions, CarryOut).chain().before(FrameSystems::Input))
        .add_systems(Update, check.in_set(PassActions));
}
