use std::io::{self, BufRead, BufReader, Read};

use super::Entry;

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
    /// A line before the last is not what was written.
    InvalidLine {
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
        let bytes = input
            .by_ref()
            .take(MAX_LINE_BYTES)
            .read_until(b'\n', &mut text)?;
        if bytes == 0 {
            break;
        }
        let Some(entry) = text.strip_suffix(b"\n").and_then(Entry::from_line) else {
            let is_last = input.fill_buf()?.is_empty();
            contents.damage = Some(match is_last {
                true => Damage::TornLine { line },
                false => Damage::InvalidLine { line },
            });
            break;
        };
        contents.entries.push(entry);
        contents.length += bytes as u64;
    }
    Ok(contents)
}
