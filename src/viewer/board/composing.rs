//! Composes the board from the layers of all features over the game.

use bevy::prelude::*;

use super::layers::{BoardLayer, BoardLayers, ComposeBoard, DrawBoard, Marks, ShownBoard};
use super::line_preview::{LinePreview, PreviewedLine, shown_setup};
use super::marking::advice::{AdviceMove, advice};
use super::marking::annotations::{DrawnArrow, ShownAnnotations};
use super::marking::capture_preview::{CapturePreview, long_capture};
use super::marking::marks::{SquareMark, beside_preview, marks, route_marks};
use super::marking::must_see::Focus;
use super::marking::segments::{LineSegment, PieceLines, side_lines};
use super::move_entry::{MoveEntry, side_ahead};
use super::selection::Selection;
use crate::board::{Square, SquareSet};
use crate::game::Game;
use crate::game_tree::{Arrow, MarkColor, NodeId};
use crate::rules::{Hop, Side};
use crate::viewer::board::line_preview::PreviewedNode;
use crate::viewer::kernel::analysis::SearchPurpose;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::mode::FollowMode;
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::tracked::{Changes, Derived, Tracked};
use crate::viewer::scene::SceneSystems;
use crate::viewer::scene::camera::Peeking;
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::glass::MustSee;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::numbers::{PointedSquare, ShowNumbers};
use crate::viewer::scene::sight::Target;

/// The state that determines the board below all layers.
struct ShownGame<'a, 'w> {
    board: &'a Tracked<'w>,
    layers: BoardLayer,
    game: &'w Game,
    selection: &'w Selection,
    previewed: Option<NodeId>,
    line: Option<&'w PreviewedLine>,
    is_peeking: bool,
    /// Lines and arrows are hidden: a move is animated, or the board does not show the game.
    is_hidden: bool,
    capture: Option<CapturePreview>,
}

fn shown_board(board: &Tracked<'_>) -> ShownBoard {
    let layers = board.of::<BoardLayers>().all(board);
    let (game, selection) = (board.game(), board.of::<Selection>());
    let line = board.of::<LinePreview>().shown();
    let is_hidden =
        board.of::<MoveAnimation>().is_running() || layers.covers_game || line.is_some();
    let own_capture = || (!is_hidden).then(|| CapturePreview::new(game, selection)).flatten();
    let ground = ShownGame {
        board,
        game,
        selection,
        previewed: board.of::<PreviewedNode>().0,
        line,
        is_peeking: board.of::<Peeking>().0,
        is_hidden,
        capture: layers.capture.clone().unwrap_or_else(own_capture),
        layers,
    };
    ground.shown()
}

impl ShownGame<'_, '_> {
    fn shown(self) -> ShownBoard {
        let (reach, advice, better_line) = (self.reach(), self.advice(), self.better_line());
        let is_free = reach.is_empty() && advice.is_empty() && better_line.is_empty();
        let marks = self.marks();
        let own_setup = || {
            let elsewhere = self.line.map(PreviewedLine::position);
            shown_setup(self.game, self.previewed, elsewhere)
        };
        ShownBoard {
            setup: self.layers.setup.unwrap_or_else(own_setup),
            hovered: self.selection.hovered(),
            carried: self.layers.carried.unwrap_or_else(|| self.selection.dragged_from()),
            marks_on_boards: self.layers.marks_on_boards.clone().unwrap_or_else(|| marks.clone()),
            marks,
            numbers: self.layers.numbers.unwrap_or_else(|| self.board.settings().numbers),
            hides_numbers: self.layers.numbers == Some(false),
            side_lines: self.side_lines(),
            past_capture: is_free.then(|| self.past_capture()).flatten(),
            must_see: self.must_see(),
            to_click: self.to_click(),
            to_drag: self.to_drag(),
            cursor: self.layers.cursor,
            takes_no_moves: self.layers.takes_no_moves,
            holds_moves: self.layers.holds_moves,
            noted: self.noted(),
            reach,
            advice,
            better_line,
            capture: self.capture,
        }
    }

    fn is_person_to_move(&self) -> bool {
        let seats = self.board.of::<PlayerSeats>();
        self.game.outcome().is_none() && seats.assignment(self.game).is_none()
    }

