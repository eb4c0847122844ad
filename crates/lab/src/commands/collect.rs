//! `dames3d-lab shots collect`: collects exercises from games.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::platform::fs::OpenOptions;
use dames3d::rules::Variant;
use dames3d_lab::mining::{ExerciseSearchConfig, find_exercises};

use dames3d::cli::draws::DrawArgs;
use dames3d::cli::errors::could_not_write;
use dames3d::cli::output::progress;
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{integer, standard_variant, standard_variant_names};

#[derive(Debug, Args)]
pub(crate) struct CollectArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file to append them to as lines of a FEN, moves and a level
    file: PathBuf,
    /// Number of exercises to collect
    #[arg(long, default_value_t = 1000, value_parser = integer::<u32>(1..))]
    count: u32,
    /// Number of positions searched to find a move; its proof has ten times as many
    #[arg(long, default_value_t = 50_000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// Seed of the games
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
    /// The folder of the endgame tables, or none; the default is the folder of dames3d tables build
    #[arg(long, value_name = "FOLDER|none", default_value_t)]
    tables: TableSource,
}

impl CollectArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let error = || could_not_write(&self.file);
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.file);
        let mut file = file.with_context(error)?;
        let draws = self.draws.rules(self.variant)?;
        let config = ExerciseSearchConfig {
            variant: self.variant,
            draws,
            exercises: self.count as usize,
            nodes: self.nodes,
            seed: self.seed,
            tables: self.tables.open(self.variant, &draws)?,
        };
        let stop = stop_on_signal()?;
        let is_terminal = io::stderr().is_terminal();
        let mut written = Ok(());
        find_exercises(&config, &stop, |found, exercise| {
            written = writeln!(file, "{exercise}");
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
