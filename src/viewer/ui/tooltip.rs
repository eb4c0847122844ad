//! Tooltips: a text beside the hovered button, one at a time, placed by `shell::tooltip_place`.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Pressed;

use super::bindings::{BindingSystems, BoundText};
use super::letter_size::LetterSize;
use super::modal::Shade;
use super::palette;
use crate::viewer::kernel::frame::FrameSystems;

#[derive(Component)]
pub struct Tooltip(pub BoundText);

/// A group of buttons with tooltips beside the whole group, so that none covers another button.
#[derive(Component)]
pub struct TooltipsAside;

#[derive(Component)]
pub struct OpenTooltip {
    pub button: Entity,
    /// The button or group of buttons that it stands beside.
    pub anchor: Entity,
}

fn open_and_close(
    mut commands: Commands,
    buttons: Query<(Entity, &Tooltip, &Hovered), Changed<Hovered>>,
    groups: Query<(), With<TooltipsAside>>,
    parents: Query<&ChildOf>,
    tooltips: Query<(Entity, &OpenTooltip)>,
) {
    for (button, Tooltip(text), hovered) in &buttons {
        for (tooltip, of) in &tooltips {
            if hovered.get() || of.button == button {
                commands.entity(tooltip).try_despawn();
            }
        }
        if hovered.get() {
            let mut around = parents.iter_ancestors(button);
            let group = around.find(|&parent| groups.contains(parent));
            let open = OpenTooltip { button, anchor: group.unwrap_or(button) };
            commands.spawn(tooltip(open, text.clone()));
        }
    }
}

/// Closes the tooltip of a pressed or removed button, and all tooltips when a card opens.
fn close(
    mut commands: Commands,
    tooltips: Query<(Entity, &OpenTooltip)>,
    buttons: Query<Has<Pressed>>,
    cards: Query<(), Added<Shade>>,
) {
    for (tooltip, of) in &tooltips {
        let is_over = buttons.get(of.button).unwrap_or(true);
        if is_over || !cards.is_empty() {
            commands.entity(tooltip).try_despawn();
        }
    }
}

fn tooltip(open: OpenTooltip, text: impl Bundle) -> impl Bundle {
    (
        Name::new("Tooltip"),
        open,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(9), px(6)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        BorderColor::all(palette::PANEL_LINE),
        GlobalZIndex(10),
        // Hidden until placed.
        Visibility::Hidden,
        Pickable::IGNORE,
        children![(
            Name::new("Text"),
            Text::default(),
            text,
            TextFont { font_size: LetterSize::Small.into(), ..default() },
            TextColor(palette::TEXT),
            Pickable::IGNORE,
        )],
    )
}

/// A widget with a tooltip.
pub fn explained(widget: impl Bundle, explanation: BoundText) -> impl Bundle {
    (
        Name::new("Explained"),
        Node { flex_shrink: 0.0, ..default() },
        Hovered::default(),
        Tooltip(explanation),
        children![widget],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (open_and_close, close).chain().in_set(FrameSystems::Render).before(BindingSystems),
    );
}
