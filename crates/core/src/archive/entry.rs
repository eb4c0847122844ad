use serde::{Deserialize, Serialize};

use super::SavePlace;
use crate::game::Command;
use crate::rules::{BySide, Variant};

/// An entry of a journal. The serialized names are a file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// The beginning of the session.
    Started {
        /// The version of the program.
        program: String,
        /// The date in universal time, as PDN writes it.
        date: String,
    },
    /// A command that was carried out.
    Command(Command),
    /// The names of the players of this variant, from now on.
    Players {
        /// The variant.
        variant: Variant,
        /// The names.
        names: BySide<String>,
    },
    /// The current game of this variant is kept in a file too, or no longer.
    Saved {
        /// The variant.
        variant: Variant,
        /// The file.
        place: Option<SavePlace>,
    },
    /// An arrangement of pieces is being set up, or no longer.
    Draft {
        /// The arrangement as FEN, legal or not.
        fen: Option<String>,
    },
}

/// Bytes of the checksum at the beginning of a line, with the space after it.
pub(super) const CHECKSUM_BYTES: usize = 9;

/// The reason why a line gives no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineError {
    /// It is not what was written.
    Damaged,
    /// It is what a newer version wrote.
    Unknown,
}

impl Entry {
    /// The line of the entry: the checksum (CRC-32) in eight hexadecimal digits, a space, JSON, and a line break.
    pub(super) fn to_line(&self) -> String {
        // Serialization to a string fails only for maps with keys other than strings; an entry has none.
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
    }

    /// The entry on a line without its line break.
    pub(super) fn from_line(line: &[u8]) -> Result<Entry, LineError> {
        let (checksum, json) = line
            .split_at_checked(CHECKSUM_BYTES)
            .ok_or(LineError::Damaged)?;
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

    /// Returns `true` if the entry only says that time has passed.
    pub(super) fn is_passing_time(&self) -> bool {
        matches!(self, Entry::Command(Command::Wait(_)))
    }
}
