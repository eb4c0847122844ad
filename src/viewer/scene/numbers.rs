//! The Manoury numbers 1 to 50, one per dark cube, on its top or on a riser, whichever faces the camera more.
//!
//! On top it is in a corner that neither the cube's piece nor the next higher terrace hides in the home view: one of
//! the two near the player or, on the far flank behind the summit, one of the two far ones. On the flat board and from
//! above nothing hides numbers, and all are in the near left corner. Numbers scale with the text size and are omitted
//! where illegible.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::camera::{BoardCamera, BoardOrientation, PixelWidth, aim, from_above};
use super::cubes::CubeBlock;
use super::geometry::Relief;
use super::lettering::Lettering;
use super::pieces::OnSquare;
use super::shapes::Shape;
use super::sight::Target;
use super::turned_pieces::figure_height;
use super::{SceneSystems, geometry};
use crate::board::{Square, SquareSet};
use crate::themes::ColorRole;
use crate::viewer::kernel::settings::{CurrentTheme, has_new_theme};
use crate::viewer::ui::shape::WindowShape;

#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowNumbers(pub bool);

/// The number on top of a square's cube, turned toward the viewer.
#[derive(Component, Debug)]
struct OnTop;

/// Returns a square's number on top of its cube, as turned for this camera yaw and player side.
pub fn number_on_top(square: Square, yaw: f32, seat: BoardOrientation) -> Target {
    let turn = Turn::new(yaw, seat, false);
    let middle = turn.rotation() * turn.middle(square);
    Target::Patch(square, middle.xz(), FILLED * ON_TOP / 2.0)
}

/// The orientation of the numbers on top: upright from the side nearest to the camera.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Turn {
    /// That side's angle around the table, in radians.
    yaw: f32,
    /// `true` if the camera is to the left of its middle.
    is_from_left: bool,
    /// `true` if no corner is hidden.
    is_flat: bool,
}

impl Turn {
    fn new(yaw: f32, seat: BoardOrientation, is_flat: bool) -> Turn {
        let from_seat = (yaw - seat.yaw()).rem_euclid(TAU);
        let from_seat = if from_seat > TAU / 2.0 { from_seat - TAU } else { from_seat };
        // At a corner, the numbers keep the player's orientation.
        let nearest = (from_seat.abs() / FRAC_PI_2 - CORNER_SLACK).round() * FRAC_PI_2;
        let nearest = nearest.copysign(from_seat);
        Turn { yaw: seat.yaw() + nearest, is_from_left: from_seat < nearest, is_flat }
    }

    fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw)
    }

    /// Returns the cube's corner for a number, from the viewer: x to the right, z toward the viewer.
    fn corner(self, square: Square) -> Vec3 {
        let back = self.rotation().inverse();
        let outs = || geometry::risers(square.cube()).map(move |out| back * out);
        let falls_away = outs().all(|out| out.z < -0.5);
        let is_right = outs().any(|out| out.x > 0.5);
        match (falls_away, is_right) {
            _ if self.is_flat => Vec3::new(-1.0, 0.0, 1.0),
            // The near half is behind the next higher terrace, and the other far corner behind the piece.
            (true, _) if self.is_from_left => Vec3::new(-1.0, 0.0, -1.0),
            (true, _) => Vec3::new(1.0, 0.0, -1.0),
            (false, true) => Vec3::new(1.0, 0.0, 1.0),
            (false, false) => Vec3::new(-1.0, 0.0, 1.0),
        }
    }

    /// Returns the center of a number relative to its cube's, from the viewer.
    fn middle(self, square: Square) -> Vec3 {
        self.corner(square) * (Vec2::splat(EDGE) - ON_TOP / 2.0).extend(0.0).xzy()
    }

    /// Returns the place of a number, which grows away from the cube's corner.
    fn place(self, square: Square) -> UsualPlace {
        let rotation = self.rotation();
        let middle = rotation * self.middle(square) + Vec3::Y * LIFT;
        UsualPlace {
            at: Transform::from_translation(middle).with_rotation(rotation),
            fixed: self.corner(square) * (ON_TOP / 2.0).extend(0.0).xzy(),
        }
    }
}

