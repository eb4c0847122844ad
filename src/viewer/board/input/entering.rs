//! Move entry on the board: selects pieces and squares until a move is complete.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::Square;
use crate::game::{Command, InputResult, MoveInput};
use crate::i18n::Messages;
use crate::notation::MoveRequest;
use crate::rules::Side;
use crate::viewer::board::actions::{ByHandAction, ConfirmAction};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::move_entry::{MoveEntry, MoveToConfirm, MoveTrial, side_ahead};
use crate::viewer::board::selection::{FreeHand, Selection};
use crate::viewer::board::walk::WalkAction;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    Announcement, BoardInput, DropPlace, GameCommand, GameEvent, NoticeKind, Notices,
    RejectedClick, any_read,
};
use crate::viewer::kernel::mode::{BoardBusy, BoardMode};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{Localization, ViewerSettings};

/// The interpretation of clicks and drags on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryMode {
    /// Ignored here; a feature handles them.
    Ignored,
    /// Return from a previewed line, whose pieces are not the game's.
    Preview,
    /// No move can be entered: the game is over, a position is set up, or the other side is to move.
    Waiting,
    /// Enter a premove for this side.
    Ahead(Side),
    /// Place a piece before the game.
    Placement,
    /// Move any piece anywhere.
    ByHand,
    /// Enter a legal move.
    ByRules,
}

/// The state that determines the meaning of board input, and the state that it changes.
#[derive(SystemParam)]
struct BoardEntry<'w> {
    session: Res<'w, CurrentSession>,
    seats: Res<'w, PlayerSeats>,
    board_mode: Res<'w, State<BoardMode>>,
    board: Res<'w, ShownBoard>,
    settings: Res<'w, ViewerSettings>,
    trial: ResMut<'w, MoveTrial>,
    to_confirm: ResMut<'w, MoveToConfirm>,
    preview: ResMut<'w, LinePreview>,
    selection: ResMut<'w, Selection>,
    move_entry: ResMut<'w, MoveEntry>,
    localization: Res<'w, Localization>,
    announcements: MessageWriter<'w, Announcement>,
    commands: MessageWriter<'w, GameCommand>,
    rejected: MessageWriter<'w, RejectedClick>,
    notices: Notices<'w>,
}

