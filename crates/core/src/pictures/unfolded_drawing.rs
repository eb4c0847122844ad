//! The empty boards of the unfolded pyramid, and the pieces that stand on them.

use tiny_skia::{Path, Pixmap};

use super::Bitmap;
use super::canvas::{
    SHADOW, SHINE, fill, fill_rect, fill_tile, polyline, shaded, stroke, write_centered,
    write_number,
};
use super::piece_drawing::draw_piece;
use super::unfolded_layout::UnfoldedLayout;
use crate::board::{Cube, Face};
use crate::rules::{FigureSet, Geometry, Piece, PieceKind, Side};
use crate::themes::{Rgb, Theme};

/// The width of the frame round the top board.
const FRAME: f32 = 0.4;
const TOP_RADIUS: f32 = 0.375;
const SIDE_RADIUS: f32 = 0.31;
/// Minimum pixels for a cube at which the numbers of the top board stand in a corner of its squares.
const ROOM_FOR_CORNERS: u32 = 44;
/// Minimum logical pixels for a cube at which numbers are legible, on the top board and on the sides.
const ROOM_ON_TOP: f32 = 18.0;
const ROOM_ON_SIDES: f32 = 22.0;

/// The boards whose squares are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnfoldedNumbers {
    /// The top board, or the flat one.
    pub on_top: bool,
    pub on_sides: bool,
}

impl UnfoldedNumbers {
    pub const NONE: UnfoldedNumbers = UnfoldedNumbers { on_top: false, on_sides: false };

    /// The boards on which numbers are legible, where a cube is this number of logical pixels wide.
    pub fn legible(cube: f32) -> UnfoldedNumbers {
        UnfoldedNumbers {
            on_top: cube >= UnfoldedNumbers::least_legible(Face::Top),
            on_sides: cube >= UnfoldedNumbers::least_legible(Face::SouthWest),
        }
    }

    /// Minimum logical pixels for a cube at which numbers are legible on a board.
    pub const fn least_legible(face: Face) -> f32 {
        match face {
            Face::Top => ROOM_ON_TOP,
            _ => ROOM_ON_SIDES,
        }
    }

    pub fn are_on(self, face: Face) -> bool {
        match face {
            Face::Top => self.on_top,
            _ => self.on_sides,
        }
    }
}

/// Draws the empty boards, this number of pixels for each cube, on a background of this color (red, green, blue). The
/// sides are edged in the colors of their lines.
pub fn draw_unfolded(
    layout: &UnfoldedLayout,
    cell: u32,
    background: [u8; 3],
    theme: &Theme,
    numbers: UnfoldedNumbers,
) -> Bitmap {
    let (width, height) = layout.size();
    let scale = cell.max(1) as f32;
    let size = [width, height].map(|length| (length * scale).round() as u32);
    let mut drawing = UnfoldedDrawing {
        layout,
        theme,
        cell: scale,
        pixmap: Pixmap::new(size[0].max(1), size[1].max(1)).expect("the size is not zero"),
    };
    let [red, green, blue] = background;
    let background = tiny_skia::Color::from_rgba8(red, green, blue, 255);
    drawing.pixmap.fill(background);
    drawing.top();
    for &face in layout.faces() {
        drawing.side(face, theme.boards[face]);
    }
    drawing.numbers(numbers, cell >= ROOM_FOR_CORNERS);
    let pixels = drawing.pixmap.data();
    Bitmap::from_rgba(size[0], size[1], pixels).expect("a pixmap has all its pixels")
}

struct UnfoldedDrawing<'a> {
    layout: &'a UnfoldedLayout,
    theme: &'a Theme,
    /// Pixels for each cube.
    cell: f32,
    pixmap: Pixmap,
}

