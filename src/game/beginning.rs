//! Beginning a game, and by which rules it is played.

use super::Game;
use super::command::{Event, Refused};
use super::manners::{Hands, Manners};
use crate::notation::fen;
use crate::rules::{FewAgainstKing, Variant};

impl Game {
    pub(super) fn start_anew(&mut self) -> Vec<Event> {
        self.restart(Game::new(self.variant()))
    }

    pub(super) fn set_up(&mut self, text: &str) -> Result<Vec<Event>, Refused> {
        let start = fen::read_position(text, self.variant())?;
        Ok(self.restart(Game::from_position(start)))
    }

    /// Begins anew from another game's start, by the rules and manners chosen for this one.
    pub(super) fn restart(&mut self, game: Game) -> Vec<Event> {
        *self = Game {
            rules: self.rules,
            manners: self.manners,
            ..game
        };
        [Event::Started].into_iter().chain(self.ended()).collect()
    }

    pub(super) fn count_few_against_king(
        &mut self,
        rule: FewAgainstKing,
    ) -> Result<Vec<Event>, Refused> {
        if self.variant() != Variant::International {
            return Err(Refused::OnlyInternational);
        }
        self.rules.draws.few_against_king = Some(rule);
        Ok([Event::RulesChanged]
            .into_iter()
            .chain(self.ended())
            .collect())
    }

    pub(super) fn mind(&mut self, manners: Manners) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        self.manners = manners;
        self.hands = Hands::default();
        Ok(vec![Event::MannersChanged])
    }
}