    fn marks(&self) -> Marks {
        if let Some(marks) = &self.layers.marks {
            return marks.clone();
        }
        if let Some(line) = self.line.filter(|_| self.previewed.is_none()) {
            let route = line.last_route();
            return route.as_ref().map_or_else(Vec::new, route_marks);
        }
        let is_person = self.is_person_to_move();
        let mut marks = marks(self.game, self.selection, self.previewed, is_person);
        if let Some((from, to)) = self.ahead() {
            marks.extend([(SquareMark::Chosen, from), (SquareMark::End, to)]);
        }
        if self.is_peeking {
            marks.retain(|(mark, _)| !mark.is_of_last_move());
        }
        match &self.capture {
            Some(preview) => beside_preview(&marks, preview),
            None => marks,
        }
    }

    /// The ends of a premove on the game's board.
    fn ahead(&self) -> Option<(Square, Square)> {
        let ends = self.board.of::<MoveEntry>().waiting_ends();
        ends.filter(|_| self.previewed.is_none())
    }

    fn side_lines(&self) -> Vec<LineSegment> {
        let inspected = self.board.of::<Spotlight>().0;
        inspected
            .filter(|_| self.board.settings().lines && self.game.variant().has_sides())
            .map(|face| side_lines(self.game.position().board(), face))
            .unwrap_or_default()
    }

    /// The reach of the hovered piece, unless an engine is to move or a capture is previewed.
    fn reach(&self) -> PieceLines {
        let is_still = self.selection.move_input().is_none()
            && !self.layers.hides_reach
            && !self.is_hidden
            && self.game.placement().is_none()
            && self.board.of::<PlayerSeats>().assignment(self.game).is_none()
            && self.capture.is_none();
        let hovered = self.selection.hovered().filter(|_| is_still);
        hovered.map_or_else(PieceLines::default, |square| PieceLines::of_piece(self.game, square))
    }

    /// The last capture, unless a peeked view, a selected piece or a preview takes precedence.
    fn past_capture(&self) -> Option<CapturePreview> {
        let route = long_capture(self.game, self.previewed)?;
        let is_free = !self.is_hidden
            && !self.is_peeking
            && self.selection.move_input().is_none()
            && self.selection.held().is_none()
            && self.capture.is_none();
        let has_sides = self.game.variant().has_sides();
        is_free.then(|| CapturePreview::of_route(route, has_sides, false))
    }

    /// The targets that must be in sight, except pieces that an engine may move.
    fn must_see(&self) -> Vec<Target> {
        if let Some(targets) = &self.layers.must_see {
            return targets.clone();
        }
        if self.line.is_some() {
            return Vec::new();
        }
        let tree = self.game.tree();
        let node = self.previewed.filter(|&node| tree.contains(node));
        let shown = tree.node(node.unwrap_or(self.game.current_node()));
        let is_current = node.is_none();
        let preview = self.capture.as_ref().filter(|_| is_current);
        let focus = Focus {
            movable: if is_current && self.is_person_to_move() {
                self.game.movable()
            } else {
                SquareSet::EMPTY
            },
            entry: self.selection.move_input().filter(|_| is_current),
            preview,
            last_move: shown
                .turn()
                .filter(|_| preview.is_none() && !self.is_peeking)
                .and_then(|played| played.squares()),
        };
        focus.targets(self.game.position())
    }

    /// Movable pieces, and the destinations of the selected one.
    fn to_click(&self) -> SquareSet {
        if let Some(squares) = self.layers.to_click {
            return squares;
        }
        let is_by_rules = self.is_person_to_move()
            && self.game.placement().is_none()
            && !self.game.table_rules().by_hand;
        if !is_by_rules {
            return SquareSet::EMPTY;
        }
        let goes_to = self
            .selection
            .move_input()
            .map(|entry| (entry.destinations() | entry.waypoints()).with(entry.from()));
        self.game.movable() | goes_to.unwrap_or(SquareSet::EMPTY)
    }

