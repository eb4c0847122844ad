//! Splits pointer messages into steps, so that each press and release acts on the entity then under the pointer.
//!
//! Bevy's picking runs once a frame, at the pointer's last position. In a slow frame, a click may be followed by
//! movement to the next square and would hit the wrong one. So each frame gets only the messages that one hit test can
//! serve; the rest wait for the next frame, which follows at once.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
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
        while let Some(input) = self.waiting.front() {
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
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let steps = &mut *steps;
    steps.waiting.extend(steps.cursor.read(&inputs).cloned());
    if steps.waiting.is_empty() {
        return;
    }
    inputs.clear();
    inputs.write_batch(steps.next());
    steps.cursor = inputs.get_cursor_current();
    if !steps.waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PointerSteps>()
        .add_message::<RequestRedraw>()
        .add_systems(First, hold_back.in_set(PickingSystems::PostInput));
}
