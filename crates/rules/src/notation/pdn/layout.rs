//! Sets words into lines.

use std::fmt::{self, Write};
use std::mem;

/// Greatest width of a line, in columns. A longer word has a line of its own.
const LINE_WIDTH: usize = 80;

/// Writes words with a space or a line break between them.
pub(super) struct Layout<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    /// The width of the current line, without the words that are still to be written.
    width: usize,
    /// Words that stay together, because no line may break between them.
    pending: String,
    /// The next word follows without a space.
    is_glued: bool,
}

impl<'a, 'b> Layout<'a, 'b> {
    /// An empty text.
    pub(super) fn new(f: &'a mut fmt::Formatter<'b>) -> Layout<'a, 'b> {
        Layout {
            f,
            width: 0,
            pending: String::new(),
            is_glued: true,
        }
    }

    /// Writes a word.
    pub(super) fn word(&mut self, word: &str) -> fmt::Result {
        // Some programs take a line that begins with one of these for something else.
        let may_break = !word.starts_with(['[', '%', ';']) || word.starts_with("[%");
        if !mem::take(&mut self.is_glued) {
            match may_break {
                true => self.write_pending()?,
                false => self.pending.push(' '),
            }
        }
        self.pending.push_str(word);
        Ok(())
    }

    /// Writes the last word. Nothing may be written after it.
    pub(super) fn finish(&mut self) -> fmt::Result {
        self.write_pending()
    }

    /// Writes the words that stay together, on a line of their own if this one has no room for them.
    fn write_pending(&mut self) -> fmt::Result {
        let width = self.pending.chars().count();
        if width == 0 {
            return Ok(());
        }
        if self.width > 0 {
            let has_room = self.width + 1 + width <= LINE_WIDTH;
            self.f.write_char(if has_room { ' ' } else { '\n' })?;
            self.width = if has_room { self.width + 1 } else { 0 };
        }
        self.width += width;
        self.f.write_str(&self.pending)?;
        self.pending.clear();
        Ok(())
    }

    /// Writes the next word directly behind the last one.
    pub(super) fn glue(&mut self) {
        self.is_glued = true;
    }

    /// Writes a comment in braces. Single spaces in it may become line breaks; line breaks stay.
    pub(super) fn comment(&mut self, text: &str) -> fmt::Result {
        self.word("{")?;
        self.glue();
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                self.write_pending()?;
                self.f.write_char('\n')?;
                self.width = 0;
                self.glue();
            }
            for word in words(line) {
                self.word(word)?;
            }
        }
        self.glue();
        self.word("}")
    }
}

/// The words of a line, separated by single spaces; several spaces, and those of a command, are part of a word.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line).filter(|line| !line.is_empty());
    std::iter::from_fn(move || {
        let line = rest?;
        let bytes = line.as_bytes();
        let is_space = |place: usize| bytes.get(place) == Some(&b' ');
        let mut is_in_command = false;
        let end = (1..bytes.len()).find(|&place| {
            is_in_command |= bytes[place - 1..].starts_with(b"[%");
            is_in_command &= bytes[place] != b']';
            let is_single = is_space(place) && !is_space(place - 1) && !is_space(place + 1);
            is_single && !is_in_command
        });
        rest = end.map(|end| &line[end + 1..]);
        Some(&line[..end.unwrap_or(line.len())])
    })
}