impl UnfoldedDrawing<'_> {
    /// The color of a cube: lighter, the higher it stands.
    fn color(&self, face: Face, cube: Cube) -> Rgb {
        let [dark, light] = self.theme.cubes.drawn;
        let wood = match (cube.square(), face) {
            (Some(_), _) => dark,
            (None, Face::Top) => light,
            // The small squares of a side are almost covered by white men, which the light ones must not resemble.
            (None, _) => light.mixed(dark, 0.3),
        };
        let share = match self.layout.geometry {
            Geometry::Flat => 0.0,
            Geometry::Pyramid => (f32::from(cube.terrace()) - 1.5) * 0.07,
        };
        shaded(wood, share)
    }

    fn rect(&mut self, (x, y): (f32, f32), size: f32, color: Rgb, alpha: f32) {
        let (cell, size) = (self.cell, size * self.cell);
        let at = (x * cell, y * cell);
        fill_rect(&mut self.pixmap, at, (size, size), color, alpha);
    }

    /// The path through points, closed.
    fn outline(&self, points: &[(f32, f32)]) -> Option<Path> {
        let points = points.iter();
        polyline(points.map(|(x, y)| (x * self.cell, y * self.cell)), true)
    }

    /// The top board in its frame, each terrace over the shadow that it throws.
    fn top(&mut self) {
        let (x, y) = self.layout.top_corner();
        let [outer, inner] = self.theme.frame.drawn;
        for (width, color) in [(FRAME, outer), (0.06, inner)] {
            self.rect((x - width, y - width), 10.0 + 2.0 * width, color, 1.0);
        }
        let is_flat = self.layout.geometry == Geometry::Flat;
        for terrace in 0..if is_flat { 1 } else { 5 } {
            let inset = f32::from(terrace);
            let size = 10.0 - 2.0 * inset;
            let corner = (x + inset, y + inset);
            if terrace > 0 {
                for (spread, alpha) in [(0.16, 0.16), (0.10, 0.22), (0.05, 0.3)] {
                    let corner = (corner.0 - spread * 0.4, corner.1 - spread * 0.4);
                    self.rect(corner, size + 1.4 * spread, SHADOW, alpha);
                }
            }
            for cube in Cube::all().filter(|cube| is_flat || cube.terrace() == terrace) {
                if let Some((x, y)) = self.layout.center(Face::Top, cube) {
                    self.rect((x - 0.5, y - 0.5), 1.0, self.color(Face::Top, cube), 1.0);
                }
            }
            if terrace > 0 {
                let (left, top) = corner;
                let (right, bottom) = (left + size, top + size);
                let edge =
                    self.outline(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
                self.shine(edge);
            }
        }
    }

    fn shine(&mut self, edge: Option<Path>) {
        let width = (0.03 * self.cell).max(1.0);
        stroke(&mut self.pixmap, edge, width, SHINE, 0.28);
    }

    fn side(&mut self, face: Face, color: Rgb) {
        let Some((x, y)) = self.layout.crest(face) else {
            return;
        };
        let triangle = |reach: f32| {
            [
                (x - 5.0 - 2.4 * reach, y - 0.5 - reach),
                (x + 5.0 + 2.4 * reach, y - 0.5 - reach),
                (x + 5.0 + 1.4 * reach, y + 0.05 * reach),
                (x, y + 5.0 + 1.4 * reach),
                (x - 5.0 - 1.4 * reach, y + 0.05 * reach),
            ]
        };
        let plate = self.outline(&triangle(0.16));
        fill(&mut self.pixmap, plate.clone(), self.theme.frame.drawn[1], 1.0);
        stroke(&mut self.pixmap, plate, 0.14 * self.cell, color, 1.0);
        let layout = *self.layout;
        let seen = Cube::all().filter_map(|cube| Some((cube, layout.center(face, cube)?)));
        let mut cubes: Vec<_> = seen.collect();
        // The higher terraces throw their shadows on the lower ones.
        cubes.sort_by_key(|(cube, _)| cube.terrace());
        for (cube, (x, y)) in cubes {
            let corners = [(x, y - 0.5), (x + 0.5, y), (x, y + 0.5), (x - 0.5, y)];
            if cube.terrace() > 0 {
                let shadow = corners.map(|(x, y)| (x, y + 0.1));
                let shadow = self.outline(&shadow);
                fill(&mut self.pixmap, shadow, SHADOW, 0.3);
            }
            let square = self.outline(&corners);
            let color = self.color(face, cube);
            fill_tile(&mut self.pixmap, square, 0.6, color);
        }
        for terrace in 1..5 {
            self.step_of(face, terrace);
        }
    }

    /// The edge of a terrace on a side: from the crest down to its lowest cube and up again.
    fn step_of(&mut self, face: Face, terrace: u8) {
        let Some((x, y)) = self.layout.crest(face) else {
            return;
        };
        let half = 5.0 - f32::from(terrace);
        let points = [(x - half, y), (x, y + half), (x + half, y)];
        let points = points.map(|(x, y)| (x * self.cell, y * self.cell));
        self.shine(polyline(points, false));
    }

    /// The numbers of the squares: in a corner of those of the top board if there is room, in the middle of the others.
    fn numbers(&mut self, numbers: UnfoldedNumbers, in_corners: bool) {
        let (layout, cell, color) = (*self.layout, self.cell, self.theme.cubes.number);
        for &face in layout.faces().iter().filter(|&&face| numbers.are_on(face)) {
            for cube in Cube::all() {
                let (Some(square), Some((x, y))) = (cube.square(), layout.center(face, cube))
                else {
                    continue;
                };
                let (x, y, number) = (x * cell, y * cell, square.number());
                if face == Face::Top && in_corners {
                    let at = (x - 0.455 * cell, y + 0.465 * cell);
                    write_number(&mut self.pixmap, number, at, 0.25 * cell, color, 0.8);
                } else {
                    let size = if face == Face::Top { 0.5 } else { 0.42 } * cell;
                    let text = number.to_string();
                    write_centered(&mut self.pixmap, &text, (x, y), size, color, 0.8);
                }
            }
        }
    }
}

