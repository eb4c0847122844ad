//! Themes: the ideas of an exercise, computed from its line.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::exercise::{Exercise, least_boards};
use super::shot::forced_shot;
use crate::board::Face;
use crate::rules::{Move, Position};

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ExerciseTheme {
    /// A capture of the solver changes boards.
    RafleOverBoards,
    /// The last move of the solver is a capture that ends along a side.
    EndsOnASide,
    MakesAKing,
    /// The coup turc: a king stops, because it may not jump a piece twice, and is captured.
    CoupTurc,
    /// The solver makes a move that neither captures nor makes the opponent capture.
    QuietMove,
    /// The solver gives up several pieces.
    SeveralGiven,
    /// One capture of the solver takes four pieces or more.
    LongRafle,
    /// The solver captures a king.
    CatchesAKing,
    /// The opponent threatens to win pieces.
    Defense,
    /// At most eight pieces are on the board.
    Endgame,
    /// The opponent has no move in the end.
    EndsTheGame,
}

/// Maximum number of pieces in an endgame.
const ENDGAME_PIECES: usize = 8;
/// Minimum number of pieces given up for [`ExerciseTheme::SeveralGiven`].
const SEVERAL: usize = 2;
/// Minimum number of pieces of a long rafle.
const LONG: usize = 4;
/// Minimum number of pieces of a rafle that shows a beginner what a shot is.
const INTRODUCTORY: usize = 3;

impl ExerciseTheme {
    pub const ALL: [ExerciseTheme; ExerciseTheme::COUNT] =
        *ExerciseTheme::VARIANTS.first_chunk().expect("all variants");

    /// The themes of an exercise, in the order of [`ExerciseTheme::ALL`].
    pub fn of(exercise: &Exercise) -> Vec<ExerciseTheme> {
        ExerciseTheme::ALL.into_iter().filter(|theme| theme.is_in(exercise)).collect()
    }

    pub fn is_in(self, exercise: &Exercise) -> bool {
        match self {
            ExerciseTheme::RafleOverBoards => boards_of_longest_rafle(exercise) >= 2,
            ExerciseTheme::EndsOnASide => ends_on_a_side(exercise),
            ExerciseTheme::MakesAKing => makes_a_king(exercise),
            ExerciseTheme::CoupTurc => has_coup_turc(exercise),
            ExerciseTheme::QuietMove => has_quiet_move(exercise),
            ExerciseTheme::SeveralGiven => pieces_given(exercise) >= SEVERAL,
            ExerciseTheme::LongRafle => longest_rafle(exercise) >= LONG,
            ExerciseTheme::CatchesAKing => catches_a_king(exercise),
            ExerciseTheme::Defense => is_under_threat(&exercise.position()),
            ExerciseTheme::Endgame => exercise.position().occupied().len() <= ENDGAME_PIECES,
            ExerciseTheme::EndsTheGame => exercise.end().legal_moves().is_empty(),
        }
    }
}

impl Exercise {
    /// Returns `true` if the exercise shows a beginner what a shot is: men only, no quiet move, and one capture of
    /// three pieces or more that goes over an edge from one board to another, where the board has sides.
    pub fn is_introductory(&self) -> bool {
        let position = self.position();
        let boards = if position.variant().has_sides() { 2 } else { 1 };
        position.kings().is_empty()
            && !has_quiet_move(self)
            && longest_rafle(self) >= INTRODUCTORY
            && boards_of_longest_rafle(self) >= boards
    }
}

/// The maximum number of boards that one capture of the solver needs.
pub fn boards_of_longest_rafle(exercise: &Exercise) -> usize {
    let routes = solver_captures(exercise).filter_map(|(position, mv)| position.route(mv));
    routes.map(|route| least_boards(&route.hops).len()).max().unwrap_or_default()
}

fn solver_captures(exercise: &Exercise) -> impl Iterator<Item = (Position, Move)> {
    exercise.solver_moves().filter(|(_, mv)| mv.is_capture())
}

fn replies(exercise: &Exercise) -> impl Iterator<Item = (Position, Move)> {
    exercise.turns().skip(1).step_by(2)
}

fn ends_on_a_side(exercise: &Exercise) -> bool {
    let last = exercise.solver_moves().last();
    let route =
        last.filter(|(_, mv)| mv.is_capture()).and_then(|(position, mv)| position.route(mv));
    route
        .and_then(|route| route.hops.last().copied())
        .is_some_and(|hop| !hop.faces.contains(Face::Top))
}

pub(super) fn makes_a_king(exercise: &Exercise) -> bool {
    exercise.solver_moves().any(|(position, mv)| {
        !position.kings().contains(mv.from()) && position.play(mv).kings().contains(mv.to())
    })
}

fn has_coup_turc(exercise: &Exercise) -> bool {
    let turns: Vec<(Position, Move)> = exercise.turns().collect();
    turns.windows(2).skip(1).step_by(2).any(|pair| {
        let [(position, reply), (_, answer)] = pair else {
            return false;
        };
        let is_by_king = reply.is_capture() && position.kings().contains(reply.from());
        // With the captured pieces off the board, the king could go on.
        let goes_on = position.play(*reply).null_move().legal_moves();
        let could_go_on = goes_on.iter().any(|mv| mv.is_capture() && mv.from() == reply.to());
        is_by_king && could_go_on && answer.captured().contains(reply.to())
    })
}

fn has_quiet_move(exercise: &Exercise) -> bool {
    exercise
        .solver_moves()
        .any(|(position, mv)| !mv.is_capture() && !position.play(mv).must_capture())
}

/// The number of pieces of the solver that the opponent captures.
fn pieces_given(exercise: &Exercise) -> usize {
    replies(exercise).map(|(_, mv)| mv.captured().len()).sum()
}

/// The maximum number of pieces that one move of the solver captures.
fn longest_rafle(exercise: &Exercise) -> usize {
    solver_captures(exercise).map(|(_, mv)| mv.captured().len()).max().unwrap_or_default()
}

fn catches_a_king(exercise: &Exercise) -> bool {
    solver_captures(exercise).any(|(position, mv)| !(mv.captured() & position.kings()).is_empty())
}

/// Returns `true` if the opponent, to move, could win pieces.
fn is_under_threat(position: &Position) -> bool {
    if position.must_capture() {
        return false;
    }
    let passed = position.null_move();
    passed.must_capture() || forced_shot(&passed).is_some()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineGain {
    pub captured: usize,
    pub given: usize,
    /// Number of the solver's pieces after the line.
    pub own: usize,
    /// Number of the opponent's pieces after the line.
    pub other: usize,
    /// `true` if a man of the solver becomes a king.
    pub crowns: bool,
    /// `true` if the opponent has no move after the line.
    pub ends_the_game: bool,
}

impl LineGain {
    pub fn of(exercise: &Exercise) -> LineGain {
        let (start, end) = (exercise.position(), exercise.end());
        let solver = exercise.solver();
        let lost = |side| start.pieces(side).len() - end.pieces(side).len();
        LineGain {
            captured: lost(!solver),
            given: lost(solver),
            own: end.pieces(solver).len(),
            other: end.pieces(!solver).len(),
            crowns: makes_a_king(exercise),
            ends_the_game: end.legal_moves().is_empty(),
        }
    }
}
