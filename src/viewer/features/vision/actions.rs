use bevy::prelude::*;

use super::state::VISION;
use crate::board::Face;
use crate::i18n::{Messages, Phrase};
use crate::rules::Geometry;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::vision::QuestionKind;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisionAction {
    Toggle,
    /// Switches to this kind of board.
    Board(Geometry),
    /// Starts a round of these questions.
    Begin(QuestionKind),
    /// Starts another round of the same kind.
    Again,
    /// Returns from the round to the start page.
    LeaveRound,
    /// Types a digit of a square number.
    Digit(u8),
    /// Deletes the typed digit.
    Erase,
    /// Submits the typed number.
    Submit,
    Side(Face),
}

impl FeatureAction for VisionAction {
    const KEYS: &'static [(Key, VisionAction)] = &[(Key::character('v'), VisionAction::Toggle)];

    const KEY_GROUP: KeyGroup = KeyGroup::Learning;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            VisionAction::Toggle => Messages::vision_open,
            VisionAction::Board(Geometry::Flat) => Messages::about_board_flat,
            VisionAction::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
            VisionAction::Begin(_) => Messages::vision_begin,
            VisionAction::Again => Messages::vision_again,
            VisionAction::LeaveRound => Messages::vision_leave,
            VisionAction::Digit(_) => Messages::answer_type_number,
            VisionAction::Erase => Messages::vision_erase,
            VisionAction::Submit => Messages::vision_submit,
            VisionAction::Side(_) => Messages::vision_on_side,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_open_to(VISION)
    }
}
