//! `dames3d shots`: tests players with shots.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{anyhow, ensure};
use clap::{Args, Subcommand};

use super::draws::DrawArgs;
use super::errors::read_text;
use super::limits::MatchLimitArgs;
use super::output::{ProgressLine, stdout};
use super::signals::stop_on_signal;
use super::values::{standard_variant, standard_variant_names};
use crate::protocols::matches::{MatchConfig, PlayerSpec, Trial};
use crate::rules::Variant;
use crate::shots::Shot;

#[derive(Debug, Subcommand)]
pub(crate) enum ShotsCommand {
    /// Test a player with shots: the number it finds in time, then the shots it missed, one per line
    ///
    /// The default limit is 0.2 seconds for each shot.
    Try(Box<TryArgs>),
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
        ShotsCommand::Try(trial) => trial.run(),
    }
}

/// The default limit for each shot.
const DEFAULT_SHOT_TIME: Duration = Duration::from_millis(200);

impl TryArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = self.variant;
        self.draws.rules(variant)?;
        let name = self.file.display().to_string();
        let text = read_text(&self.file, "shots")?;
        let shots = Shot::read_all(&text, variant)
            .map_err(|(line, error)| anyhow!("{name}: line {line}: {error}"))?;
        ensure!(!shots.is_empty(), "{name}: expected a shot per line, found none");
        let trial = Trial {
            player: self.player.clone(),
            config: MatchConfig {
                few_against_king: self.draws.few_against_king(),
                ..self.limits.config(DEFAULT_SHOT_TIME)
            },
        };
        let tasks: Vec<_> = shots.iter().map(|shot| (*shot.position(), shot.first())).collect();
        let line = ProgressLine::new();
        let result = trial.run(variant, &tasks, &stop_on_signal()?, &|progress| {
            line.show(format_args!("{} of {} found", progress.found, progress.tried));
        });
        line.clear();
        let result = result?;
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
