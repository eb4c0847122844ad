//! `dames3d-lab train`: plays self-play games and learns evaluation weights from them.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use dames3d::engine::evaluation::{Evaluation, Network};
use dames3d::platform::{Instant, check_writable, read_input, write_file};
use dames3d::rules::Variant;
use dames3d_lab::training::{
    self, ChanceFit, FitConfig, Sample, SelfPlay, TrainingProgress, TrainingRun,
};

use dames3d::cli::errors::could_not_write;
use dames3d::cli::output::{progress, stdout};
use dames3d::cli::rules::RulesArgs;
use dames3d::cli::values::{counted, fraction, integer};

#[derive(Debug, Subcommand)]
pub(crate) enum TrainCommand {
    /// Learn from nothing but the rules: generations of games and weights; existing ones in the folder are kept
    Learn(LearnArgs),
    /// Play games and save their quiet positions, 64 games per file; existing files are kept
    Play(SelfPlayArgs),
    /// Fit weights to saved positions
    Fit(FitArgs),
    /// Measure the error of weights on saved positions, best on those of games they were not fitted to
    Check(CheckNetworkArgs),
    /// Fit the curve from scores to expected results, which the review of games uses, to saved positions
    Chance {
        /// The folders of the positions
        #[arg(required = true)]
        folders: Vec<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder for the positions and the weights of every generation
    folder: PathBuf,
    /// The file to write the last weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of generations
    #[arg(long, default_value_t = 8, value_parser = integer::<u8>(1..=255))]
    generations: u8,
    /// Number of files of 64 games in each generation
    #[arg(long, default_value_t = 150, value_parser = integer::<u16>(1..=65535))]
    batches: u16,
    /// Number of positions searched for each move
    #[arg(long, default_value_t = 2000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// Number of the last generations to which weights are fitted
    #[arg(long, default_value_t = 5, value_parser = integer::<u8>(1..=255))]
    remembered: u8,
    /// Number of passes over the positions in a fit
    #[arg(long, default_value_t = 10, value_parser = integer::<u8>(1..=255))]
    epochs: u8,
    #[command(flatten)]
    target: TargetArgs,
    #[command(flatten)]
    work: WorkloadArgs,
}

#[derive(Debug, Args)]
pub(crate) struct SelfPlayArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder for the positions
    folder: PathBuf,
    /// Number of files of 64 games
    #[arg(long, default_value_t = 100, value_parser = integer::<usize>(1..))]
    batches: usize,
    /// Number of positions searched for each move
    #[arg(long, default_value_t = 3000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    #[command(flatten)]
    eval: EvalArgs,
    #[command(flatten)]
    work: WorkloadArgs,
}

#[derive(Debug, Args)]
struct WorkloadArgs {
    /// Number of games, or parts of a fit, at the same time
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    jobs: u8,
    /// Seed of the games and of the initial weights
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
}

#[derive(Debug, Args)]
struct EvalArgs {
    /// Evaluate with these weights, or by material only if it is “material”; the default is the program's own weights
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckNetworkArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    eval: EvalArgs,
    /// The folders of the positions
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    #[command(flatten)]
    target: TargetArgs,
}

/// The value that weights are fitted to.
#[derive(Debug, Args)]
struct TargetArgs {
    /// Weight of the game's result against the score of the search, from 0 to 1
    #[arg(long, default_value_t = 0.3, value_parser = fraction)]
    result_share: f32,
}

/// The variant, unless it is solved and leaves nothing to learn.
fn trainable_variant(rules: RulesArgs) -> anyhow::Result<Variant> {
    let variant = rules.variant()?;
    ensure!(
        !variant.is_solved(),
        "--variant: expected a game to be learned, found {variant}, which is solved"
    );
    Ok(variant)
}

/// Reads the positions in these folders; an error if a folder has none, or those of another variant than this one or an
/// earlier folder's.
fn samples_in(folders: &[PathBuf], mut variant: Option<Variant>) -> anyhow::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for folder in folders {
        let name = || folder.display().to_string();
        let found = training::variant_in(folder).with_context(name)?;
        variant = variant.or(found);
        if let (Some(expected), Some(found)) = (variant, found) {
            ensure!(
                found == expected,
                "{}: expected positions of {expected}, found those of {found}",
                name()
            );
        }
        let here = training::read_samples(std::slice::from_ref(folder)).with_context(name)?;
        ensure!(!here.is_empty(), "{}: expected positions saved by train play, found none", name());
        samples.extend(here);
    }
    Ok(samples)
}

#[derive(Debug, Args)]
pub(crate) struct FitArgs {
    /// The folders of the positions
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// The file to write the weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with these weights, and not with random ones: what they know of other positions is kept
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Number of passes over the positions
    #[arg(long, default_value_t = 20, value_parser = integer::<usize>(1..))]
    epochs: usize,
    /// The size of the steps at the beginning; they shrink to a hundredth. Smaller ones keep more of --start
    #[arg(long, value_name = "RATE", default_value_t = FitConfig::LEARNING_RATE, value_parser = fraction)]
    learning_rate: f32,
    #[command(flatten)]
    target: TargetArgs,
    #[command(flatten)]
    work: WorkloadArgs,
}

