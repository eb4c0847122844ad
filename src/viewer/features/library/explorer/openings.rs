//! The computer's openings in the explorer: the moves of its tree with their scores.

use bevy::prelude::*;

use super::rows::{MOVE_WIDTH, move_button, word};
use crate::engine::opening_tree::OpeningMove;
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::Position;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::group_of;

const SCORE_WIDTH: f32 = 52.0;
/// The width of a number of positions, and of the heading.
const WORDS_WIDTH: f32 = 130.0;
const HEADING_WIDTH: f32 = 240.0;

pub(super) fn spawn(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    position: &Position,
    moves: &[OpeningMove],
) {
    let heading = localizer.messages.explorer_openings();
    sheet.spawn(group_of(
        "Openings",
        Node {
            flex_shrink: 0.0,
            padding: UiRect::new(px(6), px(6), px(8), px(2)),
            ..default()
        },
        children![word(
            "Heading",
            heading,
            HEADING_WIDTH,
            LetterSize::Small,
            palette::ACCENT
        )],
    ));
    for opening in moves {
        spawn_move(sheet, localizer, position, opening);
    }
}

fn spawn_move(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    position: &Position,
    opening: &OpeningMove,
) {
    let text = move_text::printed(&move_text::write(position, opening.mv));
    let score = localizer.score_for_white(opening.score, position.side_to_move());
    let positions = localizer
        .messages
        .explorer_positions(opening.positions as f64);
    sheet.spawn((
        move_button("Opening", opening.mv),
        children![
            word("Move", text, MOVE_WIDTH, LetterSize::Body, palette::TEXT),
            word(
                "Score",
                score,
                SCORE_WIDTH,
                LetterSize::Body,
                palette::TEXT_QUIET
            ),
            word(
                "Positions",
                positions,
                WORDS_WIDTH,
                LetterSize::Small,
                palette::TEXT_QUIET
            ),
        ],
    ));
}
