//! Exercises at the text board.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use fastrand::Rng;

use super::caps::TerminalCaps;
use super::text_command::TextCommand;
use super::typed_lines::TypedLines;
use super::typed_page::{TypedPage, session_after};
use crate::engine::{Limits, StopFlag};
use crate::exercises::{
    Answer, Exercise, ExerciseAttempt, ExerciseId, ExerciseResult, OtherMove, Progress,
    ResultsError, ResultsFile,
};
use crate::game::{Command, Session};
use crate::i18n::Language;
use crate::notation::{MoveRequest, fen, move_text};
use crate::players::Computer;
use crate::rules::{Move, Position, Variant};

/// The time to judge a move that is not in the line.
const JUDGING_TIME: Duration = Duration::from_secs(1);

/// The order in which exercises come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// New ones, about as hard as the player is strong.
    New,
    /// Missed ones.
    Missed,
}

/// The exercises of a variant at the text board.
pub struct ExerciseBoard<W> {
    variant: Variant,
    progress: Progress,
    /// The reason why the results are not those of earlier sessions.
    unread: Option<ResultsError>,
    file: Option<ResultsFile>,
    source: Source,
    /// The exercise on the board, and the game that shows it.
    current: Option<(ExerciseAttempt, Session)>,
    last: Option<ExerciseId>,
    rng: Rng,
    computer: Computer,
    page: TypedPage<W>,
}

impl<W: Write> ExerciseBoard<W> {
    /// The exercises of a variant for a player whose results are in this file, if they are kept. Results that cannot be
    /// read are reported at the beginning.
    pub fn new(
        output: W,
        variant: Variant,
        file: Option<ResultsFile>,
        language: Language,
        caps: TerminalCaps,
    ) -> ExerciseBoard<W> {
        let loaded = file.as_ref().map(ResultsFile::load).transpose();
        let (progress, unread) = match loaded {
            Ok(progress) => (progress.unwrap_or_default(), None),
            Err(error) => (Progress::default(), Some(error)),
        };
        ExerciseBoard {
            variant,
            progress,
            unread,
            file,
            source: Source::New,
            current: None,
            last: None,
            rng: Rng::new(),
            computer: Computer::default(),
            page: TypedPage::new(output, language, caps),
        }
    }

    /// Draws the exercises by lot from this source.
    pub fn use_random_numbers(&mut self, rng: Rng) {
        self.rng = rng;
    }

