//! The first lesson at the text board: each task is drawn, said in two sentences and played with typed moves.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use super::caps::TerminalCaps;
use super::command_table::FACE_WORDS;
use super::dialogue::{Dialogue, Flow, GO_ON};
use super::layout::Drawing;
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use crate::board::Face;
use crate::game::{Command, Game};
use crate::i18n::{Language, Messages};
use crate::lessons::{AttemptState, LessonRun, TaskGoal};
use crate::notation::{MoveRequest, move_text};
use crate::rules::Geometry;

/// The first lesson on a board.
pub struct LessonBoard<W> {
    lesson: LessonRun,
    /// The position of the task, in which moves are typed.
    game: Game,
    page: Page<W>,
}

impl<W: Write> LessonBoard<W> {
    /// The lesson on a board of this geometry.
    pub fn new(
        output: W,
        geometry: Geometry,
        language: Language,
        caps: TerminalCaps,
    ) -> LessonBoard<W> {
        let lesson = LessonRun::new(geometry);
        LessonBoard {
            game: Game::from_position(*lesson.attempt().position()),
            lesson,
            page: Page::new(output, language, caps),
        }
    }

    /// Leads through the lesson, until it ends or the input does.
    ///
    /// # Errors
    /// If the input cannot be read or the output not written.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }

    /// Plays a move and the reply.
    fn play_move(&mut self, request: &MoveRequest) -> Flow {
        let before = *self.lesson.attempt().position();
        let mv = match request.resolve(&before) {
            Ok((mv, _)) => mv,
            Err(error) => {
                self.page
                    .tell(|words| words.move_error_in_task(&error, &before))?;
                self.show_hint()?;
                return Ok(GO_ON);
            }
        };
        let result = self.lesson.play(mv);
        if let (Some(reply), AttemptState::GoingOn) = (result.reply, result.state) {
            let reply = move_text::write(&before.play(mv), reply);
            self.page.say(|messages| messages.lesson_reply(reply))?;
        }
        self.draw_attempt()?;
        self.show_result()
    }

    /// The words of the goal, as it is reached by typing.
    fn goal_words(&self) -> String {
        let (task, localizer) = (self.lesson.task(), &self.page.localizer);
        match task.goal {
            TaskGoal::Look(face) => {
                let typed = FACE_WORDS.into_iter().find(|(_, named)| *named == face);
                let words = typed.map_or(Vec::new(), |(word, _)| localizer.words(word));
                let letters = words.into_iter().next().unwrap_or_default();
                let side = localizer.face(face);
                localizer.messages.lesson_text_look(letters, side)
            }
            TaskGoal::Visit(numbers) => {
                let goal = localizer.task_goal(task);
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                format!("{goal} ({})", numbers.join(", "))
            }
            _ => localizer.task_goal(task),
        }
    }

    /// Prints the end of an attempt and goes on.
    fn show_result(&mut self) -> Flow {
        match self.lesson.attempt().state() {
            AttemptState::GoingOn => self.show_hint()?,
            AttemptState::Failed(_) => {
                if let Some(failure) = self.lesson.last_failure() {
                    self.page.tell(|words| words.last_failure(failure))?;
                }
                self.lesson.retry();
                self.show_task()?;
            }
            AttemptState::Reached => {
                self.page.tell(|words| words.task_praise(&self.lesson))?;
                if !self.lesson.advance() {
                    let variant = self.lesson.lesson().variant.name();
                    let command = format!("dames3d text --variant {variant}");
                    self.page
                        .say(|messages| messages.lesson_text_play(command))?;
                    return Ok(ControlFlow::Break(()));
                }
                self.show_task()?;
            }
        }
        Ok(GO_ON)
    }

    /// Draws a task and prints its words.
    fn show_task(&mut self) -> io::Result<()> {
        self.draw_attempt()?;
        let (run, localizer) = (&self.lesson, &self.page.localizer);
        let topic = run.stage().topic;
        let heading = localizer
            .messages
            .lesson_text_heading(localizer.stage_number(run), localizer.stage_topic(topic));
        let rule = localizer.stage_rule(topic, run.lesson().variant.geometry());
        for text in [heading, rule, self.goal_words()] {
            self.page.print_line(&text)?;
        }
        self.show_hint()
    }

    /// Prints the move to play, if it is to be shown.
    fn show_hint(&mut self) -> io::Result<()> {
        let Some(mv) = self.lesson.shown_move() else {
            return Ok(());
        };
        let text = move_text::write(self.lesson.attempt().position(), mv);
        self.page.say(|messages| messages.lesson_text_hint(text))
    }

    fn draw_attempt(&mut self) -> io::Result<()> {
        let position = self.lesson.attempt().position();
        self.game = Game::from_position(*position);
        let (variant, setup) = (position.variant(), position.setup());
        let title = self.page.localizer.variant(variant);
        self.page
            .draw(&Drawing::of_setup(variant, setup, title, Vec::new()))
    }
}

impl<W: Write> Dialogue<W> for LessonBoard<W> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, &self.game)
    }

    fn activity(&self) -> Activity {
        Activity::Lesson
    }

    fn begin(&mut self) -> io::Result<()> {
        self.page.say(Messages::lesson_text_waits)?;
        self.show_task()
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        match command {
            TextCommand::Again => {
                self.lesson.retry();
                self.show_task()?;
            }
            TextCommand::Skip => {
                if !self.lesson.skip_stage() {
                    return Ok(ControlFlow::Break(()));
                }
                self.show_task()?;
            }
            TextCommand::Apply(Command::Play(request)) => return self.play_move(&request),
            _ => self.page.print_help(Messages::lesson_text_help)?,
        }
        Ok(GO_ON)
    }

    fn look(&mut self, face: Face) -> Flow {
        self.lesson.look(face);
        self.draw_attempt()?;
        self.show_result()
    }
}
