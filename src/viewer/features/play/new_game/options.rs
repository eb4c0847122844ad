//! The options of a new game.

use bevy::prelude::*;

use super::choices::{Choice, ClockOptions, CollapsedSection, Opponent};
use crate::engine::Level;
use crate::game::clocks::ClockSettings;
use crate::game::{Command, Game, TableRules};
use crate::notation::fen;
use crate::players::Player;
use crate::rules::{BySide, FewAgainstKing, Geometry, Setup, Side, Variant};
use crate::viewer::features::play::actions::NEW_GAME;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::OnlineOffer;
use crate::viewer::kernel::seats::EngineList;

/// Returns `true` if the federation's five-move rule for two kings or one against one king applies.
pub fn has_federation_rule(game: &Game) -> bool {
    game.rules().draws.few_against_king == Some(FewAgainstKing::FEDERATION)
}

/// The options chosen so far, once the dialog has been open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ChosenOptions(pub Option<NewGameOptions>);

impl ChosenOptions {
    pub fn open(&self, dialogs: &OpenDialogs) -> Option<&NewGameOptions> {
        self.0.as_ref().filter(|_| dialogs.has(NEW_GAME))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameOptions {
    /// The rules and the board.
    pub variant: Variant,
    /// The chosen table rules; see [`NewGameOptions::table_rules`] for those that apply.
    pub table_rules: TableRules,
    /// The federation's five-move rule; international draughts only.
    pub federation_rule: bool,
    pub players: BySide<Player>,
    /// The side of the person who plays the computer or an engine.
    pub person_side: Side,
    /// Random sides; against a friend only.
    pub is_by_lot: bool,
    /// The computer's level, kept while it is not the opponent.
    pub computer_level: Level,
    pub clocks: ClockOptions,
    /// The starting position, if it is not the variant's.
    pub setup: Option<Setup>,
    pub expanded: Option<CollapsedSection>,
}

impl NewGameOptions {
    /// The available rules, each on its usual board.
    pub const RULES: [Variant; 4] = [
        Variant::Dames3d,
        Variant::Family(Geometry::Flat),
        Variant::Brigand(Geometry::Flat),
        Variant::WolfAndSheep,
    ];

    pub fn like(game: &Game, players: BySide<Player>) -> NewGameOptions {
        let mut levels = Side::BOTH.into_iter().filter_map(|side| players[side].level());
        NewGameOptions {
            variant: game.variant(),
            table_rules: game.table_rules(),
            federation_rule: game.variant() != Variant::International || has_federation_rule(game),
            players,
            person_side: if !players.white.is_here() && players.black.is_here() {
                Side::Black
            } else {
                Side::White
            },
            is_by_lot: false,
            computer_level: levels.next().unwrap_or_default(),
            clocks: ClockOptions::like(game),
            setup: None,
            expanded: None,
        }
    }

    /// Applies a choice. An engine that cannot play the variant is replaced by a person.
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
                self.variant = variant.with_geometry(self.variant.geometry()).unwrap_or(variant);
            }
            Choice::Board(geometry) => {
                self.variant = self.variant.with_geometry(geometry).unwrap_or(self.variant);
            }
            Choice::TouchMove => self.table_rules.touch_move = !self.table_rules.touch_move,
            Choice::OverTheBoard => self.table_rules.by_hand = !self.table_rules.by_hand,
            Choice::FederationRule => self.federation_rule = !self.federation_rule,
            Choice::Opponent(opponent) => self.seat(opponent),
            Choice::ColorByLot => self.is_by_lot = true,
            Choice::Color(side) => {
                self.is_by_lot = false;
                self.person_side = side;
                self.opponent().into_iter().for_each(|opponent| self.seat(opponent));
            }
            Choice::Weaker => self.change_level(Level::weaker),
            Choice::Stronger => self.change_level(Level::stronger),
            Choice::Expand(section) => {
                self.expanded = Some(section).filter(|_| self.expanded != Some(section));
            }
            Choice::Clock(side, choice) => self.clocks.choose(side, choice),
            Choice::ClocksDiffer => self.clocks.toggle_differ(),
            Choice::ClocksAtOnce => self.clocks.at_once = !self.clocks.at_once,
        }
    }

    /// The opponent of a person; `None` without a local person.
    pub fn opponent(&self) -> Option<Opponent> {
        let other = match (self.players.white, self.players.black) {
            (Player::Person, other) | (other, Player::Person) => other,
            _ => return None,
        };
        Some(match other {
            Player::Person => Opponent::Person,
            Player::Computer(_) => Opponent::Computer,
            Player::Engine(id) => Opponent::Engine(id),
            Player::Remote => Opponent::Elsewhere,
        })
    }

    /// Returns `true` if the opponent is a friend.
    pub fn is_elsewhere(&self) -> bool {
        self.opponent() == Some(Opponent::Elsewhere)
    }

    /// The side of the person who plays the computer, an engine or a friend; `None` in other games or if still random.
    pub fn color(&self) -> Option<Side> {
        match self.opponent()? {
            Opponent::Person => None,
            Opponent::Elsewhere if self.is_by_lot => None,
            Opponent::Computer | Opponent::Engine(_) | Opponent::Elsewhere => {
                Some(self.person_side)
            }
        }
    }

    /// The computer's level; `None` if it is not the opponent.
    pub fn level(&self) -> Option<Level> {
        (self.opponent()? == Opponent::Computer).then_some(self.computer_level)
    }

    fn seat(&mut self, opponent: Opponent) {
        self.players[self.person_side] = Player::Person;
        self.players[!self.person_side] = match opponent {
            Opponent::Person => Player::Person,
            Opponent::Computer => Player::Computer(self.computer_level),
            Opponent::Engine(id) => Player::Engine(id),
            Opponent::Elsewhere => Player::Remote,
        };
    }

    fn change_level(&mut self, other: impl Fn(Level) -> Option<Level>) {
        if let Some(level) = self.level().and_then(other) {
            self.computer_level = level;
            self.seat(Opponent::Computer);
        }
    }

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
            Choice::Opponent(opponent) => self.opponent() == Some(opponent),
            Choice::Color(side) => self.color() == Some(side),
            Choice::ColorByLot => self.is_elsewhere() && self.is_by_lot,
            Choice::Weaker | Choice::Stronger => false,
            Choice::Expand(section) => self.expanded == Some(section),
            Choice::Clock(side, choice) => self.clocks.choice(side) == choice,
            Choice::ClocksDiffer => self.clocks.differ,
            Choice::ClocksAtOnce => self.clocks.at_once,
        }
    }

    /// Returns `true` if this choice is compatible with the others.
    pub fn can_choose(&self, choice: Choice, engines: &EngineList) -> bool {
        match choice {
            Choice::Board(geometry) => self.can_play(self.variant.with_geometry(geometry)),
            Choice::Rules(variant) => {
                self.can_play(variant.with_geometry(self.variant.geometry()).or(Some(variant)))
            }
            Choice::FederationRule => self.variant == Variant::International,
            // Irregularities are defined for draughts only.
            Choice::OverTheBoard => self.variant != Variant::WolfAndSheep,
            Choice::Opponent(Opponent::Engine(id)) => engines.plays(id, self.variant),
            Choice::Color(_) => self.color().is_some() || self.is_elsewhere(),
            Choice::ColorByLot => self.is_elsewhere(),
            Choice::Weaker => self.level().and_then(Level::weaker).is_some(),
            Choice::Stronger => self.level().and_then(Level::stronger).is_some(),
            Choice::ClocksAtOnce => self.clocks.is_timed(),
            Choice::TouchMove | Choice::Opponent(_) | Choice::Expand(_) => true,
            Choice::Clock(..) | Choice::ClocksDiffer => true,
        }
    }

    /// Returns `true` if the variant exists and the chosen position is legal in it.
    fn can_play(&self, variant: Option<Variant>) -> bool {
        let is_legal = |variant| self.setup.is_none_or(|setup| setup.position(variant).is_ok());
        variant.is_some_and(is_legal)
    }

    /// The table rules that apply to the chosen variant.
    pub fn table_rules(&self) -> TableRules {
        TableRules { by_hand: self.is_by_hand(), ..self.table_rules }
    }

    fn is_by_hand(&self) -> bool {
        self.table_rules.by_hand && self.variant != Variant::WolfAndSheep
    }

    pub fn offer(&self) -> OnlineOffer {
        let is_international = self.variant == Variant::International;
        OnlineOffer {
            variant: self.variant,
            position: self.setup.as_ref().map(fen::write),
            table_rules: self.table_rules(),
            few_against_king: is_international.then(|| self.few_against_king()),
            clock: self.clocks.settings().ok().filter(ClockSettings::is_limited),
            side: if self.is_by_lot {
                *fastrand::choice(&Side::BOTH).unwrap_or(&Side::White)
            } else {
                self.person_side
            },
        }
    }

    /// The draw rule for few pieces against a king, in international draughts.
    fn few_against_king(&self) -> FewAgainstKing {
        if self.federation_rule { FewAgainstKing::FEDERATION } else { FewAgainstKing::SHEET }
    }

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
            commands.push(Command::SetFewAgainstKing(self.few_against_king()));
        }
        commands.extend(self.clocks.settings().ok().map(Command::SetClock));
        commands
    }
}
