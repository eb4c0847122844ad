use bevy::ecs::message::Messages;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::actions::VisionAction;
use super::state::VisionPractice;
use crate::board::Face;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::board::selection::Selection;
use crate::viewer::board::walk::{WalkAction, while_walking};
use crate::viewer::kernel::actions::{ActionRequest, AnyAction, CurrentSituation};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::vision::QuestionKind;

/// Reads the keys while board vision is open; the others keep their meaning.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    practice: Option<Res<VisionPractice>>,
    selection: Res<Selection>,
    entry: Res<MoveEntry>,
    requests: Res<Messages<ActionRequest>>,
) -> Option<KeyUse> {
    let practice = practice?;
    let now = situation.get();
    if !now.is_free() || press.ctrl || entry.is_open() {
        return None;
    }
    if press.code() == KeyCode::Tab {
        return Some(KeyUse::Focus(FocusStep::Go(press.tab())));
    }
    let closes_card = now.dialogs.is_card_open() && press.code() == KeyCode::Escape;
    if closes_card || press.presses_button() {
        return None;
    }
    let mut requests = requests.iter_current_update_messages();
    let is_walking = selection.walker().is_some()
        || requests.any(|ActionRequest(action)| *action == WalkAction::Enter);
    action(&press, &practice, is_walking).map(KeyUse::Ask)
}

fn action(press: &KeyPress, practice: &VisionPractice, is_walking: bool) -> Option<AnyAction> {
    let input = &press.input;
    let is_enter = press.is_enter();
    let is_escape = input.key_code == KeyCode::Escape;
    let of_vision = |action: VisionAction| Some(action.into());
    let Some(round) = practice.round() else {
        if is_escape {
            return of_vision(VisionAction::Toggle);
        }
        let kinds = QuestionKind::all_on(practice.geometry());
        return of_vision(VisionAction::Begin(nth(kinds, digit(input)?)?));
    };
    if is_escape {
        return of_vision(VisionAction::LeaveRound);
    }
    if round.is_over() {
        return is_enter.then(|| VisionAction::Again.into());
    }
    match round.question().kind() {
        QuestionKind::NameSquare => match input.key_code {
            _ if is_enter => of_vision(VisionAction::Submit),
            KeyCode::Backspace | KeyCode::Delete => of_vision(VisionAction::Erase),
            _ => of_vision(VisionAction::Digit(digit(input)?)),
        },
        QuestionKind::SidesOfSquare => {
            of_vision(VisionAction::Side(nth(Face::SIDES, digit(input)?)?))
        }
        QuestionKind::FindSquare | QuestionKind::KingMoves | QuestionKind::Captures => {
            walk(input, is_walking).map(AnyAction::from)
        }
    }
}

/// The walk action of a key; the first arrow starts the walk.
fn walk(input: &KeyboardInput, is_walking: bool) -> Option<WalkAction> {
    let action = while_walking(input, false)?;
    match action {
        WalkAction::Step(_) | WalkAction::Choose if !is_walking => Some(WalkAction::Enter),
        WalkAction::Step(_) | WalkAction::Choose | WalkAction::SwitchBoards => Some(action),
        _ => None,
    }
}

/// The digit that a key types, including the number pad.
fn digit(input: &KeyboardInput) -> Option<u8> {
    let Key::Character(text) = &input.logical_key else {
        return None;
    };
    text.parse().ok().filter(|digit| *digit < 10)
}

/// The item at this position, counted from 1.
fn nth<T>(items: impl IntoIterator<Item = T>, place: u8) -> Option<T> {
    items.into_iter().nth(usize::from(place).checked_sub(1)?)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Mode, read);
}
