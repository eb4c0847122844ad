//! The read-eval-print loop of the text board.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use super::command_table;
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use super::typed_lines::{TypedLine, TypedLines};
use crate::board::Face;
use crate::game::{Command, Game, Session};
use crate::i18n::Messages;
use crate::notation::{MoveRequest, fen};
use crate::rules::{Move, Position};

/// The result of a command: continue or end the dialogue.
pub(super) type Flow = io::Result<ControlFlow<()>>;

pub(super) const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

/// A dialogue with the player: a game, exercises, endgames or a lesson.
pub(super) trait Dialogue<W: Write> {
    /// The page, and the game on it.
    fn stage(&mut self) -> (&mut Page<W>, &Game);

    /// The position in which moves are typed.
    fn typing_position(&mut self) -> Position {
        *self.stage().1.position()
    }

    /// The current activity, which determines the commands.
    fn activity(&self) -> Activity;

    /// Prints the introduction before the first prompt.
    fn begin(&mut self) -> io::Result<()>;

    /// Runs a command specific to this dialogue.
    fn execute(&mut self, command: TextCommand) -> Flow;

    fn draw(&mut self) -> io::Result<()> {
        let (page, game) = self.stage();
        page.draw_game(game)
    }

    /// Called when another side of the pyramid is selected.
    fn look(&mut self, _face: Face) -> Flow {
        self.draw()?;
        Ok(GO_ON)
    }

    fn page(&mut self) -> &mut Page<W> {
        self.stage().0
    }

    fn prompt(&self) -> String {
        String::new()
    }

    fn wait(&mut self, input: &TypedLines) -> io::Result<TypedLine> {
        input.wait(None).unwrap_or(Ok(TypedLine::End))
    }

    fn before_prompt(&mut self, _input: &TypedLines) -> io::Result<()> {
        Ok(())
    }

    /// Called before a typed line is parsed.
    fn before_line(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Runs until the input ends or the player quits.
    fn run(&mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.begin()?;
        self.answer_lines(&TypedLines::new(input)?)
    }

    /// The main loop.
    fn answer_lines(&mut self, input: &TypedLines) -> io::Result<()> {
        loop {
            self.before_prompt(input)?;
            let prompt = self.prompt();
            self.page().prompt(&prompt)?;
            input.ask();
            let line = match self.wait(input)? {
                TypedLine::Line(line) => line,
                TypedLine::TooLong => {
                    self.page().say(Messages::text_too_long)?;
                    continue;
                }
                TypedLine::End => {
                    writeln!(self.page().output)?;
                    break;
                }
            };
            self.page().echo(&line)?;
            self.before_line()?;
            if self.answer(&line)?.is_break() {
                break;
            }
        }
        self.end()?;
        self.page().say(Messages::text_goodbye)?;
        self.page().output.flush()
    }

    fn answer(&mut self, line: &str) -> Flow {
        let (activity, position) = (self.activity(), self.typing_position());
        let (page, game) = self.stage();
        let command = command_table::parse(line, activity, &position, game, &page.localizer);
        let command = match command {
            Ok(command) => command,
            Err(error) => {
                let text = error.message(&page.localizer);
                page.print_line(&text)?;
                return Ok(GO_ON);
            }
        };
        if command == TextCommand::Empty && page.print_next_lines()? {
            return Ok(GO_ON);
        }
        page.drop_next_lines();
        match command {
            TextCommand::Quit => return Ok(ControlFlow::Break(())),
            TextCommand::Help => page.print_help(activity.help())?,
            TextCommand::ShowSide(face) => {
                self.page().side = face;
                return self.look(face);
            }
            command => return self.execute(command),
        }
        Ok(GO_ON)
    }
}

/// A session with these moves played from a position.
pub(super) fn session_after(position: &Position, moves: &[Move]) -> Session {
    let mut session = Session::default();
    let mut commands = vec![
        Command::SwitchGame(position.variant()),
        Command::SetUp(fen::write(&position.setup())),
    ];
    let mut now = *position;
    for &mv in moves {
        if let Some(route) = now.route(mv) {
            commands.push(Command::Play(MoveRequest::from_route(mv, &route)));
        }
        now = now.play(mv);
    }
    for command in commands {
        // Legal moves are never refused.
        let _ = session.apply(command);
    }
    session
}
