//! Drawing on a thread of its own: while a picture is drawn, clicks and screen readers are answered.
//!
//! A frame hands its picture over when the last one has been drawn. One that comes earlier leaves it to the next frame,
//! so that it need not wait; of two, the second waits, because Bevy's messages to the renderer last two frames.
//!
//! An event begins two frames: things that the first one starts go on in the second. That and the frames that
//! animations ask for begin when the picture has been drawn, and until then only the player begins frames.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::app::Main;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::pipelined_rendering::RenderExtractApp;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::time::TimeReceiver;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::viewer::kernel::skipped_frame::{ClockTickSystems, FrameReasons};
use crate::viewer::kernel::waker::Wakes;

/// The state of the picture in work.
#[derive(Debug, Default)]
struct Picture {
    is_drawn_now: bool,
    /// Another frame is to begin when it has been drawn.
    asks_for_next: bool,
    /// That frame is to begin now.
    begins_next: bool,
    /// Its frame asked for no other one: everything in it has its place.
    is_settled: bool,
    /// The number of pictures so far.
    drawn: u32,
    /// One of them was complete.
    was_complete: bool,
}

impl Picture {
    /// Ends the picture. Returns `true` if it is the first complete one.
    fn end(&mut self) -> bool {
        self.is_drawn_now = false;
        self.drawn += 1;
        let is_complete = self.is_settled || self.drawn >= MOST_INCOMPLETE;
        let is_first = is_complete && !self.was_complete;
        self.was_complete |= is_complete;
        is_first
    }
}

/// The number of pictures after which one counts as complete even if something still moves.
const MOST_INCOMPLETE: u32 = 6;

/// The picture in work, shared by the game and the thread that draws.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PictureInWork(Arc<Mutex<Picture>>);

impl PictureInWork {
    fn lock(&self) -> MutexGuard<'_, Picture> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of pictures drawn so far.
    pub(super) fn drawn(&self) -> u32 {
        self.lock().drawn
    }

