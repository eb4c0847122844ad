//! Previews of lines and of other positions of the game. Actions that step through the game step through the preview.

use bevy::picking::events;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::Game;
use crate::game_tree::NodeId;
use crate::rules::{Move, Position, Route, Setup};
use crate::viewer::board::actions::LineAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::session::CurrentSession;

/// A line of moves, shown up to one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewedLine {
    start: Position,
    moves: Vec<Move>,
    shown: usize,
}

impl PreviewedLine {
    /// A preview of this number of moves; `None` for zero moves or more than the line has.
    pub fn new(start: Position, moves: &[Move], shown: usize) -> Option<PreviewedLine> {
        (1..=moves.len()).contains(&shown).then(|| PreviewedLine {
            start,
            moves: moves.to_vec(),
            shown,
        })
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.shown]
    }

    /// Number of moves in the whole line.
    pub fn length(&self) -> usize {
        self.moves.len()
    }

    /// The position after the moves shown.
    pub fn position(&self) -> Position {
        self.after(self.shown)
    }

    /// The route of the last move shown.
    pub fn last_route(&self) -> Option<Route> {
        let before = self.shown - 1;
        self.after(before).route(self.moves[before])
    }

    fn after(&self, count: usize) -> Position {
        let moves = self.moves[..count].iter();
        moves.fold(self.start, |position, mv| position.play(*mv))
    }
}

/// The line shown instead of the game: the hovered one, otherwise the one held until the player returns to the game.
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

    pub fn position(&self) -> Option<Position> {
        self.shown().map(PreviewedLine::position)
    }

    /// The line that stays on the board.
    pub fn held(&self) -> Option<&PreviewedLine> {
        self.held.as_ref()
    }

    /// Sets or clears the hovered line; returns `true` on a change.
    pub fn hover(preview: &mut Mut<LinePreview>, line: Option<PreviewedLine>) -> bool {
        let is_new = preview.hovered != line;
        if is_new {
            preview.hovered = line;
        }
        is_new
    }

    /// Shows a line until the player returns to the game.
    pub fn hold(&mut self, line: PreviewedLine) {
        self.held = Some(line);
    }

    /// Shows this number of moves of the held line, clamped to at least one and at most all.
    pub fn step_to(&mut self, shown: usize) {
        if let Some(line) = &mut self.held {
            line.shown = shown.clamp(1, line.moves.len());
        }
    }

    /// Returns to the game; returns `true` if a line was held.
    pub fn close(&mut self) -> bool {
        self.hovered = None;
        self.held.take().is_some()
    }
}

/// The node whose move is hovered in the move list.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewedNode(pub Option<NodeId>);

/// A control of a move of the game, which previews the position after it while hovered.
#[derive(Component)]
pub struct PreviewsNode(pub NodeId);

/// The systems that end previews before the game changes. Systems that change it run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EndPreviews;

/// Previews a node when the pointer moves over its control, but not when a list scrolls under a resting pointer.
fn begin_preview(
    moved: On<Pointer<events::Move>>,
    session: Res<CurrentSession>,
    controls: Query<&PreviewsNode>,
    mut previewed: ResMut<PreviewedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Ok(PreviewsNode(node)) = controls.get(moved.entity) {
        let node = Some(*node).filter(|node| *node != session.game().current_node());
        if previewed.set_if_neq(PreviewedNode(node)) {
            redraw.write(RequestRedraw);
        }
    }
}

fn end_preview(
    out: On<Pointer<Out>>,
    controls: Query<&PreviewsNode>,
    mut previewed: ResMut<PreviewedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Ok(PreviewsNode(node)) = controls.get(out.entity)
        && previewed.0 == Some(*node)
    {
        previewed.0 = None;
        redraw.write(RequestRedraw);
    }
}

/// Returns the pieces of the previewed node, of a previewed position outside the game, or of the game.
pub fn shown_setup(game: &Game, previewed: Option<NodeId>, elsewhere: Option<Position>) -> Setup {
    let node = previewed.filter(|&node| game.tree().contains(node));
    match (node, elsewhere) {
        (Some(node), _) => game.tree().node(node).position().setup(),
        (None, Some(position)) => position.setup(),
        (None, None) => game.current_setup(),
    }
}

/// Steps through the previewed line; returns `true` if that consumes the action.
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

/// Handles the line's own actions.
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
        .add_observer(begin_preview)
        .add_observer(end_preview)
        .add_systems(Update, carry_out.in_set(CarryOut));
}
