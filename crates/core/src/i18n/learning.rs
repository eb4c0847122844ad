//! The words of all that is learned: exercises, endgames to practice, lessons, the trainer of board vision.

use super::{Localizer, MessageFn, Messages};
use crate::board::{Face, FaceSet, Square};
use crate::engine::TableResult;
use crate::engine::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndingRecord, MoveJudgment,
};
use crate::engine::endgame_tables::{Material, SideMaterial};
use crate::lessons::{
    ExplainedRule, LastFailure, LessonRun, StageTopic, Stars, Task, TaskFailure, TaskGoal,
};
use crate::notation::move_text;
use crate::rules::{Geometry, Position, Side};
use crate::shots::{Exercise, ExerciseTheme, Hint, LineGain};
use crate::vision::{AnswerSelection, BoardQuestion, QuestionKind};

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
        let pieces = if gain.captured > gain.given {
            messages.exercise_gain_pieces(gain.captured, gain.given, gain.own, gain.other)
        } else {
            messages.exercise_gain_endgame(gain.own, gain.other)
        };
        if gain.crowns {
            format!("{pieces} {}", messages.exercise_gain_king())
        } else {
            pieces
        }
    }

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

    /// The name of a stage: “Captures on a side”.
    pub fn stage_topic(&self, topic: StageTopic) -> String {
        let messages = &self.messages;
        match topic {
            StageTopic::Men => messages.lesson_topic_men(),
            StageTopic::Capture => messages.lesson_topic_capture(),
            StageTopic::MostPieces => messages.lesson_topic_most_pieces(),
            StageTopic::Side => messages.lesson_topic_side(),
            StageTopic::SideCapture => messages.lesson_topic_side_capture(),
            StageTopic::Rafle => messages.lesson_topic_rafle(),
            StageTopic::King => messages.lesson_topic_king(),
            StageTopic::Crowning => messages.lesson_topic_crowning(),
        }
    }

    /// The rule that a stage teaches on the pyramid or on the flat board.
    pub fn stage_rule(&self, topic: StageTopic, geometry: Geometry) -> String {
        let is_flat = geometry == Geometry::Flat;
        let message: MessageFn = match topic {
            StageTopic::Men if is_flat => Messages::lesson_rule_men_flat,
            StageTopic::Men => Messages::lesson_rule_men,
            StageTopic::Capture => Messages::lesson_rule_capture,
            StageTopic::MostPieces => Messages::lesson_rule_most_pieces,
            StageTopic::Side => Messages::lesson_rule_side,
            StageTopic::SideCapture => Messages::lesson_rule_side_capture,
            StageTopic::Rafle => Messages::lesson_rule_rafle,
            StageTopic::King if is_flat => Messages::lesson_rule_king_flat,
            StageTopic::King => Messages::lesson_rule_king,
            StageTopic::Crowning => Messages::lesson_rule_crowning,
        };
        message(&self.messages)
    }

    /// The goal of a task: “Go to the marked squares in 2 moves.”
    pub fn task_goal(&self, task: &Task) -> String {
        let messages = &self.messages;
        match task.goal {
            TaskGoal::Visit(_) => messages.lesson_goal_visit(task.limit),
            TaskGoal::CaptureAll => messages.lesson_goal_capture_all(task.limit),
            TaskGoal::CaptureSafely => messages.lesson_goal_capture_safely(),
            TaskGoal::Crown => messages.lesson_goal_crown(),
            TaskGoal::Look(face) => messages.lesson_goal_look(self.face(face)),
        }
    }

    /// The reason why an attempt has failed.
    pub fn task_failure(&self, failure: TaskFailure) -> String {
        let messages = &self.messages;
        match failure {
            TaskFailure::PieceLost => messages.lesson_failed_piece_lost(),
            TaskFailure::NotCrowned => messages.lesson_failed_not_crowned(),
            TaskFailure::NoMovesLeft => messages.lesson_failed_no_moves(),
            TaskFailure::CannotCaptureAll => messages.lesson_failed_capture_all(),
            TaskFailure::OutOfReach => messages.lesson_failed_out_of_reach(),
            TaskFailure::Blocked => messages.lesson_failed_blocked(),
            TaskFailure::OtherFace(face) => messages.lesson_failed_face(self.face(face)),
        }
    }

    /// The failure of an attempt: with the capture that cost a piece, if one did, and its boards.
    pub fn last_failure(&self, failure: &LastFailure) -> String {
        let Some((position, reply)) = failure.reply else {
            return self.task_failure(failure.reason);
        };
        let text = move_text::printed(&move_text::write(&position, reply));
        let boards = self.boards_of(&position, reply);
        match boards.filter(|_| position.variant().has_sides()) {
            Some(boards) => self.messages.lesson_reply_along(text, boards),
            None => self.messages.lesson_reply(text),
        }
    }

    /// A rule that has refused a move: “Men move forward only.”
    pub fn explained_rule(&self, rule: ExplainedRule) -> String {
        let messages = &self.messages;
        match rule {
            ExplainedRule::CompulsoryCapture => messages.lesson_rule_capture(),
            ExplainedRule::MostPieces => messages.lesson_rule_most_pieces(),
            ExplainedRule::ForwardOnly => messages.refusal_backward(),
            ExplainedRule::OneStep => messages.refusal_one_step(),
            ExplainedRule::TopOnly => messages.refusal_off_the_top(),
        }
    }

    /// The number of a stage in its lesson: “Stage 2 of 8 · 1/2”.
    pub fn stage_number(&self, run: &LessonRun) -> String {
        let stages = run.lesson().stages.len();
        let stage = self.messages.lesson_stage(run.stage_index() + 1, stages);
        match run.stage().tasks.len() {
            1 => stage,
            tasks => format!("{stage} · {}/{tasks}", run.task_index() + 1),
        }
    }

    /// A stage of a lesson with its stars, once it was reached: “Stage 2 of 8: Captures · 3 stars of 3”. Empty if the
    /// lesson has no such stage.
    pub fn stage_and_stars(&self, run: &LessonRun, stage: usize) -> String {
        let messages = &self.messages;
        let stages = &run.lesson().stages;
        let Some(topic) = stages.get(stage).map(|stage| stage.topic) else {
            return String::new();
        };
        let number = messages.lesson_stage(stage + 1, stages.len());
        let heading = messages.lesson_text_heading(number, self.stage_topic(topic));
        match run.progress().stars_of(stage).count() {
            0 => heading,
            stars => format!("{heading} · {}", messages.lesson_stars(stars)),
        }
    }

    /// The praise for a task that was reached: the stars too at the end of its stage, or of the lesson. If some are
    /// missing, it says what costs one, and at the end of the lesson which stages are left.
    pub fn task_praise(&self, run: &LessonRun) -> String {
        let messages = &self.messages;
        if run.is_finished() {
            let (total, most) = (run.progress().total(), run.lesson().most_stars());
            let left = run.stages_left().map(|stage| self.stage_topic(stage.topic));
            let left: Vec<String> = left.collect();
            return if left.is_empty() {
                messages.lesson_finished(total, most)
            } else {
                messages.lesson_finished_some(total, most, left.join(", "))
            };
        }
        if !run.is_stage_reached() {
            return messages.lesson_reached();
        }
        let stars = run.progress().stars_of(run.stage_index()).count();
        let won = format!(
            "{} {}.",
            messages.lesson_reached(),
            messages.lesson_stars(stars)
        );
        match stars {
            Stars::MOST => won,
            _ => format!("{won} {}", messages.lesson_star_cost()),
        }
    }

    /// A kind of question: “Find a square”.
    pub fn question_kind(&self, kind: QuestionKind) -> String {
        match kind {
            QuestionKind::FindSquare => self.messages.vision_find_square(),
            QuestionKind::NameSquare => self.messages.vision_name_square(),
            QuestionKind::SidesOfSquare => self.messages.vision_sides(),
            QuestionKind::KingMoves => self.messages.vision_king_moves(),
            QuestionKind::Captures => self.messages.vision_captures(),
        }
    }

    /// A question: “Where is square 28?”
    pub fn vision_question(&self, question: &BoardQuestion) -> String {
        match question {
            BoardQuestion::FindSquare(square) => self.messages.ask_find_square(square.number()),
            BoardQuestion::NameSquare(_) => self.messages.ask_name_square(),
            BoardQuestion::SidesOfSquare(square) => self.messages.ask_sides(square.number()),
            BoardQuestion::KingMoves {
                face: Face::Top, ..
            } => self.messages.ask_king_flat(),
            BoardQuestion::KingMoves { face, .. } => self.messages.ask_king_side(self.face(*face)),
            BoardQuestion::Captures(position) => match position.side_to_move() {
                Side::White => self.messages.ask_captures_white(),
                Side::Black => self.messages.ask_captures_black(),
            },
        }
    }

    /// The way to answer a kind of question: “Type its number.”
    pub fn way_to_answer(&self, kind: QuestionKind) -> String {
        match kind {
            QuestionKind::FindSquare => self.messages.answer_click_square(),
            QuestionKind::NameSquare => self.messages.answer_type_number(),
            QuestionKind::SidesOfSquare => self.messages.answer_name_sides(),
            QuestionKind::KingMoves => self.messages.answer_click_moves(),
            QuestionKind::Captures => self.messages.answer_click_captures(),
        }
    }

    /// A question in words alone, for those who do not see its mark.
    pub fn vision_question_in_words(&self, question: &BoardQuestion) -> String {
        let asked = self.vision_question(question);
        match question {
            BoardQuestion::NameSquare(square) => format!("{asked} {}", self.square_place(*square)),
            BoardQuestion::KingMoves { king, .. } => {
                format!("{asked} {}", self.messages.ask_king_words(king.number()))
            }
            _ => asked,
        }
    }

    /// The place of a square without its number: “Row 3 from White’s side, number 2 from the left.”
    pub fn square_place(&self, square: Square) -> String {
        let place = square.column() / 2 + 1;
        self.messages.ask_place_words(square.row() + 1, place)
    }

    /// The complete answer: “28”, “17, 22”, “south-west side, north-west side”.
    pub fn vision_solution(&self, solution: &AnswerSelection) -> String {
        let squares = solution.squares.iter().map(|square| square.to_string());
        let sides = solution.sides.iter().map(|side| self.face(side));
        squares.chain(sides).collect::<Vec<_>>().join(", ")
    }
}
