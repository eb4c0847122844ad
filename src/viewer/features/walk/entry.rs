//! Typed moves and questions.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::{Command, Event};
use crate::lessons::AttemptState;
use crate::notation::{MoveError, MoveRequest, TypedMove, move_text, typed_move};
use crate::rules::{Move, Position, Route, Side};
use crate::speech::{Narrator, Question};
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::move_entry;
use crate::viewer::board::move_entry::{MoveEntry, MoveTrial};
use crate::viewer::board::selection::Selection;
use crate::viewer::board::walk::WalkAction;
use crate::viewer::kernel::actions::{ActionTaken, CarryOut};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{
    Announcement, BoardInput, GameCommand, GameEvent, RejectedClick, any_read,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::practice::AttemptShown;
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;

/// Maximum length of the text.
const MAX_CHARS: usize = 60;
/// Maximum number of moves listed.
const MAX_LISTED: usize = 8;

/// The state that typing reads and changes.
#[derive(SystemParam)]
struct Typing<'w> {
    entry: ResMut<'w, MoveEntry>,
    selection: ResMut<'w, Selection>,
    trial: ResMut<'w, MoveTrial>,
    board: Res<'w, ShownBoard>,
    attempt: Res<'w, AttemptShown>,
    session: Res<'w, CurrentSession>,
    seats: Res<'w, PlayerSeats>,
    localization: Res<'w, Localization>,
    commands: MessageWriter<'w, GameCommand>,
    rejected: MessageWriter<'w, RejectedClick>,
    announcements: MessageWriter<'w, Announcement>,
}

