//! The part of the list in sight: it turns to the move shown.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use crate::viewer::game_ui::snapshot::UiState;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::ui::bindings::BindingSystems;

/// The height of a line of moves, in logical pixels.
pub(super) const LINE_HEIGHT: f32 = 26.0;

/// The part of the sheet in sight.
#[derive(Component)]
struct Page;

pub(super) fn page() -> impl Bundle {
    (
        Name::new("Page"),
        Page,
        ScrollArea,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

/// Brings the move that is shown into sight.
fn turn_to(state: UiState, page: Single<(&mut ScrollPosition, &ComputedNode), With<Page>>) {
    let (mut position, node) = page.into_inner();
    if let Some(y) = turned(&state, &position, node) {
        position.y = y;
    }
}

/// Where the page is turned to for the move that is shown, if it is not there.
fn turned(state: &UiState, position: &ScrollPosition, node: &ComputedNode) -> Option<f32> {
    let ui = state.snapshot();
    let top = match ui.game.current_ply().0 {
        0 => 0.0,
        shown => LINE_HEIGHT * f32::from((shown - 1 + ui.game.ply_offset()) / 2),
    };
    let height = node.size().y * node.inverse_scale_factor;
    let bottom = (top + LINE_HEIGHT - height).max(0.0);
    let y = position.y.clamp(bottom, top.max(bottom));
    (y != position.y).then_some(y)
}

/// Turns the page again when its height has changed: something above or below it came or went.
fn turn_again(
    state: UiState,
    page: Single<(&mut ScrollPosition, &ComputedNode), (With<Page>, Changed<ComputedNode>)>,
    mut height: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut position, node) = page.into_inner();
    if std::mem::replace(&mut *height, node.size().y) == node.size().y {
        return;
    }
    if let Some(y) = turned(&state, &position, node) {
        position.y = y;
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        turn_to
            .in_set(FrameSystems::Render)
            .before(BindingSystems)
            .run_if(|state: UiState| state.has_changed()),
    )
    .add_systems(PostUpdate, turn_again.after(UiSystems::Layout));
}
