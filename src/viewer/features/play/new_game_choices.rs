//! The choices for a new game.

use crate::players::EngineId;
use crate::rules::{Geometry, Side, Variant};
use crate::viewer::features::play::clock_options::ClockChoice;

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
    /// The computer plays one level weaker.
    Weaker,
    /// The computer plays one level stronger.
    Stronger,
    /// Show the choices of this part of the dialog, or fold them.
    Unfold(CollapsedSection),
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
}

/// A part of the new-game dialog that is folded until it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollapsedSection {
    TableRules,
    Clocks,
}
