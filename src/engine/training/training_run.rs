//! Games and weights by turns.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::evaluation::{Evaluation, Network};
use super::{Epoch, FitConfig, SelfPlay, fit, read_samples, write_whole};
use crate::rules::Variant;

/// Weights learned from nothing but the rules: the first games are judged by the pieces alone, those of each further
/// generation by weights fitted to the generations before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainingRun {
    /// What is played.
    pub variant: Variant,
    /// How many there are to be.
    pub generations: usize,
    /// Batches of games of each.
    pub batches: usize,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Weights are fitted to so many of the last generations.
    #[serde(rename = "remembered")]
    pub window: usize,
    /// How often every position is seen in a fit.
    pub epochs: usize,
    /// How much the game's result counts beside the search's score, from 0 to 1.
    #[serde(rename = "result_share")]
    pub wdl_weight: f32,
    /// Everything follows from this number and the settings above.
    pub seed: u64,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TrainingProgress {
    /// So many batches of a generation, counted from 1, are there.
    Played {
        /// Which generation.
        generation: usize,
        /// How many of its batches.
        batches: usize,
    },
    /// The weights fitted to a generation and those before have seen all positions once more.
    Fitted {
        /// Which generation.
        generation: usize,
        /// How well they do.
        epoch: Epoch,
    },
}

impl TrainingRun {
    /// Plays and fits in a folder, so many games at once, and returns the last weights. What the folder has already is
    /// kept.
    ///
    /// # Errors
    /// Where the folder cannot be read or written, and where what it has was made with other settings; only how many
    /// generations there are may be another number than before.
    pub fn run_in(
        &self,
        folder: &Path,
        threads: usize,
        mut on_progress: impl FnMut(TrainingProgress),
    ) -> io::Result<Arc<Network>> {
        self.claim(folder)?;
        let mut evaluation = Evaluation::Material;
        let mut last = None;
        for generation in 1..=self.generations {
            let games = SelfPlay {
                variant: self.variant,
                evaluation: evaluation.clone(),
                nodes: self.nodes,
                batches: self.batches,
                threads,
                seed: self.seed_of(generation),
            };
            let path = folder.join(format!("{generation}.net"));
            let weights = match read_optional(&path)? {
                Some(bytes) => Network::from_bytes(&bytes)
                    .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?,
                None => {
                    games.play_into(&games_folder(folder, generation), |batches| {
                        on_progress(TrainingProgress::Played {
                            generation,
                            batches,
                        })
                    })?;
                    let weights = self.fit(folder, generation, threads, &mut on_progress)?;
                    write_whole(&path, &weights.to_bytes())?;
                    weights
                }
            };
            let weights = Arc::new(weights);
            evaluation = Evaluation::Network(weights.clone());
            last = Some(weights);
        }
        last.ok_or_else(|| io::Error::other("expected at least one generation"))
    }

    fn fit(
        &self,
        folder: &Path,
        generation: usize,
        threads: usize,
        on_progress: &mut impl FnMut(TrainingProgress),
    ) -> io::Result<Network> {
        let first = (generation + 1).saturating_sub(self.window).max(1);
        let folders: Vec<PathBuf> = (first..=generation)
            .map(|generation| games_folder(folder, generation))
            .collect();
        let config = FitConfig {
            epochs: self.epochs,
            wdl_weight: self.wdl_weight,
            threads,
            seed: self.seed_of(generation),
        };
        Ok(fit(&read_samples(&folders)?, &config, |epoch| {
            on_progress(TrainingProgress::Fitted { generation, epoch })
        }))
    }

    fn seed_of(&self, generation: usize) -> u64 {
        self.seed
            .wrapping_mul(1_000_003)
            .wrapping_add(generation as u64)
    }

    /// Writes down with what settings the folder is filled, or sees that they are these.
    fn claim(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let path = folder.join("settings.json");
        if let Some(bytes) = read_optional(&path)? {
            let begun: TrainingRun = serde_json::from_slice(&bytes)
                .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
            let same_but_length = TrainingRun {
                generations: self.generations,
                ..begun
            };
            if same_but_length != *self {
                return Err(io::Error::other(format!(
                    "the games there are of other settings, told in {}: expected the same, or an empty folder",
                    path.display()
                )));
            }
        }
        write_whole(
            &path,
            (serde_json::to_string_pretty(self)? + "\n").as_bytes(),
        )
    }
}

fn games_folder(folder: &Path, generation: usize) -> PathBuf {
    folder.join(generation.to_string())
}

/// What a file holds; nothing if there is none.
fn read_optional(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io::Error::other(format!("{}: {error}", path.display()))),
    }
}
