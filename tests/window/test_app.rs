//! The whole program without a window, a graphics adapter and a real clock.

use std::time::Duration;

use bevy::asset::uuid::Uuid;
use bevy::camera::NormalizedRenderTarget;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::pbr::PbrPlugin;
use bevy::picking::pointer::{
    Location, PointerAction, PointerButton, PointerId, PointerInput, PointerLocation,
};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::ui_render::UiRenderPlugin;
use bevy::window::{PrimaryWindow, WindowRef, WindowResolution};
use bevy::winit::WinitPlugin;
use dames3d::board::Square;
use dames3d::game::{Command, Game};
use dames3d::i18n::Language;
use dames3d::rules::{IllegalMove, Move, Piece, Variant};
use dames3d::viewer::app::game;
use dames3d::viewer::board::selection::Selection;
use dames3d::viewer::graphics::BevyPlugins;
use dames3d::viewer::kernel::actions::{ActionRequest, AnyAction};
use dames3d::viewer::kernel::autosave::Autosave;
use dames3d::viewer::kernel::frame::Motion;
use dames3d::viewer::kernel::messages::{GameCommand, GoToView, Notice, RejectedClick, View};
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::viewer::kernel::skipped_frame::SkippedFrame;
use dames3d::viewer::scene;
use dames3d::viewer::scene::camera::BoardCamera;
use dames3d::viewer::scene::geometry::{Relief, square_top};
use dames3d::viewer::scene::materials::wood_texture::AllWoods;
use dames3d::viewer::scene::pieces::{BoardPiece, OnSquare};

/// Frames in a row without an animation after which none is expected.
const STILL_FRAMES: u32 = 6;

/// The pointer that the tests move.
const POINTER: PointerId = PointerId::Custom(Uuid::from_u128(1));

/// The rejected clicks so far.
#[derive(Resource, Default)]
struct Rejections(Vec<IllegalMove>);

impl Rejections {
    fn collect(mut rejections: ResMut<Rejections>, mut messages: MessageReader<RejectedClick>) {
        rejections.0.extend(messages.read().map(|RejectedClick(refusal)| *refusal));
    }
}

pub(crate) fn square(number: u8) -> Square {
    Square::from_number(number).expect("a square")
}

/// The notices so far.
#[derive(Resource, Default)]
struct Notices(Vec<String>);

impl Notices {
    fn collect(
        mut notices: ResMut<Notices>,
        mut messages: MessageReader<Notice>,
        localization: Res<Localization>,
    ) {
        let texts = messages.read().map(|notice| notice.words(&localization));
        notices.0.extend(texts);
    }
}

/// A gesture of the pointer, in logical pixels.
#[derive(Clone, Copy)]
pub(crate) enum Gesture {
    Click(Vec2),
    Drag(Vec2, Vec2),
    Move(Vec2),
}

