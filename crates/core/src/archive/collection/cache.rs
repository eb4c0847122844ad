//! Indexes cached on disk.

use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::builder::{PartialIndex, build};
use super::encoding::{ByteReader, ByteWriter};
use super::game_entry::{GameEntry, NameTable};
use super::index::GameIndex;
use super::positions::PositionTable;
use super::source::{self, IndexError, IndexProgress, SourceFile};
use crate::archive::Archive;
use crate::notation::pdn::CodePage;
use crate::platform::fs::{self, OpenOptions};
use crate::platform::{AtomicFile, available_threads, open_own_file, remove_leftovers};
use crate::rules::{Position, Variant};

const MAGIC: &[u8; 8] = b"D3DGAMES";
const VERSION: u32 = 3;
/// Bytes of the header: magic, version, keys, length and checksum of both parts, checksum of all that.
const HEADER_BYTES: usize = 8 + 4 + 8 + 2 * (8 + 4) + 4;
const FOLDER: &str = "indexes";
const EXTENSION: &str = "index";
/// Maximum number of cached indexes; the least recently used are removed and can be built again.
const MAX_CACHED: usize = 8;

#[derive(Debug)]
pub struct OpenedIndex {
    pub index: GameIndex,
    pub origin: IndexOrigin,
}

/// The result of [`Archive::begin_index`].
#[derive(Debug)]
pub enum IndexLookup {
    /// It was in the cache, and its files have not changed.
    Cached(GameIndex),
    /// Its files are to be read.
    Partial(PartialIndex),
}

#[derive(Debug)]
pub enum IndexOrigin {
    /// It was in the cache, and its files have not changed.
    Cached,
    /// It was built, and is cached for the next time.
    Built,
    /// It was built and could not be cached, for this reason.
    NotCached(io::Error),
}

impl Archive {
    /// Opens the index of files and folders: from the cache if no file was changed, added or removed since, otherwise
    /// built as by [`GameIndex::build`] and cached. A damaged index is built again.
    ///
    /// # Errors
    /// If one of the paths cannot be read, or the work was canceled.
    pub fn open_index(
        &self,
        paths: &[PathBuf],
        on_progress: impl FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<OpenedIndex, IndexError> {
        self.open_index_in(paths, None, on_progress)
    }

    /// As [`Archive::open_index`], of files in this encoding; `None` for UTF-8 and Windows-1252.
    ///
    /// # Errors
    /// As [`Archive::open_index`].
    pub fn open_index_in(
        &self,
        paths: &[PathBuf],
        code_page: Option<&CodePage>,
        mut on_progress: impl FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<OpenedIndex, IndexError> {
        let files = source::find(paths, code_page, &mut on_progress)?;
        let (index, origin) = match self.cached_index(&files) {
            Some(index) => (index, IndexOrigin::Cached),
            None => {
                let index = build(files, available_threads(), None, &mut on_progress)?;
                match self.cache_index(&index) {
                    Ok(()) => (index, IndexOrigin::Built),
                    Err(error) => (index, IndexOrigin::NotCached(error)),
                }
            }
        };
        Ok(OpenedIndex { index, origin })
    }

    /// Opens an index step by step, about `part_bytes` bytes at a time; see [`Archive::open_index`].
    /// [`Archive::cache_index`] caches it.
    ///
    /// # Errors
    /// If one of the paths cannot be read.
    pub fn begin_index(
        &self,
        paths: &[PathBuf],
        part_bytes: u64,
    ) -> Result<IndexLookup, IndexError> {
        let files = source::find(paths, None, &mut |_| ControlFlow::Continue(()))?;
        Ok(match self.cached_index(&files) {
            Some(index) => IndexLookup::Cached(index),
            None => IndexLookup::Partial(PartialIndex::new(files, part_bytes)),
        })
    }

    /// The cached index of these files, unless one has changed.
    fn cached_index(&self, files: &[SourceFile]) -> Option<GameIndex> {
        let path = self.index_path(files);
        let index = read(&path, files)?;
        // The time of the last use decides which indexes stay cached.
        let _ = open_own_file(&path, OpenOptions::new().append(true))
            .and_then(|file| file.set_modified(crate::platform::time_of_day()));
        Some(index)
    }

    /// The path for the index of these files. A collision of names is detected, and the index built again.
    fn index_path(&self, files: &[SourceFile]) -> PathBuf {
        let mut hash = crc32fast::Hasher::new();
        for file in files {
            hash.update(file.path.as_os_str().as_encoded_bytes());
            hash.update(&[0]);
            // An index in another encoding has other names.
            for c in file.code_page.iter().flat_map(|page| page.upper()) {
                hash.update(&u32::from(*c).to_le_bytes());
            }
        }
        let name = format!("{:08x}-{}.{EXTENSION}", hash.finalize(), files.len());
        self.folder().join(FOLDER).join(name)
    }

    /// Caches an index on disk.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn cache_index(&self, index: &GameIndex) -> io::Result<()> {
        let path = &self.index_path(index.files());
        let folder = self.folder().join(FOLDER);
        fs::create_dir_all(&folder)?;
        remove_leftovers(&folder);
        write(path, index)?;
        let used = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        let entries = fs::read_dir(&folder)?.flatten();
        let mut kept: Vec<PathBuf> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|found| found == EXTENSION))
            .collect();
        kept.sort_by_cached_key(|path| std::cmp::Reverse(used(path)));
        for old in kept.iter().skip(MAX_CACHED) {
            let _ = fs::remove_file(old);
        }
        Ok(())
    }
}

