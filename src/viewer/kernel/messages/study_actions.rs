//! The actions that edit, review and set up games.

use crate::game::setup_editor::{SetupEdit, SetupTool};
use crate::game_tree::MoveSign;
use crate::rules::Side;

/// An edit of the variations or of what is noted about the turn shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditAction {
    /// Move the variation up.
    Promote,
    /// Move the line down.
    Demote,
    /// Make it the main line.
    MakeMainLine,
    /// Delete the turn and what follows it.
    Delete,
    /// Put this sign behind the move, or remove it.
    ToggleSign(MoveSign),
    /// Put the next sign behind the move.
    NextSign,
    /// Write a comment.
    Comment,
    /// Undo the last edit.
    Undo,
    /// Repeat the edit that was undone.
    Redo,
}

/// An action of a review of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewAction {
    /// Show the review that was closed, review the game, or stop the review.
    Toggle,
    /// Close the review. Its scores stay with the game.
    Close,
    /// Choose the next engine as judge.
    NextJudge,
    /// Show the position before the next error.
    NextError,
    /// Show the position before the previous error.
    PreviousError,
    /// Try the mistakes again: those of this side or, without one, of the person.
    Retry(Option<Side>),
    /// Show which piece the best move plays in the position to try again.
    Hint,
    /// Show the best line in the position to try again.
    ShowSolution,
    /// Go on to the next mistake.
    NextRetry,
    /// End the tries.
    EndRetries,
}

/// An action of the position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Open the editor on the position shown.
    Open,
    /// Close the editor without a game.
    Close,
    /// Choose a tool of the palette.
    Choose(SetupTool),
    /// Change the arrangement.
    Edit(SetupEdit),
    /// Give the move to the other side.
    OtherSideToMove,
    /// Undo the last edit.
    Undo,
    /// Repeat the edit that was undone.
    Redo,
    /// Type a character of an entry such as `w 31 k5`.
    Type(char),
    /// Use the tool at the cursor, or end the entry.
    Place,
    /// Use the tool at the cursor for the other side.
    PlaceOther,
    /// Empty the square of the cursor.
    Erase,
    /// Take back the last digit or, if none is typed, empty the square of the cursor.
    Backspace,
    /// Choose the players of a game from the position.
    Play,
    /// Analyse the position.
    Analyse,
    /// Save the position as a game.
    Save,
}
