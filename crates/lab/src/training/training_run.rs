//! Training in generations: self-play and fitting in turn.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::fit::{Epoch, FitConfig, fit};
use super::sample::read_samples;
use super::self_play::SelfPlay;
use super::settings::{claim, read_optional};
use crate::engine::evaluation::{Evaluation, Network};
use crate::platform::write_file;
use crate::rules::Variant;

/// Settings of a training run from nothing but the rules. The games of the first generation are played with the
/// material evaluation, those of each further generation with the network fitted to the generations before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainingRun {
    pub variant: Variant,
    pub generations: usize,
    pub batches: usize,
    pub nodes: u64,
    /// Number of latest generations that a network is fitted to.
    #[serde(rename = "remembered")]
    pub window: usize,
    pub epochs: usize,
    /// Weight of the game's result (win, draw, loss) in the target, from 0 to 1. The rest is the search's score.
    #[serde(rename = "result_share")]
    pub wdl_weight: f32,
    /// Seed of the run. Everything follows from it and the settings above.
    pub seed: u64,
}

/// Progress of a training run. Generations count from 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TrainingProgress {
    Played {
        generation: usize,
        /// Number of its batches that are complete.
        batches: usize,
    },
    Fitted {
        generation: usize,
        epoch: Epoch,
    },
}

impl TrainingRun {
    /// Runs the training in a folder, on this number of threads, and returns the network of the last generation.
    /// Existing games and networks in the folder are kept.
    ///
    /// # Errors
    /// If the folder cannot be read or written, or was begun with other settings. Only the number of generations may
    /// differ.
    pub fn run_in(
        &self,
        folder: &Path,
        threads: usize,
        mut on_progress: impl FnMut(TrainingProgress),
    ) -> io::Result<Arc<Network>> {
        let with_generations =
            |begun: TrainingRun| TrainingRun { generations: self.generations, ..begun };
        claim(folder, self, with_generations)?;
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
                        on_progress(TrainingProgress::Played { generation, batches });
                    })?;
                    let weights = self.fit(folder, generation, threads, &mut on_progress)?;
                    write_file(&path, weights.to_bytes())?;
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
        let folders: Vec<PathBuf> =
            (first..=generation).map(|generation| games_folder(folder, generation)).collect();
        let config = FitConfig {
            epochs: self.epochs,
            wdl_weight: self.wdl_weight,
            learning_rate: FitConfig::LEARNING_RATE,
            threads,
            seed: self.seed_of(generation),
        };
        fit(&read_samples(&folders)?, None, &config, |epoch| {
            on_progress(TrainingProgress::Fitted { generation, epoch })
        })
    }

    fn seed_of(&self, generation: usize) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(generation as u64)
    }
}

fn games_folder(folder: &Path, generation: usize) -> PathBuf {
    folder.join(generation.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_file_keeps_its_keys() {
        let file = r#"{"variant":"dames3d","generations":12,"batches":150,"nodes":2000,"remembered":5,"epochs":10,"result_share":0.3,"seed":1}"#;
        let run: TrainingRun = serde_json::from_str(file).expect("settings");
        assert_eq!((run.window, run.wdl_weight), (5, 0.3));
        assert_eq!(serde_json::to_string(&run).expect("settings"), file);
    }
}