/// A place of a square's number: the top, or the riser facing this way.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct NumberPlace {
    pub square: Square,
    pub faces: Vec3,
}

/// The place of a number at its usual size, and the point fixed when it grows.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct UsualPlace {
    pub at: Transform,
    /// In the coordinates of the number.
    pub fixed: Vec3,
}

impl UsualPlace {
    /// Returns the place of the number, scaled by this factor and raised.
    pub(super) fn grown(&self, size: f32, lift: f32) -> Transform {
        let scale = Vec3::splat(size);
        let mut grown = self.at * Transform::from_translation(self.fixed * (1.0 - scale));
        grown.scale = scale;
        grown.translation.y += lift;
        grown
    }
}

/// Returns the direction of the cube face that shows the number, seen from this direction: the least foreshortened,
/// with a preference for risers, because numbers on top are turned only in quarters.
fn shown_face(square: Square, to_eye: Vec3, relief: f32) -> Vec3 {
    let risers = geometry::risers(square.cube()).filter(|_| relief > 0.5);
    risers.fold(Vec3::Y, |best, out| {
        let weight = if best == Vec3::Y { TOP_WEIGHT } else { 1.0 };
        if out.dot(to_eye) > weight * best.dot(to_eye) { out } else { best }
    })
}

/// Cell size in the atlas, in pixels, and the number of columns and rows.
const CELL: UVec2 = UVec2::new(72, 48);
/// Distance between cells. The gaps keep the atlas's mipmaps from bleeding.
const STRIDE: UVec2 = UVec2::new(80, 64);
const COLUMNS: u32 = 8;
const ROWS: u32 = 7;
/// Height of the digits in a cell, in pixels, and their position in it.
const LETTER: f32 = 55.0;
const PEN: Vec2 = Vec2::new(8.0, 2.0);
/// Share of a cell filled by digits.
const FILLED: Vec2 = Vec2::new(0.75, 0.72);
/// World size of a number, on tops and on risers.
const ON_TOP: Vec2 = Vec2::new(0.24, 0.16);
const ON_RISER: Vec2 = Vec2::new(0.324, 0.216);
/// Distance of the outer edges of a number on top from the center of the cube.
const EDGE: f32 = 0.475;
/// Weight of a top against a riser.
const TOP_WEIGHT: f32 = 0.8;
/// Rotation beyond a corner at which the numbers turn, as a fraction of a quarter turn.
const CORNER_SLACK: f32 = 0.06;
/// Distance of a number on a riser from the edges of the cube.
const MARGIN: f32 = 0.03;
/// Height above the wood.
const LIFT: f32 = 0.003;

/// Size of the atlas in pixels.
const SHEET: UVec2 = UVec2::new(STRIDE.x * COLUMNS, STRIDE.y * ROWS);

/// A number's cell, as a fraction of the atlas.
fn cell(square: Square) -> Rect {
    let index = u32::from(square.number()) - 1;
    let corner = STRIDE * UVec2::new(index % COLUMNS, index / COLUMNS);
    let sheet = SHEET.as_vec2();
    Rect::from_corners(corner.as_vec2() / sheet, (corner + CELL).as_vec2() / sheet)
}

/// The atlas of numbers, white on transparent.
fn sheet() -> Image {
    let mut lettering = Lettering::new(SHEET);
    for square in Square::all() {
        let corner = cell(square).min * SHEET.as_vec2();
        let number = square.number().to_string();
        lettering.write(&number, corner + PEN, LETTER);
    }
    lettering.image()
}

#[derive(Resource)]
struct NumberInk(Handle<StandardMaterial>);

