//! Shot exercises at the text board.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use fastrand::Rng;

use super::caps::TerminalCaps;
use super::dialogue::{Dialogue, Flow, GO_ON, session_after};
use super::page::Page;
use super::practice::{PracticeBoard, TypedPractice};
use super::text_command::{Activity, TextCommand};
use crate::engine::{Limits, StopFlag};
use crate::game::{Command, Game, Session};
use crate::i18n::{Language, MessageFn, Messages};
use crate::notation::move_text;
use crate::platform::JsonFileError;
use crate::players::Computer;
use crate::progress::Records;
use crate::rules::{Move, Position, Variant};
use crate::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseId, OtherMove, Progress, ResultsFile,
};

/// Time limit for judging a move that is not in the line.
const JUDGING_TIME: Duration = Duration::from_secs(1);

/// The order of the exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// New exercises matched to the player's rating.
    New,
    Missed,
}

/// Exercises of one variant with the player's results.
pub struct Exercises {
    variant: Variant,
    progress: Records<Progress>,
    /// The error if the saved results could not be read.
    unread: Option<JsonFileError>,
    source: Source,
    attempt: Option<ExerciseAttempt>,
    /// The change of the rating by the attempt, once its result is recorded.
    rating_change: Option<i64>,
    session: Session,
    last: Option<ExerciseId>,
    rng: Rng,
    computer: Computer,
}

pub type ExerciseBoard<W> = PracticeBoard<W, Exercises>;

impl<W: Write> ExerciseBoard<W> {
    /// Exercises of a variant, with results in this file if any. Unreadable results are reported at the start.
    pub fn new(
        output: W,
        variant: Variant,
        file: Option<ResultsFile>,
        language: Language,
        caps: TerminalCaps,
    ) -> ExerciseBoard<W> {
        let (progress, unread) = Records::load(file);
        PracticeBoard {
            practice: Exercises {
                variant,
                progress,
                unread,
                source: Source::New,
                attempt: None,
                rating_change: None,
                session: Session::default(),
                last: None,
                rng: Rng::new(),
                computer: Computer::default(),
            },
            page: Page::new(output, language, caps),
        }
    }

    /// Sets the source of random exercises.
    pub fn use_random_numbers(&mut self, rng: Rng) {
        self.practice.rng = rng;
    }

    /// Runs until the input ends or the player quits.
    ///
    /// # Errors
    /// If the input or output fails.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }
}

impl TypedPractice for Exercises {
    type Attempt = ExerciseAttempt;

    const ACTIVITY: Activity = Activity::Exercises;
    const WELCOME: MessageFn = Messages::shot_welcome;
    const OVER: MessageFn = Messages::shot_over;

    fn game(&self) -> &Game {
        self.session.game()
    }

    fn attempt(&self) -> Option<&ExerciseAttempt> {
        self.attempt.as_ref()
    }

    fn unread(&self) -> Option<&JsonFileError> {
        self.unread.as_ref()
    }

    fn next<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let set = Exercise::set(self.variant);
        let results = self.progress.on(self.variant);
        let next = match self.source {
            Source::New => results.next(set, &mut self.rng),
            Source::Missed => results.next_missed(set, self.last, &mut self.rng),
        };
        let Some(exercise) = next else {
            self.attempt = None;
            let source = std::mem::replace(&mut self.source, Source::New);
            return page.say(match source {
                Source::New => Messages::shot_none_left,
                Source::Missed => Messages::shot_none_missed,
            });
        };
        self.last = Some(exercise.id());
        self.session = session_after(exercise.before(), &[exercise.lead_in()]);
        let rating = exercise.rating() as u32;
        let own = results.rating().rounded();
        self.attempt = Some(ExerciseAttempt::new(exercise.clone()));
        self.rating_change = None;
        page.draw_game(self.session.game())?;
        page.say(|messages| messages.shot_ratings(rating, own))?;
        page.tell(|words| exercise.task_words(words))
    }

    fn play<W: Write>(&mut self, mv: Move, page: &mut Page<W>) -> Flow {
        let Some(attempt) = &mut self.attempt else {
            return Ok(GO_ON);
        };
        let position = attempt.position();
        match attempt.play(mv) {
            Answer::Right(reply) => {
                let played = move_text::write(&position.play(mv), reply);
                self.session = session_after(&position, &[mv, reply]);
                page.draw_game(self.session.game())?;
                page.say(|messages| messages.shot_right(played))?;
            }
            Answer::Solved => {
                self.session = session_after(&position, &[mv]);
                page.draw_game(self.session.game())?;
                self.finish(Messages::shot_solved, page)?;
            }
            Answer::Other => self.judge_other(&position, mv, page)?,
        }
        Ok(GO_ON)
    }

    fn execute<W: Write>(&mut self, command: &TextCommand, page: &mut Page<W>) -> Option<Flow> {
        let executed = match command {
            TextCommand::Hint => self.hint(page),
            TextCommand::ShowSolution => self.show_solution(page),
            TextCommand::Missed => {
                self.source = Source::Missed;
                self.next(page)
            }
            TextCommand::Apply(Command::NewGame) => {
                self.source = Source::New;
                self.next(page)
            }
            _ => return None,
        };
        Some(executed.map(|()| GO_ON))
    }
}

