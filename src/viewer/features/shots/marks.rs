//! Marks the hints on the board.

use bevy::prelude::*;

use super::state::CurrentExercises;
use crate::board::{Face, SquareSet};
use crate::exercises::Hint;
use crate::game_tree::{Arrow, Mark, MarkColor};
use crate::rules::Position;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::PracticeCommand;

/// The color of the squares of a board to look at.
const BOARD: MarkColor = MarkColor::Blue;
/// The color of the piece that moves.
const PIECE: MarkColor = MarkColor::Yellow;
const MOVE: MarkColor = MarkColor::Green;

/// The squares of the sides among these boards. Those of the top would be half of the pyramid.
fn squares_of_sides(boards: crate::board::FaceSet, position: &Position) -> SquareSet {
    let board = position.board();
    let sides = boards.iter().filter(|face| *face != Face::Top);
    sides.fold(SquareSet::EMPTY, |squares, side| {
        squares | board.squares_of(side)
    })
}

fn marks_of(hint: &Hint, position: &Position) -> (Vec<Mark>, Option<Arrow>) {
    let marked = |squares: SquareSet, color| {
        let mark = |square| Mark { color, square };
        squares.iter().map(mark).collect()
    };
    match hint {
        Hint::Theme(_) => (Vec::new(), None),
        Hint::Boards(boards) => (marked(squares_of_sides(*boards, position), BOARD), None),
        Hint::Piece(square) => (marked(SquareSet::from_square(*square), PIECE), None),
        Hint::Move(mv) => {
            let arrow = Arrow {
                color: MOVE,
                from: mv.from(),
                to: mv.to(),
            };
            (Vec::new(), Some(arrow))
        }
    }
}

/// Draws the marks of a new hint. The next move on the board removes them.
fn draw_hint(
    exercises: Res<CurrentExercises>,
    mut last: Local<Option<Hint>>,
    mut practice: MessageWriter<PracticeCommand>,
) {
    let run = exercises.run();
    let hint = run.and_then(|run| run.hint());
    if last.as_ref() == hint {
        return;
    }
    *last = hint.cloned();
    if let Some((run, hint)) = run.zip(hint) {
        let (marks, arrow) = marks_of(hint, run.shown());
        practice.write(PracticeCommand::Draw {
            marks,
            arrows: arrow.into_iter().collect(),
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_hint
            .run_if(resource_changed::<CurrentExercises>)
            .in_set(FrameSystems::Input),
    );
}
