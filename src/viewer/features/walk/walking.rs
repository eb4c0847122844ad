//! Walking over the squares with arrows, Tab and Enter.
//!
//! Up and down lead to the adjacent screen row, left and right along the row. Vertical movement remembers its starting
//! column, as a text cursor does, because on dark squares the next row has none straight above.

use std::f32::consts::FRAC_PI_4;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::{Face, Square, SquareSet};
use crate::game::{Event, Game};
use crate::pictures::UnfoldedLayout;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::selection::Selection;
use crate::viewer::board::unfolded::place::UnfoldedPlacement;
use crate::viewer::board::unfolded::view::UnfoldedView;
use crate::viewer::board::walk::{ScreenDirection, WalkAction};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    BoardInput, FaceClicked, GameEvent, PracticeCommand, any_read,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::BoardCamera;

/// The start of the first walk if no piece may move.
const FIRST_SQUARE: u8 = 33;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct WalkedBoard {
    /// The unfolded board; `None` in the scene.
    pub face: Option<Face>,
    last: Option<Square>,
    /// The starting point of vertical movement.
    column: Option<Vec2>,
}

/// The state that a walk depends on.
#[derive(SystemParam)]
struct Ground<'w, 's> {
    session: Res<'w, CurrentSession>,
    selection: Res<'w, Selection>,
    shown: Res<'w, UnfoldedPlacement>,
    unfolded: Res<'w, UnfoldedView>,
    camera: Option<Single<'w, 's, &'static BoardCamera>>,
    board: ResMut<'w, WalkedBoard>,
    mode: Res<'w, State<BoardMode>>,
    shown_board: Res<'w, ShownBoard>,
    inputs: MessageWriter<'w, BoardInput>,
    faces: MessageWriter<'w, FaceClicked>,
}

impl Ground<'_, '_> {
    /// Returns the squares as drawn on the board being walked on.
    fn squares(&self) -> Vec<DrawnSquare> {
        match (self.board.face, self.unfolded.0) {
            (Some(_), Some(fitted)) => squares_of_unfolded(&fitted.layout),
            _ => {
                let yaw = self.camera.as_ref().map_or(0.0, |camera| camera.goal().yaw);
                squares_of_scene(yaw)
            }
        }
    }

    /// Leaves boards that are no longer shown.
    fn settle(&mut self) {
        let face = match *self.shown {
            UnfoldedPlacement::Hidden | UnfoldedPlacement::Folded => None,
            UnfoldedPlacement::At(_) => self.board.face,
            UnfoldedPlacement::InsteadOfScene => Some(self.board.face.unwrap_or(Face::Top)),
        };
        if self.board.face != face {
            self.board.face = face;
        }
    }

    fn go(&mut self, square: Square) {
        self.board.last = Some(square);
        self.inputs.write(BoardInput::Walk(Some(square)));
    }

    /// Clicks the square, on the unfolded board if walking there.
    fn choose(&mut self, square: Square) {
        self.faces.write_batch(self.board.face.map(FaceClicked));
        self.inputs.write(BoardInput::Click(square));
    }

    fn first_square(&self) -> Option<Square> {
        let movable = self.session.game().movable();
        self.board
            .last
            .or(self.selection.hovered())
            .or(movable.iter().last())
            .or(Square::from_number(FIRST_SQUARE))
    }

    fn step(&mut self, from: Square, direction: ScreenDirection) {
        let squares = self.squares();
        let face = self.board.face.unwrap_or(Face::Top);
        let is_here = |drawn: &&DrawnSquare| drawn.square == from && drawn.face == face;
        let elsewhere = || squares.iter().find(|drawn| drawn.square == from);
        let Some(here) = squares.iter().find(is_here).or_else(elsewhere) else {
            return;
        };
        let is_vertical = matches!(direction, ScreenDirection::Up | ScreenDirection::Down);
        let column = self.board.column.filter(|_| is_vertical).unwrap_or(here.at);
        self.board.column = is_vertical.then_some(column);
        if let Some(found) = next(&squares, here.at, direction, column) {
            if self.board.face.is_some() {
                self.board.face = Some(found.face);
            }
            self.go(found.square);
        }
    }

    /// Walks to the next or previous of the squares, by number.
    fn go_round(&mut self, from: Square, is_forward: bool) {
        let targets: Vec<_> = targets(self.session.game(), &self.selection).iter().collect();
        let next = if is_forward {
            targets.iter().find(|&&target| target > from).or(targets.first())
        } else {
            targets.iter().rev().find(|&&target| target < from).or(targets.last())
        };
        if let Some(&square) = next {
            self.board.column = None;
            self.go(square);
        }
    }

    fn switch_boards(&mut self) {
        let is_beside = matches!(*self.shown, UnfoldedPlacement::At(_));
        self.board.face = match self.board.face {
            None if is_beside => Some(Face::Top),
            Some(_) if is_beside => None,
            face => face,
        };
    }
}

/// Tab targets: the selected piece's destinations or, without one, the movable pieces.
fn targets(game: &Game, selection: &Selection) -> SquareSet {
    match (selection.move_input(), game.placement()) {
        (Some(input), _) => input.destinations() | input.waypoints(),
        (None, Some(placing)) => placing.squares(),
        (None, None) => game.movable(),
    }
}

