//! The choices of the new-game dialog, those of the clocks included.

use crate::game::Game;
use crate::game::clocks::{Clock, ClockSettings, ClockStart, TimeControl};
use crate::notation::ParseError;
use crate::players::EngineId;
use crate::rules::{BySide, Geometry, Side, Variant};

/// A choice in the new-game dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The rules of this variant, on the board chosen so far if they can be played there.
    Rules(Variant),
    Board(Geometry),
    /// A touched piece must be played, or not.
    TouchMove,
    /// Pieces are moved freely by hand, or only as the rules allow.
    OverTheBoard,
    /// Two kings or one against one king draw after five moves, or at once.
    FederationRule,
    Opponent(Opponent),
    /// The person who plays against the computer or an engine has this side.
    Color(Side),
    /// The sides are drawn by lot; against a friend elsewhere only.
    ColorByLot,
    /// The computer plays one level weaker.
    Weaker,
    /// The computer plays one level stronger.
    Stronger,
    /// Expand this section of the dialog, or collapse it.
    Expand(CollapsedSection),
    /// This time control for this side, or for both if they do not differ.
    Clock(Side, ClockChoice),
    /// A time control for each side, or one for both.
    ClocksDiffer,
    /// The clocks start as soon as the game begins, or after the first moves.
    ClocksAtOnce,
}

/// An opponent in the new-game dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same screen.
    Person,
    /// The computer, at the level chosen.
    Computer,
    Engine(EngineId),
    /// A friend elsewhere, over a network.
    Elsewhere,
}

/// A section of the new-game dialog that is collapsed at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollapsedSection {
    TableRules,
    Clocks,
}

/// A time control to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockChoice {
    /// No clock.
    #[default]
    None,
    /// Three minutes and two seconds a move.
    ThreePlusTwo,
    FiveMinutes,
    /// Five minutes and three seconds a move.
    FivePlusThree,
    /// Fifteen minutes and ten seconds a move.
    FifteenPlusTen,
    /// Forty moves in two hours, then an hour.
    Classical,
    /// Thirty seconds for each move.
    PerMove,
    /// An hourglass of five minutes.
    Hourglass,
    /// The control that the player types.
    Own,
}

/// The clocks of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockOptions {
    /// The control of each side; White's is that of both if they do not differ.
    choices: BySide<ClockChoice>,
    /// The controls typed, as in PDN.
    pub texts: BySide<String>,
    /// `true` if each side has its own control.
    pub differ: bool,
    /// `true` if the clocks start as soon as the game begins.
    pub at_once: bool,
}

impl ClockChoice {
    /// All choices.
    pub const ALL: [ClockChoice; 9] = [
        ClockChoice::None,
        ClockChoice::FiveMinutes,
        ClockChoice::ThreePlusTwo,
        ClockChoice::FivePlusThree,
        ClockChoice::FifteenPlusTen,
        ClockChoice::Classical,
        ClockChoice::PerMove,
        ClockChoice::Hourglass,
        ClockChoice::Own,
    ];

    /// The control as PDN writes it; `None` for the one that is typed.
    pub const fn pdn(self) -> Option<&'static str> {
        Some(match self {
            ClockChoice::None => "-",
            ClockChoice::ThreePlusTwo => "180+2",
            ClockChoice::FiveMinutes => "300",
            ClockChoice::FivePlusThree => "300+3",
            ClockChoice::FifteenPlusTen => "900+10",
            ClockChoice::Classical => "40/7200:3600",
            ClockChoice::PerMove => "=30",
            ClockChoice::Hourglass => "*300",
            ClockChoice::Own => return None,
        })
    }

    /// The time control; `None` for the one that is typed.
    pub fn control(self) -> Option<TimeControl> {
        self.pdn()?.parse().ok()
    }

    fn of(control: &TimeControl) -> ClockChoice {
        let mut choices = ClockChoice::ALL.into_iter();
        choices
            .find(|choice| choice.control().as_ref() == Some(control))
            .unwrap_or(ClockChoice::Own)
    }
}

impl Default for ClockOptions {
    /// No clocks. Who wants to type a control begins with ten minutes and five seconds a move.
    fn default() -> ClockOptions {
        let text = || "600+5".to_owned();
        ClockOptions {
            choices: BySide::default(),
            texts: BySide {
                white: text(),
                black: text(),
            },
            differ: false,
            at_once: false,
        }
    }
}

impl ClockOptions {
    pub fn like(game: &Game) -> ClockOptions {
        let mut options = ClockOptions::default();
        let Some(settings) = game.clock().map(Clock::settings) else {
            return options;
        };
        for side in Side::BOTH {
            let control = settings.control(side);
            options.choices[side] = ClockChoice::of(control);
            if options.choices[side] == ClockChoice::Own {
                options.texts[side] = control.to_string();
            }
        }
        options.differ = settings.white != settings.black;
        options.at_once = settings.start == ClockStart::AtOnce;
        options
    }

    /// The control chosen for a side.
    pub fn choice(&self, side: Side) -> ClockChoice {
        self.choices[self.side_that_chooses(side)]
    }

    /// Chooses a control for a side, or for both if they do not differ.
    pub fn choose(&mut self, side: Side, choice: ClockChoice) {
        let side = self.side_that_chooses(side);
        self.choices[side] = choice;
    }

    /// Gives each side its own control, the same at first, or both the same.
    pub fn toggle_differ(&mut self) {
        self.differ = !self.differ;
        if self.differ {
            self.choices.black = self.choices.white;
            self.texts.black = self.texts.white.clone();
        }
    }

    /// The side whose control this side has.
    fn side_that_chooses(&self, side: Side) -> Side {
        if self.differ { side } else { Side::White }
    }

    /// The time control of a side.
    ///
    /// # Errors
    /// If the text that was typed is no time control.
    pub fn control(&self, side: Side) -> Result<TimeControl, ParseError> {
        let side = self.side_that_chooses(side);
        match self.choices[side].control() {
            Some(control) => Ok(control),
            None => self.texts[side].trim().parse(),
        }
    }

    /// Returns `true` if a side plays with a clock.
    pub fn is_timed(&self) -> bool {
        Side::BOTH.iter().any(|&side| {
            let control = self.control(side);
            control.is_ok_and(|control| control.is_limited())
        })
    }

    /// The settings chosen.
    ///
    /// # Errors
    /// If a text that was typed is no time control.
    pub fn settings(&self) -> Result<ClockSettings, ParseError> {
        Ok(ClockSettings {
            white: self.control(Side::White)?,
            black: self.control(Side::Black)?,
            start: if self.at_once {
                ClockStart::AtOnce
            } else {
                ClockStart::AfterFirstMoves
            },
        })
    }
}
