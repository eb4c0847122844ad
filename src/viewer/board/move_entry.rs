//! The move being entered: typed, awaiting confirmation, premoved, or tried.

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::notation::MoveRequest;
use crate::players::Player;
use crate::rules::Side;
use crate::viewer::kernel::seats::PlayerSeats;

/// The typed text and the response to it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveEntry {
    /// The text; `None` while nothing is typed.
    pub text: Option<String>,
    /// The matching moves, the answer to a question, or the reason for a rejection.
    pub answer: String,
    /// `true` if the answer is a rejection.
    pub is_refused: bool,
    /// `true` if the move is a premove.
    pub waits: bool,
    /// The ends of a premove entered with the pointer.
    pub pointed: Option<(Square, Square)>,
}

#[derive(Component)]
#[require(AccessibilityNode(accesskit::Node::new(Role::TextInput)))]
pub struct EntryField;

impl MoveEntry {
    /// A premove entered with the pointer, with its response text.
    pub fn ahead(from: Square, to: Square, answer: String) -> MoveEntry {
        MoveEntry {
            text: Some(format!("{from}-{to}")),
            answer,
            is_refused: false,
            waits: true,
            pointed: Some((from, to)),
        }
    }

    /// The text of a premove, completed when its turn comes: only then is it known to capture or not.
    pub fn text_in_turn(&self) -> String {
        match self.pointed {
            Some((from, to)) => format!("{from} {to}"),
            None => self.text.clone().unwrap_or_default(),
        }
    }

    /// The ends of a premove, as far as its text determines them.
    pub fn waiting_ends(&self) -> Option<(Square, Square)> {
        let text = self.text.as_ref().filter(|_| self.waits)?;
        let runs = text.split(|sign: char| !sign.is_ascii_digit());
        let squares: Option<Vec<_>> = runs
            .filter(|run| !run.is_empty())
            .map(|run| Square::from_number(run.parse().ok()?))
            .collect();
        match squares?[..] {
            [from, .., to] => Some((from, to)),
            _ => None,
        }
    }

    /// Returns `true` while a text is typed.
    pub fn is_open(&self) -> bool {
        self.text.is_some()
    }

    /// Returns `true` if the next typed character replaces the text: it was rejected or is a premove.
    pub fn is_settled(&self) -> bool {
        self.is_refused || self.waits
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveEntry>();
}

/// The side that may enter a premove: the only person's, while the other player thinks.
pub fn side_ahead(game: &Game, seats: &PlayerSeats) -> Option<Side> {
    let own = Player::only_person(&seats.at(game.variant()))?;
    let is_by_rules = !game.table_rules().by_hand
        && game.placement().is_none()
        && game.irregularities().is_empty();
    let is_thought_about = game.outcome().is_none()
        && game.is_live()
        && game.side_to_move() != own
        && seats.assignment(game).is_some();
    Some(own).filter(|_| is_by_rules && is_thought_about)
}

/// A move entered with the pointer, awaiting confirmation; see
/// [`InputPreferences`](crate::preferences::InputPreferences).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveToConfirm(pub Option<MoveRequest>);

/// Trial mode, in which moves are judged before they count.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct MoveTrial {
    /// Moves are tries, not turns of the game.
    pub is_on: bool,
    pub entered: Option<MoveRequest>,
}
