//! Analysing a position.

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use dames3d::engine::endgame_tables::{EndgameTableError, EndgameTables, TableSource};
use dames3d::engine::{
    Engine, EngineSettings, SearchInfo, SearchPosition, StopFlag, TableResult, Variation,
};
use dames3d::notation::move_text;
use dames3d::rules::{Position, Variant};
use serde::Serialize;

use super::limits::LimitArgs;
use super::values::{integer, mebibytes};

/// How long and how widely to look.
#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    limits: LimitArgs,
    /// How many of the best moves to follow
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=100))]
    lines: u8,
    /// Write a line of JSON after each depth
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    engine_args: EngineArgs,
}

/// What of the machine to use.
#[derive(Clone, Debug, Args)]
pub(crate) struct EngineArgs {
    /// Threads that search together; without a number, all there are
    #[arg(long, value_parser = integer::<u8>(1..=255))]
    threads: Option<u8>,
    /// MiB of memory for positions already searched
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = mebibytes(1..=1 << 20))]
    hash: u32,
    /// The folder of the endgame tables to use, or none; without it, those that dames3d tables build made, if any
    #[arg(long, value_name = "DIR|none", default_value_t)]
    tables: TableSource,
}

impl EngineArgs {
    pub(crate) fn settings(&self) -> EngineSettings {
        EngineSettings {
            threads: self
                .threads
                .map_or(EngineSettings::default().threads, usize::from),
            hash_mib: self.hash as usize,
        }
    }

    pub(crate) fn source(&self) -> &TableSource {
        &self.tables
    }

    pub(crate) fn tables(
        &self,
        variant: Variant,
    ) -> Result<Option<Arc<EndgameTables>>, EndgameTableError> {
        self.tables.open(variant)
    }
}

/// With no limit given, the computer thinks so long.
const DEFAULT_MOVE_TIME: Duration = Duration::from_secs(5);

#[derive(Serialize)]
struct AnalysisJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<TableResultJson>,
    depth: u8,
    furthest: u8,
    nodes: u64,
    seconds: f64,
    lines: Vec<VariationJson>,
}

#[derive(Serialize)]
struct VariationJson {
    /// Hundredths of a man.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_in: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss_in: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<TableResultJson>,
    moves: Vec<String>,
}

/// What the endgame tables say, for the side to move.
#[derive(Serialize)]
struct TableResultJson {
    result: &'static str,
    /// The winner's moves to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u16>,
}

impl From<TableResult> for TableResultJson {
    fn from(verdict: TableResult) -> TableResultJson {
        TableResultJson {
            result: match verdict {
                TableResult::Win(_) => "win",
                TableResult::Draw => "draw",
                TableResult::Loss(_) => "loss",
            },
            moves: verdict.moves(),
            plies: verdict.plies().map(|plies| plies.0),
        }
    }
}

/// Writes what the computer thinks of a position, deeper and deeper.
pub(crate) fn run(position: &Position, args: &AnalyseArgs) -> anyhow::Result<()> {
    let tables = args.engine_args.tables(position.variant())?;
    let engine = Engine::try_new(position.variant(), args.engine_args.settings())?;
    let mut engine = engine.with_tables(tables);
    let situation = SearchPosition::new(*position);
    let mut written = Ok(());
    let mut last_depth = 0;
    let stop = StopFlag::new();
    let lines = usize::from(args.lines);
    let mut print_info = |report: &SearchInfo| {
        last_depth = report.depth;
        written = write(position, report, args.json);
        if written.is_err() {
            stop.set();
        }
    };
    let report = engine.search_multipv(
        &situation,
        args.limits.limits_or(DEFAULT_MOVE_TIME),
        lines,
        &stop,
        &mut print_info,
    );
    written?;
    if let (Some(verdict), false) = (report.table_result, args.json) {
        let said = verdict.describe(position.side_to_move());
        writeln!(io::stdout(), "by the endgame tables: {said}")?;
    }
    if report.lines.is_empty() || last_depth != report.depth {
        write(position, &report, args.json)?;
    }
    Ok(())
}

fn write(position: &Position, report: &SearchInfo, json: bool) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    if json {
        let said = to_json(position, report);
        serde_json::to_writer(&mut output, &said)?;
        writeln!(output)?;
    } else if report.lines.is_empty() {
        writeln!(output, "the game is over")?;
    } else {
        for (rank, line) in report.lines.iter().enumerate() {
            let moves = move_text::write_line(position, &line.moves).join(" ");
            match rank {
                0 => writeln!(
                    output,
                    "{:>3} {:>10} {:>12} {:>8.2} s  {moves}",
                    report.depth,
                    score(line),
                    report.nodes,
                    report.time.as_secs_f64(),
                )?,
                _ => writeln!(output, "    {:>10} {:26}{moves}", score(line), "")?,
            }
        }
    }
    output.flush()?;
    Ok(())
}

/// In men or plies; `=` before what the endgame tables say, and is no estimate.
fn score(line: &Variation) -> String {
    match line.table_result {
        Some(TableResult::Draw) => "= draw".to_owned(),
        Some(_) => format!("= {}", line.score),
        None => line.score.to_string(),
    }
}

fn to_json(position: &Position, report: &SearchInfo) -> AnalysisJson {
    AnalysisJson {
        known: report.table_result.map(TableResultJson::from),
        depth: report.depth,
        furthest: report.seldepth,
        nodes: report.nodes,
        seconds: report.time.as_secs_f64(),
        lines: report
            .lines
            .iter()
            .map(|line| VariationJson {
                score: (!line.score.is_decided()).then(|| line.score.hundredths()),
                win_in: line.score.plies_to_win().map(|plies| plies.0),
                loss_in: line.score.plies_to_loss().map(|plies| plies.0),
                known: line.table_result.map(TableResultJson::from),
                moves: move_text::write_line(position, &line.moves),
            })
            .collect(),
    }
}
