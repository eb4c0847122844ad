//! The table file format: a first line with a name, a version and a CRC-32 of everything after it; a line of JSON with
//! the summary and the lengths of the blocks; the compressed blocks.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::material::{FewKingsRule, Material};
use super::table::{EndgameTable, TableSummary};
use crate::platform::{AllocationFailed, AtomicFile, read_plain_file};
use crate::rules::Variant;

const MAGIC: &str = "dames3d table";

/// Increased when older files can no longer be read.
const VERSION: u32 = 1;

/// The reason why a file cannot be used as a table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableFileError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The file is of another kind or version.
    #[error("expected a first line “{MAGIC} {VERSION}” and a checksum, found “{0}”")]
    NotATable(String),
    /// The second line is not a header.
    #[error("invalid header in the second line: {0}")]
    Header(#[from] serde_json::Error),
    /// The file is too short or too long.
    #[error("expected {expected} bytes, found {found}")]
    Length {
        /// Length according to the header.
        expected: usize,
        /// Length of the file.
        found: usize,
    },
    /// The content does not match its checksum.
    #[error("the file is damaged: expected the checksum {expected:08x}, found {found:08x}")]
    Checksum {
        /// Checksum according to the first line.
        expected: u32,
        /// Checksum of the content.
        found: u32,
    },
    /// The table is of another variant or material.
    #[error("expected the table of {expected}, found the table of {found}")]
    OtherTable {
        /// The table that the file is named after.
        expected: String,
        /// The table according to the header.
        found: String,
    },
}

#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(flatten)]
    summary: TableSummary,
    /// Length of each block in bytes.
    blocks: Vec<usize>,
}

/// The file of a material's table in the folder of a variant.
pub(super) fn path(folder: &Path, material: Material) -> PathBuf {
    folder.join(format!("{material}.table"))
}

/// Writes a table atomically, replacing the file if there is one.
pub(super) fn write(path: &Path, table: &EndgameTable) -> io::Result<()> {
    let header = Header {
        summary: table.summary,
        blocks: table.compressed_blocks().map(<[u8]>::len).collect(),
    };
    let mut rest = serde_json::to_vec(&header)?;
    rest.push(b'\n');
    rest.extend(table.compressed_blocks().flatten());
    let mut file = AtomicFile::create(path)?;
    writeln!(file, "{MAGIC} {VERSION} {:08x}", crc32fast::hash(&rest))?;
    file.write_all(&rest)?;
    file.commit()
}

/// Reads a table and checks that it is the one expected, and not damaged.
pub(super) fn read(
    path: &Path,
    variant: Variant,
    few_kings_rule: FewKingsRule,
    material: Material,
) -> Result<EndgameTable, TableFileError> {
    let bytes = read_plain_file(path)?;
    let (first, rest) = split_line(&bytes);
    let first = String::from_utf8_lossy(&first[..first.len().min(80)]);
    let checksum = first
        .strip_prefix(&format!("{MAGIC} {VERSION} "))
        .and_then(|digits| u32::from_str_radix(digits, 16).ok())
        .ok_or_else(|| TableFileError::NotATable(first.to_string()))?;
    let (second, mut blocks) = split_line(rest);
    let header: Header = serde_json::from_slice(second)?;
    let length: usize = header.blocks.iter().fold(0, |sum, &len| len.saturating_add(sum));
    if length != blocks.len() {
        let before = bytes.len() - blocks.len();
        return Err(TableFileError::Length {
            expected: before.saturating_add(length),
            found: bytes.len(),
        });
    }
    let found = crc32fast::hash(rest);
    if found != checksum {
        return Err(TableFileError::Checksum { expected: checksum, found });
    }
    let summary = header.summary;
    let description = |variant, few_kings_rule, material| match few_kings_rule {
        FewKingsRule::PlayedOut => format!("{variant} {material}"),
        FewKingsRule::Sheet => format!("{variant} {material}, two kings against one drawn"),
    };
    let found = description(summary.variant, summary.few_kings_rule, summary.material);
    let expected = description(variant, few_kings_rule, material);
    if found != expected {
        return Err(TableFileError::OtherTable { expected, found });
    }
    let split = header.blocks.iter().map(|&len| {
        let (block, after) = blocks.split_at(len);
        blocks = after;
        block
    });
    Ok(EndgameTable::from_compressed(summary, split))
}

fn split_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    let end = end.unwrap_or(bytes.len());
    (&bytes[..end], bytes.get(end + 1..).unwrap_or_default())
}

/// The reason why tables cannot be opened or built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EndgameTableError {
    /// A file cannot be read or used.
    #[error("{}: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        #[source]
        reason: TableFileError,
    },
    /// A file or folder cannot be written.
    #[error("{}: cannot write: {reason}", path.display())]
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        #[source]
        reason: io::Error,
    },
    /// The build needs more memory than is available.
    #[error(
        "endgame tables of up to {pieces} pieces need about {needed_mib} MiB of memory, \
         and {available_mib} MiB are available"
    )]
    Memory {
        /// The number of pieces.
        pieces: u8,
        /// Memory for the build, in MiB.
        needed_mib: usize,
        /// Memory available, in MiB.
        available_mib: u64,
    },
    /// Memory was not available when it was needed.
    #[error("{0}")]
    Allocation(#[from] AllocationFailed),
    /// The system refused a thread.
    #[error("{0}")]
    Thread(#[source] io::Error),
    /// Tables exist only for the two variants of `rules.md` §3.
    #[error("there are no endgame tables for {0}: expected international or dames3d")]
    Variant(Variant),
    /// A folder holds no tables.
    #[error("{}: found no endgame tables for {variant}; dames3d tables build creates them", folder.display())]
    NotFound {
        /// The folder.
        folder: PathBuf,
        /// The variant.
        variant: Variant,
    },
    /// Another program is building in the folder.
    #[error("{}: another program is building endgame tables here", .0.display())]
    Busy(PathBuf),
}