impl BoardEntry<'_> {
    fn mode(&self) -> EntryMode {
        let game = self.session.game();
        let is_turn = *self.board_mode != BoardMode::Editor
            && game.outcome().is_none()
            && game.irregularities().is_empty()
            && self.seats.assignment(game).is_none()
            && !self.board.holds_moves;
        if self.board.takes_no_moves {
            EntryMode::Ignored
        } else if self.preview.held().is_some() {
            EntryMode::Preview
        } else if !is_turn {
            let is_played = *self.board_mode == BoardMode::Game && !self.board.holds_moves;
            let ahead = side_ahead(game, &self.seats).filter(|_| is_played);
            ahead.map_or(EntryMode::Waiting, EntryMode::Ahead)
        } else if game.placement().is_some() {
            EntryMode::Placement
        } else if game.table_rules().by_hand && !self.trial.is_on {
            EntryMode::ByHand
        } else {
            EntryMode::ByRules
        }
    }

    fn handle(&mut self, input: BoardInput) {
        match (input, self.mode()) {
            (BoardInput::Hover(square), _) => self.selection.hovered = square,
            (BoardInput::Walk(square), _) => self.walk_to(square),
            (_, EntryMode::Ignored) => {}
            (_, EntryMode::Preview) => {
                self.preview.close();
            }
            (_, EntryMode::Waiting) => self.wait(input),
            (_, EntryMode::Ahead(own)) => self.enter_ahead(input, own),
            (_, EntryMode::Placement) => self.place(input),
            (_, EntryMode::ByHand) => self.move_by_hand(input),
            (_, EntryMode::ByRules) => self.enter(input),
        }
    }

    /// Moves the keyboard's square. The position editor has its own cursor.
    fn walk_to(&mut self, square: Option<Square>) {
        self.discard_unconfirmed();
        if *self.board_mode != BoardMode::Editor || square.is_none() {
            self.selection.hovered = square;
            self.selection.walker = square;
        }
    }

    /// Handles input while no move can be entered. The position editor needs no turn.
    fn wait(&mut self, input: BoardInput) {
        match input {
            BoardInput::Cancel | BoardInput::Drop(_) => {
                self.discard_unconfirmed();
                self.put_back(input);
            }
            BoardInput::Click(_) | BoardInput::PickUp(_) => {
                self.discard_unconfirmed();
                let is_others_turn = *self.board_mode != BoardMode::Editor
                    && self.seats.assignment(self.session.game()).is_some();
                if is_others_turn || self.board.holds_moves {
                    let words = Messages::entry_not_your_turn;
                    self.notices.write(NoticeKind::Refusal, words);
                }
            }
            BoardInput::ClickOther(_) | BoardInput::Hover(_) | BoardInput::Walk(_) => {}
        }
    }

    /// Enters a premove; its legality is checked when the turn comes.
    fn enter_ahead(&mut self, input: BoardInput, own: Side) {
        let pieces = self.session.game().current_setup().pieces(own);
        let is_own = |square| pieces.contains(square);
        let held = self.selection.free_hand.from;
        let mut hold = FreeHand::default();
        match input {
            BoardInput::Click(square) if !self.may_click(square) => self.wait(input),
            BoardInput::Click(square) if is_own(square) => {
                self.discard_ahead();
                hold.from = Some(square).filter(|square| held != Some(*square));
            }
            BoardInput::PickUp(square) if is_own(square) => {
                self.discard_ahead();
                let from = Some(square);
                let is_dragging = true;
                hold = FreeHand { from, is_dragging };
            }
            BoardInput::Click(to) | BoardInput::Drop(DropPlace::Square(to)) => match held {
                Some(from) if !is_own(to) => self.move_ahead(from, to),
                Some(_) => {}
                None if self.discard_ahead() => {}
                None => self.wait(input),
            },
            BoardInput::Cancel | BoardInput::PickUp(_) | BoardInput::Drop(_) => {
                self.discard_ahead();
                self.wait(input);
            }
            BoardInput::ClickOther(_) | BoardInput::Hover(_) | BoardInput::Walk(_) => {
                hold = self.selection.free_hand
            }
        }
        self.selection.free_hand = hold;
    }

    /// Stores a premove.
    fn move_ahead(&mut self, from: Square, to: Square) {
        let words = self.localization.messages.ahead_waits();
        self.announcements.write(Announcement(words.clone()));
        *self.move_entry = MoveEntry::ahead(from, to, words);
    }

    /// Discards the premove; returns `true` if there was one.
    fn discard_ahead(&mut self) -> bool {
        let waits = self.move_entry.waits;
        if waits {
            *self.move_entry = MoveEntry::default();
        }
        waits
    }

    fn place(&mut self, input: BoardInput) {
        if let BoardInput::Click(square) = input {
            self.commands.write(GameCommand(Command::Place(square)));
        }
    }

    fn move_by_hand(&mut self, input: BoardInput) {
        if input == BoardInput::Drop(DropPlace::LightCube) {
            let words = Messages::goes_back;
            self.notices.write(NoticeKind::NoEffect, words);
        }
        let command = self.selection.free_hand.handle(input, self.session.game());
        self.commands.write_batch(command.map(GameCommand));
    }

    /// Returns `true` if a click enters moves. The keyboard has no drags and clicks its square whatever the setting.
    fn may_click(&self, square: Square) -> bool {
        self.settings.input.entry.allows_clicks() || self.selection.walker == Some(square)
    }

    /// Selects a piece, or narrows the selected piece's moves.
    fn enter(&mut self, input: BoardInput) {
        match input {
            BoardInput::Click(square) if self.confirm_by_click(square) => {}
            BoardInput::Click(square) if self.may_click(square) => {
                let position = self.session.game().position();
                let result = match &self.selection.move_input {
                    Some(selected) => selected.click(square),
                    None => MoveInput::first_click(position, square),
                };
                self.touch(square);
                self.take(result);
            }
            BoardInput::PickUp(square) => {
                self.discard_unconfirmed();
                self.selection.is_dragging = true;
                let selected = MoveInput::select(self.session.game().position(), square);
                self.touch(square);
                self.take(selected.map_or_else(InputResult::Rejected, InputResult::Selected));
            }
            BoardInput::Drop(DropPlace::Square(square)) => {
                self.discard_unconfirmed();
                self.selection.is_dragging = false;
                if let Some(selected) = &self.selection.move_input {
                    let result = selected.click(square);
                    self.take(result);
                }
            }
            BoardInput::Cancel | BoardInput::Drop(_) => {
                self.discard_unconfirmed();
                self.put_back(input);
            }
            _ => {}
        }
    }

    fn put_back(&mut self, input: BoardInput) {
        let is_on_light = input == BoardInput::Drop(DropPlace::LightCube);
        if is_on_light && self.selection.dragged_from().is_some() {
            let words = Messages::goes_back;
            self.notices.write(NoticeKind::NoEffect, words);
        }
        self.selection.move_input = None;
        self.selection.is_dragging = false;
    }

    /// Touches a piece of the side to move, under the touch-move rule.
    fn touch(&mut self, square: Square) {
        let game = self.session.game();
        let piece = game.position().piece_at(square);
        let is_own = piece.is_some_and(|piece| piece.side == game.position().side_to_move());
        if is_own && game.table_rules().touch_move {
            self.commands.write(GameCommand(Command::Touch(square)));
        }
    }

    /// Handles the result of a click or drop: selects a piece, or plays a complete move.
    fn take(&mut self, result: InputResult) {
        let touched = self.session.game().touched_piece();
        if let (Some(touched), InputResult::Selected(other)) = (touched, &result)
            && other.from() != touched
        {
            self.selection.is_dragging = false;
            return;
        }
        match self.selection.take(result) {
            // A try is judged, not played.
            Ok(Some(Command::Play(request))) if self.trial.is_on => {
                self.trial.entered = Some(request);
            }
            // Show it as the only remaining move.
            Ok(Some(Command::Play(request))) if self.settings.input.confirm => {
                let position = self.session.game().position();
                self.selection.move_input = MoveInput::of_request(position, &request);
                self.to_confirm.0 = Some(request);
            }
            Ok(command) => {
                self.commands.write_batch(command.map(GameCommand));
            }
            Err(reason) => {
                self.selection.is_dragging = false;
                self.rejected.write(RejectedClick(reason));
            }
        }
    }

    /// Plays the unconfirmed move on a click on its destination, otherwise discards it. Returns `true` if it is played.
    fn confirm_by_click(&mut self, square: Square) -> bool {
        let shown = self.selection.move_input.as_ref();
        let is_destination = shown.is_some_and(|shown| shown.destinations().contains(square));
        let request = self.discard_unconfirmed().filter(|_| is_destination);
        let is_confirmed = request.is_some();
        let command = request.map(|request| GameCommand(Command::Play(request)));
        self.commands.write_batch(command);
        is_confirmed
    }

    fn discard_unconfirmed(&mut self) -> Option<MoveRequest> {
        let request = self.to_confirm.bypass_change_detection().0.take()?;
        self.to_confirm.set_changed();
        self.selection.move_input = None;
        Some(request)
    }
}

