//! Touch input. One finger acts as the pointer: it plays pieces and, off the pieces, turns the board. Two fingers pan
//! and zoom to their midpoint. A long press acts like a resting mouse: it shows hover information and plays nothing.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::gesture::CLICK_TOLERANCE;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{BoardInput, Pan, Zoom};
use crate::viewer::scene::camera::TakenRoom;

/// Duration of a long press.
const LONG: Duration = Duration::from_millis(500);
/// A long press also takes more than this number of frames, because in a slow frame a short press seems long.
const FRAMES: u32 = 3;
/// Distance factor per notch of [`Zoom`].
const NOTCH: f32 = 0.9;
/// Minimum measured distance between two fingers, in logical pixels.
const LEAST_DISTANCE: f32 = 10.0;

#[derive(Clone, Debug)]
struct Finger {
    id: u64,
    began: Vec2,
    at: Vec2,
    since: Duration,
    frames: u32,
    location: Option<Location>,
}

impl Finger {
    /// Returns `true` if the finger has not moved.
    fn is_still(&self) -> bool {
        self.at.distance(self.began) <= CLICK_TOLERANCE
    }
}

/// The interpretation of the fingers, until all are lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Meaning {
    #[default]
    Pointer,
    /// A long press.
    Resting,
    /// Panning and zooming; nothing outside the scene.
    View,
}

/// The fingers on the screen, in touch order.
#[derive(Resource, Default)]
struct Fingers {
    /// Cursor of the messages already handled.
    cursor: MessageCursor<PointerInput>,
    down: Vec<Finger>,
    meaning: Meaning,
    /// The last finger was lifted in the previous frame.
    are_lifted: bool,
}

impl Fingers {
    /// The midpoint and distance of the first two fingers.
    fn pair(&self) -> Option<(Vec2, f32)> {
        let [first, second, ..] = &self.down[..] else {
            return None;
        };
        let distance = first.at.distance(second.at).max(LEAST_DISTANCE);
        Some((first.at.midpoint(second.at), distance))
    }

    fn take(&mut self, touch: &TouchInput, now: Duration) {
        match touch.phase {
            TouchPhase::Started => self.down.push(Finger {
                id: touch.id,
                began: touch.position,
                at: touch.position,
                since: now,
                frames: 0,
                location: None,
            }),
            TouchPhase::Moved => {
                let moved = self.down.iter_mut().find(|finger| finger.id == touch.id);
                if let Some(finger) = moved {
                    finger.at = touch.position;
                }
            }
            TouchPhase::Ended | TouchPhase::Canceled => {
                self.down.retain(|finger| finger.id != touch.id);
            }
        }
    }

    fn meaning_now(&self, now: Duration) -> Meaning {
        match (&self.down[..], self.meaning) {
            ([_, _, ..], _) => Meaning::View,
            ([finger], Meaning::Pointer) => {
                let is_long = now.saturating_sub(finger.since) >= LONG && finger.frames > FRAMES;
                if finger.is_still() && is_long { Meaning::Resting } else { Meaning::Pointer }
            }
            (_, meaning) => meaning,
        }
    }
}