/// A number that changes if positions get other keys.
fn key_check() -> u64 {
    let keys = Variant::ALL.map(|variant| Position::start(variant).key());
    keys.into_iter().fold(0, |sum, key| sum.rotate_left(9) ^ key)
}

fn write(path: &Path, index: &GameIndex) -> io::Result<()> {
    let mut games = ByteWriter::default();
    games.u64(index.files.len() as u64);
    for file in &index.files {
        games.bytes(file.path.as_os_str().as_encoded_bytes());
        games.u64(file.bytes);
        file.stamp.iter().for_each(|&part| games.u64(part));
        games.u32(file.games);
        games.u32(file.errors);
        games.bytes(file.problem.as_deref().unwrap_or_default().as_bytes());
    }
    let (text, ends) = index.names.parts();
    games.bytes(text.as_bytes());
    games.words(ends);
    games.u64(index.games.len() as u64);
    index.games.iter().for_each(|game| game.write(&mut games));
    index.positions.write_directory(&mut games);
    let mut header = ByteWriter(MAGIC.to_vec());
    header.u32(VERSION);
    header.u64(key_check());
    for part in [games.0.as_slice(), index.positions.columns()] {
        header.u64(part.len() as u64);
        header.u32(crc32fast::hash(part));
    }
    let checksum = crc32fast::hash(&header.0);
    header.u32(checksum);
    let mut file = AtomicFile::create_own(path)?;
    file.write_all(&header.0)?;
    file.write_all(&games.0)?;
    file.write_all(index.positions.columns())?;
    file.commit()
}

/// Reads an index; `None` if there is none, if it is damaged, or if it is not that of these files as they are.
fn read(path: &Path, files: &[SourceFile]) -> Option<GameIndex> {
    let mut input = open_own_file(path, OpenOptions::new().read(true)).ok()?;
    let length = input.metadata().ok()?.len();
    let mut header = [0; HEADER_BYTES];
    input.read_exact(&mut header).ok()?;
    let (checked, checksum) = header.split_at(HEADER_BYTES - 4);
    let mut header = ByteReader(checked.strip_prefix(MAGIC)?);
    let is_ours = header.u32()? == VERSION
        && header.u64()? == key_check()
        && ByteReader(checksum).u32()? == crc32fast::hash(checked);
    let parts = [(header.u64()?, header.u32()?), (header.u64()?, header.u32()?)];
    let sum = parts.iter().try_fold(HEADER_BYTES as u64, |sum, (bytes, _)| sum.checked_add(*bytes));
    if !is_ours || sum != Some(length) {
        return None;
    }
    let mut part = |(bytes, checksum): (u64, u32)| {
        let mut part = vec![0; usize::try_from(bytes).ok()?];
        input.read_exact(&mut part).ok()?;
        (crc32fast::hash(&part) == checksum).then_some(part)
    };
    let games = part(parts[0])?;
    let mut games = ByteReader(&games);
    let files = read_files(&mut games, files)?;
    let names = NameTable::from_parts(games.text()?, games.words()?)?;
    let count = games.u64()?;
    let entries = (0..count).map(|_| GameEntry::read(&mut games));
    let entries: Vec<GameEntry> = entries.collect::<Option<_>>()?;
    let is_valid = entries.iter().all(|game| {
        let original = game.duplicate_of.unwrap_or(0);
        (game.file as usize) < files.len() && (original as usize) < entries.len()
    });
    let columns = part(parts[1])?;
    let positions = PositionTable::read(&mut games, columns)?;
    (is_valid && games.0.is_empty()).then_some(GameIndex {
        files,
        games: entries,
        names,
        positions,
    })
}

/// Reads the files of an index; `None` if they are not these as they are.
fn read_files(input: &mut ByteReader<'_>, files: &[SourceFile]) -> Option<Vec<SourceFile>> {
    if input.u64()? != files.len() as u64 {
        return None;
    }
    let mut found = Vec::with_capacity(files.len());
    for file in files {
        if input.bytes()? != file.path.as_os_str().as_encoded_bytes() {
            return None;
        }
        let kept = SourceFile {
            path: file.path.clone(),
            bytes: input.u64()?,
            stamp: [input.u64()?, input.u64()?, input.u64()?],
            code_page: file.code_page.clone(),
            games: input.u32()?,
            errors: input.u32()?,
            problem: Some(input.text()?).filter(|text| !text.is_empty()),
        };
        if !kept.is_same_as(file) || kept.problem.is_some() {
            // A file that could not be read may be readable now.
            return None;
        }
        found.push(kept);
    }
    Some(found)
}
