//! A position as a small picture, seen from above from White's side.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::piece_disc::piece_disc;
use crate::board::Square;
use crate::rules::{PieceKind, Setup};
use crate::viewer::ui::palette;

/// The share of a square that a piece fills.
const PIECE: f32 = 0.8;

/// A board, `side` logical pixels wide, with these pieces.
pub fn small_board(setup: &Setup, side: f32) -> impl Bundle + use<> {
    let setup = *setup;
    let size = side / 10.0;
    (
        Name::new("Small board"),
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(4)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::MAPLE.early),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |board: &mut RelatedSpawner<ChildOf>| {
            for square in Square::all() {
                let mut dark = board.spawn((
                    Name::new("Square"),
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(f32::from(square.column()) * size),
                        top: px(f32::from(9 - square.row()) * size),
                        width: px(size),
                        height: px(size),
                        justify_content: JustifyContent::Center,
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    BackgroundColor(palette::WALNUT.early),
                    Pickable::IGNORE,
                ));
                let Some(piece) = setup.piece_at(square) else {
                    continue;
                };
                dark.with_child(piece_disc(piece.side, PIECE * size));
                if piece.kind == PieceKind::King {
                    dark.with_child(crown(size));
                }
            }
        })),
    )
}

/// The sign of a king: a golden disc in its middle.
fn crown(size: f32) -> impl Bundle {
    let width = 0.36 * size;
    (
        Name::new("Crown"),
        Node {
            position_type: PositionType::Absolute,
            left: px((size - width) / 2.0),
            top: px((size - width) / 2.0),
            width: px(width),
            height: px(width),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::GOLD),
        Pickable::IGNORE,
    )
}
