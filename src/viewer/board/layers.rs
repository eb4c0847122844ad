//! The board's layers: the game, and what features show over or beside it.
//!
//! A feature registers a layer with [`AddBoardLayer`]: a function of the window's state that returns a [`BoardLayer`],
//! or `None` while it has nothing to show. [`ShownBoard`] is recomposed when any input of a layer changes. The scene
//! and the unfolded boards draw it, regardless of its sources.

use std::sync::Arc;

use bevy::prelude::*;

use super::marking::advice::AdviceMove;
use super::marking::annotations::ShownAnnotations;
use super::marking::capture_preview::CapturePreview;
use super::marking::marks::SquareMark;
use super::marking::segments::{LineSegment, PieceLines};
use crate::board::{Square, SquareSet};
use crate::game_tree::Arrow;
use crate::rules::{Hop, Setup};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::sight::Target;

/// Number of moves of the better line that are drawn.
pub const BETTER_MOVES: usize = 3;

pub type Marks = Vec<(SquareMark, Square)>;

/// A feature's contribution to the board. Empty fields fall through to the layers below.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardLayer {
    /// The board does not show the game, so the game's lines and arrows are hidden.
    pub covers_game: bool,
    pub setup: Option<Setup>,
    /// The square of the dragged piece.
    pub carried: Option<Option<Square>>,
    /// The capture to draw.
    pub capture: Option<Option<CapturePreview>>,
    pub marks: Option<Marks>,
    /// Marks on the unfolded boards, where they differ from the scene's.
    pub marks_on_boards: Option<Marks>,
    /// Show the square numbers.
    pub numbers: Option<bool>,
    /// Targets that must be in sight in the scene.
    pub must_see: Option<Vec<Target>>,
    /// Squares with an enlarged hit area.
    pub to_click: Option<SquareSet>,
    /// Draggable pieces.
    pub to_drag: Option<SquareSet>,
    /// The keyboard cursor that replaces the walk over the squares.
    pub cursor: Option<Square>,
    /// Pieces cannot be moved.
    pub takes_no_moves: bool,
    /// Moves are being shown; typed moves wait for the end.
    pub holds_moves: bool,
    /// Hide the reach of the hovered piece.
    pub hides_reach: bool,
    /// Arrows in addition to the game's.
    pub arrows: Vec<Arrow>,
    /// The first moves of a better line, at most [`BETTER_MOVES`], each with its hops.
    pub better_line: Vec<Vec<Hop>>,
}

impl BoardLayer {
    /// Merges this layer over another.
    fn over(self, below: BoardLayer) -> BoardLayer {
        // A lower layer's marks on the unfolded boards belong with its other marks.
        let marks_on_boards = match self.marks {
            Some(_) => self.marks_on_boards,
            None => self.marks_on_boards.or(below.marks_on_boards),
        };
        BoardLayer {
            covers_game: self.covers_game || below.covers_game,
            setup: self.setup.or(below.setup),
            carried: self.carried.or(below.carried),
            capture: self.capture.or(below.capture),
            marks: self.marks.or(below.marks),
            marks_on_boards,
            numbers: self.numbers.or(below.numbers),
            must_see: self.must_see.or(below.must_see),
            to_click: self.to_click.or(below.to_click),
            to_drag: self.to_drag.or(below.to_drag),
            cursor: self.cursor.or(below.cursor),
            takes_no_moves: self.takes_no_moves || below.takes_no_moves,
            holds_moves: self.holds_moves || below.holds_moves,
            hides_reach: self.hides_reach || below.hides_reach,
            arrows: [below.arrows, self.arrows].concat(),
            better_line: [below.better_line, self.better_line].concat(),
        }
    }
}

/// Layer order over the game, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerHeight {
    Beside,
    /// Another position in place of the game.
    Instead,
    /// A temporary display over anything played or set up.
    Demonstration,
    /// A question about what is shown.
    Question,
}

type LayerOf = Arc<dyn Fn(&Tracked<'_>) -> Option<BoardLayer> + Send + Sync>;

/// The layers, lowest first.
#[derive(Resource, Clone, Default)]
pub(super) struct BoardLayers(Vec<(LayerHeight, LayerOf)>);

impl BoardLayers {
    pub(super) fn all(&self, board: &Tracked<'_>) -> BoardLayer {
        let layers = self.0.iter().filter_map(|(_, layer)| layer(board));
        layers.fold(BoardLayer::default(), |below, layer| layer.over(below))
    }
}

pub trait AddBoardLayer {
    /// Registers a layer function.
    fn add_board_layer(
        &mut self,
        height: LayerHeight,
        layer: impl Fn(&Tracked<'_>) -> Option<BoardLayer> + Send + Sync + 'static,
    ) -> &mut Self;
}

impl AddBoardLayer for App {
    fn add_board_layer(
        &mut self,
        height: LayerHeight,
        layer: impl Fn(&Tracked<'_>) -> Option<BoardLayer> + Send + Sync + 'static,
    ) -> &mut App {
        let mut layers = self.world_mut().get_resource_or_init::<BoardLayers>();
        layers.0.push((height, Arc::new(layer)));
        layers.0.sort_by_key(|(height, _)| *height);
        self
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownBoard {
    pub setup: Setup,
    pub hovered: Option<Square>,
    /// The square of the dragged piece.
    pub carried: Option<Square>,
    /// The marks on squares in the scene.
    pub marks: Marks,
    /// The marks on squares of the unfolded boards.
    pub marks_on_boards: Marks,
    /// Show the square numbers.
    pub numbers: bool,
    /// Suppress square numbers everywhere, because they are the question.
    pub hides_numbers: bool,
    pub side_lines: Vec<LineSegment>,
    pub reach: PieceLines,
    pub capture: Option<CapturePreview>,
    /// The multiple capture that led to the position shown.
    pub past_capture: Option<CapturePreview>,
    /// Targets that must be in sight in the scene.
    pub must_see: Vec<Target>,
    /// Squares that may be clicked next, with an enlarged hit area.
    pub to_click: SquareSet,
    /// Draggable pieces.
    pub to_drag: SquareSet,
    /// The keyboard cursor that replaces the walk over the squares.
    pub cursor: Option<Square>,
    /// Pieces cannot be moved.
    pub takes_no_moves: bool,
    /// Moves are being shown, and the player must wait.
    pub holds_moves: bool,
    pub advice: Vec<AdviceMove>,
    /// The moves of the better line, each with its hops.
    pub better_line: Vec<Vec<Hop>>,
    /// The players' marks and arrows.
    pub noted: ShownAnnotations,
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComposeBoard {
    /// Before the scene decides what must be visible.
    ForTargets,
    /// Again after move animations, whose ends reveal what was hidden.
    AfterMoves,
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawBoard;
