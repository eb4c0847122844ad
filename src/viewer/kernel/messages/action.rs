//! The actions of players, with a key or a button.

use super::dialog_actions::{
    AboutAction, Choice, FileAction, GamesAction, SettingsAction, ShareAction,
};
use super::endgame_action::EndgameAction;
use super::exercises_action::ExercisesAction;
use super::lesson_action::LessonAction;
use super::line_actions::LineAction;
use super::seat_action::SeatAction;
use super::study_actions::{EditAction, EditorAction, ReviewAction};
use super::trainer_action::TrainerAction;
use crate::board::Face;
use crate::game::CommentPlace;
use crate::game_tree::NodeId;
use crate::lessons::RuleExample;
use crate::rules::{Side, Variant};
use bevy::prelude::*;

/// An action of a player, with a key or a button.
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
    /// Show the position after a turn of the game or of a variation.
    ShowNode(NodeId),
    /// Show the previous variation or, without one, an earlier position.
    PreviousVariation,
    /// Show the next variation or, without one, a later position.
    NextVariation,
    /// Show the tools that edit the game, or hide them.
    ToggleEditTools,
    /// Edit the game at the turn shown.
    Edit(EditAction),
    /// Pause the clocks, or add time.
    Clock(ClockAction),
    /// Review the game, or try mistakes again.
    Review(ReviewAction),
    /// Set up a position.
    Editor(EditorAction),
    /// Say who plays, and where and when.
    About(AboutAction),
    /// Share the position or the game.
    Share(ShareAction),
    /// List, search or explore many games.
    Games(GamesAction),
    /// Show, hide or move the five boards drawn flat.
    Net(NetAction),
    /// See the board, or what happened on it.
    Sight(SightAction),
    /// Walk over the squares with the keyboard, or type a move.
    Walk(WalkAction),
    /// Change the settings.
    Settings(SettingsAction),
    /// Explain the rules.
    Explain(ExplainAction),
    /// Begin, change or leave the first lesson.
    Lesson(LessonAction),
    /// Solve shots.
    Exercises(ExercisesAction),
    /// Begin, change or leave the practice of endgames.
    Endgame(EndgameAction),
    /// Train the eye for the boards.
    Trainer(TrainerAction),
    /// Save the comment that is being written.
    SaveComment,
    /// Write the comment at this place beside the turn.
    ChooseCommentPlace(CommentPlace),
    /// Play the only legal move, if there is only one.
    PlayOnlyMove,
    /// Switch to the game of this variant.
    SwitchGame(Variant),
    /// Switch from the pyramid to international draughts, or from any other game to the pyramid.
    SwitchToOtherGame,
    /// Offer a draw.
    OfferDraw,
    /// Let the game go on from the earlier position shown.
    PlayOn,
    /// Accept the offer of a draw, or decline it.
    AnswerDraw(bool),
    /// Resign, after confirmation.
    Resign,
    /// Open the new-game dialog.
    NewGame,
    /// Choose an option in the new-game dialog.
    Choose(Choice),
    /// Start the game chosen in the new-game dialog.
    StartGame,
    /// Open the new-game dialog on the family games.
    ChooseFamilyGame,
    /// Answer yes or no to the confirmation dialog.
    Confirm(bool),
    /// For two kings or one against one king, count five moves, or draw at once.
    ToggleFederationRule,
    /// Choose who plays a side.
    Seat(SeatAction),
    /// Give the side to move to the computer and the other side to a person.
    SwapSides,
    /// Have the computer move at once.
    MoveNow,
    /// Solve the endgames of the current game.
    SolveEndgames,
    /// Ask the computer for a move.
    Hint,
    /// Analyse the position shown with the next engine, or stop analysing.
    CycleAnalysis,
    /// Copy the position shown as FEN.
    CopyFen,
    /// Set up the position on the clipboard, after confirmation if a game is in progress.
    PasteFen,
    /// Move the camera to a view.
    GoToView(View),
    /// Sink the pyramid, or raise it.
    ToggleRelief,
    /// Show the numbers of the squares, or hide them.
    ToggleNumbers,
    /// Show the lines of the sides, or hide them.
    ToggleLines,
    /// Switch between perspective and orthographic projection.
    ToggleProjection,
    /// Show all draw counters, or only those that matter.
    ToggleCounters,
    /// Open this group of the toolbar, or close it, where the groups do not fit side by side.
    ToggleTools(ToolGroup),
    /// Play or preview a line of the analysis.
    Line(LineAction),
    /// Show the list of keys, or hide it.
    ToggleHelp,
    /// Close the result of the game.
    CloseResult,
    /// Give the keyboard focus to the buttons.
    FocusButtons,
    /// End the turn played by hand.
    EndTurn,
    /// Put back the pieces moved by hand in this turn.
    PutBack,
    /// Remove the held piece from the board.
    RemovePiece,
    /// Keep the irregular turn, or have it corrected.
    ResolveIrregularity(bool),
    /// Announce “j’adoube”.
    Adjust,
    /// Huff a piece that ignored a capture, by its place in the list of those pieces.
    Huff(usize),
    /// Place sheep and wolf at random.
    DrawLots,
    /// Open, save or look for games.
    File(FileAction),
    /// Close the topmost dialog or, if none is open, deselect the piece.
    Cancel,
    /// Close the window, after confirmation if a game is in progress.
    Quit,
}

