//! The actions of the review.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::rules::Side;
use crate::viewer::kernel::actions::FeatureAction;
use crate::viewer::kernel::keys::{Key, KeyGroup};

/// An action of a review of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Show the review that was closed, review the game, or stop the review.
    Toggle,
    /// Close the review. Its scores stay with the game.
    Close,
    /// Choose the next engine as judge.
    NextJudge,
    /// Show the position before the next error.
    NextError,
    /// Show the position before the previous error.
    PreviousError,
    /// Try the mistakes again: those of this side or, without one, of the person.
    Retry(Option<Side>),
    /// Show which piece the best move plays in the position to try again.
    Hint,
    /// Show the best line in the position to try again.
    ShowSolution,
    /// Go on to the next mistake.
    NextRetry,
    /// End the tries.
    EndRetries,
}

impl FeatureAction for ReviewAction {
    const KEYS: &'static [(Key, ReviewAction)] = &[
        (Key::character('j'), ReviewAction::Toggle),
        (Key::character('y'), ReviewAction::Retry(None)),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Advice;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ReviewAction::Toggle => Messages::review_run,
            ReviewAction::Close => Messages::review_close,
            ReviewAction::NextJudge => Messages::review_next_judge,
            ReviewAction::NextError => Messages::review_next_error,
            ReviewAction::PreviousError => Messages::review_previous_error,
            ReviewAction::Retry(None) => Messages::retry_begin,
            ReviewAction::Retry(Some(Side::White)) => Messages::retry_begin_white,
            ReviewAction::Retry(Some(Side::Black)) => Messages::retry_begin_black,
            ReviewAction::Hint => Messages::retry_hint_button,
            ReviewAction::ShowSolution => Messages::retry_show_button,
            ReviewAction::NextRetry => Messages::retry_next_button,
            ReviewAction::EndRetries => Messages::retry_end_button,
        })
    }
}
