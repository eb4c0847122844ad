//! What a player can ask for with a key or a button.

use bevy::prelude::*;

use crate::rules::{Ply, Side, Variant};
use crate::viewer::scene::camera::View;
use crate::viewer::state::new_game::Choice;

/// Something a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take back a move.
    Undo,
    /// Play again the move taken back.
    Redo,
    /// Show the first position.
    ShowFirst,
    /// Show the last position.
    ShowLast,
    /// Show the position after so many plies.
    ShowPly(Ply),
    /// Play the only move, if there is only one.
    PlayOnlyMove,
    /// Go to this table.
    SwitchGame(Variant),
    /// Go from the pyramid to international draughts, and from anywhere else to the pyramid.
    SwitchToOtherGame,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw offered, or decline it.
    AnswerDraw(bool),
    /// Give up; asks first.
    Resign,
    /// OpenDialogs the card on which a new game is chosen.
    NewGame,
    /// Choose something on that card.
    Choose(Choice),
    /// Begin the game chosen there.
    StartGame,
    /// OpenDialogs that card on the family games.
    ChooseFamilyGame,
    /// Answer yes or no to the question in the window.
    Confirm(bool),
    /// Count five moves for two kings or one against one king, or draw at once.
    ToggleFederationRule,
    /// The computer plays this side, or a person does.
    CyclePlayer(Side),
    /// The computer plays the side to move from now on, a person the other.
    SwapSides,
    /// The computer's move at once.
    MoveNow,
    /// The endgames of the game on the table, solved.
    SolveEndgames,
    /// A move proposed by the computer.
    Hint,
    /// Analyse the position shown, or do not.
    CycleAnalysis,
    /// Copy the position shown as FEN.
    CopyFen,
    /// Set up the position on the clipboard; asks first if a game is under way.
    PasteFen,
    /// Look from somewhere else.
    GoToView(View),
    /// Sink the pyramid, or raise it.
    ToggleRelief,
    /// Show the numbers of the squares, or hide them.
    ToggleNumbers,
    /// Show the lines of the sides, or hide them.
    ToggleLines,
    /// The next pace.
    CyclePace,
    /// The other way to draw depth.
    ToggleProjection,
    /// The next language.
    CycleLanguage,
    /// Show all the draw counters, or only those that matter.
    ToggleCounters,
    /// Show the keys, or hide them.
    ToggleHelp,
    /// Close the result and look at the game.
    CloseResult,
    /// Give the keyboard to the buttons.
    FocusButtons,
    /// End the turn played by hand.
    EndTurn,
    /// Put back what hands have done in this turn.
    PutBack,
    /// Take the piece in hand off the board.
    RemovePiece,
    /// Keep what was irregular, or have it corrected.
    ResolveIrregularity(bool),
    /// “J’adoube”.
    Adjust,
    /// Huff the first, second … piece that overlooked a capture.
    Huff(usize),
    /// Place sheep and wolf by lot.
    DrawLots,
    /// Close what is open or, if nothing is, put back the piece in hand.
    Cancel,
    /// Close the window.
    Quit,
}

impl Action {
    /// The key of the words that say what it does.
    pub const fn message_key(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::ShowFirst => "first",
            Action::ShowLast => "last",
            Action::ShowPly(_) => "show",
            Action::PlayOnlyMove => "play-only",
            Action::SwitchGame(_) | Action::SwitchToOtherGame => "other-table",
            Action::OfferDraw => "offer-draw",
            Action::AnswerDraw(true) => "accept",
            Action::AnswerDraw(false) => "decline",
            Action::Resign => "resign",
            Action::NewGame => "new-game",
            Action::Choose(_) => "new-game",
            Action::StartGame => "begin",
            Action::ChooseFamilyGame => "other-games-tip",
            Action::Confirm(true) => "yes",
            Action::Confirm(false) => "no",
            Action::ToggleFederationRule => "federation",
            Action::CyclePlayer(_) => "seat",
            Action::SwapSides => "change-sides",
            Action::MoveNow => "move-now",
            Action::Hint => "hint",
            Action::SolveEndgames => "endgames-solve",
            Action::CycleAnalysis => "analysis",
            Action::CopyFen => "copy-fen",
            Action::PasteFen => "paste-fen",
            Action::GoToView(View::Home) => "view-home",
            Action::GoToView(View::Top) => "view-top",
            Action::GoToView(View::SouthWest) => "view-south-west",
            Action::GoToView(View::SouthEast) => "view-south-east",
            Action::GoToView(View::NorthEast) => "view-north-east",
            Action::GoToView(View::NorthWest) => "view-north-west",
            Action::GoToView(View::OtherSide) => "view-other-side",
            Action::ToggleRelief => "sink",
            Action::ToggleNumbers => "numbers",
            Action::ToggleLines => "lines",
            Action::CyclePace => "pace",
            Action::ToggleProjection => "lens",
            Action::CycleLanguage => "language",
            Action::ToggleCounters => "counters",
            Action::ToggleHelp => "help",
            Action::CloseResult => "review",
            Action::FocusButtons => "focus",
            Action::EndTurn => "done",
            Action::PutBack => "put-back",
            Action::RemovePiece => "take-off",
            Action::ResolveIrregularity(true) => "keep",
            Action::ResolveIrregularity(false) => "correct",
            Action::Adjust => "adjust",
            Action::Huff(_) => "huff-title",
            Action::DrawLots => "draw-lots",
            Action::Cancel => "cancel",
            Action::Quit => "quit",
        }
    }
}
