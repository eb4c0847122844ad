//! The Manoury numbers 1 to 50: one for each dark cube, on its top or on a riser, whichever faces the camera most.
//!
//! On top it is in the near left corner, or in another one where the next terrace or a piece would hide that corner in
//! the home view. So no man covers it.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::{
    camera::{BoardCamera, PanelInsets, PictureRoom, Pose, Viewpoint, aim},
    cubes::CubeBlock,
    geometry::{self, Relief},
    lettering::Lettering,
    shapes::Shape,
    sight::{Obstacles, Scenery, Target},
    systems::SceneSystems,
};
use crate::board::Square;
use crate::rules::{Piece, PieceKind, Side};
use crate::themes::ColorRole;
use crate::viewer::messages::View;
use crate::viewer::state::camera::{BoardOrientation, ProjectionMode};
use crate::viewer::state::theme::{CurrentTheme, has_new_theme};

/// Visibility of the numbers.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowNumbers(pub bool);

/// The number on the top of a square's cube, turned towards the viewer.
#[derive(Component, Debug)]
struct OnTop(Square);

/// A corner of a cube's top, as the player sees it: to the right (1) or not (0), and far (1) or near (0).
type Corner = (u8, u8);

/// The corners in the order in which they are tried.
const CORNERS: [Corner; 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];
/// The share of a number that must be in sight.
const LEGIBLE: f32 = 0.8;
/// The picture for which the corners are chosen: that of the window as it first opens.
const ROOM: PictureRoom = PictureRoom {
    size: Vec2::new(1280.0, 800.0),
    taken: PanelInsets::NONE,
    relief: 1.0,
    projection: ProjectionMode::Perspective,
};

/// Returns the middle of a corner's number from the middle of the cube, for a player on this side.
fn middle(corner: Corner, seat: BoardOrientation) -> Vec2 {
    let reach = 0.5 - MARGIN - ON_TOP / 2.0;
    let (right, far) = (f32::from(corner.0), f32::from(corner.1));
    let seen = Vec2::new(2.0 * right - 1.0, 1.0 - 2.0 * far) * reach;
    match seat.0 {
        Side::White => seen,
        Side::Black => -seen,
    }
}

/// Returns the corner of each square's number on the pyramid that a player on this side sees best, even with a man on
/// every square: the first legible one, or else the most legible.
fn corners(seat: BoardOrientation) -> [Corner; Square::COUNT] {
    let man = Piece {
        side: Side::White,
        kind: PieceKind::Man,
    };
    let full = Scenery::new(1.0, Square::all().map(|square| (square, man)));
    let eye = Viewpoint::new(Pose::from_view(View::Home, seat), &ROOM).eye();
    std::array::from_fn(|index| {
        let square = Square::from_index(index);
        let share = |corner: Corner| {
            let number = Target::Patch(square, middle(corner, seat), ON_TOP / 2.0);
            full.share(number, eye, &Obstacles::NONE)
        };
        let shares = CORNERS.map(|corner| (corner, share(corner)));
        let legible = shares.iter().find(|(_, share)| *share >= LEGIBLE);
        let best = || shares.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        legible
            .or_else(best)
            .map_or(CORNERS[0], |(corner, _)| *corner)
    })
}

/// Returns the number of a square as the home view of this side looks for it.
pub fn number_on_top(square: Square, seat: Side) -> Target {
    let seat = BoardOrientation(seat);
    let corner = corners(seat)[square.index()];
    Target::Patch(square, middle(corner, seat), ON_TOP / 2.0)
}

/// A place of a square's number on its cube: the top, or the riser that faces this way.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct NumberPlace {
    /// The square.
    pub square: Square,
    /// The direction that the number faces.
    pub faces: Vec3,
}

/// Returns the direction of the face of a cube whose number is shown, seen from this direction: that of the face that is
/// foreshortened least.
fn shown_face(square: Square, to_eye: Vec3, relief: f32) -> Vec3 {
    let risers = geometry::risers(square.cube()).filter(|_| relief > 0.5);
    risers.fold(Vec3::Y, |best, out| {
        match out.dot(to_eye) > best.dot(to_eye) {
            true => out,
            false => best,
        }
    })
}

