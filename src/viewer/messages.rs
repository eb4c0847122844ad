//! The messages that cross plugins.
//!
//! Keys and buttons write an [`Action`]; the dispatcher in `input` turns it into a [`GameCommand`], a view, a setting
//! or a dialog. The session applies commands and answers with [`CommandApplied`] and [`GameEvent`]s, or with
//! [`CommandRejected`]; scene, panels and recorder follow those.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::board::{Direction, Face, Square};
use crate::game::setup_editor::{SetupEdit, SetupTool};
use crate::game::{Command, CommandError, CommentPlace, Event};
use crate::game_tree::{MoveSign, NodeId};
use crate::i18n::Language;
use crate::lessons::Lesson;
use crate::notation::pdn::PdnGame;
use crate::players::{Decision, EngineId};
use crate::preferences::{AnimationSpeed, PointerEntry, TextSize};
use crate::rules::{Geometry, IllegalMove, Move, PieceKind, Position, Route, Side, Variant};
use crate::sound::Sound;
use crate::viewer::state::clock_options::ClockChoice;
use crate::viewer::state::sharing::ShareLook;

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
    /// Give this side to the next player: a person, the computer, an engine.
    CyclePlayer(Side),
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
    /// Play this number of moves of a line of the analysis, the best line being 0.
    PlayLine {
        /// The rank of the line.
        line: u8,
        /// The number of moves.
        moves: u8,
    },
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
    /// The views.
    View,
    /// What the board shows.
    Show,
    /// What helps the player.
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
    /// Show this lesson on the board.
    Play(Lesson),
}

/// An action on the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsAction {
    /// Open the dialog.
    Open,
    /// Set the speed of the pieces.
    Speed(AnimationSpeed),
    /// Set the size of texts and controls.
    TextSize(TextSize),
    /// Show texts and edges in stronger colours, or in the usual ones.
    ToggleContrast,
    /// Fill the screen, or not.
    ToggleFullScreen,
    /// Switch to this language.
    Language(Language),
    /// Mute the sounds, or let them be heard.
    ToggleSound,
    /// Lower the volume by a step.
    Softer,
    /// Raise the volume by a step.
    Louder,
    /// End an analysis of one position after this number of minutes; 0 for never.
    AnalysisMinutes(u16),
    /// Enter moves in this way.
    Entry(PointerEntry),
    /// Ask before a move is played, or not.
    ToggleConfirm,
    /// Play the move that waits to be confirmed, or discard it.
    AnswerMove(bool),
}

/// An action in the list of games or in the explorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamesAction {
    /// List the games that are open or, if there are none, the player's own.
    Browse,
    /// List those that reach the position on the board.
    BrowsePosition,
    /// Show the explorer, or hide it.
    ToggleExplorer,
    /// Count games that reach the mirror image of the position in the explorer, or do not.
    ToggleMirrored,
    /// List only games with the next result, then with any.
    NextResult,
    /// List only games of the next variant, then of any.
    NextVariant,
    /// List games that are the same as earlier ones, or do not.
    ToggleDuplicates,
    /// List only games that reach the position on the board, or all.
    TogglePosition,
    /// Sort the games by this column, then the other way round, then not.
    SortBy(GameColumn),
    /// Select this row of the list; the second time at once, open its game.
    Select(usize),
    /// Select the row this many below.
    Step(isize),
    /// Open the selected game at the table.
    OpenSelected,
    /// Open this game at the table.
    Open(usize),
    /// Play this move, which other games have.
    Play(Move),
}

/// A column of the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameColumn {
    /// The number of the game in the list of all.
    Number,
    /// The date.
    Date,
    /// The result.
    Result,
    /// White's name.
    White,
    /// Black's name.
    Black,
    /// The event.
    Event,
    /// The variant.
    Variant,
    /// The number of moves.
    Moves,
}

impl GameColumn {
    /// The columns, from left to right.
    pub const ALL: [GameColumn; 8] = [
        GameColumn::Number,
        GameColumn::Date,
        GameColumn::Result,
        GameColumn::White,
        GameColumn::Black,
        GameColumn::Event,
        GameColumn::Variant,
        GameColumn::Moves,
    ];
}

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

/// An action on the clocks of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockAction {
    /// Pause the clocks, or let them run again.
    TogglePause,
    /// Add a minute to the clock of this side.
    AddMinute(Side),
}