    /// The pieces of the game that can be dragged.
    fn to_drag(&self) -> SquareSet {
        if let Some(pieces) = self.layers.to_drag {
            return pieces;
        }
        if !self.board.settings().input.entry.allows_drags() {
            return SquareSet::EMPTY;
        }
        let is_by_hand = self.game.table_rules().by_hand && self.game.placement().is_none();
        match self.game.outcome() {
            None if is_by_hand => {
                let setup = self.game.current_setup();
                setup.pieces(Side::White) | setup.pieces(Side::Black)
            }
            _ => match side_ahead(self.game, self.board.of::<PlayerSeats>()) {
                Some(own) => self.game.current_setup().pieces(own),
                None => self.game.movable(),
            },
        }
    }

    /// Returns `true` while only a previewed capture is drawn, or lines and arrows are hidden.
    fn shows_no_advice(&self) -> bool {
        self.is_hidden || self.capture.is_some()
    }

    fn advice(&self) -> Vec<AdviceMove> {
        let shown = self.board.analysis().filter(|analysis| {
            let is_advice = match analysis.purpose {
                SearchPurpose::Answer(_) => false,
                SearchPurpose::Hint => analysis.is_over,
                SearchPurpose::Analysis(_) => true,
            };
            let is_current = analysis.position == *self.game.position();
            is_advice && is_current && self.previewed.is_none() && !self.shows_no_advice()
        });
        shown.map(advice).unwrap_or_default()
    }

    /// The moves of the better line, unless an analysis shows its own.
    fn better_line(&self) -> Vec<Vec<Hop>> {
        let is_analyzed = self
            .board
            .analysis()
            .is_some_and(|analysis| matches!(analysis.purpose, SearchPurpose::Analysis(_)));
        let is_practice = self.board.is_practice();
        if self.shows_no_advice() || self.previewed.is_some() || is_analyzed || is_practice {
            Vec::new()
        } else {
            self.layers.better_line.clone()
        }
    }

    fn noted(&self) -> ShownAnnotations {
        if self.is_hidden {
            return ShownAnnotations::default();
        }
        let drawn = self.board.of::<DrawnArrow>();
        let mut noted = ShownAnnotations::new(self.game, self.previewed, drawn);
        noted.arrows.extend(&self.layers.arrows);
        let color = MarkColor::Blue;
        let ahead = self.ahead();
        let arrow = ahead.map(|(from, to)| Arrow { color, from, to });
        noted.arrows.extend(arrow);
        noted
    }
}

/// The last composed board.
#[derive(Resource)]
struct Composition {
    board: Derived<ShownBoard>,
    changes: Changes,
}

/// Recomposes the board if any of its inputs changed.
fn compose(world: &mut World) {
    world.resource_scope(|world, mut composition: Mut<Composition>| {
        let Composition { board, changes } = &mut *composition;
        changes.advance(world);
        if let Some(recomputed) = board.recompute_if_stale(world, changes) {
            let shown = board.store(recomputed);
            world.resource_mut::<ShownBoard>().set_if_neq(shown);
        }
    });
}

fn report_must_see(board: Res<ShownBoard>, mut must_see: ResMut<MustSee>) {
    must_see.set_if_neq(MustSee(board.must_see.clone()));
}

fn number(
    board: Res<ShownBoard>,
    mut numbers: ResMut<ShowNumbers>,
    mut pointed: ResMut<PointedSquare>,
) {
    numbers.set_if_neq(ShowNumbers(board.numbers));
    pointed.set_if_neq(PointedSquare(board.hovered));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardLayers>()
        .init_resource::<ShownBoard>()
        .insert_resource(Composition {
            board: Derived::new(shown_board),
            changes: Changes::default(),
        })
        .configure_sets(
            Update,
            (ComposeBoard::AfterMoves, DrawBoard)
                .chain()
                .in_set(FrameSystems::Render)
                .after(AnimateMoves),
        )
        .add_systems(
            Update,
            (
                (compose.in_set(ComposeBoard::ForTargets), number)
                    .chain()
                    .after(FollowMode)
                    .in_set(SceneSystems::UpdateTargets),
                compose.in_set(ComposeBoard::AfterMoves),
                report_must_see.in_set(DrawBoard).run_if(resource_changed::<ShownBoard>),
            ),
        );
}
