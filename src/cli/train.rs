//! `dames3d train`: games of the engine against itself, and weights learned from them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::ensure;
use clap::{Args, Subcommand};
use dames3d::engine::evaluation::{Evaluation, Network};
use dames3d::engine::training::{self, FitConfig, Sample, SelfPlay, TrainingProgress, TrainingRun};
use dames3d::rules::Variant;

use super::errors::about;
use super::rules::RulesArgs;
use super::values::{fraction, integer};

#[derive(Debug, Subcommand)]
pub(crate) enum TrainCommand {
    /// Learn from nothing but the rules: games and weights by turns, generation after generation; what the folder has
    /// is kept
    Learn(LearnArgs),
    /// Play games against itself and keep their quiet positions, 64 games a file; files that are there are kept
    Play(SelfPlayArgs),
    /// Fit the weights to the positions kept
    Fit(FitArgs),
    /// Hold weights against positions kept, best those of games they were not fitted to
    Check(CheckArgs),
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder for the positions and the weights of every generation
    folder: PathBuf,
    /// The file to write the last weights into
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many generations there are to be
    #[arg(long, default_value_t = 8, value_parser = integer::<u8>(1..=255))]
    generations: u8,
    /// Files of 64 games for each
    #[arg(long, default_value_t = 150, value_parser = integer::<u16>(1..=65535))]
    batches: u16,
    /// Positions searched for each move
    #[arg(long, default_value_t = 2000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    /// Weights are fitted to so many of the last generations
    #[arg(long, default_value_t = 5, value_parser = integer::<u8>(1..=255))]
    remembered: u8,
    /// How often every position is seen in a fit
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
    /// How many files of 64 games there are to be
    #[arg(long, default_value_t = 100, value_parser = integer::<usize>(1..))]
    batches: usize,
    /// Positions searched for each move
    #[arg(long, default_value_t = 3000, value_parser = integer::<u64>(1..))]
    nodes: u64,
    #[command(flatten)]
    judge: EvalArgs,
    #[command(flatten)]
    work: WorkloadArgs,
}

/// How it is done.
#[derive(Debug, Args)]
struct WorkloadArgs {
    /// Games played at once, and threads that fit
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    threads: u8,
    /// Games and first weights follow from this number
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
}

/// What positions are judged by.
#[derive(Debug, Args)]
struct EvalArgs {
    /// EvalArgs by these weights; material for pieces alone; without a name, by the program's own
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    judge: EvalArgs,
    /// The folders with positions
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    #[command(flatten)]
    target: TargetArgs,
}

/// What weights are to foretell.
#[derive(Debug, Args)]
struct TargetArgs {
    /// How much the game's result counts beside the search's score, from 0 to 1
    #[arg(long, default_value_t = 0.3, value_parser = fraction)]
    result_share: f32,
}

/// What is to be learned. Wolf and sheep begins with empty hands, and is solved.
fn trainable_variant(rules: RulesArgs) -> anyhow::Result<Variant> {
    let variant = rules.variant()?;
    ensure!(
        !variant.is_solved(),
        "--variant: expected a game to be learned, found {variant}, which is solved"
    );
    Ok(variant)
}

/// The positions in these folders, of which there must be some.
fn samples_in(folders: &[PathBuf]) -> anyhow::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for folder in folders {
        let here = training::read_samples(std::slice::from_ref(folder))
            .map_err(about(&folder.display().to_string()))?;
        ensure!(
            !here.is_empty(),
            "{}: expected positions kept by train play, found none",
            folder.display()
        );
        samples.extend(here);
    }
    Ok(samples)
}

#[derive(Debug, Args)]
pub(crate) struct FitArgs {
    /// The folders with positions
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// The file to write the weights into
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often every position is seen
    #[arg(long, default_value_t = 20, value_parser = integer::<usize>(1..))]
    epochs: usize,
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
    }
}

