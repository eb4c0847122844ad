//! Actions on the board: views, previewed lines, turns by hand.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::View;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewAction {
    /// Moves the camera to a view; home, when already there, toggles to its mirror image.
    GoTo(View),
    /// Sinks or raises the pyramid.
    ToggleRelief,
    /// Switches between perspective and orthographic projection.
    ToggleProjection,
    /// Shows or hides the square numbers.
    ToggleNumbers,
    /// Shows or hides the lines of the sides.
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
        (Key::code(KeyCode::Numpad1), ViewAction::GoTo(View::SouthWest)),
        (Key::code(KeyCode::F3), ViewAction::GoTo(View::SouthEast)),
        (Key::code(KeyCode::Numpad3), ViewAction::GoTo(View::SouthEast)),
        (Key::code(KeyCode::F4), ViewAction::GoTo(View::NorthEast)),
        (Key::code(KeyCode::Numpad9), ViewAction::GoTo(View::NorthEast)),
        (Key::code(KeyCode::F5), ViewAction::GoTo(View::NorthWest)),
        (Key::code(KeyCode::Numpad7), ViewAction::GoTo(View::NorthWest)),
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

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfoldedAction {
    Toggle,
    /// Switches between the panel and large boards, beside the scene or, in a small window, in its place.
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

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SightAction {
    /// Replays the last move slowly.
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

/// An action of a turn played by hand.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByHandAction {
    EndTurn,
    /// Puts the pieces moved in this turn back.
    PutBack,
    /// Removes the held piece from the board.
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

/// An action on a line of the analysis or on the previewed line.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineAction {
    /// Plays the first move of a line, or previews the line up to a later move.
    Choose {
        /// Rank of the line, from 0 for the best.
        line: u8,
        moves: u8,
    },
    /// Steps back in the previewed line.
    Back,
    /// Steps forward in the previewed line.
    Forward,
    /// Plays the shown moves of the previewed line.
    Play,
    /// Returns to the game.
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

/// The answer to a move awaiting confirmation.
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
