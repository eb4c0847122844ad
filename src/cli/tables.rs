//! `dames3d tables`: endgame tables built, summed up and looked into.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, Subcommand};
use dames3d::engine::TableResult;
use dames3d::engine::endgame_tables::{
    self, BuildProgress, EndgameTableError, EndgameTables, FewKingsRule, FinishedTable,
    TableBuilder, TableSummary,
};
use dames3d::notation::{fen, move_text};
use dames3d::rules::{Position, Variant};

use super::rules::position;
use super::values::{integer, plain_variant};

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Solve all positions of a few pieces, a line for each table as it is finished
    ///
    /// Every position is solved twice: as it is drawn at the board, where two kings or one against one king are a draw
    /// at once, which is what the computer plays by; and with these played out. What is there already is kept; a
    /// building that was interrupted goes on where it stopped.
    Build(BuildArgs),
    /// Sum up the tables: for each material how many positions are won, drawn and lost for the side to move
    #[command(visible_alias = "show")]
    Summary {
        #[command(flatten)]
        selection: TableSelection,
        #[command(flatten)]
        ending: EndingArgs,
    },
    /// Who wins a position, in how many moves, and the best moves
    Probe {
        /// international or dames3d
        #[arg(long, value_parser = plain_variant)]
        variant: Variant,
        /// The position
        #[arg(long)]
        fen: String,
        #[command(flatten)]
        ending: EndingArgs,
        #[command(flatten)]
        folder_args: FolderArgs,
    },
}

#[derive(Debug, Args)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    selection: TableSelection,
    /// Up to how many pieces on the board, 2 to 5
    #[arg(long, default_value_t = 4, value_parser = integer::<u8>(2..=endgame_tables::MAX_PIECES))]
    pieces: u8,
    /// How many threads share the work, 1 to 255; without it, all of the machine
    #[arg(long, value_parser = integer::<u8>(1..=255))]
    threads: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct TableSelection {
    /// international or dames3d; without it, both
    #[arg(long, value_parser = plain_variant)]
    variant: Option<Variant>,
    #[command(flatten)]
    folder_args: FolderArgs,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct EndingArgs {
    /// Two kings or one against one king are drawn at once, as at the board; without it, they are played out
    #[arg(long)]
    drawn: bool,
}

impl EndingArgs {
    fn few_kings_rule(self) -> FewKingsRule {
        match self.drawn {
            true => FewKingsRule::Drawn,
            false => FewKingsRule::PlayedOut,
        }
    }
}

impl TableSelection {
    fn variants(&self) -> Vec<Variant> {
        self.variant
            .map_or(Variant::STANDARD.to_vec(), |one| vec![one])
    }
}

/// Where the tables are.
#[derive(Debug, Args)]
pub(crate) struct FolderArgs {
    /// The folder of the tables; without it, $DAMES3D_TABLES or dames3d/tables among the user's data
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl FolderArgs {
    fn folder(&self) -> anyhow::Result<PathBuf> {
        let named = self.folder.clone().or_else(endgame_tables::default_folder);
        named.ok_or_else(|| anyhow::anyhow!("--folder: expected a folder, as the user has no home"))
    }
}

pub(crate) fn run(command: &TablesCommand) -> anyhow::Result<()> {
    match command {
        TablesCommand::Build(build) => self::build(build),
        TablesCommand::Summary { selection, ending } => summary(selection, *ending),
        TablesCommand::Probe {
            variant,
            fen,
            ending,
            folder_args,
        } => probe(&position(*variant, Some(fen))?, *ending, folder_args),
    }
}

fn build(args: &BuildArgs) -> anyhow::Result<()> {
    let folder = args.selection.folder_args.folder()?;
    let machine = || thread::available_parallelism().map_or(1, usize::from);
    let variants = args.selection.variants().into_iter();
    for (variant, few_kings_rule) in
        variants.flat_map(|variant| FewKingsRule::BOTH.map(|one| (variant, one)))
    {
        let building = TableBuilder {
            variant,
            few_kings_rule,
            pieces: args.pieces,
            threads: args.threads.map_or_else(machine, usize::from),
        };
        let mut written = Ok(());
        building.build_in(&folder, |progress| {
            if written.is_ok() {
                written = show(progress);
            }
        })?;
        written?;
    }
    Ok(())
}

fn show(progress: BuildProgress) -> io::Result<()> {
    let is_terminal = io::stderr().is_terminal();
    match progress {
        BuildProgress::Solving { material, plies } => {
            if is_terminal {
                eprint!("\r\x1b[K{material}: {} plies back ", plies.0);
            }
            Ok(())
        }
        BuildProgress::Finished(FinishedTable {
            summary,
            elapsed,
            done,
            total,
        }) => {
            if is_terminal {
                eprint!("\r\x1b[K");
            }
            let elapsed = match elapsed {
                Some(elapsed) => format!("{:.1} s", elapsed.as_secs_f32()),
                None => "was there".to_owned(),
            };
            let mut output = io::stdout().lock();
            let TableSummary {
                variant,
                few_kings_rule,
                material,
                ..
            } = summary;
            let sort = match few_kings_rule {
                FewKingsRule::PlayedOut => "",
                FewKingsRule::Drawn => " as drawn at the board",
            };
            writeln!(
                output,
                "{variant} {material}{sort}, {done} of {total}: {elapsed}"
            )?;
            output.flush()
        }
    }
}

fn summary(selection: &TableSelection, ending: EndingArgs) -> anyhow::Result<()> {
    let folder = selection.folder_args.folder()?;
    let mut output = io::stdout().lock();
    for variant in selection.variants() {
        let tables = open(&folder, variant, ending)?;
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

/// The tables of a folder that has some.
fn open(
    folder: &Path,
    variant: Variant,
    ending: EndingArgs,
) -> Result<EndgameTables, EndgameTableError> {
    let tables = EndgameTables::open(folder, variant, ending.few_kings_rule())?;
    let is_there = tables.summaries().next().is_some();
    is_there
        .then_some(tables)
        .ok_or_else(|| EndgameTableError::NotFound {
            folder: folder.to_owned(),
            variant,
        })
}

fn write_summary(
    output: &mut impl Write,
    tables: &EndgameTables,
    summary: &TableSummary,
) -> io::Result<()> {
    let TableSummary {
        material,
        won,
        drawn,
        lost,
        longest_win,
        ..
    } = summary;
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

fn probe(position: &Position, ending: EndingArgs, folder_args: &FolderArgs) -> anyhow::Result<()> {
    let folder = folder_args.folder()?;
    let tables = open(&folder, position.variant(), ending)?;
    let Some(verdict) = tables.probe(position) else {
        anyhow::bail!(
            "--fen: expected at most {} pieces, of which there are tables in {}, found {}",
            tables.max_pieces(),
            folder.display(),
            position.occupied().len()
        );
    };
    let mut output = io::stdout().lock();
    match verdict {
        TableResult::Draw => writeln!(output, "A draw")?,
        _ => writeln!(output, "{}", verdict.describe(position.side_to_move()))?,
    }
    let best = tables.best_moves(position);
    let mut best: Vec<String> = best
        .into_iter()
        .map(|mv| move_text::write(position, mv))
        .collect();
    best.sort();
    if !best.is_empty() {
        writeln!(output, "Best: {}", best.join(" "))?;
    }
    Ok(output.flush()?)
}
