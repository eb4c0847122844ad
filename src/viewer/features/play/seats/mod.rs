//! The seats: side to move, captured pieces, and players.

pub mod menu;

use bevy::prelude::*;

use crate::players::Player;
use crate::rules::Side;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::camera::BoardOrientation;
use crate::viewer::shell::pointer_note::NoteObstacle;
use crate::viewer::ui::bindings::{BindingSystems, BoundDirection, BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::small_boards::{piece_disc, piece_figure};
use crate::viewer::ui::tooltip::TooltipsAside;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, title};
use menu::{seat_button, seat_place};

/// Width of a captured piece, in logical pixels.
const DISC: f32 = 13.0;
/// Overlap between captured pieces.
const OVERLAP: f32 = 4.5;
/// Gap between groups of five.
const GROUP_GAP: f32 = 5.0;

#[derive(Component)]
struct PlayerRow(Side);

#[derive(Component)]
struct CapturedPieces {
    by: Side,
    shown: usize,
}

/// Both players' rows, with the side at the bottom of the board below.
pub(crate) fn rows() -> impl Bundle {
    (
        Name::new("Players"),
        NoteObstacle,
        // Tooltips must not cover the other player.
        TooltipsAside,
        Node { flex_shrink: 0.0, ..column(6.0) },
        BoundDirection::new(|ui| match ui.of::<BoardOrientation>().0 {
            Side::White => FlexDirection::ColumnReverse,
            Side::Black => FlexDirection::Column,
        }),
        Pickable::IGNORE,
        children![player(Side::White), between(), player(Side::Black)],
    )
}

/// The content between the players, if a clock is used.
fn between() -> impl Bundle {
    (
        Name::new("Between the players"),
        column(0.0),
        UiSlot::BetweenPlayers,
        VisibleWhen::new(|ui| ui.game().clock().is_some()),
        Pickable::IGNORE,
    )
}

fn player(side: Side) -> impl Bundle {
    (
        Name::new("Player"),
        PlayerRow(side),
        Node {
            padding: UiRect::axes(px(10), px(4)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(4.0)
        },
        BackgroundColor::default(),
        BorderColor::default(),
        Pickable::IGNORE,
        UiSlot::Player(side),
    )
}

/// The player of a side, by name if there is one.
fn player_words(ui: &Tracked, side: Side) -> String {
    let messages = &ui.localizer().messages;
    let remote_name = ui.of::<PlayerSeats>().remote_name(side).map(str::to_owned);
    match ui.players()[side] {
        Player::Person => remote_name.unwrap_or_else(|| messages.player_person()),
        Player::Computer(level) => ui.localizer().level(level),
        Player::Engine(id) => ui.of::<EngineList>().name(id).to_owned(),
        Player::Remote => remote_name.unwrap_or_else(|| messages.player_friend()),
    }
}

/// The name of a side, the pieces it has taken, and who plays it.
fn identity(assets: &UiAssets, side: Side) -> impl Bundle + use<> {
    let taken = BoundText::new(move |ui| match ui.game().pieces_lost(!side) {
        0 => String::new(),
        pieces => pieces.to_string(),
    });
    group_of(
        "Identity",
        Node {
            height: px(42),
            // The disc stands beside the name only, not the captured pieces.
            align_items: AlignItems::FlexStart,
            ..row(11.0)
        },
        children![
            piece_figure(side, 28.0),
            group_of(
                "Name and pieces taken",
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    // Truncates a long name.
                    min_width: px(0),
                    ..column(2.0)
                },
                children![
                    group_of(
                        "Name and seat",
                        Node { justify_content: JustifyContent::SpaceBetween, ..row(6.0) },
                        children![name_place(side), seat_place(side, seat_button(assets, side))]
                    ),
                    group_of(
                        "Pieces and their number",
                        Node { height: px(16), ..row(7.0) },
                        children![
                            (
                                Name::new("Pieces taken"),
                                CapturedPieces { by: side, shown: 0 },
                                row(GROUP_GAP),
                                Pickable::IGNORE,
                            ),
                            title(assets, "Number taken", LetterSize::Body, palette::TEXT, taken),
                        ]
                    ),
                ]
            ),
        ],
    )
}

/// The container that truncates the name.
fn name_place(side: Side) -> impl Bundle {
    (
        Name::new("Name place"),
        Node { min_width: px(0), flex_shrink: 1.0, ..default() },
        UiSlot::PlayerName(side),
        Pickable::IGNORE,
    )
}

fn highlight_side_to_move(
    session: Res<CurrentSession>,
    mut players: Query<(&PlayerRow, &mut BackgroundColor, &mut BorderColor)>,
) {
    let game = session.game();
    for (PlayerRow(side), mut fill, mut border) in &mut players {
        let plays = game.outcome().is_none() && game.side_to_move() == *side;
        let (color, mark) = if plays {
            (palette::PANEL_RAISED, palette::ACCENT)
        } else {
            (palette::PANEL_RAISED.with_alpha(0.0), palette::ACCENT.with_alpha(0.0))
        };
        fill.set_if_neq(BackgroundColor(color));
        border.set_if_neq(BorderColor::all(mark));
    }
}

fn show_captured_pieces(
    mut commands: Commands,
    session: Res<CurrentSession>,
    mut rows: Query<(Entity, &mut CapturedPieces)>,
) {
    let game = session.game();
    for (row, mut taken) in &mut rows {
        let pieces = game.pieces_lost(!taken.by);
        if taken.shown == pieces {
            continue;
        }
        taken.shown = pieces;
        let by = taken.by;
        commands.entity(row).despawn_related::<Children>().with_children(|row| {
            for first in (0..pieces).step_by(5) {
                row.spawn(group_of_five(!by, pieces - first));
            }
        });
    }
}

/// Up to five overlapping pieces, so that groups can be counted at a glance.
fn group_of_five(side: Side, pieces: usize) -> impl Bundle {
    group_of(
        "Five",
        Node { flex_shrink: 0.0, ..row(0.0) },
        Children::spawn(SpawnIter((0..pieces.min(5)).map(move |place| {
            group_of(
                "Coin",
                Node {
                    margin: UiRect::left(px(if place == 0 { 0.0 } else { -OVERLAP })),
                    ..default()
                },
                children![piece_disc(side, DISC)],
            )
        }))),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Player(Side::White), "identity", |assets| identity(assets, Side::White))
        .fill(UiSlot::Player(Side::Black), "identity", |assets| identity(assets, Side::Black))
        .add_plugins(menu::plugin)
        .add_systems(
            Update,
            (highlight_side_to_move, show_captured_pieces)
                .in_set(FrameSystems::Render)
                .before(BindingSystems)
                .run_if(resource_changed::<CurrentSession>),
        );
}