pub(crate) fn run(command: &TrainCommand) -> anyhow::Result<()> {
    match command {
        TrainCommand::Learn(learn) => learn.run(),
        TrainCommand::Play(play) => play.run(),
        TrainCommand::Fit(fit) => fit.run(),
        TrainCommand::Check(check) => check.run(),
        TrainCommand::Chance { folders } => fit_chance(folders),
    }
}

fn fit_chance(folders: &[PathBuf]) -> anyhow::Result<()> {
    let fit = ChanceFit::new(&samples_in(folders, None)?);
    let fit = fit.context("the positions determine no curve: expected some with an advantage")?;
    writeln!(stdout(), "{fit}")?;
    Ok(())
}

impl LearnArgs {
    fn run(&self) -> anyhow::Result<()> {
        let training = TrainingRun {
            variant: trainable_variant(self.rules)?,
            generations: self.generations.into(),
            batches: self.batches.into(),
            nodes: self.nodes,
            window: self.remembered.into(),
            epochs: self.epochs.into(),
            wdl_weight: self.target.result_share,
            seed: self.work.seed,
        };
        check_writable(&self.out).with_context(|| could_not_write(&self.out))?;
        let start = Instant::now();
        let weights = training
            .run_in(&self.folder, self.work.jobs.into(), |progress| {
                let minutes = start.elapsed().as_secs_f64() / 60.0;
                let of = self.generations;
                match progress {
                    TrainingProgress::Played { generation, batches } => progress!(
                        "\rgeneration {generation} of {of}: {batches} of {}, {minutes:.1} minutes",
                        counted(self.batches.into(), "file")
                    ),
                    TrainingProgress::Fitted { generation, epoch } => {
                        if epoch.number == 1 {
                            progress!("\n");
                        }
                        progress!(
                            "generation {generation} of {of}: {epoch}, {minutes:.1} minutes\n"
                        );
                    }
                    _ => {}
                }
            })
            .with_context(|| self.folder.display().to_string())?;
        write(&self.out, &weights)
    }
}

impl SelfPlayArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = trainable_variant(self.rules)?;
        let self_play = SelfPlay {
            variant,
            evaluation: self.eval.evaluation(variant)?,
            nodes: self.nodes,
            batches: self.batches,
            threads: self.work.jobs.into(),
            seed: self.work.seed,
        };
        let start = Instant::now();
        self_play
            .play_into(&self.folder, |done| {
                let minutes = start.elapsed().as_secs_f64() / 60.0;
                let files = counted(self.batches, "file");
                progress!("\r{done} of {files}, {minutes:.1} minutes");
            })
            .with_context(|| self.folder.display().to_string())?;
        progress!("\n");
        Ok(())
    }
}

impl EvalArgs {
    fn evaluation(&self, variant: Variant) -> anyhow::Result<Evaluation> {
        match &self.weights {
            None => Ok(Evaluation::best_for(variant)),
            Some(path) if path.as_os_str() == "material" => Ok(Evaluation::Material),
            Some(path) => Ok(Evaluation::Network(network_in(path)?.into())),
        }
    }
}

impl CheckNetworkArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = trainable_variant(self.rules)?;
        let evaluation = self.eval.evaluation(variant)?;
        let samples = samples_in(&self.folders, Some(variant))?;
        let check =
            |eval| training::error_by_bucket(eval, variant, &samples, self.target.result_share);
        let mut output = stdout();
        writeln!(output, " Pieces  Positions  Error by pieces alone  by the weights")?;
        let by_pieces = check(&Evaluation::Material);
        for (by_pieces, by_weights) in by_pieces.iter().zip(check(&evaluation)) {
            let (fewest, most) = by_weights.pieces;
            writeln!(
                output,
                "{fewest:>3}–{most:<3}  {:>9}  {:>21.5}  {:>14.5}",
                by_weights.positions, by_pieces.error, by_weights.error
            )?;
        }
        Ok(())
    }
}

fn network_in(path: &Path) -> anyhow::Result<Network> {
    let name = || path.display().to_string();
    let bytes = read_input(path).with_context(name)?;
    Network::from_bytes(&bytes).with_context(name)
}

impl FitArgs {
    fn run(&self) -> anyhow::Result<()> {
        check_writable(&self.out).with_context(|| could_not_write(&self.out))?;
        let start = self.start.as_deref().map(network_in).transpose()?;
        let samples = samples_in(&self.folders, None)?;
        progress!("{}\n", counted(samples.len(), "position"));
        let config = FitConfig {
            epochs: self.epochs,
            wdl_weight: self.target.result_share,
            learning_rate: self.learning_rate,
            threads: self.work.jobs.into(),
            seed: self.work.seed,
        };
        let on_epoch = |epoch| progress!("{epoch}\n");
        let network = training::fit(&samples, start.as_ref(), &config, on_epoch)?;
        write(&self.out, &network)
    }
}

fn write(path: &Path, weights: &Network) -> anyhow::Result<()> {
    write_file(path, weights.to_bytes()).with_context(|| could_not_write(path))
}
