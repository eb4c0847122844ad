//! Answer buttons: digits for square numbers, and the sides arranged as around the pyramid.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::in_round;
use crate::board::Face;
use crate::i18n::Messages;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::state::VisionPractice;
use crate::viewer::scene::CameraSystems;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::ui::action_button::{bare_button, button, primary_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::OfBoard;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, icon, row, title};
use crate::vision::{Pick, QuestionKind};

/// Height of a side's button, in logical pixels.
const SIDE_HEIGHT: f32 = 44.0;

fn rows(name: &'static str, kind: QuestionKind, rows: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        column(6.0),
        VisibleWhen::new(in_round(move |_, round| round.question().kind() == kind)),
        Pickable::IGNORE,
        rows,
    )
}

/// The typed number and a keypad.
pub(super) fn digits(assets: &UiAssets) -> impl Bundle + use<> {
    let typed = BoundText::new(|ui| match ui.of::<VisionPractice>().typed() {
        Some(digit) => digit.to_string(),
        None => ui.localizer().messages.vision_no_digit(),
    });
    let digit = |digit: u8| {
        button(
            "Digit",
            VisionAction::Digit(digit),
            ButtonStyle::Normal,
            BoundText::new(move |_| digit.to_string()),
        )
    };
    let keys = |keys| group_of("Digits", row(6.0), keys);
    rows(
        "Number",
        QuestionKind::NameSquare,
        children![
            (
                Name::new("Typed"),
                Node {
                    height: px(40),
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::all(px(7)),
                    ..row(0.0)
                },
                BackgroundColor(palette::TRACK),
                Pickable::IGNORE,
                children![title(assets, "Number", LetterSize::Clock, palette::ACCENT, typed)],
            ),
            keys(children![digit(1), digit(2), digit(3), digit(4), digit(5)]),
            keys(children![digit(6), digit(7), digit(8), digit(9), digit(0)]),
            group_of(
                "Answers",
                row(6.0),
                children![primary_button("Submit", VisionAction::Submit, Messages::vision_submit)]
            ),
        ],
    )
}

/// The sides, arranged as around the pyramid; they turn with the board.
pub(super) fn sides(assets: &UiAssets) -> impl Bundle + use<> {
    rows(
        "Sides",
        QuestionKind::SidesOfSquare,
        children![group_of(
            "Round the pyramid",
            Node {
                display: Display::Grid,
                grid_template_columns: vec![RepeatedGridTrack::flex(2, 1.0)],
                row_gap: px(6),
                column_gap: px(6),
                ..default()
            },
            children![
                side(assets, Face::NorthWest),
                side(assets, Face::NorthEast),
                side(assets, Face::SouthWest),
                side(assets, Face::SouthEast),
            ]
        )],
    )
}

#[derive(Component, Clone, Copy)]
struct SideButton(Face);

/// The corners clockwise from the far left, seen from above with White at the bottom.
const CLOCKWISE: [Face; 4] = [Face::NorthWest, Face::NorthEast, Face::SouthEast, Face::SouthWest];

/// The row and column of a side's button, from 1, for this rotation of the camera.
fn place_of(face: Face, yaw: f32) -> (i16, i16) {
    let quarters = (yaw / FRAC_PI_2).round() as i32;
    let home = CLOCKWISE.iter().position(|side| *side == face);
    let home = home.map_or(0, |place| place as i32);
    match (home + quarters).rem_euclid(4) {
        0 => (1, 1),
        1 => (1, 2),
        2 => (2, 2),
        _ => (2, 1),
    }
}

/// Moves each button to its side's place on the screen.
fn turn_sides(camera: Single<&BoardCamera>, mut buttons: Query<(&SideButton, &mut Node)>) {
    let yaw = camera.goal().yaw;
    for (button, mut node) in &mut buttons {
        let (row, column) = place_of(button.0, yaw);
        let place = (GridPlacement::start(row), GridPlacement::start(column));
        if (node.grid_row, node.grid_column) != place {
            (node.grid_row, node.grid_column) = place;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn_sides.after(CameraSystems));
}

/// The button of a side with its key and, once judged, an icon.
fn side(assets: &UiAssets, face: Face) -> impl Bundle + use<> {
    let key = Face::SIDES.iter().position(|side| *side == face);
    let key = key.map_or_else(String::new, |place| (place + 1).to_string());
    let pick = Pick::Side(face);
    let is_right = in_round(move |_, round| {
        if round.is_asking() {
            round.found().contains(pick)
        } else {
            round.solution().contains(pick)
        }
    });
    let is_wrong = in_round(move |_, round| round.mistake() == Some(pick));
    let node = Node {
        height: px(SIDE_HEIGHT),
        flex_grow: 1.0,
        flex_basis: px(0),
        column_gap: px(8),
        border_radius: BorderRadius::all(px(7)),
        ..default()
    };
    (
        SideButton(face),
        bare_button("Side", VisionAction::Side(face), ButtonStyle::Normal, node),
        children![
            title(
                assets,
                "Key",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(move |_| key.clone())
            ),
            (
                OfBoard(face),
                title(
                    assets,
                    "Letters",
                    LetterSize::Heading,
                    palette::TEXT,
                    BoundText::new(move |ui| ui.localizer().corner(face))
                )
            ),
            (icon(assets, Icon::Check, 18.0), VisibleWhen::new(is_right)),
            (icon(assets, Icon::Cross, 18.0), VisibleWhen::new(is_wrong)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buttons_of_the_sides_turn_with_the_board() {
        let places = |yaw| CLOCKWISE.map(|face| place_of(face, yaw));
        assert_eq!(places(0.0), [(1, 1), (1, 2), (2, 2), (2, 1)]);
        // Seen by Black, what was far left is near right.
        assert_eq!(places(2.0 * FRAC_PI_2), [(2, 2), (2, 1), (1, 1), (1, 2)]);
        assert_eq!(places(-2.0 * FRAC_PI_2), places(2.0 * FRAC_PI_2));
        // A quarter of a turn moves each clockwise to the next corner, as the compass turns.
        assert_eq!(places(FRAC_PI_2), [(1, 2), (2, 2), (2, 1), (1, 1)]);
    }
}
