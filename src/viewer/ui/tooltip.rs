//! Tooltips: a text beside the button under the pointer.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::LineBreak;
use bevy::ui_widgets::popover::{Popover, PopoverAlign, PopoverPlacement, PopoverSide};

use super::bindings::{BindingSystems, BoundText, Model};
use super::letter_size::LetterSize;
use super::palette;
use crate::viewer::state::frame::FrameSystems;

/// The tooltip of a button.
#[derive(Component)]
pub struct Tooltip<M: Model>(pub BoundText<M>);

/// A tooltip on the screen.
#[derive(Component)]
struct OpenTooltip;

fn open_and_close<M: Model>(
    mut commands: Commands,
    buttons: Query<(Entity, &Tooltip<M>, &Hovered, Option<&Children>), Changed<Hovered>>,
    tooltips: Query<Entity, With<OpenTooltip>>,
) {
    for (button, Tooltip(text), hovered, children) in &buttons {
        for tooltip in children
            .into_iter()
            .flatten()
            .filter_map(|&child| tooltips.get(child).ok())
        {
            commands.entity(tooltip).despawn();
        }
        if hovered.get() {
            commands.entity(button).with_child(tooltip(text.clone()));
        }
    }
}

fn tooltip(text: impl Bundle) -> impl Bundle {
    let at = |side, align| PopoverPlacement {
        side,
        align,
        gap: 8.0,
    };
    (
        Name::new("Tooltip"),
        OpenTooltip,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(9), px(6)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        BorderColor::all(palette::PANEL_LINE),
        GlobalZIndex(4),
        Pickable::IGNORE,
        Popover {
            positions: vec![
                at(PopoverSide::Top, PopoverAlign::Center),
                at(PopoverSide::Top, PopoverAlign::Start),
                at(PopoverSide::Top, PopoverAlign::End),
                at(PopoverSide::Bottom, PopoverAlign::Center),
                at(PopoverSide::Bottom, PopoverAlign::End),
                at(PopoverSide::Bottom, PopoverAlign::Start),
            ],
            window_margin: 6.0,
        },
        children![(
            Name::new("Text"),
            Text::default(),
            text,
            TextFont {
                font_size: LetterSize::Small.into(),
                ..default()
            },
            TextColor(palette::TEXT),
            TextLayout {
                linebreak: LineBreak::NoWrap,
                ..default()
            },
            Pickable::IGNORE,
        )],
    )
}

pub(super) fn plugin<M: Model>(app: &mut App) {
    app.add_systems(
        Update,
        open_and_close::<M>
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    );
}
