//! The messages that cross plugins.
//!
//! Features carry out actions: they write a [`GameCommand`], move the camera, change a setting or open a dialog. The
//! session applies commands and answers with [`CommandApplied`] and [`GameEvent`]s, or with [`CommandRejected`]; scene,
//! panels and recorder follow those.

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

/// A command for the session.
#[derive(Message, Clone, Debug)]
pub struct GameCommand(pub Command);

/// A change of the practice board, which stands in for the current game. A [`GameCommand`] plays a move on it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PracticeCommand {
    /// Put this position of a practice on the board.
    Begin(PracticeId, Position),
    /// Let the same side move again.
    PassTurn,
    /// Show these marks and arrows at its position, instead of others.
    Draw {
        marks: Vec<Mark>,
        arrows: Vec<Arrow>,
    },
    /// Put the current game on the board again.
    End,
}

/// A command that the session has applied.
#[derive(Message, Clone, Debug)]
pub struct CommandApplied(pub Command);

impl CommandApplied {
    /// Returns `true` if something was done. Time passes without that.
    pub(crate) fn is_change(&self) -> bool {
        !matches!(self.0, Command::Wait(_))
    }
}

/// A command that the session has rejected, and the reason.
#[derive(Message, Clone, Debug)]
pub struct CommandRejected(pub CommandError);

/// An event of the current game.
#[derive(Message, Clone, Debug)]
pub struct GameEvent(pub Event);

/// A request to open the new-game dialog.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfferGame {
    /// The position from which it is played; `None` for the start.
    pub setup: Option<Setup>,
    /// The level of the computer as the opponent; `None` for the players at the table.
    pub opponent: Option<Level>,
}

/// A game that is offered to a friend elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferElsewhere {
    pub variant: Variant,
    /// The position from which it is played, as FEN; `None` for the start.
    pub position: Option<String>,
    pub table_rules: TableRules,
    /// The draw rule for few pieces against a king, where the variant leaves a choice.
    pub few_against_king: Option<FewAgainstKing>,
    /// The clocks, if there are any.
    pub clock: Option<ClockSettings>,
    /// The side of whoever offers it.
    pub side: Side,
}

/// A request to play with a friend elsewhere.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PlayElsewhere {
    /// Offer this game.
    Offer(Box<OfferElsewhere>),
    /// Ask for the link or the code of a game that a friend offers.
    Join,
    /// Follow this link: to the free seat of a game, to an own seat, or to a place from which to look on.
    Follow(String),
}

/// An action of the pointer on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer moves over a square, or off the squares.
    Hover(Option<Square>),
    /// The keyboard walks to a square, or leaves the squares.
    Walk(Option<Square>),
    Click(Square),
    /// A square is clicked with the right button.
    ClickOther(Square),
    /// The piece on a square is picked up.
    PickUp(Square),
    /// The piece picked up is dropped.
    Drop(DropPlace),
    /// The move being entered is canceled.
    Cancel,
}

/// A click on this one of the five boards drawn flat.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceClicked(pub Face);

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

/// A click or drag that is not legal, and the reason.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectedClick(pub IllegalMove);

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

/// A view that the camera snaps to. Home, top and the view from the chair are seen from the side of the
/// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// A three-quarter view from beside the player's chair, in which the pyramid stands up and all pieces are seen; a
    /// flat board is seen from above.
    Home,
    /// Home from beside the other arm of the chair; it changes the
    /// [`HomeTurn`](crate::viewer::scene::camera::HomeTurn).
    Mirrored,
    /// Straight from the player's chair.
    Chair,
    /// From above, the player's own men at the bottom.
    Top,
    /// At half height, at White's left corner.
    SouthWest,
    /// At half height, at White's right corner.
    SouthEast,
    /// At half height, at Black's left corner.
    NorthEast,
    /// At half height, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; it changes the
    /// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
    OtherSide,
}

impl View {
    /// Returns `true` if the view lasts only as long as its key is held, when that is longer than a short press.
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
    /// The side of the pyramid seen in this view, if it is one of the four corners.
    pub fn side_face(self) -> Option<Face> {
        Face::SIDES
            .into_iter()
            .find(|&face| View::from(face) == self)
    }
}

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

/// A request to leave the session and go on with an unfinished one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeSession {
    /// Its place in the list of those.
    pub session: usize,
    /// The game to go on with; `None` for what was on the board, which may be a position that was being set up.
    pub table: Option<Variant>,
}

/// The place of a game on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    /// The file.
    pub path: PathBuf,
    /// The number of the game in the file, counted from 1.
    pub number: usize,
    /// The place in which the game saves itself, if the file is one of the archive and nothing in it would be lost.
    pub place: Option<SavePlace>,
}

/// A request to save the position that is set up, in the place of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveSetUp;

/// A request to ask where the current game is saved.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskWhereToSave;

/// Words for players who listen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announcement(pub String);

/// A notice to the players, shown for some seconds. A later notice replaces an earlier one.
#[derive(Message, Clone)]
pub struct Notice {
    words: Arc<dyn Fn(&Localizer) -> String + Send + Sync>,
    pub kind: NoticeKind,
}

/// The kind of a notice: its look, its sound, and the time for which it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Something was done, or is good to know.
    Info,
    /// The same, unexpected: it stays longer.
    Explanation,
    /// An action without effect; a knock is heard.
    NoEffect,
    /// A move or a command was refused: it is marked as a problem, with a knock, until the position changes.
    Refusal,
    /// An engine failed: it is marked as a problem, and stays longer.
    Failure,
}

impl Notice {
    /// A notice with the words that this function returns. It is called again when the language of the window changes.
    pub fn new(
        kind: NoticeKind,
        words: impl Fn(&Localizer) -> String + Send + Sync + 'static,
    ) -> Notice {
        let words = Arc::new(words);
        Notice { words, kind }
    }

    /// A notice of the kind [`NoticeKind::Info`].
    pub fn info(words: impl Fn(&Localizer) -> String + Send + Sync + 'static) -> Notice {
        Notice::new(NoticeKind::Info, words)
    }

    /// A notice of the kind [`NoticeKind::Refusal`].
    pub fn refusal(words: impl Fn(&Localizer) -> String + Send + Sync + 'static) -> Notice {
        Notice::new(NoticeKind::Refusal, words)
    }

    /// The words in this language.
    pub fn words(&self, localizer: &Localizer) -> String {
        (self.words)(localizer)
    }
}

/// Writes notices whose words are a message.
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
    /// Propose a move in the position shown.
    Hint,
    /// End the search and play the best move found.
    MoveNow,
    /// Solve the endgames of the current game.
    SolveEndgames,
}

/// Reads every message, and returns `true` if one is as asked. With [`Iterator::any`] those after the first such message
/// would be left for the next frame, and be answered a second time.
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
        .add_message::<PlayElsewhere>()
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
