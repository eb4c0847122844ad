//! The moves played, two columns of them: the one shown stands out, a click shows another.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy::text::Justify;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};
use bevy::window::RequestRedraw;

use super::follow::{Desk, Enabled, Follow, Says, Shown};
use super::icons::Icon;
use super::style::Look;
use super::tooltip::Tip;
use super::widgets::{Kit, SIZE, bare, icon_button, row, text};
use crate::game::Game;
use crate::rules::{Ply, Side, Variant};
use crate::viewer::action::Action;
use crate::viewer::palette;
use crate::viewer::table::Turn;

/// The height of one line of moves, in logical pixels.
const LINE: f32 = 26.0;

/// The lines of moves.
#[derive(Component, Default)]
struct Sheet {
    /// What is written on it: the game's variant, whether Black began, the moves.
    written: Option<(Variant, bool, Vec<String>)>,
}

/// The part of the sheet in sight.
#[derive(Component)]
struct Page;

/// A move, named by the position it leads to.
#[derive(Component)]
struct Cell(Ply);

pub(super) fn list() -> impl Bundle {
    (
        Name::new("Moves"),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(LINE * 3.0),
            border_radius: BorderRadius::all(px(8)),
            padding: UiRect::all(px(4)),
            column_gap: px(3),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        Children::spawn(SpawnWith(|list: &mut RelatedSpawner<ChildOf>| {
            let page = list.spawn((page(), children![sheet(), nothing_yet()])).id();
            list.spawn(scrollbar(page));
        })),
    )
}

