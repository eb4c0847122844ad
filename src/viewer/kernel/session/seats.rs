//! The players of each side, in every game of the session, and the engines that can play and analyze beside the
//! built-in one: their names and the variants they play.

use std::ops::{Deref, DerefMut};

use bevy::prelude::*;

use crate::engine::Level;
use crate::players::{EngineId, Player, PlayersByVariant};
use crate::rules::{BySide, Side, Variant};

/// The players on the board: those of the session, of the game with a player elsewhere or, on a practice board, persons. Change it to change who plays.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSeats {
    of_session: PlayersByVariant,
    of_practice: Option<PlayersByVariant>,
    /// Those of the game with a player elsewhere, while it is on the board.
    of_remote: Option<PlayersByVariant>,
    /// The names that the players of that game go by.
    remote_names: BySide<Option<String>>,
}

/// The players of the game with a player elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemotePlayers {
    /// The players.
    pub players: BySide<Player>,
    /// The names that they go by.
    pub names: BySide<Option<String>>,
}

impl PlayerSeats {
    /// Players of the session.
    pub fn new(players: PlayersByVariant) -> PlayerSeats {
        PlayerSeats {
            of_session: players,
            of_practice: None,
            of_remote: None,
            remote_names: BySide::default(),
        }
    }

    /// The players of the session, on a practice board too.
    pub fn of_session(&self) -> &PlayersByVariant {
        &self.of_session
    }

    /// Seats persons for a practice.
    pub(in crate::viewer::kernel) fn begin_practice(&mut self) {
        self.of_practice = Some(PlayersByVariant::default());
    }

    /// Seats the players of the session again.
    pub(in crate::viewer::kernel) fn end_practice(&mut self) {
        self.of_practice = None;
    }

    /// Seats players at the table of a variant in the session, whatever stands in for its game.
    pub fn set_of_session(&mut self, variant: Variant, players: BySide<Player>) {
        self.of_session.set(variant, players);
    }

    /// Seats the players of the game with a player elsewhere, or those of the session again.
    pub(in crate::viewer::kernel) fn set_remote(
        &mut self,
        players: Option<(Variant, RemotePlayers)>,
    ) {
        let seated = players.map(|(variant, RemotePlayers { players, names })| {
            let mut all = PlayersByVariant::default();
            all.set(variant, players);
            (all, names)
        });
        let (players, names) = seated.unzip();
        self.of_remote = players;
        self.remote_names = names.unwrap_or_default();
    }

    /// The name that the player of a side goes by in the game with a player elsewhere, while it is on the board.
    pub fn remote_name(&self, side: Side) -> Option<&str> {
        let is_shown = self.of_practice.is_none();
        self.remote_names[side].as_deref().filter(|_| is_shown)
    }

    /// Gives this side to the computer and the other side to a person.
    pub fn give_to_computer(&mut self, side: Side, variant: Variant) {
        let mut players = self.at(variant);
        let both = Side::BOTH.map(|side| players[side]);
        let computer = both.into_iter().find(|player| player.is_computer());
        players[side] = computer.unwrap_or(Player::Computer(Level::default()));
        players[!side] = Player::Person;
        self.set(variant, players);
    }
}

impl Deref for PlayerSeats {
    type Target = PlayersByVariant;

    fn deref(&self) -> &PlayersByVariant {
        let stand_in = self.of_practice.as_ref().or(self.of_remote.as_ref());
        stand_in.unwrap_or(&self.of_session)
    }
}

impl DerefMut for PlayerSeats {
    fn deref_mut(&mut self) -> &mut PlayersByVariant {
        let stand_in = self.of_practice.as_mut().or(self.of_remote.as_mut());
        stand_in.unwrap_or(&mut self.of_session)
    }
}

/// The engines given when the window opened, by their [`EngineId`].
#[derive(Resource, Default, Debug)]
pub struct EngineList(Vec<EngineEntry>);

#[derive(Debug)]
struct EngineEntry {
    name: String,
    /// The name the engine was given on the command line, by which the settings know it.
    requested_name: String,
    /// Empty until the engine has introduced itself.
    variants: Vec<Variant>,
}

/// Longer names are cut, in characters.
const MAX_NAME: usize = 22;

impl EngineList {
    /// Makes the list of engines with these names.
    pub fn new(names: impl IntoIterator<Item = String>) -> EngineList {
        let entry = |name: String| EngineEntry {
            name: shorten(&name),
            requested_name: name,
            variants: Vec::new(),
        };
        EngineList(names.into_iter().map(entry).collect())
    }

    /// All engines.
    pub fn ids(&self) -> impl Iterator<Item = EngineId> + use<> {
        (0..self.0.len()).map(EngineId)
    }

    /// The engine that was given this name on the command line.
    pub fn find(&self, requested_name: &str) -> Option<EngineId> {
        let mut entries = self.0.iter();
        let index = entries.position(|entry| entry.requested_name == requested_name);
        index.map(EngineId)
    }

    /// The name that an engine was given on the command line.
    pub fn requested_name(&self, id: EngineId) -> Option<&str> {
        self.0.get(id.0).map(|entry| &*entry.requested_name)
    }

    /// The names that the engines were given on the command line.
    pub fn requested_names(&self) -> Vec<String> {
        let entries = self.0.iter();
        entries.map(|entry| entry.requested_name.clone()).collect()
    }

    pub fn name(&self, id: EngineId) -> &str {
        self.0.get(id.0).map_or("", |entry| &entry.name)
    }

    /// The names of both players as files of games have them; that of a person is empty.
    pub fn names_in_files(&self, players: BySide<Player>) -> BySide<String> {
        let name = |player: Player| match player.engine() {
            Some(id) => self.name(id).to_owned(),
            None => player.file_name(),
        };
        BySide {
            white: name(players.white),
            black: name(players.black),
        }
    }

    /// Returns `true` if an engine has introduced itself.
    pub fn is_ready(&self, id: EngineId) -> bool {
        let entry = self.0.get(id.0);
        entry.is_some_and(|entry| !entry.variants.is_empty())
    }

    /// Returns `true` if an engine plays this variant; `false` before it has introduced itself.
    pub fn plays(&self, id: EngineId, variant: Variant) -> bool {
        let entry = self.0.get(id.0);
        entry.is_some_and(|entry| entry.variants.contains(&variant))
    }

    /// The first engine after `previous` that plays this variant, or the first of all.
    pub fn next(&self, previous: Option<EngineId>, variant: Variant) -> Option<EngineId> {
        let first = previous.map_or(0, |EngineId(index)| index + 1);
        let mut rest = self.ids().skip(first);
        rest.find(|&id| self.plays(id, variant))
    }

    /// Records that an engine plays these variants and, if it was not given a name, what it calls itself.
    pub fn set_identity(&mut self, id: EngineId, variants: Vec<Variant>, name: Option<&str>) {
        if let Some(entry) = self.0.get_mut(id.0) {
            entry.variants = variants;
            if let Some(name) = name {
                entry.name = shorten(name);
            }
        }
    }
}

fn shorten(name: &str) -> String {
    if name.chars().count() > MAX_NAME {
        name.chars().take(MAX_NAME - 1).chain(['…']).collect()
    } else {
        name.to_owned()
    }
}
