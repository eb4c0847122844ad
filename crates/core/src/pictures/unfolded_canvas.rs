//! Lines, arrows and marks over the five boards.

use tiny_skia::{BlendMode, FillRule, Path, PathBuilder, Pixmap, Transform};

use super::canvas::{SHADOW, fill, paint, polyline, stroke, write_centered};
use super::unfolded_drawing::{UnfoldedNumbers, straight};
use super::unfolded_layout::UnfoldedLayout;
use crate::board::{Cube, Face};
use crate::themes::Rgb;

/// The radius and the width of the ring in the place of a label.
const LABEL_RING: f32 = 0.34;
const LABEL_BAND: f32 = 0.12;

/// A color with an opacity from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    pub color: [u8; 3],
    pub alpha: f32,
}

/// A transparent sheet over the boards. Cubes that a board does not hold are left out there.
pub struct UnfoldedCanvas {
    layout: UnfoldedLayout,
    /// Pixels for each cube.
    cell: f32,
    pixmap: Pixmap,
}

impl UnfoldedCanvas {
    /// An empty sheet with this number of pixels for each cube.
    pub fn new(layout: &UnfoldedLayout, cell: u32) -> UnfoldedCanvas {
        let (width, height) = layout.size();
        let scale = cell.max(1) as f32;
        let size = [width, height].map(|length| (length * scale).round().max(1.0) as u32);
        UnfoldedCanvas {
            layout: *layout,
            cell: scale,
            pixmap: Pixmap::new(size[0], size[1]).expect("the size is not zero"),
        }
    }

