//! The compass: the pyramid from above as five buttons, the top view in the middle, the corner views round it.

use bevy::prelude::*;

use crate::board::{ByFace, Face};
use crate::i18n::{MessageFn, Messages};
use crate::viewer::game_ui::action_button::{HasTooltip, bare_button};
use crate::viewer::game_ui::snapshot::BoundText;
use crate::viewer::messages::Action;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, title};

/// The width of the compass, in logical pixels.
const WIDTH: f32 = 96.0;
/// The width of a corner button.
const CORNER: f32 = 46.0;
/// The width of the top button.
const TOP: f32 = 34.0;

pub(super) fn compass(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Compass"),
        Node {
            width: px(WIDTH),
            height: px(WIDTH),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            corner(assets, Face::SouthWest, Messages::corner_south_west),
            corner(assets, Face::SouthEast, Messages::corner_south_east),
            corner(assets, Face::NorthEast, Messages::corner_north_east),
            corner(assets, Face::NorthWest, Messages::corner_north_west),
            top(),
        ],
    )
}

fn corner(assets: &UiAssets, face: Face, letters: MessageFn) -> impl Bundle + use<> {
    let (up, right) = face.corner().unwrap_or_default();
    let far = WIDTH - CORNER;
    let radius = |is_outer: bool| if is_outer { px(CORNER * 0.5) } else { px(5) };
    (
        bare_button(
            "Corner",
            Action::GoToView(face.into()),
            ButtonStyle::Tinted(ByFace(palette::BOARD_LINES)[face]),
            Node {
                position_type: PositionType::Absolute,
                left: px(if right > 0 { far } else { 0.0 }),
                top: px(if up > 0 { 0.0 } else { far }),
                width: px(CORNER),
                height: px(CORNER),
                border_radius: BorderRadius {
                    top_left: radius(up > 0 && right < 0),
                    top_right: radius(up > 0 && right > 0),
                    bottom_right: radius(up < 0 && right > 0),
                    bottom_left: radius(up < 0 && right < 0),
                },
                // The letters stand clear of the top.
                padding: UiRect {
                    left: px(if right > 0 { 7 } else { 0 }),
                    right: px(if right > 0 { 0 } else { 7 }),
                    top: px(if up > 0 { 0 } else { 7 }),
                    bottom: px(if up > 0 { 7 } else { 0 }),
                },
                ..default()
            },
        ),
        HasTooltip,
        children![title(
            assets,
            "Letters",
            12.0,
            palette::TEXT_ON_ACCENT,
            BoundText::message(letters)
        )],
    )
}

fn top() -> impl Bundle {
    (
        bare_button(
            "Top",
            Action::GoToView(Face::Top.into()),
            ButtonStyle::Tinted(ByFace(palette::BOARD_LINES)[Face::Top]),
            Node {
                position_type: PositionType::Absolute,
                left: px((WIDTH - TOP) / 2.0),
                top: px((WIDTH - TOP) / 2.0),
                width: px(TOP),
                height: px(TOP),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
        ),
        ZIndex(1),
        BoxShadow::new(palette::TRACK, px(0), px(0), px(2), px(2)),
        HasTooltip,
        children![(
            Name::new("Upper terrace"),
            Node {
                width: px(TOP * 0.42),
                height: px(TOP * 0.42),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(2)),
                ..default()
            },
            BorderColor::all(palette::TEXT_ON_ACCENT),
            Pickable::IGNORE,
        )],
    )
}
