//! A table as a file: a line with a name, a version and a checksum of all that follows; a line of JSON; the packed
//! blocks.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::FewKingsRule;
use super::material::Material;
use super::table::{EndgameTable, TableSummary};
use crate::rules::Variant;

const MAGIC: &str = "dames3d table";

/// Goes up when files of before can no longer be read.
const VERSION: u32 = 1;

/// What is wrong with a file of a table.
#[derive(Debug, thiserror::Error)]
pub enum TableFileError {
    /// The system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Some other file.
    #[error("expected a first line “{MAGIC} {VERSION}” and a checksum, found “{0}”")]
    NotATable(String),
    /// The second line.
    #[error("its second line cannot be read: {0}")]
    Header(#[from] serde_json::Error),
    /// Too short or too long.
    #[error("expected {expected} bytes, found {found}")]
    Length {
        /// By its header.
        expected: usize,
        /// In the file.
        found: usize,
    },
    /// Something in it was changed.
    #[error("expected the checksum {expected:08x}, found {found:08x}: the file was damaged")]
    Checksum {
        /// By its first line.
        expected: u32,
        /// Of what is there.
        found: u32,
    },
    /// Of another game or other pieces.
    #[error("expected the table of {expected}, found that of {found}")]
    OtherTable {
        /// By the file's name.
        expected: String,
        /// By its header.
        found: String,
    },
    /// A block does not unpack to as many positions as it should.
    #[error("block {0} cannot be unpacked")]
    Block(usize),
}

#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(flatten)]
    summary: TableSummary,
    /// Bytes of each block.
    blocks: Vec<usize>,
}

/// Where the table of some material is in a variant's folder.
pub(super) fn path(folder: &Path, material: Material) -> PathBuf {
    folder.join(format!("{material}.table"))
}

/// Writes a table in place of what was there, all of it or nothing.
pub(super) fn write(path: &Path, table: &EndgameTable) -> io::Result<()> {
    let header = Header {
        summary: table.summary,
        blocks: table.packed_blocks().map(<[u8]>::len).collect(),
    };
    let mut rest = serde_json::to_vec(&header)?;
    rest.push(b'\n');
    rest.extend(table.packed_blocks().flatten());
    let unfinished = path.with_extension("unfinished");
    let mut file = File::create(&unfinished)?;
    writeln!(file, "{MAGIC} {VERSION} {:08x}", crc32fast::hash(&rest))?;
    file.write_all(&rest)?;
    file.sync_all()?;
    fs::rename(unfinished, path)
}

/// Reads the table of this material.
pub(super) fn read(
    path: &Path,
    variant: Variant,
    few_kings_rule: FewKingsRule,
    material: Material,
) -> Result<EndgameTable, TableFileError> {
    let bytes = fs::read(path)?;
    let (first, rest) = split_line(&bytes);
    let first = String::from_utf8_lossy(&first[..first.len().min(80)]);
    let checksum = first
        .strip_prefix(&format!("{MAGIC} {VERSION} "))
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
        .ok_or_else(|| TableFileError::NotATable(first.to_string()))?;
    let (second, mut blocks) = split_line(rest);
    let header: Header = serde_json::from_slice(second)?;
    let length: usize = header
        .blocks
        .iter()
        .fold(0, |sum, &len| len.saturating_add(sum));
    if length != blocks.len() {
        let before = bytes.len() - blocks.len();
        return Err(TableFileError::Length {
            expected: before.saturating_add(length),
            found: bytes.len(),
        });
    }
    let found = crc32fast::hash(rest);
    if found != checksum {
        return Err(TableFileError::Checksum {
            expected: checksum,
            found,
        });
    }
    let summary = header.summary;
    let named = |variant, few_kings_rule, material| match few_kings_rule {
        FewKingsRule::PlayedOut => format!("{variant} {material}"),
        FewKingsRule::Drawn => format!("{variant} {material}, two kings against one drawn"),
    };
    let found = named(summary.variant, summary.few_kings_rule, summary.material);
    let expected = named(variant, few_kings_rule, material);
    if found != expected {
        return Err(TableFileError::OtherTable { expected, found });
    }
    let split = header.blocks.iter().map(|&len| {
        let (block, after) = blocks.split_at(len);
        blocks = after;
        block
    });
    Ok(EndgameTable::from_packed(summary, split))
}

fn split_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    let end = end.unwrap_or(bytes.len());
    (&bytes[..end], bytes.get(end + 1..).unwrap_or_default())
}
