//! A piece seen from above, and the heads of a sheep and of the wolf, seen from the front.

use tiny_skia::{Path, PathBuilder, Pixmap};

use super::canvas::{SHADOW, fill, polyline, stroke};
use crate::rules::{FigureSet, Piece, PieceKind, Side};
use crate::themes::{Rgb, Theme};

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
    let points = points.map(|(right, down)| (x + right * reach, y + down * reach));
    polyline(points, true)
}

/// The fleece, and its edge.
const WOOL: Rgb = Rgb(0xf6ecd8);
const WOOL_EDGE: Rgb = Rgb(0xb98a55);
/// The face of a sheep, and the coat of the wolf with its edge.
const DARK: Rgb = Rgb(0x2a2422);
const DARK_EDGE: Rgb = Rgb(0xc9a86a);
/// The eyes of the wolf.
const GOLD: Rgb = Rgb(0xe2b04a);

/// A pen that draws in units of the figure's radius.
struct AnimalPen<'a> {
    pixmap: &'a mut Pixmap,
    at: (f32, f32),
    radius: f32,
    alpha: f32,
}

impl AnimalPen<'_> {
    fn place(&self, (right, down): (f32, f32)) -> (f32, f32) {
        (self.at.0 + right * self.radius, self.at.1 + down * self.radius)
    }

    fn polygon(&self, points: &[(f32, f32)]) -> Option<Path> {
        polyline(points.iter().map(|&point| self.place(point)), true)
    }

    fn circle(&self, at: (f32, f32), radius: f32) -> Option<Path> {
        let (x, y) = self.place(at);
        PathBuilder::from_circle(x, y, radius * self.radius)
    }

    fn fill(&mut self, path: Option<Path>, color: Rgb) {
        fill(self.pixmap, path, color, self.alpha);
    }

    fn edge(&mut self, path: Option<Path>, color: Rgb) {
        let width = 0.11 * self.radius;
        stroke(self.pixmap, path, width, color, self.alpha);
    }
}

/// Draws the sheep, which is White's, or the wolf, which is Black's, of this radius in pixels.
pub(super) fn draw_animal(
    pixmap: &mut Pixmap,
    side: Side,
    at: (f32, f32),
    radius: f32,
    alpha: f32,
) {
    let mut pen = AnimalPen { pixmap, at, radius: 1.12 * radius, alpha };
    match side {
        Side::White => sheep(&mut pen),
        Side::Black => wolf(&mut pen),
    }
}

fn sheep(pen: &mut AnimalPen<'_>) {
    // The fleece: tufts round the head.
    let tufts: Vec<_> = (0..9)
        .map(|tuft| {
            let (sin, cos) = (std::f32::consts::TAU * tuft as f32 / 9.0 - 1.571).sin_cos();
            (0.62 * cos, 0.60 * sin)
        })
        .collect();
    for &tuft in &tufts {
        let path = pen.circle(tuft, 0.36);
        pen.edge(path, WOOL_EDGE);
    }
    for &tuft in &tufts {
        let path = pen.circle(tuft, 0.36);
        pen.fill(path, WOOL);
    }
    let middle = pen.circle((0.0, 0.0), 0.62);
    pen.fill(middle, WOOL);
    for side in [-1.0, 1.0] {
        let ear = pen.polygon(&[
            (0.30 * side, -0.12),
            (0.74 * side, -0.22),
            (0.80 * side, 0.02),
            (0.36 * side, 0.14),
        ]);
        pen.fill(ear, DARK);
    }
    let face = pen.polygon(&[
        (-0.36, -0.26),
        (0.36, -0.26),
        (0.42, 0.10),
        (0.28, 0.58),
        (0.0, 0.74),
        (-0.28, 0.58),
        (-0.42, 0.10),
    ]);
    pen.fill(face.clone(), DARK);
    pen.edge(face, DARK);
    for side in [-1.0, 1.0] {
        let eye = pen.circle((0.2 * side, 0.1), 0.1);
        pen.fill(eye, WOOL);
        let curl = pen.circle((0.16 * side, -0.34), 0.2);
        pen.fill(curl, WOOL);
    }
}

fn wolf(pen: &mut AnimalPen<'_>) {
    let head = pen.polygon(&[
        (-0.82, -1.0),
        (-0.32, -0.52),
        (0.32, -0.52),
        (0.82, -1.0),
        (0.80, -0.22),
        (1.0, 0.22),
        (0.58, 0.44),
        (0.24, 0.95),
        (-0.24, 0.95),
        (-0.58, 0.44),
        (-1.0, 0.22),
        (-0.80, -0.22),
    ]);
    pen.edge(head.clone(), DARK_EDGE);
    pen.fill(head, DARK);
    let coat = DARK.mixed(WOOL, 0.45);
    let muzzle = pen.polygon(&[
        (-0.78, 0.22),
        (-0.16, 0.02),
        (0.16, 0.02),
        (0.78, 0.22),
        (0.5, 0.36),
        (0.2, 0.84),
        (-0.2, 0.84),
        (-0.5, 0.36),
    ]);
    pen.fill(muzzle, coat);
    for side in [-1.0, 1.0] {
        let inner_ear =
            pen.polygon(&[(0.70 * side, -0.76), (0.44 * side, -0.46), (0.68 * side, -0.32)]);
        pen.fill(inner_ear, coat);
        let eye = pen.polygon(&[(0.60 * side, -0.20), (0.16 * side, 0.0), (0.46 * side, 0.04)]);
        pen.fill(eye, GOLD);
    }
    let bridge = pen.polygon(&[(-0.13, -0.3), (0.13, -0.3), (0.1, 0.6), (-0.1, 0.6)]);
    pen.fill(bridge, DARK);
    let nose = pen.polygon(&[(-0.2, 0.56), (0.2, 0.56), (0.0, 0.84)]);
    pen.fill(nose, DARK);
}
