//! `dames3d openings`: looks a position up in an opening tree.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use serde::Serialize;

use super::output::stdout;
use super::rules::position;
use crate::engine::opening_tree::OpeningTree;
use crate::notation::{json, move_text};
use crate::platform::read_input;
use crate::rules::Variant;

#[derive(Debug, Subcommand)]
pub(crate) enum OpeningsCommand {
    /// List the moves of a position: move, score in men, number of positions that it leads to; the best first
    Show(ShowArgs),
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

/// A move of the tree as JSON.
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
        OpeningsCommand::Show(show) => show.run(),
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
                    &OpeningJson { text, score: score.hundredths(), positions },
                )?
            } else {
                writeln!(output, "{text:<8} {score} {positions:>8}")?
            }
        }
        Ok(output.flush()?)
    }
}

pub fn read(path: &Path) -> anyhow::Result<OpeningTree> {
    let name = || path.display().to_string();
    let bytes = read_input(path).with_context(name)?;
    OpeningTree::from_bytes(&bytes).with_context(name)
}
