//! The board as an accessible grid: one cell per square, named after the square, its piece and its boards.
//! Accessibility focus follows the keyboard walk, and the text field while a move is typed.

use accesskit::{Action, Node as AccessNode, Role};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::is_listening;
use crate::board::{Square, SquareSet};
use crate::game::{InputResult, MoveInput};
use crate::platform::is_page;
use crate::speech::Narrator;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::move_entry::{EntryField, MoveEntry};
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCell(pub Square);

#[derive(Component)]
struct BoardGrid;

/// Number of rows and columns.
const COLUMNS: usize = 5;
const ROWS: usize = 10;

fn spawn(mut commands: Commands) {
    let mut grid = AccessNode::new(Role::Grid);
    grid.set_row_count(ROWS);
    grid.set_column_count(COLUMNS);
    let grid = (Name::new("Grid"), BoardGrid, AccessibilityNode(grid));
    commands.spawn(grid).with_children(|grid| {
        for row in 0..ROWS {
            let mut node = AccessNode::new(Role::Row);
            node.set_row_index(row);
            let row_of_cells = (Name::new("Row"), AccessibilityNode(node));
            grid.spawn(row_of_cells).with_children(|cells| {
                for column in 0..COLUMNS {
                    let mut node = AccessNode::new(Role::GridCell);
                    node.set_row_index(row);
                    node.set_column_index(column);
                    node.add_action(Action::Click);
                    node.add_action(Action::Focus);
                    let square = Square::from_index(COLUMNS * row + column);
                    cells.spawn((Name::new("Cell"), BoardCell(square), AccessibilityNode(node)));
                }
            });
        }
    });
}

/// The squares that narrow the move down, unlike those on the route of every capture.
fn leading_on(input: &MoveInput) -> SquareSet {
    let leads_on = |&square: &Square| match input.click(square) {
        InputResult::Complete(_) => true,
        InputResult::Narrowed(next) => next.candidates().len() < input.candidates().len(),
        _ => false,
    };
    let squares = input.destinations() | input.waypoints();
    squares.into_iter().filter(leads_on).collect()
}

fn name(
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    demonstration: Res<Demonstration>,
    board: Res<ShownBoard>,
    localization: Res<Localization>,
    mode: Res<State<BoardMode>>,
    mut grid: Single<&mut AccessibilityNode, (With<BoardGrid>, Without<BoardCell>)>,
    mut cells: Query<(&BoardCell, &mut AccessibilityNode)>,
) {
    let game = session.game();
    let messages = &localization.messages;
    let narrator = Narrator::new(game, &localization);
    grid.set_label(localization.variant(game.variant()));
    let input = selection.move_input();
    let chosen = input.map(|input| input.from()).or(selection.held());
    let ends = input.map(leading_on);
    // The board shows the game, unless a position is being set up or an example is played.
    let is_game = *mode != BoardMode::Editor && !board.takes_no_moves;
    let movable = if is_game { game.movable() } else { SquareSet::default() };
    if let Some(setup) = demonstration.question() {
        for (&BoardCell(square), mut node) in &mut cells {
            // The number or the boards would give the answer away.
            node.set_label(if board.hides_numbers {
                localization.square_place(square)
            } else {
                narrator.square_with(square, setup.piece_at(square))
            });
            node.set_selected(false);
            node.clear_description();
        }
        return;
    }
    for (&BoardCell(square), mut node) in &mut cells {
        node.set_label(narrator.square_with(square, board.setup.piece_at(square)));
        node.set_selected(chosen == Some(square));
        let state = match ends {
            _ if chosen == Some(square) => messages.cell_chosen(),
            Some(ends) if ends.contains(square) => messages.cell_end(),
            None if movable.contains(square) => messages.cell_movable(),
            _ => String::new(),
        };
        if state.is_empty() { node.clear_description() } else { node.set_description(state) }
    }
}

/// Run condition: assistive technology started listening in this frame.
fn has_begun_to_listen(
    requested: Option<Res<bevy::a11y::AccessibilityRequested>>,
    mut before: Local<bool>,
) -> bool {
    let now = requested.is_some_and(|requested| requested.get());
    std::mem::replace(&mut *before, now) != now
}

fn follow(
    selection: Res<Selection>,
    entry: Res<MoveEntry>,
    dialogs: Res<OpenDialogs>,
    cells: Query<(Entity, &BoardCell)>,
    windows: Query<(), With<Window>>,
    field: Option<Single<Entity, With<EntryField>>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if dialogs.is_modal() {
        return;
    }
    let field = field.map(|field| *field);
    let cell = selection.walker().and_then(|square| {
        let mut cells = cells.iter();
        cells.find_map(|(entity, cell)| (cell.0 == square).then_some(entity))
    });
    let is_typing = entry.is_open() && entry.pointed.is_none();
    let wanted = if is_typing { field } else { cell };
    let focused = focus.get();
    // Initially Bevy focuses the window. It sends no tree while the focused entity is outside it.
    let is_ours = focused.is_none_or(|entity| {
        cells.contains(entity) || Some(entity) == field || windows.contains(entity)
    });
    match wanted {
        Some(wanted) if is_ours && focused != Some(wanted) => {
            focus.set(wanted, FocusCause::Navigated);
            visible.0 = true;
        }
        None if is_ours && focused.is_some() => {
            focus.clear();
            visible.0 = false;
        }
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<Demonstration>)
        .or_eager(resource_changed::<ShownBoard>)
        .or_eager(resource_changed::<Localization>)
        .or_eager(has_begun_to_listen);
    app.add_systems(Startup, spawn).add_systems(
        Update,
        name.in_set(DrawBoard).run_if(changed).run_if(is_listening.or_eager(is_page)),
    );
    app.add_systems(Update, follow.in_set(FrameSystems::Render));
}
