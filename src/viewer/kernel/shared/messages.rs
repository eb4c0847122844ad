//! Messages between plugins.
//!
//! Features handle actions by writing a [`GameCommand`], moving the camera, changing a setting or opening a dialog. The
//! session applies commands and answers with [`CommandApplied`] and [`GameEvent`]s, or with [`CommandRejected`], which
//! scene, panels and recorder follow.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::archive::SavePlace;
use crate::board::{Face, Square};
use crate::engine::Level;
use crate::game::clocks::ClockSettings;
use crate::game::{Command, CommandError, Event, TableRules};
use crate::game_tree::{Arrow, Mark};
use crate::i18n::{Localizer, Messages};
use crate::notation::pdn::PdnGame;
use crate::rules::{FewAgainstKing, IllegalMove, PieceKind, Position, Route, Setup, Side, Variant};
use crate::sound::Sound;
use crate::viewer::kernel::mode::PracticeId;

#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// A change of the practice board, which replaces the current game. [`GameCommand`]s play its moves.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PracticeCommand {
    /// Puts this practice position on the board.
    Begin(PracticeId, Position),
    /// Lets the same side move again.
    PassTurn,
    /// Replaces the marks and arrows at the position.
    Draw { marks: Vec<Mark>, arrows: Vec<Arrow> },
    /// Returns to the current game.
    End,
}

#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

impl CommandApplied {
    /// Returns `true` for any command but time passing.
    pub(crate) fn is_change(&self) -> bool {
        !matches!(self.0, Command::Wait(_))
    }
}

/// A command rejected by the session, with the reason.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);

/// A request to open the new-game dialog.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfferGame {
    /// The starting position; `None` for the variant's.
    pub setup: Option<Setup>,
    /// The computer's level as the opponent; `None` for the players at the table.
    pub opponent: Option<Level>,
}

/// A game offered to a friend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineOffer {
    pub variant: Variant,
    /// The starting position as FEN; `None` for the variant's.
    pub position: Option<String>,
    pub table_rules: TableRules,
    /// The draw rule for few pieces against a king, if the variant has a choice.
    pub few_against_king: Option<FewAgainstKing>,
    pub clock: Option<ClockSettings>,
    /// The offering player's side.
    pub side: Side,
}

/// A request for a game with a friend.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum OnlineGameRequest {
    Offer(Box<OnlineOffer>),
    /// Asks for the link or code of a friend's game.
    Join,
    /// Follows this link: to a free seat, to the player's own seat, or for watching.
    Follow(String),
}

/// Pointer or keyboard input on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer moves over a square, or off the squares.
    Hover(Option<Square>),
    /// The keyboard walks to a square, or leaves the squares.
    Walk(Option<Square>),
    Click(Square),
    /// A right click on a square.
    ClickOther(Square),
    PickUp(Square),
    /// The held piece is dropped.
    Drop(DropPlace),
    /// Move entry is canceled.
    Cancel,
}

impl BoardInput {
    /// Returns `true` for a click on the board, on a square or beside them.
    pub fn is_click(&self) -> bool {
        matches!(self, BoardInput::Click(_) | BoardInput::Cancel)
    }
}

/// A click on one of the unfolded boards.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceClicked(pub Face);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    /// A dark square.
    Square(Square),
    /// A light cube, which never holds a piece.
    LightCube,
    /// Off the board.
    Beside,
}

/// An illegal click or drag, with the reason.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectedClick(pub IllegalMove);

/// A contact in a move animation: a piece touches or leaves the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveContact {
    /// The piece leaves its square.
    Lifted,
    Landed {
        /// The kind of the piece before promotion.
        kind: PieceKind,
        /// Number of the hop, from 1; `None` for a move without captures.
        hop: Option<u8>,
    },
    /// This number of captured pieces starts to leave.
    CapturedLeave(u8),
    /// The man has become a king.
    Crowned,
    /// The animation is over.
    Ended,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Sound);

/// Replays the last move slowly.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayLastMove;

/// Animates a move that is not in the game, slowly.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct AnimateMove {
    pub route: Route,
    pub after: Position,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoToView(pub View);

/// Orbits the camera around the board.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

/// Pans the camera in its own plane.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pan {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// Mouse wheel notches; negative to zoom out.
    pub notches: f32,
    /// The fixed point in the window, in logical pixels; `None` for the middle of the board.
    pub pointer: Option<Vec2>,
}

/// A view for the camera to snap to. Home, top and chair are seen from the
/// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// From beside the player's chair, showing the pyramid's height and all pieces; from above for a flat board.
    Home,
    /// The home view from beside the other arm of the chair; changes the
    /// [`HomeTurn`](crate::viewer::scene::camera::HomeTurn).
    Mirrored,
    /// Straight from the player's chair.
    Chair,
    /// From above, with the player's own men at the bottom.
    Top,
    /// At half height, at White's left corner.
    SouthWest,
    /// At half height, at White's right corner.
    SouthEast,
    /// At half height, at Black's left corner.
    NorthEast,
    /// At half height, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; changes the
    /// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
    OtherSide,
}

