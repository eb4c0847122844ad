use std::time::Duration;

use super::moves::format_moves;
use super::{HubLine, HubMove};
use crate::engine::{Score, SearchInfo};
use crate::rules::{Move, Ply, Position};

/// An `info` line: what a search has found so far. What the engine left out is `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HubInfo {
    /// The search depth in plies.
    pub depth: Option<f64>,
    /// The score for the side to move.
    pub score: Option<Score>,
    /// The number of positions searched.
    pub nodes: Option<u64>,
    /// The time since the search began.
    pub time: Option<Duration>,
    /// The principal variation, up to the first move that is not legal.
    pub pv: Vec<Move>,
}

/// The score of a win in men, less a hundredth for each ply to it.
const WIN_SCORE: f64 = 100.0;
/// A score of at least this, in men, is a win.
const WIN_THRESHOLD: f64 = 90.0;

/// Converts a score to men.
fn to_men(score: Score) -> f64 {
    let plies = |Ply(plies)| WIN_SCORE - f64::from(plies) / 100.0;
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(ply), _) => plies(ply),
        (_, Some(ply)) => -plies(ply),
        _ => {
            (f64::from(score.hundredths()) / 100.0).clamp(1.0 - WIN_THRESHOLD, WIN_THRESHOLD - 1.0)
        }
    }
}

/// Converts an engine's score in men.
fn from_men(men: f64) -> Score {
    let plies = Ply(((WIN_SCORE - men.abs()) * 100.0).round().clamp(0.0, 900.0) as u16);
    match men {
        men if men >= WIN_THRESHOLD => Score::won_in(plies),
        men if men <= -WIN_THRESHOLD => Score::lost_in(plies),
        men => Score::estimate((100.0 * men).round() as i32),
    }
}

impl HubInfo {
    /// The `info` line for what a search has found.
    pub(super) fn to_line(report: &SearchInfo) -> HubLine {
        let mut info = HubLine::new("info").with("depth", report.depth);
        if let Some(best) = report.lines.first() {
            info = info.with("score", format!("{:.2}", to_men(best.score)));
        }
        info = info
            .with("nodes", report.nodes)
            .with("time", format!("{:.3}", report.time.as_secs_f64()))
            .with("nps", format!("{:.3}", report.nodes_per_second() / 1e6));
        match report.lines.first() {
            Some(best) => info.with("pv", format_moves(&best.moves)),
            None => info,
        }
    }

    /// Reads an `info` line; arguments that cannot be read are ignored, as the protocol asks.
    pub(super) fn from_line(line: &HubLine, position: &Position) -> HubInfo {
        let number = |name| line.value(name)?.parse::<f64>().ok();
        let time = number("time").filter(|&time| (0.0..1e9).contains(&time));
        HubInfo {
            depth: number("depth"),
            score: number("score").map(from_men),
            nodes: line.value("nodes").and_then(|nodes| nodes.parse().ok()),
            time: time.map(Duration::from_secs_f64),
            pv: parse_moves(line.value("pv").unwrap_or_default(), *position),
        }
    }
}

/// Reads moves in Hub notation, up to the first that is not legal.
fn parse_moves(text: &str, mut position: Position) -> Vec<Move> {
    let legal = |text: &str| {
        let mv = text.parse::<HubMove>().ok()?.resolve(&position).ok()?;
        position = position.play(mv);
        Some(mv)
    };
    text.split_whitespace().map_while(legal).collect()
}
