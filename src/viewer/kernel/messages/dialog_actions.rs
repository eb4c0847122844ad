//! The actions in dialogs and on lists, and the choices of a new game.

use crate::i18n::Language;
use crate::players::EngineId;
use crate::preferences::{AnimationSpeed, PointerEntry, Quality, TextSize};
use crate::rules::{Geometry, Move, Side, Variant};
use crate::themes::ThemeName;
use crate::viewer::features::clocks::options::ClockChoice;
use crate::viewer::features::share::state::ShareLook;

/// An action on the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsAction {
    /// Open the dialog.
    Open,
    /// Set the speed of the pieces.
    Speed(AnimationSpeed),
    /// Set the size of texts and controls.
    TextSize(TextSize),
    /// Show texts and edges in stronger colors, or in the usual ones.
    ToggleContrast,
    /// Fill the screen, or not.
    ToggleFullScreen,
    /// Show the board in this theme.
    Theme(ThemeName),
    /// Draw in this quality.
    Quality(Quality),
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
    /// Stop reading the files of games.
    StopReading,
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
    /// This opponent.
    Opponent(Opponent),
    /// The person who plays against the computer or an engine has this side.
    Color(Side),
    /// The computer plays one level weaker.
    Weaker,
    /// The computer plays one level stronger.
    Stronger,
    /// Show the choices of this part of the dialog, or fold them.
    Unfold(FoldedPart),
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
    /// This engine.
    Engine(EngineId),
}

/// A part of the new-game dialog that is folded until it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldedPart {
    /// The table rules.
    TableRules,
    /// The clocks.
    Clocks,
}
