//! The practice host: opens a practice, keeps its position on the board, plays the other side's moves, takes back
//! mistakes, reports results and closes it.
//!
//! A feature implements [`Practice`], its tasks and judgments. The host classifies each move on the board: the
//! player's, for the practice to judge; the one that the board was to play; or a foreign move, which is undone. So a
//! practice never sets out a position itself; it only changes the one it returns.

use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use super::line_preview::EndPreviews;
use super::move_entry::MoveEntry;
use crate::engine::Level;
use crate::game::Command;
use crate::game_tree::{Arrow, Mark};
use crate::i18n::Localizer;
use crate::notation::MoveRequest;
use crate::players::Player;
use crate::rules::{BySide, Move, Outcome, Position, Side};
use crate::sound::Sound;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::{
    Announcement, BoardInput, GameCommand, GoToView, PlaySound, PracticeCommand, View, any_read,
};
use crate::viewer::kernel::mode::{BoardMode, FollowMode, InPractice, ModeSwitch, PracticeId};
use crate::viewer::kernel::practice::{PassedTurn, last_move};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::camera::{BoardOrientation, OrientationBefore};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::ui::bindings::BindingSystems;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::widgets::UiAssets;

/// Maximum share of a pause per frame, in seconds, so that slow machines show a position for several frames.
const MAX_PAUSE_STEP: f32 = 0.2;
/// Maximum share of a mistake's display time per frame, in seconds.
const MAX_SHOWN_STEP: f32 = 0.6;

/// A practice; a resource while it is open.
pub trait Practice: Resource<Mutability = Mutable> {
    const ID: PracticeId;

    /// Turn the board to the player; at the end its orientation and the view from the chair are restored.
    const TURNS_BOARD: bool = true;

    /// The position that belongs on the board.
    fn position(&self) -> Position;

    fn turn(&self) -> PracticeTurn;

    /// Number of tasks begun. A new task is set out even if the board already has its position.
    fn tasks_begun(&self) -> u32 {
        0
    }

    /// The player's side; `None` for both.
    fn player(&self) -> Option<Side> {
        None
    }

    /// Judges the player's move in the position.
    fn play(&mut self, _: Move) {}

    /// Called once the board has played the move of [`PracticeTurn::Board`], or has only paused.
    fn advance(&mut self) {}

    fn take_back(&mut self) {}

    fn drawing(&self) -> PracticeDrawing {
        PracticeDrawing::default()
    }

    /// Returns the pending report, once. Called after the moves have been animated.
    fn report(&mut self, _: &Localizer) -> Option<PracticeReport> {
        None
    }
}

/// The next step of a practice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PracticeTurn {
    /// The player is to move.
    Player,
    /// The board plays a move, or only waits, after a pause in seconds.
    Board { mv: Option<Move>, pause: f32 },
    /// Waiting for the choice of a task or a judgment.
    Pending,
    /// A mistake to take back: with the next typed move, by a click, or automatically.
    Mistake {
        by_click: bool,
        /// Time in seconds until the automatic takeback, if any.
        shown_for: Option<f32>,
    },
    /// No moves: the task is finished, or is answered without a move.
    Over,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeDrawing {
    pub marks: Vec<Mark>,
    pub arrows: Vec<Arrow>,
}

/// A result to announce with its sound.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeReport {
    pub words: Vec<String>,
    pub sound: Option<Sound>,
}

/// Opens and closes practices.
#[derive(SystemParam)]
pub struct PracticeHost<'w, 's> {
    mode: ModeSwitch<'w>,
    orientation: Res<'w, BoardOrientation>,
    before: ResMut<'w, OrientationBefore>,
    board: MessageWriter<'w, PracticeCommand>,
    commands: Commands<'w, 's>,
}

impl PracticeHost<'_, '_> {
    /// Opens a practice if the board shows only a game; returns `true` on success.
    pub fn try_open<P: Practice>(&mut self, open: impl FnOnce() -> P) -> bool {
        let is_free = self.mode.is_free();
        if is_free {
            self.mode.to(BoardMode::Practice(P::ID));
            self.commands.insert_resource(open());
            if P::TURNS_BOARD {
                self.before.remember(*self.orientation);
            }
        }
        is_free
    }