fn recolor(
    theme: Res<CurrentTheme>,
    ink: Res<NumberInk>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if let Some(mut material) = materials.get_mut(&ink.0) {
        material.base_color = theme.paint(ColorRole::Number);
    }
}

fn build(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
    theme: Res<CurrentTheme>,
    cubes: Query<(Entity, &CubeBlock)>,
) {
    let ink = materials.add(StandardMaterial {
        base_color: theme.paint(ColorRole::Number),
        base_color_texture: Some(images.add(sheet())),
        // Equally legible in the shadow of a step.
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    commands.insert_resource(NumberInk(ink.clone()));
    for (entity, block) in &cubes {
        let Some(square) = block.0.square() else {
            continue;
        };
        let (across, down) = (Vec3::X * ON_TOP.x, Vec3::Z * ON_TOP.y);
        let top = Shape::picture((across + down) / -2.0, across, down, cell(square));
        commands.entity(entity).with_children(|cube| {
            let mut spawn = |shape: Shape, faces, fixed| {
                let mesh = Mesh3d(meshes.add(shape.mesh()));
                let name = Name::new(format!("Number {}", square.number()));
                let place = NumberPlace { square, faces };
                let ink = MeshMaterial3d(ink.clone());
                let look = (mesh, ink, Visibility::Hidden);
                let at = Transform::IDENTITY;
                let usual = UsualPlace { at, fixed };
                let mut number = cube.spawn((name, place, usual, Pickable::IGNORE, look));
                if faces == Vec3::Y {
                    number.insert(OnTop);
                }
            };
            spawn(top, Vec3::Y, Vec3::ZERO);
            for out in geometry::risers(block.0) {
                let right = Vec3::Y.cross(out);
                let corner = out * (0.498 + LIFT) - right * (0.5 - MARGIN) + Vec3::NEG_Y * MARGIN;
                let (right, down) = (right * ON_RISER.x, Vec3::NEG_Y * ON_RISER.y);
                let shape = Shape::picture(corner, right, down, cell(square));
                spawn(shape, out, corner);
            }
        });
    }
}

/// Turns the numbers toward the viewer.
fn turn(
    seat: Res<BoardOrientation>,
    relief: Res<Relief>,
    camera: Single<&BoardCamera>,
    mut last: Local<Option<Turn>>,
    mut numbers: Query<(&NumberPlace, &mut UsualPlace), With<OnTop>>,
) {
    let pose = camera.pose();
    let is_flat = relief.get() < 0.5 || from_above(pose.pitch) > 0.5;
    let now = Turn::new(pose.yaw, *seat, is_flat);
    if last.replace(now) == Some(now) {
        return;
    }
    for (number, mut usual) in &mut numbers {
        *usual = now.place(number.square);
    }
}

fn show(
    shown: Res<ShowNumbers>,
    relief: Res<Relief>,
    camera: Single<&BoardCamera>,
    mut last: Local<Option<(ShowNumbers, Relief, Vec3)>>,
    mut numbers: Query<(&NumberPlace, &mut Visibility)>,
) {
    let pose = camera.pose();
    let to_eye = aim(pose.yaw, pose.pitch) * Vec3::Z;
    let now = Some((*shown, *relief, to_eye));
    if *last == now {
        return;
    }
    *last = now;
    for (place, mut visibility) in &mut numbers {
        let face = shown_face(place.square, to_eye, relief.get());
        visibility.set_if_neq(if shown.0 && face == place.faces {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Minimum letter size of a number, in logical pixels of the UI.
const LEAST_LETTERS: f32 = 11.0;
/// Minimum size for drawing a number beside a piece on a desktop, in logical pixels of the window.
const LEAST_BESIDE_PIECE: f32 = 8.5;
/// World letter size of a number on top of a cube at its usual size.
const USUAL_LETTERS: f32 = 0.183;
/// Maximum scale of numbers beside a piece and on an empty square.
const BESIDE_PIECE: f32 = 1.3;
const ON_EMPTY: f32 = 2.8;
/// Sizes are multiples of this fraction, so that numbers do not change with every camera step.
const STEP: f32 = 0.1;

/// The hovered square, whose number is always drawn.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointedSquare(pub Option<Square>);

/// Scale factors of numbers.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct NumberSize {
    pub on_empty: f32,
    /// Beside a piece; `None` if it would be illegible.
    pub beside_piece: Option<f32>,
}

impl Default for NumberSize {
    fn default() -> NumberSize {
        NumberSize { on_empty: 1.0, beside_piece: Some(1.0) }
    }
}

impl NumberSize {
    /// The scale for this world width of a window's logical pixel and this UI scale, on a phone or a desktop.
    fn fitting(pixel: f32, scale: f32, is_phone: bool) -> NumberSize {
        let of_letters = |letters: f32| letters * pixel / USUAL_LETTERS;
        let wanted = of_letters(LEAST_LETTERS * scale);
        let wanted = ((wanted / STEP).ceil() * STEP).max(1.0);
        let least = if is_phone { LEAST_LETTERS } else { LEAST_BESIDE_PIECE };
        let is_legible = of_letters(least) <= BESIDE_PIECE;
        NumberSize {
            on_empty: wanted.min(ON_EMPTY),
            beside_piece: is_legible.then_some(wanted.min(BESIDE_PIECE)),
        }
    }
}

fn follow(
    pixel: Res<PixelWidth>,
    interface: (Option<Res<UiScale>>, Option<Res<WindowShape>>),
    mut size: ResMut<NumberSize>,
) {
    let (scale, shape) = interface;
    let scale = scale.map_or(1.0, |scale| scale.0);
    let is_phone = shape.is_some_and(|shape| shape.is_portrait());
    size.set_if_neq(NumberSize::fitting(pixel.0, scale, is_phone));
}

/// Sets the sizes and hides illegible numbers.
fn resize(
    size: Res<NumberSize>,
    pointed: Res<PointedSquare>,
    pieces: Query<&OnSquare>,
    mut numbers: Query<(&NumberPlace, &UsualPlace, &mut Transform), Without<OnSquare>>,
) {
    let occupied: SquareSet = pieces.iter().map(|on| on.0).collect();
    for (number, usual, mut place) in &mut numbers {
        let is_pointed = pointed.0 == Some(number.square);
        // A piece leaves the sides of its cube free.
        let is_beside_piece = number.faces == Vec3::Y && occupied.contains(number.square);
        let (size, lift) = match (is_beside_piece, size.beside_piece) {
            (true, Some(size)) => (size, 0.0),
            // Above the piece.
            (true, None) if is_pointed => (size.on_empty, figure_height(true)),
            (true, None) => (0.0, 0.0),
            (false, _) => (size.on_empty, 0.0),
        };
        place.set_if_neq(usual.grown(size, lift));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ShowNumbers(true))
        .init_resource::<NumberSize>()
        .init_resource::<PointedSquare>()
        .add_systems(PostStartup, build)
        .add_systems(
            Update,
            (
                (turn, show, recolor.run_if(has_new_theme)).in_set(SceneSystems::Draw),
                (follow, resize).chain().after(SceneSystems::Draw),
            ),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_size_of_texts_and_are_left_out_where_they_cannot_be_read() {
        // The width of a pixel at 1280x800, at 200 %, and on a phone.
        let usual = NumberSize::fitting(1.0 / 68.0, 1.0, false);
        assert_eq!(usual, NumberSize::default());
        let large = NumberSize::fitting(1.0 / 52.0, 2.0, false);
        assert!((2.2..=2.8).contains(&large.on_empty), "{large:?}");
        assert_eq!(large.beside_piece, Some(BESIDE_PIECE));
        let phone = NumberSize::fitting(1.0 / 30.0, 1.22, true);
        assert!(phone.on_empty * USUAL_LETTERS * 30.0 >= 11.0, "{phone:?}");
        assert_eq!(phone.beside_piece, None);
    }
}
