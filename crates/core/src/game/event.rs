use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::game_tree::NodePath;
use crate::rules::{HandAction, Irregularity, Outcome, Ply, Route, Side, Variant};

/// A change in a session, returned by [`Session::apply`](super::Session::apply).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A move was played.
    Played {
        /// Number of plies since the start of the game, this one included.
        ply: Ply,
        /// The path of the piece.
        route: Route,
    },
    /// A turn was played by hand: a move, or an irregular turn that was kept.
    PlayedByHand {
        /// Number of turns since the start of the game, this one included.
        ply: Ply,
    },
    /// A sheep was placed, or removed again.
    Placed,
    /// The table rules changed.
    TableRulesChanged,
    /// This piece was touched and must be played.
    Touched(Square),
    /// “J’adoube” was announced (`true`), or withdrawn.
    Adjusting(bool),
    /// A piece was carried or removed by hand.
    Handled(HandAction),
    /// Pieces moved by hand were put back.
    PutBack,
    /// The turn played by hand is irregular; the other player decides about it.
    Irregular(Vec<Irregularity>),
    /// The irregular turn was taken back.
    Corrected {
        /// The piece that must be played now, if it can move.
        touched_piece: Option<Square>,
    },
    /// This piece was huffed.
    Huffed(Square),
    /// The board shows the position of a line after this number of plies.
    Shown(Ply),
    /// The variation that holds this turn changed its place; the path is the new one.
    VariationMoved(NodePath),
    /// A turn and everything after it, or everything after a position, was removed; the path is the one asked for.
    Deleted(NodePath),
    /// The comment on this turn changed.
    CommentChanged(NodePath),
    /// The sign of this move changed.
    SignChanged(NodePath),
    /// The marks or arrows of this position changed.
    MarksChanged(NodePath),
    /// The names, the event or the date of the game changed.
    TagsChanged,
    /// Something was noted about turns.
    Noted,
    /// The last edit was undone.
    EditUndone,
    /// The edit that was undone was repeated.
    EditRedone,
    /// This side offered a draw.
    DrawOffered(Side),
    /// The offer of a draw was declined.
    DrawDeclined,
    /// The game is over.
    Ended(Outcome),
    /// A new game was started.
    Started,
    /// A draw rule changed.
    RulesChanged,
    /// The clocks were set, paused or resumed, or time was added.
    ClockChanged,
    /// The session switched to the game of this variant.
    GameSwitched(Variant),
}

impl Event {
    /// Returns `true` if the board may show another position after it.
    pub const fn changes_position(&self) -> bool {
        !matches!(
            self,
            Event::DrawOffered(_)
                | Event::DrawDeclined
                | Event::RulesChanged
                | Event::Touched(_)
                | Event::Adjusting(_)
                | Event::Handled(_)
                | Event::VariationMoved(_)
                | Event::Deleted(_)
                | Event::CommentChanged(_)
                | Event::SignChanged(_)
                | Event::MarksChanged(_)
                | Event::TagsChanged
                | Event::Noted
                | Event::ClockChanged
                | Event::EditUndone
                | Event::EditRedone
        )
    }
}
