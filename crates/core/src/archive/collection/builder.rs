//! Builds an index, one part of the files after another or on several threads.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::iter;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use super::game_entry::{GameEntry, NameTableBuilder};
use super::index::GameIndex;
use super::positions::{PositionEntry, PositionTableBuilder};
use super::scan::{ScannedPart, scan, split};
use super::source::{self, IndexError, IndexProgress, SourceFile};
use crate::notation::pdn::CodePage;
use crate::platform::{available_threads, open_plain_file, thread};

/// Bytes that a thread reads at a time.
const PART_BYTES: u64 = 256 << 10;

impl GameIndex {
    /// Builds the index of files and folders, recursively, on all processors. `on_progress` is called as files are
    /// found and games are read, and may cancel.
    ///
    /// Errors in games are counted, and unreadable files recorded; see [`GameIndex::files`].
    ///
    /// # Errors
    /// If one of the paths cannot be read, or the work was canceled.
    pub fn build(
        paths: &[PathBuf],
        on_progress: impl FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<GameIndex, IndexError> {
        GameIndex::build_in(paths, None, on_progress)
    }

    /// As [`GameIndex::build`], of files in this encoding; `None` for UTF-8 and Windows-1252.
    ///
    /// # Errors
    /// As [`GameIndex::build`].
    pub fn build_in(
        paths: &[PathBuf],
        code_page: Option<&CodePage>,
        mut on_progress: impl FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<GameIndex, IndexError> {
        let files = source::find(paths, code_page, &mut on_progress)?;
        build(files, available_threads(), None, &mut on_progress)
    }

    /// Begins building the index of files and folders. About `part_bytes` bytes will be read at a time.
    ///
    /// # Errors
    /// If one of the paths cannot be read.
    pub fn begin(paths: &[PathBuf], part_bytes: u64) -> Result<PartialIndex, IndexError> {
        let files = source::find(paths, None, &mut |_| ControlFlow::Continue(()))?;
        Ok(PartialIndex::new(files, part_bytes))
    }

    /// As [`GameIndex::build`], with this number of threads that read about this number of bytes at a time.
    pub fn build_in_parts(
        paths: &[PathBuf],
        threads: usize,
        part_bytes: u64,
    ) -> Result<GameIndex, IndexError> {
        let on_progress = &mut |_| ControlFlow::Continue(());
        let files = source::find(paths, None, on_progress)?;
        build(files, threads, Some(part_bytes.max(1)), on_progress)
    }
}

#[derive(Clone)]
struct Part {
    file: usize,
    bytes: Range<u64>,
}

/// Builds the index of these files on this number of threads. `on_progress` is called after each part and may cancel.
pub(super) fn build(
    files: Vec<SourceFile>,
    threads: usize,
    part_bytes: Option<u64>,
    on_progress: &mut dyn FnMut(IndexProgress) -> ControlFlow<()>,
) -> Result<GameIndex, IndexError> {
    let mut reading = PartialIndex::new(files, part_bytes.unwrap_or(PART_BYTES));
    match threads {
        0 | 1 => {
            while reading.read_part()? {
                if on_progress(reading.progress).is_break() {
                    return Err(IndexError::Canceled);
                }
            }
        }
        _ => read_on_threads(&mut reading, threads, on_progress)?,
    }
    reading.builder.finish(threads)
}

fn read_on_threads(
    reading: &mut PartialIndex,
    threads: usize,
    on_progress: &mut dyn FnMut(IndexProgress) -> ControlFlow<()>,
) -> Result<(), IndexError> {
    let (next, is_canceled) = (AtomicUsize::new(0), AtomicBool::new(false));
    // A queue of a few parts, so that reading never runs far ahead.
    let (sender, scanned) = mpsc::sync_channel(2 * threads);
    let parts = reading.parts.clone();
    let files = reading.builder.files.clone();
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (parts, files, next, is_canceled) = (&parts, &files, &next, &is_canceled);
            let started = thread::spawn_scoped(scope, move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(part) = parts.get(number) else {
                        return;
                    };
                    let done = scan(&files[part.file], part.bytes.clone());
                    if is_canceled.load(Ordering::Relaxed) || sender.send((number, done)).is_err() {
                        return;
                    }
                }
            });
            if let Err(error) = started {
                is_canceled.store(true, Ordering::Relaxed);
                drop(scanned);
                return Err(IndexError::Thread(error));
            }
        }
        drop(sender);
        // Parts that arrived before an earlier one.
        let mut early: BTreeMap<usize, ScannedPart> = BTreeMap::new();
        for (number, done) in &scanned {
            early.insert(number, done);
            while let Some(done) = early.remove(&reading.next) {
                reading.add(done)?;
            }
            if on_progress(reading.progress).is_break() {
                is_canceled.store(true, Ordering::Relaxed);
                drop(scanned);
                return Err(IndexError::Canceled);
            }
        }
        Ok(())
    })
    .inspect_err(|_| is_canceled.store(true, Ordering::Relaxed))
}

