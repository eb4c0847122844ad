//! Searches games for a position and scores the moves played in it.

use std::io::Write;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::collection::{Collection, CollectionArgs};
use super::list::{FilterArgs, GameLine, line};
use crate::archive::{GameIndex, PositionReport, ResultCounts};
use crate::cli::values::{counted, integer};
use crate::notation::move_text;
use crate::notation::{MoveRequest, fen, json};
use crate::rules::{Position, Variant};

#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    /// The position; the default is the starting position
    #[arg(long)]
    fen: Option<String>,
    /// Moves to play from there: “32-28 19-23”
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Find the position with the colors swapped as well
    #[arg(long)]
    mirrored: bool,
    /// Maximum number of games to list
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = integer::<usize>(0..))]
    most: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    pub(super) games: CollectionArgs,
}

impl SearchArgs {
    pub(super) fn print(
        &self,
        Collection { index, stop }: &Collection,
        mut output: impl Write,
    ) -> anyhow::Result<()> {
        let position = self.position(index)?;
        let within = index.filter(&self.filter.filter());
        let report = index.search(&position, self.mirrored, Some(&within));
        if self.json {
            let report = SearchJson::new(index, &position, &report, self.most);
            return Ok(json::write_line(&mut output, &report)?);
        }
        let all = &report.results;
        writeln!(output, "{}  {}", counted(all.games(), "game"), results(all))?;
        for next in &report.moves {
            let games = next.results.games();
            let share = 100.0 * games as f64 / all.games().max(1) as f64;
            let year = next.year.map_or(String::new(), |year| format!("  {year}"));
            writeln!(
                output,
                "{:<10} {games:>6}  {share:>5.1} %  {}{year}",
                move_text::write(&position, next.mv),
                results(&next.results)
            )?;
        }
        for found in report.games.iter().take(self.most) {
            if stop.is_set() {
                break;
            }
            let mark = if found.is_mirrored { "  ~" } else { "" };
            writeln!(output, "{}{mark}", line(index, found.game))?;
        }
        Ok(())
    }

    /// The position to search for; without `--variant`, the first game decides the variant.
    fn position(&self, index: &GameIndex) -> anyhow::Result<Position> {
        let mut variants = (0..index.len()).filter_map(|game| index.game(game).variant);
        let variant = self.filter.variant.or_else(|| variants.next());
        let variant = variant.unwrap_or(Variant::International);
        let mut position = match &self.fen {
            Some(text) => fen::read_position(&fen::typed(text), variant).context("--fen")?,
            None => Position::start(variant),
        };
        for word in self.moves.split_whitespace() {
            let request: MoveRequest = word.parse().context("--moves")?;
            let (mv, _) = request.resolve(&position).context("--moves")?;
            position = position.play(mv);
        }
        Ok(position)
    }
}

/// White's score, then White wins, draws and Black wins.
fn results(results: &ResultCounts) -> String {
    let score = match results.score() {
        Some(score) => format!("{:.1} %", 100.0 * score),
        None => "–".to_owned(),
    };
    format!("{score:>7}  +{} ={} -{}", results.white, results.drawn, results.black)
}

/// The report with game counts by result.
#[derive(Serialize)]
struct SearchJson<'a> {
    fen: String,
    games: usize,
    #[serde(flatten)]
    results: ResultsJson,
    moves: Vec<MoveJson>,
    found: Vec<FoundJson<'a>>,
}

#[derive(Serialize)]
struct ResultsJson {
    white: usize,
    drawn: usize,
    black: usize,
    other: usize,
    /// White's share of the points; `null` if no game has a result.
    score: Option<f64>,
}

#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    results: ResultsJson,
    year: Option<u32>,
}

#[derive(Serialize)]
struct FoundJson<'a> {
    #[serde(flatten)]
    game: GameLine<'a>,
    mirrored: bool,
}

impl<'a> SearchJson<'a> {
    fn new(
        index: &'a GameIndex,
        position: &Position,
        report: &PositionReport,
        most: usize,
    ) -> SearchJson<'a> {
        let moves = report.moves.iter().map(|next| MoveJson {
            mv: move_text::write(position, next.mv),
            results: ResultsJson::new(&next.results),
            year: next.year,
        });
        let found = report.games.iter().take(most).map(|found| FoundJson {
            game: GameLine::new(index, found.game),
            mirrored: found.is_mirrored,
        });
        SearchJson {
            fen: fen::write(&position.setup()),
            games: report.results.games(),
            results: ResultsJson::new(&report.results),
            moves: moves.collect(),
            found: found.collect(),
        }
    }
}

impl ResultsJson {
    fn new(results: &ResultCounts) -> ResultsJson {
        ResultsJson {
            white: results.white,
            drawn: results.drawn,
            black: results.black,
            other: results.other,
            score: results.score(),
        }
    }
}
