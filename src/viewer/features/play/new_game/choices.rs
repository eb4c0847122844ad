//! The choices of the new-game dialog.

use crate::game::Game;
use crate::game::clocks::{Clock, ClockSettings, ClockStart, TimeControl};
use crate::notation::ParseError;
use crate::players::EngineId;
use crate::rules::{BySide, Geometry, Side, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// These rules, on the current board if possible.
    Rules(Variant),
    Board(Geometry),
    TouchMove,
    /// Toggles between moving by hand and by the rules.
    OverTheBoard,
    /// Toggles between five moves and an immediate draw for two kings or one against one king.
    FederationRule,
    Opponent(Opponent),
    /// The side of the person who plays the computer or an engine.
    Color(Side),
    /// Random sides; against a friend only.
    ColorByLot,
    Weaker,
    Stronger,
    /// Expands or collapses this section.
    Expand(CollapsedSection),
    /// This time control for a side, or for both if they share one.
    Clock(Side, ClockChoice),
    /// Toggles separate time controls.
    ClocksDiffer,
    /// Toggles between starting the clocks at once and after the first moves.
    ClocksAtOnce,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same screen.
    Person,
    /// The computer at the chosen level.
    Computer,
    Engine(EngineId),
    /// A friend over a network.
    Elsewhere,
}

/// An initially collapsed section of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollapsedSection {
    TableRules,
    Clocks,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockChoice {
    #[default]
    None,
    ThreePlusTwo,
    FiveMinutes,
    FivePlusThree,
    FifteenPlusTen,
    /// Forty moves in two hours, then one hour.
    Classical,
    /// Thirty seconds per move.
    PerMove,
    /// Five-minute hourglass.
    Hourglass,
    /// A typed control.
    Own,
}

/// The clocks of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockOptions {
    /// The control of each side; White's applies to both unless they differ.
    choices: BySide<ClockChoice>,
    /// The typed controls, in PDN notation.
    pub texts: BySide<String>,
    pub differ: bool,
    /// Start the clocks with the game.
    pub at_once: bool,
}

impl ClockChoice {
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

    /// The control in PDN notation; `None` for a typed one.
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

    /// The time control; `None` for a typed one.
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
    /// No clocks. The typed control starts at ten minutes plus five seconds per move.
    fn default() -> ClockOptions {
        let text = || "600+5".to_owned();
        ClockOptions {
            choices: BySide::default(),
            texts: BySide { white: text(), black: text() },
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

    pub fn choice(&self, side: Side) -> ClockChoice {
        self.choices[self.side_that_chooses(side)]
    }

    /// Sets a side's control, or both if they share one.
    pub fn choose(&mut self, side: Side, choice: ClockChoice) {
        let side = self.side_that_chooses(side);
        self.choices[side] = choice;
    }

    /// Toggles separate controls, initially equal.
    pub fn toggle_differ(&mut self) {
        self.differ = !self.differ;
        if self.differ {
            self.choices.black = self.choices.white;
            self.texts.black = self.texts.white.clone();
        }
    }

    /// The side whose choice applies to this side.
    fn side_that_chooses(&self, side: Side) -> Side {
        if self.differ { side } else { Side::White }
    }

    /// The time control of a side.
    ///
    /// # Errors
    /// If the typed text is not a time control.
    pub fn control(&self, side: Side) -> Result<TimeControl, ParseError> {
        let side = self.side_that_chooses(side);
        match self.choices[side].control() {
            Some(control) => Ok(control),
            None => self.texts[side].trim().parse(),
        }
    }

    pub fn is_timed(&self) -> bool {
        Side::BOTH.iter().any(|&side| {
            let control = self.control(side);
            control.is_ok_and(|control| control.is_limited())
        })
    }

    /// The clock settings.
    ///
    /// # Errors
    /// If a typed text is not a time control.
    pub fn settings(&self) -> Result<ClockSettings, ParseError> {
        Ok(ClockSettings {
            white: self.control(Side::White)?,
            black: self.control(Side::Black)?,
            start: if self.at_once { ClockStart::AtOnce } else { ClockStart::AfterFirstMoves },
        })
    }
}
