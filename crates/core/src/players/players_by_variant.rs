use super::{EngineId, PendingAction, Player};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::game::{Command, Game};
use crate::rules::{BySide, Side, Variant};

/// A pending action that no person does, and the engine that does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// The built-in engine does this at this level. It also acts, at full strength, for another engine that cannot be
    /// asked: to resolve an irregularity, to answer the offer of a draw, to move the touched piece.
    Computer(PendingAction, Level),
    /// Another engine moves.
    Engine(EngineId),
}

/// The players of both sides in each variant. Serialized as a map from the names of the variants whose players are not
/// the default; unknown names are skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "BTreeMap<String, BySide<Player>>",
    into = "BTreeMap<String, BySide<Player>>"
)]
pub struct PlayersByVariant([BySide<Player>; Variant::ALL.len()]);

impl PlayersByVariant {
    /// The players of this variant.
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    /// Sets the players of this variant.
    pub fn set(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// Replaces this engine by a person in this variant.
    pub fn remove_engine(&mut self, variant: Variant, id: EngineId) {
        let players = &mut self.0[variant.index()];
        for side in Side::BOTH {
            players[side] = players[side].replace_engine(|engine| (engine != id).then_some(engine));
        }
    }

    /// Replaces whoever plays this side in this variant by a person.
    pub fn give_to_person(&mut self, variant: Variant, side: Side) {
        self.0[variant.index()][side] = Player::Person;
    }

    /// Replaces every other engine by the one that `replacement` returns, or by a person if it returns `None`.
    pub fn replace_engines(&mut self, replacement: impl Fn(EngineId) -> Option<EngineId>) {
        for players in &mut self.0 {
            for side in Side::BOTH {
                players[side] = players[side].replace_engine(&replacement);
            }
        }
    }

    /// Returns `true` if an engine plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// The engine that must act now, and its action; `None` if a person must act, or nobody.
    pub fn assignment(&self, game: &Game) -> Option<Assignment> {
        let (side, action) = PendingAction::from_game(game)?;
        match self.at(game.variant())[side] {
            Player::Person => None,
            Player::Computer(level) => Some(Assignment::Computer(action, level)),
            Player::Engine(id)
                if action == PendingAction::Play && game.touched_piece().is_none() =>
            {
                Some(Assignment::Engine(id))
            }
            Player::Engine(_) => Some(Assignment::Computer(action, Level::FULL)),
        }
    }

    /// The side that resigns or offers a draw, whatever position is shown: the person's if one person plays, otherwise
    /// the side to move at the end of the game.
    pub fn side_that_may_end(&self, game: &Game) -> Side {
        let is_person = |side: &Side| !self.is_computer(game, *side);
        let mut people = Side::BOTH.into_iter().filter(is_person);
        match (people.next(), people.next()) {
            (Some(person), None) => person,
            _ => game.final_position().side_to_move(),
        }
    }

    /// The command that takes back a move. A game against an engine or by the clock is played on from there, and what was
    /// taken back becomes a variation; anywhere else, another move becomes a variation.
    pub fn undo(&self, game: &Game) -> Command {
        let is_played = game.clock().is_some()
            || Side::BOTH
                .into_iter()
                .any(|side| self.is_computer(game, side));
        match is_played {
            true => Command::TakeBack,
            false => Command::Undo,
        }
    }

    /// Number of plies that one undo or redo goes back or forward: 2 if a person plays against an engine and is to
    /// move, so that the engine's move goes with it, otherwise 1. At most `available`.
    pub fn plies_per_step(&self, game: &Game, available: u16) -> u16 {
        let side = game.position().side_to_move();
        let engine_answers = self.is_computer(game, !side) && !self.is_computer(game, side);
        if engine_answers && available >= 2 {
            2
        } else {
            1
        }
    }
}

impl From<PlayersByVariant> for BTreeMap<String, BySide<Player>> {
    fn from(players: PlayersByVariant) -> Self {
        let all = Variant::ALL.map(|variant| (variant.name().to_owned(), players.at(variant)));
        let is_chosen = |(_, players): &(String, BySide<Player>)| *players != BySide::default();
        all.into_iter().filter(is_chosen).collect()
    }
}

impl From<BTreeMap<String, BySide<Player>>> for PlayersByVariant {
    fn from(named: BTreeMap<String, BySide<Player>>) -> PlayersByVariant {
        let mut players_by_variant = PlayersByVariant::default();
        for (name, players) in named {
            if let Ok(variant) = name.parse() {
                players_by_variant.set(variant, players);
            }
        }
        players_by_variant
    }
}
