//! The move list in two columns. The move shown is highlighted; a click on another shows that one.

mod navigation;
mod viewport;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy::text::{Justify, LineBreak};
use bevy::ui::Checked;

use crate::i18n::Messages;
use crate::rules::{Ply, Variant};
use crate::viewer::messages::Action;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scrollbar};
use crate::viewer::ui::style::ButtonStyle;

pub(super) use navigation::navigation_buttons;

use crate::viewer::game_ui::action_button::bare_button;
use crate::viewer::game_ui::snapshot::{BoundText, UiState, VisibleWhen};
use crate::viewer::ui::bindings::BindingSystems;
use crate::viewer::ui::widgets::{SIZE, row, text};
use viewport::{LINE_HEIGHT, viewport};

/// The list of lines.
#[derive(Component, Default)]
struct MoveList {
    /// The content: the variant, the number of plies before the first move, the moves.
    content: Option<(Variant, u16, Vec<String>)>,
}

/// The button of a move, with the ply it leads to.
#[derive(Component)]
struct MoveCell(Ply);

pub(super) fn list() -> impl Bundle {
    (
        Name::new("Moves"),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(LINE_HEIGHT * 3.0),
            border_radius: BorderRadius::all(px(8)),
            padding: UiRect::all(px(4)),
            column_gap: px(3),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        Children::spawn(SpawnWith(|list: &mut RelatedSpawner<ChildOf>| {
            let area = list
                .spawn((viewport(), children![list_content(), nothing_yet()]))
                .id();
            list.spawn(scrollbar(area, ScrollbarPlace::Beside));
        })),
    )
}

fn list_content() -> impl Bundle {
    (
        Name::new("Sheet"),
        MoveList::default(),
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn nothing_yet() -> impl Bundle {
    (
        Name::new("Nothing yet"),
        Node {
            padding: UiRect::all(px(8)),
            ..default()
        },
        VisibleWhen::new(|ui| ui.game.line().is_empty()),
        Pickable::IGNORE,
        children![text(
            "Words",
            SIZE,
            palette::TEXT_FAINT,
            BoundText::message(Messages::no_moves_yet)
        )],
    )
}

/// Updates the list from the first line that differs.
fn update_list(
    mut commands: Commands,
    state: UiState,
    list: Single<(Entity, &mut MoveList, Option<&Children>)>,
) {
    let ui = state.snapshot();
    let (entity, mut list, lines) = list.into_inner();
    let missing = ui.game.ply_offset();
    let moves: Vec<_> = ui
        .game
        .line()
        .iter()
        .map(|&node| ui.game.text(node).replace('x', "×"))
        .collect();
    let now = Some((ui.game.variant(), missing, moves));
    if list.content == now {
        return;
    }
    let offset = usize::from(missing);
    let kept = match (&list.content, &now) {
        (Some((variant, missing, old)), Some((new_variant, new_missing, new)))
            if variant == new_variant && missing == new_missing =>
        {
            let same = old
                .iter()
                .zip(new)
                .take_while(|(old, new)| old == new)
                .count();
            (same + offset) / 2
        }
        _ => 0,
    };
    for &line in lines.into_iter().flatten().skip(kept) {
        commands.entity(line).despawn();
    }
    list.content = now;
    let Some((_, _, moves)) = &list.content else {
        return;
    };
    let in_all = (moves.len() + offset).div_ceil(2);
    commands.entity(entity).with_children(|list| {
        for line in kept..in_all {
            let cell = |half: usize| {
                let place = (2 * line + half).checked_sub(offset)?;
                Some((Ply(place as u16 + 1), moves.get(place)?.clone()))
            };
            let halves = [cell(0), cell(1)];
            list.spawn(number(line)).with_children(|row| {
                for (at, cell) in halves.into_iter().enumerate() {
                    match cell {
                        Some((ply, text)) => row.spawn(move_cell(ply, text)),
                        None => row.spawn(empty_cell(at == 0)),
                    };
                }
            });
        }
    });
}

fn number(line: usize) -> impl Bundle {
    (
        Name::new("Line"),
        Node {
            height: px(LINE_HEIGHT),
            flex_shrink: 0.0,
            ..row(2.0)
        },
        Pickable::IGNORE,
        children![(
            Name::new("Number"),
            Node {
                width: px(32),
                flex_shrink: 0.0,
                padding: UiRect::right(px(4)),
                ..default()
            },
            Text::new(format!("{}.", line + 1)),
            TextFont {
                font_size: FontSize::Px(12.0),
                ..default()
            },
            TextColor(palette::TEXT_FAINT),
            TextLayout {
                justify: Justify::Right,
                ..default()
            },
            Pickable::IGNORE,
        )],
    )
}

fn cell_node() -> Node {
    Node {
        height: px(LINE_HEIGHT - 2.0),
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(5)),
        overflow: Overflow::clip(),
        ..default()
    }
}

fn move_cell(ply: Ply, text: String) -> impl Bundle {
    (
        bare_button("Move", Action::ShowPly(ply), ButtonStyle::Flat, cell_node()),
        MoveCell(ply),
        children![(
            Name::new("Text"),
            Text::new(text),
            TextFont {
                font_size: FontSize::Px(SIZE),
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

/// The cell without a move: before the first move if Black began, or after the last.
fn empty_cell(before: bool) -> impl Bundle {
    (
        Name::new("No move"),
        Node {
            justify_content: JustifyContent::Center,
            ..cell_node()
        },
        Text::new(if before { "…" } else { "" }),
        TextLayout {
            justify: Justify::Center,
            ..default()
        },
        TextFont {
            font_size: FontSize::Px(SIZE),
            ..default()
        },
        TextColor(palette::TEXT_FAINT),
        Pickable::IGNORE,
    )
}

/// Checks the button of the move shown.
fn mark_shown_move(
    mut commands: Commands,
    state: UiState,
    cells: Query<(Entity, &MoveCell, Has<Checked>)>,
) {
    let shown = state.snapshot().game.current_ply();
    for (entity, MoveCell(ply), is_marked) in &cells {
        match (*ply == shown, is_marked) {
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

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(viewport::plugin).add_systems(
        Update,
        (update_list, mark_shown_move)
            .chain()
            .in_set(FrameSystems::Render)
            .before(BindingSystems)
            .run_if(|state: UiState| state.has_changed()),
    );
}
