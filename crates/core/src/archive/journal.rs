//! The journal of a session: entries, writing and reading.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Archive, SavePlace};
use crate::game::Command;
use crate::platform::fs::{self, File, OpenOptions, TryLockError};
use crate::platform::{is_still_at, sync_folder, unix_milliseconds};
use crate::rules::{BySide, Variant};

/// Maximum time in one line of a journal, in milliseconds; then the next note of the time begins another line.
const NOTE_SPAN: u64 = 1000;

/// The journal of a session, written as the session goes on and locked against other programs.
///
/// Its text stays in memory: if the file was removed, moved, cut or replaced, the next entry writes the whole session
/// again, under the same name or, if another file has that, under a new one.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// Locked, so that other programs leave it alone.
    file: File,
    /// The whole lines in the file.
    text: String,
    /// The last line, if it records time and may grow.
    note: Option<TimeNote>,
    /// Lines that could not be written yet.
    pending: String,
    /// Something that was written may be in the system's memory only.
    is_unsynced: bool,
    /// The file was rewritten, which has not been reported.
    was_rewritten: bool,
}

/// The last line of a journal, which records time.
#[derive(Clone, Copy, Debug)]
struct TimeNote {
    /// Length of the lines before it, in bytes.
    start: usize,
    milliseconds: u64,
}

impl Journal {
    /// Creates the file, which must not exist.
    pub fn create(path: &Path) -> io::Result<Journal> {
        Ok(Journal::resume(path, create_locked(path)?, String::new()))
    }

    /// Creates the journal of a session that begins now, under a name that no other session has had.
    pub(super) fn create_in(archive: &Archive) -> io::Result<Journal> {
        Journal::create_at(archive, unix_milliseconds())
    }

    /// As [`create_in`](Journal::create_in), for a session that begins at this time, in milliseconds since 1970.
    fn create_at(archive: &Archive, time: u64) -> io::Result<Journal> {
        fs::create_dir_all(archive.folder())?;
        for path in archive.journal_paths(time) {
            match Journal::create(&path) {
                // Another session began in the same millisecond, ended, and left nothing but its games.
                Ok(journal) if archive.has_games_of(&path)? => journal.remove()?,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                created => return created,
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Continues a locked file that holds these lines.
    pub(super) fn resume(path: &Path, file: File, text: String) -> Journal {
        Journal {
            path: path.to_owned(),
            file,
            text,
            note: None,
            pending: String::new(),
            is_unsynced: false,
            was_rewritten: false,
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the path of the file if it was found missing and was rewritten since the last call.
    pub(super) fn take_rewritten(&mut self) -> Option<PathBuf> {
        std::mem::take(&mut self.was_rewritten).then(|| self.path.clone())
    }

    /// Writes an entry; see [`append_all`](Journal::append_all).
    pub fn append(&mut self, entry: &Entry) -> io::Result<()> {
        self.append_all(std::slice::from_ref(entry))
    }

    /// Writes entries. When this returns, they are on the disk and not only in the system's memory.
    ///
    /// After an error the file holds the lines that it held before; these entries are written together with the next
    /// ones.
    pub fn append_all(&mut self, entries: &[Entry]) -> io::Result<()> {
        self.note = None;
        self.pending.extend(entries.iter().map(Entry::to_line));
        self.is_unsynced |= !entries.is_empty();
        self.write_pending()
    }

    /// Records elapsed time, without waiting for the disk. Consecutive notes share a line: while it stands for less
    /// than a second, it is overwritten with a line that is as long or longer, in one write.
    pub fn note_time(&mut self, milliseconds: u64) -> io::Result<()> {
        let checked = self.ensure_in_place();
        let may_grow = |note: &TimeNote| note.milliseconds < NOTE_SPAN && self.pending.is_empty();
        let growing = self.note.take().filter(may_grow);
        let start = growing.map_or(self.text.len(), |note| note.start);
        let milliseconds = growing.map_or(0, |note| note.milliseconds) + milliseconds;
        let line = Entry::Command(Command::Wait(milliseconds)).to_line();
        // If the time cannot be written now, its line is written with the next one.
        self.text.truncate(start);
        self.pending.push_str(&line);
        checked?;
        self.write_lines()?;
        self.note = Some(TimeNote { start, milliseconds });
        Ok(())
    }

    fn write_pending(&mut self) -> io::Result<()> {
        self.ensure_in_place()?;
        self.write_lines()?;
        if self.is_unsynced {
            self.file.sync_data()?;
            self.is_unsynced = false;
        }
        Ok(())
    }

    /// Writes the pending lines after the text, over whatever the file holds there.
    fn write_lines(&mut self) -> io::Result<()> {
        if let Err(error) = self.write_at(self.text.len(), &self.pending) {
            // Cuts off lines that were partly written; if that fails, the reader does it.
            let _ = self.file.set_len(self.text.len() as u64);
            return Err(error);
        }
        self.text.push_str(&self.pending);
        self.pending.clear();
        Ok(())
    }

    fn write_at(&self, start: usize, text: &str) -> io::Result<()> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(start as u64))?;
        file.write_all(text.as_bytes())
    }

    /// Checks that the file is in place and holds what was written, or rewrites it.
    fn ensure_in_place(&mut self) -> io::Result<()> {
        if !is_still_at(&self.file, &self.path)? {
            return self.rewrite();
        }
        let written = self.text.len() as u64;
        let length = self.file.metadata()?.len();
        if length > written {
            // A line that could not be written to its end, nor be cut off then.
            self.file.set_len(written)?;
        } else if length < written {
            self.write_at(0, &self.text)?;
            (self.is_unsynced, self.was_rewritten) = (true, true);
        }
        Ok(())
    }

    /// Writes the session into another file.
    fn rewrite(&mut self) -> io::Result<()> {
        let archive = Archive::in_folder(self.path.parent().unwrap_or(Path::new("")).to_owned());
        fs::create_dir_all(archive.folder())?;
        let new = match Journal::create(&self.path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Journal::create_in(&archive)?,
            created => created?,
        };
        if let Err(error) = new.write_at(0, &self.text) {
            let _ = new.remove();
            return Err(error);
        }
        (self.file, self.path) = (new.file, new.path);
        (self.is_unsynced, self.was_rewritten) = (true, true);
        Ok(())
    }

    /// Removes the file, whose contents are stored elsewhere. Another file in its place stays.
    pub fn remove(self) -> io::Result<()> {
        if is_still_at(&self.file, &self.path)? { fs::remove_file(&self.path) } else { Ok(()) }
    }
}

/// Creates a file that no other program has locked or removed before this one locked it.
fn create_locked(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).create_new(true).open(path)?;
    // Where files cannot be locked, the journal is still written.
    let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    if is_taken || !is_still_at(&file, path)? {
        return Err(ErrorKind::AlreadyExists.into());
    }
    sync_folder(path);
    Ok(file)
}

/// Longest line that is read, in bytes: a game of a million turns fits.
const MAX_LINE_BYTES: u64 = 1 << 26;

/// The entries of a journal, as far as they could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalContents {
    /// The entries before the first damage.
    pub entries: Vec<Entry>,
    /// Length of their lines, in bytes.
    pub length: u64,
    pub damage: Option<Damage>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The last line was not written to its end: the program or the machine stopped in the middle.
    TornLine {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line is not as it was written.
    InvalidLine {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line was written by a newer version of the program.
    UnknownEntry {
        /// The line, counted from 1.
        line: usize,
    },
}

/// Reads a journal up to its end or to the first line that is damaged.
pub fn read_journal(input: impl Read) -> io::Result<JournalContents> {
    let mut input = BufReader::new(input);
    let mut contents = JournalContents { entries: Vec::new(), length: 0, damage: None };
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
                contents.damage = Some(if is_last && !has_end {
                    Damage::TornLine { line }
                } else {
                    Damage::InvalidLine { line }
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
        let length = available.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let end = available[..length].iter().position(|&byte| byte == b'\n');
        let skipped = end.map_or(length, |end| end + 1);
        input.consume(skipped);
        left -= skipped as u64;
        if end.is_some() || skipped == 0 {
            return Ok(end.is_some());
        }
    }
}

/// An entry of a journal. The serialized names are a file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    Started {
        program: String,
        /// The date in universal time, as PDN writes it.
        date: String,
    },
    Command(Command),
    /// Names the players of this variant from now on.
    Players {
        variant: Variant,
        names: BySide<String>,
    },
    /// The current game of this variant is also saved in a file, or no longer.
    Saved {
        variant: Variant,
        place: Option<SavePlace>,
    },
    /// An arrangement of pieces is being set up, or no longer.
    Draft {
        /// The arrangement as FEN, legal or not.
        fen: Option<String>,
    },
}

/// Bytes of the checksum at the beginning of a line, with the space after it.
const CHECKSUM_BYTES: usize = 9;

/// The reason why a line gives no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineError {
    /// It is not as it was written.
    Damaged,
    /// A newer version wrote it.
    Unknown,
}

impl Entry {
    /// The line of the entry: the checksum (CRC-32) in eight hexadecimal digits, a space, JSON, and a line break.
    fn to_line(&self) -> String {
        // Serialization to a string fails only for maps with keys other than strings; an entry has none.
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
    }

