//! Training of the network from self-play games.
//!
//! [`SelfPlay`] plays games and stores their quiet positions as [`Sample`]s; [`fit`](fit()) fits a network to samples;
//! a [`TrainingRun`] does both in turn, generation after generation, starting from nothing but the rules
//! (chessprogramming.org, “Automated Tuning”). [`error_by_bucket`] measures an evaluation on samples, and a
//! [`ChanceFit`] is the curve from scores to results. Everything follows from seeds: a build trains the same weights on
//! any number of threads.

mod chance_fit;
mod fit;
mod parameters;
mod sample;
mod self_play;
mod settings;
mod training_run;

pub use chance_fit::ChanceFit;
pub use fit::{BucketError, Epoch, FitConfig, error_by_bucket, fit};
pub use sample::{Sample, read_samples};
pub use self_play::SelfPlay;
pub use settings::variant_in;
pub use training_run::{TrainingProgress, TrainingRun};
