//! The walk over the squares: arrows, Tab, Enter.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::directions::{DrawnSquare, next, squares_of_scene, squares_of_unfolded};
use crate::board::{Face, Square, SquareSet};
use crate::game::{Event, Game};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::selection::Selection;
use crate::viewer::board::unfolded::place::ShownPlace;
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

/// The square on which the first walk begins, if no piece may move.
const FIRST_SQUARE: u8 = 33;

/// The board that the keyboard walks on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct WalkedBoard {
    /// The board of the five; `None` in the scene.
    pub face: Option<Face>,
    /// The square of the last walk.
    last: Option<Square>,
    /// The place at which a way up or down began.
    column: Option<Vec2>,
}

/// The state that a walk depends on.
#[derive(SystemParam)]
struct Ground<'w, 's> {
    session: Res<'w, CurrentSession>,
    selection: Res<'w, Selection>,
    shown: Res<'w, ShownPlace>,
    net: Res<'w, UnfoldedView>,
    camera: Option<Single<'w, 's, &'static BoardCamera>>,
    board: ResMut<'w, WalkedBoard>,
    mode: Res<'w, State<BoardMode>>,
    shown_board: Res<'w, ShownBoard>,
    inputs: MessageWriter<'w, BoardInput>,
    faces: MessageWriter<'w, FaceClicked>,
}

impl Ground<'_, '_> {
    /// Returns the squares as they are drawn where the keyboard walks.
    fn squares(&self) -> Vec<DrawnSquare> {
        match (self.board.face, self.net.0) {
            (Some(_), Some(fitted)) => squares_of_unfolded(&fitted.layout),
            _ => {
                let yaw = self.camera.as_ref().map_or(0.0, |camera| camera.goal().yaw);
                squares_of_scene(yaw)
            }
        }
    }

    /// Walks only on boards that are shown.
    fn settle(&mut self) {
        let face = match *self.shown {
            ShownPlace::Hidden | ShownPlace::Folded => None,
            ShownPlace::At(_) => self.board.face,
            ShownPlace::InsteadOfScene => Some(self.board.face.unwrap_or(Face::Top)),
        };
        if self.board.face != face {
            self.board.face = face;
        }
    }

    fn go(&mut self, square: Square) {
        self.board.last = Some(square);
        self.inputs.write(BoardInput::Walk(Some(square)));
    }

    /// Clicks the square, on one of the five boards if the keyboard walks there.
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

    /// Walks to the next of the squares by number, or to the previous one.
    fn go_round(&mut self, from: Square, is_forward: bool) {
        let targets: Vec<_> = targets(self.session.game(), &self.selection)
            .iter()
            .collect();
        let next = if is_forward {
            targets
                .iter()
                .find(|&&target| target > from)
                .or(targets.first())
        } else {
            targets
                .iter()
                .rev()
                .find(|&&target| target < from)
                .or(targets.last())
        };
        if let Some(&square) = next {
            self.board.column = None;
            self.go(square);
        }
    }

    fn switch_boards(&mut self) {
        let is_beside = matches!(*self.shown, ShownPlace::At(_));
        self.board.face = match self.board.face {
            None if is_beside => Some(Face::Top),
            Some(_) if is_beside => None,
            face => face,
        };
    }
}

/// The squares that Tab leads to: where the selected piece can land or, without one, those of the pieces that may move.
fn targets(game: &Game, selection: &Selection) -> SquareSet {
    match (selection.move_input(), game.placement()) {
        (Some(input), _) => input.destinations() | input.waypoints(),
        (None, Some(placing)) => placing.squares(),
        (None, None) => game.movable(),
    }
}

/// Walks with the cursor of the position editor.
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

/// Ends the walk where there is no game to play.
fn end(
    mode: Res<State<BoardMode>>,
    selection: Res<Selection>,
    mut inputs: MessageWriter<BoardInput>,
) {
    if *mode == BoardMode::Editor && selection.walker().is_some() {
        inputs.write(BoardInput::Walk(None));
    }
}

/// Ends the walk with its position: when another game, or another position to practice, comes on the board.
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WalkedBoard>().add_systems(
        Update,
        (
            end_with_position,
            carry_out,
            end.run_if(state_changed::<BoardMode>),
        )
            .chain()
            .after(CarryOut)
            .before(FrameSystems::Input),
    );
}
