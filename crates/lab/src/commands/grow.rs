//! `dames3d-lab grow`: grows a tree of openings.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use dames3d::cli::errors::could_not_write;
use dames3d::cli::openings;
use dames3d::cli::output::{progress, stdout};
use dames3d::cli::signals::stop_on_signal;
use dames3d::cli::values::{counted, integer, standard_variant, standard_variant_names};
use dames3d::engine::opening_tree::OpeningTree;
use dames3d::platform::{check_writable, write_file};
use dames3d::rules::Variant;
use dames3d_lab::{TreeGrowth, new_tree};

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

impl GrowArgs {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let could_not_write = || could_not_write(&self.file);
        check_writable(&self.file).with_context(could_not_write)?;
        let mut tree = if self.file.exists() {
            self.grown_before()?
        } else {
            new_tree(self.variant, self.nodes)
        };
        let growth =
            TreeGrowth { positions: self.positions, seed: self.seed, threads: self.jobs.into() };
        let stop = stop_on_signal()?;
        let is_terminal = io::stderr().is_terminal();
        let mut written = write_file(&self.file, tree.to_bytes());
        let grown = growth.grow(&mut tree, &stop, |progress| {
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

    /// The tree in the file, which must have been grown with the same settings.
    fn grown_before(&self) -> anyhow::Result<OpeningTree> {
        let tree = openings::read(&self.file)?;
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