impl Typing<'_> {
    fn can_move(&self) -> bool {
        let game = self.session.game();
        game.outcome().is_none()
            && game.placement().is_none()
            && game.irregularities().is_empty()
            && self.seats.assignment(game).is_none()
            && !self.board.takes_no_moves
            && !self.board.holds_moves
    }

    /// Returns `true` if a person's turn comes without further input: an engine plays, or moves are shown.
    fn turn_comes(&self) -> bool {
        let game = self.session.game();
        if self.session.is_practicing() {
            self.board.holds_moves && !self.is_task_done()
        } else {
            let players = self.seats.at(game.variant());
            let has_person = Side::BOTH.iter().any(|&side| players[side].is_here());
            game.outcome().is_none() && has_person && self.seats.assignment(game).is_some()
        }
    }

    fn is_task_done(&self) -> bool {
        self.attempt.0 == Some(AttemptState::Reached)
    }

    /// Returns the legal moves that match the text.
    fn fitting(&self, text: &str) -> Vec<(Move, Route)> {
        let typed = TypedMove::split(text).filter(|_| self.can_move());
        typed.map_or_else(Vec::new, |typed| typed.fitting(self.session.game().position()))
    }

    fn text(&self) -> String {
        self.entry.text.clone().unwrap_or_default()
    }

    /// Handles a changed text by showing the matching moves.
    fn type_text(&mut self, text: String) {
        let fitting = self.fitting(&text);
        let position = *self.session.game().position();
        let messages = &self.localization.messages;
        let answer = match (&fitting[..], TypedMove::split(&text)) {
            ([], Some(_)) if self.can_move() => messages.entry_no_move(),
            ([], Some(_)) if self.turn_comes() => messages.entry_waits(),
            ([], Some(_)) => messages.entry_not_your_turn(),
            ([], None) => messages.entry_hint(),
            (fitting, _) => listed(fitting, &position),
        };
        let is_changed = self.entry.answer != answer;
        if is_changed && !fitting.is_empty() {
            self.announcements.write(Announcement(answer.clone()));
        }
        self.selection.preview_typed(&position, fitting);
        *self.entry = MoveEntry { text: Some(text), answer, ..MoveEntry::default() };
    }

    /// Completes the text to the first matching move or, if it is a move, to the next.
    fn complete(&mut self) {
        let text = self.text();
        let position = *self.session.game().position();
        let write = |(mv, _): &(Move, Route)| move_text::write(&position, *mv);
        let whole = self.fitting(&text);
        let is_whole = |fitting: &(Move, Route)| write(fitting) == text;
        let next = if whole.iter().any(is_whole) {
            // The next move of the same piece.
            let from = text.split(|sign: char| !sign.is_ascii_digit()).next();
            let moves: Vec<_> = self.fitting(from.unwrap_or_default()).iter().map(write).collect();
            let place = moves.iter().position(|written| *written == text);
            place.map(|place| moves[(place + 1) % moves.len()].clone())
        } else {
            whole.first().map(write)
        };
        if let Some(next) = next {
            self.type_text(next);
        }
    }

    fn close(&mut self) {
        let position = *self.session.game().position();
        self.selection.preview_typed(&position, Vec::new());
        *self.entry = MoveEntry::default();
    }

    /// Shows and announces an error, keeping the text for correction.
    fn refuse(&mut self, reason: String) {
        self.answer(reason);
        self.entry.is_refused = true;
        self.entry.waits = false;
        self.entry.pointed = None;
    }

    /// Stores the text as a premove.
    fn wait(&mut self) {
        self.answer(self.localization.messages.entry_waits());
        self.entry.is_refused = false;
        self.entry.waits = true;
    }

    fn answer(&mut self, words: String) {
        self.announcements.write(Announcement(words.clone()));
        self.entry.answer = words;
    }

    fn confirm(&mut self) {
        let text = self.text();
        match Question::parse(&text, &self.localization) {
            Some(Ok(question)) => {
                let narrator = Narrator::new(self.session.game(), &self.localization);
                let answer = narrator.answer(question);
                self.announcements.write(Announcement(answer.clone()));
                *self.entry =
                    MoveEntry { text: Some(String::new()), answer, ..MoveEntry::default() };
            }
            Some(Err(error)) => self.refuse(error.message(&self.localization)),
            None if text.trim().is_empty() => self.close(),
            None => self.play(&text),
        }
    }

    fn play(&mut self, text: &str) {
        if self.is_task_done() {
            return self.refuse(self.localization.messages.lesson_task_done());
        }
        if !self.can_move() {
            return if self.turn_comes() && TypedMove::split(text).is_some() {
                self.wait()
            } else {
                self.refuse(self.localization.messages.entry_not_your_turn())
            };
        }
        let position = *self.session.game().position();
        let request = match (typed_move::read(text, &position), &self.fitting(text)[..]) {
            (Ok(request), _) => request,
            // The text matches a single move.
            (Err(_), [(mv, route)]) => MoveRequest::from_route(*mv, route),
            (Err(error), _) => return self.refuse(self.localization.entry_error(&error)),
        };
        match request.resolve(&position) {
            // A try is judged, not played.
            Ok(_) if self.trial.is_on => {
                self.trial.entered = Some(request);
                self.close();
            }
            Ok(_) => {
                self.commands.write(GameCommand(Command::Play(request)));
                self.close();
            }
            Err(error) => {
                if let MoveError::Illegal { reason, .. } = error {
                    self.rejected.write(RejectedClick(reason));
                }
                let position = *self.session.game().position();
                self.refuse(if self.session.is_practicing() {
                    self.localization.move_error_in_task(&error, &position)
                } else {
                    self.localization.move_error_in(&error, &position)
                });
            }
        }
    }
}

/// The first few moves as text.
fn listed(fitting: &[(Move, Route)], position: &Position) -> String {
    let written = fitting.iter().take(MAX_LISTED);
    let mut written: Vec<_> = written.map(|(mv, _)| move_text::write(position, *mv)).collect();
    if fitting.len() > MAX_LISTED {
        written.push("…".to_owned());
    }
    written.join(", ")
}