impl LearnArgs {
    fn run(&self) -> anyhow::Result<()> {
        let generations = TrainingRun {
            variant: trainable_variant(self.rules)?,
            generations: self.generations.into(),
            batches: self.batches.into(),
            nodes: self.nodes,
            window: self.remembered.into(),
            epochs: self.epochs.into(),
            wdl_weight: self.target.result_share,
            seed: self.work.seed,
        };
        let begin = Instant::now();
        let weights = generations
            .run_in(&self.folder, self.work.threads.into(), |progress| {
                let minutes = begin.elapsed().as_secs_f64() / 60.0;
                let of = self.generations;
                match progress {
                    TrainingProgress::Played {
                        generation,
                        batches,
                    } => eprint!(
                        "\rgeneration {generation} of {of}: {batches} of {} files, {minutes:.1} minutes",
                        self.batches
                    ),
                    TrainingProgress::Fitted { generation, epoch } => {
                        if epoch.number == 1 {
                            eprintln!();
                        }
                        eprintln!("generation {generation} of {of}: {epoch}, {minutes:.1} minutes");
                    }
                }
            })
            .map_err(about(&self.folder.display().to_string()))?;
        write(&self.out, &weights)
    }
}

impl SelfPlayArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = trainable_variant(self.rules)?;
        let self_play = SelfPlay {
            variant,
            evaluation: self.judge.evaluation(variant)?,
            nodes: self.nodes,
            batches: self.batches,
            threads: self.work.threads.into(),
            seed: self.work.seed,
        };
        let begin = Instant::now();
        self_play
            .play_into(&self.folder, |done| {
                let minutes = begin.elapsed().as_secs_f64() / 60.0;
                eprint!("\r{done} of {} files, {minutes:.1} minutes", self.batches);
            })
            .map_err(about(&self.folder.display().to_string()))?;
        eprintln!();
        Ok(())
    }
}

impl EvalArgs {
    fn evaluation(&self, variant: Variant) -> anyhow::Result<Evaluation> {
        match &self.weights {
            None => Ok(Evaluation::best_for(variant)),
            Some(path) if path.as_os_str() == "material" => Ok(Evaluation::Material),
            Some(path) => weights_in(path),
        }
    }
}

impl CheckArgs {
    fn run(&self) -> anyhow::Result<()> {
        let variant = trainable_variant(self.rules)?;
        let evaluation = self.judge.evaluation(variant)?;
        let samples = samples_in(&self.folders)?;
        let check =
            |judge| training::error_by_bucket(judge, variant, &samples, self.target.result_share);
        println!(" Pieces  Positions  Error by pieces alone  by the weights");
        let by_pieces = check(&Evaluation::Material);
        for (by_pieces, by_weights) in by_pieces.iter().zip(check(&evaluation)) {
            let (fewest, most) = by_weights.pieces;
            println!(
                "{fewest:>3}–{most:<3}  {:>9}  {:>21.5}  {:>14.5}",
                by_weights.positions, by_pieces.error, by_weights.error
            );
        }
        Ok(())
    }
}

fn weights_in(path: &Path) -> anyhow::Result<Evaluation> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(about(&name))?;
    let network = Network::from_bytes(&bytes).map_err(about(&name))?;
    Ok(Evaluation::Network(network.into()))
}

impl FitArgs {
    fn run(&self) -> anyhow::Result<()> {
        let samples = samples_in(&self.folders)?;
        eprintln!("{} positions", samples.len());
        let fitting = FitConfig {
            epochs: self.epochs,
            wdl_weight: self.target.result_share,
            threads: self.work.threads.into(),
            seed: self.work.seed,
        };
        let network = training::fit(&samples, &fitting, |epoch| eprintln!("{epoch}"));
        write(&self.out, &network)
    }
}

fn write(path: &Path, weights: &Network) -> anyhow::Result<()> {
    fs::write(path, weights.to_bytes()).map_err(about(&path.display().to_string()))
}
