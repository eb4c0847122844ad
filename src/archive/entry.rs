use serde::{Deserialize, Serialize};

use crate::game::Command;
use crate::rules::{BySide, Variant};

/// An entry of a journal. The serialised names are a file format.
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
}

/// The place of a game in a file of the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavePlace {
    /// The file.
    pub path: String,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
}

impl Entry {
    /// The line of the entry: the checksum (CRC-32) in eight hexadecimal digits, a space, JSON, and a line break.
    pub(super) fn to_line(&self) -> String {
        // Serialisation to a string fails only for maps with keys other than strings; an entry has none.
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
    }

    /// The entry on a line without its line break; `None` if the line is damaged.
    pub(super) fn from_line(line: &[u8]) -> Option<Entry> {
        let (checksum, json) = line.split_at_checked(9)?;
        let checksum = str::from_utf8(checksum).ok()?.strip_suffix(' ')?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        if checksum != crc32fast::hash(json) {
            return None;
        }
        serde_json::from_slice(json).ok()
    }

    /// Returns `true` if the entry only says that time has passed. Many of them come between two moves, and one that is
    /// lost in a power failure costs a tenth of a second.
    pub(super) fn is_passing_time(&self) -> bool {
        matches!(self, Entry::Command(Command::Wait(_)))
    }
}