    /// Shows exercises until the input ends or the player leaves.
    ///
    /// # Errors
    /// If the input cannot be read or the output not written.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.page
            .print_line(&self.page.localizer.messages.exercise_welcome())?;
        if let Some(error) = &self.unread {
            self.page
                .print_line(&self.page.localizer.unread_results(error))?;
        }
        self.next_exercise()?;
        let input = TypedLines::new(input);
        while let Some(line) = self.page.next_line(&input)? {
            if !self.execute(&line)? {
                break;
            }
        }
        self.page.close()
    }

    /// Carries out a line; returns `false` if it ends the session.
    fn execute(&mut self, line: &str) -> io::Result<bool> {
        match line.trim().to_lowercase().as_str() {
            "missed" | "ratés" | "rates" => {
                self.source = Source::Missed;
                self.next_exercise()?;
                return Ok(true);
            }
            "new" | "nouveau" => {
                self.source = Source::New;
                self.next_exercise()?;
                return Ok(true);
            }
            _ => {}
        }
        let session = self.current.as_ref().map(|(_, session)| session);
        let empty = Session::default();
        let game = session.unwrap_or(&empty).game();
        match TextCommand::parse(line, game, &self.page.localizer) {
            Ok(TextCommand::Quit) => return Ok(false),
            Ok(TextCommand::Apply(Command::Play(request))) => self.try_move(&request)?,
            Ok(TextCommand::Hint) => self.hint()?,
            Ok(TextCommand::ShowSolution) => self.show_solution()?,
            Ok(TextCommand::NextRetry) => self.next_exercise()?,
            Ok(TextCommand::Empty) => match self.is_open() {
                true => self.draw()?,
                false => self.next_exercise()?,
            },
            Ok(TextCommand::ShowSide(face)) => {
                self.page.side = face;
                self.draw()?;
            }
            Ok(TextCommand::Fen) => {
                let text = fen::write(&game.position().setup());
                self.page.print_line(&text)?;
            }
            Ok(TextCommand::Help) => self.help()?,
            Ok(_) => self.help()?,
            Err(error) => self.page.print_line(&error.message(&self.page.localizer))?,
        }
        Ok(true)
    }

    /// Returns `true` while there is a move to find.
    fn is_open(&self) -> bool {
        self.current
            .as_ref()
            .is_some_and(|(attempt, _)| attempt.next_move().is_some())
    }

    fn help(&mut self) -> io::Result<()> {
        let text = self.page.localizer.messages.exercise_help();
        self.page.print_help(&text)
    }

    fn next_exercise(&mut self) -> io::Result<()> {
        let set = Exercise::set(self.variant);
        let results = self.progress.on(self.variant);
        let next = match self.source {
            Source::New => results.next(set, &mut self.rng),
            Source::Missed => results.next_missed(set, self.last, &mut self.rng),
        };
        let Some(exercise) = next else {
            self.current = None;
            let messages = &self.page.localizer.messages;
            let text = match self.source {
                Source::New => messages.exercise_none_left(),
                Source::Missed => messages.exercise_none_missed(),
            };
            self.source = Source::New;
            return self.page.print_line(&text);
        };
        self.last = Some(exercise.id());
        let session = session_after(exercise.before(), &[exercise.lead_in()]);
        let rating = exercise.rating() as u32;
        let own = results.rating().rounded();
        self.current = Some((ExerciseAttempt::new(exercise.clone()), session));
        self.draw()?;
        let text = self.page.localizer.messages.exercise_ratings(rating, own);
        self.page.print_line(&text)?;
        self.print_task()
    }

    fn print_task(&mut self) -> io::Result<()> {
        let Some((attempt, _)) = &self.current else {
            return Ok(());
        };
        let text = self.page.localizer.exercise_task(attempt.exercise());
        self.page.print_line(&text)
    }

    fn try_move(&mut self, request: &MoveRequest) -> io::Result<()> {
        let Some((attempt, session)) = self
            .current
            .as_mut()
            .filter(|(attempt, _)| !attempt.is_solved())
        else {
            return self
                .page
                .print_line(&self.page.localizer.messages.exercise_over());
        };
        let position = attempt.position();
        let mv = match request.resolve(&position) {
            Ok((mv, _)) => mv,
            Err(error) => {
                let text = self.page.localizer.move_error_in_task(&error, &position);
                return self.page.print_line(&text);
            }
        };
        match attempt.play(mv) {
            Answer::Right(reply) => {
                let played = move_text::write(&position.play(mv), reply);
                *session = session_after(&position, &[mv, reply]);
                self.draw()?;
                self.page
                    .print_line(&self.page.localizer.messages.exercise_right(played))
            }
            Answer::Solved => {
                *session = session_after(&position, &[mv]);
                self.draw()?;
                self.finish(self.page.localizer.messages.exercise_solved())
            }
            Answer::Other => self.judge_other(&position, mv),
        }
    }

    fn judge_other(&mut self, position: &Position, mv: Move) -> io::Result<()> {
        let engine = self.computer.engine(self.variant);
        let limits = Limits::time(JUDGING_TIME);
        let judged = OtherMove::judge(position, mv, engine, limits, &StopFlag::new());
        let Some((attempt, _)) = &mut self.current else {
            return Ok(());
        };
        let played = move_text::write(position, mv);
        match judged {
            Some(OtherMove::Wins) => {
                attempt.accept_other();
                self.finish(self.page.localizer.messages.exercise_other_wins(played))
            }
            Some(OtherMove::Fails(answer)) => {
                attempt.reject_other();
                let messages = &self.page.localizer.messages;
                let text = match answer {
                    Some(answer) => {
                        let answer = move_text::write(&position.play(mv), answer);
                        messages.exercise_wrong(played, answer)
                    }
                    None => messages.exercise_wrong_alone(played),
                };
                self.page.print_line(&text)
            }
            None => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.current.as_mut().and_then(|(attempt, _)| {
            let hint = attempt.hint()?;
            Some((hint, attempt.position()))
        });
        let text = match hint {
            Some((hint, position)) => self.page.localizer.exercise_hint(&hint, &position),
            None => self.page.localizer.messages.exercise_over(),
        };
        self.page.print_line(&text)
    }

    /// Shows the rest of the line, which ends the exercise.
    fn show_solution(&mut self) -> io::Result<()> {
        let Some((attempt, _)) = self
            .current
            .as_mut()
            .filter(|(attempt, _)| !attempt.is_solved())
        else {
            return self
                .page
                .print_line(&self.page.localizer.messages.exercise_over());
        };
        let position = attempt.position();
        let line = move_text::write_line(&position, attempt.show_solution()).join(" ");
        self.finish(self.page.localizer.messages.exercise_solution(line))
    }

    /// Notes the result and prints it.
    fn finish(&mut self, first_line: String) -> io::Result<()> {
        let Some((attempt, _)) = self.current.take() else {
            return Ok(());
        };
        self.page.print_line(&first_line)?;
        let exercise = attempt.exercise();
        if !attempt.is_solved_otherwise() {
            self.page
                .print_line(&self.page.localizer.exercise_gain(exercise))?;
        }
        let themes = self.page.localizer.themes(exercise);
        if !themes.is_empty() {
            self.page
                .print_line(&self.page.localizer.messages.exercise_themes(themes))?;
        }
        let verdict = attempt.verdict().unwrap_or(ExerciseResult::Missed);
        let before = self.progress.on(self.variant).rating().rounded();
        self.note(exercise, verdict)?;
        let results = self.progress.on(self.variant);
        let (after, streak) = (results.rating().rounded(), results.streak());
        let messages = &self.page.localizer.messages;
        let change = i64::from(after) - i64::from(before);
        let text = messages.exercise_result(after, format!("{change:+}"), streak);
        self.page.print_line(&text)?;
        self.page
            .print_line(&self.page.localizer.messages.exercise_go_on())
    }

    fn note(&mut self, exercise: &Exercise, verdict: ExerciseResult) -> io::Result<()> {
        let noted = self.file.as_ref().map(|file| file.note(exercise, verdict));
        match noted {
            Some(Ok(progress)) => self.progress = progress,
            Some(Err(error)) => {
                self.progress.note(self.variant, exercise, verdict);
                let text = self
                    .page
                    .localizer
                    .messages
                    .exercise_not_kept(error.to_string());
                self.page.print_line(&text)?;
            }
            None => self.progress.note(self.variant, exercise, verdict),
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let Some((_, session)) = &self.current else {
            return Ok(());
        };
        self.page.draw(session.game())
    }
}
