use std::io::{self, BufRead, BufReader, Read};

use super::Entry;
use super::entry::{CHECKSUM_BYTES, LineError};

/// Longest line that is read, in bytes: a game of a million turns fits.
const MAX_LINE_BYTES: u64 = 1 << 26;

/// The entries of a journal, as far as they could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalContents {
    /// The entries before the first damage.
    pub entries: Vec<Entry>,
    /// Length of their lines, in bytes.
    pub length: u64,
    /// The damage that ended the reading.
    pub damage: Option<Damage>,
}

/// Damage of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The last line was not written to its end: the program or the machine stopped in the middle.
    TornLine {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line is not what was written.
    InvalidLine {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line is what a newer version of the program wrote.
    UnknownEntry {
        /// The line, counted from 1.
        line: usize,
    },
}

/// Reads a journal up to its end or to the first line that is damaged.
pub fn read_journal(input: impl Read) -> io::Result<JournalContents> {
    let mut input = BufReader::new(input);
    let mut contents = JournalContents {
        entries: Vec::new(),
        length: 0,
        damage: None,
    };
    let mut text = Vec::new();
    for line in 1.. {
        text.clear();
        let has_end = read_line(&mut input, &mut text)?;
        if text.is_empty() {
            break;
        }
        match Entry::from_line(text.strip_suffix(b"\n").unwrap_or(&text)) {
            Ok(entry) if has_end => {
                contents.entries.push(entry);
                contents.length += text.len() as u64;
                continue;
            }
            Err(LineError::Unknown) if has_end => {
                contents.damage = Some(Damage::UnknownEntry { line });
            }
            _ => {
                let is_last = input.fill_buf()?.is_empty();
                contents.damage = Some(match is_last && !has_end {
                    true => Damage::TornLine { line },
                    false => Damage::InvalidLine { line },
                });
            }
        }
        break;
    }
    Ok(contents)
}

/// Reads a line with its line break; of one that does not begin as a line of a journal only the beginning, however long
/// it is. Returns `true` if it has a line break.
fn read_line(input: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<bool> {
    let beginning = CHECKSUM_BYTES as u64;
    input.by_ref().take(beginning).read_until(b'\n', text)?;
    if text.ends_with(b"\n") {
        return Ok(true);
    }
    let rest = MAX_LINE_BYTES - beginning;
    if Entry::checksum(text).is_some() {
        input.by_ref().take(rest).read_until(b'\n', text)?;
        return Ok(text.ends_with(b"\n"));
    }
    let mut left = rest;
    loop {
        let available = input.fill_buf()?;
        let length = available
            .len()
            .min(usize::try_from(left).unwrap_or(usize::MAX));
        let end = available[..length].iter().position(|&byte| byte == b'\n');
        let skipped = end.map_or(length, |end| end + 1);
        input.consume(skipped);
        left -= skipped as u64;
        if end.is_some() || skipped == 0 {
            return Ok(end.is_some());
        }
    }
}
