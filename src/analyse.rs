//! Analysing a position.

use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use dames3d::engine::{Engine, Limits, Report, Settings, Situation, Stop, TimeLimit};
use dames3d::notation::move_text;
use dames3d::rules::Position;
use serde::Serialize;

/// How long and how widely to look.
#[derive(Debug, Args)]
pub(crate) struct Looking {
    /// Seconds to think
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Plies to look ahead
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: Option<u8>,
    /// Positions to search
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many of the best moves to follow
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=100))]
    lines: u8,
    /// Write a line of JSON after each depth
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: Machine,
}

/// What of the machine to use.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Machine {
    /// Threads that search together; without a number, all there are
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=255))]
    threads: Option<u8>,
    /// MiB of memory for positions already searched
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: u32,
}

impl Machine {
    pub(crate) fn settings(self) -> Settings {
        Settings {
            threads: self
                .threads
                .map_or(Settings::default().threads, usize::from),
            hash_mib: self.hash as usize,
        }
    }
}

/// Seconds as they are typed.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=1e6).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds, from 0.001 to 1000000".to_owned())
}

/// With no limit given, the computer thinks so long.
const USUAL: Duration = Duration::from_secs(5);

impl Looking {
    fn limits(&self) -> Limits {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(TimeLimit::Move),
            ..Limits::default()
        };
        match limits == Limits::default() {
            true => Limits::time(USUAL),
            false => limits,
        }
    }
}

#[derive(Serialize)]
struct Said {
    depth: u8,
    furthest: u8,
    nodes: u64,
    seconds: f64,
    lines: Vec<SaidLine>,
}

#[derive(Serialize)]
struct SaidLine {
    /// Hundredths of a man.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_in: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss_in: Option<u16>,
    moves: Vec<String>,
}

/// Writes what the computer thinks of a position, deeper and deeper.
pub(crate) fn run(position: &Position, looking: &Looking) -> anyhow::Result<()> {
    let mut engine = Engine::new(position.variant(), looking.machine.settings());
    let situation = Situation::new(*position);
    let mut written = Ok(());
    let mut told = 0;
    let stop = Stop::new();
    let lines = usize::from(looking.lines);
    let mut tell = |report: &Report| {
        told = report.depth;
        written = write(position, report, looking.json);
        if written.is_err() {
            stop.ask();
        }
    };
    let report = engine.think_of_lines(&situation, looking.limits(), lines, &stop, &mut tell);
    written?;
    if report.lines.is_empty() || told != report.depth {
        write(position, &report, looking.json)?;
    }
    Ok(())
}

fn write(position: &Position, report: &Report, json: bool) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    if json {
        let said = said(position, report);
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
                    line.score.to_string(),
                    report.nodes,
                    report.time.as_secs_f64(),
                )?,
                _ => writeln!(
                    output,
                    "    {:>10} {:26}{moves}",
                    line.score.to_string(),
                    ""
                )?,
            }
        }
    }
    output.flush()?;
    Ok(())
}

fn said(position: &Position, report: &Report) -> Said {
    Said {
        depth: report.depth,
        furthest: report.furthest,
        nodes: report.nodes,
        seconds: report.time.as_secs_f64(),
        lines: report
            .lines
            .iter()
            .map(|line| SaidLine {
                score: (!line.score.is_decided()).then(|| line.score.hundredths()),
                win_in: line.score.plies_to_win().map(|plies| plies.0),
                loss_in: line.score.plies_to_loss().map(|plies| plies.0),
                moves: move_text::write_line(position, &line.moves),
            })
            .collect(),
    }
}