/// A group of the toolbar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolGroup {
    /// The ways to see the board, and what it shows.
    View,
    /// Help for the player.
    Help,
    /// Games on disk.
    Games,
}

/// An action on the five boards drawn flat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetAction {
    /// Show them, or hide them.
    Toggle,
    /// Move them from beside the scene into the panel, or back.
    TogglePlace,
}

/// An action that shows what happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SightAction {
    /// Play the last move again, slowly.
    ReplayLastMove,
}

/// An action of the keyboard on the board: a walk over the squares, or a typed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkAction {
    /// Begin to walk over the squares.
    Enter,
    /// Deselect the piece or, if none is selected, end the walk.
    Leave,
    /// Walk to the next square in this direction of the screen.
    Step(ScreenDirection),
    /// Click the square.
    Choose,
    /// Walk to the next piece that may move or, once one is selected, to its next destination.
    NextTarget,
    /// The same backwards.
    PreviousTarget,
    /// Go over to the five boards, or back to the scene.
    SwitchBoards,
    /// Begin to type.
    OpenEntry,
    /// Type a character of a move or a question.
    Type(char),
    /// Remove the last character.
    Erase,
    /// Complete the move that is typed; again, the next move that begins like it.
    Complete,
    /// Play the move, or answer the question.
    Confirm,
    /// End typing.
    CloseEntry,
}

/// A direction of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScreenDirection {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl ScreenDirection {
    /// The four directions.
    pub const ALL: [ScreenDirection; 4] = [
        ScreenDirection::Up,
        ScreenDirection::Down,
        ScreenDirection::Left,
        ScreenDirection::Right,
    ];
}

/// An action that explains the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExplainAction {
    /// Open the rules, or close them.
    ToggleRules,
    /// Open the page of what there is to learn, or close it.
    ToggleLearning,
    /// Close the card with the rule that has refused a move.
    CloseRuleCard,
    /// Show this example on the board.
    Play(RuleExample),
}

/// An action on the clocks of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockAction {
    /// Pause the clocks, or let them run again.
    TogglePause,
    /// Add a minute to the clock of this side.
    AddMinute(Side),
}

/// A view that the camera snaps to. Home, top and the three-quarter view are seen from the side of the
/// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// From the player's chair; a flat board is seen from above.
    Home,
    /// From above, the player's own men at the bottom.
    Top,
    /// From the player's right, at half height: the steps and all pieces are seen.
    ThreeQuarter,
    /// A little above level, at White's left corner.
    SouthWest,
    /// A little above level, at White's right corner.
    SouthEast,
    /// A little above level, at Black's left corner.
    NorthEast,
    /// A little above level, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; it changes the
    /// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
    OtherSide,
}

impl View {
    /// Returns `true` if the view lasts only as long as its key is held, when that is longer than a short press.
    pub const fn can_be_peeked_at(self) -> bool {
        !matches!(self, View::Home | View::OtherSide)
    }
}

impl From<Face> for View {
    fn from(face: Face) -> View {
        match face {
            Face::Top => View::Top,
            Face::SouthWest => View::SouthWest,
            Face::SouthEast => View::SouthEast,
            Face::NorthEast => View::NorthEast,
            Face::NorthWest => View::NorthWest,
        }
    }
}

impl View {
    /// The side of the pyramid seen in this view, if it is one of the four corners.
    pub fn side_face(self) -> Option<Face> {
        Face::SIDES
            .into_iter()
            .find(|&face| View::from(face) == self)
    }
}
