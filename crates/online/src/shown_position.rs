//! A position that a player shows to the other after the game.

use serde::{Deserialize, Serialize};

use crate::game::{Command, CommandError, Game, Session};
use crate::game_tree::{Arrow, Mark, NodeId};
use crate::notation::MoveRequest;
use crate::rules::Ply;

/// Maximum number of moves of a line that was not played.
const MAX_MOVES: usize = 40;
/// Maximum number of marks, and of arrows.
const MAX_DRAWN: usize = 32;

/// A position of a finished game or of a line that leaves it, with the drawings on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownPosition {
    /// The number of turns of the game that lead to it, or to the line.
    pub ply: Ply,
    /// The moves after them that were not played in the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<MoveRequest>,
    /// The squares that are marked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// The arrows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<Arrow>,
}

/// The node of a player's own board after the first turns of a game played elsewhere; `None` if it is another game.
fn node_after(played: &Game, turns: usize, own: &Game) -> Option<NodeId> {
    let (tree, start) = (own.tree(), own.tree().root());
    if played.variant() != own.variant() || played.start() != own.start() {
        return None;
    }
    let mut turns = played.turns().take(turns);
    turns.try_fold(start, |node, turn| tree.child_with(node, turn))
}

/// Returns `true` if a board has this whole game, possibly among added lines.
pub fn has_game(own: &Game, played: &Game) -> bool {
    node_after(played, played.turns().len(), own).is_some()
}

impl ShownPosition {
    /// The position that a player sees on an own board with the game played, and the drawings on it. Returns `None` if
    /// the board has another game, or a turn beside this one that is not a move.
    pub fn of_board(own: &Game, played: &Game) -> Option<ShownPosition> {
        if !has_game(own, played) {
            return None;
        }
        let tree = own.tree();
        let way = tree.line_to(own.current_node());
        let turns = way.iter().filter_map(|&node| tree.node(node).turn());
        let shared = turns.clone().zip(played.turns());
        let shared = shared.take_while(|(own, played)| own.is_same_as(played));
        let ply = shared.count();
        let line = turns.skip(ply).map(|turn| {
            let (mv, route) = (turn.mv()?, turn.route()?);
            Some(MoveRequest::from_route(mv, route))
        });
        let annotations = &tree.node(own.current_node()).annotations;
        Some(ShownPosition {
            ply: Ply(u16::try_from(ply).ok()?),
            line: line.collect::<Option<_>>()?,
            marks: annotations.marks.clone(),
            arrows: annotations.arrows.clone(),
        })
    }

    /// Returns `true` if it is a position of this game, within the limits.
    pub fn fits(&self, played: &Game) -> bool {
        usize::from(self.ply.0) <= played.turns().len()
            && self.line.len() <= MAX_MOVES
            && self.marks.len() <= MAX_DRAWN
            && self.arrows.len() <= MAX_DRAWN
    }

    /// The commands that show it on a player's own board, in a session whose current game is that of the board.
    /// Existing drawings stay. Returns `None` if the board has another game.
    ///
    /// # Errors
    /// If a move of the line is not legal.
    pub fn commands(
        &self,
        own: &Session,
        played: &Game,
    ) -> Option<Result<Vec<Command>, CommandError>> {
        if !has_game(own.game(), played) {
            return None;
        }
        let node = node_after(played, self.ply.0.into(), own.game())?;
        let path = own.game().tree().path_of(node);
        let mut commands = vec![Command::GoTo(path)];
        commands.extend(self.line.iter().cloned().map(Command::Play));
        let mut after = own.clone();
        for command in &commands {
            if let Err(error) = after.apply(command.clone()) {
                return Some(Err(error));
            }
        }
        let (tree, shown) = (after.game().tree(), after.game().current_node());
        let (node, drawn) = (tree.path_of(shown), &tree.node(shown).annotations);
        let marks = self.marks.iter().filter(|mark| !drawn.marks.contains(mark));
        commands.extend(marks.map(|&mark| Command::ToggleMark { node: node.clone(), mark }));
        let arrows = self.arrows.iter();
        let arrows = arrows.filter(|arrow| !drawn.arrows.contains(arrow));
        commands.extend(arrows.map(|&arrow| Command::ToggleArrow { node: node.clone(), arrow }));
        Some(Ok(commands))
    }
}
