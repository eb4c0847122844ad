//! The first lesson at the text board: each task is drawn, explained in two sentences and played with typed moves.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use super::caps::TerminalCaps;
use super::command_table::FACE_WORDS;
use super::dialogue::{Dialogue, Flow, GO_ON};
use super::layout::Drawing;
use super::page::Page;
use super::practice::{PracticeBoard, TypedPractice};
use super::text_command::{Activity, TextCommand};
use crate::board::Face;
use crate::game::Game;
use crate::i18n::{Language, Localizer, MessageFn, Messages};
use crate::lessons::{AttemptState, LessonRun, TaskAttempt, TaskGoal};
use crate::notation::move_text;
use crate::rules::{Geometry, Move};

/// The first lesson, and the game in whose position moves are typed.
pub struct FirstLesson {
    run: LessonRun,
    game: Game,
}

pub type LessonBoard<W> = PracticeBoard<W, FirstLesson>;

impl<W: Write> LessonBoard<W> {
    pub fn new(
        output: W,
        geometry: Geometry,
        language: Language,
        caps: TerminalCaps,
    ) -> LessonBoard<W> {
        let run = LessonRun::new(geometry);
        let game = Game::from_position(*run.attempt().position());
        PracticeBoard {
            practice: FirstLesson { run, game },
            page: Page::new(output, language, caps),
        }
    }

    /// Runs until the lesson or the input ends.
    ///
    /// # Errors
    /// If the input or output fails.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }
}

impl TypedPractice for FirstLesson {
    type Attempt = TaskAttempt;

    const ACTIVITY: Activity = Activity::Lesson;
    const WELCOME: MessageFn = Messages::lesson_text_waits;
    const OVER: MessageFn = Messages::lesson_text_waits;

    fn game(&self) -> &Game {
        &self.game
    }

    fn attempt(&self) -> Option<&TaskAttempt> {
        Some(self.run.attempt())
    }

    /// Draws the task and prints its text.
    fn next<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        self.draw_attempt(page)?;
        let (run, words) = (&self.run, &page.localizer);
        let topic = run.stage().topic;
        let (number, name) = (run.number_words(words), topic.words(words));
        let heading = words.messages.lesson_text_heading(number, name);
        let rule = topic.rule_words(run.lesson().variant.geometry(), words);
        for text in [heading, rule, self.goal_words(words)] {
            page.print_line(&text)?;
        }
        self.show_hint(page)
    }

    fn play<W: Write>(&mut self, mv: Move, page: &mut Page<W>) -> Flow {
        let before = *self.run.attempt().position();
        let result = self.run.play(mv);
        if let (Some(reply), AttemptState::GoingOn) = (result.reply, result.state) {
            let reply = move_text::write(&before.play(mv), reply);
            page.say(|messages| messages.lesson_reply(reply))?;
        }
        self.draw_attempt(page)?;
        self.show_result(page)
    }

    fn after_refusal<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        self.show_hint(page)
    }

    fn look<W: Write>(&mut self, face: Face, page: &mut Page<W>) -> Flow {
        self.run.look(face);
        self.draw_attempt(page)?;
        self.show_result(page)
    }

    fn execute<W: Write>(&mut self, command: &TextCommand, page: &mut Page<W>) -> Option<Flow> {
        match command {
            TextCommand::Again => self.run.retry(),
            TextCommand::Skip if !self.run.skip_stage() => {
                return Some(Ok(ControlFlow::Break(())));
            }
            TextCommand::Skip => {}
            TextCommand::Empty => {
                let help = page.print_help(Messages::lesson_text_help);
                return Some(help.map(|()| GO_ON));
            }
            _ => return None,
        }
        Some(self.next(page).map(|()| GO_ON))
    }
}

impl FirstLesson {
    /// The goal, worded for typed input.
    fn goal_words(&self, localizer: &Localizer) -> String {
        let task = self.run.task();
        match task.goal {
            TaskGoal::Look(face) => {
                let typed = FACE_WORDS.into_iter().find(|(_, named)| *named == face);
                let words = typed.map_or(Vec::new(), |(word, _)| localizer.words(word));
                let letters = words.into_iter().next().unwrap_or_default();
                let side = localizer.face(face);
                localizer.messages.lesson_text_look(letters, side)
            }
            TaskGoal::Visit(numbers) => {
                let goal = task.goal_words(localizer);
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                format!("{goal} ({})", numbers.join(", "))
            }
            _ => task.goal_words(localizer),
        }
    }

    /// Prints the result of an attempt and continues.
    fn show_result<W: Write>(&mut self, page: &mut Page<W>) -> Flow {
        match self.run.attempt().state() {
            AttemptState::GoingOn => self.show_hint(page)?,
            AttemptState::Failed(_) => {
                if let Some(failure) = self.run.last_failure() {
                    page.tell(|words| failure.words(words))?;
                }
                self.run.retry();
                self.next(page)?;
            }
            AttemptState::Reached => {
                page.tell(|words| self.run.praise_words(words))?;
                if !self.run.advance() {
                    let variant = self.run.lesson().variant.name();
                    let command = format!("dames3d text --variant {variant}");
                    page.say(|messages| messages.lesson_text_play(command))?;
                    return Ok(ControlFlow::Break(()));
                }
                self.next(page)?;
            }
        }
        Ok(GO_ON)
    }

    /// Prints the move if the hint is due.
    fn show_hint<W: Write>(&self, page: &mut Page<W>) -> io::Result<()> {
        let Some(mv) = self.run.shown_move() else {
            return Ok(());
        };
        let text = move_text::write(self.run.attempt().position(), mv);
        page.say(|messages| messages.lesson_text_hint(text))
    }

    fn draw_attempt<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()> {
        let position = self.run.attempt().position();
        self.game = Game::from_position(*position);
        let (variant, setup) = (position.variant(), position.setup());
        let title = page.localizer.variant(variant);
        page.draw(&Drawing::of_setup(variant, setup, title, Vec::new()))
    }
}
