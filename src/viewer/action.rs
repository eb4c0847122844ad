//! What a player can ask for with a key or a button.

use bevy::prelude::*;

use super::new_game::Choice;
use super::scene::camera::View;
use crate::rules::{Ply, Side, Variant};

/// Something a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take back a move.
    Undo,
    /// Play again the move taken back.
    Redo,
    /// Show the first position.
    First,
    /// Show the last position.
    Last,
    /// Show the position after so many plies.
    Show(Ply),
    /// Play the only move, if there is only one.
    PlayOnly,
    /// Go to this table.
    SitAt(Variant),
    /// Go from the pyramid to international draughts, and from anywhere else to the pyramid.
    OtherTable,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw offered, or decline it.
    AnswerDraw(bool),
    /// Give up; asks first.
    Resign,
    /// Open the card on which a new game is chosen.
    NewGame,
    /// Choose something on that card.
    Choose(Choice),
    /// Begin the game chosen there.
    Begin,
    /// Open that card on the family games.
    OtherGames,
    /// Answer yes or no to the question in the window.
    Answer(bool),
    /// Count five moves for two kings or one against one king, or draw at once.
    Federation,
    /// The computer plays this side, or a person does.
    Seat(Side),
    /// The computer plays the side to move from now on, a person the other.
    ChangeSides,
    /// The computer's move at once.
    MoveNow,
    /// The endgames of the game on the table, solved.
    SolveEndgames,
    /// A move proposed by the computer.
    Hint,
    /// Analyse the position shown, or do not.
    Analysis,
    /// Copy the position shown as FEN.
    CopyFen,
    /// Set up the position on the clipboard; asks first if a game is under way.
    PasteFen,
    /// Look from somewhere else.
    Look(View),
    /// Sink the pyramid, or raise it.
    Sink,
    /// Show the numbers of the squares, or hide them.
    Numbers,
    /// Show the lines of the sides, or hide them.
    Lines,
    /// The next pace.
    Pace,
    /// The other way to draw depth.
    Lens,
    /// The next language.
    Language,
    /// Show all the draw counters, or only those that matter.
    Counters,
    /// Show the keys, or hide them.
    Help,
    /// Close the result and look at the game.
    Review,
    /// Give the keyboard to the buttons.
    Focus,
    /// End the turn played by hand.
    Done,
    /// Put back what hands have done in this turn.
    PutBack,
    /// Take the piece in hand off the board.
    TakeOff,
    /// Keep what was irregular, or have it corrected.
    Decide(bool),
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
    pub const fn key(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::First => "first",
            Action::Last => "last",
            Action::Show(_) => "show",
            Action::PlayOnly => "play-only",
            Action::SitAt(_) | Action::OtherTable => "other-table",
            Action::OfferDraw => "offer-draw",
            Action::AnswerDraw(true) => "accept",
            Action::AnswerDraw(false) => "decline",
            Action::Resign => "resign",
            Action::NewGame => "new-game",
            Action::Choose(_) => "new-game",
            Action::Begin => "begin",
            Action::OtherGames => "other-games-tip",
            Action::Answer(true) => "yes",
            Action::Answer(false) => "no",
            Action::Federation => "federation",
            Action::Seat(_) => "seat",
            Action::ChangeSides => "change-sides",
            Action::MoveNow => "move-now",
            Action::Hint => "hint",
            Action::SolveEndgames => "endgames-solve",
            Action::Analysis => "analysis",
            Action::CopyFen => "copy-fen",
            Action::PasteFen => "paste-fen",
            Action::Look(View::Home) => "view-home",
            Action::Look(View::Top) => "view-top",
            Action::Look(View::SouthWest) => "view-south-west",
            Action::Look(View::SouthEast) => "view-south-east",
            Action::Look(View::NorthEast) => "view-north-east",
            Action::Look(View::NorthWest) => "view-north-west",
            Action::Look(View::OtherSide) => "view-other-side",
            Action::Sink => "sink",
            Action::Numbers => "numbers",
            Action::Lines => "lines",
            Action::Pace => "pace",
            Action::Lens => "lens",
            Action::Language => "language",
            Action::Counters => "counters",
            Action::Help => "help",
            Action::Review => "review",
            Action::Focus => "focus",
            Action::Done => "done",
            Action::PutBack => "put-back",
            Action::TakeOff => "take-off",
            Action::Decide(true) => "keep",
            Action::Decide(false) => "correct",
            Action::Adjust => "adjust",
            Action::Huff(_) => "huff-title",
            Action::DrawLots => "draw-lots",
            Action::Cancel => "cancel",
            Action::Quit => "quit",
        }
    }
}
