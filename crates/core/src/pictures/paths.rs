//! Paths, filled and outlined.

use tiny_skia::{FillRule, LineCap, LineJoin, Path, Pixmap, Stroke, Transform};

use super::colors::paint;
use crate::themes::Rgb;

/// Fills a path.
pub(super) fn fill(pixmap: &mut Pixmap, path: Option<Path>, color: Rgb, alpha: f32) {
    if let Some(path) = path {
        let paint = paint(color, alpha);
        pixmap.fill_path(
            &path,
            &paint,
            FillRule::Winding,
            Transform::identity(),
            None,
        );
    }
}

/// Draws the outline of a path with rounded corners.
pub(super) fn stroke(pixmap: &mut Pixmap, path: Option<Path>, width: f32, color: Rgb, alpha: f32) {
    let stroke = Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    };
    if let Some(path) = path {
        let paint = paint(color, alpha);
        pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }
}
