//! The part of the list in sight: it turns to the move shown.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::LINE;
use crate::viewer::state::session::FrameSystems;
use crate::viewer::ui::bindings::{BindingSystems, UiState};

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
fn turn_to(desk: UiState, page: Single<(&mut ScrollPosition, &ComputedNode), With<Page>>) {
    let (mut position, node) = page.into_inner();
    if let Some(y) = turned(&desk, &position, node) {
        position.y = y;
    }
}

/// Where the page is turned to for the move that is shown, if it is not there.
fn turned(desk: &UiState, position: &ScrollPosition, node: &ComputedNode) -> Option<f32> {
    let facts = desk.facts();
    let top = match facts.game.current_ply().0 {
        0 => 0.0,
        shown => LINE * f32::from((shown - 1 + facts.game.ply_offset()) / 2),
    };
    let height = node.size().y * node.inverse_scale_factor;
    let bottom = (top + LINE - height).max(0.0);
    let y = position.y.clamp(bottom, top.max(bottom));
    (y != position.y).then_some(y)
}

/// Turns the page again when its height has changed: something above or below it came or went.
fn turn_again(
    desk: UiState,
    page: Single<(&mut ScrollPosition, &ComputedNode), (With<Page>, Changed<ComputedNode>)>,
    mut height: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut position, node) = page.into_inner();
    if std::mem::replace(&mut *height, node.size().y) == node.size().y {
        return;
    }
    if let Some(y) = turned(&desk, &position, node) {
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
            .run_if(|desk: UiState| desk.has_changed()),
    )
    .add_systems(PostUpdate, turn_again.after(UiSystems::Layout));
}
