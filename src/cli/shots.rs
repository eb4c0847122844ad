//! `dames3d shots`: finds shots in games and tests players with them.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, anyhow, ensure};
use clap::{Args, Subcommand};
use dames3d::platform::fs::OpenOptions;
use dames3d::protocols::matches::{MatchConfig, PlayerSpec, Trial};
use dames3d::rules::Variant;
use dames3d::shots::{Shot, ShotSearchConfig, find_shots};

use super::check_shots::CheckArgs;
use super::collect::CollectArgs;
use super::draws::DrawArgs;
use super::errors::{could_not_write, read_text};
use super::limits::MatchLimitArgs;
use super::output::{progress, stdout};
use super::signals::stop_on_signal;
use super::values::{integer, standard_variant, standard_variant_names};

#[derive(Debug, Subcommand)]
pub(crate) enum ShotsCommand {
    /// Collect exercises from the games of a careless player; each is appended to the file as it is found
    ///
    /// In an exercise every move of the solver is the only one that wins, up to the end of the line.
    Collect(CollectArgs),
    /// Check that every move of the solver is the only one that wins, in each exercise of a file
    ///
    /// An exercise that fails is shortened so that it ends before the flaw, or left out if nothing is left of it.
    Check(CheckArgs),
    /// Find shots in the games of a careless player; each is appended to the file as it is found
    Find(FindArgs),
    /// Test a player with shots: the number it finds in time, then the shots it missed, one per line
    ///
    /// The default limit is 0.2 seconds for each shot.
    Try(Box<TryArgs>),
}

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

#[derive(Debug, Args)]
pub(crate) struct TryArgs {
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    #[command(flatten)]
    draws: DrawArgs,
    /// The file with the shots
    file: PathBuf,
    /// The player, as in dames3d match
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    player: PlayerSpec,
    #[command(flatten)]
    limits: MatchLimitArgs,
}

pub(crate) fn run(command: &ShotsCommand) -> anyhow::Result<()> {
    match command {
        ShotsCommand::Collect(collect) => collect.run(),
        ShotsCommand::Check(check) => check.run(),
        ShotsCommand::Find(find) => find.run(),
        ShotsCommand::Try(trial) => trial.run(),
    }
}

impl FindArgs {
    fn run(&self) -> anyhow::Result<()> {
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

/// The limit for each shot of a player without other limits.
const DEFAULT_SHOT_TIME: Duration = Duration::from_millis(200);

impl TryArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = self.variant;
        self.draws.rules(variant)?;
        let name = self.file.display().to_string();
        let text = read_text(&self.file, "shots")?;
        let shots = Shot::read_all(&text, variant)
            .map_err(|(line, error)| anyhow!("{name}: line {line}: {error}"))?;
        ensure!(
            !shots.is_empty(),
            "{name}: expected a shot per line, found none"
        );
        let trial = Trial {
            player: self.player.clone(),
            config: MatchConfig {
                few_against_king: self.draws.few_against_king(),
                ..self.limits.config(DEFAULT_SHOT_TIME)
            },
        };
        let tasks: Vec<_> = shots
            .iter()
            .map(|shot| (*shot.position(), shot.first()))
            .collect();
        let is_terminal = io::stderr().is_terminal();
        let result = trial.run(variant, &tasks, &stop_on_signal()?, &|progress| {
            if is_terminal {
                progress!("\r{} of {} found", progress.found, progress.tried);
            }
        })?;
        if is_terminal {
            progress!("\n");
        }
        let progress = result.progress();
        let mut output = stdout();
        writeln!(
            output,
            "{}: {} of {} found ({:.1} %)",
            trial.player.name(),
            progress.found,
            progress.tried,
            100.0 * progress.found as f64 / progress.tried.max(1) as f64
        )?;
        for (shot, found) in shots.iter().zip(result.found) {
            if found == Some(false) {
                writeln!(output, "{shot}")?;
            }
        }
        Ok(())
    }
}
