use super::{Exercise, ExerciseTheme, Hint, LineGain};
use crate::board::FaceSet;
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::Position;

impl ExerciseTheme {
    pub fn words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
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
}

impl Exercise {
    /// The themes, with commas between; empty without themes.
    pub fn theme_words(&self, localizer: &Localizer) -> String {
        let themes = ExerciseTheme::of(self).into_iter();
        let names: Vec<String> = themes.map(|theme| theme.words(localizer)).collect();
        names.join(", ")
    }

    /// The task: the opponent's move, and the side that is to win.
    pub fn task_words(&self, localizer: &Localizer) -> String {
        let opponent = localizer.side(!self.solver());
        let played = move_text::write(self.before(), self.lead_in());
        let moves = self.solver_moves().count();
        let solver = localizer.side(self.solver());
        let messages = &localizer.messages;
        messages.shot_task(opponent, played, solver, moves)
    }

    /// The reason why the line wins: “Why it wins: it captures 4 pieces and gives up 1; that leaves 6 against 3.”
    pub fn gain_words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        let gain = LineGain::of(self);
        if gain.ends_the_game {
            return messages.shot_gain_end();
        }
        let pieces = if gain.captured > gain.given {
            messages.shot_gain_pieces(gain.captured, gain.given, gain.own, gain.other)
        } else {
            messages.shot_gain_endgame(gain.own, gain.other)
        };
        if gain.crowns { format!("{pieces} {}", messages.shot_gain_king()) } else { pieces }
    }
}

impl Hint {
    pub fn words(&self, position: &Position, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            Hint::Boards(boards) => {
                messages.shot_hint_boards(boards.len(), names(*boards, localizer))
            }
            Hint::Theme(theme) => messages.shot_hint_theme(theme.words(localizer)),
            Hint::Piece(square) => messages.shot_hint_piece(square.number()),
            Hint::Move(mv) => messages.shot_hint_move(move_text::write(position, *mv)),
        }
    }
}

/// The names of boards, with commas between.
fn names(boards: FaceSet, localizer: &Localizer) -> String {
    let names: Vec<String> = boards.iter().map(|face| localizer.face(face)).collect();
    names.join(", ")
}
