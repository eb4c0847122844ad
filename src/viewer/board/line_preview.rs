//! Previews on the board that are not played: a line of moves, or another position of the game. The actions that step
//! through the game step through the line.

use bevy::prelude::*;

use crate::game::Game;
use crate::game_tree::NodeId;
use crate::rules::{Move, Position, Route, Setup};
use crate::viewer::board::actions::LineAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::game_actions::GameAction;

/// A line of moves from a position, shown as far as one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewedLine {
    start: Position,
    moves: Vec<Move>,
    shown: usize,
}

impl PreviewedLine {
    /// Shows this number of the moves; `None` if the line has fewer, or for none of them.
    pub fn new(start: Position, moves: &[Move], shown: usize) -> Option<PreviewedLine> {
        (1..=moves.len()).contains(&shown).then(|| PreviewedLine {
            start,
            moves: moves.to_vec(),
            shown,
        })
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves shown.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.shown]
    }

    /// The number of moves of the whole line.
    pub fn length(&self) -> usize {
        self.moves.len()
    }

    /// The position after the moves shown.
    pub fn position(&self) -> Position {
        self.after(self.shown)
    }

    /// The way of the last move shown.
    pub fn last_route(&self) -> Option<Route> {
        let before = self.shown - 1;
        self.after(before).route(self.moves[before])
    }

    fn after(&self, count: usize) -> Position {
        let moves = self.moves[..count].iter();
        moves.fold(self.start, |position, mv| position.play(*mv))
    }
}

/// The line that the board shows instead of the game: the one under the pointer, otherwise the one that stays until the
/// player goes back to the game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LinePreview {
    hovered: Option<PreviewedLine>,
    held: Option<PreviewedLine>,
}

impl LinePreview {
    /// The line on the board.
    pub fn shown(&self) -> Option<&PreviewedLine> {
        self.hovered.as_ref().or(self.held.as_ref())
    }

    /// The position on the board, unless it is that of the game.
    pub fn position(&self) -> Option<Position> {
        self.shown().map(PreviewedLine::position)
    }

    /// The line that stays on the board.
    pub fn held(&self) -> Option<&PreviewedLine> {
        self.held.as_ref()
    }

    /// Shows a line as long as the pointer is over it, or ends that. Returns `true` if it makes a difference.
    pub fn hover(preview: &mut Mut<LinePreview>, line: Option<PreviewedLine>) -> bool {
        let is_new = preview.hovered != line;
        if is_new {
            preview.hovered = line;
        }
        is_new
    }

    /// Shows a line until the player goes back to the game.
    pub fn hold(&mut self, line: PreviewedLine) {
        self.held = Some(line);
    }

    /// Shows this number of the moves of the line held: at least one, at most all.
    pub fn step_to(&mut self, shown: usize) {
        if let Some(line) = &mut self.held {
            line.shown = shown.clamp(1, line.moves.len());
        }
    }

    /// Goes back to the game. Returns `true` if a line was held.
    pub fn close(&mut self) -> bool {
        self.hovered = None;
        self.held.take().is_some()
    }
}

/// The node of the current game whose position the board shows while the pointer is over its move in the move list.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewedNode(pub Option<NodeId>);

/// Returns the pieces of the previewed node, of the previewed position that the game does not have, or of the game.
pub fn shown_setup(game: &Game, previewed: Option<NodeId>, elsewhere: Option<Position>) -> Setup {
    let node = previewed.filter(|&node| game.tree().contains(node));
    match (node, elsewhere) {
        (Some(node), _) => game.tree().node(node).position().setup(),
        (None, Some(position)) => position.setup(),
        (None, None) => game.current_setup(),
    }
}

/// Steps through the line that is previewed. Returns `true` if the action means nothing else.
pub fn step_like_the_game(preview: &mut LinePreview, action: GameAction) -> bool {
    let Some(line) = preview.held() else {
        return false;
    };
    let (shown, all) = (line.moves().len(), line.length());
    let next = match action {
        GameAction::Undo => shown.saturating_sub(1),
        GameAction::Redo => shown + 1,
        GameAction::ShowFirst => 1,
        GameAction::ShowLast => all,
        _ => return false,
    };
    preview.step_to(next);
    true
}

/// Carries out the steps of the line itself, and closes it.
fn carry_out(mut actions: MessageReader<LineAction>, mut preview: ResMut<LinePreview>) {
    for action in actions.read() {
        let Some(line) = preview.held() else {
            continue;
        };
        let shown = line.moves().len();
        match action {
            LineAction::Back => preview.step_to(shown.saturating_sub(1)),
            LineAction::Forward => preview.step_to(shown + 1),
            LineAction::Close => drop(preview.close()),
            LineAction::Choose { .. } | LineAction::Play => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LinePreview>()
        .add_systems(Update, carry_out.in_set(CarryOut));
}
