//! Opens or builds the index of the games that a command names.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;

use crate::archive::{Archive, GameIndex, IndexOrigin, IndexProgress};
use crate::cli::encoding::EncodingArgs;
use crate::cli::output::{ProgressLine, print_error, progress};
use crate::cli::signals::stop_on_signal;
use crate::cli::values::counted;
use crate::engine::StopFlag;
use crate::platform::Instant;

#[derive(Debug, Args)]
pub(crate) struct CollectionArgs {
    /// Files of games in PDN, or folders, of which all files ending in .pdn count
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    encoding: EncodingArgs,
}

pub(super) struct Collection {
    pub(super) index: GameIndex,
    /// Set by the first signal.
    pub(super) stop: StopFlag,
}

impl CollectionArgs {
    /// Opens the index, or builds it and reports progress on standard error.
    pub(super) fn open(&self) -> anyhow::Result<Collection> {
        let start = Instant::now();
        let stop = stop_on_signal()?;
        let line = ProgressLine::new();
        let on_progress = |progress: IndexProgress| {
            show(progress, &line);
            if stop.is_set() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let code_page = self.encoding.code_page();
        let (opened, is_built) = match Archive::from_system() {
            Some(archive) => {
                let opened = archive.open_index_in(&self.files, code_page, on_progress)?;
                if let IndexOrigin::NotCached(error) = &opened.origin {
                    print_error(format_args!("warning: the index could not be kept: {error}"));
                }
                let is_built = !matches!(opened.origin, IndexOrigin::Cached);
                (opened.index, is_built)
            }
            None => (GameIndex::build_in(&self.files, code_page, on_progress)?, true),
        };
        line.clear();
        if is_built {
            let seconds = start.elapsed().as_secs_f64();
            let games = counted(opened.len(), "game");
            progress!("{games} indexed in {seconds:.1} s\n");
        }
        let collection = Collection { index: opened, stop };
        collection.warn();
        Ok(collection)
    }
}

fn show(progress: IndexProgress, line: &ProgressLine) {
    match progress.all_bytes {
        0 => line.show(format_args!("found {}", counted(progress.files, "file"))),
        all => {
            let percent = 100 * progress.bytes / all;
            let games = counted(progress.games, "game");
            line.show(format_args!("{percent} %, {games}"));
        }
    }
}

impl Collection {
    pub(super) fn summary(&self) -> String {
        let errors: u32 = self.index.files().iter().map(|file| file.errors).sum();
        let counts = [
            (self.index.files().len(), "file"),
            (self.index.len(), "game"),
            (self.index.positions(), "position"),
            (self.index.duplicates(), "duplicate"),
            (errors as usize, "error"),
        ];
        counts.map(|(count, noun)| counted(count, noun)).join(", ")
    }

    /// Returns `true` if all files were readable.
    pub(super) fn is_complete(&self) -> bool {
        self.index.files().iter().all(|file| file.problem.is_none())
    }

    /// Warns about unreadable files and files with errors.
    fn warn(&self) {
        for file in self.index.files() {
            let path = file.path.display();
            if let Some(problem) = &file.problem {
                print_error(format_args!(
                    "warning: could not read all games from {path}: {problem}"
                ));
            }
            if file.errors > 0 {
                let errors = file.errors;
                print_error(format_args!(
                    "warning: {path}: errors: {errors}; dames3d pdn check lists them"
                ));
            }
        }
    }
}
