//! Lines of other programs' text, one in memory at a time however long the input is.

use std::io::{self, BufRead, Read};

/// What some programs write before a text to say that it is UTF-8.
pub(super) const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A line without its end, and without a byte-order mark before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextLine<'a> {
    /// The whole of it.
    Whole(&'a [u8]),
    /// The beginning of one that is too long; the rest has been passed over.
    TooLong(&'a [u8]),
}

/// Reads the next line into the buffer, in place of what it held; `None` at the end of the input. A line of more than
/// so many bytes, its end not counted, is too long.
pub(crate) fn read_next<'a>(
    mut input: impl BufRead,
    longest: usize,
    buffer: &'a mut Vec<u8>,
) -> io::Result<Option<TextLine<'a>>> {
    buffer.clear();
    let most = longest as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    let has_end = buffer.ends_with(b"\n");
    if has_end {
        buffer.pop();
    }
    let line = without_mark(buffer);
    if has_end || buffer.len() <= longest {
        return Ok(Some(TextLine::Whole(line)));
    }
    input.skip_until(b'\n')?;
    Ok(Some(TextLine::TooLong(line)))
}

fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(BYTE_ORDER_MARK.as_bytes())
        .unwrap_or(line)
}

/// The line as text; if it is none, the column, counted from 1, where it stops being UTF-8.
pub(crate) fn decode(line: &[u8]) -> Result<&str, usize> {
    std::str::from_utf8(line).map_err(|error| {
        let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
        before.chars().count() + 1
    })
}
