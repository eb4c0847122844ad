//! `dames3d analyze`: searches a position.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::draws::DrawArgs;
use super::limits::LimitArgs;
use super::output::stdout;
use super::signals::stop_on_signal;
use super::values::{integer, mebibytes};
use crate::engine::endgame_tables::{EndgameTableError, EndgameTables, TableSource};
use crate::engine::{Engine, EngineSettings, SearchInfo, SearchPosition, TableResult, Variation};
use crate::notation::{json, move_text};
use crate::rules::{DrawRules, GameHistory, Position, Variant};

#[derive(Debug, Args)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    limits: LimitArgs,
    /// Number of best moves to follow, 1 to 100
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=100))]
    lines: u8,
    /// Write a JSON object after each depth, with scores in hundredths of a man
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    draws: DrawArgs,
    #[command(flatten)]
    engine_args: EngineArgs,
}

/// The resources of an engine.
#[derive(Clone, Debug, Args)]
pub(crate) struct EngineArgs {
    /// Number of search threads, 1 to 255; the default is all threads of the machine
    #[arg(long, value_parser = integer::<u8>(1..=255))]
    threads: Option<u8>,
    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = mebibytes(1..=1 << 20))]
    hash: u32,
    /// The folder of the endgame tables, or none; the default is the folder of dames3d tables build
    #[arg(long, value_name = "FOLDER|none", default_value_t)]
    tables: TableSource,
}

impl EngineArgs {
    pub(crate) fn settings(&self) -> EngineSettings {
        EngineSettings::default()
            .with_threads(self.threads.map_or(EngineSettings::default().threads, usize::from))
            .with_hash_mib(self.hash as usize)
    }

    pub(crate) fn source(&self) -> &TableSource {
        &self.tables
    }

    pub(crate) fn tables(
        &self,
        variant: Variant,
        draws: &DrawRules,
    ) -> Result<Option<Arc<EndgameTables>>, EndgameTableError> {
        self.tables.open(variant, draws)
    }
}

/// The limit of a search without other limits.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// One search depth as JSON.
#[derive(Serialize)]
struct AnalysisJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<TableResultJson>,
    depth: u8,
    seldepth: u8,
    nodes: u64,
    seconds: f64,
    lines: Vec<VariationJson>,
}

#[derive(Serialize)]
struct VariationJson {
    /// In hundredths of a man, for the side to move.
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

/// Endgame table result for the side to move.
#[derive(Serialize)]
pub(crate) struct TableResultJson {
    result: &'static str,
    /// Moves that the winner still has to make.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u16>,
}

impl From<TableResult> for TableResultJson {
    fn from(result: TableResult) -> TableResultJson {
        TableResultJson {
            result: match result {
                TableResult::Win(_) => "win",
                TableResult::Draw => "draw",
                TableResult::Loss(_) => "loss",
            },
            moves: result.moves(),
            plies: result.plies().map(|plies| plies.0),
        }
    }
}

/// Searches the current position of a game and prints a line per depth.
pub(crate) fn run(history: GameHistory, args: &AnalyzeArgs) -> anyhow::Result<()> {
    let position = *history.position();
    let draws = args.draws.rules(position.variant())?;
    let tables = args.engine_args.tables(position.variant(), &draws)?;
    let mut engine =
        Engine::try_new(position.variant(), args.engine_args.settings())?.with_tables(tables);
    let stop = stop_on_signal()?;
    let mut written = Ok(());
    let mut last_depth = 0;
    let mut print_info = |info: &SearchInfo| {
        last_depth = info.depth;
        written = write(&position, info, args.json);
        if written.is_err() {
            stop.set();
        }
    };
    let info = engine.search_multipv(
        &SearchPosition::with_history(history).with_draw_rules(draws),
        args.limits.limits_or(DEFAULT_TIME),
        args.lines.into(),
        &stop,
        &mut print_info,
    );
    written?;
    if let (Some(result), false) = (info.table_result, args.json) {
        let result = result.describe(position.side_to_move());
        writeln!(stdout(), "by the endgame tables: {result}")?;
    }
    if info.lines.is_empty() || last_depth != info.depth {
        write(&position, &info, args.json)?;
    }
    Ok(())
}

fn write(position: &Position, info: &SearchInfo, json: bool) -> anyhow::Result<()> {
    let mut output = stdout();
    if json {
        json::write_line(&mut output, &to_json(position, info))?;
    } else if info.lines.is_empty() {
        writeln!(output, "the game is over")?;
    } else {
        for (rank, line) in info.lines.iter().enumerate() {
            let moves = move_text::write_line(position, &line.moves).join(" ");
            match rank {
                0 => writeln!(
                    output,
                    "{:>3} {:>10} {:>12} {:>8.2} s  {moves}",
                    info.depth,
                    score(line),
                    info.nodes,
                    info.time.as_secs_f64(),
                )?,
                _ => writeln!(output, "    {:>10} {:26}{moves}", score(line), "")?,
            }
        }
    }
    output.flush()?;
    Ok(())
}

/// Formats the score in men or plies; `=` marks an exact result from the endgame tables.
fn score(line: &Variation) -> String {
    match line.table_result {
        Some(TableResult::Draw) => "= draw".to_owned(),
        Some(_) => format!("= {}", line.score),
        None => line.score.to_string(),
    }
}

fn to_json(position: &Position, info: &SearchInfo) -> AnalysisJson {
    AnalysisJson {
        known: info.table_result.map(TableResultJson::from),
        depth: info.depth,
        seldepth: info.seldepth,
        nodes: info.nodes,
        seconds: info.time.as_secs_f64(),
        lines: info
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
