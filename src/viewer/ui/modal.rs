//! What lies over everything else: a shade, and on it a card that waits for the players.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::viewer::state::session::FrameSystems;
use crate::viewer::ui::bindings::BindingSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scrolled};
use crate::viewer::ui::widgets::column;

/// A card over everything else.
pub(crate) struct Modal {
    pub(crate) name: &'static str,
    /// Its width, in logical pixels.
    pub(crate) width: f32,
    /// Between its parts, in logical pixels.
    pub(crate) gap: f32,
    /// Where its parts are put from side to side.
    pub(crate) align: AlignItems,
    /// What is higher lies over what is lower.
    pub(crate) height: i32,
    /// How the keyboard goes round its buttons.
    pub(crate) group: TabGroup,
}

impl Modal {
    /// The card with these parts on it.
    pub(crate) fn with_content(self, parts: impl Bundle) -> impl Bundle {
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
                scrolled(room, layout, ScrollbarPlace::Over(4.0), parts),
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::PANEL_LINE),
            )],
        )
    }
}

/// The button that has the keyboard as soon as its card is there, and so is pressed by Enter.
#[derive(Component)]
pub(crate) struct InitialFocus;

fn offer(
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

/// The step in which cards open and close.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DialogSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        DialogSystems
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    )
    .add_systems(
        Update,
        offer
            .in_set(FrameSystems::Render)
            .after(DialogSystems)
            .before(BindingSystems),
    );
}
