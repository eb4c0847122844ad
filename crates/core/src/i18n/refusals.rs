//! The reasons of refused moves, with the compulsory capture and the boards that it follows; faults in positions and in
//! files of games.

use super::Localizer;
use crate::board::{FaceSet, SquareSet};
use crate::notation::pdn::{
    MAX_COMMENT_BYTES, MAX_ERRORS, MAX_LINE_BYTES, MAX_NESTING, MAX_TAGS, MAX_TEXT_BYTES,
    MAX_TURNS, OtherGame, PdnError, PdnExpected, PdnProblem,
};
use crate::notation::{MoveError, move_text};
use crate::rules::{FigureSet, IllegalMove, Move, Position, SetupError, Side};

/// The examples of captures in a refusal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Examples {
    Shown,
    Hidden,
}

impl Localizer {
    /// The reason why a piece may not be moved in this position. On the pyramid, where captures are hard to see, it
    /// names a compulsory one and its boards: “Compulsory: 32x19 along the north-west side”.
    pub fn illegal_move_in(&self, error: &IllegalMove, position: &Position) -> String {
        self.refusal(error, position, Examples::Shown)
    }

    /// The reason why a piece may not be moved in a position with a task. Of several captures it names none as an
    /// example: that could be the solution, or a capture that misses it.
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
        let captures: Vec<_> =
            moves.iter().filter(|mv| mv.is_capture() && by.contains(mv.from())).collect();
        let Some((boards, first)) =
            captures.first().and_then(|mv| Some((self.boards_of(position, **mv)?, **mv)))
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

    /// The boards that a capture follows, in their order: “top, then the south-west side”.
    pub fn boards_of(&self, position: &Position, mv: Move) -> Option<String> {
        let route = position.route(mv)?;
        let mut boards: Vec<FaceSet> = Vec::new();
        for hop in &route.hops {
            // It may stay on a board of the hop before.
            let last = boards.last().copied().unwrap_or(FaceSet::EMPTY);
            let both: FaceSet = last.iter().filter(|face| hop.faces.contains(*face)).collect();
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

    pub fn setup_problem(&self, problem: &SetupError) -> String {
        let messages = &self.messages;
        match *problem {
            SetupError::UnpromotedMan { side: Side::White, square } => {
                messages.setup_white_man(square.number())
            }
            SetupError::UnpromotedMan { side: Side::Black, square } => {
                messages.setup_black_man(square.number())
            }
            SetupError::Empty => messages.setup_empty(),
            SetupError::NotWolfAndSheep => messages.setup_wolf_and_sheep(),
            SetupError::KingInWolfAndSheep { square, .. } => {
                messages.setup_no_kings(square.number())
            }
            _ => messages.position_illegal(),
        }
    }

    /// The first fault of a file, and the number of others; `None` if there is none.
    pub fn file_errors(&self, name: &str, errors: &[PdnError]) -> Option<String> {
        let first = errors.first()?;
        let problem = self.pdn_problem(&first.problem);
        let messages = &self.messages;
        let text = messages.file_error(name, first.line, first.column, problem);
        Some(match errors.len() - 1 {
            0 => text,
            others => format!("{text} {}", messages.file_more_errors(others)),
        })
    }

    pub fn pdn_problem(&self, problem: &PdnProblem) -> String {
        let messages = &self.messages;
        match problem {
            PdnProblem::Unexpected { expected, found } => {
                messages.pdn_unexpected(self.pdn_expected(*expected), self.found_text(found))
            }
            PdnProblem::Move(error) => self.move_error(error),
            PdnProblem::OtherBoard { text, error } => {
                messages.pdn_other_board(text, self.move_error(error))
            }
            PdnProblem::Fen(error) => self.fen_error(error),
            PdnProblem::OtherGame(game) => self.other_game(game),
            PdnProblem::Utf16 => messages.pdn_utf_16(),
            PdnProblem::Answer { error } => messages.pdn_answer(self.move_error(error)),
            PdnProblem::RepeatedTag { name, kept, left_out } => {
                messages.pdn_repeated_tag(name, kept, left_out)
            }
            PdnProblem::BracketedMove { text } => messages.pdn_bracketed_move(text),
            PdnProblem::OpenComment => messages.pdn_open_comment(),
            PdnProblem::OpenVariation => messages.pdn_open_variation(),
            PdnProblem::LongLine => messages.pdn_long_line(MAX_LINE_BYTES),
            PdnProblem::LongComment => messages.pdn_long_comment(MAX_COMMENT_BYTES),
            PdnProblem::LongText => messages.pdn_long_text(MAX_TEXT_BYTES),
            PdnProblem::ManyTags => messages.pdn_many_tags(MAX_TAGS),
            PdnProblem::DeepNesting => messages.pdn_deep_nesting(MAX_NESTING),
            PdnProblem::ManyTurns => messages.pdn_many_turns(MAX_TURNS),
            PdnProblem::ManyErrors => messages.pdn_many_errors(MAX_ERRORS),
            _ => messages.pdn_other(),
        }
    }

    fn pdn_expected(&self, expected: PdnExpected) -> String {
        let messages = &self.messages;
        match expected {
            PdnExpected::Move => messages.pdn_expected_move(),
            PdnExpected::Square => messages.expected_square(),
            PdnExpected::Glyph => messages.pdn_expected_glyph(),
            PdnExpected::Result => messages.pdn_expected_result(),
            PdnExpected::EndOfGame => messages.pdn_expected_end(),
            PdnExpected::NextGame => messages.pdn_expected_next_game(),
            PdnExpected::Tag => messages.pdn_expected_tag(),
            PdnExpected::Escape => messages.pdn_expected_escape(),
            _ => messages.expected_other(),
        }
    }

    fn other_game(&self, game: &OtherGame) -> String {
        let messages = &self.messages;
        match game {
            OtherGame::Known { number, .. } | OtherGame::UnknownType(number) => {
                messages.pdn_other_game(*number, number.to_string())
            }
            OtherGame::InvalidType(found) => messages.pdn_invalid_type(found),
            OtherGame::OtherBoard(found) => messages.pdn_other_size(found),
            OtherGame::Variant(name) => messages.pdn_other_variant(name),
            OtherGame::Rules { expected, found } => messages.pdn_other_rules(*expected, found),
            _ => messages.refused_no_game(),
        }
    }
}
