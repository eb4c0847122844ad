//! Games and weights by turns.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::evaluation::{Evaluation, Network};
use super::{Epoch, Fitting, SelfPlay, fit, samples_in, write_whole};
use crate::rules::Variant;

/// Weights learned from nothing but the rules: the first games are judged by the pieces alone, those of each further
/// generation by weights fitted to the generations before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generations {
    /// What is played.
    pub variant: Variant,
    /// How many there are to be.
    pub generations: usize,
    /// Batches of games of each.
    pub batches: usize,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Weights are fitted to so many of the last generations.
    pub remembered: usize,
    /// How often every position is seen in a fit.
    pub epochs: usize,
    /// How much the game's result counts beside the search's score, from 0 to 1.
    pub result_share: f32,
    /// Everything follows from this number and the settings above.
    pub seed: u64,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
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

impl Generations {
    /// Plays and fits in a folder, so many games at once, and returns the last weights. What the folder has already is
    /// kept.
    ///
    /// # Errors
    /// Where the folder cannot be read or written, and where what it has was made with other settings; only how many
    /// generations there are may be another number than before.
    pub fn learn_in(
        &self,
        folder: &Path,
        threads: usize,
        mut tell: impl FnMut(Progress),
    ) -> io::Result<Arc<Network>> {
        self.claim(folder)?;
        let mut evaluation = Evaluation::Material;
        let mut learned = None;
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
            let weights = match read_if_there(&path)? {
                Some(bytes) => Network::from_bytes(&bytes)
                    .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?,
                None => {
                    games.play_into(&games_of(folder, generation), |batches| {
                        tell(Progress::Played {
                            generation,
                            batches,
                        })
                    })?;
                    let weights = self.fit(folder, generation, threads, &mut tell)?;
                    write_whole(&path, &weights.to_bytes())?;
                    weights
                }
            };
            let weights = Arc::new(weights);
            evaluation = Evaluation::Learned(weights.clone());
            learned = Some(weights);
        }
        learned.ok_or_else(|| io::Error::other("expected at least one generation"))
    }

    fn fit(
        &self,
        folder: &Path,
        generation: usize,
        threads: usize,
        tell: &mut impl FnMut(Progress),
    ) -> io::Result<Network> {
        let first = (generation + 1).saturating_sub(self.remembered).max(1);
        let remembered: Vec<PathBuf> = (first..=generation)
            .map(|generation| games_of(folder, generation))
            .collect();
        let fitting = Fitting {
            epochs: self.epochs,
            result_share: self.result_share,
            threads,
            seed: self.seed_of(generation),
        };
        Ok(fit(&samples_in(&remembered)?, &fitting, |epoch| {
            tell(Progress::Fitted { generation, epoch })
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
        if let Some(bytes) = read_if_there(&path)? {
            let begun: Generations = serde_json::from_slice(&bytes)
                .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
            let same_but_length = Generations {
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

fn games_of(folder: &Path, generation: usize) -> PathBuf {
    folder.join(generation.to_string())
}

/// What a file holds; nothing if there is none.
fn read_if_there(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io::Error::other(format!("{}: {error}", path.display()))),
    }
}
