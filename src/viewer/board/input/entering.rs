//! Entering moves on the board: input selects pieces and squares until a move is complete.

use bevy::prelude::*;

use super::free_hand::FreeHand;
use crate::board::Square;
use crate::game::{Command, Game, InputResult, MoveInput};
use crate::i18n::Messages;
use crate::viewer::board::actions::{ByHandAction, ConfirmAction};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::move_entry::{MoveToConfirm, MoveTrial};
use crate::viewer::board::selection::Selection;
use crate::viewer::board::walk::WalkAction;
use crate::viewer::kernel::actions::ActionRequest;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    BoardInput, DropPlace, GameCommand, GameEvent, NoticeKind, Notices, RejectedClick, any_read,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;

fn handle_board_input(
    mut inputs: MessageReader<BoardInput>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    mode: Res<BoardMode>,
    board: Res<ShownBoard>,
    mut trial: ResMut<MoveTrial>,
    settings: Res<ViewerSettings>,
    mut to_confirm: ResMut<MoveToConfirm>,
    mut preview: ResMut<LinePreview>,
    mut selection: ResMut<Selection>,
    mut commands: MessageWriter<GameCommand>,
    mut rejected: MessageWriter<RejectedClick>,
    mut notices: Notices,
) {
    let game = session.game();
    let can_move = *mode != BoardMode::Editor
        && game.outcome().is_none()
        && game.irregularities().is_empty()
        && seats.assignment(game).is_none()
        && !board.holds_moves;
    for &input in inputs.read() {
        let is_hover = matches!(input, BoardInput::Hover(_) | BoardInput::Walk(_));
        if board.takes_no_moves && !is_hover {
            continue;
        }
        // A click goes back to the game: its pieces are not those on the board.
        if !is_hover && preview.held().is_some() && preview.close() {
            continue;
        }
        if can_move && !is_hover && game.placement().is_some() {
            if let BoardInput::Click(square) = input {
                commands.write(GameCommand(Command::Place(square)));
            }
            continue;
        }
        if can_move && !is_hover && game.table_rules().by_hand && !trial.is_on {
            if input == BoardInput::Drop(DropPlace::LightCube) {
                notices.write(NoticeKind::NoEffect, Messages::goes_back);
            }
            let command = selection.free_hand.handle(input, game);
            commands.write_batch(command.map(GameCommand));
            continue;
        }
        let is_entry = !matches!(input, BoardInput::Hover(_) | BoardInput::ClickOther(_));
        if is_entry
            && to_confirm.0.is_some()
            && let Some(request) = to_confirm.0.take()
        {
            let shown = selection.move_input.take();
            let ends_on = |square| shown.is_some_and(|input| input.destinations().contains(square));
            if can_move && matches!(input, BoardInput::Click(square) if ends_on(square)) {
                commands.write(GameCommand(Command::Play(request)));
                continue;
            }
        }
        let result = match input {
            BoardInput::Hover(square) => {
                selection.hovered = square;
                continue;
            }
            BoardInput::Walk(Some(_)) if *mode == BoardMode::Editor => continue,
            BoardInput::Walk(square) => {
                selection.hovered = square;
                selection.walker = square;
                continue;
            }
            BoardInput::Cancel | BoardInput::Drop(DropPlace::Beside | DropPlace::LightCube) => {
                let is_on_light = input == BoardInput::Drop(DropPlace::LightCube)
                    && selection.dragged_from().is_some();
                if is_on_light {
                    notices.write(NoticeKind::NoEffect, Messages::goes_back);
                }
                selection.move_input = None;
                selection.is_dragging = false;
                continue;
            }
            BoardInput::ClickOther(_) => continue,
            _ if !can_move => {
                let takes_up = matches!(input, BoardInput::Click(_) | BoardInput::PickUp(_));
                let waits = seats.assignment(game).is_some() || board.holds_moves;
                if takes_up && waits {
                    notices.write(NoticeKind::Refusal, Messages::entry_not_your_turn);
                }
                continue;
            }
            BoardInput::Click(_) if !settings.input.entry.allows_clicks() => continue,
            BoardInput::PickUp(square) => {
                selection.is_dragging = true;
                commands.write_batch(touch(game, square).map(GameCommand));
                match MoveInput::select(game.position(), square) {
                    Ok(input) => InputResult::Selected(input),
                    Err(reason) => InputResult::Rejected(reason),
                }
            }
            BoardInput::Drop(DropPlace::Square(square)) => {
                selection.is_dragging = false;
                match &selection.move_input {
                    Some(input) => input.click(square),
                    None => continue,
                }
            }
            BoardInput::Click(square) => {
                commands.write_batch(touch(game, square).map(GameCommand));
                match &selection.move_input {
                    Some(input) => input.click(square),
                    None => MoveInput::first_click(game.position(), square),
                }
            }
        };
        if let (Some(touched), InputResult::Selected(other)) = (game.touched_piece(), &result)
            && other.from() != touched
        {
            selection.is_dragging = false;
            continue;
        }
        match selection.take(result) {
            // A try is judged and not played.
            Ok(Some(Command::Play(request))) if trial.is_on => trial.entered = Some(request),
            // It is shown as the only one that is left.
            Ok(Some(Command::Play(request))) if settings.input.confirm => {
                selection.move_input = MoveInput::of_request(game.position(), &request);
                to_confirm.0 = Some(request);
            }
            Ok(command) => {
                commands.write_batch(command.map(GameCommand));
            }
            Err(reason) => {
                selection.is_dragging = false;
                rejected.write(RejectedClick(reason));
            }
        }
    }
}

/// The command that touches a piece of the side to move, if a touched piece must be played.
fn touch(game: &Game, square: Square) -> Option<Command> {
    let piece = game.position().piece_at(square)?;
    let is_own = piece.side == game.position().side_to_move();
    (game.table_rules().touch_move && is_own).then_some(Command::Touch(square))
}

/// Plays the move that waits to be confirmed, or discards it.
fn answer_move(
    mut asked: MessageReader<ActionRequest>,
    mut to_confirm: ResMut<MoveToConfirm>,
    mut selection: ResMut<Selection>,
    mut commands: MessageWriter<GameCommand>,
) {
    for ActionRequest(action) in asked.read() {
        // The keys that choose a square or end a turn.
        let plays = *action == ByHandAction::EndTurn || *action == WalkAction::Enter;
        let is_confirmed = match action.get::<ConfirmAction>() {
            Some(answer) => answer == ConfirmAction::Play,
            _ if plays => true,
            _ => continue,
        };
        if let Some(request) = to_confirm.bypass_change_detection().0.take() {
            to_confirm.set_changed();
            selection.move_input = None;
            let command = Command::Play(request);
            commands.write_batch(is_confirmed.then_some(GameCommand(command)));
        }
    }
}

/// Deselects the piece when the position changes.
fn deselect(
    mut events: MessageReader<GameEvent>,
    mut selection: ResMut<Selection>,
    mut to_confirm: ResMut<MoveToConfirm>,
) {
    if !any_read(&mut events, |GameEvent(event)| event.changes_position()) {
        return;
    }
    to_confirm.set_if_neq(MoveToConfirm::default());
    if selection.move_input.is_some() || selection.free_hand != FreeHand::default() {
        selection.move_input = None;
        selection.is_dragging = false;
        selection.free_hand = FreeHand::default();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<MoveTrial>()
        .init_resource::<MoveToConfirm>()
        .add_systems(
            Update,
            (
                (answer_move, handle_board_input)
                    .chain()
                    .in_set(FrameSystems::Input),
                deselect.in_set(FrameSystems::Render),
            ),
        );
}
