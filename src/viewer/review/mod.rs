//! The review of a game in the window: judging it in the background, and trying mistakes again.
//!
//! A review is a [`SearchHandle`](crate::engine::SearchHandle) like other searches. Each position it has judged goes to
//! the [`CurrentReview`](super::state::review::CurrentReview), from which the panels draw; at the end it is noted in the
//! game by commands, which are kept and can be undone.

mod control;
mod errors;
mod tries;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((control::plugin, errors::plugin, tries::plugin));
}
