//! `dames3d-lab tune`: tunes parameters of the search.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, bail, ensure};
use clap::Args;
use dames3d::cli::errors::{could_not_write, read_text};
use dames3d::cli::output::{progress, stdout};
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{integer, standard_variant, standard_variant_names};
use dames3d::platform::{check_writable, write_file};
use dames3d::rules::Variant;
use dames3d_lab::tuning::{TunedParam, Tuning, TuningError};

const MAX_PAIRS: u32 = 10_000;

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    /// The file of the tuning
    file: PathBuf,
    /// A parameter and the change with which it is tried, such as probcut_margin=1
    #[arg(long, value_name = "NAME=CHANGE")]
    param: Vec<ParamArg>,
    #[arg(long, value_parser = standard_variant, help = variant_help())]
    variant: Option<Variant>,
    /// Nodes searched for each move [default: 5000]
    #[arg(long, value_parser = integer::<u64>(1..))]
    nodes: Option<u64>,
    /// Number of steps [default: 2000]
    #[arg(long, value_parser = integer::<u32>(1..=10_000_000))]
    steps: Option<u32>,
    /// Pairs of games in each step [default: 4]
    #[arg(long, value_parser = integer::<u32>(1..=MAX_PAIRS))]
    pairs: Option<u32>,
    /// Seed of the openings and changes [default: 1]
    #[arg(long, value_parser = integer::<u64>(0..))]
    seed: Option<u64>,
    /// Number of games played at the same time
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    jobs: u8,
}

fn variant_help() -> String {
    format!("{}; both by turns if it is left out", standard_variant_names())
}

#[derive(Clone, Debug)]
struct ParamArg(TunedParam);

impl FromStr for ParamArg {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<ParamArg> {
        let expected = || format!("expected a change such as probcut_margin=1, found “{text}”");
        let (name, change) = text.split_once('=').with_context(expected)?;
        let change: f64 = change.parse().ok().with_context(expected)?;
        ensure!(change > 0.0 && change.is_finite(), expected());
        Ok(ParamArg(TunedParam::new(name, change)?))
    }
}

impl TuneArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let could_not_write = || could_not_write(&self.file);
        check_writable(&self.file).with_context(could_not_write)?;
        let mut tuning = if self.file.exists() { self.begun_before()? } else { self.begin()? };
        let stop = stop_on_signal()?;
        while tuning.done < tuning.steps {
            match tuning.step_by_games(self.jobs.into(), &stop) {
                Ok(()) => {}
                Err(TuningError::Stopped) => break,
                Err(error) => return Err(error.into()),
            }
            let json = serde_json::to_string_pretty(&tuning)?;
            write_file(&self.file, json).with_context(could_not_write)?;
            progress!("{} of {}: {}\n", tuning.done, tuning.steps, tuning.settings());
        }
        writeln!(stdout(), "{}", tuning.settings())?;
        Ok(())
    }

    fn begin(&self) -> anyhow::Result<Tuning> {
        ensure!(!self.param.is_empty(), "expected a parameter to tune: --param NAME=CHANGE");
        Ok(Tuning {
            variants: match self.variant {
                Some(variant) => vec![variant],
                None => Variant::STANDARD.to_vec(),
            },
            nodes: self.nodes.unwrap_or(5_000),
            pairs: self.pairs.unwrap_or(4),
            steps: self.steps.unwrap_or(2_000),
            done: 0,
            seed: self.seed.unwrap_or(1),
            params: self.param.iter().map(|arg| arg.0.clone()).collect(),
        })
    }

    /// The tuning in the file, which continues with its own settings.
    fn begun_before(&self) -> anyhow::Result<Tuning> {
        let name = self.file.display();
        let tuning: Tuning = serde_json::from_str(&read_text(&self.file, "tuning")?)
            .with_context(|| format!("{name}: not a tuning"))?;
        for param in &tuning.params {
            TunedParam::new(&param.name, param.perturbation).with_context(|| name.to_string())?;
            ensure!(
                param.perturbation > 0.0,
                "{name}: {}: expected a step above 0, found {}",
                param.name,
                param.perturbation
            );
        }
        ensure!(
            (1..=MAX_PAIRS).contains(&tuning.pairs),
            "{name}: expected 1 to {MAX_PAIRS} pairs, found {}",
            tuning.pairs
        );
        ensure!(!tuning.variants.is_empty(), "{name}: expected a variant, found none");
        let is_given = !self.param.is_empty()
            || self.variant.is_some()
            || self.nodes.or(self.seed).is_some()
            || self.steps.or(self.pairs).is_some();
        if is_given {
            bail!(
                "{name}: a tuning that was begun goes on with its own settings; leave out all but --jobs"
            );
        }
        Ok(tuning)
    }
}
