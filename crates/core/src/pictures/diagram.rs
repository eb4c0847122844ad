//! Diagrams: a board seen from above, drawn by the processor alone. The terraces of the pyramid are lighter the higher
//! they are, and throw shadows on the lower ones.

use tiny_skia::{Path, PathBuilder, Pixmap, Rect};

use super::Bitmap;
use super::board_frame::BoardFrame;
use super::canvas::{BACKGROUND, SHADOW, SHINE, fill_rect, polyline, shaded, stroke, write_number};
use super::piece_drawing::draw_piece;
use crate::board::{Cube, Square};
use crate::rules::{FigureSet, Geometry, Piece, Side};
use crate::themes::{ColorRole, Rgb, Theme, ThemeName};

/// The width of the frame round the board, in squares.
const FRAME: f32 = 0.42;
/// The radius of a piece, in squares.
const RADIUS: f32 = 0.375;
/// The opacity of a piece that has been jumped.
const GHOST: f32 = 0.32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagramStyle {
    pub width: u32,
    pub height: u32,
    /// The side at the bottom.
    pub orientation: Side,
    pub numbers: bool,
    pub theme: ThemeName,
}

impl DiagramStyle {
    /// A square diagram of this size in walnut, White at the bottom, with numbers.
    pub fn square(size: u32) -> DiagramStyle {
        DiagramStyle {
            width: size,
            height: size,
            orientation: Side::White,
            numbers: true,
            theme: ThemeName::Walnut,
        }
    }
}

/// Draws a frame. The width and the height are from 1 to 8192 pixels; other values are brought into that range.
pub fn draw_diagram(frame: &BoardFrame, style: &DiagramStyle) -> Bitmap {
    let (width, height) = (style.width.clamp(1, 8192), style.height.clamp(1, 8192));
    let mut canvas = DiagramCanvas::new(width, height, style);
    canvas.frame();
    let terraces = match frame.geometry {
        Geometry::Flat => 1,
        Geometry::Pyramid => 5,
    };
    for terrace in 0..terraces {
        canvas.terrace(terrace, frame.geometry, style.numbers);
    }
    canvas.path(&frame.path);
    for &(square, piece) in &frame.pieces {
        let alpha = if frame.ghosts.contains(square) { GHOST } else { 1.0 };
        canvas.piece(frame.figures, square, piece, alpha);
    }
    let pixels = canvas.pixmap.data();
    Bitmap::from_rgba(width, height, pixels).expect("a pixmap has all its pixels")
}

/// The pixels and the place of the board in them.
struct DiagramCanvas {
    pixmap: Pixmap,
    corner: (f32, f32),
    cell: f32,
    orientation: Side,
    theme: &'static Theme,
}

impl DiagramCanvas {
    /// A canvas of a size in range.
    fn new(width: u32, height: u32, style: &DiagramStyle) -> DiagramCanvas {
        let mut pixmap = Pixmap::new(width, height).expect("the size is in range");
        let [red, green, blue] = BACKGROUND.channels();
        pixmap.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
        let (across, down) = (width as f32, height as f32);
        // Whole pixels keep the edges of the squares sharp.
        let cell = (across.min(down) / (10.0 + 2.0 * FRAME)).floor().max(0.1);
        let corner = (((across - 10.0 * cell) / 2.0).round(), ((down - 10.0 * cell) / 2.0).round());
        let theme = Theme::of(style.theme);
        DiagramCanvas { pixmap, corner, cell, orientation: style.orientation, theme }
    }

    fn corner_of(&self, cube: Cube) -> (f32, f32) {
        let (row, column) = (f32::from(cube.row()), f32::from(cube.column()));
        let (x, y) = match self.orientation {
            Side::White => (column, 9.0 - row),
            Side::Black => (9.0 - column, row),
        };
        (self.corner.0 + x * self.cell, self.corner.1 + y * self.cell)
    }

