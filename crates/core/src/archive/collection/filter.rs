use super::game_date::DateRange;
use super::index::GameIndex;
use super::names::NameTable;
use crate::notation::pdn::GameResult;
use crate::rules::Variant;
use crate::spelling::latin;

/// The games to list: those that meet all conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// A part of the name of either player, whatever its case and accents.
    pub player: String,
    /// A part of the name of the event.
    pub event: String,
    /// The dates.
    pub dates: Option<DateRange>,
    /// The result.
    pub result: Option<GameResult>,
    /// The variant.
    pub variant: Option<Variant>,
    /// Leaves out the duplicates of earlier games.
    pub without_duplicates: bool,
}

impl GameIndex {
    /// The games that meet these conditions, in order.
    pub fn filter(&self, filter: &GameFilter) -> Vec<usize> {
        let players = matching(&self.names, &filter.player);
        let events = matching(&self.names, &filter.event);
        let has = |names: &Option<Vec<bool>>, name: u32| {
            let names = names.as_ref();
            names.is_none_or(|names| names.get(name as usize).copied().unwrap_or(false))
        };
        let games = self.games.iter().enumerate();
        let found = games.filter(|(_, game)| {
            (has(&players, game.white) || has(&players, game.black))
                && has(&events, game.event)
                && filter.dates.is_none_or(|dates| dates.contains(game.date))
                && filter.result.is_none_or(|result| result == game.result)
                && filter
                    .variant
                    .is_none_or(|_| filter.variant == game.variant)
                && !(filter.without_duplicates && game.duplicate_of.is_some())
        });
        found.map(|(game, _)| game).collect()
    }
}

/// For each name, `true` if it contains this text; `None` if every name does.
fn matching(names: &NameTable, text: &str) -> Option<Vec<bool>> {
    let text = latin(text.trim());
    let has_text = |name: &str| name.contains(&text);
    (!text.is_empty()).then(|| names.folded().iter().map(|name| has_text(name)).collect())
}
