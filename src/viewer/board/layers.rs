//! The layers of the boards: the game, and over it the other things that features show on the board or beside the game.
//!
//! A feature adds a layer with [`AddBoardLayer`]: a function of the state of the window that returns a [`BoardLayer`], or
//! nothing while the feature has nothing to show. [`ShownBoard`] is put together from all of them when something that one
//! of them has read changes. The scene and the five boards draw it; nobody who draws asks where it came from.

use std::sync::Arc;

use bevy::prelude::*;

use super::marking::advice::AdvisedMove;
use super::marking::capture_preview::CapturePreview;
use super::marking::marks::SquareMark;
use super::marking::noted::Noted;
use super::marking::stretches::{PieceReach, Stretch};
use crate::board::{Square, SquareSet};
use crate::game_tree::Arrow;
use crate::rules::{Hop, Setup};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::sight::Target;

/// The number of moves of a better line that are drawn.
pub const BETTER_MOVES: usize = 3;

/// Marks with their squares.
pub type Marks = Vec<(SquareMark, Square)>;

/// The part of the board that a feature shows. What it leaves empty is shown as the layers below have it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardLayer {
    /// `true` if the board does not show the game: its lines and arrows are hidden.
    pub covers_game: bool,
    /// The pieces.
    pub setup: Option<Setup>,
    /// The square of the piece that is dragged, if one is.
    pub carried: Option<Option<Square>>,
    /// The capture to be drawn, if one is.
    pub capture: Option<Option<CapturePreview>>,
    pub marks: Option<Marks>,
    /// The marks on the five boards, where they are others than in the scene.
    pub marks_on_boards: Option<Marks>,
    /// `true` if the squares are numbered.
    pub numbers: Option<bool>,
    /// The places that must be in sight in the scene.
    pub must_see: Option<Vec<Target>>,
    /// The squares that are clicked with ease.
    pub to_click: Option<SquareSet>,
    /// The pieces that a drag can carry.
    pub to_drag: Option<SquareSet>,
    /// The cursor that the keyboard moves instead of walking over the squares, if it stands somewhere.
    pub cursor: Option<Square>,
    /// `true` if no piece is moved.
    pub takes_no_moves: bool,
    /// `true` while moves are shown that the player has to wait for. A typed move waits for the end.
    pub holds_moves: bool,
    /// `true` if the reach of the piece under the pointer is not shown.
    pub hides_reach: bool,
    /// Arrows beside those of the game.
    pub arrows: Vec<Arrow>,
    /// The first moves of a better line than the one played, at most [`BETTER_MOVES`], each with its hops.
    pub better_line: Vec<Vec<Hop>>,
}

impl BoardLayer {
    /// This layer over another one.
    fn over(self, below: BoardLayer) -> BoardLayer {
        // The marks of a lower layer on the five boards belong to its other marks.
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

/// The height of a layer over the game, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerHeight {
    /// It stands beside the game.
    Beside,
    /// Another position stands in the place of the game.
    Instead,
    /// It is shown for a while, over everything that is played or set up.
    Demonstration,
    /// It asks about what is shown.
    Question,
}

type LayerOf = Arc<dyn Fn(&Tracked<'_>) -> Option<BoardLayer> + Send + Sync>;

/// The layers, the lowest first.
#[derive(Resource, Clone, Default)]
pub(super) struct BoardLayers(Vec<(LayerHeight, LayerOf)>);

impl BoardLayers {
    pub(super) fn all(&self, board: &Tracked<'_>) -> BoardLayer {
        let layers = self.0.iter().filter_map(|(_, layer)| layer(board));
        layers.fold(BoardLayer::default(), |below, layer| layer.over(below))
    }
}

/// Adds what features show on the board.
pub trait AddBoardLayer {
    /// Adds a layer: what a function of the state returns.
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

/// The boards as they are shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownBoard {
    /// The pieces.
    pub setup: Setup,
    /// The square under the pointer.
    pub hovered: Option<Square>,
    /// The square of the piece that is dragged.
    pub carried: Option<Square>,
    /// The marks on the squares in the scene.
    pub marks: Marks,
    /// The marks on the squares of the five boards.
    pub marks_on_boards: Marks,
    /// `true` if the squares are numbered.
    pub numbers: bool,
    /// `true` if nothing may say their numbers, which are asked for.
    pub hides_numbers: bool,
    /// All lines of the inspected side.
    pub side_lines: Vec<Stretch>,
    /// The reach of the piece under the pointer.
    pub reach: PieceReach,
    pub capture: Option<CapturePreview>,
    /// The capture of several pieces that led to the position shown.
    pub past_capture: Option<CapturePreview>,
    /// The targets that must be in sight in the scene.
    pub must_see: Vec<Target>,
    /// The squares that may be clicked next, which are clicked with ease.
    pub to_click: SquareSet,
    /// The pieces that a drag can carry.
    pub to_drag: SquareSet,
    /// The cursor that the keyboard moves instead of walking over the squares, if it stands somewhere.
    pub cursor: Option<Square>,
    /// `true` if no piece is moved.
    pub takes_no_moves: bool,
    /// `true` while moves are shown that the player has to wait for.
    pub holds_moves: bool,
    /// The computer's advice.
    pub advice: Vec<AdvisedMove>,
    /// The moves of the better line, each with its hops.
    pub better_line: Vec<Vec<Hop>>,
    /// The marks and arrows of the players.
    pub noted: Noted,
}

/// The systems that put the board together.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComposeBoard {
    /// Before the scene decides what it shows.
    ForTargets,
    /// Again, once moves have been animated, whose ends show what was hidden meanwhile.
    AfterMoves,
}

/// The systems that draw the board.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawBoard;
