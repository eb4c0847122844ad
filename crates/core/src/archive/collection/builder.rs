//! Builds an index on several threads.

use std::collections::{BTreeMap, HashMap};
use std::iter;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use super::chunks::split;
use super::game_entry::GameEntry;
use super::index::GameIndex;
use super::index_error::IndexError;
use super::names::NameTableBuilder;
use super::positions::{PositionEntry, PositionTableBuilder};
use super::progress::IndexProgress;
use super::scan::{ScannedPart, scan};
use super::source::{self, SourceFile};
use crate::platform::fs::File;
use crate::platform::{available_threads, thread};

/// Bytes that a thread reads at a time.
const PART_BYTES: u64 = 256 << 10;

impl GameIndex {
    /// Builds the index of files and of folders, with the folders within, on all processors. `on_progress` is called as
    /// files are found and games are read, and may break off.
    ///
    /// Errors in games are counted, and files that cannot be read are noted; see [`GameIndex::files`].
    ///
    /// # Errors
    /// If one of the paths cannot be read, or the work was broken off.
    pub fn build(
        paths: &[PathBuf],
        mut on_progress: impl FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<GameIndex, IndexError> {
        let files = source::find(paths, &mut on_progress)?;
        build(files, available_threads(), None, &mut on_progress)
    }

    /// As [`GameIndex::build`], with this number of threads that read about this number of bytes at a time.
    pub fn build_in_parts(
        paths: &[PathBuf],
        threads: usize,
        part_bytes: u64,
    ) -> Result<GameIndex, IndexError> {
        let on_progress = &mut |_| ControlFlow::Continue(());
        let files = source::find(paths, on_progress)?;
        build(files, threads, Some(part_bytes.max(1)), on_progress)
    }
}

/// A part of a file.
struct Part {
    file: usize,
    bytes: Range<u64>,
}

/// Builds the index of these files on this number of threads. `on_progress` is called after each part and may break off.
pub(super) fn build(
    files: Vec<SourceFile>,
    threads: usize,
    part_bytes: Option<u64>,
    on_progress: &mut dyn FnMut(IndexProgress) -> ControlFlow<()>,
) -> Result<GameIndex, IndexError> {
    let mut builder = IndexBuilder::new(files);
    let parts = builder.parts(part_bytes.unwrap_or(PART_BYTES));
    let all_bytes = builder.files.iter().map(|file| file.bytes).sum();
    let mut progress = IndexProgress {
        files: builder.files.len(),
        all_bytes,
        ..IndexProgress::default()
    };
    let (next, is_cancelled) = (AtomicUsize::new(0), AtomicBool::new(false));
    // A queue of a few parts, so that reading never runs far ahead.
    let (sender, scanned) = mpsc::sync_channel(2 * threads.max(1));
    let paths: Vec<_> = builder.files.iter().map(|file| file.path.clone()).collect();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (parts, paths, next, is_cancelled) = (&parts, &paths, &next, &is_cancelled);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(part) = parts.get(number) else {
                        return;
                    };
                    let done = scan(&paths[part.file], part.bytes.clone());
                    if is_cancelled.load(Ordering::Relaxed) || sender.send((number, done)).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Parts that came before an earlier one.
        let mut early: BTreeMap<usize, ScannedPart> = BTreeMap::new();
        let mut expected = 0;
        for (number, done) in &scanned {
            early.insert(number, done);
            while let Some(done) = early.remove(&expected) {
                let part = &parts[expected];
                progress.bytes += part.bytes.end - part.bytes.start;
                builder.add(part.file, done)?;
                expected += 1;
            }
            progress.games = builder.games.len();
            if on_progress(progress).is_break() {
                is_cancelled.store(true, Ordering::Relaxed);
                drop(scanned);
                return Err(IndexError::Cancelled);
            }
        }
        Ok(())
    })
    .inspect_err(|_| is_cancelled.store(true, Ordering::Relaxed))?;
    Ok(builder.finish(threads))
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
            let ranges = match file.bytes > size {
                true => File::open(&file.path).and_then(|text| split(text, file.bytes, size)),
                false => Ok(iter::once(0..file.bytes).collect()),
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
            self.positions.push(PositionEntry {
                game: first + entry.game,
                ..entry
            });
        }
        let source = &mut self.files[file];
        for game in part.games {
            source.games += 1;
            source.errors = source.errors.saturating_add(game.errors);
            let number = self.games.len() as u32;
            let original = game
                .line
                .map(|line| *self.lines.entry(line).or_insert(number));
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
                duplicate_of: original.filter(|&original| original != number),
                has_errors: game.errors > 0,
            });
        }
        if source.problem.is_none() {
            source.problem = part.problem;
        }
        Ok(())
    }

    fn finish(self, threads: usize) -> GameIndex {
        drop(self.lines);
        GameIndex {
            files: self.files,
            games: self.games,
            names: self.names.finish(),
            positions: self.positions.finish(threads),
        }
    }
}
