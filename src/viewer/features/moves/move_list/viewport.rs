//! The visible part of the move list, which scrolls to the move shown.

use bevy::prelude::*;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::rows::{MoveCell, MoveRow};
use crate::rules::Ply;
use crate::viewer::kernel::session::CurrentSession;

/// The space round the rows, and between them and the scrollbar, in logical pixels.
pub(super) const PADDING: f32 = 4.0;
pub(super) const GAP: f32 = 3.0;

/// The scroll area of the move list.
#[derive(Component)]
pub(super) struct Viewport;

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

type RowBounds<'a> = (&'a UiGlobalTransform, &'a ComputedNode);

/// Scrolls the row of the move shown into view when it has changed, or when the height has, because a card above or below
/// appeared or went away; of a row that is high, the move itself. The rows have to be laid out first.
fn scroll_to_shown_move(
    session: Res<CurrentSession>,
    viewport: Single<(RowBounds, &mut ScrollPosition), With<Viewport>>,
    shown: Query<(RowBounds, &ChildOf), (With<MoveCell>, With<Checked>)>,
    rows: Query<RowBounds, With<MoveRow>>,
    mut is_due: Local<bool>,
    mut height: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let ((page, node), mut position) = viewport.into_inner();
    *is_due |=
        session.is_changed() || std::mem::replace(&mut *height, node.size().y) != node.size().y;
    // A list that is hidden has no row to show.
    if !*is_due || node.is_empty() {
        return;
    }
    let scale = node.inverse_scale_factor;
    let page_height = node.size().y * scale;
    let y = match shown.iter().next() {
        _ if session.game().current_ply() == Ply(0) => 0.0,
        Some((cell, parent)) if !cell.1.is_empty() => {
            let row = rows.get(parent.parent()).ok();
            let low_row = row.filter(|(_, row)| 2.0 * row.size().y <= node.size().y);
            let (at, row) = low_row.unwrap_or(cell);
            let half = (node.size().y - row.size().y) / 2.0;
            // The rows stand where the layout could scroll them, which may be less far than was asked for.
            let scrolled = node.scroll_position.y * scale;
            let top = (at.translation.y - page.translation.y + half) * scale + scrolled;
            let bottom = top + row.size().y * scale;
            position
                .y
                .clamp((bottom - page_height).max(0.0), top.max(0.0))
        }
        // Its row is laid out in the next frame.
        _ => {
            redraw.write(RequestRedraw);
            return;
        }
    };
    *is_due = false;
    if (y - position.y).abs() > 0.5 {
        position.y = y;
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, scroll_to_shown_move.after(UiSystems::Layout));
}
