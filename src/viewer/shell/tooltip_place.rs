//! Places tooltips: as near to their buttons as possible without covering texts, buttons or pieces beside them.
//! [`BoardOnScreen`] locates squares and pieces, also for the note at the pointer.

use bevy::camera::visibility::VisibilitySystems;
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use crate::board::Square;
use crate::rules::Side;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::ui::button::Button;
use crate::viewer::ui::shape::in_interface;
use crate::viewer::ui::tooltip::OpenTooltip;

/// Candidate distances from the button, in logical pixels; the last is beyond a panel.
const FIRST_GAP: f32 = 8.0;
const GAP_STEP: f32 = 12.0;
const GAPS: usize = 32;
/// Minimum distance from the edge of the window.
const MARGIN: f32 = 6.0;
/// The part of a piece around its center that stays clear.
const CLEAR: f32 = 20.0;
/// Maximum width, beyond which the text wraps.
const MAX_WIDTH: f32 = 420.0;

/// The candidate places, best first.
fn places(anchor: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
    (0..GAPS).flat_map(move |step| {
        let gap = FIRST_GAP + step as f32 * GAP_STEP;
        let (middle, half) = (anchor.center(), size / 2.0);
        let (left, right) = (anchor.min.x + half.x, anchor.max.x - half.x);
        let (top, bottom) = (anchor.min.y + half.y, anchor.max.y - half.y);
        let (above, below) = (anchor.min.y - gap - half.y, anchor.max.y + gap + half.y);
        let (before, after) = (anchor.min.x - gap - half.x, anchor.max.x + gap + half.x);
        [
            (middle.x, above),
            (left, above),
            (right, above),
            (middle.x, below),
            (right, below),
            (left, below),
            (before, middle.y),
            (after, middle.y),
            (before, top),
            (before, bottom),
            (after, top),
            (after, bottom),
        ]
        .map(|(x, y)| Rect::from_center_size(Vec2::new(x, y), size))
    })
}

/// Returns the first place in the window that covers none of these parts and pieces, or the one that covers fewest.
fn place(anchor: Rect, size: Vec2, window: Rect, parts: &[Rect], pieces: &[Vec2]) -> Rect {
    // Ignores the button's own text and its background.
    let is_beside = |part: &&Rect| {
        let (around, within) = (part.inflate(1.0), anchor.inflate(1.0));
        let holds = |outer: Rect, inner: Rect| outer.union(inner) == outer;
        !holds(around, anchor) && !holds(within, **part)
    };
    let parts: Vec<&Rect> = parts.iter().filter(is_beside).collect();
    let covered = |place: &Rect| {
        let covers = |part: &&&Rect| !part.intersect(*place).is_empty();
        let around = place.inflate(CLEAR);
        let pieces = pieces.iter().filter(|&&at| around.contains(at));
        (parts.iter().filter(covers).count(), pieces.count())
    };
    let room = window.inflate(-MARGIN);
    let inside = places(anchor, size).filter(|place| room.union(*place) == room);
    inside.min_by_key(covered).unwrap_or_else(|| {
        let most = (room.max - size).max(room.min);
        let min = Vec2::new(anchor.min.x, anchor.max.y + FIRST_GAP).clamp(room.min, most);
        Rect::from_corners(min, min + size)
    })
}

/// A widget that tooltips avoid.
#[derive(QueryData)]
struct Part {
    node: &'static ComputedNode,
    place: &'static UiGlobalTransform,
    visibility: &'static InheritedVisibility,
    clip: Option<&'static CalculatedClip>,
}

impl PartItem<'_, '_> {
    /// The visible part of the widget.
    fn seen(&self) -> Option<Rect> {
        let whole = rect_of(self.node, self.place);
        let seen = self.clip.map_or(whole, |clip| {
            let scale = self.node.inverse_scale_factor;
            whole.intersect(Rect::from_corners(clip.clip.min * scale, clip.clip.max * scale))
        });
        (self.visibility.get() && !seen.is_empty()).then_some(seen)
    }
}

type IsPart = (Or<(With<Text>, With<ImageNode>, With<Button>)>, Without<OpenTooltip>);

