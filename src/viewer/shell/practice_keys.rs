//! The keys of shots to solve and of endgames to practise.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::viewer::features::endgames::state::{EndgamePractice, PlayedEndgame};
use crate::viewer::features::shots::state::{CurrentExercises, ExerciseRun};
use crate::viewer::kernel::messages::{Action, EndgameAction, ExercisesAction};

/// The letter of a hint, as in a game.
const HINT: &str = "i";

/// A key with a meaning of its own while something is practised.
enum PracticeKey {
    Hint,
    Enter,
}

impl PracticeKey {
    fn of(input: &KeyboardInput) -> Option<PracticeKey> {
        match (&input.logical_key, input.key_code) {
            (Key::Character(letter), _) if letter.eq_ignore_ascii_case(HINT) => {
                Some(PracticeKey::Hint)
            }
            (_, KeyCode::Enter | KeyCode::NumpadEnter) => Some(PracticeKey::Enter),
            _ => None,
        }
    }
}

/// The shot or the endgame that is practised.
#[derive(SystemParam)]
pub(super) struct Practice<'w> {
    exercises: Res<'w, CurrentExercises>,
    endgames: Res<'w, EndgamePractice>,
}

impl Practice<'_> {
    /// The action of a key while something is practised. Other keys keep their meaning.
    pub(super) fn action(&self, input: &KeyboardInput) -> Option<Action> {
        let key = PracticeKey::of(input)?;
        if let Some(run) = self.exercises.run() {
            return of_shot(key, run).map(Action::Exercises);
        }
        of_endgame(key, self.endgames.played()?).map(Action::Endgame)
    }
}

fn of_shot(key: PracticeKey, run: &ExerciseRun) -> Option<ExercisesAction> {
    match key {
        PracticeKey::Hint => Some(ExercisesAction::Hint),
        PracticeKey::Enter => run.is_over().then_some(ExercisesAction::Next),
    }
}

fn of_endgame(key: PracticeKey, played: &PlayedEndgame) -> Option<EndgameAction> {
    match key {
        PracticeKey::Hint => Some(EndgameAction::ShowBest),
        PracticeKey::Enter if played.is_thrown_away() => Some(EndgameAction::TakeBack),
        PracticeKey::Enter => played.is_won().then_some(EndgameAction::Next),
    }
}
