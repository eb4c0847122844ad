//! A game as PDN: the one place where a game becomes a text for other programs, whether it is saved, filed or copied.

use super::Game;
use crate::notation::pdn::PdnGame;
use crate::rules::{BySide, Side};

impl Game {
    /// The game as PDN, with its time controls. Where its tags name no player, these do, unless they are empty; the date is
    /// that of a game that was not opened.
    pub fn to_pdn(&self, players: &BySide<String>, date: &str) -> PdnGame {
        let mut tags = self.tags().clone();
        let date = if self.opened().is_some() { "" } else { date };
        let about = [
            ("White", players[Side::White].as_str()),
            ("Black", &players[Side::Black]),
            ("Date", date),
        ];
        let about = about.map(|(name, value)| (name, value.to_owned()));
        for (name, value) in about.into_iter().chain(self.clock_tags()) {
            if !value.is_empty() && tags.get(name).is_none() {
                tags.push(name, value);
            }
        }
        PdnGame {
            tags,
            tree: self.tree().clone(),
            result: self.result(),
        }
    }
}
