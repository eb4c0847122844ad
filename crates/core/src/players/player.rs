use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::PendingAction;
use crate::engine::Level;
use crate::game::{Command, Game};
use crate::rules::{BySide, Side, UnknownName, Variant};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this machine.
    #[default]
    Person,
    Computer(Level),
    /// Another engine, run as a program of its own.
    Engine(EngineId),
    /// A person elsewhere, whose moves come over a network.
    Remote,
}

/// Index of another engine in the list of engines the program was started with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EngineId(pub usize);

impl Player {
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Engine(_) | Player::Remote => None,
        }
    }

    pub const fn engine(self) -> Option<EngineId> {
        match self {
            Player::Engine(id) => Some(id),
            Player::Person | Player::Computer(_) | Player::Remote => None,
        }
    }

    /// The name of the built-in engine in a file of games; empty for a person and for another engine.
    pub fn file_name(self) -> String {
        self.level().map_or_else(String::new, |level| format!("Dames 3D, level {}", level.number()))
    }

    /// The built-in engine with this name in a file of games.
    pub fn from_file_name(name: &str) -> Option<Player> {
        let mut players = Level::all().map(Player::Computer);
        players.find(|player| player.file_name() == name)
    }

    /// Returns `true` for the built-in engine and other engines.
    pub const fn is_computer(self) -> bool {
        matches!(self, Player::Computer(_) | Player::Engine(_))
    }

    /// Returns `true` for a person at this machine.
    pub const fn is_here(self) -> bool {
        matches!(self, Player::Person)
    }

    /// Returns `true` if persons play both sides.
    pub fn are_all_persons(players: &BySide<Player>) -> bool {
        let mut sides = Side::BOTH.into_iter();
        sides.all(|side| players[side] == Player::Person)
    }

    /// The side of the only person at a table; `None` if persons play both sides, or neither.
    pub fn only_person(players: &BySide<Player>) -> Option<Side> {
        let mut persons = Side::BOTH.into_iter().filter(|&side| players[side] == Player::Person);
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Replaces another engine with the one that `replacement` returns, or with a person if it returns `None`.
    #[must_use]
    pub fn replace_engine(self, replacement: impl FnOnce(EngineId) -> Option<EngineId>) -> Player {
        match self {
            Player::Engine(id) => replacement(id).map_or(Player::Person, Player::Engine),
            player => player,
        }
    }
}

impl FromStr for Player {
    type Err = UnknownName;

    /// Reads `person`, `computer` (at the default level) or `computer:7`.
    fn from_str(text: &str) -> Result<Player, UnknownName> {
        let unknown = || UnknownName {
            kind: "player",
            name: text.to_owned(),
            expected: "person, computer, or computer:LEVEL with a level from 1 to 10".into(),
        };
        match text.split_once(':') {
            Some(("computer", level)) => {
                let level = level.parse().map_err(|_| unknown())?;
                Ok(Player::Computer(level))
            }
            None if text == "computer" => Ok(Player::Computer(Level::default())),
            None if text == "person" => Ok(Player::Person),
            _ => Err(unknown()),
        }
    }
}

/// A pending action of a player other than a person at this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// The built-in engine at this level. It also acts, at full strength, for another engine where that cannot: to
    /// resolve an irregularity, to answer the offer of a draw, to move the touched piece.
    Computer(PendingAction, Level),
    Engine(EngineId),
    /// A person elsewhere acts, and a server sends the result.
    Remote,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersByVariant([BySide<Player>; Variant::ALL.len()]);

