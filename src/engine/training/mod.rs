//! Learning to judge positions from the engine's own games.

mod fit;
mod parameters;
mod sample;
mod self_play;
mod training_run;
mod validation;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use fastrand::Rng;

use super::evaluation::Evaluation;
use super::{Engine, EngineSettings};
use crate::rules::Variant;

pub use fit::{Epoch, FitConfig, fit};
pub use sample::Sample;
pub use training_run::{TrainingProgress, TrainingRun};
pub use validation::{BucketError, error_by_bucket};

/// How the engine plays against itself.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// What is played.
    pub variant: Variant,
    /// What positions are judged by.
    pub evaluation: Evaluation,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Batches to be played in all, of [`SelfPlay::GAMES_PER_BATCH`] games each.
    pub batches: usize,
    /// Threads that play, each its own games.
    pub threads: usize,
    /// The games follow from this number and the settings above.
    pub seed: u64,
}

impl SelfPlay {
    /// Games of a batch.
    pub const GAMES_PER_BATCH: usize = 64;

    /// Plays the batches that the folder does not hold yet, each into a file of its own, and tells for every one
    /// finished how many there are now.
    pub fn play_into(&self, folder: &Path, mut on_progress: impl FnMut(usize)) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let next = AtomicUsize::new(0);
        let (finished, batches) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let finished = finished.clone();
                let next = &next;
                scope.spawn(move || {
                    let settings = EngineSettings {
                        threads: 1,
                        hash_mib: 4,
                    };
                    let mut engine = Engine::with_evaluation(self.evaluation.clone(), settings);
                    loop {
                        let batch = next.fetch_add(1, Ordering::Relaxed);
                        if batch >= self.batches {
                            return;
                        }
                        let done = self.play_batch(&mut engine, batch, folder);
                        let is_failed = done.is_err();
                        if finished.send(done).is_err() || is_failed {
                            return;
                        }
                    }
                });
            }
            drop(finished);
            for (count, done) in (1..).zip(batches) {
                if let Err(error) = done {
                    next.store(self.batches, Ordering::Relaxed);
                    return Err(error);
                }
                on_progress(count);
            }
            Ok(())
        })
    }

    fn play_batch(&self, engine: &mut Engine, batch: usize, folder: &Path) -> io::Result<()> {
        let path = folder.join(format!("{batch:06}.{SAMPLE_EXTENSION}"));
        if path.exists() {
            return Ok(());
        }
        let mut rng =
            Rng::with_seed(self.seed ^ (batch as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let samples: Vec<Sample> = (0..SelfPlay::GAMES_PER_BATCH)
            .flat_map(|_| self_play::play_game(self.variant, engine, self.nodes, &mut rng))
            .collect();
        sample::write(&path, &samples)
    }
}

const SAMPLE_EXTENSION: &str = "samples";

/// Writes a file in place of what it held, all of it or nothing.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, path)
}

/// All samples in these folders, in the order of their files' names.
pub fn read_samples(folders: &[PathBuf]) -> io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
        let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
        paths.retain(|path| {
            path.extension()
                .is_some_and(|extension| extension == SAMPLE_EXTENSION)
        });
        paths.sort();
        for path in paths {
            samples.extend(sample::read(&path)?);
        }
    }
    Ok(samples)
}
