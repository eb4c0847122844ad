use super::{AttemptEnd, EndgameAttempt, EndgameExercise, EndingRecord, MoveJudgment};
use crate::engine::TableResult;
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::Move;

impl EndgameExercise {
    /// The task: which side wins, in how many moves.
    pub fn task_words(&self, localizer: &Localizer) -> String {
        let winner = localizer.side(self.position.side_to_move());
        localizer.messages.endgame_task(winner, self.moves)
    }
}

impl EndgameAttempt {
    /// The judgment of the move that has just been played, by the text of that move.
    pub fn judgment_words(
        &self,
        judgment: MoveJudgment,
        move_played: &str,
        localizer: &Localizer,
    ) -> String {
        let messages = &localizer.messages;
        let played = move_text::printed(move_played);
        match judgment {
            MoveJudgment::Best { left } => messages.endgame_left(left),
            MoveJudgment::Slow { lost, left } => {
                let slow = messages.endgame_slow(played, lost);
                format!("{slow} {}", messages.endgame_left(left))
            }
            MoveJudgment::ThrownAway { result } => {
                self.refutation_words(result, &played, localizer)
            }
        }
    }

    fn refutation_words(
        &self,
        result: TableResult,
        move_played: &str,
        localizer: &Localizer,
    ) -> String {
        let messages = &localizer.messages;
        let position = self.position();
        let answer =
            self.refutation().map(|answer| move_text::printed(&move_text::write(position, answer)));
        match (result, answer) {
            (TableResult::Loss(_), Some(answer)) => {
                let winner = localizer.side(position.side_to_move());
                messages.endgame_refuted_loss(move_played, answer, winner)
            }
            (_, Some(answer)) => messages.endgame_refuted_draw(move_played, answer),
            (_, None) => messages.endgame_drawn(move_played),
        }
    }

    /// The end of a won attempt: the number of moves, and whether fewer would do. Empty for others.
    pub fn won_words(&self, localizer: &Localizer) -> String {
        match self.end() {
            Some(AttemptEnd::Won { played, enough }) if played > enough => {
                localizer.messages.endgame_won(played, enough)
            }
            Some(AttemptEnd::Won { played, .. }) => localizer.messages.endgame_won_soonest(played),
            Some(AttemptEnd::ThrownAway) | None => String::new(),
        }
    }

    /// The best move as text: “Best: 12-7”.
    pub fn best_words(&self, best: Move, localizer: &Localizer) -> String {
        let text = move_text::write(self.position(), best);
        localizer.messages.endgame_best(text)
    }
}

impl EndingRecord {
    /// The record; empty before the first win.
    pub fn words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match (self.won, self.fewest_lost) {
            (0, _) => String::new(),
            (won, None) => messages.endgame_times_won(won),
            (won, Some(lost)) => format!(
                "{} · {}",
                messages.endgame_times_won(won),
                messages.endgame_fewest_lost(lost)
            ),
        }
    }
}