impl PlayersByVariant {
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    pub fn set(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// Replaces this engine with a person in this variant.
    pub fn remove_engine(&mut self, variant: Variant, id: EngineId) {
        let players = &mut self.0[variant.index()];
        for side in Side::BOTH {
            players[side] = players[side].replace_engine(|engine| (engine != id).then_some(engine));
        }
    }

    /// Replaces the player of this side in this variant with a person.
    pub fn give_to_person(&mut self, variant: Variant, side: Side) {
        self.0[variant.index()][side] = Player::Person;
    }

    /// Returns `true` if an engine plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// Returns `true` if a person at this machine plays this side of the game.
    pub fn is_here(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_here()
    }

    /// The engine or the person elsewhere that must act now, and the action; `None` if a person here must act, or
    /// nobody.
    pub fn assignment(&self, game: &Game) -> Option<Assignment> {
        let players = self.at(game.variant());
        let is_remote = Side::BOTH.iter().any(|&side| players[side] == Player::Remote);
        let (mut side, action) = PendingAction::from_game(game)?;
        if is_remote && action == PendingAction::AnswerDraw {
            // Players at two boards offer a draw at any time, and play does not wait for the answer.
            side = game.side_to_move();
        }
        match players[side] {
            Player::Person => None,
            Player::Remote => Some(Assignment::Remote),
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
        let is_here = |side: &Side| self.is_here(game, *side);
        let mut people = Side::BOTH.into_iter().filter(is_here);
        match (people.next(), people.next()) {
            (Some(person), None) => person,
            _ => game.final_position().side_to_move(),
        }
    }

    /// The command that takes back a move. A game against an engine or by the clock is played on from there, and what
    /// was taken back becomes a variation; anywhere else, another move becomes a variation.
    pub fn undo(&self, game: &Game) -> Command {
        let is_played = game.clock().is_some()
            || Side::BOTH.into_iter().any(|side| self.is_computer(game, side));
        if is_played { Command::TakeBack } else { Command::Undo }
    }

    /// Number of plies that one undo or redo goes back or forward: 2 if a person plays against an engine and is to
    /// move, so that the engine's move goes with it, otherwise 1. At most `available`.
    pub fn plies_per_step(&self, game: &Game, available: u16) -> u16 {
        let side = game.position().side_to_move();
        let engine_answers = self.is_computer(game, !side) && !self.is_computer(game, side);
        if engine_answers && available >= 2 { 2 } else { 1 }
    }
}

/// The serialized form of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SavedPlayer {
    Person,
    Computer(Level),
    /// Another engine, by its name: the next session may have others.
    Engine(String),
}

impl SavedPlayer {
    fn new(player: Player, engines: &[String]) -> SavedPlayer {
        match player {
            // A game over a network is kept elsewhere.
            Player::Person | Player::Remote => SavedPlayer::Person,
            Player::Computer(level) => SavedPlayer::Computer(level),
            Player::Engine(EngineId(index)) => engines
                .get(index)
                .map_or(SavedPlayer::Person, |name| SavedPlayer::Engine(name.clone())),
        }
    }

    /// The player in a session with these engines. A person replaces an engine that is missing.
    fn player(&self, engines: &[String]) -> Player {
        match self {
            SavedPlayer::Person => Player::Person,
            SavedPlayer::Computer(level) => Player::Computer(*level),
            SavedPlayer::Engine(name) => {
                let index = engines.iter().position(|engine| engine == name);
                index.map_or(Player::Person, |index| Player::Engine(EngineId(index)))
            }
        }
    }
}

/// The serialized players of White and of Black, by the names of the variants whose players are not the default.
/// Unknown variants are skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SavedPlayers(BTreeMap<String, (SavedPlayer, SavedPlayer)>);

impl SavedPlayers {
    /// The players of a session with the other engines of these names.
    pub fn new(players: &PlayersByVariant, engines: &[String]) -> SavedPlayers {
        let chosen = Variant::ALL.into_iter().filter_map(|variant| {
            let players = players.at(variant);
            let saved = |player| SavedPlayer::new(player, engines);
            let both = (saved(players.white), saved(players.black));
            (players != BySide::default()).then(|| (variant.name().to_owned(), both))
        });
        SavedPlayers(chosen.collect())
    }

    /// The players in a session with the other engines of these names.
    pub fn players(&self, engines: &[String]) -> PlayersByVariant {
        let mut players = PlayersByVariant::default();
        for (name, (white, black)) in &self.0 {
            if let Ok(variant) = name.parse() {
                let both = BySide { white: white.player(engines), black: black.player(engines) };
                players.set(variant, both);
            }
        }
        players
    }
}