    fn center_of(&self, square: Square) -> (f32, f32) {
        let (x, y) = self.corner_of(square.cube());
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn square(&mut self, at: (f32, f32), size: f32, color: Rgb, alpha: f32) {
        fill_rect(&mut self.pixmap, at, (size, size), color, alpha);
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, color: Rgb, alpha: f32) {
        stroke(&mut self.pixmap, path, width, color, alpha);
    }

    fn frame(&mut self) {
        let (x, y, cell) = (self.corner.0, self.corner.1, self.cell);
        let [outer, inner] = self.theme.frame.drawn;
        for (width, color) in [(FRAME, outer), (0.06, inner)] {
            let width = (width * cell).round();
            let size = 10.0 * cell + 2.0 * width;
            self.square((x - width, y - width), size, color, 1.0);
        }
    }

    /// The squares of a terrace, over the shadow that it throws.
    fn terrace(&mut self, terrace: u8, geometry: Geometry, numbers: bool) {
        let height = f32::from(terrace);
        let (x, y, cell) = (self.corner.0, self.corner.1, self.cell);
        let size = (10.0 - 2.0 * height) * cell;
        if terrace > 0 {
            for (spread, alpha) in [(0.16, 0.16), (0.10, 0.22), (0.05, 0.3)] {
                let spread = spread * cell;
                let at = [x, y].map(|edge| edge + height * cell - spread * 0.4);
                self.square(at.into(), size + 1.4 * spread, SHADOW, alpha);
            }
        }
        let is_here = |cube: &Cube| match geometry {
            Geometry::Flat => true,
            Geometry::Pyramid => cube.terrace() == terrace,
        };
        for cube in Cube::all().filter(is_here) {
            self.cube(cube, geometry, numbers);
        }
        if terrace > 0 {
            let edge = Rect::from_xywh(x + height * cell, y + height * cell, size, size);
            let width = (0.03 * cell).max(1.0);
            self.stroke(edge.map(PathBuilder::from_rect), width, SHINE, 0.28);
        }
    }

    fn cube(&mut self, cube: Cube, geometry: Geometry, numbers: bool) {
        let (x, y) = self.corner_of(cube);
        let cell = self.cell;
        let [dark, light] = self.theme.cubes.drawn;
        let color = match cube.square() {
            Some(_) => dark,
            None => light,
        };
        let share = match geometry {
            Geometry::Flat => 0.0,
            Geometry::Pyramid => (f32::from(cube.terrace()) - 1.5) * 0.07,
        };
        self.square((x, y), cell, shaded(color, share), 1.0);
        if let (Some(square), true) = (cube.square(), numbers && cell >= 20.0) {
            let size = 0.22 * cell;
            let at = (x + 0.045 * cell, y + 0.965 * cell);
            let color = self.theme.cubes.number;
            write_number(&mut self.pixmap, square.number(), at, size, color, 0.75);
        }
    }

    /// The last move: the corners of its first square, a frame on its last, and its way between.
    fn path(&mut self, path: &[Square]) {
        let cell = self.cell;
        let (Some(&from), Some(&to)) = (path.first(), path.last()) else {
            return;
        };
        let (width, last_move) = (0.055 * cell, self.theme.color(ColorRole::LastMove));
        for (square, is_whole) in [(from, false), (to, true)] {
            let (x, y) = self.corner_of(square.cube());
            let frame = frame_path(x + width / 2.0, y + width / 2.0, cell - width, is_whole);
            self.stroke(frame, width, last_move, 1.0);
        }
        if from != to || path.len() > 2 {
            let line = polyline(path.iter().map(|&square| self.center_of(square)), false);
            self.stroke(line, 0.09 * cell, last_move, 0.85);
        }
    }

    fn piece(&mut self, figures: FigureSet, square: Square, piece: Piece, alpha: f32) {
        let (at, cell) = (self.center_of(square), self.cell);
        draw_piece(&mut self.pixmap, self.theme, figures, piece, at, RADIUS * cell, cell, alpha);
    }
}

/// A square frame, or its four corners.
fn frame_path(x: f32, y: f32, size: f32, is_whole: bool) -> Option<Path> {
    if is_whole {
        return Rect::from_xywh(x, y, size, size).map(PathBuilder::from_rect);
    }
    let arm = 0.3 * size;
    let mut path = PathBuilder::new();
    for (x, y, right, down) in [
        (x, y, arm, arm),
        (x + size, y, -arm, arm),
        (x + size, y + size, -arm, -arm),
        (x, y + size, arm, -arm),
    ] {
        path.move_to(x + right, y);
        path.line_to(x, y);
        path.line_to(x, y + down);
    }
    path.finish()
}
