//! The reasons of refused moves, with the compulsory capture and the boards that it follows.

use super::Localizer;
use crate::board::{FaceSet, SquareSet};
use crate::game::CommandError;
use crate::game::clocks::ClockError;
use crate::notation::{MoveError, move_text};
use crate::rules::{FigureSet, IllegalMove, Move, Position};

/// The examples of captures in a refusal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Examples {
    Shown,
    Hidden,
}

impl Localizer {
    /// The reason why a piece may not be moved in this position. On the pyramid, where captures are hard to see, it names
    /// a compulsory one and its boards: “Compulsory: 32x19 along the north-west side”.
    pub fn illegal_move_in(&self, error: &IllegalMove, position: &Position) -> String {
        self.refusal(error, position, Examples::Shown)
    }

    /// The reason why a piece may not be moved in a position with a task. Of several captures it names none as an example:
    /// that could be the solution, or a capture that misses it.
    pub fn illegal_move_in_task(&self, error: &IllegalMove, position: &Position) -> String {
        self.refusal(error, position, Examples::Hidden)
    }

    /// The reason why a click on a square moves no piece.
    pub fn rejected_click(
        &self,
        error: &IllegalMove,
        position: &Position,
        is_task: bool,
    ) -> String {
        match *error {
            IllegalMove::NoPiece(square) => {
                self.messages.refusal_click_piece_first(square.number())
            }
            _ if is_task => self.illegal_move_in_task(error, position),
            _ => self.illegal_move_in(error, position),
        }
    }

    fn refusal(&self, error: &IllegalMove, position: &Position, examples: Examples) -> String {
        let is_of_animals = position.variant().figures() == FigureSet::WolfAndSheep;
        let reason = match error {
            IllegalMove::Backward(_) if is_of_animals => self.messages.refusal_sheep_backward(),
            IllegalMove::OneStep(_) if is_of_animals => self.messages.refusal_animals_one_step(),
            IllegalMove::NotYours(square) => {
                let turn = self.turn_of(position.variant(), position.side_to_move());
                return self.messages.refusal_not_its_turn(turn, square.number());
            }
            _ => self.illegal_move(error),
        };
        let by = match *error {
            IllegalMove::CaptureDue { by, .. } | IllegalMove::MoreToTake { by, .. } => by,
            IllegalMove::MustTake { from, .. } => SquareSet::from(from),
            _ => return reason,
        };
        if !position.variant().has_sides() {
            return reason;
        }
        let moves = position.legal_moves();
        let captures: Vec<_> = moves
            .iter()
            .filter(|mv| mv.is_capture() && by.contains(mv.from()))
            .collect();
        let Some((boards, first)) = captures
            .first()
            .and_then(|mv| Some((self.boards_of(position, **mv)?, **mv)))
        else {
            return reason;
        };
        let played = move_text::printed(&move_text::write(position, first));
        let messages = &self.messages;
        match (error, captures.len()) {
            (IllegalMove::CaptureDue { .. }, 1) => messages.refusal_only_capture(played, boards),
            (IllegalMove::MoreToTake { .. }, 1) => messages.refusal_only_longest(played, boards),
            (_, 1) => {
                let reason = reason.trim_end_matches('.');
                messages.refusal_with_capture(reason, played, boards)
            }
            _ if examples == Examples::Hidden => reason,
            _ => {
                let reason = reason.trim_end_matches('.');
                messages.refusal_with_example(reason, played, boards)
            }
        }
    }

    /// The reason why the text of a move is not a legal move in this position.
    pub fn move_error_in(&self, error: &MoveError, position: &Position) -> String {
        match error {
            MoveError::Illegal { reason, .. } => self.illegal_move_in(reason, position),
            _ => self.move_error(error),
        }
    }

    /// The reason why the text of a move is not a legal move in a position with a task.
    pub fn move_error_in_task(&self, error: &MoveError, position: &Position) -> String {
        match error {
            MoveError::Illegal { reason, .. } => self.illegal_move_in_task(reason, position),
            _ => self.move_error(error),
        }
    }

    /// The reason why a command was refused in this position.
    pub fn command_error_in(&self, error: &CommandError, position: &Position) -> String {
        match error {
            CommandError::Move(error) => self.move_error_in(error, position),
            CommandError::GameOver(outcome) => {
                let outcome = self.outcome_of(position.variant(), outcome);
                self.messages.refused_over(outcome)
            }
            CommandError::Clock(ClockError::NotLimited(side)) => {
                let name = self.side_of(position.variant(), *side);
                self.messages.refused_time_not_limited(name)
            }
            _ => self.command_error(error),
        }
    }

    /// The boards that a capture follows, in their order: “top, then the south-west side”.
    pub(crate) fn boards_of(&self, position: &Position, mv: Move) -> Option<String> {
        let route = position.route(mv)?;
        let mut boards: Vec<FaceSet> = Vec::new();
        for hop in &route.hops {
            // It may stay on a board of the hop before.
            let last = boards.last().copied().unwrap_or(FaceSet::EMPTY);
            let both: FaceSet = last
                .iter()
                .filter(|face| hop.faces.contains(*face))
                .collect();
            match (boards.last_mut(), both == FaceSet::EMPTY) {
                (Some(last), false) => *last = both,
                _ => boards.push(hop.faces),
            }
        }
        let names = boards.into_iter().map(|faces| {
            let names = faces.iter().map(|face| self.face(face));
            let both = |one: String, other: String| self.messages.boards_both(one, other);
            names.reduce(both).unwrap_or_default()
        });
        names.reduce(|first, next| self.messages.boards_then(first, next))
    }
}
