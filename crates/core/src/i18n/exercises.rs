//! Exercises in words.

use super::Localizer;
use crate::board::{Face, FaceSet};
use crate::exercises::{Exercise, ExerciseTheme, Hint, LineGain};
use crate::notation::move_text;
use crate::rules::Position;

impl Localizer {
    /// The name of a theme.
    pub fn theme(&self, theme: ExerciseTheme) -> String {
        let messages = &self.messages;
        match theme {
            ExerciseTheme::RafleOverBoards => messages.theme_rafle_over_boards(),
            ExerciseTheme::EndsOnASide => messages.theme_ends_on_a_side(),
            ExerciseTheme::MakesAKing => messages.theme_makes_a_king(),
            ExerciseTheme::CoupTurc => messages.theme_coup_turc(),
            ExerciseTheme::QuietMove => messages.theme_quiet_move(),
            ExerciseTheme::SeveralGiven => messages.theme_several_given(),
            ExerciseTheme::LongRafle => messages.theme_long_rafle(),
            ExerciseTheme::CatchesAKing => messages.theme_catches_a_king(),
            ExerciseTheme::Defense => messages.theme_defense(),
            ExerciseTheme::Endgame => messages.theme_endgame(),
            ExerciseTheme::EndsTheGame => messages.theme_ends_the_game(),
        }
    }

    /// The themes of an exercise, with commas between; empty without themes.
    pub fn themes(&self, exercise: &Exercise) -> String {
        let names: Vec<String> = ExerciseTheme::of(exercise)
            .into_iter()
            .map(|theme| self.theme(theme))
            .collect();
        names.join(", ")
    }

    /// The task: who played what, and who is to win.
    pub fn exercise_task(&self, exercise: &Exercise) -> String {
        let opponent = self.side(!exercise.solver());
        let played = move_text::write(exercise.before(), exercise.lead_in());
        let moves = exercise.solver_moves().count();
        let solver = self.side(exercise.solver());
        self.messages.exercise_task(opponent, played, solver, moves)
    }

    /// The reason why the line of an exercise wins: “Why it wins: it captures 4 pieces and gives up 1; that leaves 6 against
    /// 3.”
    pub fn exercise_gain(&self, exercise: &Exercise) -> String {
        let messages = &self.messages;
        let gain = LineGain::of(exercise);
        if gain.ends_the_game {
            return messages.exercise_gain_end();
        }
        let pieces = match gain.captured > gain.given {
            true => messages.exercise_gain_pieces(gain.captured, gain.given, gain.own, gain.other),
            false => messages.exercise_gain_endgame(gain.own, gain.other),
        };
        match gain.crowns {
            true => format!("{pieces} {}", messages.exercise_gain_king()),
            false => pieces,
        }
    }

    /// A hint for a position.
    pub fn exercise_hint(&self, hint: &Hint, position: &Position) -> String {
        let messages = &self.messages;
        match hint {
            Hint::Boards(boards) => messages.exercise_hint_boards(self.boards(*boards)),
            Hint::Theme(theme) => messages.exercise_hint_theme(self.theme(*theme)),
            Hint::Piece(square) => messages.exercise_hint_piece(square.number()),
            Hint::Move(mv) => messages.exercise_hint_move(move_text::write(position, *mv)),
        }
    }

    /// The names of boards, with commas between.
    fn boards(&self, boards: FaceSet) -> String {
        let names: Vec<String> = boards.iter().map(|face: Face| self.face(face)).collect();
        names.join(", ")
    }
}
