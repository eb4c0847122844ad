//! The keys of shots to solve.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::viewer::messages::ExercisesAction;
use crate::viewer::state::exercises::CurrentExercises;

/// The letter of a hint, as in a game.
const HINT: &str = "i";

/// The action of a key while exercises are solved. Other keys keep their meaning.
pub(super) fn action(
    input: &KeyboardInput,
    exercises: &CurrentExercises,
) -> Option<ExercisesAction> {
    let run = exercises.run()?;
    match (&input.logical_key, input.key_code) {
        (Key::Character(letter), _) if letter.eq_ignore_ascii_case(HINT) => {
            Some(ExercisesAction::Hint)
        }
        (_, KeyCode::Enter | KeyCode::NumpadEnter) => {
            run.is_over().then_some(ExercisesAction::Next)
        }
        _ => None,
    }
}
