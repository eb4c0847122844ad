//! `dames3d bench`: a checksum of the search.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::output::{progress, stdout};
use super::values::integer;
use crate::engine::endgame_tables::TableSource;
use crate::engine::evaluation::Evaluation;
use crate::engine::{BENCHES, BenchResult, Engine, EngineSettings};
use crate::notation::json;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// Search depth in plies, 1 to 40
    #[arg(long, value_name = "PLIES", default_value_t = 15, value_parser = integer::<u8>(1..=40))]
    depth: u8,
    /// Evaluate material only, so that the numbers do not depend on the weights
    #[arg(long)]
    material: bool,
    /// The folder of the endgame tables, or none, so that the numbers do not depend on them
    #[arg(long, value_name = "FOLDER|none", default_value_t = TableSource::Disabled)]
    tables: TableSource,
    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Node counts as JSON.
#[derive(Serialize)]
struct BenchJson {
    boards: Vec<BoardNodes>,
    nodes: u64,
    /// Search time only.
    seconds: f64,
}

/// Node counts of one board.
#[derive(Serialize)]
struct BoardNodes {
    variant: &'static str,
    nodes: u64,
}

/// Searches the positions on one thread and prints the node count of each board and the total.
pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
    let (mut output, mut boards) = (stdout(), Vec::new());
    let mut total_time = Duration::ZERO;
    for bench in BENCHES {
        let variant = bench.variant;
        let evaluation =
            if args.material { Evaluation::Material } else { Evaluation::best_for(variant) };
        let tables = args.tables.open(variant, &variant.rule_set().draws)?;
        let mut engine = Engine::try_with_evaluation(evaluation, settings)?.with_tables(tables);
        let BenchResult { nodes, time } = bench.run(&mut engine, args.depth);
        total_time += time;
        if !args.json {
            writeln!(output, "{variant} {nodes}")?;
            output.flush()?;
        }
        boards.push(BoardNodes { variant: variant.name(), nodes });
    }
    let nodes = boards.iter().map(|board| board.nodes).sum();
    let seconds = total_time.as_secs_f64();
    if args.json {
        let all = BenchJson { boards, nodes, seconds };
        json::write_line(&mut output, &all)?;
    } else {
        writeln!(output, "{nodes} nodes")?;
        progress!("{:.0} nodes/s\n", nodes as f64 / seconds.max(f64::EPSILON));
    }
    Ok(output.flush()?)
}
