//! The laboratory, which produces the program's data.
//!
//! [`training`] learns the weights of the evaluation from self-play games, [`tuning`] finds better parameters of the
//! search, [`mining`] finds shots in games and checks those that players solve, and a [`TreeGrowth`] grows a tree of
//! openings. Players do not need it: `cargo run --release -p dames3d-lab -- help`.

#![forbid(unsafe_code)]

pub mod mining;
pub mod training;
mod tree_growth;
pub mod tuning;

pub use tree_growth::{GrowthProgress, TreeGrowth, new_tree};

use dames3d_engine as engine;
use dames3d_learning::shots;
use dames3d_platform as platform;
use dames3d_rules::{board, rules};
