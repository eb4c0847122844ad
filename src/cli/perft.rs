//! `dames3d perft`: counts the leaves of the game tree at each depth.

use std::io::Write;

use anyhow::ensure;
use serde::Serialize;

use super::output::{ProgressLine, progress, stdout};
use super::values::{counted, integer, mebibytes};
use crate::notation::json;
use crate::platform::{Instant, large_table, thread};
use crate::rules::{Perft, PerftProgress, PerftTable, Position};

#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct PerftArgs {
    /// Depth in plies, 1 to 60
    #[arg(long, value_parser = integer::<u32>(1..=60))]
    depth: u32,
    /// Number of threads, 1 to 255
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    threads: u8,
    /// Keep the counts of positions in a hash table of this size, 1 to 65536 MiB
    #[arg(long, value_name = "MIB", value_parser = mebibytes(1..=65536))]
    hash: Option<u32>,
    /// Play the moves of the last ply too, instead of counting them in bulk
    #[arg(long)]
    no_bulk: bool,
    /// Write a JSON object for each depth
    #[arg(long)]
    json: bool,
}

/// The count of one depth as JSON.
#[derive(Serialize)]
struct CountJson {
    depth: u32,
    nodes: u64,
}

/// Prints a line DEPTH NODES for each depth; speed and progress go to standard error.
pub(crate) fn run(position: &Position, args: PerftArgs) -> anyhow::Result<()> {
    let mut perft = Perft::new();
    if args.no_bulk {
        perft = perft.without_bulk();
    }
    if let Some(mebibytes) = args.hash {
        let buckets = large_table(PerftTable::buckets(mebibytes as usize))?;
        perft = perft.with_table(PerftTable::from(buckets));
    }
    let mut output = stdout();
    let start = Instant::now();
    let mut nodes = 0.0;
    for depth in 1..=args.depth {
        let line = ProgressLine::new();
        let run = perft.start(position, depth);
        let show = |PerftProgress { done, parts, nodes }| {
            let parts = counted(parts, "part");
            line.show(format_args!("depth {depth}: {done} of {parts}, {nodes}"));
        };
        thread::on_threads(args.threads.into(), || run.work(show))?;
        line.clear();
        let count = run.nodes();
        ensure!(count < u64::MAX, "depth {depth}: expected fewer than {} positions", u64::MAX);
        nodes += count as f64;
        if args.json {
            json::write_line(&mut output, &CountJson { depth, nodes: count })?
        } else {
            writeln!(output, "{depth} {count}")?
        }
        output.flush()?;
    }
    let seconds = start.elapsed().as_secs_f64();
    progress!("{:.0} nodes/s\n", nodes / seconds.max(f64::EPSILON));
    Ok(())
}
