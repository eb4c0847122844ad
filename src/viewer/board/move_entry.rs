//! The move that is being entered: typed, waiting to be confirmed, or tried.

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use crate::notation::MoveRequest;

/// The text being typed, and what is said about it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveEntry {
    /// The text; `None` while nothing is typed.
    pub text: Option<String>,
    /// The moves that begin like the text, the answer to a question, or the reason of a refusal.
    pub answer: String,
    /// `true` if the answer is a refusal.
    pub is_refused: bool,
    /// `true` if the move is played as soon as it is the player's turn.
    pub waits: bool,
}

/// The field that is typed in.
#[derive(Component)]
#[require(AccessibilityNode(accesskit::Node::new(Role::TextInput)))]
pub struct EntryField;

impl MoveEntry {
    /// Returns `true` while a text is typed.
    pub fn is_open(&self) -> bool {
        self.text.is_some()
    }

    /// Returns `true` if the text was refused, or is a move that waits: what is typed next replaces it.
    pub fn is_settled(&self) -> bool {
        self.is_refused || self.waits
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveEntry>();
}

/// A move that was entered with the pointer and is played when it is confirmed; see
/// [`InputPreferences`](crate::preferences::InputPreferences).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveToConfirm(pub Option<MoveRequest>);

/// The trial of moves, which are judged before they count.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct MoveTrial {
    /// `true` if moves are tries and no turns of the game.
    pub is_on: bool,
    /// The move entered last.
    pub entered: Option<MoveRequest>,
}
