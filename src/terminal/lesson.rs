//! The first lesson at the text board: each task is drawn, said in two sentences and played with typed moves.

use std::io::{self, BufRead, Write};

use super::TextBoard;
use super::board_drawing::Glyphs;
use super::layout::{self, Drawing};
use super::text_command::{face_letters, parse_face};
use super::typed_lines::{TypedLine, TypedLines};
use crate::lessons::{AttemptState, LessonRun, TaskGoal};
use crate::notation::{MoveRequest, move_text, printable};
use crate::rules::{Geometry, Move};

/// A line typed in the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LessonCommand {
    Retry,
    Skip,
    Leave,
    Look(crate::board::Face),
    Play(MoveRequest),
}

impl LessonCommand {
    /// Reads a line in English or French; `None` for other text.
    fn parse(line: &str) -> Option<LessonCommand> {
        let line = line.trim().to_lowercase();
        Some(match line.as_str() {
            "retry" | "again" | "recommencer" | "encore" => LessonCommand::Retry,
            "skip" | "passer" => LessonCommand::Skip,
            "quit" | "leave" | "quitter" => LessonCommand::Leave,
            other => match parse_face(other) {
                Some(face) => LessonCommand::Look(face),
                None => LessonCommand::Play(other.parse().ok()?),
            },
        })
    }
}

impl<W: Write> TextBoard<W> {
    /// Leads through the first lesson on a board, until it ends or the input does.
    pub fn teach(
        mut self,
        geometry: Geometry,
        input: impl BufRead + Send + 'static,
    ) -> io::Result<()> {
        let mut run = LessonRun::new(geometry);
        self.print_line(&self.localizer.messages.lesson_text_waits())?;
        self.show_task(&run)?;
        let input = TypedLines::new(input);
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            input.ask();
            let line = match input.wait(None).transpose()? {
                Some(TypedLine::Line(line)) => line,
                Some(TypedLine::TooLong) => {
                    self.print_line(&self.localizer.messages.text_too_long())?;
                    continue;
                }
                Some(TypedLine::End) | None => {
                    writeln!(self.output)?;
                    break;
                }
            };
            if self.caps.echo {
                writeln!(
                    self.output,
                    "{}",
                    printable(line.trim(), super::MAX_LINE_BYTES)
                )?;
            }
            match LessonCommand::parse(&line) {
                None => self.print_line(&self.localizer.messages.lesson_text_help())?,
                Some(LessonCommand::Leave) => break,
                Some(LessonCommand::Retry) => {
                    run.retry();
                    self.show_task(&run)?;
                }
                Some(LessonCommand::Skip) => {
                    if !run.skip_stage() {
                        break;
                    }
                    self.show_task(&run)?;
                }
                Some(LessonCommand::Look(face)) => {
                    self.side = face;
                    run.look(face);
                    self.draw_attempt(&run)?;
                    if !self.show_result(&mut run)? {
                        break;
                    }
                }
                Some(LessonCommand::Play(request)) => {
                    if !self.play_in_lesson(&mut run, &request)? {
                        break;
                    }
                }
            }
        }
        self.print_line(&self.localizer.messages.text_goodbye())?;
        self.output.flush()
    }

    /// Plays a move and the reply. Returns `false` at the end of the lesson.
    fn play_in_lesson(&mut self, run: &mut LessonRun, request: &MoveRequest) -> io::Result<bool> {
        let before = *run.attempt().position();
        let mv = match request.resolve(&before) {
            Ok((mv, _)) => mv,
            Err(error) => {
                self.print_line(&self.localizer.move_error_in_task(&error, &before))?;
                self.show_hint(run.shown_move(), run)?;
                return Ok(true);
            }
        };
        let result = run.play(mv);
        if let (Some(reply), AttemptState::GoingOn) = (result.reply, result.state) {
            let reply = move_text::write(&before.play(mv), reply);
            self.print_line(&self.localizer.messages.lesson_reply(reply))?;
        }
        self.draw_attempt(run)?;
        self.show_result(run)
    }

    /// The words of the goal, as it is reached by typing.
    fn goal_words(&self, run: &LessonRun) -> String {
        let task = run.task();
        match task.goal {
            TaskGoal::Look(face) => {
                let letters = face_letters(face, self.localizer.language());
                let messages = &self.localizer.messages;
                messages.lesson_text_look(letters, self.localizer.face(face))
            }
            TaskGoal::Visit(numbers) => {
                let goal = self.localizer.task_goal(task);
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                format!("{goal} ({})", numbers.join(", "))
            }
            _ => self.localizer.task_goal(task),
        }
    }

    /// Prints the end of an attempt and goes on. Returns `false` at the end of the lesson.
    fn show_result(&mut self, run: &mut LessonRun) -> io::Result<bool> {
        match run.attempt().state() {
            AttemptState::GoingOn => self.show_hint(run.shown_move(), run)?,
            AttemptState::Failed(_) => {
                if let Some(failure) = run.last_failure() {
                    self.print_line(&self.localizer.last_failure(failure))?;
                }
                run.retry();
                self.show_task(run)?;
            }
            AttemptState::Reached => {
                self.print_line(&self.localizer.task_praise(run))?;
                if !run.advance() {
                    let variant = run.lesson().variant.name();
                    let command = format!("dames3d text --variant {variant}");
                    self.print_line(&self.localizer.messages.lesson_text_play(command))?;
                    return Ok(false);
                }
                self.show_task(run)?;
            }
        }
        Ok(true)
    }

    /// Draws a task and prints its words.
    fn show_task(&mut self, run: &LessonRun) -> io::Result<()> {
        self.draw_attempt(run)?;
        let topic = run.stage().topic;
        let heading = self.localizer.messages.lesson_text_heading(
            self.localizer.stage_number(run),
            self.localizer.stage_topic(topic),
        );
        self.print_line(&heading)?;
        let geometry = run.lesson().variant.geometry();
        self.print_line(&self.localizer.stage_rule(topic, geometry))?;
        let goal = self.goal_words(run);
        self.print_line(&goal)?;
        self.show_hint(run.shown_move(), run)
    }

    /// Prints the move to play, if it is to be shown.
    fn show_hint(&mut self, mv: Option<Move>, run: &LessonRun) -> io::Result<()> {
        let Some(mv) = mv else { return Ok(()) };
        let text = move_text::write(run.attempt().position(), mv);
        self.print_line(&self.localizer.messages.lesson_text_hint(text))
    }

    fn draw_attempt(&mut self, run: &LessonRun) -> io::Result<()> {
        let position = run.attempt().position();
        let glyphs = Glyphs::of_game(self.caps, position.variant(), &self.localizer);
        let title = self.localizer.variant(position.variant());
        let drawing = Drawing::of_position(position, title);
        let drawn = layout::draw_boards(&drawing, &glyphs, self.side, &self.localizer, self.caps);
        write!(self.output, "\n{drawn}")
    }
}
