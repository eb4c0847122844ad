//! New games, positions set up from FEN, games opened from PDN, and the one conversion of a game to PDN, whether it is
//! saved, filed or copied.

use std::mem;

use super::clocks::ClockHistory;
use super::over_the_board::HandTurn;
use super::{Command, CommandError, Event, Game, Session, TableRules};
use crate::game_tree::GameTree;
use crate::notation::fen;
use crate::notation::pdn::{GameResult, PdnGame, PdnReader};
use crate::rules::{BySide, FewAgainstKing, Outcome, Position, Side, Variant};

impl Game {
    pub(super) fn start_new_game(&mut self) -> Vec<Event> {
        self.restart(Game::new(self.variant()))
    }

    pub(super) fn set_up(&mut self, text: &str) -> Result<Vec<Event>, CommandError> {
        let (start, counters) = fen::read_start(text, self.variant())?;
        let tree = GameTree::with_counters(start, counters);
        Ok(self.restart(Game::from_tree(tree)?))
    }

    /// Replaces this game with another one but keeps the rules, table rules and time controls that were chosen. A game
    /// that has been played already has no clocks.
    pub(super) fn restart(&mut self, game: Game) -> Vec<Event> {
        let is_new = game.line().is_empty();
        let clocks = self.clocks.take().filter(|_| is_new).map(|clocks| {
            let settings = clocks.clock().settings().clone();
            ClockHistory::new(settings, game.current_node(), game.side_to_move())
        });
        *self = Game { rules: self.rules, table_rules: self.table_rules, clocks, ..game };
        [Event::Started].into_iter().chain(self.end_event()).collect()
    }

    /// As [`restart`](Self::restart), but the new game has clocks of its own, or none, and the draw rule that its tags
    /// name, if they do.
    pub(super) fn restart_as_opened(&mut self, game: Game) -> Vec<Event> {
        let clocks = game.clocks.clone();
        let rule = game.tags.few_against_king();
        let draws = rule.and_then(|rule| game.variant().draws_with(rule));
        let draws = draws.unwrap_or(self.rules.draws);
        let is_changed = mem::replace(&mut self.rules.draws, draws) != draws;
        let events = self.restart(game);
        self.clocks = clocks;
        is_changed.then_some(Event::RulesChanged).into_iter().chain(events).collect()
    }

    pub(super) fn set_few_against_king(
        &mut self,
        rule: FewAgainstKing,
    ) -> Result<Vec<Event>, CommandError> {
        if self.variant() != Variant::International {
            return Err(CommandError::InternationalOnly);
        }
        self.rules.draws.few_against_king = Some(rule);
        let ended = self.end_event();
        if ended.is_some() {
            self.draw_offer = None;
        }
        Ok([Event::RulesChanged].into_iter().chain(ended).collect())
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

impl From<&PdnGame> for Command {
    fn from(game: &PdnGame) -> Command {
        Command::Load(game.to_string())
    }
}

impl Game {
    /// A game with all turns, tags, clocks and annotations of this one, which shows the start. Refused if a line has
    /// more plies than can be numbered.
    fn from_pdn(pdn: PdnGame) -> Result<Game, CommandError> {
        let game = Game::from_tree(pdn.tree.clone())?;
        Ok(Game {
            clocks: Game::clocks_of_file(&pdn),
            tags: pdn.tags.clone(),
            opened: Some(Box::new(pdn)),
            ..game
        })
    }

    /// The game as it was opened; `None` for one that was started here.
    pub fn opened(&self) -> Option<&PdnGame> {
        self.opened.as_deref()
    }

    /// Returns `true` for a game that was opened to be read: it has a result, or nothing was played at its end since.
    pub fn is_for_reading(&self) -> bool {
        self.opened().is_some_and(|opened| {
            let turns = |tree: &GameTree| tree.main_line().len();
            opened.result != GameResult::Unfinished || turns(&opened.tree) == turns(self.tree())
        })
    }

    /// Returns `true` if turns, variations, annotations or tags would be lost with this game: it has turns, and they
    /// are not just what it was opened with.
    pub fn has_changes(&self) -> bool {
        match self.opened() {
            Some(opened) => opened.tree != *self.tree() || opened.tags != *self.tags(),
            None => !self.tree().is_empty(),
        }
    }

    /// Returns `true` if anything would be lost with this game: [changes](Game::has_changes), comments or marks at the
    /// start, tags, or a position that was set up. Sheep and wolf that were placed are the start of a game like any
    /// other.
    pub fn has_content(&self) -> bool {
        if self.opened().is_some() {
            return self.has_changes();
        }
        let (tree, variant) = (self.tree(), self.variant());
        let is_set_up = !variant.has_placement() && *self.start() != Position::start(variant);
        let is_noted = !tree.node(tree.root()).annotations.is_empty();
        !tree.is_empty() || !self.tags().is_empty() || is_set_up || is_noted
    }

    /// The result: the outcome at the end of the main line. Where that is open, the result that the game was opened
    /// with stands, such as a resignation in a file of another program; unless it was then won or drawn on the board.
    pub fn result(&self) -> GameResult {
        if let Some(outcome) = self.main_line_outcome() {
            return match outcome {
                Outcome::Win { winner, .. } => GameResult::Won(winner),
                Outcome::Draw(_) => GameResult::Drawn,
            };
        }
        let Some(opened) = self.opened() else {
            return GameResult::Unfinished;
        };
        let had_ended = Game::from_tree(opened.tree.clone())
            .is_ok_and(|game| game.main_line_outcome().is_some());
        if had_ended {
            // It was taken back and goes on.
            GameResult::Unfinished
        } else {
            opened.result
        }
    }
}

impl Session {
    pub(super) fn load(&mut self, text: &str) -> Result<Vec<Event>, CommandError> {
        let read = PdnReader::new(text.as_bytes()).next_game();
        let pdn = read.ok().flatten().and_then(|game| game.into_game());
        let game = Game::from_pdn(pdn.ok_or(CommandError::NoGame)?)?;
        Ok(self.replace(game))
    }
}

impl Game {
    /// The game as PDN, with its time controls and its draw rule. Where its tags name no player, these do, unless they
    /// are empty; the date is that of a game that was not opened.
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
        tags.set_few_against_king(self.variant(), &self.rules.draws);
        PdnGame { tags, tree: self.tree().clone(), result: self.result() }
    }
}