/// Tracks the fingers. Bevy's picking only gets the releases of fingers that are not the pointer.
fn follow(
    time: Res<Time<Real>>,
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut pointers: ResMut<Messages<PointerInput>>,
    mut motion: ResMut<Motion>,
    insets: TakenRoom,
    dialogs: Res<OpenDialogs>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut board: MessageWriter<BoardInput>,
    mut pans: MessageWriter<Pan>,
    mut zooms: MessageWriter<Zoom>,
) {
    if std::mem::take(&mut fingers.bypass_change_detection().are_lifted) {
        // A lifted finger hovers over nothing.
        board.write(BoardInput::Hover(None));
    }
    if touches.is_empty() && fingers.down.is_empty() {
        return;
    }
    let now = time.elapsed();
    let fingers = fingers.bypass_change_detection();
    let inputs: Vec<PointerInput> = fingers.cursor.read(&pointers).cloned().collect();
    pointers.clear();
    for input in &inputs {
        let of_input = |finger: &&mut Finger| PointerId::Touch(finger.id) == input.pointer_id;
        if let Some(finger) = fingers.down.iter_mut().find(of_input) {
            finger.location = Some(input.location.clone());
        }
    }
    let before_all = fingers.down.clone();
    let mut before = fingers.pair();
    for touch in touches.read() {
        let count = fingers.down.len();
        fingers.take(touch, now);
        // A finger that is added or lifted moves nothing.
        if fingers.down.len() != count {
            before = fingers.pair();
        }
    }
    for finger in &mut fingers.down {
        finger.frames += 1;
        let first = inputs.iter().find(|input| input.pointer_id == PointerId::Touch(finger.id));
        if finger.location.is_none() {
            finger.location = first.map(|input| input.location.clone());
        }
    }
    let meaning = fingers.meaning_now(now);
    let is_new = meaning != fingers.meaning;
    let was_resting = fingers.meaning == Meaning::Resting;
    fingers.meaning = meaning;
    let is_of_finger = |input: &PointerInput| matches!(input.pointer_id, PointerId::Touch(_));
    let kept =
        inputs.into_iter().filter(|input| meaning == Meaning::Pointer || !is_of_finger(input));
    pointers.write_batch(kept);
    if is_new && meaning != Meaning::Pointer {
        let all = before_all.iter().chain(&fingers.down);
        for finger in all {
            if let Some(location) = finger.location.clone() {
                let gone = PointerId::Touch(finger.id);
                pointers.write(PointerInput::new(gone, location, PointerAction::Cancel));
            }
        }
    }
    let is_ending = fingers.down.is_empty();
    // Emulates a mouse that comes to the finger and leaves.
    let mouse = match (is_new, meaning) {
        (true, Meaning::Resting) => fingers.down.first().map(|finger| (finger, finger.at)),
        _ if was_resting && is_ending => {
            before_all.first().map(|finger| (finger, Vec2::splat(-1.0)))
        }
        _ => None,
    };
    if let Some((finger, position)) = mouse
        && let Some(location) = finger.location.clone()
    {
        let location = Location { position, ..location };
        let delta = Vec2::ONE;
        let moved = PointerInput::new(PointerId::Mouse, location, PointerAction::Move { delta });
        pointers.write(moved);
    }
    if let (Meaning::View, Some((from, apart)), Some((to, wide))) =
        (meaning, before, fingers.pair())
        && let Some(window) = window
    {
        let room = insets.get();
        let is_over_scene = !dialogs.is_modal()
            && (room.left..window.width() - room.right).contains(&to.x)
            && (room.top..window.height() - room.bottom).contains(&to.y);
        if is_over_scene && from != to {
            pans.write(Pan { delta: to - from });
        }
        if is_over_scene && apart != wide {
            zooms.write(Zoom { notches: (apart / wide).ln() / NOTCH.ln(), pointer: Some(to) });
        }
    }
    match is_ending {
        true => {
            fingers.meaning = Meaning::Pointer;
            fingers.are_lifted = true;
            motion.request_frame();
        }
        // This may become a long press.
        false if meaning == Meaning::Pointer && fingers.down.iter().any(Finger::is_still) => {
            motion.request_frame();
        }
        false => {}
    }
}

/// Marks this frame's messages as read; they stay in the queue for the next frame.
fn mark_read(pointers: Res<Messages<PointerInput>>, mut fingers: ResMut<Fingers>) {
    fingers.bypass_change_detection().cursor = pointers.get_cursor_current();
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>().add_message::<TouchInput>().add_systems(
        First,
        (
            follow.after(PickingSystems::Input).before(PickingSystems::PostInput),
            mark_read.after(PickingSystems::PostInput),
        ),
    );
}