/// Runs the systems of each frame on the thread of the test. The tests keep all cores busy themselves, side by side.
fn run_one_system_at_a_time(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// The program as a player uses it.
pub(crate) struct TestApp(App);

impl TestApp {
    /// Opens a new session in English, on the pyramid, which has no files of its own.
    pub(crate) fn new() -> TestApp {
        TestApp::with(|_| ())
    }

    /// Opens a new session after `more` has added to the app.
    pub(crate) fn with(more: impl FnOnce(&mut App)) -> TestApp {
        let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
        let no_adapter = WgpuSettings { backends: None, ..default() };
        let mut app = App::new();
        app.add_plugins(
            BevyPlugins
                .set(WindowPlugin {
                    close_when_requested: false,
                    primary_window: Some(window),
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(no_adapter)),
                    ..default()
                })
                // Nothing is drawn, and their shaders take a quarter of the time of a short test.
                .disable::<CorePipelinePlugin>()
                .disable::<UiRenderPlugin>()
                .disable::<PbrPlugin>()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        );
        app.init_asset::<StandardMaterial>();
        // Nor are its textures computed, which take as long.
        app.insert_resource(Localization::new(Language::English))
            .insert_resource(AllWoods::blank());
        more(&mut app);
        app.add_plugins((scene::plugin, game))
            .init_resource::<Rejections>()
            .init_resource::<Notices>()
            .add_systems(Last, (Rejections::collect, Notices::collect))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
        app.finish();
        app.cleanup();
        run_one_system_at_a_time(&mut app);
        let mut app = TestApp(app);
        app.0.world_mut().spawn((POINTER, PointerLocation::default()));
        app.frames(4);
        app.look(View::Top);
        app
    }

    /// Asks for an action, as a button or a key does. It is carried out in the next frame.
    pub(crate) fn ask(&mut self, action: impl Into<AnyAction>) {
        self.world().write_message(ActionRequest::new(action));
    }

    /// Runs this number of frames. After each, everything that the session has changed is on disk.
    pub(crate) fn frames(&mut self, frames: usize) {
        for _ in 0..frames {
            self.frame();
            if let Some(mut autosave) = self.0.world_mut().get_resource_mut::<Autosave>() {
                autosave.wait();
            }
        }
    }

    /// Runs a frame, which does not wait for the disk. Returns `true` if it is drawn.
    pub(crate) fn frame(&mut self) -> bool {
        self.0.update();
        !self.resource::<SkippedFrame>().is_skipped()
    }

    /// Runs one frame that takes this number of seconds.
    pub(crate) fn pass_time(&mut self, seconds: u64) {
        let long = TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds));
        let usual = self.0.world_mut().resource::<TimeUpdateStrategy>();
        let TimeUpdateStrategy::ManualDuration(usual) = *usual else {
            panic!("the time of frames is set");
        };
        self.0.insert_resource(long);
        self.frames(1);
        self.0.insert_resource(TimeUpdateStrategy::ManualDuration(usual));
    }

    /// Runs frames until the condition holds.
    pub(crate) fn wait_until(&mut self, is_so: impl Fn(&TestApp) -> bool) {
        for _ in 0..2000 {
            self.frames(1);
            if is_so(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the condition never held");
    }

    /// Runs frames until all animations have ended.
    pub(crate) fn rest(&mut self) {
        let mut still = 0;
        for _ in 0..120 {
            self.frames(1);
            still = if self.resource::<Motion>().is_running() { 0 } else { still + 1 };
            if still == STILL_FRAMES {
                return;
            }
        }
    }

    /// The current game.
    pub(crate) fn game(&self) -> &Game {
        self.0.world().resource::<CurrentSession>().game()
    }

    /// The selection.
    pub(crate) fn selection(&self) -> &Selection {
        self.0.world().resource::<Selection>()
    }

    /// A resource of the world.
    pub(crate) fn resource<R: Resource>(&self) -> &R {
        self.0.world().resource()
    }

    /// The world, to look at.
    pub(crate) fn world_ref(&self) -> &World {
        self.0.world()
    }

    /// The world.
    pub(crate) fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// Writes a game command.
    pub(crate) fn command(&mut self, command: Command) {
        self.0.world_mut().write_message(GameCommand(command));
        self.frames(2);
    }

    /// Sets up a position.
    pub(crate) fn set_up(&mut self, fen: &str) {
        self.command(Command::SetUp(fen.to_owned()));
    }

    /// The pieces in the scene, with their squares.
    pub(crate) fn pieces_shown(&mut self) -> Vec<(Square, Piece)> {
        let mut query = self.0.world_mut().query::<(&OnSquare, &BoardPiece)>();
        let mut pieces: Vec<_> =
            query.iter(self.0.world()).map(|(on, shown)| (on.0, shown.0)).collect();
        pieces.sort();
        pieces
    }

    /// The number of pieces in the scene, captured ones that have not left yet included.
    pub(crate) fn pieces_in_scene(&mut self) -> usize {
        self.0.world_mut().query::<&BoardPiece>().iter(self.0.world()).count()
    }

    /// The height of the pyramid, from 0 (sunk) to 1.
    pub(crate) fn relief(&self) -> f32 {
        self.0.world().resource::<Relief>().get()
    }

    /// Moves the camera to a view and waits until it is there.
    pub(crate) fn look(&mut self, view: View) {
        self.0.world_mut().write_message(GoToView(view));
        self.frames(12);
    }

    /// Sinks the pyramid in the view.
    pub(crate) fn sink(&mut self) {
        self.0.world_mut().resource_mut::<ViewerSettings>().sunk = true;
    }

    /// The angle to which the camera turns round the board, in radians.
    pub(crate) fn yaw(&mut self) -> f32 {
        let mut query = self.0.world_mut().query::<&BoardCamera>();
        query.single(self.0.world()).expect("one camera").goal().yaw
    }

    /// The legal moves of a position.
    pub(crate) fn legal_moves(fen: &str, variant: Variant) -> Vec<Move> {
        let position = dames3d::notation::fen::read_position(fen, variant).expect("a position");
        position.legal_moves().into_iter().collect()
    }

    /// Takes the rejected clicks since the last call.
    pub(crate) fn rejections(&mut self) -> Vec<IllegalMove> {
        std::mem::take(&mut self.0.world_mut().resource_mut::<Rejections>().0)
    }

    /// The notices so far.
    pub(crate) fn notices(&self) -> &[String] {
        &self.0.world().resource::<Notices>().0
    }

    /// The pixel of a square in the window.
    pub(crate) fn pixel(&mut self, number: u8) -> Vec2 {
        let relief = self.0.world().resource::<Relief>().get();
        let square = Square::from_number(number).expect("a square");
        self.pixel_of(square_top(square, relief) + Vec3::Y * 0.05)
    }

    /// The pixel of a point of the world.
    pub(crate) fn pixel_of(&mut self, point: Vec3) -> Vec2 {
        let mut query =
            self.0.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
        let (camera, place) = query.single(self.0.world()).expect("one camera");
        camera.world_to_viewport(place, point).expect("in the picture")
    }

    /// Moves the pointer over a square.
    pub(crate) fn hover(&mut self, number: u8) {
        let to = self.pixel(number);
        self.move_to(to);
    }

    /// Clicks a square with the left button.
    pub(crate) fn click(&mut self, number: u8) {
        self.hover(number);
        self.act(PointerAction::Press(PointerButton::Primary));
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(1);
    }

    /// Clicks a square, all in one frame.
    pub(crate) fn click_at_once(&mut self, number: u8) {
        let to = self.pixel(number);
        self.gesture_at_once(&[Gesture::Click(to)]);
    }

    /// Clicks a button, all in one frame, with the pointer elsewhere before.
    pub(crate) fn click_button_at_once(&mut self, button: Entity) {
        let at = self.middle_of(button);
        self.gesture_at_once(&[Gesture::Click(at)]);
    }

    /// Performs these gestures with the left button within one frame.
    pub(crate) fn gesture_at_once(&mut self, gestures: &[Gesture]) {
        for &gesture in gestures {
            let (from, to) = match gesture {
                Gesture::Click(at) => (at, at),
                Gesture::Drag(from, to) => (from, to),
                Gesture::Move(to) => {
                    self.post(to, PointerAction::Move { delta: Vec2::ZERO });
                    continue;
                }
            };
            self.post(from, PointerAction::Move { delta: Vec2::ZERO });
            self.post(from, PointerAction::Press(PointerButton::Primary));
            if from != to {
                self.post(to, PointerAction::Move { delta: to - from });
            }
            self.post(to, PointerAction::Release(PointerButton::Primary));
        }
        self.frames(2 + 2 * gestures.len());
    }

    /// The middle of a button, in logical pixels.
    pub(crate) fn middle_of(&mut self, button: Entity) -> Vec2 {
        let button = self.0.world().entity(button);
        let place = button.get::<UiGlobalTransform>().expect("a place");
        let node = button.get::<ComputedNode>().expect("a size");
        place.translation * node.inverse_scale_factor
    }

    /// Drags a piece to another square with the left button.
    pub(crate) fn drag(&mut self, from: u8, to: u8) {
        self.lift(from, to);
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(1);
    }

    /// Drags a piece to another square and keeps the button pressed.
    pub(crate) fn lift(&mut self, from: u8, to: u8) {
        self.hover(from);
        self.act(PointerAction::Press(PointerButton::Primary));
        let (start, end) = (self.pixel(from), self.pixel(to));
        for step in 1..=6 {
            self.move_to(start.lerp(end, step as f32 / 6.0));
        }
        self.move_to(end + Vec2::X);
    }

    /// The pixel at which the piece of a square is drawn now.
    pub(crate) fn pixel_of_piece(&mut self, number: u8) -> Vec2 {
        let mut pieces = self.0.world_mut().query::<(&OnSquare, &GlobalTransform)>();
        let (_, piece) =
            pieces.iter(self.0.world()).find(|(on, _)| on.0.number() == number).expect("a piece");
        let piece = piece.translation();
        self.pixel_of(piece)
    }

    /// Moves the pointer to a pixel.
    pub(crate) fn move_to(&mut self, to: Vec2) {
        let before = self.location().map_or(to, |location| location.position);
        self.send(to, PointerAction::Move { delta: to - before });
    }

    fn location(&mut self) -> Option<Location> {
        let mut query = self.0.world_mut().query::<(&PointerId, &PointerLocation)>();
        query
            .iter(self.0.world())
            .find(|(id, _)| **id == POINTER)
            .and_then(|(_, at)| at.location().cloned())
    }

    /// Performs an action with the pointer where it is.
    pub(crate) fn act(&mut self, action: PointerAction) {
        let at = self.location().map_or(Vec2::ZERO, |location| location.position);
        self.send(at, action);
    }

    fn send(&mut self, position: Vec2, action: PointerAction) {
        self.post(position, action);
        self.frames(1);
    }

    /// Moves the mouse to a pixel. Tooltips follow it alone, and not the pointer of the other tests.
    pub(crate) fn move_mouse(&mut self, to: Vec2) {
        self.post_of(PointerId::Mouse, to, PointerAction::Move { delta: Vec2::ONE });
        self.frames(1);
    }

    pub(crate) fn post(&mut self, position: Vec2, action: PointerAction) {
        self.post_of(POINTER, position, action);
    }

    pub(crate) fn post_of(&mut self, pointer: PointerId, position: Vec2, action: PointerAction) {
        let mut query = self.0.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = query.single(self.0.world()).expect("one window");
        let target = WindowRef::Entity(window).normalize(Some(window)).expect("a window");
        let location = Location { target: NormalizedRenderTarget::Window(target), position };
        self.0.world_mut().write_message(PointerInput::new(pointer, location, action));
    }
}