    /// The entry on a line without its line break.
    fn from_line(line: &[u8]) -> Result<Entry, LineError> {
        let (checksum, json) = line.split_at_checked(CHECKSUM_BYTES).ok_or(LineError::Damaged)?;
        if Entry::checksum(checksum) != Some(crc32fast::hash(json)) {
            return Err(LineError::Damaged);
        }
        serde_json::from_slice(json).map_err(|_| LineError::Unknown)
    }

    /// The checksum at the beginning of a line, with the space after it; `None` if the line does not begin with one.
    pub(super) fn checksum(beginning: &[u8]) -> Option<u32> {
        let digits = str::from_utf8(beginning).ok()?.strip_suffix(' ')?;
        let is_checksum = digits.len() + 1 == CHECKSUM_BYTES;
        u32::from_str_radix(digits, 16).ok().filter(|_| is_checksum)
    }

    /// Returns `true` if the entry only records elapsed time.
    pub(super) fn is_passing_time(&self) -> bool {
        matches!(self, Entry::Command(Command::Wait(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_that_begin_in_the_same_millisecond_have_names_of_their_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let archive = Archive::in_folder(folder.path().join("games"));
        let name = |journal: &Journal| journal.path().file_name().map(|name| name.to_owned());
        let first = Journal::create_at(&archive, 1234).expect("created");
        let second = Journal::create_at(&archive, 1234).expect("created");
        assert_ne!(name(&first), name(&second));
        // The first one ends, and leaves its game.
        let filed = first.path().with_file_name("00000000001234-dames3d-1.pdn");
        fs::write(&filed, "*").expect("filed");
        first.remove().expect("removed");
        second.remove().expect("removed");
        let third = Journal::create_at(&archive, 1234).expect("created");
        assert_eq!(name(&third), Some("00000000001235.journal".into()));
        assert_eq!(fs::read_dir(archive.folder()).expect("there").count(), 2);
    }
}
