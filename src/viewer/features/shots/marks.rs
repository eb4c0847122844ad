//! What the exercises show on the board: hints, and pieces that wait for the solver's turn.

use bevy::prelude::*;

use super::state::{CurrentExercises, ExercisePhase};
use crate::board::{Face, SquareSet};
use crate::game_tree::{Arrow, Mark, MarkColor};
use crate::rules::Position;
use crate::shots::Hint;
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::PracticeCommand;
use crate::viewer::kernel::tracked::Tracked;

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

/// Holds the moves while others are shown, and before the first exercise. On the answer to a wrong move, a click takes that back.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let open = board.of::<CurrentExercises>().0.as_ref()?;
    let Some(run) = &open.run else {
        return Some(BoardLayer {
            takes_no_moves: open.is_exhausted(),
            holds_moves: !open.is_exhausted(),
            ..BoardLayer::default()
        });
    };
    let is_answer = matches!(
        run.phase(),
        ExercisePhase::Refutation | ExercisePhase::Refuted
    );
    Some(BoardLayer {
        takes_no_moves: is_answer,
        holds_moves: run.holds_moves(),
        ..BoardLayer::default()
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_board_layer(LayerHeight::Beside, layer).add_systems(
        Update,
        draw_hint
            .run_if(resource_changed::<CurrentExercises>)
            .in_set(FrameSystems::Input),
    );
}
