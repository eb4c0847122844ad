use bevy::prelude::*;

use super::state::ENDGAMES;
use crate::endgame_practice::PracticeLength;
use crate::engine::endgame_tables::Material;
use crate::i18n::{Messages, Phrase};
use crate::rules::Geometry;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameAction {
    /// Starts practice on the current kind of board.
    Open,
    /// Switches to this kind of board.
    Board(Geometry),
    /// Selects wins of this length.
    Length(PracticeLength),
    /// Selects this ending; `None` for any.
    Ending(Option<Material>),
    /// Restarts the endgame.
    Again,
    /// Takes the move back that threw the win away.
    TakeBack,
    ShowBest,
    /// Starts another endgame.
    Next,
    Leave,
}

impl FeatureAction for EndgameAction {
    const KEYS: &'static [(Key, EndgameAction)] = &[
        (Key::character('i').read_by_feature(), EndgameAction::ShowBest),
        (Key::code(KeyCode::Enter).read_by_feature(), EndgameAction::Next),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Learning;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            EndgameAction::Open => Messages::endgame_open,
            EndgameAction::Board(Geometry::Flat) => Messages::about_board_flat,
            EndgameAction::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
            EndgameAction::Length(_) => Messages::endgame_lengths,
            EndgameAction::Ending(_) => Messages::endgame_begin,
            EndgameAction::Again => Messages::endgame_again,
            EndgameAction::TakeBack => Messages::endgame_take_back,
            EndgameAction::ShowBest => Messages::endgame_show_best,
            EndgameAction::Next => Messages::lesson_next,
            EndgameAction::Leave => Messages::lesson_leave,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_open_to(ENDGAMES)
    }
}
