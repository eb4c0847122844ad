//! The pointer's messages, handed on in steps, so that each press and release acts on what is under the pointer then.
//!
//! Bevy's picking looks once a frame at what is under the pointer, at its last place. In a slow frame the pointer may
//! click one square and already be on its way to the next: the press would act on the wrong one. So a frame gets only
//! the messages for which one look is enough, and the rest wait for the next frame, which follows at once.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::gesture::CLICK_TOLERANCE;

/// The messages that wait for a later frame, and where each pointer was pressed.
#[derive(Resource, Default)]
struct PointerSteps {
    cursor: MessageCursor<PointerInput>,
    waiting: VecDeque<PointerInput>,
    presses: HashMap<PointerId, Vec2>,
}

/// The presses, releases and movement of a pointer in a step.
#[derive(Default)]
struct PointerStep {
    has_pressed: bool,
    has_released: bool,
    /// `true` once it has left the place of its press.
    has_left: bool,
}

impl PointerStep {
    /// Returns `true` if the input belongs to this step, and takes it in.
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
    /// Takes the messages of the next step from those that wait.
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
                    self.presses
                        .insert(input.pointer_id, input.location.position);
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

/// Leaves the messages of one step; the rest wait.
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
