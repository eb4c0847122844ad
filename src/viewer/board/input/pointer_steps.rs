//! Splits pointer messages into steps, so that each press and release acts on the entity then under the pointer.
//!
//! Bevy's picking runs once a frame, at the pointer's last position. In a slow frame, a click may be followed by
//! movement to the next square and would hit the wrong one, or by the tap of another finger. So each frame gets only the
//! messages that one hit test can serve; the rest wait for the next frame, which follows at once. Bevy removes the pointer
//! of a finger in the frame in which it is lifted; a tap that waited gets a new one.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::input::deactivate_touch_pointers;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerLocation};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::gesture::CLICK_TOLERANCE;

/// Messages held for later frames, and each pointer's press position.
#[derive(Resource, Default)]
struct PointerSteps {
    cursor: MessageCursor<PointerInput>,
    waiting: VecDeque<PointerInput>,
    presses: HashMap<PointerId, Vec2>,
}

/// The pointer of a tap that waited until its finger was lifted.
#[derive(Component)]
struct LateFinger;

/// Presses, releases and movement of a pointer within a step.
#[derive(Default)]
struct PointerStep {
    has_pressed: bool,
    has_released: bool,
    /// `true` once the pointer has left its press position.
    has_left: bool,
}

impl PointerStep {
    /// Adds the input if it belongs to this step, and returns `true`.
    fn take(&mut self, input: &PointerInput, press: Option<Vec2>) -> bool {
        let place = input.location.position;
        let is_allowed = match input.action {
            PointerAction::Move { .. } => {
                !self.has_released && (!self.has_pressed || press == Some(place))
            }
            PointerAction::Press(_) => !self.has_pressed && !self.has_released,
            PointerAction::Release(_) => !self.has_left,
            PointerAction::Scroll { .. } | PointerAction::Cancel => true,
        };
        if is_allowed {
            match input.action {
                PointerAction::Move { .. } => {
                    self.has_left =
                        press.is_some_and(|press| press.distance(place) > CLICK_TOLERANCE);
                }
                PointerAction::Press(_) => self.has_pressed = true,
                PointerAction::Release(_) => self.has_released = true,
                PointerAction::Scroll { .. } | PointerAction::Cancel => {}
            }
        }
        is_allowed
    }
}

impl PointerSteps {
    /// Takes the next step's messages from the queue.
    fn next(&mut self) -> Vec<PointerInput> {
        let mut steps: HashMap<PointerId, PointerStep> = HashMap::default();
        let mut taken = Vec::new();
        // Each click ends before the next one begins, even one of another finger.
        let mut has_released = false;
        while let Some(input) = self.waiting.front() {
            if has_released && matches!(input.action, PointerAction::Press(_)) {
                break;
            }
            has_released |= matches!(input.action, PointerAction::Release(_));
            let press = self.presses.get(&input.pointer_id).copied();
            let step = steps.entry(input.pointer_id).or_default();
            if !step.take(input, press) {
                break;
            }
            match input.action {
                PointerAction::Press(_) => {
                    self.presses.insert(input.pointer_id, input.location.position);
                }
                PointerAction::Release(_) | PointerAction::Cancel => {
                    self.presses.remove(&input.pointer_id);
                }
                PointerAction::Move { .. } | PointerAction::Scroll { .. } => {}
            }
            taken.extend(self.waiting.pop_front());
        }
        taken
    }
}

/// Passes on the messages of one step and queues the rest.
fn hold_back(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut steps: ResMut<PointerSteps>,
    pointers: Query<&PointerId>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let steps = &mut *steps;
    steps.waiting.extend(steps.cursor.read(&inputs).cloned());
    if steps.waiting.is_empty() {
        return;
    }
    let step = steps.next();
    for input in &step {
        let PointerInput { pointer_id, location, action } = input;
        if matches!(action, PointerAction::Press(_)) && !pointers.iter().any(|id| id == pointer_id)
        {
            commands.spawn((*pointer_id, PointerLocation::new(location.clone()), LateFinger));
        }
    }
    inputs.clear();
    inputs.write_batch(step);
    steps.cursor = inputs.get_cursor_current();
    if !steps.waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// Removes the pointers of late fingers that are lifted.
fn remove_late_fingers(
    steps: Res<PointerSteps>,
    fingers: Query<(Entity, &PointerId), With<LateFinger>>,
    mut commands: Commands,
) {
    for (entity, pointer) in &fingers {
        if !steps.presses.contains_key(pointer) {
            commands.entity(entity).try_despawn();
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PointerSteps>()
        .add_message::<RequestRedraw>()
        .add_systems(First, hold_back.in_set(PickingSystems::PostInput))
        .add_systems(Last, remove_late_fingers.after(deactivate_touch_pointers));
}
