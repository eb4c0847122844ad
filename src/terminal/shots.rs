//! Exercises at the text board.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use fastrand::Rng;

use super::caps::TerminalCaps;
use super::dialogue::{Dialogue, Flow, GO_ON, session_after};
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use crate::engine::{Limits, StopFlag};
use crate::game::{Command, Game, Session};
use crate::i18n::{Language, Messages};
use crate::notation::{MoveRequest, move_text};
use crate::players::Computer;
use crate::rules::{Move, Position, Variant};
use crate::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseId, ExerciseResult, OtherMove, Progress,
    ResultsError, ResultsFile,
};

/// The time to judge a move that is not in the line.
const JUDGING_TIME: Duration = Duration::from_secs(1);

/// The order in which exercises come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// New ones, about as hard as the player is strong.
    New,
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
    /// The exercise on the board.
    attempt: Option<ExerciseAttempt>,
    /// The game that shows it.
    session: Session,
    last: Option<ExerciseId>,
    rng: Rng,
    computer: Computer,
    page: Page<W>,
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
            attempt: None,
            session: Session::default(),
            last: None,
            rng: Rng::new(),
            computer: Computer::default(),
            page: Page::new(output, language, caps),
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
        self.run(input)
    }

    /// Returns `true` while there is a move to find.
    fn is_open(&self) -> bool {
        let attempt = self.attempt.as_ref();
        attempt.is_some_and(|attempt| attempt.next_move().is_some())
    }

    fn next_exercise(&mut self) -> io::Result<()> {
        let set = Exercise::set(self.variant);
        let results = self.progress.on(self.variant);
        let next = match self.source {
            Source::New => results.next(set, &mut self.rng),
            Source::Missed => results.next_missed(set, self.last, &mut self.rng),
        };
        let Some(exercise) = next else {
            self.attempt = None;
            let source = std::mem::replace(&mut self.source, Source::New);
            return self.page.say(match source {
                Source::New => Messages::exercise_none_left,
                Source::Missed => Messages::exercise_none_missed,
            });
        };
        self.last = Some(exercise.id());
        self.session = session_after(exercise.before(), &[exercise.lead_in()]);
        let rating = exercise.rating() as u32;
        let own = results.rating().rounded();
        self.attempt = Some(ExerciseAttempt::new(exercise.clone()));
        self.draw()?;
        self.page
            .say(|messages| messages.exercise_ratings(rating, own))?;
        self.page.tell(|words| words.exercise_task(exercise))
    }

    fn try_move(&mut self, request: &MoveRequest) -> io::Result<()> {
        let open = self.attempt.as_mut();
        let Some(attempt) = open.filter(|attempt| !attempt.is_solved()) else {
            return self.page.say(Messages::exercise_over);
        };
        let position = attempt.position();
        let mv = match request.resolve(&position) {
            Ok((mv, _)) => mv,
            Err(error) => {
                return self
                    .page
                    .tell(|words| words.move_error_in_task(&error, &position));
            }
        };
        match attempt.play(mv) {
            Answer::Right(reply) => {
                let played = move_text::write(&position.play(mv), reply);
                self.session = session_after(&position, &[mv, reply]);
                self.draw()?;
                self.page.say(|messages| messages.exercise_right(played))
            }
            Answer::Solved => {
                self.session = session_after(&position, &[mv]);
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
        let Some(attempt) = &mut self.attempt else {
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
                let text = format!("{text} {}", messages.exercise_again());
                self.page.print_line(&text)
            }
            None => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.attempt.as_mut().and_then(|attempt| {
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
        let open = self.attempt.as_mut();
        let Some(attempt) = open.filter(|attempt| !attempt.is_solved()) else {
            return self.page.say(Messages::exercise_over);
        };
        let position = attempt.position();
        let line = move_text::write_line(&position, attempt.show_solution()).join(" ");
        self.finish(self.page.localizer.messages.exercise_solution(line))
    }

    /// Notes the result and prints it.
    fn finish(&mut self, first_line: String) -> io::Result<()> {
        let Some(attempt) = self.attempt.take() else {
            return Ok(());
        };
        self.page.print_line(&first_line)?;
        let exercise = attempt.exercise();
        if !attempt.is_solved_otherwise() {
            self.page.tell(|words| words.exercise_gain(exercise))?;
        }
        let themes = self.page.localizer.themes(exercise);
        if !themes.is_empty() {
            self.page.say(|messages| messages.exercise_themes(themes))?;
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
        self.page.say(Messages::exercise_go_on)
    }

    fn note(&mut self, exercise: &Exercise, verdict: ExerciseResult) -> io::Result<()> {
        let noted = self.file.as_ref();
        let noted = noted.map(|file| file.update(|progress| progress.note(exercise, verdict)));
        match noted {
            Some(Ok(progress)) => self.progress = progress,
            Some(Err(error)) => {
                self.progress.note(exercise, verdict);
                self.page.tell(|words| words.unwritten_result(&error))?;
            }
            None => self.progress.note(exercise, verdict),
        }
        Ok(())
    }
}

impl<W: Write> Dialogue<W> for ExerciseBoard<W> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, self.session.game())
    }

    fn activity(&self) -> Activity {
        Activity::Exercises
    }

    fn begin(&mut self) -> io::Result<()> {
        self.page.say(Messages::exercise_welcome)?;
        if let Some(error) = &self.unread {
            self.page.tell(|words| words.unread_results(error))?;
        }
        self.next_exercise()
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        match command {
            TextCommand::Apply(Command::Play(request)) => self.try_move(&request)?,
            TextCommand::Hint => self.hint()?,
            TextCommand::ShowSolution => self.show_solution()?,
            TextCommand::Empty if self.is_open() => self.draw()?,
            TextCommand::Next | TextCommand::Empty => self.next_exercise()?,
            TextCommand::Missed => {
                self.source = Source::Missed;
                self.next_exercise()?;
            }
            TextCommand::Apply(Command::NewGame) => {
                self.source = Source::New;
                self.next_exercise()?;
            }
            TextCommand::Fen => self.page.print_fen(self.session.game())?,
            _ => self.page.print_help(Messages::exercise_help)?,
        }
        Ok(GO_ON)
    }
}
