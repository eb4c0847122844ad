//! Board vision: its questions have the answers that slow second ways of computing give, and a round
//! counts time and points as it says.

mod best_scores;
mod questions;
mod rounds;

use dames3d::rules::Geometry;
use dames3d::vision::QuestionKind;

/// Every kind of question with each kind of board that it is asked on.
fn all_kinds() -> impl Iterator<Item = (QuestionKind, Geometry)> {
    let boards = Geometry::ALL.into_iter();
    boards.flat_map(|geometry| QuestionKind::all_on(geometry).map(move |kind| (kind, geometry)))
}
