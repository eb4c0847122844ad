//! Bindings: components that keep a widget in step with what it shows.
//!
//! A binding holds a function of the [`Tracked`] state of the window. It is evaluated when it is new, and when a resource
//! that it read has changed.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use crate::i18n::MessageFn;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::tracked::{Changes, Derived, Tracked};

/// A component that computes what a widget shows.
pub trait Binding: Component<Mutability = Mutable> {
    type Value;

    /// The function that computes it.
    fn derived(&mut self) -> &mut Derived<Self::Value>;

    /// The same, to look at.
    fn peek(&self) -> &Derived<Self::Value>;

    fn show(value: Self::Value, widget: &mut EntityWorldMut<'_>);
}

/// Defines a binding, with the function that shows its value.
macro_rules! binding {
    ($(#[$doc:meta])* $name:ident -> $value:ty, $show:expr) => {
        $(#[$doc])*
        #[derive(Component, Clone)]
        pub struct $name(Derived<$value>);

        impl $name {
            /// Binds to the result of this function.
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
    /// Visibility of a widget, as a function of the state; a hidden one takes no room.
    VisibleWhen -> bool,
    |is_visible, widget| {
        let display = if is_visible { Display::Flex } else { Display::None };
        set_layout(widget, display, |node| &mut node.display);
    }
}
binding! {
    /// Enabled state of a button, as a function of the state.
    EnabledWhen -> bool,
    |is_enabled, button| set_mark(button, !is_enabled, InteractionDisabled)
}
binding! {
    /// Checked state of a button, as a function of the state.
    CheckedWhen -> bool,
    |is_checked, button| set_mark(button, is_checked, Checked)
}
binding! {
    /// The share of its parent's width that the widget fills, from 0 to 1.
    BoundWidth -> f32,
    |share, widget| set_layout(widget, percent(100.0 * share.clamp(0.0, 1.0)), |node| &mut node.width)
}
binding! {
    /// The direction in which the widget lays out its children.
    BoundDirection -> FlexDirection,
    |direction, widget| set_layout(widget, direction, |node| &mut node.flex_direction)
}

binding! {
    /// The share that a [`Gauge`] comes to show, from 0 to 1; `None` leaves it as it is.
    BoundGauge -> Option<f32>,
    |share, widget| {
        if let (Some(share), Some(mut gauge)) = (share, widget.get_mut::<Gauge>()) {
            gauge.go_to(share);
        }
    }
}

binding! {
    /// The name for screen readers of a button or gauge without words.
    BoundName -> String,
    |name, widget| {
        widget.insert(SpokenName(name));
    }
}

/// The name for screen readers of a button or gauge without words, in the current language.
#[derive(Component)]
pub struct SpokenName(pub String);

impl BoundText {
    /// A message without arguments.
    pub(crate) fn message(message: MessageFn) -> BoundText {
        BoundText::new(move |ui| message(&ui.localizer().messages))
    }
}

/// Sets a value of the layout, which is calculated again only if that is new.
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

/// Gives the widget this component, or takes it away.
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

/// Evaluates the bindings of a type whose values may have changed.
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
            let value = binding
                .bypass_change_detection()
                .derived()
                .store(recomputed);
            B::show(value, &mut widget);
        }
    }
}

/// The systems that evaluate bindings, in [`FrameSystems::Render`]. Systems that spawn widgets run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingSystems;

/// The time in which a gauge moves from empty to full, in seconds.
const SECONDS: f32 = 0.9;

/// The share of its column that a node fills, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Gauge {
    shown: f32,
    goal: f32,
}

impl Gauge {
    /// A gauge that shows this share.
    pub const fn new(share: f32) -> Gauge {
        Gauge {
            shown: share,
            goal: share,
        }
    }

    /// The share that it shows when it has come to rest.
    pub const fn goal(&self) -> f32 {
        self.goal
    }

    /// Lets it move to this share.
    pub fn go_to(&mut self, share: f32) {
        self.goal = share.clamp(0.0, 1.0);
    }
}

/// Moves the gauges. It runs after the bindings, which set their goals.
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
        .add_systems(
            Update,
            move_gauges
                .after(BindingSystems)
                .in_set(FrameSystems::Render),
        );
}
