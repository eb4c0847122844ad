//! `dames3d bench`: a checksum of the search.
//!
//! The number of nodes of a fixed set of searches changes only if the search or the weights do, as with the `bench`
//! command of other engines.

use std::io::Write;
use std::time::Duration;

use dames3d::engine::endgame_tables::TableSource;
use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d::notation::{fen, json};
use dames3d::rules::{Position, Variant};
use serde::Serialize;

use super::output::stdout;
use super::values::integer;

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

/// The numbers of nodes, as JSON.
#[derive(Serialize)]
struct BenchJson {
    boards: Vec<BoardNodes>,
    nodes: u64,
    /// Of the searches alone.
    seconds: f64,
}

/// The nodes of the searches on a board.
#[derive(Serialize)]
struct BoardNodes {
    variant: &'static str,
    nodes: u64,
}

/// Openings, middle games and endgames from games.
const POSITIONS: [(Variant, [&str; 6]); 2] = [
    (
        Variant::International,
        [
            "W:W31-50:B1-20",
            "W:W30,34,35,37,38,39,40,41,42,43,45,46,47:B1,2,4,5,6,7,9,11,12,14,15,20,23,25,27",
            "W:W26,32,36,37,38,39,40,41,43,44,46,47,49,50:B2,4,5,6,8,9,10,11,12,13,15,16,17,21,24,35",
            "B:W25,35,36,37,38,41,42,43,44,45,46,47,49,50:B2,3,4,5,6,8,9,10,11,12,13,14,19,20,22,23",
            "W:W27,32,33,37,38,43:B8,12,13,18,19,24",
            "B:W25,48,K35:B6,11,24,K1",
        ],
    ),
    (
        Variant::Dames3d,
        [
            "W:W31-50:B1-20",
            "W:W31,33,34,36,37,38,41,43,44,46,47,48,49,50:B1,2,4,5,6,7,8,10,12,16,19,22",
            "B:W21,26,37,38,40,42,45,48,49,50:B1,2,3,4,5,6,8,10,12,14,15",
            "B:W25,26,32,36,38,39,42,44,46,47,48,49:B1,4,6,7,10,11,14,17,23",
            "W:W37,38,43,46,48:B3,8,9,14,16",
            "B:W25,48,K35:B6,11,24,K1",
        ],
    ),
];

/// Searches the positions on one thread; writes the number of nodes for each board and in all.
pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
    let (mut output, mut boards) = (stdout(), Vec::new());
    let mut total_time = Duration::ZERO;
    for (variant, fens) in POSITIONS {
        let evaluation = match args.material {
            true => Evaluation::Material,
            false => Evaluation::best_for(variant),
        };
        let tables = args.tables.open(variant, &variant.rule_set().draws)?;
        let mut engine = Engine::try_with_evaluation(evaluation, settings)?.with_tables(tables);
        let mut nodes = 0;
        for fen in fens {
            let position: Position = fen::read_position(fen, variant)?;
            engine.clear_hash();
            let limits = Limits::depth(args.depth);
            let info = engine.search(
                &SearchPosition::new(position),
                limits,
                &StopFlag::new(),
                &mut |_| (),
            );
            nodes += info.nodes;
            total_time += info.time;
        }
        if !args.json {
            writeln!(output, "{variant} {nodes}")?;
            output.flush()?;
        }
        boards.push(BoardNodes {
            variant: variant.name(),
            nodes,
        });
    }
    let nodes = boards.iter().map(|board| board.nodes).sum();
    let seconds = total_time.as_secs_f64();
    if args.json {
        let all = BenchJson {
            boards,
            nodes,
            seconds,
        };
        json::write_line(&mut output, &all)?;
    } else {
        writeln!(output, "{nodes} nodes")?;
        eprintln!("{:.0} nodes/s", nodes as f64 / seconds.max(f64::EPSILON));
    }
    Ok(output.flush()?)
}
