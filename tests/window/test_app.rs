//! The whole program but for the window, the graphics adapter and the clock.

use bevy::camera::NormalizedRenderTarget;
use bevy::log::LogPlugin;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowRef, WindowResolution};
use bevy::winit::WinitPlugin;
use dames3d::board::Square;
use dames3d::game::{Command, Game};
use dames3d::viewer::camera::TableCamera;
use dames3d::viewer::place::{Relief, square_top};
use dames3d::viewer::play::board::{Shown, StandsOn};
use dames3d::viewer::play::hand::{Hand, Shrug};
use dames3d::viewer::table::{Do, Table};
use dames3d::viewer::{game, scene};
use std::time::Duration;

/// The pointer the tests move.
const POINTER: PointerId = PointerId::Custom(uuid(1));

const fn uuid(number: u128) -> bevy::asset::uuid::Uuid {
    bevy::asset::uuid::Uuid::from_u128(number)
}

/// The program as a player has it before them.
pub struct TestApp(App);

impl TestApp {
    /// A new session, at the pyramid.
    pub fn new() -> TestApp {
        let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
        let no_adapter = WgpuSettings { backends: None, ..default() };
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_adapter)), ..default() })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>(),
        )
        .add_plugins((scene, game))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
        app.finish();
        app.cleanup();
        let mut app = TestApp(app);
        app.0.world_mut().spawn((POINTER, PointerLocation::default()));
        app.frames(4);
        app
    }

    /// Lets so many frames go by.
    pub fn frames(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.0.update());
    }

    /// Lets everything that moves come to rest.
    pub fn rest(&mut self) {
        self.frames(120);
    }

    /// The game on the table.
    pub fn game(&self) -> &Game {
        self.0.world().resource::<Table>().game()
    }

    /// The hand over the board.
    pub fn hand(&self) -> &Hand {
        self.0.world().resource::<Hand>()
    }

    /// The world behind it.
    pub fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// Gives a command, as a key or a button would.
    pub fn command(&mut self, command: Command) {
        self.0.world_mut().write_message(Do(command));
        self.frames(2);
    }

    /// Sets up a position on the table.
    pub fn set_up(&mut self, fen: &str) {
        self.command(Command::SetUp(fen.to_owned()));
    }

    /// The squares and pieces the scene shows.
    pub fn pieces_shown(&mut self) -> Vec<(Square, dames3d::rules::Piece)> {
        let mut query = self.0.world_mut().query::<(&StandsOn, &Shown)>();
        let mut pieces: Vec<_> = query.iter(self.0.world()).map(|(on, shown)| (on.0, shown.0)).collect();
        pieces.sort();
        pieces
    }

    /// The refused touches since the last look.
    pub fn shrugs(&mut self) -> Vec<dames3d::rules::Refusal> {
        self.0.world_mut().resource_mut::<Messages<Shrug>>().drain().map(|Shrug(refusal)| refusal).collect()
    }

    /// Where a square is in the window.
    pub fn pixel(&mut self, number: u8) -> Vec2 {
        let relief = self.0.world().resource::<Relief>().get();
        let square = Square::from_number(number).expect("a square");
        let mut query = self.0.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, place) = query.single(self.0.world()).expect("one camera");
        camera.world_to_viewport(place, square_top(square, relief) + Vec3::Y * 0.05).expect("in the picture")
    }

    /// Moves the pointer over a square.
    pub fn hover(&mut self, number: u8) {
        let to = self.pixel(number);
        self.move_to(to);
    }

    /// Clicks a square with the left button.
    pub fn click(&mut self, number: u8) {
        self.hover(number);
        self.act(PointerAction::Press(PointerButton::Primary));
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(1);
    }

    /// Drags what is on one square to another with the left button.
    pub fn drag(&mut self, from: u8, to: u8) {
        self.hover(from);
        self.act(PointerAction::Press(PointerButton::Primary));
        let (start, end) = (self.pixel(from), self.pixel(to));
        for step in 1..=6 {
            self.move_to(start.lerp(end, step as f32 / 6.0));
        }
        self.move_to(end + Vec2::X);
        self.act(PointerAction::Release(PointerButton::Primary));
        self.frames(1);
    }

    /// Moves the pointer to a pixel.
    pub fn move_to(&mut self, to: Vec2) {
        let before = self.location().map_or(to, |location| location.position);
        self.send(to, PointerAction::Move { delta: to - before });
    }

    fn location(&mut self) -> Option<Location> {
        let mut query = self.0.world_mut().query::<(&PointerId, &PointerLocation)>();
        query.iter(self.0.world()).find(|(id, _)| **id == POINTER).and_then(|(_, at)| at.location().cloned())
    }

    /// The pointer does this where it is.
    pub fn act(&mut self, action: PointerAction) {
        let at = self.location().map_or(Vec2::ZERO, |location| location.position);
        self.send(at, action);
    }

    fn send(&mut self, position: Vec2, action: PointerAction) {
        let mut query = self.0.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = query.single(self.0.world()).expect("one window");
        let target = WindowRef::Entity(window).normalize(Some(window)).expect("a window");
        let location = Location { target: NormalizedRenderTarget::Window(target), position };
        self.0.world_mut().write_message(PointerInput::new(POINTER, location, action));
        self.frames(1);
    }
}
