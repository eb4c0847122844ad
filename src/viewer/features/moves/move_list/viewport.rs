//! The visible part of the move list. It scrolls to the move shown and hides rows that its edges would cut off: only
//! whole rows can be read and clicked.

use bevy::prelude::*;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::rows::{MoveCell, MoveRow};
use crate::rules::Ply;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::ui::widgets::group_of;
use crate::viewer::ui::{palette, scroll};

/// Padding around the rows and beside the scrollbar, in logical pixels.
pub(super) const PADDING: f32 = 4.0;
pub(super) const GAP: f32 = 3.0;

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

/// Scrolls the row of the move shown into view after a change of the move or of the list's height; in a tall row, the
/// move itself. Needs the rows' layout.
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
    // A hidden list has no row to show.
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
            // The layout clamps the scroll position.
            let scrolled = node.scroll_position.y * scale;
            let top = (at.translation.y - page.translation.y + half) * scale + scrolled;
            let bottom = top + row.size().y * scale;
            position.y.clamp((bottom - page_height).max(0.0), top.max(0.0))
        }
        // The row is laid out in the next frame.
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

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    Top,
    Bottom,
}

/// The covers at both edges, beside the scrollbar.
pub(super) fn covers() -> impl Bundle {
    let cover = |cover: Cover| {
        let edge = match cover {
            Cover::Top => Node { top: px(0), ..default() },
            Cover::Bottom => Node { bottom: px(0), ..default() },
        };
        (
            Name::new("Cover of a cut row"),
            cover,
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                height: px(0),
                ..edge
            },
            BackgroundColor(palette::TRACK),
        )
    };
    group_of(
        "Covers",
        Node {
            position_type: PositionType::Absolute,
            left: px(PADDING),
            right: px(PADDING + GAP + scroll::WIDTH),
            top: px(PADDING),
            bottom: px(PADDING),
            ..default()
        },
        children![cover(Cover::Top), cover(Cover::Bottom)],
    )
}

/// Returns the heights of partly visible rows at the top and bottom edges of a view from 0 to `height`. A row at least
/// half as high as the view is shown partly.
fn cut_parts(rows: impl Iterator<Item = (f32, f32)>, height: f32) -> [f32; 2] {
    let mut parts = [0.0; 2];
    for (top, bottom) in rows.filter(|(top, bottom)| 2.0 * (bottom - top) <= height) {
        // Half a pixel is invisible.
        if top < -0.5 && bottom > 0.5 {
            parts[0] = bottom;
        } else if top < height - 0.5 && bottom > height + 0.5 {
            parts[1] = height - top;
        }
    }
    parts
}

fn cover_cut_rows(
    viewport: Single<(&ComputedNode, &UiGlobalTransform), With<Viewport>>,
    rows: Query<(&ComputedNode, &UiGlobalTransform), With<MoveRow>>,
    mut covers: Query<(&Cover, &mut Node)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (view, at) = *viewport;
    let scale = view.inverse_scale_factor;
    let start = at.translation.y - view.size().y / 2.0;
    let edges = rows.iter().filter(|(row, _)| !row.is_empty()).map(|(row, at)| {
        let top = at.translation.y - row.size().y / 2.0 - start;
        (top * scale, (top + row.size().y) * scale)
    });
    let [top, bottom] = cut_parts(edges, view.size().y * scale);
    for (cover, mut node) in &mut covers {
        let height = px(match cover {
            Cover::Top => top,
            Cover::Bottom => bottom,
        });
        if node.height != height {
            node.height = height;
            redraw.write(RequestRedraw);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, scroll_to_shown_move.after(UiSystems::Layout))
        .add_systems(PostUpdate, cover_cut_rows.after(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::cut_parts;

    #[test]
    fn a_row_at_each_edge_is_covered_as_far_as_it_is_seen() {
        let rows = |first: f32| {
            (0..5).map(move |row| (first + 26.0 * row as f32, first + 26.0 * (row + 1) as f32))
        };
        assert_eq!(cut_parts(rows(0.0), 78.0), [0.0, 0.0]);
        assert_eq!(cut_parts(rows(0.0), 70.0), [0.0, 18.0]);
        assert_eq!(cut_parts(rows(-10.0), 70.0), [16.0, 2.0]);
    }

    #[test]
    fn a_row_that_fills_the_view_is_not_covered() {
        assert_eq!(cut_parts([(-10.0, 60.0)].into_iter(), 70.0), [0.0, 0.0]);
    }
}
