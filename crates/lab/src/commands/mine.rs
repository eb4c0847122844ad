//! `dames3d-lab shots find` and `dames3d-lab shots collect`: mine shots and exercises from games.

use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use dames3d::cli::appended_file::AppendedFile;
use dames3d::cli::draws::DrawArgs;
use dames3d::cli::errors::could_not_write;
use dames3d::cli::output::progress;
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{integer, standard_variant, standard_variant_names};
use dames3d::engine::StopFlag;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::rules::Variant;
use dames3d::shots::{Exercise, Shot};
use dames3d_lab::mining::{ExerciseSearchConfig, ShotSearchConfig, find_exercises, find_shots};

use super::read_existing;

#[derive(Debug, Args)]
pub(crate) struct FindArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file to append them to, as lines of a FEN and moves
    file: PathBuf,
    /// Number of shots to find, with those that the file has
    #[arg(long, default_value_t = 100, value_parser = integer::<u32>(1..))]
    count: u32,
    /// Number of positions searched to confirm a shot
    #[arg(long, default_value_t = 3_000_000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// Seed of the games
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct CollectArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file to append them to as lines of a FEN, moves and a level
    file: PathBuf,
    /// Number of exercises to collect, with those that the file has
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

impl FindArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let config = ShotSearchConfig {
            variant: self.variant,
            draws: self.draws.rules(self.variant)?,
            shots: self.count as usize,
            nodes: self.nodes,
            seed: self.seed,
        };
        let read = |text: &str| Shot::read_all(text, self.variant);
        let (mut found, known) = FoundFile::open(&self.file, self.count, read)?;
        find_shots(&config, known, &found.stop.clone(), |number, shot| {
            found.append(number, shot);
        });
        found.end()
    }
}

impl CollectArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let draws = self.draws.rules(self.variant)?;
        let config = ExerciseSearchConfig {
            variant: self.variant,
            draws,
            exercises: self.count as usize,
            nodes: self.nodes,
            seed: self.seed,
            tables: self.tables.open(self.variant, &draws)?,
        };
        let read = |text: &str| Exercise::read_all(text, self.variant);
        let (mut found, known) = FoundFile::open(&self.file, self.count, read)?;
        find_exercises(&config, known, &found.stop.clone(), |number, exercise| {
            found.append(number, exercise);
        });
        found.end()
    }
}

/// The file to which finds are appended, a line each.
struct FoundFile<'a> {
    path: &'a Path,
    file: AppendedFile,
    /// The number to find.
    count: u32,
    /// Ends the search, also when a line cannot be written.
    stop: StopFlag,
    written: io::Result<()>,
}

impl FoundFile<'_> {
    /// Opens the file, and reads what it has.
    fn open<T, E: Display>(
        path: &Path,
        count: u32,
        read: impl FnOnce(&str) -> Result<Vec<T>, (usize, E)>,
    ) -> anyhow::Result<(FoundFile<'_>, Vec<T>)> {
        let text = read_existing(path, "shots")?;
        let known = read(&text)
            .map_err(|(line, error)| anyhow!("{}: line {line}: {error}", path.display()))?;
        let mut file = AppendedFile::open(path).with_context(|| could_not_write(path))?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.append("\n").with_context(|| could_not_write(path))?;
        }
        let found = FoundFile { path, file, count, stop: stop_on_signal()?, written: Ok(()) };
        Ok((found, known))
    }

    /// Appends a find with its number, and shows the progress on a terminal.
    fn append(&mut self, number: usize, found: &impl Display) {
        if self.written.is_ok() {
            self.written = self.file.append(&format!("{found}\n"));
        }
        if self.written.is_err() {
            self.stop.set();
        }
        if io::stderr().is_terminal() {
            progress!("\r{number} of {}", self.count);
        }
    }

    fn end(self) -> anyhow::Result<()> {
        if io::stderr().is_terminal() {
            progress!("\n");
        }
        self.written.with_context(|| could_not_write(self.path))
    }
}
