//! What lies over everything else: a shade, and on it a card that waits for the players.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::follow::Follow;
use super::scrolling::{Place, scrolled};
use super::widgets::column;
use crate::viewer::palette;
use crate::viewer::table::Turn;

/// A card over everything else.
pub(super) struct Overlay {
    pub(super) name: &'static str,
    /// Its width, in logical pixels.
    pub(super) width: f32,
    /// Between its parts, in logical pixels.
    pub(super) gap: f32,
    /// Where its parts are put from side to side.
    pub(super) align: AlignItems,
    /// What is higher lies over what is lower.
    pub(super) height: i32,
    /// How the keyboard goes round its buttons.
    pub(super) group: TabGroup,
}

impl Overlay {
    /// The card with these parts on it.
    pub(super) fn of(self, parts: impl Bundle) -> impl Bundle {
        let room = Node {
            width: px(self.width),
            max_width: percent(96),
            max_height: percent(96),
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
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            BackgroundColor(palette::PANEL_SHADE),
            GlobalZIndex(self.height),
            self.group,
            children![(
                Name::new("Card"),
                scrolled(room, layout, Place::Over(4.0), parts),
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::PANEL_LINE),
            )],
        )
    }
}

/// The button that has the keyboard as soon as its card is there, and so is pressed by Enter.
#[derive(Component)]
pub(super) struct Offered;

fn offer(
    buttons: Query<Entity, Added<Offered>>,
    mut closed: RemovedComponents<Offered>,
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

/// The step in which cards open and close.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OpenOrClose;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, OpenOrClose.in_set(Turn::Show).before(Follow))
        .add_systems(
            Update,
            offer.in_set(Turn::Show).after(OpenOrClose).before(Follow),
        );
}
