//! The actions on the board: how it is seen, a line that it shows, a turn played by hand.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::View;

/// An action that changes how the board is seen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewAction {
    /// Move the camera to a view; to home, from where it is home already, to its mirror image.
    GoTo(View),
    /// Sink the pyramid, or raise it.
    ToggleRelief,
    /// Switch between perspective and orthographic projection.
    ToggleProjection,
    /// Show the numbers of the squares, or hide them.
    ToggleNumbers,
    /// Show the lines of the sides, or hide them.
    ToggleLines,
}

impl FeatureAction for ViewAction {
    const KEYS: &'static [(Key, ViewAction)] = &[
        (Key::character('h'), ViewAction::GoTo(View::Home)),
        (Key::code(KeyCode::Numpad0), ViewAction::GoTo(View::Home)),
        (Key::character('t'), ViewAction::GoTo(View::Top)),
        (Key::code(KeyCode::F6), ViewAction::GoTo(View::Top)),
        (Key::code(KeyCode::Numpad5), ViewAction::GoTo(View::Top)),
        (Key::character('z'), ViewAction::GoTo(View::Chair)),
        (Key::code(KeyCode::Numpad2), ViewAction::GoTo(View::Chair)),
        (Key::code(KeyCode::F2), ViewAction::GoTo(View::SouthWest)),
        (
            Key::code(KeyCode::Numpad1),
            ViewAction::GoTo(View::SouthWest),
        ),
        (Key::code(KeyCode::F3), ViewAction::GoTo(View::SouthEast)),
        (
            Key::code(KeyCode::Numpad3),
            ViewAction::GoTo(View::SouthEast),
        ),
        (Key::code(KeyCode::F4), ViewAction::GoTo(View::NorthEast)),
        (
            Key::code(KeyCode::Numpad9),
            ViewAction::GoTo(View::NorthEast),
        ),
        (Key::code(KeyCode::F5), ViewAction::GoTo(View::NorthWest)),
        (
            Key::code(KeyCode::Numpad7),
            ViewAction::GoTo(View::NorthWest),
        ),
        (Key::character('f'), ViewAction::GoTo(View::OtherSide)),
        (Key::character('b'), ViewAction::ToggleRelief),
        (Key::character('p'), ViewAction::ToggleProjection),
        (Key::character('n'), ViewAction::ToggleNumbers),
        (Key::character('l'), ViewAction::ToggleLines),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::View;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ViewAction::GoTo(View::Home | View::Mirrored) => Messages::view_home,
            ViewAction::GoTo(View::Top) => Messages::view_top,
            ViewAction::GoTo(View::Chair) => Messages::view_chair,
            ViewAction::GoTo(View::SouthWest) => Messages::view_south_west,
            ViewAction::GoTo(View::SouthEast) => Messages::view_south_east,
            ViewAction::GoTo(View::NorthEast) => Messages::view_north_east,
            ViewAction::GoTo(View::NorthWest) => Messages::view_north_west,
            ViewAction::GoTo(View::OtherSide) => Messages::view_other_side,
            ViewAction::ToggleRelief => Messages::sink,
            ViewAction::ToggleProjection => Messages::lens,
            ViewAction::ToggleNumbers => Messages::numbers,
            ViewAction::ToggleLines => Messages::lines,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_free()
    }

    fn is_peek(self) -> bool {
        matches!(self, ViewAction::GoTo(view) if view.can_be_peeked_at())
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}

/// An action on the five boards drawn flat.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfoldedAction {
    /// Show them, or hide them.
    Toggle,
    /// Show them large, beside the scene or in a small window instead of it, or in the panel again.
    ToggleSize,
}

impl FeatureAction for UnfoldedAction {
    const KEYS: &'static [(Key, UnfoldedAction)] = &[
        (Key::code(KeyCode::F7), UnfoldedAction::Toggle),
        (Key::code(KeyCode::F8), UnfoldedAction::ToggleSize),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::View;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            UnfoldedAction::Toggle => Messages::net_toggle,
            UnfoldedAction::ToggleSize => Messages::net_size,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_free()
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}

/// An action that shows what happened on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SightAction {
    /// Play the last move again, slowly.
    ReplayLastMove,
}

impl FeatureAction for SightAction {
    const KEYS: &'static [(Key, SightAction)] =
        &[(Key::character('r'), SightAction::ReplayLastMove)];

    const KEY_GROUP: KeyGroup = KeyGroup::View;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            SightAction::ReplayLastMove => Messages::replay_last_move,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_played_on()
    }
}

/// An action of a turn that is played by hand, over the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByHandAction {
    EndTurn,
    /// Put back the pieces moved in this turn.
    PutBack,
    /// Remove the held piece from the board.
    RemovePiece,
}

impl FeatureAction for ByHandAction {
    const KEYS: &'static [(Key, ByHandAction)] = &[
        (Key::code(KeyCode::Enter), ByHandAction::EndTurn),
        (Key::code(KeyCode::NumpadEnter), ByHandAction::EndTurn),
        (Key::code(KeyCode::Delete), ByHandAction::RemovePiece),
        (Key::code(KeyCode::Backspace), ByHandAction::PutBack),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ByHandAction::EndTurn => Messages::done,
            ByHandAction::PutBack => Messages::put_back,
            ByHandAction::RemovePiece => Messages::take_off,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            ByHandAction::EndTurn => now.is_played_on(),
            ByHandAction::PutBack | ByHandAction::RemovePiece => now.is_game(),
        }
    }
}

/// An action on a line of the analysis, or on the one that is previewed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineAction {
    /// Play the first move of a line, or preview the line as far as a later one.
    Choose {
        /// The rank of the line, the best one being 0.
        line: u8,
        /// The number of moves.
        moves: u8,
    },
    /// Show one move less of the line previewed.
    Back,
    /// Show one move more of the line previewed.
    Forward,
    /// Play the moves shown of the line previewed.
    Play,
    /// Go back to the game.
    Close,
}

impl FeatureAction for LineAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            LineAction::Choose { moves: 1, .. } => Messages::line_play_first,
            LineAction::Choose { .. } => Messages::line_preview,
            LineAction::Back => Messages::line_back,
            LineAction::Forward => Messages::line_forward,
            LineAction::Play => Messages::line_play,
            LineAction::Close => Messages::line_close,
        })
    }
}

/// The answer about a move that waits to be confirmed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmAction {
    Play,
    Discard,
}

impl FeatureAction for ConfirmAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            ConfirmAction::Play => Messages::settings_play_move,
            ConfirmAction::Discard => Messages::settings_discard_move,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_free()
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}
