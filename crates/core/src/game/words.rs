//! The words of a game: refused commands, huffs, and the editor of positions.

use std::time::Duration;

use super::clocks::{Bonus, ClockError, Period, TimeControl};
use super::setup_editor::{SetupRemark, SetupTool};
use super::{CommandError, Huff};
use crate::i18n::{Localizer, square_numbers};
use crate::rules::{FigureSet, Piece, PieceKind, Position, Setup, Side, Variant};

impl Localizer {
    /// The name of a time control: “5 min + 3 s a move”.
    pub fn time_control(&self, control: &TimeControl) -> String {
        let messages = &self.messages;
        match control {
            TimeControl::Unlimited | TimeControl::Unknown => messages.clock_choice_none(),
            TimeControl::Hourglass(time) => messages.clock_choice_hourglass(self.main_time(*time)),
            TimeControl::PerMove(time) => messages.clock_choice_per_move(self.seconds(*time)),
            TimeControl::Periods(periods) => {
                let names = periods.iter().map(|period| self.period(period));
                let all = names.reduce(|first, next| messages.clock_choice_then(first, next));
                all.unwrap_or_default()
            }
        }
    }

    /// The name of a period: its time, the time for each move, and the number of its moves.
    fn period(&self, period: &Period) -> String {
        let messages = &self.messages;
        let time = self.main_time(period.time);
        let time = match period.bonus {
            Bonus::None => time,
            bonus => messages.clock_choice_bonus(time, self.seconds(bonus.time())),
        };
        match period.moves {
            Some(moves) => messages.clock_choice_moves(moves, time),
            None => time,
        }
    }

    /// A time in whole hours or minutes, or as a clock shows it: “2 h”, “90 min”, “1:30”.
    fn main_time(&self, time: Duration) -> String {
        let minutes = time.as_secs() / 60;
        match (minutes / 60, minutes % 60) {
            _ if time != Duration::from_secs(60 * minutes) => self.clock_time(Some(time)),
            (hours @ 1.., 0) => self.messages.clock_choice_hours(hours),
            _ => self.messages.clock_choice_minutes(minutes),
        }
    }

    /// A huff with its reason: “Black huffs 35: it could have taken 30.”
    pub fn huffed(&self, huff: &Huff) -> String {
        let (square, taken) = (huff.square.number(), square_numbers(huff.missed));
        match huff.by {
            Side::White => self.messages.huffed_white(square, taken),
            Side::Black => self.messages.huffed_black(square, taken),
        }
    }

    pub fn command_error(&self, error: &CommandError) -> String {
        let messages = &self.messages;
        match error {
            CommandError::Move(error) => self.move_error(error),
            CommandError::Fen(error) => self.fen_error(error),
            CommandError::NoGame => messages.refused_no_game(),
            CommandError::GameOver(outcome) => messages.refused_over(self.outcome(outcome)),
            CommandError::NothingToUndo => messages.refused_nothing_to_undo(),
            CommandError::NothingToRedo => messages.refused_nothing_to_redo(),
            CommandError::NoSuchPly { asked, last } => {
                messages.refused_no_such_ply(last.0, asked.0)
            }
            CommandError::NoSuchNode(path) => messages.refused_no_such_node(path.to_string()),
            CommandError::NoTurnAtStart => messages.refused_no_turn_at_start(),
            CommandError::IsMainLine => messages.refused_main_line(),
            CommandError::NoVariationBelow => messages.refused_no_variation_below(),
            CommandError::NothingFollows => messages.refused_nothing_follows(),
            CommandError::CommentTooLong { most, .. } => messages.refused_long_comment(*most),
            CommandError::TagTooLong { most, .. } => messages.refused_long_tag(*most),
            CommandError::ArrowToItself(square) => {
                messages.refused_arrow_to_itself(square.number())
            }
            CommandError::NothingToUndoEdit => messages.refused_nothing_to_undo_edit(),
            CommandError::NothingToRedoEdit => messages.refused_nothing_to_redo_edit(),
            CommandError::TooManyPlies => messages.refused_too_many_plies(),
            CommandError::AlreadyOffered => messages.refused_offer_stands(),
            CommandError::NoOffer => messages.refused_no_offer(),
            CommandError::TouchedPiece(square) => messages.refused_bound(square.number()),
            CommandError::NoTouchMove => messages.refused_nothing_binds(),
            CommandError::NotOverTheBoard => messages.refused_not_by_hand(),
            CommandError::HandTurnUnfinished => messages.refused_hands_at_work(),
            CommandError::InvalidHandAction(_) => messages.refused_cannot_be_done(),
            CommandError::NoHandAction => messages.refused_nothing_played(),
            CommandError::NoIrregularity => messages.refused_nothing_irregular(),
            CommandError::UnresolvedIrregularity => messages.refused_to_be_decided(),
            CommandError::CannotKeep(_) => messages.refused_cannot_be_kept(),
            CommandError::NotHuffable { huffable, .. } if huffable.is_empty() => {
                messages.refused_nothing_to_huff()
            }
            CommandError::NotHuffable { huffable, .. } => {
                messages.refused_not_huffable(square_numbers(*huffable))
            }
            CommandError::NothingToPlace => messages.refused_nothing_to_place(),
            CommandError::CannotPlace(square) => messages.refused_cannot_be_placed(square.number()),
            CommandError::PlacementUnfinished(_) => messages.refused_still_placing(),
            CommandError::Clock(error) => self.clock_error(error),
            CommandError::InternationalOnly => messages.refused_only_international(),
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

    fn clock_error(&self, error: &ClockError) -> String {
        let messages = &self.messages;
        match *error {
            ClockError::NoClock => messages.refused_no_clock(),
            ClockError::AlreadyPaused => messages.refused_clock_paused(),
            ClockError::NotPaused => messages.refused_clock_not_paused(),
            ClockError::NotLimited(side) => messages.refused_time_not_limited(self.side(side)),
            ClockError::TooMuchTime => messages.refused_too_much_time(),
        }
    }

    pub fn setup_remark(&self, remark: &SetupRemark) -> String {
        match remark {
            SetupRemark::Ended(outcome) => self.messages.setup_ended(self.outcome(outcome)),
            SetupRemark::TooMany { side, pieces } => {
                self.messages.setup_too_many(self.side(*side), *pieces)
            }
        }
    }

    /// The numbers of men and kings of both sides.
    pub fn setup_counts(&self, variant: Variant, setup: &Setup) -> String {
        let of_side = |side| {
            let pieces = setup.pieces(side);
            let kings = (pieces & setup.kings()).len();
            let men = pieces.len() - kings;
            let name = self.side_of(variant, side);
            self.messages.setup_count(name, men, kings)
        };
        format!("{}\n{}", of_side(Side::White), of_side(Side::Black))
    }

    pub fn setup_tool(&self, variant: Variant, tool: SetupTool) -> String {
        let messages = &self.messages;
        match tool {
            SetupTool::Place(piece) if variant.figures() == FigureSet::WolfAndSheep => {
                self.side_of(variant, piece.side)
            }
            SetupTool::Erase => messages.tool_erase(),
            SetupTool::Place(Piece { side, kind }) => match (side, kind) {
                (Side::White, PieceKind::Man) => messages.tool_white_man(),
                (Side::White, PieceKind::King) => messages.tool_white_king(),
                (Side::Black, PieceKind::Man) => messages.tool_black_man(),
                (Side::Black, PieceKind::King) => messages.tool_black_king(),
            },
        }
    }
}
