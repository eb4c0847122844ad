//! A page of the text board on which exercises are drawn and lines are typed.

use std::io::{self, Write};

use super::MAX_LINE_BYTES;
use super::board_drawing::Glyphs;
use super::caps::TerminalCaps;
use super::layout::{self, Drawing};
use super::typed_lines::{TypedLine, TypedLines};
use super::wrapping::wrap_commands;
use crate::board::Face;
use crate::game::{Command, Game, Session};
use crate::i18n::{Language, Localizer};
use crate::notation::{MoveRequest, fen, printable};
use crate::rules::{Move, Position};

/// The output of an exercise, and the side of the pyramid that is drawn large.
pub(super) struct TypedPage<W> {
    pub(super) localizer: Localizer,
    pub(super) side: Face,
    caps: TerminalCaps,
    output: W,
}

impl<W: Write> TypedPage<W> {
    pub(super) fn new(output: W, language: Language, caps: TerminalCaps) -> TypedPage<W> {
        TypedPage {
            localizer: Localizer::new(language),
            side: Face::SouthWest,
            caps,
            output,
        }
    }

    /// Prompts for a line and waits for it; `None` at the end of the input.
    pub(super) fn next_line(&mut self, input: &TypedLines) -> io::Result<Option<String>> {
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            input.ask();
            match input.wait(None).transpose()? {
                Some(TypedLine::Line(line)) => {
                    if self.caps.echo {
                        writeln!(self.output, "{}", printable(line.trim(), MAX_LINE_BYTES))?;
                    }
                    return Ok(Some(line));
                }
                Some(TypedLine::TooLong) => {
                    self.print_line(&self.localizer.messages.text_too_long())?;
                }
                Some(TypedLine::End) | None => {
                    writeln!(self.output)?;
                    return Ok(None);
                }
            }
        }
    }

    /// Says goodbye at the end.
    pub(super) fn close(&mut self) -> io::Result<()> {
        self.print_line(&self.localizer.messages.text_goodbye())?;
        self.output.flush()
    }

    pub(super) fn print_line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.caps.displayable(text))
    }

    /// Prints the commands of a help text, wrapped to the width of the terminal.
    pub(super) fn print_help(&mut self, text: &str) -> io::Result<()> {
        let lines = wrap_commands(text, self.caps.width);
        lines.iter().try_for_each(|line| self.print_line(line))
    }

    pub(super) fn draw(&mut self, game: &Game) -> io::Result<()> {
        let glyphs = Glyphs::of_game(self.caps, game.variant(), &self.localizer);
        let drawing = Drawing::of_game(game, &self.localizer);
        let drawn = layout::draw_boards(&drawing, &glyphs, self.side, &self.localizer, self.caps);
        write!(self.output, "\n{drawn}")
    }
}

/// A session in which these moves have been played from a position.
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
        // Legal moves of a legal position are not refused.
        let _ = session.apply(command);
    }
    session
}