/// Size of a cell of the atlas, which has 8 columns and 7 rows, in pixels.
const CELL: UVec2 = UVec2::new(64, 64);
const COLUMNS: u32 = 8;
const ROWS: u32 = 8;
/// Height of the digits in a cell, in pixels.
const LETTER: f32 = 52.0;
/// Edge of a number's cell in the world, on tops and on risers.
const ON_TOP: f32 = 0.2;
const ON_RISER: f32 = 0.26;
/// Distance from the edge of the cube to the cell.
const MARGIN: f32 = 0.05;
/// Height above the wood.
const LIFT: f32 = 0.003;

fn cell(square: Square) -> Rect {
    let index = u32::from(square.number()) - 1;
    let corner = Vec2::new((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    let cells = Vec2::new(COLUMNS as f32, ROWS as f32);
    Rect::from_corners(corner / cells, (corner + 1.0) / cells)
}

/// The atlas of numbers, white on transparent.
fn sheet() -> Image {
    let size = CELL * UVec2::new(COLUMNS, ROWS);
    let mut lettering = Lettering::new(size);
    for square in Square::all() {
        let corner = cell(square).min * size.as_vec2();
        let number = square.number().to_string();
        lettering.write(&number, corner + Vec2::new(3.0, 4.0), LETTER);
    }
    lettering.image()
}

/// The material of all numbers.
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
        perceptual_roughness: 0.9,
        reflectance: 0.1,
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    commands.insert_resource(NumberInk(ink.clone()));
    for (entity, block) in &cubes {
        let Some(square) = block.0.square() else {
            continue;
        };
        let edge = 0.5 - MARGIN;
        let top = Shape::picture(
            Vec3::new(-edge, LIFT, edge - ON_TOP),
            Vec3::X * ON_TOP,
            Vec3::Z * ON_TOP,
            cell(square),
        );
        commands.entity(entity).with_children(|cube| {
            let mut spawn = |shape: Shape, faces| {
                let mesh = Mesh3d(meshes.add(shape.mesh()));
                let name = Name::new(format!("Number {}", square.number()));
                let place = NumberPlace { square, faces };
                let ink = MeshMaterial3d(ink.clone());
                let look = (mesh, ink, Visibility::Hidden);
                let mut number = cube.spawn((name, place, NotShadowCaster, Pickable::IGNORE, look));
                if faces == Vec3::Y {
                    number.insert(OnTop(square));
                }
            };
            spawn(top, Vec3::Y);
            for out in geometry::risers(block.0) {
                let right = Vec3::Y.cross(out);
                let corner = out * (0.498 + LIFT) - right * edge + Vec3::NEG_Y * MARGIN;
                let (right, down) = (right * ON_RISER, Vec3::NEG_Y * ON_RISER);
                spawn(Shape::picture(corner, right, down, cell(square)), out);
            }
        });
    }
}

/// Turns the numbers towards the viewer, and moves those that the rising pyramid would hide.
fn turn(
    seat: Res<BoardOrientation>,
    relief: Res<Relief>,
    mut chosen: Local<Option<(Side, [Corner; Square::COUNT])>>,
    mut numbers: Query<(&OnTop, &mut Transform)>,
) {
    let known = chosen.filter(|(side, _)| *side == seat.0);
    let (_, corners) = *chosen.insert(known.unwrap_or_else(|| (seat.0, corners(*seat))));
    let rotation = Quat::from_rotation_y(seat.yaw());
    for (number, mut place) in &mut numbers {
        let (right, far) = corners[number.0.index()];
        let aside = Vec3::new(f32::from(right), 0.0, -f32::from(far));
        place.set_if_neq(Transform {
            translation: rotation * aside * (1.0 - 2.0 * MARGIN - ON_TOP) * relief.get(),
            rotation,
            ..default()
        });
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
        visibility.set_if_neq(match shown.0 && face == place.faces {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ShowNumbers(true))
        .add_systems(PostStartup, build)
        .add_systems(
            Update,
            (
                turn.run_if(
                    resource_changed::<BoardOrientation>.or_eager(resource_changed::<Relief>),
                ),
                show,
                recolor.run_if(has_new_theme),
            )
                .in_set(SceneSystems::Draw),
        );
}
