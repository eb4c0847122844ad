//! The text of a turn: a move as others expect it, or a setup.

use super::hand_turn;
use crate::game_tree::{Node, Turn};
use crate::notation::{MoveRequest, fen};
use crate::rules::{Move, Position, Route};

/// The words of a turn.
#[derive(Default)]
pub(super) struct TurnWords {
    /// The move; empty for a setup.
    pub(super) mv: String,
    /// The setup after it, if there is one.
    pub(super) setup: Option<String>,
    /// Commands for everything that the move and the setup leave open.
    pub(super) commands: Vec<String>,
}

/// The words of a node's turn, from the position before it.
pub(super) fn turn_words(before: &Position, node: &Node) -> TurnWords {
    let mut words = TurnWords::default();
    match node.turn() {
        Some(Turn::Move { mv, route }) => {
            let (text, is_exact) = move_text(before, *mv, route);
            words.mv = text;
            if !is_exact {
                let landings: Vec<_> = route.landings().map(|square| square.to_string()).collect();
                words
                    .commands
                    .push(format!("[%path {}]", landings.join(",")));
            }
            if let Some(square) = node.huffed() {
                words.commands.push(format!("[%huff {square}]"));
                words.setup = Some(setup(node.position()));
            }
        }
        Some(Turn::Irregular {
            actions,
            irregularities,
            position,
        }) => {
            words.setup = Some(setup(position));
            let actions = hand_turn::write_actions(actions);
            let found = hand_turn::write_irregularities(irregularities);
            words.commands.push(format!("[%hand {actions}]"));
            words.commands.push(format!("[%irregular {found}]"));
        }
        Some(Turn::SetUp(position)) => words.setup = Some(setup(position)),
        None => {}
    }
    words
}

fn setup(position: &Position) -> String {
    format!("/FEN \"{}\"/", fen::write(&position.setup()))
}

/// The text of a move, and `true` if it names the route.
///
/// On the pyramid a capture is written with all its landing squares, which also fix the boards. On the flat board it is
/// short, as others expect it; if another capture shares its start and end, with the landing squares of its first
/// route: every turning square, and the square right behind a captured piece where there is no turn.
fn move_text(before: &Position, mv: Move, route: &Route) -> (String, bool) {
    let path = |route: &Route| MoveRequest::from_route(mv, route).to_string();
    if before.variant().has_sides() {
        return (path(route), true);
    }
    if !mv.is_capture() {
        return (path(route), true);
    }
    let first = before.route(mv);
    let first = first.as_ref().unwrap_or(route);
    let moves = before.legal_moves();
    let is_other =
        |other: &Move| *other != mv && (other.from(), other.to()) == (mv.from(), mv.to());
    let text = match moves.iter().any(is_other) {
        true => path(first),
        false => format!("{}x{}", mv.from(), mv.to()),
    };
    (text, first == route)
}