fn page() -> impl Bundle {
    (
        Name::new("Page"),
        Page,
        ScrollArea,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

fn sheet() -> impl Bundle {
    (
        Name::new("Sheet"),
        Sheet::default(),
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
        Shown::when(|facts| facts.game.record().is_empty()),
        Pickable::IGNORE,
        children![text(
            "Words",
            SIZE,
            palette::TEXT_FAINT,
            Says::words("no-moves-yet")
        )],
    )
}

fn scrollbar(page: Entity) -> impl Bundle {
    (
        Name::new("Scrollbar"),
        Node {
            width: px(7),
            flex_shrink: 0.0,
            ..default()
        },
        Scrollbar::new(page, ControlOrientation::Vertical, 24.0),
        Visibility::Hidden,
        children![(
            Name::new("Thumb"),
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                border: UiRect::ZERO
            },
            BackgroundColor(palette::BUTTON_HOVER),
        )],
    )
}

/// The buttons that go through the game.
pub(super) fn steps(kit: &Kit) -> impl Bundle + use<> {
    let step = |name, action, icon| (icon_button(kit, name, action, Look::Plain, icon), Tip);
    let back =
        || Enabled::when(|facts| facts.game.shown() > Ply(0) || facts.game.declared().is_some());
    let forward = || Enabled::when(|facts| facts.game.shown() < facts.game.last());
    (
        Name::new("Steps"),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        Pickable::IGNORE,
        children![
            (
                step("First", Action::First, Icon::First),
                Enabled::when(|facts| facts.game.shown() > Ply(0)),
                Wide
            ),
            (step("Undo", Action::Undo, Icon::Back), back(), Wide),
            (step("Redo", Action::Redo, Icon::Forward), forward(), Wide),
            (step("Last", Action::Last, Icon::Last), forward(), Wide),
        ],
    )
}

/// A button as wide as there is room.
#[derive(Component)]
struct Wide;

fn widen(mut buttons: Query<&mut Node, Added<Wide>>) {
    for mut node in &mut buttons {
        node.flex_grow = 1.0;
    }
}

fn begins_with_black(game: &Game) -> bool {
    game.start().side_to_move() == Side::Black
}

/// Writes the moves on the sheet, from the first line that is not right on it.
fn write(
    mut commands: Commands,
    desk: Desk,
    sheet: Single<(Entity, &mut Sheet, Option<&Children>)>,
) {
    let facts = desk.facts();
    let (entity, mut sheet, lines) = sheet.into_inner();
    let black_began = begins_with_black(facts.game);
    let moves: Vec<_> = facts
        .game
        .record()
        .iter()
        .map(|played| played.text.replace('x', "×"))
        .collect();
    let now = Some((facts.game.variant(), black_began, moves));
    if sheet.written == now {
        return;
    }
    let offset = usize::from(black_began);
    let kept = match (&sheet.written, &now) {
        (Some((variant, began, old)), Some((new_variant, new_began, new)))
            if variant == new_variant && began == new_began =>
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
    sheet.written = now;
    let Some((_, _, moves)) = &sheet.written else {
        return;
    };
    let in_all = (moves.len() + offset).div_ceil(2);
    commands.entity(entity).with_children(|sheet| {
        for line in kept..in_all {
            let cell = |half: usize| {
                let place = (2 * line + half).checked_sub(offset)?;
                Some((Ply(place as u16 + 1), moves.get(place)?.clone()))
            };
            let (white, black) = (cell(0), cell(1));
            sheet.spawn(number(line)).with_children(|row| {
                for (at, cell) in [white, black].into_iter().enumerate() {
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
            height: px(LINE),
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
        height: px(LINE - 2.0),
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
        bare("Move", Action::Show(ply), Look::Quiet, cell_node()),
        Cell(ply),
        children![(
            Name::new("Text"),
            Text::new(text),
            TextFont {
                font_size: FontSize::Px(SIZE),
                ..default()
            },
            TextColor(palette::TEXT),
            TextLayout {
                linebreak: bevy::text::LineBreak::NoWrap,
                ..default()
            },
            Pickable::IGNORE,
        )],
    )
}

/// Where nothing was played: before Black's first move, or after the last.
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

/// Marks the move that is shown.
fn mark(mut commands: Commands, desk: Desk, cells: Query<(Entity, &Cell, Has<Checked>)>) {
    let shown = desk.facts().game.shown();
    for (entity, Cell(ply), is_marked) in &cells {
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

/// Brings the move that is shown into sight.
fn turn_to(desk: Desk, page: Single<(&mut ScrollPosition, &ComputedNode), With<Page>>) {
    let (mut position, node) = page.into_inner();
    if let Some(y) = turned(&desk, &position, node) {
        position.y = y;
    }
}

/// Where the page is turned to for the move that is shown, if it is not there.
fn turned(desk: &Desk, position: &ScrollPosition, node: &ComputedNode) -> Option<f32> {
    let facts = desk.facts();
    let offset = u16::from(begins_with_black(facts.game));
    let top = match facts.game.shown().0 {
        0 => 0.0,
        shown => LINE * f32::from((shown - 1 + offset) / 2),
    };
    let height = node.size().y * node.inverse_scale_factor;
    let bottom = (top + LINE - height).max(0.0);
    let y = position.y.clamp(bottom, top.max(bottom));
    (y != position.y).then_some(y)
}

/// Turns the page again when its height has changed: something above or below it came or went.
fn turn_again(
    desk: Desk,
    page: Single<(&mut ScrollPosition, &ComputedNode), (With<Page>, Changed<ComputedNode>)>,
    mut height: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut position, node) = page.into_inner();
    if std::mem::replace(&mut *height, node.size().y) == node.size().y {
        return;
    }
    if let Some(y) = turned(&desk, &position, node) {
        position.y = y;
        redraw.write(RequestRedraw);
    }
}

/// The scrollbar is there when there is something to scroll.
fn hide_scrollbar(
    page: Single<&ComputedNode, (With<Page>, Changed<ComputedNode>)>,
    mut scrollbar: Single<&mut Visibility, With<Scrollbar>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_needed = page.content_size().y > page.size().y + 1.0;
    let visibility = if is_needed {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    if scrollbar.set_if_neq(visibility) {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, widen.after(super::lay_out))
        .add_systems(
            Update,
            (write, mark, turn_to)
                .chain()
                .in_set(Turn::Show)
                .before(Follow)
                .run_if(|desk: Desk| desk.has_changed()),
        )
        .add_systems(
            PostUpdate,
            (turn_again, hide_scrollbar).after(UiSystems::Layout),
        );
}
