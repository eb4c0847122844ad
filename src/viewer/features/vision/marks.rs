//! Board vision's marks: the square in question, the squares found, and the solution.

use bevy::prelude::*;

use super::state::VisionPractice;
use crate::board::SquareSet;
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight, Marks};
use crate::viewer::board::marking::marks::{SquareMark, pointers};
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::sight::Target;
use crate::vision::{BoardQuestion, Pick, QuestionKind, Round};

/// The mark of the square in question; on the unfolded boards, whose sides would give it away, only after the answer.
fn question_marks(round: &Round) -> Marks {
    match *round.question() {
        BoardQuestion::NameSquare(square) | BoardQuestion::SidesOfSquare(square) => {
            vec![(SquareMark::Asked, square)]
        }
        BoardQuestion::KingMoves { king, .. } => vec![(SquareMark::Chosen, king)],
        BoardQuestion::FindSquare(_) | BoardQuestion::Captures(_) => Vec::new(),
    }
}

/// The marks of the partial answer or, once judged, of the solution and the mistake. If the round ended before the
/// answer, it is neither right nor wrong, and the missing squares are only pointed out.
fn answer_marks(round: &Round) -> Marks {
    let right = if round.is_asking() || round.is_over() { round.found() } else { round.solution() };
    let mut marks = Vec::new();
    for square in right.squares {
        marks.extend([(SquareMark::Right, square), (SquareMark::RightSign, square)]);
    }
    if round.is_over() {
        let missed = round.solution().squares.difference(right.squares);
        marks.extend(missed.into_iter().map(|square| (SquareMark::Asked, square)));
    }
    if let Some(Pick::Square(square)) = round.mistake() {
        marks.extend([(SquareMark::Wrong, square), (SquareMark::WrongSign, square)]);
    }
    marks
}

/// All marks of a round, for the scene or the unfolded boards.
fn round_marks(round: &Round, selection: &Selection, is_in_scene: bool) -> Marks {
    let kind = round.question().kind();
    // The unfolded boards mark a square on every side that includes it.
    let gives_away = kind == QuestionKind::SidesOfSquare && round.is_asking();
    let mut marks = Marks::new();
    if is_in_scene || !gives_away {
        marks.extend(question_marks(round));
    }
    marks.extend(answer_marks(round));
    if kind.is_answered_by_clicks() && round.is_asking() {
        marks.extend(pointers(selection));
    }
    marks
}

/// The question's pieces and marked squares, which must be in sight.
fn targets(round: &Round) -> Vec<Target> {
    let occupied =
        round.question().position().map_or(SquareSet::EMPTY, |position| position.occupied());
    let marks = question_marks(round).into_iter().chain(answer_marks(round));
    let marked: SquareSet = marks.map(|(_, square)| square).collect();
    let pieces = occupied.into_iter().map(Target::Piece);
    let free = marked.difference(occupied).into_iter();
    pieces.chain(free.map(Target::Square)).collect()
}

fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let practice = board.get::<VisionPractice>()?;
    let (round, selection) = (practice.round(), board.of::<Selection>());
    let marks = |is_in_scene| match round {
        Some(round) => round_marks(round, selection, is_in_scene),
        None => pointers(selection),
    };
    Some(BoardLayer {
        marks: Some(marks(true)),
        marks_on_boards: Some(marks(false)),
        numbers: practice.shows_numbers(),
        must_see: round.map(targets),
        to_click: Some(practice.pieces_to_click()),
        ..BoardLayer::default()
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_board_layer(LayerHeight::Question, layer);
}
