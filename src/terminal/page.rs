//! The output of the text board.

use std::collections::VecDeque;
use std::io::{self, Write};

use super::caps::TerminalCaps;
use super::layout::{self, Drawing};
use super::typed_lines::MAX_LINE_BYTES;
use super::wrapping::wrap_commands;
use crate::board::Face;
use crate::game::Game;
use crate::i18n::{Language, Localizer, MessageFn, Messages};
use crate::notation::{fen, printable};

/// The output, with the side of the pyramid that is drawn large.
pub(super) struct Page<W> {
    pub(super) localizer: Localizer,
    pub(super) side: Face,
    pub(super) caps: TerminalCaps,
    pub(super) output: W,
    /// The rest of a paged text.
    next_lines: VecDeque<String>,
}

impl<W: Write> Page<W> {
    pub(super) fn new(output: W, language: Language, caps: TerminalCaps) -> Page<W> {
        Page {
            localizer: Localizer::new(language),
            side: Face::SouthWest,
            caps,
            output,
            next_lines: VecDeque::new(),
        }
    }

    pub(super) fn print_line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.caps.displayable(text))
    }

    pub(super) fn say(&mut self, message: impl FnOnce(&Messages) -> String) -> io::Result<()> {
        self.print_line(&message(&self.localizer.messages))
    }

    /// Prints a localized text.
    pub(super) fn tell(&mut self, text: impl FnOnce(&Localizer) -> String) -> io::Result<()> {
        self.print_line(&text(&self.localizer))
    }

    pub(super) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.output, "{}> ", self.caps.displayable(text))?;
        self.output.flush()
    }

    /// Echoes a typed line that the terminal does not show.
    pub(super) fn echo(&mut self, line: &str) -> io::Result<()> {
        if self.caps.echo {
            writeln!(self.output, "{}", printable(line.trim(), MAX_LINE_BYTES))
        } else {
            Ok(())
        }
    }

    /// Prints a list of commands, paged if the terminal supports it.
    pub(super) fn print_help(&mut self, message: MessageFn) -> io::Result<()> {
        let text = message(&self.localizer.messages);
        self.next_lines = wrap_commands(&text, self.caps.width).into();
        self.print_next_lines().map(drop)
    }

    /// Prints the next page of a long text; returns `false` if there is none.
    pub(super) fn print_next_lines(&mut self) -> io::Result<bool> {
        // Leave two lines for the “more” note and the prompt.
        let page = self.caps.height.map_or(usize::MAX, |height| height.saturating_sub(2).max(1));
        let count = self.next_lines.len().min(page);
        let lines: Vec<_> = self.next_lines.drain(..count).collect();
        lines.iter().try_for_each(|line| self.print_line(line))?;
        if !self.next_lines.is_empty() {
            self.say(Messages::text_more)?;
        }
        Ok(count > 0)
    }

    /// Discards the rest of a long text.
    pub(super) fn drop_next_lines(&mut self) {
        self.next_lines.clear();
    }

    pub(super) fn print_fen(&mut self, game: &Game) -> io::Result<()> {
        self.print_line(&fen::write(&game.position().setup()))
    }

    pub(super) fn draw(&mut self, drawing: &Drawing) -> io::Result<()> {
        let drawn = layout::draw_boards(drawing, self.side, &self.localizer, self.caps);
        write!(self.output, "\n{drawn}")
    }

    pub(super) fn draw_game(&mut self, game: &Game) -> io::Result<()> {
        let drawing = Drawing::of_game(game, &self.localizer);
        self.draw(&drawing)
    }
}
