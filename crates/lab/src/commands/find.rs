//! `dames3d-lab shots find`: finds shots in games.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use dames3d::cli::draws::DrawArgs;
use dames3d::cli::errors::could_not_write;
use dames3d::cli::output::progress;
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{integer, standard_variant, standard_variant_names};
use dames3d::platform::fs::OpenOptions;
use dames3d::rules::Variant;
use dames3d_lab::mining::{ShotSearchConfig, find_shots};

#[derive(Debug, Args)]
pub(crate) struct FindArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file to append them to, as lines of a FEN and moves
    file: PathBuf,
    /// Number of shots to find
    #[arg(long, default_value_t = 100, value_parser = integer::<u32>(1..))]
    count: u32,
    /// Number of positions searched to confirm a shot
    #[arg(long, default_value_t = 3_000_000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// Seed of the games
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
}

impl FindArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let error = || could_not_write(&self.file);
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.file);
        let mut file = file.with_context(error)?;
        let config = ShotSearchConfig {
            variant: self.variant,
            draws: self.draws.rules(self.variant)?,
            shots: self.count as usize,
            nodes: self.nodes,
            seed: self.seed,
        };
        let stop = stop_on_signal()?;
        let is_terminal = io::stderr().is_terminal();
        let mut written = Ok(());
        find_shots(&config, &stop, |found, shot| {
            written = writeln!(file, "{shot}");
            if written.is_err() {
                stop.set();
            }
            if is_terminal {
                progress!("\r{found} of {}", self.count);
            }
        });
        if is_terminal {
            progress!("\n");
        }
        written.with_context(error)
    }
}