    /// Returns to the current game.
    pub fn leave(&mut self) {
        self.board.write(PracticeCommand::End);
    }
}

/// Sets out the practice's position with its marks and arrows if the board differs.
fn set_out<P: Practice>(
    session: Res<CurrentSession>,
    mode: ModeSwitch,
    practice: Res<P>,
    mut drawn: Local<Option<(Position, PracticeDrawing)>>,
    mut begun: Local<u32>,
    mut board: MessageWriter<PracticeCommand>,
    mut commands: Commands,
) {
    if mode.upcoming() != BoardMode::Practice(P::ID) {
        commands.remove_resource::<P>();
        return;
    }
    let (game, position) = (session.game(), practice.position());
    // A draw by count does not end a practice.
    let is_drawn = matches!(game.outcome(), Some(Outcome::Draw(_))) && game.last_turn().is_some();
    let is_over = practice.turn() == PracticeTurn::Over;
    let is_on_board = session.is_practicing() && *game.position() == position;
    let tasks = practice.tasks_begun();
    let is_new_task = std::mem::replace(&mut *begun, tasks) != tasks;
    let is_set_out = is_new_task || !is_on_board || (is_drawn && !is_over);
    if is_set_out {
        let passes = session.is_practicing() && game.position().null_move() == position;
        board.write(if passes {
            PracticeCommand::PassTurn
        } else {
            PracticeCommand::Begin(P::ID, position)
        });
    }
    let drawing = practice.drawing();
    let is_new = match &*drawn {
        Some((last, before)) => {
            let is_cleared = is_set_out || *last != position;
            *before != drawing || (is_cleared && drawing != PracticeDrawing::default())
        }
        None => drawing != PracticeDrawing::default(),
    };
    if is_new {
        let PracticeDrawing { marks, arrows } = drawing.clone();
        board.write(PracticeCommand::Draw { marks, arrows });
    }
    *drawn = Some((position, drawing));
}

/// Judges a player's move, or advances after a move of the board. [`set_out`] undoes foreign moves.
fn follow<P: Practice>(
    session: Res<CurrentSession>,
    mut practice: ResMut<P>,
    mut passed: ResMut<PassedTurn>,
    mut motion: ResMut<Motion>,
) {
    let game = session.game();
    let position = practice.position();
    if !session.is_practicing() || *game.position() == position {
        return;
    }
    // The next frame draws and corrects the board.
    motion.request_frame();
    let Some((mv, _)) = last_move(game).filter(|(_, before)| **before == position) else {
        return;
    };
    match practice.turn() {
        PracticeTurn::Player => {
            practice.play(mv);
            let passes = game.position().null_move() == practice.position();
            passed.0 = passes.then_some(*game.position());
        }
        PracticeTurn::Board { mv: Some(next), .. } if next == mv => practice.advance(),
        _ => {}
    }
}

/// Plays the board's next move, a pause after the previous animation.
fn play_next<P: Practice>(
    session: Res<CurrentSession>,
    animation: Res<MoveAnimation>,
    time: Res<Time<Real>>,
    mut waited: Local<f32>,
    mut practice: ResMut<P>,
    mut commands: MessageWriter<GameCommand>,
    mut motion: ResMut<Motion>,
) {
    let PracticeTurn::Board { mv, pause } = practice.turn() else {
        *waited = 0.0;
        return;
    };
    motion.request_frame();
    let position = session.game().position();
    if animation.is_running() || *position != practice.position() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs().min(MAX_PAUSE_STEP);
    if *waited < pause {
        return;
    }
    *waited = 0.0;
    match mv {
        Some(mv) => {
            let request = position.route(mv).map(|route| MoveRequest::from_route(mv, &route));
            let command = request.map(|request| GameCommand(Command::Play(request)));
            commands.write_batch(command);
        }
        None => practice.advance(),
    }
}

