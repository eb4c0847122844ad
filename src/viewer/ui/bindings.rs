//! Bindings: components that keep a widget in sync with the state.
//!
//! A binding holds a function of the window's [`Tracked`] state, evaluated when new and when a resource it has read
//! changes.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use crate::i18n::MessageFn;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::tracked::{Changes, Derived, Tracked};

/// A component that computes a property of a widget.
pub trait Binding: Component<Mutability = Mutable> {
    type Value;

    fn derived(&mut self) -> &mut Derived<Self::Value>;

    /// Read-only access to [`derived`](Binding::derived).
    fn peek(&self) -> &Derived<Self::Value>;

    fn show(value: Self::Value, widget: &mut EntityWorldMut<'_>);
}

/// Defines a binding with the function that applies its value.
macro_rules! binding {
    ($(#[$doc:meta])* $name:ident -> $value:ty, $show:expr) => {
        $(#[$doc])*
        #[derive(Component, Clone)]
        pub struct $name(Derived<$value>);

        impl $name {
            /// Binds to a function of the state.
            pub fn new(value: impl Fn(&Tracked<'_>) -> $value + Send + Sync + 'static) -> $name {
                $name(Derived::new(value))
            }
        }

        impl Binding for $name {
            type Value = $value;

            fn derived(&mut self) -> &mut Derived<$value> {
                &mut self.0
            }

            fn peek(&self) -> &Derived<$value> {
                &self.0
            }

            fn show(value: $value, widget: &mut EntityWorldMut<'_>) {
                let show: fn($value, &mut EntityWorldMut<'_>) = $show;
                show(value, widget);
            }
        }
    };
}

binding! {
    /// The text of a [`Text`].
    BoundText -> String,
    |words, widget| {
        if let Some(mut text) = widget.get_mut::<Text>() {
            text.set_if_neq(Text(words));
        }
    }
}
binding! {
    /// Visibility of a widget; a hidden one takes no space.
    VisibleWhen -> bool,
    |is_visible, widget| {
        let display = if is_visible { Display::Flex } else { Display::None };
        set_layout(widget, display, |node| &mut node.display);
    }
}
binding! {
    /// Enabled state of a button.
    EnabledWhen -> bool,
    |is_enabled, button| set_mark(button, !is_enabled, InteractionDisabled)
}
binding! {
    /// Checked state of a button.
    CheckedWhen -> bool,
    |is_checked, button| set_mark(button, is_checked, Checked)
}
binding! {
    /// The widget's width as a fraction of its parent's.
    BoundWidth -> f32,
    |share, widget| set_layout(widget, percent(100.0 * share.clamp(0.0, 1.0)), |node| &mut node.width)
}
binding! {
    /// The direction in which the widget lays out its children.
    BoundDirection -> FlexDirection,
    |direction, widget| set_layout(widget, direction, |node| &mut node.flex_direction)
}

binding! {
    /// The target of a [`Gauge`], from 0 to 1; `None` leaves it unchanged.
    BoundGauge -> Option<f32>,
    |share, widget| {
        if let (Some(share), Some(mut gauge)) = (share, widget.get_mut::<Gauge>()) {
            gauge.go_to(share);
        }
    }
}

binding! {
    /// The accessible name of a button or gauge without text.
    BoundName -> String,
    |name, widget| {
        widget.insert(SpokenName(name));
    }
}

/// The accessible name of a button or gauge without text, in the current language.
#[derive(Component)]
pub struct SpokenName(pub String);

impl BoundText {
    /// Binds to a message without arguments.
    pub(crate) fn message(message: MessageFn) -> BoundText {
        BoundText::new(move |ui| message(&ui.localizer().messages))
    }
}

/// Sets a layout value without triggering a layout if it is unchanged.
fn set_layout<T: PartialEq>(
    widget: &mut EntityWorldMut<'_>,
    value: T,
    place: fn(&mut Node) -> &mut T,
) {
    if let Some(mut node) = widget.get_mut::<Node>()
        && *place(node.bypass_change_detection()) != value
    {
        *place(&mut node) = value;
    }
}

fn set_mark<C: Component>(widget: &mut EntityWorldMut<'_>, is_set: bool, mark: C) {
    match (is_set, widget.contains::<C>()) {
        (true, false) => {
            widget.insert(mark);
        }
        (false, true) => {
            widget.remove::<C>();
        }
        _ => {}
    }
}

/// Evaluates all stale bindings of a type.
pub(super) fn update<B: Binding>(
    world: &mut World,
    bindings: &mut QueryState<(Entity, &'static B)>,
    mut changes: Local<Changes>,
) {
    changes.advance(world);
    let recomputed: Vec<_> = bindings
        .iter(world)
        .filter_map(|(widget, binding)| {
            let recomputed = binding.peek().recompute_if_stale(world, &mut changes)?;
            Some((widget, recomputed))
        })
        .collect();
    for (widget, recomputed) in recomputed {
        let mut widget = world.entity_mut(widget);
        if let Some(mut binding) = widget.get_mut::<B>() {
            let value = binding.bypass_change_detection().derived().store(recomputed);
            B::show(value, &mut widget);
        }
    }
}

/// The systems that evaluate bindings, in [`FrameSystems::Render`]. Systems that spawn widgets run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingSystems;

/// Time for a gauge to move from empty to full, in seconds.
const SECONDS: f32 = 0.9;

/// The animated fill of a node in its column, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Gauge {
    shown: f32,
    goal: f32,
}

impl Gauge {
    pub const fn new(share: f32) -> Gauge {
        Gauge { shown: share, goal: share }
    }

    /// The target value.
    pub const fn goal(&self) -> f32 {
        self.goal
    }

    /// Animates to this value.
    pub fn go_to(&mut self, share: f32) {
        self.goal = share.clamp(0.0, 1.0);
    }
}

/// Moves the gauges, after the bindings have set their targets.
fn move_gauges(mut motion: ResMut<Motion>, mut gauges: Query<(&mut Gauge, &mut Node)>) {
    for (mut gauge, mut node) in &mut gauges {
        if gauge.shown != gauge.goal {
            gauge.shown = motion.approach(gauge.shown, gauge.goal, SECONDS);
        }
        let height = percent(100.0 * gauge.shown);
        if node.height != height {
            node.height = height;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, BindingSystems.in_set(FrameSystems::Render))
        .add_systems(
            Update,
            (
                update::<BoundText>,
                update::<VisibleWhen>,
                update::<EnabledWhen>,
                update::<CheckedWhen>,
                update::<BoundWidth>,
                update::<BoundDirection>,
                update::<BoundGauge>,
                update::<BoundName>,
            )
                .chain()
                .in_set(BindingSystems),
        )
        .add_systems(Update, move_gauges.after(BindingSystems).in_set(FrameSystems::Render));
}