    /// Returns `true` once a complete picture has been drawn. In the first frames the panels still find their places.
    pub(super) fn was_complete(&self) -> bool {
        self.lock().was_complete
    }
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct LastFrame {
    /// It did not wait.
    was_run: bool,
    /// It left its picture to the next one.
    was_left: bool,
    /// It is to be followed by another one.
    asks_for_next: bool,
}

/// Takes the requests from the window, which would begin the next frame at once.
fn take_requests(mut requests: ResMut<Messages<RequestRedraw>>, mut frame: ResMut<LastFrame>) {
    frame.asks_for_next |= requests.drain().count() > 0;
}

/// A frame, or none if it can wait.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FrameOrNone;

/// The possible beginnings of a frame.
#[derive(Clone, Copy, Debug, Default)]
struct Beginning {
    /// The player, by the window or a screen reader.
    by_player: bool,
    /// Another thread of the game.
    by_thread: bool,
    /// The same, for something that may change nothing in sight.
    by_quiet_thread: bool,
    /// The end of a picture whose frame has asked for another one.
    by_picture: bool,
}

/// The beginnings of frames since the last look.
#[derive(Default)]
struct Beginnings {
    events: MessageCursor<WindowEvent>,
    wakes: u64,
    quiet_wakes: u64,
}

impl Beginnings {
    fn look(&mut self, game: &World) -> Beginning {
        let wakes = game.resource::<Wakes>();
        let (count, quiet) = (wakes.count(), wakes.quiet());
        let has_event = self.events.read(game.resource()).count() > 0;
        let player_waits = &game.resource::<FrameReasons>().player_waits;
        let mut picture = game.resource::<PictureInWork>().lock();
        Beginning {
            by_player: has_event || player_waits.load(Ordering::Acquire),
            by_thread: std::mem::replace(&mut self.wakes, count) != count,
            by_quiet_thread: std::mem::replace(&mut self.quiet_wakes, quiet) != quiet,
            by_picture: std::mem::take(&mut picture.begins_next),
        }
    }
}

/// Returns `true` if this frame can be spared, because a picture is being drawn and the player asks for nothing. What
/// else has begun it begins one when that has been drawn.
fn can_wait(game: &World, by: Beginning) -> bool {
    if by.by_player || game.resource::<LastFrame>().was_left {
        return false;
    }
    let mut picture = game.resource::<PictureInWork>().lock();
    let is_begun = by.by_thread || by.by_quiet_thread || by.by_picture;
    picture.asks_for_next |= picture.is_drawn_now && is_begun;
    picture.is_drawn_now
}

fn run_frame(game: &mut World, beginnings: &mut Beginnings) {
    let by = beginnings.look(game);
    let runs = !can_wait(game, by);
    let mut frame = game.resource_mut::<LastFrame>();
    frame.was_run = runs;
    if runs {
        frame.asks_for_next = by.by_player || by.by_thread;
        game.resource_mut::<FrameReasons>().has_changed |= by.by_picture;
        game.run_schedule(Main);
    }
}

/// Returns `true` if the last picture is still being drawn. Then the next frame draws what this one would show.
fn leaves_to_next(game: &World) -> bool {
    let mut picture = game.resource::<PictureInWork>().lock();
    picture.asks_for_next |= picture.is_drawn_now;
    picture.is_drawn_now
}

fn begin_picture(picture: Res<PictureInWork>, frame: Extract<Res<LastFrame>>) {
    let mut picture = picture.lock();
    picture.is_drawn_now = true;
    picture.is_settled = !frame.asks_for_next;
    picture.asks_for_next = frame.asks_for_next;
}

/// Begins a frame of the window.
#[derive(Resource)]
struct BeginFrame(Box<dyn Fn() + Send + Sync>);

fn end_picture(picture: Res<PictureInWork>, begin: Option<Res<BeginFrame>>) {
    let mut picture = picture.lock();
    let is_first = picture.end();
    if std::mem::take(&mut picture.asks_for_next) || is_first {
        picture.begins_next = true;
        begin.inspect(|begin| (begin.0)());
    }
}

/// Lets all systems of the game run in turn on the thread of the window. Side by side they would share the threads of the
/// systems that draw, and wait for the picture after all.
fn run_in_turn(mut schedules: ResMut<Schedules>) {
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Lets each frame look at the time itself. The renderer sends it once for each picture only.
fn take_own_time(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}

pub(super) fn plugin(app: &mut App) {
    let picture = PictureInWork::default();
    app.init_resource::<Wakes>()
        .insert_resource(picture.clone())
        .init_resource::<LastFrame>()
        .add_systems(PreStartup, (run_in_turn, take_own_time))
        .add_systems(Last, take_requests.after(ClockTickSystems));
    let mut beginnings = Beginnings::default();
    app.add_systems(FrameOrNone, move |game: &mut World| {
        run_frame(game, &mut beginnings);
    });
    app.main_mut().update_schedule = Some(FrameOrNone.intern());
    let window = app.world().get_resource::<EventLoopProxyWrapper>();
    let begin = window.map(|window| {
        let window = (**window).clone();
        // It fails only when the window is closed.
        BeginFrame(Box::new(move || {
            let _ = window.send_event(WinitUserEvent::WakeUp);
        }))
    });
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        if let Some(begin) = begin {
            drawing.insert_resource(begin);
        }
        drawing
            .insert_resource(picture)
            .add_systems(ExtractSchedule, begin_picture)
            .add_systems(Render, end_picture.in_set(RenderSystems::PostCleanup));
    }
    if let Some(handover) = app.get_sub_app_mut(RenderExtractApp)
        && let Some(mut hand_over) = handover.take_extract()
    {
        handover.set_extract(move |game, drawing| {
            let frame = *game.resource::<LastFrame>();
            if !frame.was_run {
                return;
            }
            let leaves = !frame.was_left && leaves_to_next(game);
            game.resource_mut::<LastFrame>().was_left = leaves;
            if !leaves {
                hand_over(game, drawing);
            }
        });
    }
}
