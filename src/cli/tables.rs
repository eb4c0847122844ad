//! `dames3d tables`: builds endgame tables, summarizes them and looks positions up.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use serde::Serialize;

use super::analyze::TableResultJson;
use super::output::{ProgressLine, stdout};
use super::rules::position;
use super::values::{counted, integer, standard_variant, standard_variant_names};
use crate::engine::TableResult;
use crate::engine::endgame_tables::{
    self, BuildProgress, EndgameTableError, EndgameTables, FewKingsRule, FinishedTable,
    TableBuilder, TableSummary,
};
use crate::notation::json::write_line;
use crate::notation::{fen, move_text};
use crate::platform::available_threads;
use crate::rules::{Position, Variant};

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Solve all positions of a few pieces, with a line for each table when it is finished
    ///
    /// Every position is solved twice: with two kings or one against one king played out, for games by the federation's
    /// rule, and with these endings drawn, for games by the rule sheet. Existing tables are kept, so an interrupted build
    /// continues where it stopped.
    Build(BuildArgs),
    /// Count the won, drawn and lost positions of each table, for the side to move
    #[command(visible_alias = "show")]
    Summary {
        #[command(flatten)]
        selection: TableSelection,
        #[command(flatten)]
        ending: EndingArgs,
        /// Write a JSON object for each table
        #[arg(long)]
        json: bool,
    },
    /// Look a position up: the winner, the number of moves and the best moves
    Probe {
        #[arg(long, default_value_t = Variant::Dames3d, value_parser = standard_variant, help = standard_variant_names())]
        variant: Variant,
        /// The position
        #[arg(long)]
        fen: String,
        #[command(flatten)]
        ending: EndingArgs,
        #[command(flatten)]
        folder_args: FolderArgs,
        /// Write one JSON object
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    selection: TableSelection,
    /// Maximum number of pieces on the board, 2 to 5
    #[arg(long, default_value_t = 4, value_parser = integer::<u8>(2..=endgame_tables::MAX_PIECES))]
    pieces: u8,
    /// Number of threads, 1 to 255; the default is all threads of the machine
    #[arg(long, value_parser = integer::<u8>(1..=255))]
    threads: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct TableSelection {
    #[arg(long, value_parser = standard_variant, help = format!("{}; the default is both", standard_variant_names()))]
    variant: Option<Variant>,
    #[command(flatten)]
    folder_args: FolderArgs,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct EndingArgs {
    /// Use the tables in which two kings or one against one king are a draw, not those in which they are played out
    #[arg(long)]
    drawn: bool,
}

impl EndingArgs {
    fn few_kings_rule(self) -> FewKingsRule {
        if self.drawn { FewKingsRule::Sheet } else { FewKingsRule::PlayedOut }
    }
}

impl TableSelection {
    fn variants(&self) -> Vec<Variant> {
        self.variant.map_or(Variant::STANDARD.to_vec(), |one| vec![one])
    }
}

#[derive(Debug, Args)]
pub(crate) struct FolderArgs {
    /// The folder of the tables; the default is $DAMES3D_TABLES, or dames3d/tables in the user's data folder
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl FolderArgs {
    fn folder(&self) -> anyhow::Result<PathBuf> {
        let folder = self.folder.clone().or_else(endgame_tables::default_folder);
        folder.context("--folder: expected a folder, because the user has no home folder")
    }
}

pub(crate) fn run(command: &TablesCommand) -> anyhow::Result<()> {
    match command {
        TablesCommand::Build(build) => self::build(build),
        TablesCommand::Summary { selection, ending, json } => summary(selection, *ending, *json),
        TablesCommand::Probe { variant, fen, ending, folder_args, json } => {
            let position = position(*variant, Some(fen))?;
            probe(&position, *ending, folder_args, *json)
        }
    }
}

fn build(args: &BuildArgs) -> anyhow::Result<()> {
    let folder = args.selection.folder_args.folder()?;
    let variants = args.selection.variants().into_iter();
    for (variant, few_kings_rule) in
        variants.flat_map(|variant| FewKingsRule::BOTH.map(|rule| (variant, rule)))
    {
        let builder = TableBuilder {
            variant,
            few_kings_rule,
            pieces: args.pieces,
            threads: args.threads.map_or_else(available_threads, usize::from),
        };
        let line = ProgressLine::new();
        let mut written = Ok(());
        builder.build_in(&folder, |progress| {
            if written.is_ok() {
                written = show(progress, &line);
            }
        })?;
        written?;
    }
    Ok(())
}

fn show(progress: BuildProgress, line: &ProgressLine) -> io::Result<()> {
    match progress {
        BuildProgress::Solving { material, plies } => {
            let plies = counted(plies.0.into(), "ply");
            line.show(format_args!("{material}: {plies} back"));
            Ok(())
        }
        BuildProgress::Finished(FinishedTable { summary, elapsed, done, total }) => {
            line.clear();
            let elapsed = match elapsed {
                Some(elapsed) => format!("{:.1} s", elapsed.as_secs_f32()),
                None => "already built".to_owned(),
            };
            let mut output = stdout();
            let TableSummary { variant, few_kings_rule, material, .. } = summary;
            let rule = match few_kings_rule {
                FewKingsRule::PlayedOut => "",
                FewKingsRule::Sheet => " as drawn at the board",
            };
            writeln!(output, "{variant} {material}{rule}, {done} of {total}: {elapsed}")?;
            output.flush()
        }
        _ => Ok(()),
    }
}

fn summary(selection: &TableSelection, ending: EndingArgs, json: bool) -> anyhow::Result<()> {
    let folder = selection.folder_args.folder()?;
    let mut output = stdout();
    let opened = selection.variants().into_iter();
    let opened = opened.map(|variant| open(&folder, variant, ending));
    let (opened, missing): (Vec<_>, Vec<_>) =
        opened.partition(|tables| !matches!(tables, Err(EndgameTableError::NotFound { .. })));
    // If no board is named, tables for one board suffice.
    if let (true, Some(missing)) = (opened.is_empty(), missing.into_iter().next()) {
        missing?;
    }
    for tables in opened {
        let tables = tables?;
        let variant = tables.variant();
        if json {
            for summary in tables.summaries() {
                write_line(&mut output, &SummaryJson::new(&tables, summary))?;
            }
            continue;
        }
        writeln!(
            output,
            "{variant:<14}{:>10} {:>10} {:>10} {:>12}  such as",
            "won", "drawn", "lost", "longest win"
        )?;
        for summary in tables.summaries() {
            write_summary(&mut output, &tables, summary)?;
        }
    }
    Ok(output.flush()?)
}

/// A table summary as JSON. Results are for the side to move.
#[derive(Serialize)]
struct SummaryJson {
    variant: &'static str,
    material: String,
    won: u64,
    drawn: u64,
    lost: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    longest_win: Option<LongestWinJson>,
}

#[derive(Serialize)]
struct LongestWinJson {
    plies: u16,
    /// One of the longest wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
}

impl SummaryJson {
    fn new(tables: &EndgameTables, summary: &TableSummary) -> SummaryJson {
        let longest_win = summary.longest_win.map(|plies| LongestWinJson {
            plies: plies.0,
            fen: tables
                .example(summary.material, TableResult::Win(plies))
                .map(|position| fen::write(&position.setup())),
        });
        SummaryJson {
            variant: summary.variant.name(),
            material: summary.material.to_string(),
            won: summary.won,
            drawn: summary.drawn,
            lost: summary.lost,
            longest_win,
        }
    }
}

/// A table lookup as JSON.
#[derive(Serialize)]
struct ProbeJson {
    #[serde(flatten)]
    result: TableResultJson,
    best: Vec<String>,
}

/// Opens the tables of a folder; an error if it has none.
fn open(
    folder: &Path,
    variant: Variant,
    ending: EndingArgs,
) -> Result<EndgameTables, EndgameTableError> {
    let tables = EndgameTables::open(folder, variant, ending.few_kings_rule())?;
    if tables.summaries().next().is_none() {
        return Err(EndgameTableError::NotFound { folder: folder.to_owned(), variant });
    }
    Ok(tables)
}

fn write_summary(
    output: &mut impl Write,
    tables: &EndgameTables,
    summary: &TableSummary,
) -> io::Result<()> {
    let TableSummary { material, won, drawn, lost, longest_win, .. } = summary;
    write!(output, "{material:<14}{won:>10} {drawn:>10} {lost:>10}")?;
    let example = longest_win.and_then(|plies| {
        let win = TableResult::Win(plies);
        let position = tables.example(*material, win)?;
        Some((win.moves()?, fen::write(&position.setup())))
    });
    match example {
        Some((moves, example)) => writeln!(output, " {moves:>12}  {example}"),
        None => writeln!(output, " {:>12}", "none"),
    }
}

fn probe(
    position: &Position,
    ending: EndingArgs,
    folder_args: &FolderArgs,
    json: bool,
) -> anyhow::Result<()> {
    let folder = folder_args.folder()?;
    let tables = open(&folder, position.variant(), ending)?;
    let result = tables.probe(position).with_context(|| {
        format!(
            "--fen: expected at most {} pieces, as in the tables in {}, found {}",
            tables.max_pieces(),
            folder.display(),
            position.occupied().len()
        )
    })?;
    let best = tables.best_moves(position);
    let mut best: Vec<String> = best.into_iter().map(|mv| move_text::write(position, mv)).collect();
    best.sort();
    let mut output = stdout();
    if json {
        let result = result.into();
        write_line(&mut output, &ProbeJson { result, best })?;
        return Ok(output.flush()?);
    }
    match result {
        TableResult::Draw => writeln!(output, "A draw")?,
        _ => writeln!(output, "{}", result.describe(position.side_to_move()))?,
    }
    if !best.is_empty() {
        writeln!(output, "Best: {}", best.join(" "))?;
    }
    Ok(output.flush()?)
}
