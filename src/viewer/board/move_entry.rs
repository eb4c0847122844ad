//! The move that is being entered: typed, waiting to be confirmed, or tried.

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::notation::MoveRequest;
use crate::players::Player;
use crate::rules::Side;
use crate::viewer::kernel::seats::PlayerSeats;

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
    /// The ends of a move that was entered with the pointer ahead of the player's turn.
    pub pointed: Option<(Square, Square)>,
}

/// The field that is typed in.
#[derive(Component)]
#[require(AccessibilityNode(accesskit::Node::new(Role::TextInput)))]
pub struct EntryField;

impl MoveEntry {
    /// A move that was entered with the pointer ahead of the player's turn, and what is said about it.
    pub fn ahead(from: Square, to: Square, answer: String) -> MoveEntry {
        MoveEntry {
            text: Some(format!("{from}-{to}")),
            answer,
            is_refused: false,
            waits: true,
            pointed: Some((from, to)),
        }
    }

    /// The text of a move that waits, for its turn: whether it captures is known only then.
    pub fn text_in_turn(&self) -> String {
        match self.pointed {
            Some((from, to)) => format!("{from} {to}"),
            None => self.text.clone().unwrap_or_default(),
        }
    }

    /// The ends of a move that waits, as far as its text determines them.
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

    /// Returns `true` if the text was refused, or is a move that waits: what is typed next replaces it.
    pub fn is_settled(&self) -> bool {
        self.is_refused || self.waits
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveEntry>();
}

/// The side of the person who may enter a move ahead: the only one at the table, while the other player thinks.
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
