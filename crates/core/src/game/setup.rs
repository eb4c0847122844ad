//! New games, positions set up from FEN, and changes of the rules in force.

use super::clocks::ClockHistory;
use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game, TableRules};
use crate::game_tree::GameTree;
use crate::notation::fen;
use crate::rules::{FewAgainstKing, Variant};

impl Game {
    pub(super) fn start_new_game(&mut self) -> Vec<Event> {
        self.restart(Game::new(self.variant()))
    }

    pub(super) fn set_up(&mut self, text: &str) -> Result<Vec<Event>, CommandError> {
        let (start, counters) = fen::read_start(text, self.variant())?;
        let tree = GameTree::with_counters(start, counters);
        Ok(self.restart(Game::from_tree(tree)?))
    }

    /// Replaces this game by another one but keeps the rules, table rules and time controls that were chosen. A game that
    /// has been played already has no clocks.
    pub(super) fn restart(&mut self, game: Game) -> Vec<Event> {
        let is_new = game.line().is_empty();
        let clocks = self.clocks.take().filter(|_| is_new).map(|clocks| {
            let settings = clocks.clock().settings().clone();
            ClockHistory::new(settings, game.current_node(), game.side_to_move())
        });
        *self = Game {
            rules: self.rules,
            table_rules: self.table_rules,
            clocks,
            ..game
        };
        [Event::Started]
            .into_iter()
            .chain(self.end_event())
            .collect()
    }

    /// As [`restart`](Self::restart), but the new game has clocks of its own, or none.
    pub(super) fn restart_with_own_clocks(&mut self, game: Game) -> Vec<Event> {
        let clocks = game.clocks.clone();
        let events = self.restart(game);
        self.clocks = clocks;
        events
    }

    pub(super) fn set_few_against_king(
        &mut self,
        rule: FewAgainstKing,
    ) -> Result<Vec<Event>, CommandError> {
        if self.variant() != Variant::International {
            return Err(CommandError::InternationalOnly);
        }
        self.rules.draws.few_against_king = Some(rule);
        Ok([Event::RulesChanged]
            .into_iter()
            .chain(self.end_event())
            .collect())
    }

    pub(super) fn set_table_rules(
        &mut self,
        table_rules: TableRules,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        self.table_rules = table_rules;
        self.hand_turn = HandTurn::default();
        Ok(vec![Event::TableRulesChanged])
    }
}
