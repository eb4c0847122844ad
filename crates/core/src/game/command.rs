//! The commands of a session: everything that a player can do at a table.
//!
//! A recording holds one command a line in JSON (see [`recording`](super::recording)), so the serialized names are a
//! file format: a variant that is renamed keeps its old name with `#[serde(rename)]`.

use serde::{Deserialize, Serialize};

use super::clocks::ClockSettings;
use super::{AboutTag, TableRules, TurnNote};
use crate::board::Square;
use crate::game_tree::{Arrow, Mark, MoveSign, NodePath};
use crate::notation::MoveRequest;
use crate::rules::{FewAgainstKing, HandAction, Ply, Side, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CommentPlace {
    Before,
    After,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Plays the move with this text. A move that was played here before is followed; another one begins a variation.
    Play(MoveRequest),
    /// Takes back one move, or the end of a game that ended by agreement, resignation or time. Refused, like the other
    /// ways to show another position, while an irregularity is unresolved.
    Undo,
    /// Takes back a move, as [`Undo`](Command::Undo) does, to play on: the next turn starts a new main line, and what
    /// was taken back becomes a variation. A line with a result stays the main line.
    TakeBack,
    /// Plays the move again that was taken back.
    Redo,
    /// Shows the position of the line shown after this number of plies; play may continue from there. An offer of a
    /// draw lapses.
    Show(Ply),
    /// Shows a position of any line; play may continue from there. An offer of a draw lapses.
    GoTo(NodePath),
    /// Moves the variation that holds this turn one place up; the first becomes the continuation of its line.
    Promote(NodePath),
    MakeMainLine(NodePath),
    /// Moves the innermost line that holds this turn and has a variation below it one place down.
    Demote(NodePath),
    Delete(NodePath),
    DeleteRest(NodePath),
    /// Comments on a turn, or removes the comment if the text is empty. The comment after the root is the comment
    /// before the first turn.
    SetComment {
        node: NodePath,
        place: CommentPlace,
        text: String,
    },
    /// Sets the sign of a move, or removes it.
    SetSign {
        node: NodePath,
        sign: Option<MoveSign>,
    },
    /// Marks a square in this position, or removes the mark.
    ToggleMark {
        node: NodePath,
        mark: Mark,
    },
    /// Draws an arrow in this position, or removes it.
    ToggleArrow {
        node: NodePath,
        arrow: Arrow,
    },
    /// Adds the annotations of a review to these turns, in one edit.
    Note(Vec<TurnNote>),
    /// Sets descriptive tags of the game, in one edit; an empty text removes a tag.
    SetTags(Vec<(AboutTag, String)>),
    /// Undoes the last edit of variations, comments, signs, marks, arrows or tags. Moves stay.
    UndoEdit,
    RedoEdit,
    /// Continues the game from the position shown, an earlier one. The turns that follow it are kept; another turn
    /// makes them a variation, unless they have a result.
    PlayOn,
    /// Offers a draw on behalf of the side to move; a move of the other side declines it.
    OfferDraw,
    /// Offers a draw on behalf of this side, with either side to move.
    OfferDrawBy(Side),
    /// Answers the offer of a draw on behalf of the other side.
    AnswerDraw {
        /// `true` to agree.
        accept: bool,
    },
    Resign(Side),
    NewGame,
    /// Starts a new game of the current variant from a position, given as FEN.
    SetUp(String),
    /// Opens a game given as PDN: switches to its variant, replaces the game there, and shows the start. The tags stay
    /// with the game.
    Load(String),
    /// Sets the draw rule for one or two kings against one king; international draughts only.
    #[serde(rename = "CountFewAgainstKing")]
    SetFewAgainstKing(FewAgainstKing),
    /// Ends the game because this side's time has run out.
    FlagFall(Side),
    /// Sets new clocks for the moves from here on; without a time control for either side, the game continues without.
    SetClock(ClockSettings),
    /// Stops the clocks until they are resumed or a move is made.
    PauseClock,
    ResumeClock,
    /// Adds time to the clock of a side.
    AddTime {
        side: Side,
        /// The time, in milliseconds.
        milliseconds: u64,
    },
    /// Advances the clock of the side that must act by this number of milliseconds. It is a game's only source of time,
    /// so that a recording replays to the same clocks; recordings without this command take no time. No-op while no
    /// clock is running.
    Wait(u64),
    /// Sets how strictly the current variant's games are played. Pieces moved by hand in this turn are put back.
    /// Refused while an irregularity is unresolved.
    #[serde(rename = "Manners")]
    SetTableRules(TableRules),
    /// Touches the piece here. Under touch-move it must be played if it can move.
    Touch(Square),
    /// “J’adoube”: until it is given again, or until the next move, touching a piece has no consequence.
    Adjust,
    /// Carries or removes a piece by hand; over the board only.
    Hand(HandAction),
    /// Puts back what was moved by hand in this turn.
    PutBack,
    #[serde(rename = "Done")]
    EndTurn,
    /// Decides, on behalf of the other player, about an irregular turn.
    #[serde(rename = "Decide")]
    ResolveIrregularity {
        /// `true` to keep the turn as it stands, `false` to have it corrected.
        keep: bool,
    },
    /// Removes a piece that ignored a capture, on behalf of the side to move, which then moves.
    Huff(Square),
    /// Places the next sheep, or the wolf, before play. A sheep that already stands here is removed again.
    Place(Square),
    /// Places sheep and wolf at random; the number is the seed.
    #[serde(rename = "DrawLots")]
    PlaceRandomly(u64),
    /// Switches to the game of this variant. The other games stay as they are.
    #[serde(rename = "SitAt")]
    SwitchGame(Variant),
}

impl Command {
    /// Returns `true` if another game may take the place of the current one, or of the one at a loaded game's table.
    pub(super) const fn replaces_game(&self) -> bool {
        matches!(
            self,
            Command::NewGame
                | Command::SetUp(_)
                | Command::Load(_)
                | Command::Place(_)
                | Command::PlaceRandomly(_)
        )
    }
}
