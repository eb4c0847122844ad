//! Filters games and prints lists of them.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::collection::{Collection, CollectionArgs};
use crate::archive::{DateRange, GameFilter, GameIndex};
use crate::cli::values::variant_names;
use crate::notation::pdn::GameResult;
use crate::notation::{json, printable};
use crate::rules::Variant;

#[derive(Debug, Args)]
pub(crate) struct FilterArgs {
    /// Only games of this player, White or Black: a part of the name, without regard to case and accents
    #[arg(long, value_name = "NAME", default_value = "")]
    player: String,
    /// Only games of this event: a part of its name
    #[arg(long, value_name = "NAME", default_value = "")]
    event: String,
    /// Only games of these dates: 1956, 2024.05, 2020..2024, 2020..
    #[arg(long, value_name = "DATES")]
    date: Option<DateRange>,
    /// Only games with this result: 2-0, 1-1, 0-2, 0-0 or *
    #[arg(long, value_parser = result)]
    result: Option<GameResult>,
    #[arg(long, help = format!("Only games of this variant: {}", variant_names()))]
    pub(super) variant: Option<Variant>,
    /// Leave out games that are the same as earlier ones
    #[arg(long)]
    no_duplicates: bool,
}

fn result(text: &str) -> Result<GameResult, String> {
    GameResult::from_text(text).ok_or_else(|| "expected 2-0, 1-1, 0-2, 0-0 or *".to_owned())
}

impl FilterArgs {
    pub(super) fn filter(&self) -> GameFilter {
        GameFilter {
            player: self.player.clone(),
            event: self.event.clone(),
            dates: self.date,
            result: self.result,
            variant: self.variant,
            without_duplicates: self.no_duplicates,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    #[command(flatten)]
    filter: FilterArgs,
    /// Print a JSON object per game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(super) games: CollectionArgs,
}

impl ListArgs {
    pub(super) fn print(
        &self,
        Collection { index, stop }: &Collection,
        mut output: impl Write,
    ) -> anyhow::Result<()> {
        for game in index.filter(&self.filter.filter()) {
            if stop.is_set() {
                break;
            }
            if self.json {
                json::write_line(&mut output, &GameLine::new(index, game))?;
            } else {
                writeln!(output, "{}", line(index, game))?
            }
        }
        Ok(())
    }
}

/// A game as JSON; unknown texts are empty.
#[derive(Serialize)]
pub(super) struct GameLine<'a> {
    game: usize,
    file: String,
    number: usize,
    white: &'a str,
    black: &'a str,
    event: &'a str,
    date: String,
    result: &'static str,
    variant: Option<&'static str>,
    plies: usize,
    duplicate_of: Option<usize>,
    errors: bool,
}

impl<'a> GameLine<'a> {
    pub(super) fn new(index: &'a GameIndex, game: usize) -> GameLine<'a> {
        let found = index.game(game);
        GameLine {
            game: game + 1,
            file: found.path.display().to_string(),
            number: found.number,
            white: found.white,
            black: found.black,
            event: found.event,
            date: found.date.to_string(),
            result: found.result.text(),
            variant: found.variant.map(Into::into),
            plies: found.plies,
            duplicate_of: found.duplicate_of.map(|game| game + 1),
            errors: found.has_errors,
        }
    }
}

/// Maximum width of a column, in characters.
const MAX_CHARS: usize = 40;

/// Formats a game as a line of text.
pub(super) fn line(index: &GameIndex, number: usize) -> String {
    let game = index.game(number);
    let text = |text: &str| match text {
        "" => "?".to_owned(),
        text => printable(text, MAX_CHARS),
    };
    let players = format!("{} – {}", text(game.white), text(game.black));
    let variant = game.variant.map_or("other", |variant| variant.name());
    let moves = game.moves();
    let mut line = format!(
        "{:>6}  {:<10}  {:<3}  {players}  {}  {variant}  {moves}",
        number + 1,
        game.date,
        game.result,
        text(game.event)
    );
    if let Some(original) = game.duplicate_of {
        line += &format!("  ={}", original + 1);
    }
    if game.has_errors {
        line += "  ?";
    }
    line
}
