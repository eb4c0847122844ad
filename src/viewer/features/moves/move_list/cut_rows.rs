//! Rows of the move list that its edge would cut in the middle are hidden: only whole rows are read and clicked.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::RequestRedraw;

use super::rows::MoveRow;
use super::viewport::{GAP, PADDING, Viewport};
use crate::viewer::ui::widgets::group_of;
use crate::viewer::ui::{palette, scroll};

/// The edge of the list at which a cover hides a row.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    Top,
    Bottom,
}

/// The covers at both edges, beside the scrollbar.
pub(super) fn covers() -> impl Bundle {
    let cover = |cover: Cover| {
        let edge = match cover {
            Cover::Top => Node {
                top: px(0),
                ..default()
            },
            Cover::Bottom => Node {
                bottom: px(0),
                ..default()
            },
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

/// Returns the height of what is left of a row at each edge of a view from 0 to `height`, in the order top and bottom.
/// Of a row as high as half the view, both edges show a part.
fn cut_parts(rows: impl Iterator<Item = (f32, f32)>, height: f32) -> [f32; 2] {
    let mut parts = [0.0; 2];
    for (top, bottom) in rows.filter(|(top, bottom)| 2.0 * (bottom - top) <= height) {
        // Half a pixel is not seen.
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
    let edges = rows
        .iter()
        .filter(|(row, _)| !row.is_empty())
        .map(|(row, at)| {
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
    app.add_systems(PostUpdate, cover_cut_rows.after(UiSystems::Layout));
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
