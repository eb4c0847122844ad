//! A piece seen from above.

use tiny_skia::{Path, PathBuilder, Pixmap};

use super::animal_drawing::draw_animal;
use super::colors::SHADOW;
use super::paths::{fill, stroke};
use crate::rules::{FigureSet, Piece, PieceKind};
use crate::themes::Theme;

/// Draws a piece of this radius in pixels; `unit` is the width of a square, which the strokes and the shadow follow.
pub(super) fn draw_piece(
    pixmap: &mut Pixmap,
    theme: &Theme,
    figures: FigureSet,
    Piece { side, kind }: Piece,
    (x, y): (f32, f32),
    radius: f32,
    unit: f32,
    alpha: f32,
) {
    if figures == FigureSet::WolfAndSheep {
        return draw_animal(pixmap, side, (x, y), radius, alpha);
    }
    let [body, inlay, rim] = theme.pieces[side].drawn;
    let [gold, gold_edge] = theme.crown;
    let stroke_width = 0.035 * unit;
    let circle = |x, y, radius| PathBuilder::from_circle(x, y, radius);
    let shadow = circle(x + 0.03 * unit, y + 0.05 * unit, radius + 0.01 * unit);
    fill(pixmap, shadow, SHADOW, 0.35 * alpha);
    let disc = circle(x, y, radius);
    fill(pixmap, disc.clone(), body, alpha);
    stroke(pixmap, disc, stroke_width, rim, alpha);
    let ring = circle(x, y, radius * 0.66);
    stroke(pixmap, ring, stroke_width, inlay, alpha);
    if kind == PieceKind::King {
        let crown = crown_path(x, y, radius * 0.61);
        fill(pixmap, crown.clone(), gold, alpha);
        stroke(pixmap, crown, 0.03 * unit, gold_edge, alpha);
    }
}

/// A crown with three points.
fn crown_path(x: f32, y: f32, reach: f32) -> Option<Path> {
    let points = [
        (-0.8, 0.7),
        (-1.0, -0.55),
        (-0.45, 0.0),
        (0.0, -0.9),
        (0.45, 0.0),
        (1.0, -0.55),
        (0.8, 0.7),
    ];
    let mut path = PathBuilder::new();
    for (index, (right, down)) in points.into_iter().enumerate() {
        let (x, y) = (x + right * reach, y + down * reach);
        match index {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    path.close();
    path.finish()
}
