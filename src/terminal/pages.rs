use std::io::{self, Write};

use super::TextBoard;
use super::wrapping::wrap_commands;

impl<W: Write> TextBoard<W> {
    /// Lists the commands, a page at a time if the terminal has pages.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let text = self.localizer.messages.text_help();
        self.next_lines = wrap_commands(&text, self.caps.width).into();
        self.show_next_page()
    }

    /// Shows the next page of a long text, if there is one.
    pub(super) fn show_next_page(&mut self) -> io::Result<()> {
        // Two lines are for the note that there is more, and for the prompt.
        let page = self
            .caps
            .height
            .map_or(usize::MAX, |height| height.saturating_sub(2).max(1));
        let count = self.next_lines.len().min(page);
        if count == 0 {
            return Ok(());
        }
        let lines: Vec<_> = self.next_lines.drain(..count).collect();
        lines.iter().try_for_each(|line| self.print_line(line))?;
        match self.next_lines.is_empty() {
            true => Ok(()),
            false => self.print_line(&self.localizer.messages.text_more()),
        }
    }
}