/// Walks with the position editor's cursor.
fn walk_in_editor(action: WalkAction, ground: &mut Ground<'_, '_>) {
    match (action, ground.shown_board.cursor) {
        (WalkAction::Step(direction), Some(square)) => ground.step(square, direction),
        (WalkAction::Step(_), None) => {
            let hovered = ground.selection.hovered();
            if let Some(square) = hovered.or(Square::from_number(FIRST_SQUARE)) {
                ground.board.column = None;
                ground.go(square);
            }
        }
        (WalkAction::SwitchBoards, Some(_)) => ground.switch_boards(),
        _ => {}
    }
}

fn carry_out(mut actions: MessageReader<WalkAction>, mut ground: Ground) {
    for &action in actions.read() {
        ground.settle();
        if *ground.mode == BoardMode::Editor {
            walk_in_editor(action, &mut ground);
            continue;
        }
        let Some(walker) = ground.selection.walker() else {
            if action == WalkAction::Enter
                && let Some(square) = ground.first_square()
            {
                ground.board.column = None;
                ground.go(square);
            }
            continue;
        };
        match action {
            WalkAction::Step(direction) => ground.step(walker, direction),
            WalkAction::Choose => ground.choose(walker),
            WalkAction::NextTarget => ground.go_round(walker, true),
            WalkAction::PreviousTarget => ground.go_round(walker, false),
            WalkAction::SwitchBoards => ground.switch_boards(),
            WalkAction::Leave if ground.selection.move_input().is_some() => {
                ground.inputs.write(BoardInput::Cancel);
            }
            WalkAction::Leave => drop(ground.inputs.write(BoardInput::Walk(None))),
            _ => {}
        }
    }
}

/// Ends the walk when there is no game to play.
fn end(
    mode: Res<State<BoardMode>>,
    selection: Res<Selection>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if *mode == BoardMode::Editor && selection.walker().is_some() {
        inputs.write(BoardInput::Walk(None));
    }
}

/// Ends the walk when another game or practice position comes on the board.
fn end_with_position(
    mut events: MessageReader<GameEvent>,
    mut practice: MessageReader<PracticeCommand>,
    selection: Res<Selection>,
    mut board: ResMut<WalkedBoard>,
    mut inputs: MessageWriter<BoardInput>,
) {
    let is_other_game =
        |GameEvent(event): &GameEvent| matches!(event, Event::Started | Event::GameSwitched(_));
    let sets_out = |command: &PracticeCommand| {
        matches!(command, PracticeCommand::Begin(..) | PracticeCommand::End)
    };
    let is_over = any_read(&mut events, is_other_game) | any_read(&mut practice, sets_out);
    if is_over {
        board.last = None;
        if selection.walker().is_some() {
            inputs.write(BoardInput::Walk(None));
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnSquare {
    pub square: Square,
    /// The board on which it is drawn.
    pub face: Face,
    /// Center in cubes, with y pointing down.
    pub at: Vec2,
}

/// Minimum distance in a direction, in cubes; closer squares are level in it.
const SIDE_BY_SIDE: f32 = 0.2;

/// The squares of the scene from above, at this rotation: screen rows follow the nearest of eight views, regardless of
/// the camera's and the terraces' heights.
pub fn squares_of_scene(yaw: f32) -> Vec<DrawnSquare> {
    let yaw = (yaw / FRAC_PI_4).round() * FRAC_PI_4;
    let drawn = |square: Square| {
        let (x, y) = (f32::from(square.column()) - 4.5, 4.5 - f32::from(square.row()));
        DrawnSquare {
            square,
            face: Face::Top,
            // The board turns opposite to the camera.
            at: Vec2::from_angle(yaw).rotate(Vec2::new(x, y)),
        }
    };
    Square::all().map(drawn).collect()
}

pub fn squares_of_unfolded(layout: &UnfoldedLayout) -> Vec<DrawnSquare> {
    let on = |&face: &Face| {
        Square::all().filter_map(move |square| {
            let center = layout.center(face, square.cube())?;
            Some(DrawnSquare { square, face, at: Vec2::from(center) })
        })
    };
    layout.faces().iter().flat_map(on).collect()
}

/// The next square in a direction; `None` at the edge. `column` is the starting point of vertical movement.
pub fn next(
    squares: &[DrawnSquare],
    from: Vec2,
    direction: ScreenDirection,
    column: Vec2,
) -> Option<DrawnSquare> {
    let forward = match direction {
        ScreenDirection::Up => Vec2::NEG_Y,
        ScreenDirection::Down => Vec2::Y,
        ScreenDirection::Left => Vec2::NEG_X,
        ScreenDirection::Right => Vec2::X,
    };
    let is_vertical = forward.x == 0.0;
    let cost = |drawn: &DrawnSquare| {
        let along = (drawn.at - from).dot(forward);
        if is_vertical {
            2.0 * along + (drawn.at.x - column.x).abs()
        } else {
            along + 3.0 * (drawn.at.y - from.y).abs()
        }
    };
    let ahead = |drawn: &&DrawnSquare| (drawn.at - from).dot(forward) > SIDE_BY_SIDE;
    let nearest =
        squares.iter().filter(ahead).min_by(|one, other| cost(one).total_cmp(&cost(other)));
    nearest.copied()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WalkedBoard>().add_systems(
        Update,
        (end_with_position, carry_out, end.run_if(state_changed::<BoardMode>))
            .chain()
            .after(CarryOut)
            .before(FrameSystems::Input),
    );
}