fn handle_board_input(mut inputs: MessageReader<BoardInput>, mut entry: BoardEntry) {
    inputs.read().for_each(|&input| entry.handle(input));
}

/// Plays or discards the unconfirmed move.
fn answer_move(
    mut answers: MessageReader<ConfirmAction>,
    mut hands: MessageReader<ByHandAction>,
    mut walks: MessageReader<WalkAction>,
    mut entry: BoardEntry,
) {
    let answer = answers.read().last();
    // The keys that end a turn or choose a square also confirm.
    let is_confirmed = any_read(&mut hands, |action| *action == ByHandAction::EndTurn)
        | any_read(&mut walks, |action| *action == WalkAction::Enter)
        | (answer == Some(&ConfirmAction::Play));
    if (is_confirmed || answer.is_some())
        && let Some(request) = entry.discard_unconfirmed()
        && is_confirmed
    {
        entry.commands.write(GameCommand(Command::Play(request)));
    }
}

/// Clears the selection when the position changes, except for a piece picked up ahead of the turn, and when an engine
/// is seated whose turn it is. An unconfirmed move also ends with the mode, and when the rules cover the game.
fn deselect(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    mode: Res<State<BoardMode>>,
    busy: Res<BoardBusy>,
    mut selection: ResMut<Selection>,
    mut to_confirm: ResMut<MoveToConfirm>,
) {
    if to_confirm.0.is_some() && (mode.is_changed() || busy.demonstrates) {
        to_confirm.0 = None;
        selection.move_input = None;
    }
    if !any_read(&mut events, |GameEvent(event)| event.changes_position()) {
        let is_taken_over = seats.is_changed() && seats.assignment(session.game()).is_some();
        if is_taken_over && selection.has_piece() {
            to_confirm.set_if_neq(MoveToConfirm::default());
            selection.move_input = None;
            selection.is_dragging = false;
            selection.free_hand = FreeHand::default();
        }
        return;
    }
    to_confirm.set_if_neq(MoveToConfirm::default());
    if selection.move_input.is_some() || selection.free_hand != FreeHand::default() {
        let game = session.game();
        let rules = game.table_rules();
        let is_turn = game.outcome().is_none() && seats.assignment(game).is_none();
        let held = std::mem::take(&mut selection.free_hand);
        let from = held.from.filter(|_| is_turn && !rules.by_hand && !rules.touch_move);
        let selected = from.and_then(|from| MoveInput::select(game.position(), from).ok());
        selection.is_dragging = held.is_dragging && selected.is_some();
        selection.move_input = selected;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<MoveEntry>()
        .init_resource::<MoveTrial>()
        .init_resource::<MoveToConfirm>()
        .add_systems(
            Update,
            (
                (answer_move, handle_board_input).chain().in_set(FrameSystems::Input),
                deselect.in_set(FrameSystems::Render),
            ),
        );
}
