//! Small pictures: the board of a game, seen from a seat slightly off center; and each board of the pyramid.

use tiny_skia::{Path, PathBuilder, Pixmap, Rect};

use super::board_frame::BoardFrame;
use super::canvas::{SHADOW, SHINE, fill, fill_tile, polyline, shaded, stroke};
use super::piece_drawing::draw_animal;
use super::unfolded_drawing::straight;
use crate::board::{Board, Cube, Face, Square};
use crate::rules::{FigureSet, Geometry, Piece, PieceKind};
use crate::themes::{Rgb, Theme};

/// The turn of the board, as sine and cosine.
const TURN: (f32, f32) = (0.438, 0.899);
/// The height of the eye above the board, as sine and cosine of its angle.
const PITCH: (f32, f32) = (0.62, 0.785);
/// The height of a terrace beside the width of a cube.
const TERRACE: f32 = 0.66;
/// Half the width of the board with its frame, and the height of the frame, in cubes.
const FRAME: (f32, f32) = (5.4, 0.45);
/// The radius and the height of a man, in cubes.
const MAN: (f32, f32) = (0.39, 0.2);
/// The opacity of a piece that has been jumped.
const GHOST: f32 = 0.3;

/// A place in the room, in cubes: to the right, away from White, up.
type RoomPlace = (f32, f32, f32);

/// Draws a board with its pieces, scaled to fit this size in pixels, on a transparent background.
pub fn draw_game_picture(
    frame: &BoardFrame,
    width: u32,
    height: u32,
    theme: &Theme,
) -> SmallPicture {
    let (width, height) = (width.max(1), height.max(1));
    let mut canvas = GameCanvas::new(width, height, theme);
    canvas.frame();
    let mut cubes: Vec<_> = Cube::all().collect();
    cubes.sort_by(|one, other| distance(*other).total_cmp(&distance(*one)));
    for cube in cubes {
        let terrace = match frame.geometry {
            Geometry::Flat => 0.0,
            Geometry::Pyramid => f32::from(cube.terrace()),
        };
        canvas.cube(cube, terrace);
        let here = |square: Square| square.cube() == cube;
        if let Some(&(square, piece)) = frame.pieces.iter().find(|(square, _)| here(*square)) {
            let alpha = if frame.ghosts.contains(square) { GHOST } else { 1.0 };
            canvas.piece(frame.figures, cube, terrace, piece, alpha);
        }
    }
    SmallPicture { width, height, pixels: straight(&canvas.pixmap) }
}

fn middle(cube: Cube) -> (f32, f32) {
    (f32::from(cube.column()) - 4.5, f32::from(cube.row()) - 4.5)
}

/// The distance of a cube from the viewer, from the middle of the board on.
fn distance(cube: Cube) -> f32 {
    let (right, away) = middle(cube);
    turned(right, away).1
}

/// A place on the ground as the viewer sees it: to the right, and away.
fn turned(right: f32, away: f32) -> (f32, f32) {
    let (sin, cos) = TURN;
    (right * cos + away * sin, away * cos - right * sin)
}

/// A place in the picture, in cubes from the middle of the board, right and down.
fn seen((right, away, up): RoomPlace) -> (f32, f32) {
    let (x, depth) = turned(right, away);
    (x, -depth * PITCH.0 - up * PITCH.1)
}

struct GameCanvas<'a> {
    pixmap: Pixmap,
    theme: &'a Theme,
    /// Pixels for a cube.
    unit: f32,
    /// The middle of the board, in pixels.
    origin: (f32, f32),
}

