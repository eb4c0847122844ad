//! The players of each side in every game of the session, and the external engines with their names and variants.

use std::ops::{Deref, DerefMut};

use bevy::prelude::*;

use crate::engine::Level;
use crate::players::{EngineId, Player, PlayersByVariant};
use crate::rules::{BySide, Side, Variant};

/// The players on the board: the session's, the online game's or, in practice, persons.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSeats {
    of_session: PlayersByVariant,
    of_practice: Option<PlayersByVariant>,
    /// The online game's players, while it is on the board.
    of_remote: Option<PlayersByVariant>,
    remote_names: BySide<Option<String>>,
}

/// The players of an online game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemotePlayers {
    pub players: BySide<Player>,
    pub names: BySide<Option<String>>,
}

impl PlayerSeats {
    pub fn new(players: PlayersByVariant) -> PlayerSeats {
        PlayerSeats {
            of_session: players,
            of_practice: None,
            of_remote: None,
            remote_names: BySide::default(),
        }
    }

    /// The session's players, even during practice.
    pub fn of_session(&self) -> &PlayersByVariant {
        &self.of_session
    }

    /// Seats persons for practice.
    pub(in crate::viewer::kernel) fn begin_practice(&mut self) {
        self.of_practice = Some(PlayersByVariant::default());
    }

    /// Restores the session's players.
    pub(in crate::viewer::kernel) fn end_practice(&mut self) {
        self.of_practice = None;
    }

    /// Seats players at the table of a variant, regardless of any replacement game.
    pub fn set_of_session(&mut self, variant: Variant, players: BySide<Player>) {
        self.of_session.set(variant, players);
    }

    /// Seats the online game's players, or restores the session's.
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

    /// The name of a player of the online game, while it is on the board.
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

/// The engines given at startup, by [`EngineId`].
#[derive(Resource, Default, Debug)]
pub struct EngineList(Vec<EngineEntry>);

#[derive(Debug)]
struct EngineEntry {
    name: String,
    /// The engine's name on the command line, by which settings refer to it.
    requested_name: String,
    /// Empty until the engine's handshake.
    variants: Vec<Variant>,
}

/// Maximum length of a displayed name, in characters.
const MAX_NAME: usize = 22;

impl EngineList {
    pub fn new(names: impl IntoIterator<Item = String>) -> EngineList {
        let entry = |name: String| EngineEntry {
            name: shorten(&name),
            requested_name: name,
            variants: Vec::new(),
        };
        EngineList(names.into_iter().map(entry).collect())
    }

    pub fn ids(&self) -> impl Iterator<Item = EngineId> + use<> {
        (0..self.0.len()).map(EngineId)
    }

    /// The engine with this command-line name.
    pub fn find(&self, requested_name: &str) -> Option<EngineId> {
        let mut entries = self.0.iter();
        let index = entries.position(|entry| entry.requested_name == requested_name);
        index.map(EngineId)
    }

    /// The command-line name of an engine.
    pub fn requested_name(&self, id: EngineId) -> Option<&str> {
        self.0.get(id.0).map(|entry| &*entry.requested_name)
    }

    /// The command-line names of all engines.
    pub fn requested_names(&self) -> Vec<String> {
        let entries = self.0.iter();
        entries.map(|entry| entry.requested_name.clone()).collect()
    }

    pub fn name(&self, id: EngineId) -> &str {
        self.0.get(id.0).map_or("", |entry| &entry.name)
    }

    /// Both players' names for PDN files; empty for a person.
    pub fn names_in_files(&self, players: BySide<Player>) -> BySide<String> {
        let name = |player: Player| match player.engine() {
            Some(id) => self.name(id).to_owned(),
            None => player.file_name(),
        };
        BySide { white: name(players.white), black: name(players.black) }
    }

    /// Returns `true` if an engine has completed its handshake.
    pub fn is_ready(&self, id: EngineId) -> bool {
        let entry = self.0.get(id.0);
        entry.is_some_and(|entry| !entry.variants.is_empty())
    }

    /// Returns `true` if an engine plays this variant; `false` before its handshake.
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

    /// Records an engine's variants and, unless the user named it, its own name.
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
