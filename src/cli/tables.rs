//! `dames3d tables`: endgame tables built, summed up and looked into.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, Subcommand};
use dames3d::engine::Verdict;
use dames3d::engine::endgame_tables::{
    self, Building, Endings, Finished, Progress, Summary, Tables, TablesError,
};
use dames3d::notation::{fen, move_text};
use dames3d::rules::{Position, Variant};

use super::rules::position;
use super::values::{plain, whole};

#[derive(Debug, Subcommand)]
pub(crate) enum Tabling {
    /// Solve all positions of a few pieces, a line for each table as it is finished
    ///
    /// Every position is solved twice: as it is drawn at the board, where two kings or one against one king are a draw
    /// at once, which is what the computer plays by; and with these played out. What is there already is kept; a
    /// building that was interrupted goes on where it stopped.
    Build(Build),
    /// Sum up the tables: for each material how many positions are won, drawn and lost for the side to move
    #[command(visible_alias = "show")]
    Summary {
        #[command(flatten)]
        which: Which,
        #[command(flatten)]
        counting: Counting,
    },
    /// Who wins a position, in how many moves, and the best moves
    Probe {
        /// international or dames3d
        #[arg(long, value_parser = plain)]
        variant: Variant,
        /// The position
        #[arg(long)]
        fen: String,
        #[command(flatten)]
        counting: Counting,
        #[command(flatten)]
        place: Place,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Build {
    #[command(flatten)]
    which: Which,
    /// Up to how many pieces on the board, 2 to 5
    #[arg(long, default_value_t = 4, value_parser = whole::<u8>(2..=endgame_tables::MOST_PIECES))]
    pieces: u8,
    /// How many threads share the work, 1 to 255; without it, all of the machine
    #[arg(long, value_parser = whole::<u8>(1..=255))]
    threads: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct Which {
    /// international or dames3d; without it, both
    #[arg(long, value_parser = plain)]
    variant: Option<Variant>,
    #[command(flatten)]
    place: Place,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Counting {
    /// Two kings or one against one king are drawn at once, as at the board; without it, they are played out
    #[arg(long)]
    drawn: bool,
}

impl Counting {
    fn endings(self) -> Endings {
        match self.drawn {
            true => Endings::Drawn,
            false => Endings::PlayedOut,
        }
    }
}

impl Which {
    fn variants(&self) -> Vec<Variant> {
        self.variant
            .map_or(Variant::PLAIN.to_vec(), |one| vec![one])
    }
}

/// Where the tables are.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// The folder of the tables; without it, $DAMES3D_TABLES or dames3d/tables among the user's data
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Place {
    fn folder(&self) -> anyhow::Result<PathBuf> {
        let named = self.folder.clone().or_else(endgame_tables::default_folder);
        named.ok_or_else(|| anyhow::anyhow!("--folder: expected a folder, as the user has no home"))
    }
}

pub(crate) fn run(tabling: &Tabling) -> anyhow::Result<()> {
    match tabling {
        Tabling::Build(build) => self::build(build),
        Tabling::Summary { which, counting } => summary(which, *counting),
        Tabling::Probe {
            variant,
            fen,
            counting,
            place,
        } => probe(&position(*variant, Some(fen))?, *counting, place),
    }
}

fn build(build: &Build) -> anyhow::Result<()> {
    let folder = build.which.place.folder()?;
    let machine = || thread::available_parallelism().map_or(1, usize::from);
    let variants = build.which.variants().into_iter();
    for (variant, endings) in variants.flat_map(|variant| Endings::BOTH.map(|one| (variant, one))) {
        let building = Building {
            variant,
            endings,
            pieces: build.pieces,
            threads: build.threads.map_or_else(machine, usize::from),
        };
        let mut written = Ok(());
        building.into_folder(&folder, |progress| {
            if written.is_ok() {
                written = show(progress);
            }
        })?;
        written?;
    }
    Ok(())
}

fn show(progress: Progress) -> io::Result<()> {
    let is_seen = io::stderr().is_terminal();
    match progress {
        Progress::Solving { material, plies } => {
            if is_seen {
                eprint!("\r\x1b[K{material}: {} plies back ", plies.0);
            }
            Ok(())
        }
        Progress::Finished(Finished {
            summary,
            taken,
            done,
            all,
        }) => {
            if is_seen {
                eprint!("\r\x1b[K");
            }
            let taken = match taken {
                Some(taken) => format!("{:.1} s", taken.as_secs_f32()),
                None => "was there".to_owned(),
            };
            let mut output = io::stdout().lock();
            let Summary {
                variant,
                endings,
                material,
                ..
            } = summary;
            let sort = match endings {
                Endings::PlayedOut => "",
                Endings::Drawn => " as drawn at the board",
            };
            writeln!(
                output,
                "{variant} {material}{sort}, {done} of {all}: {taken}"
            )?;
            output.flush()
        }
    }
}

fn summary(which: &Which, counting: Counting) -> anyhow::Result<()> {
    let folder = which.place.folder()?;
    let mut output = io::stdout().lock();
    for variant in which.variants() {
        let tables = open(&folder, variant, counting)?;
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
fn open(folder: &Path, variant: Variant, counting: Counting) -> Result<Tables, TablesError> {
    let tables = Tables::open(folder, variant, counting.endings())?;
    let is_there = tables.summaries().next().is_some();
    is_there
        .then_some(tables)
        .ok_or_else(|| TablesError::NotThere {
            folder: folder.to_owned(),
            variant,
        })
}

fn write_summary(output: &mut impl Write, tables: &Tables, summary: &Summary) -> io::Result<()> {
    let Summary {
        material,
        won,
        drawn,
        lost,
        longest_win,
        ..
    } = summary;
    write!(output, "{material:<14}{won:>10} {drawn:>10} {lost:>10}")?;
    let example = longest_win.and_then(|plies| {
        let win = Verdict::Win(plies);
        let position = tables.example(*material, win)?;
        Some((win.moves()?, fen::write(&position.setup())))
    });
    match example {
        Some((moves, example)) => writeln!(output, " {moves:>12}  {example}"),
        None => writeln!(output, " {:>12}", "none"),
    }
}

fn probe(position: &Position, counting: Counting, place: &Place) -> anyhow::Result<()> {
    let folder = place.folder()?;
    let tables = open(&folder, position.variant(), counting)?;
    let Some(verdict) = tables.probe(position) else {
        anyhow::bail!(
            "--fen: expected at most {} pieces, of which there are tables in {}, found {}",
            tables.most_pieces(),
            folder.display(),
            position.occupied().len()
        );
    };
    let mut output = io::stdout().lock();
    match verdict {
        Verdict::Draw => writeln!(output, "A draw")?,
        _ => writeln!(output, "{}", verdict.said(position.side_to_move()))?,
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
