//! Pipelined rendering: clicks and screen readers are handled while a picture is drawn on another thread.
//!
//! A frame passes its picture on once the previous one is drawn. A frame that comes earlier leaves its content to the
//! next instead of waiting; two in a row may not, because Bevy's messages to the renderer last two frames.
//!
//! Input triggers two frames, so that the second can continue what the first started. That second frame and animation
//! frames start when the picture has been drawn; until then only the player triggers frames.

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

/// The state of the picture being drawn.
#[derive(Debug, Default)]
struct Picture {
    is_drawn_now: bool,
    /// Another frame should follow this picture.
    asks_for_next: bool,
    /// That frame should start now.
    begins_next: bool,
    /// The picture is complete: its frame requested no other.
    is_settled: bool,
    /// Number of pictures drawn.
    drawn: u32,
    /// A complete picture has been drawn.
    was_complete: bool,
}

impl Picture {
    /// Finishes the picture; returns `true` if it is the first complete one.
    fn end(&mut self) -> bool {
        self.is_drawn_now = false;
        self.drawn += 1;
        let is_complete = self.is_settled || self.drawn >= MOST_INCOMPLETE;
        let is_first = is_complete && !self.was_complete;
        self.was_complete |= is_complete;
        is_first
    }
}

/// Number of pictures after which one counts as complete even if something still moves.
const MOST_INCOMPLETE: u32 = 6;

/// The picture being drawn, shared by the game and the render thread.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PendingPicture(Arc<Mutex<Picture>>);

impl PendingPicture {
    fn lock(&self) -> MutexGuard<'_, Picture> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn drawn(&self) -> u32 {
        self.lock().drawn
    }

    /// Returns `true` once a complete picture has been drawn. The panels are still being laid out in the first frames.
    pub(super) fn was_complete(&self) -> bool {
        self.lock().was_complete
    }
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct LastFrame {
    /// The frame was not skipped.
    was_run: bool,
    /// The frame left its picture to the next one.
    was_left: bool,
    /// The frame requested another one.
    asks_for_next: bool,
}

/// Takes the window's redraw requests, which would start the next frame at once.
fn take_requests(mut requests: ResMut<Messages<RequestRedraw>>, mut frame: ResMut<LastFrame>) {
    frame.asks_for_next |= requests.drain().count() > 0;
}

/// Runs a frame or skips it.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SkippableFrame;

/// The triggers of a frame.
#[derive(Clone, Copy, Debug, Default)]
struct FrameTriggers {
    /// The player, through the window or a screen reader.
    by_player: bool,
    /// Another thread of the game.
    by_thread: bool,
    /// Another thread, for something that may change nothing visible.
    by_quiet_thread: bool,
    /// The end of a picture whose frame requested another one.
    by_picture: bool,
}

/// The triggers since the last check.
#[derive(Default)]
struct FrameTriggerReader {
    events: MessageCursor<WindowEvent>,
    wakes: u64,
    quiet_wakes: u64,
}

impl FrameTriggerReader {
    fn read(&mut self, game: &World) -> FrameTriggers {
        let wakes = game.resource::<Wakes>();
        let (count, quiet) = (wakes.count(), wakes.quiet());
        let has_event = self.events.read(game.resource()).count() > 0;
        let player_waits = &game.resource::<FrameReasons>().player_waits;
        let mut picture = game.resource::<PendingPicture>().lock();
        FrameTriggers {
            by_player: has_event || player_waits.load(Ordering::Acquire),
            by_thread: std::mem::replace(&mut self.wakes, count) != count,
            by_quiet_thread: std::mem::replace(&mut self.quiet_wakes, quiet) != quiet,
            by_picture: std::mem::take(&mut picture.begins_next),
        }
    }
}

/// Returns `true` if this frame can be skipped: a picture is being drawn and the player did not trigger it. Other
/// triggers are deferred until the picture is drawn.
fn can_wait(game: &World, by: FrameTriggers) -> bool {
    if by.by_player || game.resource::<LastFrame>().was_left {
        return false;
    }
    let mut picture = game.resource::<PendingPicture>().lock();
    let is_begun = by.by_thread || by.by_quiet_thread || by.by_picture;
    picture.asks_for_next |= picture.is_drawn_now && is_begun;
    picture.is_drawn_now
}

fn run_frame(game: &mut World, triggers: &mut FrameTriggerReader) {
    let by = triggers.read(game);
    let runs = !can_wait(game, by);
    let mut frame = game.resource_mut::<LastFrame>();
    frame.was_run = runs;
    if runs {
        frame.asks_for_next = by.by_player || by.by_thread;
        game.resource_mut::<FrameReasons>().has_changed |= by.by_picture;
        game.run_schedule(Main);
    }
}

/// Returns `true` if the last picture is still being drawn; the next frame then draws this one's content.
fn leaves_to_next(game: &World) -> bool {
    let mut picture = game.resource::<PendingPicture>().lock();
    picture.asks_for_next |= picture.is_drawn_now;
    picture.is_drawn_now
}

fn begin_picture(picture: Res<PendingPicture>, frame: Extract<Res<LastFrame>>) {
    let mut picture = picture.lock();
    picture.is_drawn_now = true;
    picture.is_settled = !frame.asks_for_next;
    picture.asks_for_next = frame.asks_for_next;
}

#[derive(Resource)]
struct FrameWaker(Box<dyn Fn() + Send + Sync>);

fn end_picture(picture: Res<PendingPicture>, begin: Option<Res<FrameWaker>>) {
    let mut picture = picture.lock();
    let is_first = picture.end();
    if std::mem::take(&mut picture.asks_for_next) || is_first {
        picture.begins_next = true;
        begin.inspect(|begin| (begin.0)());
    }
}

/// Runs all systems of the game one by one on the window's thread. In parallel they would share the render systems'
/// threads and so wait for the picture after all.
fn run_in_turn(mut schedules: ResMut<Schedules>) {
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Lets each frame read the time itself: the renderer sends it only once per picture.
fn take_own_time(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}

pub(super) fn plugin(app: &mut App) {
    let picture = PendingPicture::default();
    app.init_resource::<Wakes>()
        .insert_resource(picture.clone())
        .init_resource::<LastFrame>()
        .add_systems(PreStartup, (run_in_turn, take_own_time))
        .add_systems(Last, take_requests.after(ClockTickSystems));
    let mut triggers = FrameTriggerReader::default();
    app.add_systems(SkippableFrame, move |game: &mut World| {
        run_frame(game, &mut triggers);
    });
    app.main_mut().update_schedule = Some(SkippableFrame.intern());
    let window = app.world().get_resource::<EventLoopProxyWrapper>();
    let begin = window.map(|window| {
        let window = (**window).clone();
        // Fails only if the window is closed.
        FrameWaker(Box::new(move || {
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
