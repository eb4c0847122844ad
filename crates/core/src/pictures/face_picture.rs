//! Small pictures of the pyramid, one for each of its boards: the cubes of the board stand out from the others.

use tiny_skia::{PathBuilder, Pixmap};

use super::colors::{SHADOW, SHINE};
use super::net_drawing::straight;
use super::paths::{fill, stroke};
use crate::board::{Board, Cube, Face};
use crate::themes::{Rgb, Theme};

/// The height of a cube beside half its width.
const CUBE_HEIGHT: f32 = 1.3;
/// The depth of a cube, seen from the corner, beside half its width.
const DEPTH: f32 = 0.52;
/// The share of the background in the colors of cubes that are on other boards.
const FADED: f32 = 0.74;
/// The height of the picture of a side beside its width.
const HEIGHT_OF_SIDE: f32 = 0.64;

/// A small picture with transparent parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallPicture {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Red, green, blue and opacity, row by row.
    pub pixels: Vec<u8>,
}

/// Draws the pyramid as it is seen from the corner of a board, or from above for the top, this many pixels wide. The
/// board is edged in its own color; cubes that it does not hold fade into this background (red, green, blue).
pub fn draw_face_picture(
    face: Face,
    width: u32,
    background: [u8; 3],
    theme: &Theme,
) -> SmallPicture {
    let width = width.max(1);
    let share = if face == Face::Top {
        1.0
    } else {
        HEIGHT_OF_SIDE
    };
    let height = ((width as f32 * share) as u32).max(1);
    let mut drawing = FaceDrawing {
        face,
        background: Rgb::from_channels(background),
        woods: theme.cubes.drawn,
        edge: theme.boards[face],
        size: width as f32,
        pixmap: Pixmap::new(width, height).expect("the size is not zero"),
    };
    match face.corner() {
        None => drawing.draw_top(),
        Some(corner) => drawing.draw_side(corner),
    }
    SmallPicture {
        width,
        height,
        pixels: straight(&drawing.pixmap),
    }
}

struct FaceDrawing {
    face: Face,
    background: Rgb,
    /// Dark and light.
    woods: [Rgb; 2],
    edge: Rgb,
    /// Pixels across.
    size: f32,
    pixmap: Pixmap,
}

impl FaceDrawing {
    /// The color of a cube's top: lighter, the higher it stands; faint on another board.
    fn color(&self, cube: Cube) -> Rgb {
        let [dark, light] = self.woods;
        let wood = match cube.square() {
            Some(_) => dark,
            None => light,
        };
        let share = (f32::from(cube.terrace()) - 2.0) * 0.06;
        let wood = match share < 0.0 {
            true => wood.mixed(SHADOW, -share),
            false => wood.mixed(SHINE, share),
        };
        match Board::pyramid().faces_of(cube).contains(self.face) {
            true => wood,
            false => wood.mixed(self.background, FADED),
        }
    }

    fn polygon(&mut self, points: &[(f32, f32)], color: Rgb) {
        let path = polyline(points, true);
        fill(&mut self.pixmap, path.clone(), color, 1.0);
        // Closes the seam that smooth edges leave between neighbors.
        stroke(&mut self.pixmap, path, 0.5, color, 1.0);
    }

    /// The ten rows of the top, each terrace with a bright edge.
    fn draw_top(&mut self) {
        let width = (self.size * 0.03).max(1.0);
        let cell = (self.size - 2.0 * width) / 10.0;
        let at = |place: f32| width + place * cell;
        for cube in Cube::all() {
            let (x, y) = (f32::from(cube.column()), 9.0 - f32::from(cube.row()));
            let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
                .map(|(right, down)| (at(x + right), at(y + down)));
            let color = self.color(cube);
            self.polygon(&corners, color);
        }
        for terrace in 0..5_u8 {
            let (near, far) = (at(f32::from(terrace)), at(10.0 - f32::from(terrace)));
            let frame = polyline(&[(near, near), (far, near), (far, far), (near, far)], true);
            match terrace {
                0 => stroke(&mut self.pixmap, frame, width, self.edge, 1.0),
                _ => {
                    let bright = (width * 0.5).max(1.0);
                    stroke(&mut self.pixmap, frame, bright, SHINE, 0.35);
                }
            }
        }
    }

    /// The pyramid from a corner of its base, the far cubes first.
    fn draw_side(&mut self, (corner_row, corner_column): (i8, i8)) {
        let unit = self.size / 20.6;
        let middle = (self.size / 2.0, 7.3 * unit);
        let (up, right) = (f32::from(corner_row), f32::from(corner_column));
        let toward_viewer = |row: f32, column: f32| (row - 4.5) * up + (column - 4.5) * right;
        let seen = |row: f32, column: f32, height: f32| {
            let to_the_right = (row - 4.5) * right - (column - 4.5) * up;
            let x = middle.0 + to_the_right * unit;
            let y = middle.1 + (toward_viewer(row, column) * DEPTH - height * CUBE_HEIGHT) * unit;
            (x, y)
        };
        let mut cubes: Vec<_> = Cube::all().collect();
        let nearness = |cube: &Cube| toward_viewer(f32::from(cube.row()), f32::from(cube.column()));
        cubes.sort_by(|one, other| nearness(one).total_cmp(&nearness(other)));
        for cube in cubes {
            let (row, column) = (f32::from(cube.row()), f32::from(cube.column()));
            let height = f32::from(cube.terrace()) + 1.0;
            let (x, y) = seen(row, column, height);
            let (wide, deep, tall) = (unit, DEPTH * unit, CUBE_HEIGHT * unit);
            let color = self.color(cube);
            let front = (x, y + deep);
            let foot = (x, y + deep + tall);
            for (side, shade) in [(-wide, 0.42), (wide, 0.26)] {
                let wall = [front, (x + side, y), (x + side, y + tall), foot];
                self.polygon(&wall, color.mixed(SHADOW, shade));
            }
            let top = [(x - wide, y), (x, y - deep), (x + wide, y), front];
            self.polygon(&top, color);
        }
        // Along the foot of the two flanks that are seen.
        let near = (4.5 + up * 5.0, 4.5 + right * 5.0);
        let far = (4.5 - up * 5.0, 4.5 - right * 5.0);
        let foot = [(far.0, near.1), near, (near.0, far.1)];
        let rim = foot.map(|(row, column)| seen(row, column, 0.0));
        let width = (self.size * 0.035).max(1.5);
        stroke(
            &mut self.pixmap,
            polyline(&rim, false),
            width,
            self.edge,
            1.0,
        );
    }
}

/// A line through these points, closed or not.
pub(super) fn polyline(points: &[(f32, f32)], is_closed: bool) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        match index {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    if is_closed {
        path.close();
    }
    path.finish()
}
