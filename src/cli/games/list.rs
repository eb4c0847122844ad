//! Prints lists of games.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::collection::CollectionArgs;
use super::filter::FilterArgs;
use crate::archive::GameIndex;
use crate::notation::{json, printable};

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
    pub(super) fn print(&self, index: &GameIndex, mut output: impl Write) -> anyhow::Result<()> {
        for game in index.filter(&self.filter.filter()) {
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
