//! Bindings: components that keep a widget in step with what it shows.
//!
//! A binding holds a function of a snapshot of the [`Model`]. The systems evaluate the bindings when the model has
//! changed, and new bindings at once; otherwise they do not run. The toolkit does not know the model: the panels
//! choose one.

use std::sync::Arc;

use bevy::ecs::system::{ReadOnlySystemParam, StaticSystemParam, SystemParamItem};
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use crate::viewer::kernel::frame::FrameSystems;

/// The system parameter that widgets are bound to.
pub trait Model: ReadOnlySystemParam + 'static {
    /// The values that bindings read.
    type Snapshot<'a>;

    /// Returns `true` if anything that a snapshot holds has changed since the calling system last ran.
    fn has_changed(item: &SystemParamItem<'_, '_, Self>) -> bool;

    /// Returns the values of this frame.
    fn snapshot<'a>(item: &'a SystemParamItem<'_, '_, Self>) -> Self::Snapshot<'a>;
}

type Binding<M, T> = Arc<dyn Fn(&<M as Model>::Snapshot<'_>) -> T + Send + Sync>;

/// Defines a binding: a component that computes a value from a snapshot.
macro_rules! binding {
    ($(#[$doc:meta])* $name:ident -> $value:ty) => {
        $(#[$doc])*
        #[derive(Component)]
        pub struct $name<M: Model>(Binding<M, $value>);

        impl<M: Model> $name<M> {
            /// Binds to the result of this function.
            pub fn new(
                value: impl Fn(&M::Snapshot<'_>) -> $value + Send + Sync + 'static,
            ) -> $name<M> {
                $name(Arc::new(value))
            }

            /// The value for this snapshot.
            pub fn value(&self, snapshot: &M::Snapshot<'_>) -> $value {
                (self.0)(snapshot)
            }
        }

        impl<M: Model> Clone for $name<M> {
            fn clone(&self) -> $name<M> {
                $name(self.0.clone())
            }
        }
    };
}

binding! {
    /// The text of a [`Text`].
    BoundText -> String
}
binding! {
    /// Visibility of a widget, as a function of the state; a hidden one takes no room.
    VisibleWhen -> bool
}
binding! {
    /// Enabled state of a button, as a function of the state.
    EnabledWhen -> bool
}
binding! {
    /// Checked state of a button, as a function of the state.
    CheckedWhen -> bool
}
binding! {
    /// The share of its parent's width that the widget fills, from 0 to 1.
    BoundWidth -> f32
}
binding! {
    /// The direction in which the widget lays out its children.
    BoundDirection -> FlexDirection
}

fn update_texts<M: Model>(
    model: StaticSystemParam<M>,
    mut texts: Query<(Ref<BoundText<M>>, &mut Text)>,
) {
    let (snapshot, all) = (M::snapshot(&model), M::has_changed(&model));
    for (binding, mut text) in texts
        .iter_mut()
        .filter(|(binding, _)| all || binding.is_added())
    {
        text.set_if_neq(Text((binding.0)(&snapshot)));
    }
}

fn update_layout<M: Model>(
    model: StaticSystemParam<M>,
    mut widgets: Query<
        (
            Option<Ref<VisibleWhen<M>>>,
            Option<Ref<BoundWidth<M>>>,
            Option<Ref<BoundDirection<M>>>,
            &mut Node,
        ),
        Or<(
            With<VisibleWhen<M>>,
            With<BoundWidth<M>>,
            With<BoundDirection<M>>,
        )>,
    >,
) {
    let (snapshot, all) = (M::snapshot(&model), M::has_changed(&model));
    for (visible, width, direction, mut node) in &mut widgets {
        if let Some(binding) = visible.filter(|binding| all || binding.is_added()) {
            let display = if (binding.0)(&snapshot) {
                Display::Flex
            } else {
                Display::None
            };
            if node.display != display {
                node.display = display;
            }
        }
        if let Some(binding) = width.filter(|binding| all || binding.is_added()) {
            let width = percent(100.0 * (binding.0)(&snapshot).clamp(0.0, 1.0));
            if node.width != width {
                node.width = width;
            }
        }
        if let Some(binding) = direction.filter(|binding| all || binding.is_added()) {
            let direction = (binding.0)(&snapshot);
            if node.flex_direction != direction {
                node.flex_direction = direction;
            }
        }
    }
}

fn update_enabled<M: Model>(
    mut commands: Commands,
    model: StaticSystemParam<M>,
    buttons: Query<(Entity, Ref<EnabledWhen<M>>, Has<InteractionDisabled>)>,
) {
    let (snapshot, all) = (M::snapshot(&model), M::has_changed(&model));
    for (entity, binding, is_disabled) in &buttons {
        if !all && !binding.is_added() {
            continue;
        }
        match ((binding.0)(&snapshot), is_disabled) {
            (true, true) => {
                commands.entity(entity).remove::<InteractionDisabled>();
            }
            (false, false) => {
                commands.entity(entity).insert(InteractionDisabled);
            }
            _ => {}
        }
    }
}

fn update_checked<M: Model>(
    mut commands: Commands,
    model: StaticSystemParam<M>,
    buttons: Query<(Entity, Ref<CheckedWhen<M>>, Has<Checked>)>,
) {
    let (snapshot, all) = (M::snapshot(&model), M::has_changed(&model));
    for (entity, binding, is_checked) in &buttons {
        if !all && !binding.is_added() {
            continue;
        }
        match ((binding.0)(&snapshot), is_checked) {
            (true, false) => {
                commands.entity(entity).insert(Checked);
            }
            (false, true) => {
                commands.entity(entity).remove::<Checked>();
            }
            _ => {}
        }
    }
}

/// Run condition: the model has changed, or there are new bindings.
fn must_update<M: Model>(
    model: StaticSystemParam<M>,
    added: Query<
        (),
        Or<(
            Added<BoundText<M>>,
            Added<VisibleWhen<M>>,
            Added<EnabledWhen<M>>,
            Added<CheckedWhen<M>>,
            Added<BoundWidth<M>>,
            Added<BoundDirection<M>>,
        )>,
    >,
) -> bool {
    M::has_changed(&model) || !added.is_empty()
}

/// The systems that evaluate bindings, in [`FrameSystems::Render`]. Systems that spawn widgets run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingSystems;

pub(super) fn plugin<M: Model>(app: &mut App) {
    app.configure_sets(Update, BindingSystems.in_set(FrameSystems::Render))
        .add_systems(
            Update,
            (
                update_texts::<M>,
                update_layout::<M>,
                update_enabled::<M>,
                update_checked::<M>,
            )
                .in_set(BindingSystems)
                .run_if(must_update::<M>),
        );
}