/// An index under construction, read part by part whenever its owner has time.
pub struct PartialIndex {
    builder: IndexBuilder,
    parts: Vec<Part>,
    /// The number of the part that is added next.
    next: usize,
    progress: IndexProgress,
}

impl PartialIndex {
    /// Starts before the first file; about this number of bytes will be read at a time.
    pub(super) fn new(files: Vec<SourceFile>, part_bytes: u64) -> PartialIndex {
        let mut builder = IndexBuilder::new(files);
        let parts = builder.parts(part_bytes);
        let progress = IndexProgress {
            files: builder.files.len(),
            all_bytes: builder.files.iter().map(|file| file.bytes).sum(),
            ..IndexProgress::default()
        };
        PartialIndex { builder, parts, next: 0, progress }
    }

    pub fn progress(&self) -> IndexProgress {
        self.progress
    }

    /// Reads the next part. Returns `false` if all have been read.
    ///
    /// # Errors
    /// If there are more games than an index can hold.
    pub fn read_part(&mut self) -> Result<bool, IndexError> {
        let Some(part) = self.parts.get(self.next) else {
            return Ok(false);
        };
        let file = &self.builder.files[part.file];
        let done = scan(file, part.bytes.clone());
        self.add(done).map(|()| true)
    }

    /// The index of what has been read.
    ///
    /// # Errors
    /// If the system refuses the threads.
    pub fn finish(self) -> Result<GameIndex, IndexError> {
        self.builder.finish(available_threads())
    }

    fn add(&mut self, done: ScannedPart) -> Result<(), IndexError> {
        let part = &self.parts[self.next];
        self.builder.add(part.file, done)?;
        self.progress.bytes += part.bytes.end - part.bytes.start;
        self.progress.games = self.builder.games.len();
        self.next += 1;
        Ok(())
    }
}

impl fmt::Debug for PartialIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PartialIndex").field("progress", &self.progress).finish_non_exhaustive()
    }
}

/// An index while games are added, in the order of the files.
struct IndexBuilder {
    files: Vec<SourceFile>,
    games: Vec<GameEntry>,
    names: NameTableBuilder,
    positions: PositionTableBuilder,
    position_count: u64,
    /// The first game of each line of moves.
    lines: HashMap<u64, u32>,
}

impl IndexBuilder {
    fn new(files: Vec<SourceFile>) -> IndexBuilder {
        IndexBuilder {
            files,
            games: Vec::new(),
            names: NameTableBuilder::default(),
            positions: PositionTableBuilder::new(),
            position_count: 0,
            lines: HashMap::new(),
        }
    }

    /// Splits all files. A file that cannot be read has no parts.
    fn parts(&mut self, size: u64) -> Vec<Part> {
        let mut parts = Vec::new();
        for (index, file) in self.files.iter_mut().enumerate() {
            let ranges = if file.bytes > size {
                open_plain_file(&file.path).and_then(|text| split(text, file.bytes, size))
            } else {
                Ok(iter::once(0..file.bytes).collect())
            };
            match ranges {
                Ok(ranges) => {
                    parts.extend(ranges.into_iter().map(|bytes| Part { file: index, bytes }))
                }
                Err(error) => file.problem = Some(error.to_string()),
            }
        }
        parts
    }

    fn add(&mut self, file: usize, part: ScannedPart) -> Result<(), IndexError> {
        self.position_count += part.positions.len() as u64;
        if self.position_count > u64::from(u32::MAX) {
            return Err(IndexError::TooLarge);
        }
        let first = self.games.len() as u32;
        for entry in part.positions {
            self.positions.push(PositionEntry { game: first + entry.game, ..entry });
        }
        let source = &mut self.files[file];
        for game in part.games {
            source.games += 1;
            source.errors = source.errors.saturating_add(game.errors);
            let number = self.games.len() as u32;
            let original = game.line.map(|line| *self.lines.entry(line).or_insert(number));
            self.games.push(GameEntry {
                file: file as u32,
                number: source.games,
                bytes: game.bytes,
                white: self.names.number(&game.white),
                black: self.names.number(&game.black),
                event: self.names.number(&game.event),
                date: game.date,
                result: game.result,
                variant: game.variant,
                plies: game.plies,
                black_begins: game.black_begins,
                duplicate_of: original.filter(|&original| original != number),
                has_errors: game.errors > 0,
            });
        }
        if source.problem.is_none() {
            source.problem = part.problem;
        }
        Ok(())
    }

    fn finish(self, threads: usize) -> Result<GameIndex, IndexError> {
        drop(self.lines);
        Ok(GameIndex {
            files: self.files,
            games: self.games,
            names: self.names.finish(),
            positions: self.positions.finish(threads).map_err(IndexError::Thread)?,
        })
    }
}
