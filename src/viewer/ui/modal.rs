//! Modal cards: a card over the whole window, on a shade that keeps clicks from what is below.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::bindings::BindingSystems;
use super::palette;
use super::scroll::{ScrollbarPlace, scroll_area};
use super::widgets::column;
use crate::viewer::state::frame::FrameSystems;

/// The height at the foot of the window that cards leave free, in logical pixels: notices appear there.
pub const FOOT: f32 = 60.0;

/// The shade round a modal card whose content is not lost when it is closed.
#[derive(Component)]
struct Shade;

/// A click on the shade round a card asks to close it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClickedOutside;

fn close_from_outside(
    click: On<Pointer<Click>>,
    shades: Query<(), With<Shade>>,
    mut clicked: MessageWriter<ClickedOutside>,
) {
    if click.entity == click.original_event_target() && shades.contains(click.entity) {
        clicked.write(ClickedOutside);
    }
}

/// The frame of a modal card.
pub struct Modal {
    /// The entity's name.
    pub name: &'static str,
    /// Width in logical pixels.
    pub width: f32,
    /// Space between the widgets, in logical pixels.
    pub gap: f32,
    /// Horizontal alignment of the widgets.
    pub align: AlignItems,
    /// Stacking order: a higher card covers a lower one.
    pub z_index: i32,
    /// The order in which Tab visits the buttons.
    pub tab_group: TabGroup,
}

impl Modal {
    /// A dialog of this width that is answered before anything else.
    pub fn new(name: &'static str, width: f32) -> Modal {
        Modal {
            name,
            width,
            gap: 12.0,
            align: AlignItems::Stretch,
            z_index: 9,
            tab_group: TabGroup::modal(),
        }
    }

    /// Returns the card with these widgets on it.
    pub fn with_content(self, content: impl Bundle) -> impl Bundle {
        let frame = Node {
            width: px(self.width),
            max_width: percent(96),
            max_height: percent(100),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(12)),
            ..default()
        };
        let layout = Node {
            padding: UiRect::all(px(24)),
            align_items: self.align,
            ..column(self.gap)
        };
        (
            Name::new(self.name),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                padding: UiRect {
                    top: px(12),
                    bottom: px(FOOT),
                    ..default()
                },
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            Shade,
            BackgroundColor(palette::PANEL_SHADE),
            GlobalZIndex(self.z_index),
            self.tab_group,
            children![(
                Name::new("Card"),
                scroll_area(frame, layout, ScrollbarPlace::Over(4.0), content),
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::PANEL_LINE),
            )],
        )
    }
}

/// The button that has the keyboard focus when its card opens, so that Enter presses it.
#[derive(Component)]
pub struct InitialFocus;

fn set_initial_focus(
    buttons: Query<Entity, Added<InitialFocus>>,
    mut closed: RemovedComponents<InitialFocus>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if closed.read().count() > 0 {
        focus.clear();
        visible.0 = false;
    }
    if let Some(button) = buttons.iter().next() {
        focus.set(button, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// The systems that open and close modal cards, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModalSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ClickedOutside>()
        .add_observer(close_from_outside)
        .configure_sets(
            Update,
            ModalSystems
                .in_set(FrameSystems::Render)
                .before(BindingSystems),
        )
        .add_systems(
            Update,
            set_initial_focus
                .in_set(FrameSystems::Render)
                .after(ModalSystems)
                .before(BindingSystems),
        );
}
