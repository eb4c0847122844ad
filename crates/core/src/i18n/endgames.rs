//! Endgames to practice in words.

use super::Localizer;
use crate::engine::TableResult;
use crate::engine::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndingRecord, MoveJudgment,
};
use crate::engine::endgame_tables::{Material, SideMaterial};
use crate::notation::move_text;
use crate::rules::Position;

impl Localizer {
    /// An ending by its pieces: “2 kings against 1 king”.
    pub fn ending(&self, material: Material) -> String {
        let [own, other] = [material.own, material.opponent].map(|pieces| self.pieces(pieces));
        self.messages.endgame_ending(own, other)
    }

    fn pieces(&self, pieces: SideMaterial) -> String {
        let messages = &self.messages;
        match (pieces.kings, pieces.men) {
            (kings, 0) => messages.spoken_kings_counted(kings),
            (0, men) => messages.spoken_men_counted(men),
            (kings, men) => messages.endgame_pieces(
                messages.spoken_kings_counted(kings),
                messages.spoken_men_counted(men),
            ),
        }
    }

    /// The task: who wins in how many moves.
    pub fn endgame_task(&self, exercise: &EndgameExercise) -> String {
        let winner = self.side(exercise.position.side_to_move());
        self.messages.endgame_task(winner, exercise.moves)
    }

    /// The judgment of a move that has just been played in this position.
    pub fn endgame_judgment(
        &self,
        judgment: MoveJudgment,
        move_played: &str,
        attempt: &EndgameAttempt,
    ) -> String {
        let messages = &self.messages;
        let played = move_text::printed(move_played);
        match judgment {
            MoveJudgment::Best { left } => messages.endgame_left(left),
            MoveJudgment::Slow { lost, left } => {
                let slow = messages.endgame_slow(played, lost);
                format!("{slow} {}", messages.endgame_left(left))
            }
            MoveJudgment::ThrownAway { result } => {
                self.endgame_refutation(result, &played, attempt)
            }
        }
    }

    fn endgame_refutation(
        &self,
        result: TableResult,
        move_played: &str,
        attempt: &EndgameAttempt,
    ) -> String {
        let messages = &self.messages;
        let position = attempt.position();
        let answer = attempt
            .refutation()
            .map(|answer| move_text::printed(&move_text::write(position, answer)));
        match (result, answer) {
            (TableResult::Loss(_), Some(answer)) => {
                let winner = self.side(position.side_to_move());
                messages.endgame_refuted_loss(move_played, answer, winner)
            }
            (_, Some(answer)) => messages.endgame_refuted_draw(move_played, answer),
            (_, None) => messages.endgame_drawn(move_played),
        }
    }

    /// The end of an attempt that was won: the number of moves, and whether fewer were enough. Empty for others.
    pub fn endgame_won(&self, attempt: &EndgameAttempt) -> String {
        match attempt.end() {
            Some(AttemptEnd::Won { played, enough }) if played > enough => {
                self.messages.endgame_won(played, enough)
            }
            Some(AttemptEnd::Won { played, .. }) => self.messages.endgame_won_soonest(played),
            Some(AttemptEnd::ThrownAway) | None => String::new(),
        }
    }

    /// The best move as text: “Best: 12-7”.
    pub fn endgame_best(&self, position: &Position, best: crate::rules::Move) -> String {
        self.messages.endgame_best(move_text::write(position, best))
    }

    /// The player's record in an ending; empty before the first win.
    pub fn ending_record(&self, record: EndingRecord) -> String {
        let messages = &self.messages;
        match (record.won, record.fewest_lost) {
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
