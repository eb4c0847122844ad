use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Assignment, EngineId, PendingAction, Player};
use crate::engine::Level;
use crate::game::Game;
use crate::rules::{BySide, Side, Variant};

/// Who plays each side at each table. Serialised as the tables somebody chose players for, by their names; names of no
/// table are passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "BTreeMap<String, BySide<Player>>",
    into = "BTreeMap<String, BySide<Player>>"
)]
pub struct PlayersByVariant([BySide<Player>; Variant::ALL.len()]);

impl PlayersByVariant {
    /// The players at the table of this variant.
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    /// Players sit down at a table.
    pub fn set(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// A person sits down where this program played at this table.
    pub fn remove_engine(&mut self, variant: Variant, id: EngineId) {
        let players = &mut self.0[variant.index()];
        for side in Side::BOTH {
            players[side] =
                players[side].replace_engine(|program| (program != id).then_some(program));
        }
    }

    /// Sits another program down in place of each, or a person where there is none.
    pub fn replace_engines(&mut self, other: impl Fn(EngineId) -> Option<EngineId>) {
        for players in &mut self.0 {
            for side in Side::BOTH {
                players[side] = players[side].replace_engine(&other);
            }
        }
    }

    /// Whether a computer plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// What has to be done now and no person does.
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

    /// How many moves are taken back or played again at once, of so many there are: two where one of them is the
    /// computer's, which goes with what it answers.
    pub fn plies_per_step(&self, game: &Game, there: u16) -> u16 {
        let side = game.position().side_to_move();
        let answers = self.is_computer(game, !side) && !self.is_computer(game, side);
        if answers && there >= 2 { 2 } else { 1 }
    }
}

impl From<PlayersByVariant> for BTreeMap<String, BySide<Player>> {
    fn from(seats: PlayersByVariant) -> Self {
        let tables = Variant::ALL.map(|variant| (variant.name().to_owned(), seats.at(variant)));
        let chosen = |(_, players): &(String, BySide<Player>)| *players != BySide::default();
        tables.into_iter().filter(chosen).collect()
    }
}

impl From<BTreeMap<String, BySide<Player>>> for PlayersByVariant {
    fn from(tables: BTreeMap<String, BySide<Player>>) -> PlayersByVariant {
        let mut seats = PlayersByVariant::default();
        for (name, players) in tables {
            if let Ok(variant) = name.parse() {
                seats.set(variant, players);
            }
        }
        seats
    }
}
