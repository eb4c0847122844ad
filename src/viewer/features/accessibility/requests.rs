//! Requests from screen readers: press, focus, set text. They arrive without a window event, so a thread wakes the
//! window for them and when a screen reader starts listening.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use accesskit::{Action as AccessAction, ActionData};
use bevy::a11y;
use bevy::a11y::AccessibilityRequested;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use super::board_grid::BoardCell;
use crate::platform::{has_threads, thread};
use crate::viewer::board::move_entry::EntryField;
use crate::viewer::board::walk::WalkAction;
use crate::viewer::kernel::actions::ActionRequest;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::BoardInput;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::ui::button::Button;

/// Takes the requests at the start of a frame. Bevy takes them at its end, a frame too late.
fn take(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    reasons: Res<FrameReasons>,
    mut requests: MessageWriter<a11y::ActionRequest>,
) {
    for handler in handlers.iter().flat_map(|handlers| handlers.values()) {
        let Ok(mut handler) = handler.lock() else {
            continue;
        };
        requests.write_batch(handler.drain(..).map(a11y::ActionRequest));
    }
    reasons.player_waits.store(false, Ordering::Release);
}

fn carry_out(
    mut requests: ResMut<Messages<a11y::ActionRequest>>,
    cells: Query<&BoardCell>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    fields: Query<(), With<EntryField>>,
    dialogs: Res<OpenDialogs>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut inputs: MessageWriter<BoardInput>,
    mut actions: MessageWriter<ActionRequest>,
    mut reasons: ResMut<FrameReasons>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !requests.is_empty() {
        reasons.has_changed = true;
        redraw.write(RequestRedraw);
    }
    for a11y::ActionRequest(request) in requests.drain() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else {
            continue;
        };
        let cell = cells.get(entity).ok().filter(|_| !dialogs.is_modal());
        match (request.action, cell) {
            (AccessAction::Click, Some(&BoardCell(square))) => {
                inputs.write(BoardInput::Click(square));
            }
            (AccessAction::Focus, Some(&BoardCell(square))) => {
                inputs.write(BoardInput::Walk(Some(square)));
            }
            (AccessAction::Click, None) if buttons.get(entity) == Ok(false) => {
                commands.trigger(Activate { entity });
            }
            (AccessAction::Click | AccessAction::Focus, None) if fields.contains(entity) => {
                actions.write(ActionRequest::new(WalkAction::OpenEntry));
            }
            (AccessAction::SetValue, None) if fields.contains(entity) => {
                actions.write(ActionRequest::new(WalkAction::CloseEntry));
                if let Some(ActionData::Value(text)) = request.data {
                    let typed = text.chars().map(WalkAction::Type);
                    actions.write_batch(typed.map(ActionRequest::new));
                }
            }
            (AccessAction::Focus, None) => {
                focus.set(entity, FocusCause::Navigated);
                visible.0 = true;
            }
            _ => {}
        }
    }
}

/// Puts this frame's requests back, including those taken by Bevy; the watcher thread then triggers the next frame.
fn put_back(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    mut requests: ResMut<Messages<a11y::ActionRequest>>,
) {
    let handler = handlers.iter().flat_map(|handlers| handlers.values()).next();
    if let Some(Ok(mut handler)) = handler.map(|handler| handler.lock()) {
        let later = std::mem::take(&mut **handler);
        handler.extend(requests.drain().map(|a11y::ActionRequest(request)| request));
        handler.extend(later);
    }
}

/// Poll interval for listeners, which may appear while the window sleeps.
const LOOKING: Duration = Duration::from_millis(250);
/// Poll interval for requests.
const LISTENING: Duration = Duration::from_millis(10);

fn is_filled(handler: &Mutex<WinitActionRequestHandler>) -> bool {
    handler.lock().is_ok_and(|requests| !requests.is_empty())
}

/// Wakes the window when assistive technology starts listening, and then for every request.
fn watch(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    reasons: Res<FrameReasons>,
    waker: WindowWaker,
) {
    let (Some(requested), Some(handlers)) = (requested, handlers) else {
        return;
    };
    let (requested, wake) = (requested.clone(), waker.waker());
    let player_waits = reasons.player_waits.clone();
    let handlers: Vec<_> = handlers.values().map(Arc::clone).collect();
    // Without the thread, requests wait for the next frame.
    let _ = thread::spawn(move || {
        while !requested.get() {
            thread::sleep(LOOKING);
        }
        wake();
        while requested.get() {
            thread::sleep(LISTENING);
            let is_waiting = handlers.iter().any(|handler| is_filled(handler));
            if is_waiting && !player_waits.swap(true, Ordering::AcqRel) {
                wake();
            }
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    // Bevy adds the message only with the window.
    app.add_message::<a11y::ActionRequest>()
        .add_systems(PreUpdate, (take, carry_out).chain())
        .add_systems(Last, put_back)
        .add_systems(Startup, watch.run_if(has_threads));
}