fn follow(
    mut tooltips: Query<(Entity, &OpenTooltip, &mut Node, &ComputedNode, &mut Visibility)>,
    widgets: Query<(&ComputedNode, &UiGlobalTransform), Without<OpenTooltip>>,
    parts: Query<(Part, Option<&ChildOf>), IsPart>,
    window: Single<&Window, With<PrimaryWindow>>,
    scale: Res<UiScale>,
    board: BoardOnScreen,
    mut motion: ResMut<Motion>,
) {
    let window = in_interface(window.size(), &scale);
    let max_width = px(MAX_WIDTH.min(window.x - 2.0 * MARGIN));
    for (tooltip, open, mut node, computed, mut visibility) in &mut tooltips {
        if node.max_width != max_width {
            node.max_width = max_width;
        }
        let Ok((anchor, at)) = widgets.get(open.anchor) else {
            continue;
        };
        if computed.is_empty() {
            // It is laid out in this frame.
            motion.request_frame();
            continue;
        }
        let others = parts
            .iter()
            .filter(|(_, parent)| parent.is_none_or(|parent| parent.parent() != tooltip));
        let parts: Vec<Rect> = others.filter_map(|(part, _)| part.seen()).collect();
        let found = place(
            rect_of(anchor, at),
            computed.size() * computed.inverse_scale_factor,
            Rect::from_corners(Vec2::ZERO, window),
            &parts,
            &board.pieces(),
        );
        let (left, top) = (px(found.min.x.round()), px(found.min.y.round()));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}

#[derive(SystemParam)]
pub(super) struct BoardOnScreen<'w, 's> {
    board: Res<'w, ShownBoard>,
    relief: Res<'w, Relief>,
    scale: Res<'w, UiScale>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
}

impl BoardOnScreen<'_, '_> {
    /// The centers of these squares' tops, in logical pixels of the UI.
    pub(super) fn points(&self, squares: impl IntoIterator<Item = Square>) -> Vec<Vec2> {
        let Some(camera) = &self.camera else {
            return Vec::new();
        };
        let (camera, at) = **camera;
        let pixel = |square| {
            let top = square_top(square, self.relief.get());
            let point = camera.world_to_viewport(at, top).ok()?;
            Some(in_interface(point, &self.scale))
        };
        squares.into_iter().filter_map(pixel).collect()
    }

    pub(super) fn pieces(&self) -> Vec<Vec2> {
        let setup = self.board.setup;
        self.points(setup.pieces(Side::White) | setup.pieces(Side::Black))
    }
}

/// The rectangle of a widget, in logical pixels of the UI.
pub(super) fn rect_of(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    let to_logical = node.inverse_scale_factor;
    Rect::from_center_size(at.translation * to_logical, node.size() * to_logical)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        follow.before(UiSystems::Layout).before(VisibilitySystems::VisibilityPropagate),
    );
}

#[cfg(test)]
mod tests {
    use super::place;
    use bevy::math::{Rect, Vec2};

    const WINDOW: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1280.0, 800.0) };
    const SIZE: Vec2 = Vec2::new(180.0, 28.0);

    fn row(x: f32, y: f32, width: f32) -> Rect {
        Rect::new(x, y, x + width, y + 26.0)
    }

    #[test]
    fn a_tooltip_stands_above_its_button_where_nothing_is() {
        let button = row(600.0, 700.0, 40.0);
        let found = place(button, SIZE, WINDOW, &[button], &[]);
        assert_eq!(found.center().x, button.center().x);
        assert_eq!(found.max.y, button.min.y - 8.0);
    }

    #[test]
    fn a_tooltip_covers_no_words_beside_its_button_even_if_it_has_to_leave_the_panel() {
        let button = row(980.0, 400.0, 40.0);
        // A panel full of rows.
        let rows: Vec<Rect> = (0..26).map(|y| row(970.0, 30.0 * y as f32, 300.0)).collect();
        let found = place(button, SIZE, WINDOW, &rows, &[]);
        assert!(rows.iter().all(|row| row.intersect(found).is_empty()), "{found:?}");
        assert!(found.max.x < 970.0 && (found.center().y - button.center().y).abs() < 1.0);
        // A piece beside the panel is in its way too.
        let piece = Vec2::new(940.0, 413.0);
        let clear = place(button, SIZE, WINDOW, &rows, &[piece]);
        assert!(!clear.inflate(20.0).contains(piece), "{clear:?}");
    }

    #[test]
    fn a_tooltip_that_fits_nowhere_lies_in_the_window() {
        let narrow = Rect::new(0.0, 0.0, 170.0, 60.0);
        let found = place(row(10.0, 10.0, 40.0), SIZE, narrow, &[], &[]);
        assert_eq!(found.min.x, 6.0);
    }
}
