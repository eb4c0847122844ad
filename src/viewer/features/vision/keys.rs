//! The keys of the trainer of board vision.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::state::Trainer;
use crate::board::Face;
use crate::board_vision::QuestionKind;
use crate::viewer::features::walk::keys as walk_keys;
use crate::viewer::kernel::messages::{Action, TrainerAction, WalkAction};

/// The action of a key while the trainer is open. Other keys keep their meaning, if the trainer allows it.
pub(crate) fn action(input: &KeyboardInput, trainer: &Trainer, is_walking: bool) -> Option<Action> {
    let is_enter = matches!(input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
    let is_escape = input.key_code == KeyCode::Escape;
    let of_trainer = |action| Some(Action::Trainer(action));
    let Some(round) = trainer.round() else {
        if is_escape {
            return of_trainer(TrainerAction::Toggle);
        }
        let kinds = QuestionKind::all_on(trainer.geometry()?);
        return of_trainer(TrainerAction::Begin(nth(kinds, digit(input)?)?));
    };
    if is_escape {
        return of_trainer(TrainerAction::LeaveRound);
    }
    if round.is_over() {
        return is_enter.then_some(Action::Trainer(TrainerAction::Again));
    }
    match round.question().kind() {
        QuestionKind::NameSquare => match input.key_code {
            _ if is_enter => of_trainer(TrainerAction::Submit),
            KeyCode::Backspace | KeyCode::Delete => of_trainer(TrainerAction::Erase),
            _ => of_trainer(TrainerAction::Digit(digit(input)?)),
        },
        QuestionKind::SidesOfSquare => {
            of_trainer(TrainerAction::Side(nth(Face::SIDES, digit(input)?)?))
        }
        QuestionKind::FindSquare | QuestionKind::KingMoves | QuestionKind::Captures => {
            walk(input, is_walking).map(Action::Walk)
        }
    }
}

/// The action of a key on the board. The first arrow begins the walk.
fn walk(input: &KeyboardInput, is_walking: bool) -> Option<WalkAction> {
    let action = walk_keys::while_walking(input, false)?;
    match action {
        WalkAction::Step(_) | WalkAction::Choose if !is_walking => Some(WalkAction::Enter),
        WalkAction::Step(_) | WalkAction::Choose | WalkAction::SwitchBoards => Some(action),
        _ => None,
    }
}

/// The digit that a key types, on the number pad too.
fn digit(input: &KeyboardInput) -> Option<u8> {
    let Key::Character(text) = &input.logical_key else {
        return None;
    };
    text.parse().ok().filter(|digit| *digit < 10)
}

/// The item at this place, counted from 1.
fn nth<T>(items: impl IntoIterator<Item = T>, place: u8) -> Option<T> {
    items.into_iter().nth(usize::from(place).checked_sub(1)?)
}
