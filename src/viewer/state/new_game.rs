//! What a new game is to be: chosen on a card in the window, carried out when the players begin.

use crate::engine::Level;
use crate::game::{Command, Game, TableRules};
use crate::rules::{BySide, FewAgainstKing, Geometry, Side, Variant};
use crate::viewer::engine_bridge::{EngineId, Player, Programs};

/// A game about to be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGameOptions {
    /// The rules and the board.
    pub variant: Variant,
    /// How strictly it is played.
    pub manners: TableRules,
    /// Whether the federation's five moves are counted; international draughts only.
    pub federation: bool,
    /// Who plays.
    pub players: BySide<Player>,
}

/// Something chosen on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The rules of this variant, on the board chosen so far if they can be put there.
    Rules(Variant),
    /// This kind of board.
    Board(Geometry),
    /// A touched piece must be played, or need not be.
    TouchMove,
    /// Moves are made freely by hand, or only as the rules allow.
    OverTheBoard,
    /// The federation's five moves, or a draw at once.
    Federation,
    /// A person plays this side.
    Person(Side),
    /// The computer plays this side.
    Computer(Side),
    /// Another program plays this side.
    Program(Side, EngineId),
    /// The computer plays this side a level weaker.
    Weaker(Side),
    /// The computer plays this side a level stronger.
    Stronger(Side),
}

impl NewGameOptions {
    /// The games to choose from, each on the board it is usually played on.
    pub const RULES: [Variant; 4] = [
        Variant::Dames3d,
        Variant::Family(Geometry::Flat),
        Variant::Brigand(Geometry::Flat),
        Variant::WolfAndSheep,
    ];

    /// Another game like this one, by the same players.
    pub fn like(game: &Game, players: BySide<Player>) -> NewGameOptions {
        NewGameOptions {
            variant: game.variant(),
            manners: game.table_rules(),
            federation: game.rules().draws.few_against_king == Some(FewAgainstKing::FEDERATION),
            players,
        }
    }

    /// Makes one choice. A program that does not play what is chosen leaves its place to a person.
    pub fn choose(&mut self, choice: Choice, programs: &Programs) {
        self.make(choice);
        for side in Side::BOTH {
            let stays = |id| programs.plays(id, self.variant).then_some(id);
            self.players[side] = self.players[side].replace_engine(stays);
        }
    }

    fn make(&mut self, choice: Choice) {
        match choice {
            Choice::Rules(variant) => {
                self.variant = variant
                    .with_geometry(self.variant.geometry())
                    .unwrap_or(variant);
            }
            Choice::Board(geometry) => {
                self.variant = self.variant.with_geometry(geometry).unwrap_or(self.variant);
            }
            Choice::TouchMove => self.manners.touch_move = !self.manners.touch_move,
            Choice::OverTheBoard => self.manners.over_the_board = !self.manners.over_the_board,
            Choice::Federation => self.federation = !self.federation,
            Choice::Person(side) => self.players[side] = Player::Person,
            Choice::Computer(side) => {
                let level = self.level(side).unwrap_or_default();
                self.players[side] = Player::Computer(level);
            }
            Choice::Program(side, id) => self.players[side] = Player::Engine(id),
            Choice::Weaker(side) => self.sit_if_any(side, Level::weaker),
            Choice::Stronger(side) => self.sit_if_any(side, Level::stronger),
        }
    }

    /// How well the computer plays this side, if it does.
    pub fn level(&self, side: Side) -> Option<Level> {
        self.players[side].level()
    }

    fn sit_if_any(&mut self, side: Side, other: impl Fn(Level) -> Option<Level>) {
        if let Some(level) = self.level(side).and_then(other) {
            self.players[side] = Player::Computer(level);
        }
    }

    /// Whether this is what is chosen.
    pub fn is_chosen(&self, choice: Choice) -> bool {
        match choice {
            Choice::Rules(variant) => {
                variant.with_geometry(self.variant.geometry()) == Some(self.variant)
            }
            Choice::Board(geometry) => self.variant.geometry() == geometry,
            Choice::TouchMove => self.manners.touch_move,
            Choice::OverTheBoard => self.manners.over_the_board,
            Choice::Federation => self.federation,
            Choice::Person(side) => !self.players[side].is_computer(),
            Choice::Computer(side) => self.level(side).is_some(),
            Choice::Program(side, id) => self.players[side].engine() == Some(id),
            Choice::Weaker(_) | Choice::Stronger(_) => false,
        }
    }

    /// Whether there is this choice at all, given the others.
    pub fn can_choose(&self, choice: Choice, programs: &Programs) -> bool {
        match choice {
            Choice::Board(geometry) => self.variant.with_geometry(geometry).is_some(),
            Choice::Federation => self.variant == Variant::International,
            // What a hand may get wrong is named for draughts.
            Choice::OverTheBoard => self.variant != Variant::WolfAndSheep,
            Choice::Program(_, id) => programs.plays(id, self.variant),
            Choice::Weaker(side) => self.level(side).and_then(Level::weaker).is_some(),
            Choice::Stronger(side) => self.level(side).and_then(Level::stronger).is_some(),
            Choice::Rules(_) | Choice::TouchMove | Choice::Person(_) | Choice::Computer(_) => true,
        }
    }

    /// How strictly it is played, what cannot be chosen for it left out.
    pub fn manners(&self) -> TableRules {
        TableRules {
            over_the_board: self.is_by_hand(),
            ..self.manners
        }
    }

    fn is_by_hand(&self) -> bool {
        self.manners.over_the_board && self.variant != Variant::WolfAndSheep
    }

    /// What begins it, at the table it is played on.
    pub fn commands(&self) -> Vec<Command> {
        let mut commands = vec![
            Command::SwitchGame(self.variant),
            Command::NewGame,
            Command::SetTableRules(self.manners()),
        ];
        if self.variant == Variant::International {
            commands.push(Command::SetFewAgainstKing(match self.federation {
                true => FewAgainstKing::FEDERATION,
                false => FewAgainstKing::DrawAtOnce,
            }));
        }
        commands
    }
}