/// An action of a review of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewAction {
    /// Review the game, or stop the review.
    Toggle,
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

/// An action with games on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileAction {
    /// Choose files to open.
    Open,
    /// Save the game where it was saved last, or choose a file.
    Save,
    /// Choose a file to save the game in.
    SaveAs,
    /// List the earlier games.
    EarlierGames,
    /// List the unfinished sessions.
    Unfinished,
    /// Go on with this unfinished session.
    Resume(usize),
    /// Do what the open file dialog offers with what is chosen in it.
    Confirm,
    /// Leave the list for the system's folders.
    Home,
    /// Show the folder above.
    ParentFolder,
}

/// An action of the dialog about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AboutAction {
    /// Open the dialog.
    Open,
    /// Save what is said.
    Save,
}

/// An action of the share dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShareAction {
    /// Open the dialog.
    Open,
    /// Copy the position as FEN.
    CopyFen,
    /// Copy the game as PDN.
    CopyPdn,
    /// Choose the look of pictures.
    Look(ShareLook),
    /// Save a picture of the position.
    SavePicture,
    /// Save an animation of the line shown.
    SaveAnimation,
    /// Stop making the file.
    Stop,
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
    /// Move the cursor in this direction of the screen.
    Step(Direction),
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

/// A view that the camera snaps to. Home and top are seen from the side of the [`BoardOrientation`](super::state::camera::BoardOrientation).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// From the player's chair.
    Home,
    /// From above, the player's own men at the bottom.
    Top,
    /// A little above level, at White's left corner.
    SouthWest,
    /// A little above level, at White's right corner.
    SouthEast,
    /// A little above level, at Black's left corner.
    NorthEast,
    /// A little above level, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; it changes the
    /// [`BoardOrientation`](crate::viewer::state::camera::BoardOrientation).
    OtherSide,
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

/// A choice in the new-game dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The rules of this variant, on the board chosen so far if they can be played there.
    Rules(Variant),
    /// This board.
    Board(Geometry),
    /// A touched piece must be played, or not.
    TouchMove,
    /// Pieces are moved freely by hand, or only as the rules allow.
    OverTheBoard,
    /// Two kings or one against one king draw after five moves, or at once.
    FederationRule,
    /// A person plays this side.
    Person(Side),
    /// The computer plays this side.
    Computer(Side),
    /// An engine plays this side.
    Engine(Side, EngineId),
    /// The computer plays this side one level weaker.
    Weaker(Side),
    /// The computer plays this side one level stronger.
    Stronger(Side),
    /// This time control for this side, or for both if they do not differ.
    Clock(Side, ClockChoice),
    /// A time control for each side, or one for both.
    ClocksDiffer,
    /// The clocks start as soon as the game begins, or after the first moves.
    ClocksAtOnce,
}

/// An action of the pointer on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer moves over a square, or off the squares.
    Hover(Option<Square>),
    /// The keyboard walks to a square, or leaves the squares.
    Walk(Option<Square>),
    /// A square is clicked.
    Click(Square),
    /// A square is clicked with the right button.
    ClickOther(Square),
    /// The piece on a square is picked up.
    PickUp(Square),
    /// The piece picked up is dropped.
    Drop(DropPlace),
    /// The move being entered is cancelled.
    Cancel,
}

/// The place where a piece is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    /// A dark square.
    Square(Square),
    /// A light cube, on which no piece stands.
    LightCube,
    /// Beside the board.
    Beside,
}

/// Words for players who listen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announcement(pub String);

/// A click or drag that is not legal, and the reason.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectedClick(pub IllegalMove);

/// A command for the session.
#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// A command that the session has applied.
#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

/// A command that the session has rejected, and the reason.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

/// An event of the current game.
#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);

/// A moment of the animation of a move at which pieces touch or leave the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveContact {
    /// The piece leaves its square.
    Lifted,
    /// The piece lands.
    Landed {
        /// The kind of the piece, before it becomes a king.
        kind: PieceKind,
        /// The number of the hop, from 1; `None` for a move that captures nothing.
        hop: Option<u8>,
    },
    /// This number of captured pieces begins to leave.
    CapturedLeave(u8),
    /// The man has become a king.
    Crowned,
    /// The animation is over.
    Ended,
}

