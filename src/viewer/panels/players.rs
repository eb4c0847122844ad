//! The two players: whose turn it is, and the pieces each has taken.

use bevy::prelude::*;

use super::follow::{Desk, Follow, Runs, Says};
use super::style::Look;
use super::tooltip::Tip;
use super::widgets::{Kit, bare, column, disc, row, text, title};
use crate::rules::Side;
use crate::viewer::action::Action;
use crate::viewer::engine_bridge::Player as Seated;
use crate::viewer::palette;
use crate::viewer::table::Turn;

/// A piece taken, in logical pixels across.
const DISC: f32 = 8.0;
/// Between it and the next.
const BESIDE: f32 = 1.5;
/// Five in a row.
const FIVE: f32 = 5.0 * DISC + 4.0 * BESIDE;
/// Between five and five.
const APART: f32 = 3.5;

/// The row of a player.
#[derive(Component)]
struct Player(Side);

/// Where the pieces a player has taken are laid.
#[derive(Component)]
struct Taken {
    by: Side,
    shown: usize,
}

/// The two rows, the player whose side the board is seen from at the bottom.
pub(super) fn rows(kit: &Kit) -> impl Bundle + use<> {
    (
        Name::new("Players"),
        Node {
            flex_shrink: 0.0,
            ..column(6.0)
        },
        Runs::along(|facts| match facts.seat {
            Side::White => FlexDirection::ColumnReverse,
            Side::Black => FlexDirection::Column,
        }),
        Pickable::IGNORE,
        children![player(kit, Side::White), player(kit, Side::Black)],
    )
}

fn player(kit: &Kit, side: Side) -> impl Bundle + use<> {
    let player = Says::of(move |facts| match facts.players[side] {
        Seated::Person => facts.words.text("player-person"),
        Seated::Computer(level) => facts.words.level(level),
        Seated::Program(id) => facts.programs.name(id).to_owned(),
    });
    let name = Says::of(move |facts| {
        let plays = facts.outcome.is_none() && facts.game.side_to_move() == side;
        if plays {
            facts.words.turn(side)
        } else {
            facts.words.side(side)
        }
    });
    let taken = Says::of(move |facts| match facts.game.pieces_lost(!side) {
        0 => String::new(),
        pieces => pieces.to_string(),
    });
    (
        Name::new("Player"),
        Player(side),
        Node {
            height: px(54),
            padding: UiRect::axes(px(10), px(7)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(11.0)
        },
        BackgroundColor::default(),
        BorderColor::default(),
        Pickable::IGNORE,
        children![
            disc(side, 28.0),
            (
                Name::new("Name and pieces taken"),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..column(3.0)
                },
                Pickable::IGNORE,
                children![
                    title(kit, "Name", 16.0, palette::TEXT, name),
                    (
                        Name::new("Pieces taken"),
                        Taken { by: side, shown: 0 },
                        Node {
                            min_height: px(DISC),
                            flex_wrap: FlexWrap::Wrap,
                            max_width: px(2.0 * FIVE + APART),
                            row_gap: px(2),
                            ..row(APART)
                        },
                        Pickable::IGNORE,
                    ),
                ],
            ),
            text("Number taken", 13.0, palette::TEXT_QUIET, taken),
            (
                bare(
                    "Who plays",
                    Action::Seat(side),
                    Look::Quiet,
                    Node {
                        height: px(26),
                        max_width: px(124),
                        padding: UiRect::horizontal(px(8)),
                        border_radius: BorderRadius::all(px(6)),
                        flex_shrink: 0.0,
                        overflow: Overflow::clip(),
                        ..default()
                    },
                ),
                Tip,
                children![(
                    text("Player", 12.0, palette::TEXT_QUIET, player),
                    TextLayout::no_wrap(),
                )],
            ),
        ],
    )
}

fn light_up(desk: Desk, mut players: Query<(&Player, &mut BackgroundColor, &mut BorderColor)>) {
    let facts = desk.facts();
    for (Player(side), mut fill, mut border) in &mut players {
        let plays = facts.outcome.is_none() && facts.game.side_to_move() == *side;
        let (color, mark) = match plays {
            true => (palette::PANEL_RAISED, palette::ACCENT),
            false => (
                palette::PANEL_RAISED.with_alpha(0.0),
                palette::ACCENT.with_alpha(0.0),
            ),
        };
        fill.set_if_neq(BackgroundColor(color));
        border.set_if_neq(BorderColor::all(mark));
    }
}

fn lay(mut commands: Commands, desk: Desk, mut rows: Query<(Entity, &mut Taken)>) {
    let facts = desk.facts();
    for (row, mut taken) in &mut rows {
        let pieces = facts.game.pieces_lost(!taken.by);
        if taken.shown == pieces {
            continue;
        }
        taken.shown = pieces;
        let by = taken.by;
        commands
            .entity(row)
            .despawn_related::<Children>()
            .with_children(|row| {
                for first in (0..pieces).step_by(5) {
                    row.spawn(up_to_five(!by, pieces - first));
                }
            });
    }
}

/// Five pieces side by side, or as many as there are: fives can be counted at a glance.
fn up_to_five(side: Side, pieces: usize) -> impl Bundle {
    (
        Name::new("Five"),
        row(BESIDE),
        Pickable::IGNORE,
        Children::spawn(SpawnIter((0..pieces.min(5)).map(move |_| disc(side, DISC)))),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (light_up, lay)
            .in_set(Turn::Show)
            .before(Follow)
            .run_if(|desk: Desk| desk.has_changed()),
    );
}