    /// The width and the height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.pixmap.width(), self.pixmap.height())
    }

    /// The pixels: red, green, blue and opacity, row by row from the top.
    pub fn pixels(&self) -> Vec<u8> {
        straight(&self.pixmap)
    }

    /// The center of a cube in pixels.
    fn center(&self, face: Face, cube: Cube) -> Option<(f32, f32)> {
        let (x, y) = self.layout.center(face, cube)?;
        Some((x * self.cell, y * self.cell))
    }

    /// The boards that hold a cube, with its center there.
    fn places(&self, cube: Cube) -> impl Iterator<Item = (Face, (f32, f32))> + use<> {
        let places = Face::ALL.map(|face| Some((face, self.center(face, cube)?)));
        places.into_iter().flatten()
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, ink: Ink) {
        let color = Rgb::from_channels(ink.color);
        stroke(&mut self.pixmap, path, width * self.cell, color, ink.alpha);
    }

    /// A straight line between two cubes of a board.
    pub fn line(&mut self, face: Face, from: Cube, to: Cube, width: f32, ink: Ink) {
        let (Some(from), Some(to)) = (self.center(face, from), self.center(face, to)) else {
            return;
        };
        self.stroke(polyline([from, to], false), width, ink);
    }

    /// Removes what is drawn over the piece on a cube, so that it seems to lie below.
    pub fn clear_piece(&mut self, cube: Cube) {
        for (_, (x, y)) in self.places(cube) {
            let Some(disc) = PathBuilder::from_circle(x, y, 0.36 * self.cell) else {
                continue;
            };
            let mut paint = paint(SHADOW, 1.0);
            paint.blend_mode = BlendMode::Clear;
            self.pixmap.fill_path(&disc, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// A frame round a cube on every board that holds it: half its size, the width of its band, and the share of each
    /// half side that is drawn, measured from the corners.
    pub fn frame(&mut self, cube: Cube, half: f32, width: f32, drawn: f32, ink: Ink) {
        for (face, (x, y)) in self.places(cube) {
            let reach = half * self.cell;
            let corners = match face {
                Face::Top => [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)],
                _ => [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)],
            };
            let corners = corners.map(|(right, down)| (x + right * reach, y + down * reach));
            let mut path = PathBuilder::new();
            for index in 0..4 {
                let [before, corner, after] =
                    [(index + 3) % 4, index, (index + 1) % 4].map(|place| corners[place]);
                let end = |other: (f32, f32)| {
                    (
                        corner.0 + (other.0 - corner.0) / 2.0 * drawn,
                        corner.1 + (other.1 - corner.1) / 2.0 * drawn,
                    )
                };
                let (first, last) = (end(before), end(after));
                path.move_to(first.0, first.1);
                path.line_to(corner.0, corner.1);
                path.line_to(last.0, last.1);
            }
            let path = path.finish();
            self.stroke(path, width, ink);
        }
    }

    /// A ring on a cube of every board that holds it, from one radius to another. It is smaller on the sides.
    pub fn ring(&mut self, cube: Cube, inner: f32, outer: f32, ink: Ink) {
        for (face, (x, y)) in self.places(cube) {
            let radius = (inner + outer) / 2.0 * self.cell * scale_on(face);
            let circle = PathBuilder::from_circle(x, y, radius);
            self.stroke(circle, outer - inner, ink);
        }
    }

    /// A disc on a cube of every board that holds it.
    pub fn disc(&mut self, cube: Cube, radius: f32, ink: Ink) {
        for (face, (x, y)) in self.places(cube) {
            let disc = PathBuilder::from_circle(x, y, radius * self.cell * scale_on(face));
            let color = Rgb::from_channels(ink.color);
            fill(&mut self.pixmap, disc, color, ink.alpha);
        }
    }

    /// A cross on a cube of every board that holds it, of this size in parts of the usual one.
    pub fn cross(&mut self, cube: Cube, size: f32, ink: Ink) {
        for (face, (x, y)) in self.places(cube) {
            let reach = 0.2 * size * self.cell * scale_on(face);
            let mut path = PathBuilder::new();
            for slant in [1.0, -1.0] {
                path.move_to(x - reach, y - slant * reach);
                path.line_to(x + reach, y + slant * reach);
            }
            let path = path.finish();
            let dark = Ink { color: SHADOW.channels(), alpha: 0.55 };
            self.stroke(path.clone(), 0.17 * size, dark);
            self.stroke(path, 0.1 * size, ink);
        }
    }

    /// A check mark on a cube of every board that holds it, of this size in parts of a cross.
    pub fn check(&mut self, cube: Cube, size: f32, ink: Ink) {
        for (face, (x, y)) in self.places(cube) {
            let reach = 0.24 * size * self.cell * scale_on(face);
            let points = [(-1.0, 0.1), (-0.3, 0.75), (1.0, -0.75)];
            let points = points.map(|(right, down)| (x + right * reach, y + down * reach));
            self.stroke(polyline(points, false), 0.12 * size, ink);
        }
    }

    /// An arrow between two cubes on this board, with a dark edge.
    pub fn arrow(&mut self, face: Face, from: Cube, to: Cube, width: f32, ink: Ink) {
        let (Some(from), Some(to)) = (self.center(face, from), self.center(face, to)) else {
            return;
        };
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let length = right.hypot(down).max(1.0);
        let (right, down) = (right / length, down / length);
        let half = width / 2.0 * self.cell;
        let (head, spread) =
            ((1.6 * width + 0.12) * self.cell, half + (0.5 * width + 0.05) * self.cell);
        let point = |along: f32, aside: f32| {
            (from.0 + right * along - down * aside, from.1 + down * along + right * aside)
        };
        let neck = (length - head).max(0.0);
        let outline = [
            point(0.0, -half),
            point(neck, -half),
            point(neck, -spread),
            point(length, 0.0),
            point(neck, spread),
            point(neck, half),
            point(0.0, half),
        ];
        let path = polyline(outline, true);
        let dark = Ink { color: SHADOW.channels(), alpha: 0.85 * ink.alpha };
        self.stroke(path.clone(), 0.08, dark);
        fill(&mut self.pixmap, path, Rgb::from_channels(ink.color), ink.alpha);
    }

    /// A label with a few digits on a cube of every board that holds it. It would cover a board that is too small for
    /// numbers, where a ring takes its place.
    pub fn label(
        &mut self,
        cube: Cube,
        text: &str,
        numbers: UnfoldedNumbers,
        plate: Ink,
        letters: [u8; 3],
    ) {
        for (face, (x, y)) in self.places(cube) {
            if !numbers.are_on(face) {
                let radius = LABEL_RING * self.cell * scale_on(face);
                self.stroke(PathBuilder::from_circle(x, y, radius), LABEL_BAND, plate);
                continue;
            }
            let size = 0.46 * self.cell;
            let more = 0.22 * size * text.chars().count().saturating_sub(1) as f32;
            let path = polyline([(x - more, y), (x + more.max(0.01), y)], false);
            self.stroke(path, 1.15 * size / self.cell, plate);
            let letters = Rgb::from_channels(letters);
            write_centered(&mut self.pixmap, text, (x, y), size, letters, 1.0);
        }
    }
}

/// The scale of marks on a board: the cubes of the sides are smaller.
const fn scale_on(face: Face) -> f32 {
    match face {
        Face::Top => 1.0,
        _ => 0.9,
    }
}
