//! Drawing on a thread of its own: while a picture is drawn, clicks, engines and screen readers are answered.
//!
//! A frame hands its picture over when the last one has been drawn. One that comes earlier leaves it to the next frame,
//! so that it need not wait; of two, the second waits, because what Bevy tells its drawing part lasts two frames. A frame
//! that the last one asks for begins when that one has been drawn, and until then only the player begins frames.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::app::Main;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::pipelined_rendering::RenderExtractApp;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::time::TimeReceiver;
use bevy::window::{RequestRedraw, WindowEvent};

use super::accessibility::has_request;
use super::state::resting_cameras::{ClockTickSystems, FrameReasons};
use super::state::waker::{Wakes, app_waker};

/// The state of the picture in work.
#[derive(Debug, Default)]
struct Picture {
    is_drawn_now: bool,
    /// Another frame is to begin when it has been drawn.
    asks_for_next: bool,
}

/// The picture in work, shared by the game and the thread that draws.
#[derive(Resource, Clone, Debug, Default)]
struct PictureInWork(Arc<Mutex<Picture>>);

impl PictureInWork {
    fn lock(&self) -> MutexGuard<'_, Picture> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct LastFrame {
    /// It did not wait.
    was_run: bool,
    /// It left its picture to the next one.
    was_left: bool,
    /// It asks for another one.
    asks_for_next: bool,
}

/// Wakes the window.
#[derive(Resource)]
struct Waker(Box<dyn Fn() + Send + Sync>);

/// Takes the requests from the window, which would begin the next frame at once.
fn take_requests(mut requests: ResMut<Messages<RequestRedraw>>, mut frame: ResMut<LastFrame>) {
    frame.asks_for_next = requests.drain().count() > 0;
}

/// A frame, or none if it can wait.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FrameOrNone;

/// Returns `true` if this frame can be spared, because a picture is being drawn and the player asks for nothing. What other
/// threads have to say is heard when that has been drawn.
fn can_wait(world: &World, events: &mut MessageCursor<WindowEvent>, wakes: &mut u64) -> bool {
    let has_event = events.read(world.resource()).count() > 0;
    let count = world.resource::<Wakes>().count();
    let is_woken = std::mem::replace(wakes, count) != count;
    if has_event || has_request(world.get_resource()) || world.resource::<LastFrame>().was_left {
        return false;
    }
    let mut picture = world.resource::<PictureInWork>().lock();
    picture.asks_for_next |= is_woken && picture.is_drawn_now;
    picture.is_drawn_now
}

fn run_frame(world: &mut World, events: &mut MessageCursor<WindowEvent>, wakes: &mut u64) {
    let runs = !can_wait(world, events, wakes);
    if runs {
        world.run_schedule(Main);
    }
    world.resource_mut::<LastFrame>().was_run = runs;
}

/// Returns `true` if the last picture is still being drawn. Then the next frame draws what this one would show.
fn leaves_to_next(game: &World) -> bool {
    let mut picture = game.resource::<PictureInWork>().lock();
    if picture.is_drawn_now {
        picture.asks_for_next |= game.resource::<FrameReasons>().has_any();
    }
    picture.is_drawn_now
}

fn begin_picture(picture: Res<PictureInWork>, frame: Extract<Res<LastFrame>>) {
    *picture.lock() = Picture {
        is_drawn_now: true,
        asks_for_next: frame.asks_for_next,
    };
}

fn end_picture(picture: Res<PictureInWork>, waker: Res<Waker>) {
    if std::mem::take(&mut *picture.lock()).asks_for_next {
        (waker.0)();
    }
}

/// Lets all systems of the game run in turn on the thread of the window. Side by side they would share the threads of the
/// systems that draw, and wait for the picture after all.
fn run_in_turn(mut schedules: ResMut<Schedules>) {
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Lets each frame look at the time itself. The thread that draws tells it once for each picture only.
fn take_own_time(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}

pub(super) fn plugin(app: &mut App) {
    let picture = PictureInWork::default();
    let waker = Waker(Box::new(app_waker(app)));
    app.insert_resource(picture.clone())
        .init_resource::<LastFrame>()
        .add_systems(PreStartup, (run_in_turn, take_own_time))
        .add_systems(Last, take_requests.after(ClockTickSystems));
    let (mut events, mut wakes) = (MessageCursor::default(), 0);
    app.add_systems(FrameOrNone, move |world: &mut World| {
        run_frame(world, &mut events, &mut wakes);
    });
    app.main_mut().update_schedule = Some(FrameOrNone.intern());
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing
            .insert_resource(picture)
            .insert_resource(waker)
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
