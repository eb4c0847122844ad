use bevy::prelude::*;

use super::state::SHOTS;
use crate::i18n::{Messages, Phrase};
use crate::rules::{Geometry, Variant};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotsAction {
    Open,
    Board(Variant),
    Hint,
    ShowSolution,
    /// Takes a wrong move back together with its refutation.
    TakeBack,
    /// Restarts the exercise; its result no longer counts.
    Retry,
    /// Moves on to another exercise.
    Next,
    /// Toggles between missed and new exercises.
    ToggleMissed,
    /// Replays the line of a finished exercise.
    PlayLine,
    Leave,
}

impl FeatureAction for ShotsAction {
    const KEYS: &'static [(Key, ShotsAction)] = &[
        (Key::character('i').read_by_feature(), ShotsAction::Hint),
        (Key::code(KeyCode::Enter).read_by_feature(), ShotsAction::Next),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Learning;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ShotsAction::Open => Messages::shots_open,
            ShotsAction::Board(variant) => match variant.geometry() {
                Geometry::Flat => Messages::about_board_flat,
                Geometry::Pyramid => Messages::about_board_pyramid,
            },
            ShotsAction::Hint => Messages::retry_hint_button,
            ShotsAction::ShowSolution => Messages::shots_show_solution,
            ShotsAction::TakeBack => Messages::endgame_take_back,
            ShotsAction::Retry => Messages::lesson_retry,
            ShotsAction::Next => Messages::lesson_next,
            ShotsAction::ToggleMissed => Messages::shots_again_missed,
            ShotsAction::PlayLine => Messages::shots_play_line,
            ShotsAction::Leave => Messages::lesson_leave,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_open_to(SHOTS)
    }
}
