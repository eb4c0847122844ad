//! The words beside a button under the pointer: what it does, and its key.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::LineBreak;
use bevy::ui_widgets::popover::{Popover, PopoverAlign, PopoverPlacement, PopoverSide};

use crate::i18n::Localizer;
use crate::viewer::input::action::Action;
use crate::viewer::input::keyboard;
use crate::viewer::state::session::FrameSystems;
use crate::viewer::ui::bindings::{BindingSystems, BoundText};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::ActionButton;

/// A button that explains itself.
#[derive(Component)]
pub(crate) struct HasTooltip;

/// The words shown.
#[derive(Component)]
struct Tooltip;

fn says(action: Action, words: &Localizer) -> String {
    let does = words.text(action.message_key());
    match keyboard::label(action, words) {
        Some(key) => words.with("tip", &[("action", does.into()), ("key", key.into())]),
        None => does,
    }
}

fn show(
    mut commands: Commands,
    buttons: Query<
        (Entity, &ActionButton, &Hovered, Option<&Children>),
        (With<HasTooltip>, Changed<Hovered>),
    >,
    tooltips: Query<Entity, With<Tooltip>>,
) {
    for (button, ActionButton(action), hovered, children) in &buttons {
        for tooltip in children
            .into_iter()
            .flatten()
            .filter_map(|&child| tooltips.get(child).ok())
        {
            commands.entity(tooltip).despawn();
        }
        if hovered.get() {
            commands.entity(button).with_child(tooltip(*action));
        }
    }
}

fn tooltip(action: Action) -> impl Bundle {
    let at = |side, align| PopoverPlacement {
        side,
        align,
        gap: 8.0,
    };
    (
        Name::new("Tooltip"),
        Tooltip,
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
            Name::new("Words"),
            Text::default(),
            BoundText::new(move |facts| says(action, facts.words)),
            TextFont {
                font_size: FontSize::Px(13.0),
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

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(FrameSystems::Render).before(BindingSystems),
    );
}
