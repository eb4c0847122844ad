//! The explanation of the lines of a piece, over the scene: it covers no square, and comes the first few times only.

use std::time::Duration;

use bevy::prelude::*;

use super::words_on::words_on;
use crate::board::Square;
use crate::i18n::Messages;
use crate::rules::Side;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::alarms::Alarms;
use crate::viewer::kernel::onboarding::Onboarding;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::text;

/// The number of times that the note is shown.
const TIMES: u8 = 3;
/// The time that the pointer rests on a piece before the note comes: the lines are on the screen by then.
const REST: Duration = Duration::from_millis(700);

#[derive(Component)]
struct LinesNote;

pub(super) fn note() -> impl Bundle {
    (
        Name::new("Place of the lines note"),
        LinesNote,
        Node {
            display: Display::None,
            ..default()
        },
        Pickable::IGNORE,
        children![words_on(
            "Lines note",
            palette::PANEL_LINE,
            children![text(
                "Words",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(Messages::lines_note)
            )],
        )],
    )
}

/// The piece under the pointer whose lines are drawn: some of them are not covered by pieces from end to end.
fn piece_with_lines(board: &ShownBoard) -> Option<Square> {
    let square = board.hovered?;
    if board.capture.is_some() {
        return None;
    }
    let setup = board.setup;
    let occupied = setup.pieces(Side::White) | setup.pieces(Side::Black);
    let lines = &board.reach.lines;
    let is_drawn = lines
        .iter()
        .any(|&(_, from, to)| !occupied.contains(from) || !occupied.contains(to));
    is_drawn.then_some(square)
}

/// Shows the note while the pointer rests on a piece with lines.
fn show(
    board: Res<ShownBoard>,
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    mut onboarding: ResMut<Onboarding>,
    mut resting: Local<Option<(Square, Duration)>>,
    note: Single<&mut Node, With<LinesNote>>,
) {
    let mut note = note.into_inner();
    let is_shown = note.display == Display::Flex;
    if board.is_changed() {
        let square = piece_with_lines(&board);
        if square != resting.map(|(square, _)| square) {
            *resting = square.map(|square| (square, time.elapsed()));
            if square.is_some() && onboarding.lines < TIMES {
                alarms.set("lines note", time.elapsed() + REST);
            }
        }
    }
    let has_rested = resting.is_some_and(|(_, since)| time.elapsed() >= since + REST);
    let is_due = has_rested && (is_shown || onboarding.lines < TIMES);
    if is_due == is_shown {
        return;
    }
    if is_due {
        onboarding.lines += 1;
    }
    note.display = if is_due { Display::Flex } else { Display::None };
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(DrawBoard));
}