impl Exercises {
    fn judge_other<W: Write>(
        &mut self,
        position: &Position,
        mv: Move,
        page: &mut Page<W>,
    ) -> io::Result<()> {
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
                self.finish(|messages| messages.shot_other_wins(played), page)
            }
            Some(OtherMove::Fails(answer)) => {
                attempt.reject_other();
                let messages = &page.localizer.messages;
                let text = match answer {
                    Some(answer) => {
                        let answer = move_text::write(&position.play(mv), answer);
                        messages.shot_wrong(played, answer)
                    }
                    None => messages.shot_wrong_alone(played),
                };
                let text = format!("{text} {}", messages.shot_again());
                page.print_line(&text)?;
                self.record(page)
            }
            None => Ok(()),
        }
    }

    fn hint<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let hint = self.attempt.as_mut().and_then(|attempt| {
            let hint = attempt.hint()?;
            Some((hint, attempt.position()))
        });
        match hint {
            Some((hint, position)) => page.tell(|words| hint.words(&position, words)),
            None => page.say(Messages::shot_over),
        }
    }

    /// Shows the rest of the line, which ends the exercise.
    fn show_solution<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let open = self.attempt.as_mut();
        let Some(attempt) = open.filter(|attempt| !attempt.is_solved()) else {
            return page.say(Messages::shot_over);
        };
        let position = attempt.position();
        let line = move_text::write_line(&position, attempt.show_solution()).join(" ");
        self.finish(|messages| messages.shot_solution(line), page)
    }

    /// Records the result of the attempt, once, as soon as it is known.
    fn record<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let attempt = self.attempt.as_ref().filter(|_| self.rating_change.is_none());
        let Some((attempt, result)) = attempt.and_then(|open| Some((open, open.verdict()?))) else {
            return Ok(());
        };
        let before = self.progress.on(self.variant).rating().rounded();
        let noted = self.progress.update(|progress| progress.note(attempt.exercise(), result));
        if let Err(error) = noted {
            page.tell(|words| words.unwritten_result(&error))?;
        }
        let after = self.progress.on(self.variant).rating().rounded();
        self.rating_change = Some(i64::from(after) - i64::from(before));
        Ok(())
    }

    /// Ends the exercise, and records and prints the result.
    fn finish<W: Write>(
        &mut self,
        end: impl FnOnce(&Messages) -> String,
        page: &mut Page<W>,
    ) -> io::Result<()> {
        let Some(attempt) = &self.attempt else {
            return Ok(());
        };
        page.say(end)?;
        let exercise = attempt.exercise();
        if !attempt.is_solved_otherwise() {
            page.tell(|words| exercise.gain_words(words))?;
        }
        let themes = exercise.theme_words(&page.localizer);
        if !themes.is_empty() {
            page.say(|messages| messages.shot_themes(themes))?;
        }
        self.record(page)?;
        self.attempt = None;
        let change = self.rating_change.unwrap_or_default();
        let results = self.progress.on(self.variant);
        let (rating, streak) = (results.rating().rounded(), results.streak());
        page.say(|messages| messages.shot_result(rating, format!("{change:+}"), streak))?;
        page.say(Messages::shot_go_on)
    }
}
