//! `dames3d perft`: counts the ways to play on, depth by depth.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use dames3d::rules::{Perft, PerftProgress, Position};

use super::values::{integer, mebibytes};

/// How to count.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct PerftArgs {
    /// How many plies, 1 to 60
    #[arg(long, value_parser = integer::<u32>(1..=60))]
    depth: u32,
    /// How many threads share the work, 1 to 255
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    threads: u8,
    /// Keep counts of positions met before in a table of so many MiB, 1 to 65536
    #[arg(long, value_name = "MIB", value_parser = mebibytes(1..=65536))]
    hash: Option<u32>,
    /// Play the moves of the last ply too, instead of counting them in bulk
    #[arg(long)]
    no_bulk: bool,
}

/// Writes a line DEPTH NODES for each depth, then the speed on standard error, where a terminal sees the progress.
pub(crate) fn run(position: &Position, args: PerftArgs) -> anyhow::Result<()> {
    let mut perft = Perft::new().with_threads(args.threads.into());
    if args.no_bulk {
        perft = perft.without_bulk();
    }
    if let Some(mebibytes) = args.hash {
        perft = perft.with_table(mebibytes as usize);
    }
    let mut output = io::stdout().lock();
    let begin = Instant::now();
    let mut nodes = 0;
    for depth in 1..=args.depth {
        let progress_line = ProgressLine::new(depth);
        let count =
            perft.count_with_progress(position, depth, |progress| progress_line.show(progress));
        progress_line.clear();
        writeln!(output, "{depth} {count}")?;
        output.flush()?;
        nodes += count;
    }
    let seconds = begin.elapsed().as_secs_f64();
    eprintln!("{:.0} nodes/s", nodes as f64 / seconds.max(f64::EPSILON));
    Ok(())
}

/// A line on standard error, written over again and again; none if that is no terminal.
struct ProgressLine {
    depth: u32,
    shown: Option<Mutex<Instant>>,
}

impl ProgressLine {
    const EVERY: Duration = Duration::from_millis(200);

    fn new(depth: u32) -> ProgressLine {
        let is_terminal = io::stderr().is_terminal();
        ProgressLine {
            depth,
            shown: is_terminal.then(|| Mutex::new(Instant::now())),
        }
    }

    fn show(&self, progress: PerftProgress) {
        // Another thread that holds it is showing as good a line.
        let Some(Ok(mut shown)) = self.shown.as_ref().map(Mutex::try_lock) else {
            return;
        };
        if shown.elapsed() > Self::EVERY {
            *shown = Instant::now();
            let PerftProgress { done, parts, nodes } = progress;
            eprint!("\rdepth {}: {done} of {parts} parts, {nodes} ", self.depth);
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