/// A piece in the row of stamps that [`draw_piece_stamps`] draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceStamp {
    pub piece: Piece,
    /// `true` on the top board, where pieces are a little larger.
    pub is_on_top: bool,
}

impl PieceStamp {
    const COUNT: u32 = 8;

    /// The place of the stamp in the row.
    pub fn index(self) -> u32 {
        let king = u32::from(self.piece.kind == PieceKind::King);
        let black = u32::from(self.piece.side == Side::Black);
        king + 2 * black + 4 * u32::from(self.is_on_top)
    }

    fn all() -> impl Iterator<Item = PieceStamp> {
        [false, true].into_iter().flat_map(|is_on_top| {
            Side::BOTH.into_iter().flat_map(move |side| {
                [PieceKind::Man, PieceKind::King]
                    .map(|kind| PieceStamp { piece: Piece { side, kind }, is_on_top })
            })
        })
    }
}

/// Draws the pieces side by side, each on a transparent square of `cell` pixels. Returns the pixels, red, green, blue
/// and opacity, row by row; the width is that of all stamps.
pub fn draw_piece_stamps(cell: u32, theme: &Theme, figures: FigureSet) -> (u32, Vec<u8>) {
    let cell = cell.max(1);
    let width = PieceStamp::COUNT * cell;
    let mut pixmap = Pixmap::new(width, cell).expect("the size is not zero");
    let unit = cell as f32;
    for stamp in PieceStamp::all() {
        let radius = if stamp.is_on_top { TOP_RADIUS } else { SIDE_RADIUS };
        let x = (stamp.index() as f32 + 0.5) * unit;
        let at = (x, unit / 2.0);
        draw_piece(&mut pixmap, theme, figures, stamp.piece, at, radius * unit, unit, 1.0);
    }
    (width, straight(&pixmap))
}

/// The pixels of a picture with straight alpha, not premultiplied.
pub(super) fn straight(pixmap: &Pixmap) -> Vec<u8> {
    let colors = pixmap.pixels().iter().map(|pixel| {
        if pixel.alpha() == 0 {
            return [0; 4];
        }
        let color = pixel.demultiply();
        [color.red(), color.green(), color.blue(), color.alpha()]
    });
    colors.flatten().collect()
}
