//! `dames3d openings`: grows a tree of openings and shows what it says about a position.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use dames3d::engine::opening_tree::{OpeningTree, TreeGrowth};
use dames3d::notation::{json, move_text};
use dames3d::platform::{check_writable, read_input, write_file};
use dames3d::rules::Variant;
use serde::Serialize;

use super::errors::could_not_write;
use super::output::{progress, stdout};
use super::rules::position;
use super::signals::stop_on_signal;
use super::values::{counted, integer, standard_variant, standard_variant_names};

#[derive(Debug, Subcommand)]
pub(crate) enum OpeningsCommand {
    /// Grow a tree: play games along its good moves until they leave it, and search what they find there
    ///
    /// The file is written after each round of games; an existing one is grown on. Ctrl+C ends the growth.
    Grow(GrowArgs),
    /// List the moves of a position: move, score in men, number of positions that it leads to; the best first
    Show(ShowArgs),
}

#[derive(Debug, Args)]
pub(crate) struct GrowArgs {
    /// The file of the tree
    file: PathBuf,
    #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
    variant: Variant,
    /// Number of positions of the tree; the last round of games may add some more
    #[arg(long, default_value_t = 20_000, value_parser = integer::<usize>(1..=10_000_000))]
    positions: usize,
    /// Number of nodes of the search of each position
    #[arg(long, default_value_t = 50_000, value_parser = integer::<u64>(1000..))]
    nodes: u64,
    /// Seed of the games
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
    /// Number of positions searched at the same time
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    jobs: u8,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// The file of the tree; the default is the program's own tree of Dames 3D
    file: Option<PathBuf>,
    /// The position; the default is the starting position
    #[arg(long)]
    fen: Option<String>,
    /// Write a JSON object for each move, with its score in hundredths of a man
    #[arg(long)]
    json: bool,
}

/// A move of the tree, as JSON.
#[derive(Serialize)]
struct OpeningJson {
    #[serde(rename = "move")]
    text: String,
    /// In hundredths of a man, for the side to move.
    score: i32,
    positions: usize,
}

pub(crate) fn run(command: &OpeningsCommand) -> anyhow::Result<()> {
    match command {
        OpeningsCommand::Grow(grow) => grow.run(),
        OpeningsCommand::Show(show) => show.run(),
    }
}

impl GrowArgs {
    fn run(&self) -> anyhow::Result<()> {
        let could_not_write = || could_not_write(&self.file);
        check_writable(&self.file).with_context(could_not_write)?;
        let mut tree = if self.file.exists() {
            self.grown_before()?
        } else {
            OpeningTree::new(self.variant, self.nodes)
        };
        let growth = TreeGrowth {
            positions: self.positions,
            seed: self.seed,
            threads: self.jobs.into(),
        };
        let stop = stop_on_signal()?;
        let is_terminal = io::stderr().is_terminal();
        let mut written = write_file(&self.file, tree.to_bytes());
        let grown = tree.grow(&growth, &stop, |progress| {
            written = write_file(&self.file, progress.tree.to_bytes());
            if written.is_err() {
                stop.set();
            }
            let (start, end) = if is_terminal { ("\r", "") } else { ("", "\n") };
            progress!(
                "{start}{} of {}, depth {:.1}{end}",
                progress.tree.positions(),
                counted(self.positions, "position"),
                progress.depth
            );
        });
        if is_terminal {
            progress!("\n");
        }
        written.with_context(could_not_write)?;
        grown?;
        writeln!(
            stdout(),
            "{}, {} of them expanded",
            counted(tree.positions(), "position"),
            tree.expanded()
        )?;
        Ok(())
    }

    /// The tree in the file, which must have been grown in the same way.
    fn grown_before(&self) -> anyhow::Result<OpeningTree> {
        let tree = read(&self.file)?;
        let (name, variant, nodes) = (self.file.display(), tree.variant(), tree.search_nodes());
        ensure!(
            variant == self.variant,
            "{name}: expected a tree of {}, found one of {variant}",
            self.variant
        );
        ensure!(
            nodes == self.nodes,
            "{name}: expected a tree searched with --nodes {}, found one with --nodes {nodes}",
            self.nodes
        );
        Ok(tree)
    }
}

impl ShowArgs {
    fn run(&self) -> anyhow::Result<()> {
        let read_tree;
        let built_in;
        let tree = match &self.file {
            Some(path) => {
                read_tree = read(path)?;
                &read_tree
            }
            None => {
                built_in = OpeningTree::built_in(Variant::Dames3d).context("no tree")?;
                &*built_in
            }
        };
        let position = position(tree.variant(), self.fen.as_deref())?;
        let mut output = stdout();
        for opening in tree.moves(&position) {
            let text = move_text::write(&position, opening.mv);
            let (score, positions) = (opening.score, opening.positions);
            if self.json {
                json::write_line(
                    &mut output,
                    &OpeningJson {
                        text,
                        score: score.hundredths(),
                        positions,
                    },
                )?
            } else {
                writeln!(output, "{text:<8} {score} {positions:>8}")?
            }
        }
        Ok(output.flush()?)
    }
}

fn read(path: &Path) -> anyhow::Result<OpeningTree> {
    let name = || path.display().to_string();
    let bytes = read_input(path).with_context(name)?;
    OpeningTree::from_bytes(&bytes).with_context(name)
}