impl View {
    /// Returns `true` if holding the view's key longer than a short press shows it only until release.
    pub const fn can_be_peeked_at(self) -> bool {
        !matches!(self, View::Home | View::Mirrored | View::OtherSide)
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
    /// The side of the pyramid seen from this corner view.
    pub fn side_face(self) -> Option<Face> {
        Face::SIDES.into_iter().find(|&face| View::from(face) == self)
    }
}

/// A request to open files and folders, from a dialog, a drop, the command line or the recent files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct OpenFiles(pub Vec<PathBuf>);

/// A request to list games: the paths include a folder or several games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BrowseGames(pub Vec<PathBuf>);

/// A request to show a game at its variant's table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct LoadGame {
    pub game: Box<PdnGame>,
    /// The game's place on disk, if any.
    pub source: Option<GameSource>,
}

/// A request to save the current game in this file, now and after each change. It is appended to existing games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SaveGame(pub PathBuf);

/// A request to switch to an unfinished session.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeSession {
    /// Index in the list of unfinished sessions.
    pub session: usize,
    /// The game to resume; `None` for the content of the board, which may be a setup draft.
    pub table: Option<Variant>,
}

/// A game's place on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    pub path: PathBuf,
    /// Number of the game in the file, from 1.
    pub number: usize,
    /// The game's autosave location, if the file is in the archive and can be rewritten without loss.
    pub place: Option<SavePlace>,
}

/// A request to save the position being set up instead of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveSetUp;

/// A request to open the save dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskWhereToSave;

/// An announcement for screen readers.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announcement(pub String);

/// A temporary notice, which replaces any earlier one.
#[derive(Message, Clone)]
pub struct Notice {
    words: Arc<dyn Fn(&Localizer) -> String + Send + Sync>,
    pub kind: NoticeKind,
}

/// The kind of a notice, which determines its look, sound and duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// A confirmation or information.
    Info,
    /// The same, but unexpected: shown longer.
    Explanation,
    /// An action without effect, with a knock.
    NoEffect,
    /// A rejected move or command, marked as a problem with a knock until the position changes.
    Refusal,
    /// A failed engine, marked as a problem and shown longer.
    Failure,
}

impl Notice {
    /// A notice with computed text, recomputed when the language changes.
    pub fn new(
        kind: NoticeKind,
        words: impl Fn(&Localizer) -> String + Send + Sync + 'static,
    ) -> Notice {
        let words = Arc::new(words);
        Notice { words, kind }
    }

    pub fn info(words: impl Fn(&Localizer) -> String + Send + Sync + 'static) -> Notice {
        Notice::new(NoticeKind::Info, words)
    }

    pub fn refusal(words: impl Fn(&Localizer) -> String + Send + Sync + 'static) -> Notice {
        Notice::new(NoticeKind::Refusal, words)
    }

    pub fn words(&self, localizer: &Localizer) -> String {
        (self.words)(localizer)
    }
}

/// Writes notices with fixed messages.
#[derive(SystemParam)]
pub struct Notices<'w>(MessageWriter<'w, Notice>);

impl Notices<'_> {
    pub fn write(
        &mut self,
        kind: NoticeKind,
        words: impl Fn(&Messages) -> String + Send + Sync + 'static,
    ) {
        let words = move |localizer: &Localizer| words(&localizer.messages);
        self.0.write(Notice::new(kind, words));
    }
}

/// A request to the engines that does not follow from the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Suggests a move in the position shown.
    Hint,
    /// Ends the search and plays the best move found.
    MoveNow,
    /// Solves the endgames of the current game.
    SolveEndgames,
}

/// Reads every message, and returns `true` if one matches. [`Iterator::any`] would leave those after the first match
/// for the next frame, to be handled again.
pub(crate) fn any_read<M: Message>(
    messages: &mut MessageReader<M>,
    is_such: impl Fn(&M) -> bool,
) -> bool {
    messages.read().filter(|message| is_such(message)).count() > 0
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<BoardInput>()
        .add_message::<FaceClicked>()
        .add_message::<RejectedClick>()
        .add_message::<Announcement>()
        .add_message::<GameCommand>()
        .add_message::<OfferGame>()
        .add_message::<OnlineGameRequest>()
        .add_message::<SaveSetUp>()
        .add_message::<AskWhereToSave>()
        .add_message::<PracticeCommand>()
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
        .add_message::<GoToView>()
        .add_message::<Orbit>()
        .add_message::<Pan>()
        .add_message::<ReplayLastMove>()
        .add_message::<AnimateMove>()
        .add_message::<Zoom>()
        .add_message::<Notice>();
}
