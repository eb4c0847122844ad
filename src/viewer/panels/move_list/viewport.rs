//! The visible part of the move list, which scrolls to the move shown.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use crate::viewer::game_ui::snapshot::UiState;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::ui::bindings::BindingSystems;

/// The height of a line of moves, in logical pixels.
pub(super) const LINE_HEIGHT: f32 = 26.0;

/// The scroll area of the move list.
#[derive(Component)]
struct Viewport;

pub(super) fn viewport() -> impl Bundle {
    (
        Name::new("Page"),
        Viewport,
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

/// Scrolls the move shown into view.
fn scroll_to_shown_move(
    state: UiState,
    viewport: Single<(&mut ScrollPosition, &ComputedNode), With<Viewport>>,
) {
    let (mut position, node) = viewport.into_inner();
    if let Some(y) = required_scroll(&state, &position, node) {
        position.y = y;
    }
}

/// The scroll position that shows the move, unless it is visible already.
fn required_scroll(state: &UiState, position: &ScrollPosition, node: &ComputedNode) -> Option<f32> {
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

/// Scrolls again when the height has changed, because a card above or below appeared or went away.
fn scroll_after_resize(
    state: UiState,
    viewport: Single<(&mut ScrollPosition, &ComputedNode), (With<Viewport>, Changed<ComputedNode>)>,
    mut height: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut position, node) = viewport.into_inner();
    if std::mem::replace(&mut *height, node.size().y) == node.size().y {
        return;
    }
    if let Some(y) = required_scroll(&state, &position, node) {
        position.y = y;
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        scroll_to_shown_move
            .in_set(FrameSystems::Render)
            .before(BindingSystems)
            .run_if(|state: UiState| state.has_changed()),
    )
    .add_systems(PostUpdate, scroll_after_resize.after(UiSystems::Layout));
}