fn carry_out(mut actions: MessageReader<WalkAction>, mut typing: Typing) {
    for &action in actions.read() {
        match action {
            WalkAction::OpenEntry => typing.type_text(typing.text()),
            WalkAction::Type(character) => {
                // A rejected text or a premove is replaced.
                let mut text =
                    if typing.entry.is_settled() { String::new() } else { typing.text() };
                if text.chars().count() < MAX_CHARS {
                    text.push(character);
                }
                typing.type_text(text);
            }
            WalkAction::Erase => {
                let mut text = typing.text();
                match text.pop() {
                    Some(_) => typing.type_text(text),
                    None => typing.close(),
                }
            }
            WalkAction::Complete => typing.complete(),
            WalkAction::Confirm => typing.confirm(),
            WalkAction::CloseEntry => typing.close(),
            _ => {}
        }
    }
}

/// Ends typing on a click on the board and in the position editor. A rejected text or a premove also ends on any other
/// action; one entered with the pointer handles clicks itself.
fn end(
    mut inputs: MessageReader<BoardInput>,
    mut actions: MessageReader<ActionTaken>,
    mode: Res<State<BoardMode>>,
    dialogs: Res<OpenDialogs>,
    mut typing: Typing,
) {
    let is_click =
        |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::PickUp(_));
    let is_clicked = any_read(&mut inputs, is_click);
    let is_left = any_read(&mut actions, |ActionTaken(action)| !action.is_of::<WalkAction>());
    let is_settled = typing.entry.is_settled() && (is_left || dialogs.is_modal());
    let is_ended = (is_clicked || is_settled) && typing.entry.pointed.is_none();
    if typing.entry.is_open() && (is_ended || *mode == BoardMode::Editor) {
        typing.close();
    }
}

/// Discards a rejected text when the position, turn or table changes; a premove also at the end and on a takeback.
fn end_with_position(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    mut last: Local<Option<(bool, Option<Side>)>>,
    mut typing: Typing,
) {
    let mut has_moved = false;
    let mut is_another_game = false;
    let mut is_elsewhere = false;
    for GameEvent(event) in events.read() {
        has_moved |= event.changes_position();
        is_another_game |= matches!(event, Event::Started | Event::GameSwitched(_));
        is_elsewhere |= matches!(event, Event::Shown(_) | Event::Ended(_));
    }
    let turn = (
        session.is_practicing(),
        typing.can_move().then(|| session.game().position().side_to_move()),
    );
    let before = last.replace(turn);
    is_another_game |= before.is_some_and(|(was_practicing, _)| was_practicing != turn.0);
    let is_over = match (typing.entry.is_refused, typing.entry.waits) {
        (true, _) => has_moved || is_another_game || before != Some(turn),
        // Practice restarts after a wrong move; the premove is for the next try.
        (_, true) => is_another_game || (is_elsewhere && !turn.0),
        _ => false,
    };
    if is_over {
        typing.close();
    }
}

/// Plays a premove once it is the player's turn; rejects it if the turn does not come.
fn play_waiting(mut typing: Typing, mut motion: ResMut<Motion>) {
    if !typing.entry.waits {
        return;
    }
    if typing.can_move() || !typing.turn_comes() {
        let text = typing.entry.text_in_turn();
        typing.play(&text);
    } else if !typing.session.is_practicing() {
        // The engine's move is a frame of its own.
        return;
    }
    motion.request_frame();
}

/// Shows the matching moves of a new position.
fn follow_position(mut typing: Typing) {
    if typing.entry.is_open() && !typing.entry.is_settled() && !typing.text().is_empty() {
        typing.type_text(typing.text());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(move_entry::plugin).add_systems(
        Update,
        (
            (end, carry_out).chain().after(CarryOut).before(FrameSystems::Input),
            (
                end_with_position,
                play_waiting,
                follow_position.run_if(resource_changed::<CurrentSession>),
            )
                .chain()
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
        ),
    );
}
