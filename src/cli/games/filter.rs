//! Filters for game lists.

use clap::Args;

use crate::archive::{DateRange, GameFilter};
use crate::cli::values::variant_names;
use crate::notation::pdn::GameResult;
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