/// A request to play a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Sound);

/// A request to open files and folders: from a dialog, a drop on the window, the command line, or the recent files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct OpenFiles(pub Vec<PathBuf>);

/// A request to list the games of files and folders: one of them is a folder, or they hold more than one game.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BrowseGames(pub Vec<PathBuf>);

/// A request to show a game at the table of its variant.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct LoadGame {
    /// The game with its tags.
    pub game: Box<PdnGame>,
    /// The game's place on disk; `None` for a game that has none.
    pub source: Option<GameSource>,
}

/// A request to save the current game in this file, and there after each change. In a file that holds games already it
/// becomes the last.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SaveGame(pub PathBuf);

/// A request to leave the session and go on with an unfinished one, by its place in the list of those.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeSession(pub usize);

/// The place of a game on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    /// The file.
    pub path: PathBuf,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
}

/// A request to the engines that does not follow from the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Propose a move in the position shown.
    Hint,
    /// End the search and play the best move found.
    MoveNow,
    /// Solve the endgames of the current game.
    SolveEndgames,
}

/// A request to the system's clipboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardRequest {
    /// Copy the position shown.
    Copy,
    /// Set up the position on the clipboard.
    Paste,
}

/// Animates the move that led to the position shown once more, slowly.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayLastMove;

/// Animates a move that the game does not have, slowly.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct AnimateMove {
    /// The way of the piece.
    pub route: Route,
    /// The position after the move.
    pub after: Position,
}

/// Moves the camera to a view.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoToView(pub View);

/// Turns the camera round the board by a drag.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

/// Moves the camera in its own plane by a drag.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pan {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

/// Moves the camera nearer or away.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// Notches of a mouse wheel; a negative number moves the camera away.
    pub notches: f32,
    /// The place in the window, in logical pixels, that stays where it is; `None` for the middle of the board.
    pub pointer: Option<Vec2>,
}

/// A notice to the players, shown for some seconds. A later notice replaces an earlier one.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A click or drag was not legal.
    IllegalMove(IllegalMove),
    /// A command was rejected.
    Rejected(CommandError),
    /// This FEN was copied.
    Copied(String),
    /// The clipboard cannot be accessed.
    ClipboardUnavailable,
    /// There is no text on the clipboard.
    ClipboardEmpty,
    /// The computer huffs nothing although a capture was missed.
    HuffsNothing,
    /// An engine failed.
    Engine {
        /// The engine's name.
        name: String,
        /// The problem.
        problem: EngineProblem,
        /// `true` if a person plays on in its place.
        is_replaced: bool,
    },
    /// The computer decided this.
    Computer(Decision),
    /// The settings in this file could not be read.
    SettingsUnreadable(PathBuf),
    /// The board is seen at too small an angle to drag a piece over it.
    TooLowToDrag,
    /// A piece was let go on a light cube and goes back.
    GoesBack,
    /// No engine is thinking that could be asked to move now.
    NobodyThinks,
    /// A text that is not translated.
    Plain(String),
}

/// A problem with an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineProblem {
    /// It could not be started.
    NotStarted,
    /// It has ended.
    Exited,
    /// It does not answer in time.
    Silent,
    /// It played an illegal move.
    IllegalMove,
    /// It does not have a parameter that was set.
    UnknownParam,
    /// It sent something else than the protocol expects.
    InvalidAnswer,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>()
        .add_message::<BoardInput>()
        .add_message::<RejectedClick>()
        .add_message::<Announcement>()
        .add_message::<GameCommand>()
        .add_message::<CommandApplied>()
        .add_message::<CommandRejected>()
        .add_message::<GameEvent>()
        .add_message::<MoveContact>()
        .add_message::<PlaySound>()
        .add_message::<OpenFiles>()
        .add_message::<BrowseGames>()
        .add_message::<LoadGame>()
        .add_message::<SaveGame>()
        .add_message::<ResumeSession>()
        .add_message::<EngineRequest>()
        .add_message::<ClipboardRequest>()
        .add_message::<GoToView>()
        .add_message::<Orbit>()
        .add_message::<Pan>()
        .add_message::<ReplayLastMove>()
        .add_message::<AnimateMove>()
        .add_message::<Zoom>()
        .add_message::<Notice>();
}