impl GameCanvas<'_> {
    fn new(width: u32, height: u32, theme: &Theme) -> GameCanvas<'_> {
        let (half, low) = FRAME;
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
        let feet = corners.map(|(right, away)| seen((right, away, -low)));
        let heads = corners.map(|(right, away)| seen((right, away, 2.0 * MAN.1)));
        let mut least = (f32::INFINITY, f32::INFINITY);
        let mut most = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        for (x, y) in feet.into_iter().chain(heads) {
            least = (least.0.min(x), least.1.min(y));
            most = (most.0.max(x), most.1.max(y));
        }
        let size = (most.0 - least.0, most.1 - least.1);
        let unit = (width as f32 / size.0).min(height as f32 / size.1);
        let origin = (
            width as f32 / 2.0 - (least.0 + most.0) / 2.0 * unit,
            height as f32 / 2.0 - (least.1 + most.1) / 2.0 * unit,
        );
        GameCanvas {
            pixmap: Pixmap::new(width, height).expect("the size is not zero"),
            theme,
            unit,
            origin,
        }
    }

    fn pixel(&self, place: RoomPlace) -> (f32, f32) {
        let (x, y) = seen(place);
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }

    fn polygon(&mut self, corners: &[RoomPlace], color: Rgb) {
        let path = polyline(corners.iter().map(|&corner| self.pixel(corner)), true);
        fill_tile(&mut self.pixmap, path, 0.6, color);
    }

    /// A block with its two visible walls.
    fn block(&mut self, (right, away): (f32, f32), half: f32, [low, high]: [f32; 2], color: Rgb) {
        let (left, right) = (right - half, right + half);
        let (near, far) = (away - half, away + half);
        let front =
            [(left, near, high), (right, near, high), (right, near, low), (left, near, low)];
        let side = [(right, near, high), (right, far, high), (right, far, low), (right, near, low)];
        let top = [(left, near, high), (right, near, high), (right, far, high), (left, far, high)];
        self.polygon(&front, color.mixed(SHADOW, 0.28));
        self.polygon(&side, color.mixed(SHADOW, 0.46));
        self.polygon(&top, color);
    }

    fn frame(&mut self) {
        let [outer, _] = self.theme.frame.drawn;
        let (half, low) = FRAME;
        self.block((0.0, 0.0), half, [-low, 0.0], outer);
    }

    /// A cube with everything below it, the lighter the higher it stands.
    fn cube(&mut self, cube: Cube, terrace: f32) {
        let [dark, light] = self.theme.cubes.drawn;
        let wood = match cube.square() {
            Some(_) => dark,
            None => light,
        };
        let high = (terrace + 0.1) * TERRACE;
        let color = wood.mixed(SHINE, 0.035 * terrace);
        self.block(middle(cube), 0.5, [0.0, high], color);
    }

    fn oval(&self, (x, y): (f32, f32), radius: f32) -> Option<Path> {
        let (wide, high) = (radius * self.unit, radius * PITCH.0 * self.unit);
        Rect::from_xywh(x - wide, y - high, 2.0 * wide, 2.0 * high).and_then(PathBuilder::from_oval)
    }

    fn piece(&mut self, figures: FigureSet, cube: Cube, terrace: f32, piece: Piece, alpha: f32) {
        let ground = (terrace + 0.1) * TERRACE;
        let (right, away) = middle(cube);
        let (radius, height) = MAN;
        let height = match piece.kind {
            PieceKind::Man => height,
            PieceKind::King => 2.0 * height,
        };
        let foot = self.pixel((right, away, ground));
        if figures == FigureSet::WolfAndSheep {
            let (x, y) = foot;
            let size = 0.72 * self.unit;
            let shadow = self.oval((x, y), 1.3 * radius);
            fill(&mut self.pixmap, shadow, SHADOW, 0.4 * alpha);
            return draw_animal(&mut self.pixmap, piece.side, (x, y - 0.6 * size), size, alpha);
        }
        let head = self.pixel((right, away, ground + height));
        let [body, inlay, rim] = self.theme.pieces[piece.side].drawn;
        let shadow = self.oval((foot.0 + 0.08 * self.unit, foot.1), 1.1 * radius);
        fill(&mut self.pixmap, shadow, SHADOW, 0.35 * alpha);
        let wall = body.mixed(SHADOW, 0.35);
        let wide = radius * self.unit;
        let middle = Rect::from_xywh(foot.0 - wide, head.1, 2.0 * wide, foot.1 - head.1);
        for path in [self.oval(foot, radius), middle.map(PathBuilder::from_rect)] {
            fill(&mut self.pixmap, path, wall, alpha);
        }
        let top = self.oval(head, radius);
        fill(&mut self.pixmap, top.clone(), body, alpha);
        let width = (0.05 * self.unit).max(0.6);
        stroke(&mut self.pixmap, top, width, rim, 0.7 * alpha);
        let ring = self.oval(head, 0.6 * radius);
        stroke(&mut self.pixmap, ring, width, inlay, alpha);
    }
}

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
    pub width: u32,
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
    let share = if face == Face::Top { 1.0 } else { HEIGHT_OF_SIDE };
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
    SmallPicture { width, height, pixels: straight(&drawing.pixmap) }
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
        let wood = shaded(wood, share);
        if Board::pyramid().faces_of(cube).contains(self.face) {
            wood
        } else {
            wood.mixed(self.background, FADED)
        }
    }

    fn polygon(&mut self, points: &[(f32, f32)], color: Rgb) {
        let path = polyline(points.iter().copied(), true);
        fill_tile(&mut self.pixmap, path, 0.5, color);
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
            let frame = polyline([(near, near), (far, near), (far, far), (near, far)], true);
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
        stroke(&mut self.pixmap, polyline(rim, false), width, self.edge, 1.0);
    }
}
