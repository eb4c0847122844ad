//! Lines of text from other programs, one in memory at a time however long the input is.

use std::io::{self, BufRead, Read};
use std::mem;

/// The byte-order mark that some programs write before UTF-8 text.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A line without its end, `\n`, and without a byte-order mark before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLine<'a> {
    /// The whole line.
    Whole(&'a [u8]),
    /// The beginning of a line that is too long.
    TooLong(&'a [u8]),
}

/// Reads the next line into the buffer, replacing what it held; returns `None` at the end of the input. A line of more
/// than `max_bytes`, not counting its end, is too long; its rest is skipped.
pub fn read_next<'a>(
    mut input: impl BufRead,
    max_bytes: usize,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<TextLine<'a>>> {
    let line = read_start(&mut input, max_bytes, buffer)?;
    if let Some(TextLine::TooLong(_)) = line {
        input.skip_until(b'\n')?;
    }
    Ok(line)
}

/// As [`read_next`], but leaves the rest of a line that is too long, so that it never waits for its end.
pub fn read_start<'a>(
    input: impl BufRead,
    max_bytes: usize,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<TextLine<'a>>> {
    Ok(read_with_end(input, max_bytes, buffer)?.map(|(line, _)| line))
}

/// As [`read_start`], with `true` if the line has an end: one that was cut off has none.
pub fn read_with_end<'a>(
    mut input: impl BufRead,
    max_bytes: usize,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<(TextLine<'a>, bool)>> {
    buffer.clear();
    let limit = max_bytes as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    let has_end = buffer.ends_with(b"\n");
    if has_end {
        buffer.pop();
    }
    let is_whole = has_end || buffer.len() <= max_bytes;
    let line = without_mark(buffer);
    let line = if is_whole { TextLine::Whole(line) } else { TextLine::TooLong(line) };
    Ok(Some((line, has_end)))
}

fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(BYTE_ORDER_MARK.as_bytes()).unwrap_or(line)
}

/// Decodes a line as UTF-8; the error is the column, counted from 1, of the first character that is not UTF-8.
pub fn decode(line: &[u8]) -> Result<&str, usize> {
    std::str::from_utf8(line).map_err(|error| {
        let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
        before.chars().count() + 1
    })
}

/// Reads lines with any ends, `\n`, `\r\n` or `\r`, and without a byte-order mark before the first.
pub struct LineReader<R> {
    input: R,
    is_first: bool,
    /// The last line ended with `\r`; a `\n` may follow as its other half.
    is_after_return: bool,
    /// Number of bytes read from the input.
    consumed: u64,
    /// The byte of the input at which the text of the last line starts.
    line_start: u64,
}

impl<R: BufRead> LineReader<R> {
    /// A reader of the lines of this input.
    pub fn new(input: R) -> LineReader<R> {
        LineReader { input, is_first: true, is_after_return: false, consumed: 0, line_start: 0 }
    }

    /// The byte of the input at which the last line starts, behind a byte-order mark; after the last line, the length
    /// of the input.
    pub fn line_start(&self) -> u64 {
        self.line_start
    }

    /// Reads the next line into the buffer, replacing what it held; returns `None` at the end of the input. A line of
    /// more than `max_bytes`, not counting its end, is too long; its rest is skipped.
    pub fn next<'a>(
        &mut self,
        max_bytes: usize,
        buffer: &'a mut Vec<u8>,
    ) -> io::Result<Option<TextLine<'a>>> {
        buffer.clear();
        let (mut is_whole, mut is_some) = (true, false);
        self.line_start = self.consumed;
        loop {
            let available = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                available => available?,
            };
            if mem::take(&mut self.is_after_return) && available.first() == Some(&b'\n') {
                self.input.consume(1);
                self.consumed += 1;
                self.line_start = self.consumed;
                continue;
            }
            if available.is_empty() {
                break;
            }
            is_some = true;
            let end = available.iter().position(|&byte| byte == b'\n' || byte == b'\r');
            let text = &available[..end.unwrap_or(available.len())];
            let room = max_bytes - buffer.len();
            is_whole &= text.len() <= room;
            buffer.extend_from_slice(&text[..text.len().min(room)]);
            let read = text.len() + usize::from(end.is_some());
            self.is_after_return = end.is_some_and(|end| available[end] == b'\r');
            self.input.consume(read);
            self.consumed += read as u64;
            if end.is_some() {
                break;
            }
        }
        if mem::take(&mut self.is_first) && buffer.starts_with(BYTE_ORDER_MARK.as_bytes()) {
            buffer.drain(..BYTE_ORDER_MARK.len());
            self.line_start += BYTE_ORDER_MARK.len() as u64;
        }
        Ok(match (is_some, is_whole) {
            (false, _) => None,
            (true, true) => Some(TextLine::Whole(buffer)),
            (true, false) => Some(TextLine::TooLong(buffer)),
        })
    }
}
