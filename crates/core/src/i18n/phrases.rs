use std::path::Path;
use std::{fmt, io};

use super::Localizer;
use crate::board::{Face, Square, SquareSet};
use crate::notation::{Expected, FenError, Found, MoveError, ParseError, TypedMoveError};
use crate::platform::{JsonFileError, JsonFileErrorKind};
use crate::rules::{
    DrawReason, Geometry, IllegalMove, Irregularity, Outcome, SetupError, Side, Variant, WinReason,
};

impl Localizer {
    /// A side: “White”.
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::White => self.messages.side_white(),
            Side::Black => self.messages.side_black(),
        }
    }

    /// The side to move: “White to move”.
    pub fn turn(&self, side: Side) -> String {
        match side {
            Side::White => self.messages.turn_white(),
            Side::Black => self.messages.turn_black(),
        }
    }

    /// A variant in a sentence: “Five boards; White begins; …”.
    pub fn variant_in_short(&self, variant: Variant) -> String {
        match variant {
            Variant::International => self.messages.about_international(),
            Variant::Dames3d => self.messages.about_dames3d(),
            Variant::Family(_) => self.messages.about_family(),
            Variant::Brigand(_) => self.messages.about_brigand(),
            Variant::WolfAndSheep => self.messages.about_wolf_and_sheep(),
        }
    }

    /// One of the five boards: “south-west side”.
    pub fn face(&self, face: Face) -> String {
        match face {
            Face::Top => self.messages.face_top(),
            Face::SouthWest => self.messages.face_south_west(),
            Face::SouthEast => self.messages.face_south_east(),
            Face::NorthEast => self.messages.face_north_east(),
            Face::NorthWest => self.messages.face_north_west(),
        }
    }

    /// The place of a square without its number: “Row 3 from White’s side, number 2 from the left.”
    pub fn square_place(&self, square: Square) -> String {
        let place = square.column() / 2 + 1;
        self.messages.ask_place_words(square.row() + 1, place)
    }

    /// One of the five boards in short: “SW”.
    pub fn corner(&self, face: Face) -> String {
        match face {
            Face::Top => self.messages.face_top(),
            Face::SouthWest => self.messages.corner_south_west(),
            Face::SouthEast => self.messages.corner_south_east(),
            Face::NorthEast => self.messages.corner_north_east(),
            Face::NorthWest => self.messages.corner_north_west(),
        }
    }

    /// A variant: “Dames 3D”.
    pub fn variant(&self, variant: Variant) -> String {
        match variant {
            Variant::International => self.messages.variant_international(),
            Variant::Dames3d => self.messages.variant_dames3d(),
            Variant::Family(Geometry::Flat) => self.messages.variant_family(),
            Variant::Family(Geometry::Pyramid) => self.messages.variant_family_pyramid(),
            Variant::Brigand(Geometry::Flat) => self.messages.variant_brigand(),
            Variant::Brigand(Geometry::Pyramid) => self.messages.variant_brigand_pyramid(),
            Variant::WolfAndSheep => self.messages.variant_wolf_and_sheep(),
        }
    }

    /// The result of a game: “Black wins”.
    pub fn result(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Win { winner: Side::White, .. } => self.messages.result_white(),
            Outcome::Win { winner: Side::Black, .. } => self.messages.result_black(),
            Outcome::Draw(_) => self.messages.result_draw(),
        }
    }

    /// The reason for the result of a game: “White resigns”.
    pub fn reason(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Win { winner, reason } => self.win_reason(winner, reason),
            Outcome::Draw(DrawReason::Agreement) => self.messages.draw_agreement(),
            Outcome::Draw(DrawReason::Repetition) => self.messages.draw_repetition(),
            Outcome::Draw(DrawReason::QuietMoves(limit)) => self.messages.draw_quiet(limit.moves()),
            Outcome::Draw(DrawReason::ThreeAgainstKing(limit)) => {
                self.messages.draw_three_against_king(limit.moves())
            }
            Outcome::Draw(DrawReason::FewAgainstKing) => self.messages.draw_few_against_king(),
            Outcome::Draw(DrawReason::OutOfTime(Side::White)) => {
                self.messages.draw_out_of_time_white()
            }
            Outcome::Draw(DrawReason::OutOfTime(Side::Black)) => {
                self.messages.draw_out_of_time_black()
            }
        }
    }

    fn win_reason(&self, winner: Side, reason: WinReason) -> String {
        use Side::{Black, White};
        let messages = &self.messages;
        match (reason, winner) {
            (WinReason::NoPieces, White) => messages.no_pieces_black(),
            (WinReason::NoPieces, Black) => messages.no_pieces_white(),
            (WinReason::NoMoves, White) => messages.no_moves_black(),
            (WinReason::NoMoves, Black) => messages.no_moves_white(),
            (WinReason::Resignation, White) => messages.resigned_black(),
            (WinReason::Resignation, Black) => messages.resigned_white(),
            (WinReason::Time, White) => messages.time_black(),
            (WinReason::Time, Black) => messages.time_white(),
            (WinReason::LostAll, White) => messages.lost_all_white(),
            (WinReason::LostAll, Black) => messages.lost_all_black(),
            (WinReason::ShutIn, White) => messages.shut_in_white(),
            (WinReason::ShutIn, Black) => messages.shut_in_black(),
            (WinReason::GotBehind, _) => messages.got_behind(),
        }
    }

    /// The result of a game and its reason: “Black wins: White resigns”.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        self.messages.outcome(self.result(outcome), self.reason(outcome))
    }

    /// A compulsory capture of this number of pieces.
    pub fn capture_due(&self, pieces: usize) -> String {
        self.messages.capture_due(pieces)
    }

    /// The pieces that can capture, and what a player risks who does not.
    pub fn may_capture(&self, pieces: SquareSet) -> String {
        self.messages.may_capture(square_numbers(pieces))
    }

    pub fn illegal_move(&self, error: &IllegalMove) -> String {
        let messages = &self.messages;
        match *error {
            IllegalMove::NoPiece(square) => messages.refusal_no_piece(square.number()),
            IllegalMove::NotYours(square) => messages.refusal_not_yours(square.number()),
            IllegalMove::ShutIn(square) => messages.refusal_shut_in(square.number()),
            IllegalMove::CaptureDue { by, pieces } => {
                messages.refusal_capture_due(pieces, square_numbers(by))
            }
            IllegalMove::MoreToTake { by, pieces } => {
                messages.refusal_more_to_take(pieces, square_numbers(by))
            }
            IllegalMove::MustTake { from, pieces } => {
                messages.refusal_must_take(from.number(), pieces)
            }
            IllegalMove::Occupied(square) => messages.refusal_occupied(square.number()),
            IllegalMove::Backward(_) => messages.refusal_backward(),
            IllegalMove::OneStep(_) => messages.refusal_one_step(),
            IllegalMove::OffTheTop { .. } => messages.refusal_off_the_top(),
            IllegalMove::NoLine { from, to } => {
                messages.refusal_no_line(from.number(), to.number())
            }
            IllegalMove::Blocked { by, .. } => messages.refusal_blocked(by.number()),
            IllegalMove::NoCapture { from, to } => {
                messages.refusal_no_capture(from.number(), to.number())
            }
            IllegalMove::OutOfReach { from, to } => {
                messages.refusal_out_of_reach(from.number(), to.number())
            }
            _ => messages.refusal_other(),
        }
    }

    /// An irregularity, as the opponent would name it.
    pub fn irregularity(&self, irregularity: &Irregularity) -> String {
        let messages = &self.messages;
        match *irregularity {
            Irregularity::TwoMoves(by) => messages.irregular_two_moves(square_numbers(by)),
            Irregularity::OpponentsPiece(square) => {
                messages.irregular_opponents_piece(square.number())
            }
            Irregularity::CaptureOverlooked { due } => messages.irregular_overlooked(due),
            Irregularity::RemovedWithoutCause(pieces) => {
                messages.irregular_removed(pieces.len(), square_numbers(pieces))
            }
            Irregularity::TookTooFew { taken, due } => messages.irregular_too_few(taken, due),
            Irregularity::TookTooMany(pieces) => {
                messages.irregular_too_many(pieces.len(), square_numbers(pieces))
            }
            Irregularity::StoppedHalfWay(square) => messages.irregular_half_way(square.number()),
            Irregularity::LiftedTooEarly(square) => messages.irregular_early(square.number()),
            Irregularity::NoSuchMove { from, to } => {
                messages.irregular_no_such_move(from.number(), to.number())
            }
            Irregularity::NotThePieceTouched(square) => {
                messages.irregular_not_touched(square.number())
            }
            Irregularity::NothingPlayed => messages.irregular_nothing_played(),
        }
    }

    /// All irregularities of a turn, which the opponent corrects or keeps.
    pub fn irregularities(&self, found: &[Irregularity]) -> String {
        let names: Vec<_> = found.iter().map(|one| self.irregularity(one)).collect();
        let names = names.join(&self.messages.list_separator());
        self.messages.irregular(names)
    }

    /// An irregular turn that was taken back, and the touched piece that must be played now, if there is one.
    pub fn corrected(&self, touched_piece: Option<Square>) -> String {
        match touched_piece {
            Some(square) => self.messages.corrected_bound(square.number()),
            None => self.messages.corrected(),
        }
    }

    pub fn move_error(&self, error: &MoveError) -> String {
        match error {
            MoveError::Illegal { reason, .. } => self.illegal_move(reason),
            MoveError::WrongSeparator { request, expected } => {
                self.messages.move_wrong_sign(request.to_string(), expected)
            }
            MoveError::NoSuchPath { request } => {
                self.messages.move_no_such_path(request.to_string())
            }
            MoveError::Ambiguous { request, choices } => {
                self.messages.move_ambiguous(request.to_string(), choices.join(", "))
            }
            _ => self.messages.refusal_other(),
        }
    }

    pub fn fen_error(&self, error: &FenError) -> String {
        let messages = &self.messages;
        match error {
            FenError::Parse(error) => self.parse_error(error),
            FenError::DuplicateSquare { column, square } => {
                messages.fen_twice(*column, square.number())
            }
            FenError::IllegalSetup(SetupError::UnpromotedMan { square, .. }) => {
                messages.fen_uncrowned_man(square.number())
            }
            FenError::IllegalSetup(
                SetupError::NotWolfAndSheep | SetupError::KingInWolfAndSheep { .. },
            ) => messages.fen_not_wolf_and_sheep(),
            FenError::IllegalSetup(SetupError::Empty) => messages.fen_empty(),
            _ => messages.position_illegal(),
        }
    }

    /// A syntax error in a FEN: the column, what was expected there and what was found.
    pub fn parse_error(&self, error: &ParseError) -> String {
        self.messages.misread(error.column, self.expected(error), self.found(error))
    }

    /// A syntax error in a move: the column, what was expected there and what was found.
    pub fn move_parse_error(&self, error: &ParseError) -> String {
        self.messages.text_misread(error.column, self.expected(error), self.found(error))
    }

    pub fn typed_move_error(&self, error: &TypedMoveError) -> String {
        match error {
            TypedMoveError::Form(error) => self.move_parse_error(error),
            TypedMoveError::SeveralMoves { text, choices } => {
                self.messages.typed_several(text, choices.join(", "))
            }
            _ => self.messages.refusal_other(),
        }
    }

    /// The reason why a text typed over the board is not a move, for a player who may not know what can be typed there.
    pub fn entry_error(&self, error: &TypedMoveError) -> String {
        let messages = &self.messages;
        match error {
            TypedMoveError::Form(error) => match (error.expected, &error.found) {
                (_, Found::End) => messages.entry_incomplete(),
                (Expected::Square, found) => messages.entry_no_square(self.found_text(found)),
                (_, found) => messages.entry_not_a_move(self.found_text(found)),
            },
            _ => self.typed_move_error(error),
        }
    }

    pub(crate) fn expected(&self, error: &ParseError) -> String {
        let messages = &self.messages;
        match error.expected {
            Expected::Protocol(what) => what.to_owned(),
            Expected::Square => messages.expected_square(),
            Expected::Separator => messages.expected_sign(),
            Expected::EndOfMove => messages.expected_end_of_move(),
            Expected::Side => messages.expected_side(),
            Expected::Pieces => messages.expected_pieces(),
            Expected::OtherPieces => messages.expected_other_pieces(),
            Expected::EndOfRange => messages.expected_end_of_run(),
            Expected::EndOrDot => messages.expected_end_or_dot(),
            Expected::EndAfterDot => messages.expected_end_after_dot(),
            Expected::TimeControl => messages.expected_time_control(),
            Expected::Time => messages.expected_time(),
            Expected::EndOfTimeControl => messages.expected_end_of_time_control(),
            _ => messages.expected_other(),
        }
    }

    pub(crate) fn found(&self, error: &ParseError) -> String {
        self.found_text(&error.found)
    }

    /// The text found in place of what was expected.
    pub(super) fn found_text(&self, found: &Found) -> String {
        match found {
            Found::End => self.messages.the_end(),
            Found::Text(text) => self.messages.quoted(text),
        }
    }

    /// The reason why the defaults replace the settings in a file: where the old file is now, or what is wrong with it.
    pub fn settings_unreadable(
        &self,
        path: &Path,
        moved_to: Option<&Path>,
        reason: &dyn fmt::Display,
    ) -> String {
        match moved_to {
            Some(path) => self.messages.settings_renamed(path.display().to_string()),
            None => {
                self.messages.settings_unreadable(path.display().to_string(), reason.to_string())
            }
        }
    }

    /// The message for an unreadable results file: where it is now, or what is wrong with it.
    pub fn unread_results(&self, error: &JsonFileError) -> String {
        match (&error.kind, &error.moved_to) {
            (JsonFileErrorKind::WrittenAgain, Some(file)) => {
                self.messages.shots_file_written_again(file.display().to_string())
            }
            (_, Some(file)) => self.messages.shots_file_renamed(file.display().to_string()),
            (_, None) => self.messages.shots_file_unreadable(error.to_string()),
        }
    }

    /// The message for a result that could not be saved, or for a damaged file and what became of it.
    pub fn unwritten_result(&self, error: &JsonFileError) -> String {
        match error.moved_to {
            Some(_) => self.unread_results(error),
            None => self.messages.shot_not_kept(error.to_string()),
        }
    }

    pub fn settings_not_saved(&self, error: &io::Error) -> String {
        self.messages.settings_not_saved(error.to_string())
    }

    /// The reason why the session is no longer recorded.
    pub fn recording_failed(&self, error: &io::Error) -> String {
        self.messages.recording_failed(error.to_string())
    }
}

/// The numbers of some squares: “27, 32”.
pub(crate) fn square_numbers(set: SquareSet) -> String {
    let numbers: Vec<_> = set.iter().map(|square| square.to_string()).collect();
    numbers.join(", ")
}
