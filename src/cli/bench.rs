//! `dames3d bench`: a number that changes only when the search does.

use std::io::{self, Write};
use std::time::Duration;

use dames3d::engine::endgame_tables::TableSource;
use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d::notation::fen;
use dames3d::rules::{Position, Variant};

use super::values::integer;

/// How far to look.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// Plies to look ahead in each position
    #[arg(long, default_value_t = 15, value_parser = integer::<u8>(1..=40))]
    depth: u8,
    /// Judge by the pieces alone, so that the number does not change with the weights
    #[arg(long)]
    material: bool,
    /// The folder of the endgame tables to use; without it none, so that the number does not change with them
    #[arg(long, value_name = "DIR", default_value_t = TableSource::Disabled)]
    tables: TableSource,
}

/// Openings, middle games and endings as they come up in games.
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

/// Searches fixed positions on one thread and writes how many positions that took, for each board and in all.
pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let settings = EngineSettings {
        threads: 1,
        hash_mib: 16,
    };
    let mut output = io::stdout().lock();
    let mut all = (0, Duration::ZERO);
    for (variant, texts) in POSITIONS {
        let evaluation = match args.material {
            true => Evaluation::Material,
            false => Evaluation::best_for(variant),
        };
        let tables = args.tables.open(variant)?;
        let mut engine = Engine::try_with_evaluation(evaluation, settings)?.with_tables(tables);
        let mut nodes = 0;
        for text in texts {
            let position: Position = fen::read_position(text, variant)?;
            engine.clear_hash();
            let situation = SearchPosition::new(position);
            let limits = Limits::depth(args.depth);
            let report = engine.search(&situation, limits, &StopFlag::new(), &mut |_| ());
            nodes += report.nodes;
            all.1 += report.time;
        }
        writeln!(output, "{variant} {nodes}")?;
        all.0 += nodes;
    }
    writeln!(output, "{} nodes", all.0)?;
    output.flush()?;
    let seconds = all.1.as_secs_f64();
    eprintln!("{:.0} nodes/s", all.0 as f64 / seconds.max(f64::EPSILON));
    Ok(())
}