/// Takes a mistake back after a click, with a typed move, or after a while.
fn take_back<P: Practice>(
    animation: Res<MoveAnimation>,
    entry: Res<MoveEntry>,
    time: Res<Time<Real>>,
    mut inputs: MessageReader<BoardInput>,
    mut shown: Local<f32>,
    mut practice: ResMut<P>,
    mut motion: ResMut<Motion>,
) {
    let is_clicked = any_read(&mut inputs, |input| matches!(input, BoardInput::Click(_)));
    let PracticeTurn::Mistake { by_click, shown_for } = practice.turn() else {
        *shown = 0.0;
        return;
    };
    if animation.is_running() {
        return;
    }
    let is_past = shown_for.is_some_and(|shown_for| {
        *shown += time.delta_secs().min(MAX_SHOWN_STEP);
        motion.request_frame();
        *shown > shown_for
    });
    if entry.waits || (by_click && is_clicked) || is_past {
        *shown = 0.0;
        practice.take_back();
    }
}

/// Announces a result with its sound, once the moves have been animated.
fn report<P: Practice>(
    animation: Res<MoveAnimation>,
    localization: Res<Localization>,
    mut practice: ResMut<P>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if animation.is_running() {
        return;
    }
    let reported = practice.bypass_change_detection().report(&localization);
    if let Some(PracticeReport { words, sound }) = reported {
        practice.set_changed();
        announcements.write_batch(words.into_iter().map(Announcement));
        sounds.write_batch(sound.map(PlaySound));
    }
}

/// Seats the computer opposite a player who has a side, so that the player can move only that side's pieces.
fn seat<P: Practice>(
    session: Res<CurrentSession>,
    practice: Res<P>,
    mut seats: ResMut<PlayerSeats>,
) {
    let Some(player) = practice.player() else {
        return;
    };
    let seat = |side| {
        if side == player { Player::Person } else { Player::Computer(Level::FULL) }
    };
    let players = BySide { white: seat(Side::White), black: seat(Side::Black) };
    let variant = session.game().variant();
    if seats.at(variant) != players {
        seats.set(variant, players);
    }
}

/// Blocks the pieces while it is not the player's turn.
fn layer<P: Practice>(board: &Tracked<'_>) -> Option<BoardLayer> {
    let practice = board.get::<P>()?;
    let turn = practice.turn();
    Some(BoardLayer {
        holds_moves: match turn {
            PracticeTurn::Player => *board.game().position() != practice.position(),
            PracticeTurn::Over => false,
            _ => true,
        },
        takes_no_moves: matches!(turn, PracticeTurn::Mistake { by_click: true, .. }),
        ..BoardLayer::default()
    })
}

fn close<P: Practice>(mut commands: Commands) {
    commands.remove_resource::<P>();
}

/// The systems that set out practices, before commands are applied. Systems that change a practice run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SetOutPractice;

pub trait AddPractice {
    /// Registers a practice with its panel, which replaces the game's.
    fn add_practice<P: Practice, B: Bundle>(
        &mut self,
        panel: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut Self;
}

impl AddPractice for App {
    fn add_practice<P: Practice, B: Bundle>(
        &mut self,
        panel: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut App {
        let mode = BoardMode::Practice(P::ID);
        self.fill_in_mode(mode, UiSlot::SidePanel, "practice", panel)
            .add_board_layer(LayerHeight::Beside, layer::<P>)
            .add_systems(OnExit(mode), close::<P>)
            .add_systems(
                Update,
                (
                    take_back::<P>.in_set(FrameSystems::Input),
                    set_out::<P>.in_set(SetOutPractice),
                    follow::<P>.after(FrameSystems::Apply).before(FrameSystems::Render),
                    seat::<P>.run_if(in_state(mode)).after(FollowMode).before(FrameSystems::Render),
                    (report::<P>, play_next::<P>)
                        .chain()
                        .in_set(FrameSystems::Render)
                        .after(AnimateMoves)
                        .before(BindingSystems),
                )
                    // Evaluated per system, because the practice may close within the frame.
                    .distributive_run_if(resource_exists::<P>),
            )
    }
}

fn restore_view(
    mut before: ResMut<OrientationBefore>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageWriter<GoToView>,
) {
    if let Some(side) = before.take() {
        orientation.set_if_neq(BoardOrientation(side));
        views.write(GoToView(View::Home));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        SetOutPractice.after(FrameSystems::Input).before(EndPreviews).before(FrameSystems::Apply),
    )
    .add_systems(OnExit(InPractice), restore_view);
}
