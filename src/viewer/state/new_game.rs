//! The options of a new game, as chosen in the new-game dialog.

use crate::engine::Level;
use crate::game::{Command, Game, TableRules};
use crate::notation::fen;
use crate::players::Player;
use crate::rules::{BySide, FewAgainstKing, Geometry, Setup, Side, Variant};
use crate::viewer::messages::Choice;
use crate::viewer::state::clock_options::ClockOptions;
use crate::viewer::state::engines::EngineList;

/// Returns `true` if two kings or one against one king have the federation's five moves in this game.
pub fn has_federation_rule(game: &Game) -> bool {
    game.rules().draws.few_against_king == Some(FewAgainstKing::FEDERATION)
}

/// The options of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameOptions {
    /// The variant: the rules and the board.
    pub variant: Variant,
    /// The table rules chosen; see [`NewGameOptions::table_rules`] for those that apply.
    pub table_rules: TableRules,
    /// The federation's rule of five moves; international draughts only.
    pub federation_rule: bool,
    /// The players.
    pub players: BySide<Player>,
    /// The clocks.
    pub clocks: ClockOptions,
    /// The position to play from, if it is not the start of the variant.
    pub setup: Option<Setup>,
}

impl NewGameOptions {
    /// The rules to choose from, each on the board it is usually played on.
    pub const RULES: [Variant; 4] = [
        Variant::Dames3d,
        Variant::Family(Geometry::Flat),
        Variant::Brigand(Geometry::Flat),
        Variant::WolfAndSheep,
    ];

    /// Takes the options of an existing game and its players.
    pub fn like(game: &Game, players: BySide<Player>) -> NewGameOptions {
        NewGameOptions {
            variant: game.variant(),
            table_rules: game.table_rules(),
            federation_rule: game.variant() != Variant::International || has_federation_rule(game),
            players,
            clocks: ClockOptions::like(game),
            setup: None,
        }
    }

    /// Makes a choice. An engine that does not play the chosen variant is replaced by a person.
    pub fn choose(&mut self, choice: Choice, engines: &EngineList) {
        self.apply(choice);
        for side in Side::BOTH {
            let if_it_plays = |id| engines.plays(id, self.variant).then_some(id);
            self.players[side] = self.players[side].replace_engine(if_it_plays);
        }
    }

    fn apply(&mut self, choice: Choice) {
        match choice {
            Choice::Rules(variant) => {
                self.variant = variant
                    .with_geometry(self.variant.geometry())
                    .unwrap_or(variant);
            }
            Choice::Board(geometry) => {
                self.variant = self.variant.with_geometry(geometry).unwrap_or(self.variant);
            }
            Choice::TouchMove => self.table_rules.touch_move = !self.table_rules.touch_move,
            Choice::OverTheBoard => self.table_rules.by_hand = !self.table_rules.by_hand,
            Choice::FederationRule => self.federation_rule = !self.federation_rule,
            Choice::Person(side) => self.players[side] = Player::Person,
            Choice::Computer(side) => {
                let level = self.level(side).unwrap_or_default();
                self.players[side] = Player::Computer(level);
            }
            Choice::Engine(side, id) => self.players[side] = Player::Engine(id),
            Choice::Weaker(side) => self.change_level(side, Level::weaker),
            Choice::Stronger(side) => self.change_level(side, Level::stronger),
            Choice::Clock(side, choice) => self.clocks.choose(side, choice),
            Choice::ClocksDiffer => self.clocks.toggle_differ(),
            Choice::ClocksAtOnce => self.clocks.at_once = !self.clocks.at_once,
        }
    }

    /// The computer's level on this side; `None` if the computer does not play it.
    pub fn level(&self, side: Side) -> Option<Level> {
        self.players[side].level()
    }

    fn change_level(&mut self, side: Side, other: impl Fn(Level) -> Option<Level>) {
        if let Some(level) = self.level(side).and_then(other) {
            self.players[side] = Player::Computer(level);
        }
    }

    /// Returns `true` if this choice is made.
    pub fn is_chosen(&self, choice: Choice) -> bool {
        match choice {
            Choice::Rules(variant) => {
                variant.with_geometry(self.variant.geometry()) == Some(self.variant)
            }
            Choice::Board(geometry) => self.variant.geometry() == geometry,
            Choice::TouchMove => self.table_rules.touch_move,
            Choice::OverTheBoard => self.table_rules.by_hand,
            Choice::FederationRule => {
                self.federation_rule && self.variant == Variant::International
            }
            Choice::Person(side) => !self.players[side].is_computer(),
            Choice::Computer(side) => self.level(side).is_some(),
            Choice::Engine(side, id) => self.players[side].engine() == Some(id),
            Choice::Weaker(_) | Choice::Stronger(_) => false,
            Choice::Clock(side, choice) => self.clocks.choice(side) == choice,
            Choice::ClocksDiffer => self.clocks.differ,
            Choice::ClocksAtOnce => self.clocks.at_once,
        }
    }

    /// Returns `true` if this choice is possible, given the others.
    pub fn can_choose(&self, choice: Choice, engines: &EngineList) -> bool {
        match choice {
            Choice::Board(geometry) => self.can_play(self.variant.with_geometry(geometry)),
            Choice::Rules(variant) => self.can_play(
                variant
                    .with_geometry(self.variant.geometry())
                    .or(Some(variant)),
            ),
            Choice::FederationRule => self.variant == Variant::International,
            // Irregularities are defined for draughts only.
            Choice::OverTheBoard => self.variant != Variant::WolfAndSheep,
            Choice::Engine(_, id) => engines.plays(id, self.variant),
            Choice::Weaker(side) => self.level(side).and_then(Level::weaker).is_some(),
            Choice::Stronger(side) => self.level(side).and_then(Level::stronger).is_some(),
            Choice::ClocksAtOnce => self.clocks.is_timed(),
            Choice::TouchMove | Choice::Person(_) | Choice::Computer(_) => true,
            Choice::Clock(..) | Choice::ClocksDiffer => true,
        }
    }

    /// Returns `true` if there is such a variant, and the position chosen is legal in it.
    fn can_play(&self, variant: Option<Variant>) -> bool {
        let is_legal = |variant| {
            self.setup
                .is_none_or(|setup| setup.position(variant).is_ok())
        };
        variant.is_some_and(is_legal)
    }

    /// The table rules that apply to the chosen variant.
    pub fn table_rules(&self) -> TableRules {
        TableRules {
            by_hand: self.is_by_hand(),
            ..self.table_rules
        }
    }

    fn is_by_hand(&self) -> bool {
        self.table_rules.by_hand && self.variant != Variant::WolfAndSheep
    }

    /// The commands that start the game.
    pub fn commands(&self) -> Vec<Command> {
        let mut commands = vec![
            Command::SwitchGame(self.variant),
            match &self.setup {
                Some(setup) => Command::SetUp(fen::write(setup)),
                None => Command::NewGame,
            },
            Command::SetTableRules(self.table_rules()),
        ];
        if self.variant == Variant::International {
            commands.push(Command::SetFewAgainstKing(match self.federation_rule {
                true => FewAgainstKing::FEDERATION,
                false => FewAgainstKing::SHEET,
            }));
        }
        commands.extend(self.clocks.settings().ok().map(Command::SetClock));
        commands
    }
}
