//! Modal cards: a card over the window, on a shade that blocks clicks.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::bindings::BindingSystems;
use super::palette;
use super::scroll::{ScrollbarPlace, scroll_area};
use super::shape::{WindowShape, in_interface};
use super::style::PANEL_WIDTH;
use super::widgets::column;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::ui::widgets::group_of;

/// Height at the bottom of the window kept free for notices, in logical pixels.
pub const FOOT: f32 = 60.0;

/// Minimum distance of a card from the panel and the window's edge, in logical pixels.
const MARGIN: f32 = 12.0;

/// The shade around a modal card that can be closed without losing content.
#[derive(Component)]
pub struct Shade {
    /// Card width, in logical pixels.
    card: f32,
    place: ModalPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModalPlace {
    /// The middle of the scene or, if it does not fit there, of the window.
    Middle,
    /// Over the panel on the right, leaving the scene visible.
    OverPanel,
}

/// The rest of the window while a card is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surroundings {
    /// Darkened; a click requests closing the card.
    Shaded,
    /// Unchanged; a click requests closing the card.
    Clear,
    /// Unchanged and interactive.
    InUse,
}

/// A click on the shade, which requests closing the card.
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
    pub name: &'static str,
    /// Width in logical pixels.
    pub width: f32,
    /// Gap between the widgets, in logical pixels.
    pub gap: f32,
    /// Horizontal alignment of the widgets.
    pub align: AlignItems,
    /// Stacking order; higher cards cover lower ones.
    pub z_index: i32,
    /// The Tab order of the buttons.
    pub tab_group: TabGroup,
    pub surroundings: Surroundings,
    pub place: ModalPlace,
}

/// Padding of a card, in logical pixels.
const PADDING: f32 = 24.0;

impl Modal {
    pub fn new(name: &'static str, width: f32) -> Modal {
        Modal {
            name,
            width,
            gap: 12.0,
            align: AlignItems::Stretch,
            z_index: 9,
            tab_group: TabGroup::modal(),
            surroundings: Surroundings::Shaded,
            place: ModalPlace::Middle,
        }
    }

    pub fn with_content(self, content: impl Bundle) -> impl Bundle {
        let layout =
            Node { padding: UiRect::all(px(PADDING)), align_items: self.align, ..column(self.gap) };
        self.around(children![scrolled(layout, content)])
    }

    /// Returns the card with widgets and a footer that stays visible when it scrolls.
    pub fn with_foot(self, content: impl Bundle, foot: impl Bundle) -> impl Bundle {
        let layout = Node {
            padding: UiRect { bottom: px(PADDING / 2.0), ..UiRect::all(px(PADDING)) },
            align_items: self.align,
            ..column(self.gap)
        };
        self.around(children![
            scrolled(layout, content),
            group_of(
                "Foot of the card",
                Node {
                    flex_shrink: 0.0,
                    padding: UiRect { top: px(0), ..UiRect::all(px(PADDING)) },
                    ..column(0.0)
                },
                children![foot]
            ),
        ])
    }

    fn around(self, parts: impl Bundle) -> impl Bundle {
        let (color, pickable) = match self.surroundings {
            Surroundings::Shaded => (palette::PANEL_SHADE, Pickable::default()),
            Surroundings::Clear => (Color::NONE, Pickable::default()),
            Surroundings::InUse => (Color::NONE, Pickable::IGNORE),
        };
        let (around, card) = match self.place {
            ModalPlace::Middle => (
                Node {
                    padding: UiRect { top: px(MARGIN), bottom: px(FOOT), ..default() },
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    ..default()
                },
                Node {
                    width: px(self.width),
                    max_width: percent(96),
                    max_height: percent(100),
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(px(12)),
                    ..column(0.0)
                },
            ),
            ModalPlace::OverPanel => (
                Node { justify_content: JustifyContent::End, ..default() },
                Node {
                    width: px(PANEL_WIDTH),
                    max_width: percent(100),
                    height: percent(100),
                    border: UiRect::left(px(1)),
                    ..column(0.0)
                },
            ),
        };
        (
            Name::new(self.name),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..around
            },
            Shade { card: self.width, place: self.place },
            BackgroundColor(color),
            pickable,
            GlobalZIndex(self.z_index),
            self.tab_group,
            children![(
                Name::new("Card"),
                CardPosition(self.place),
                card,
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::PANEL_LINE),
                parts,
            )],
        )
    }
}

/// The part of a card that scrolls if the card is too low.
fn scrolled(layout: Node, content: impl Bundle) -> impl Bundle {
    let frame = Node { flex_grow: 1.0, min_height: px(0), ..default() };
    (
        Name::new("Content of the card"),
        scroll_area(frame, layout, ScrollbarPlace::Over(4.0), content),
    )
}

/// Centers each card beside the panel if it fits there, otherwise in the window, never half over the panel.
fn keep_off_the_panel(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    shape: Res<WindowShape>,
    mut shades: Query<(&Shade, &mut Node)>,
) {
    let Some(window) = window else { return };
    let beside = in_interface(window.size(), &scale).x - shape.panel_width();
    for (shade, mut node) in &mut shades {
        if shade.place == ModalPlace::OverPanel {
            continue;
        }
        let right =
            if beside >= shade.card + 2.0 * MARGIN { px(shape.panel_width()) } else { px(0) };
        if node.padding.right != right {
            node.padding.right = right;
        }
    }
}

#[derive(Component)]
struct CardPosition(ModalPlace);

/// Makes cards over the panel as wide as the panel.
fn cover_the_panel(shape: Res<WindowShape>, mut cards: Query<(&CardPosition, &mut Node)>) {
    let width = px(shape.panel_width().max(PANEL_WIDTH));
    for (CardPosition(place), mut node) in &mut cards {
        if *place == ModalPlace::OverPanel && node.width != width {
            node.width = width;
        }
    }
}

/// The button focused when its card opens, so that Enter presses it.
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
        .configure_sets(Update, ModalSystems.in_set(FrameSystems::Render).before(BindingSystems))
        .add_systems(PostUpdate, (keep_off_the_panel, cover_the_panel).before(UiSystems::Layout))
        .add_systems(
            Update,
            set_initial_focus
                .in_set(FrameSystems::Render)
                .after(ModalSystems)
                .before(BindingSystems),
        );
}
