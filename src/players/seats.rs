use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Charge, Duty, Player, ProgramId};
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
pub struct Seats([BySide<Player>; Variant::ALL.len()]);

impl Seats {
    /// The players at the table of this variant.
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    /// Players sit down at a table.
    pub fn sit(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// A person sits down where this program played at this table.
    pub fn dismiss(&mut self, variant: Variant, id: ProgramId) {
        let players = &mut self.0[variant.index()];
        for side in Side::BOTH {
            players[side] = players[side].exchanged(|program| (program != id).then_some(program));
        }
    }

    /// Sits another program down in place of each, or a person where there is none.
    pub fn exchange_programs(&mut self, other: impl Fn(ProgramId) -> Option<ProgramId>) {
        for players in &mut self.0 {
            for side in Side::BOTH {
                players[side] = players[side].exchanged(&other);
            }
        }
    }

    /// Whether a computer plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// What has to be done now and no person does.
    pub fn charge(&self, game: &Game) -> Option<Charge> {
        let (side, duty) = Duty::of(game)?;
        match self.at(game.variant())[side] {
            Player::Person => None,
            Player::Computer(level) => Some(Charge::Computer(duty, level)),
            Player::Program(id) if duty == Duty::Play && game.bound().is_none() => {
                Some(Charge::Program(id))
            }
            Player::Program(_) => Some(Charge::Computer(duty, Level::FULL)),
        }
    }

    /// How many moves are taken back or played again at once, of so many there are: two where one of them is the
    /// computer's, which goes with what it answers.
    pub fn stride(&self, game: &Game, there: u16) -> u16 {
        let side = game.position().side_to_move();
        let answers = self.is_computer(game, !side) && !self.is_computer(game, side);
        if answers && there >= 2 { 2 } else { 1 }
    }
}

impl From<Seats> for BTreeMap<String, BySide<Player>> {
    fn from(seats: Seats) -> Self {
        let tables = Variant::ALL.map(|variant| (variant.name().to_owned(), seats.at(variant)));
        let chosen = |(_, players): &(String, BySide<Player>)| *players != BySide::default();
        tables.into_iter().filter(chosen).collect()
    }
}

impl From<BTreeMap<String, BySide<Player>>> for Seats {
    fn from(tables: BTreeMap<String, BySide<Player>>) -> Seats {
        let mut seats = Seats::default();
        for (name, players) in tables {
            if let Ok(variant) = name.parse() {
                seats.sit(variant, players);
            }
        }
        seats
    }
}
