//! The hundred cubes, the plinth and the table. An inspected side stays lit while the other cubes fade; cubes that hide
//! something important turn translucent.

use bevy::prelude::*;

use super::camera::BoardCamera;
use super::geometry::{HALF, PLINTH_HEIGHT, PLINTH_WIDTH, Relief};
use super::glass::Glass;
use super::materials::occupancy::Occupancy;
use super::materials::table_top;
use super::materials::wood::WoodMaterial;
use super::materials::wood_texture::{AllWoods, SPAN, Woods, span};
use super::shapes::{Shape, block};
use super::{SceneSystems, geometry, glass};
use crate::board::pyramid::in_sight;
use crate::board::{Cube, Face};
use crate::themes::Theme;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{GoToView, View};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{CurrentTheme, color_of, has_new_theme};

/// Half the height of a block, which extends from its terrace's top to below the top of the next lower one.
const HALF_HEIGHT: f32 = 0.57;
const BEVEL: f32 = 0.045;
/// Number of materials between a lit cube and a faded one.
const LEVELS: usize = 12;
/// Duration of a fade, in seconds.
const FADE: f32 = 0.35;
/// Maximum fading on the flat board.
const FADED_WHEN_FLAT: f32 = 0.4;

/// One of the hundred cubes, with its origin at the center of its top.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CubeBlock(pub Cube);

/// The inspected side. Cubes outside it fade; [`Face::Top`] and `None` fade nothing.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spotlight(pub Option<Face>);

impl Spotlight {
    /// Returns `true` for a cube of the inspected side, or for every cube if none is inspected.
    pub fn holds(self, cube: Cube) -> bool {
        self.0.is_none_or(|face| in_sight(face, cube))
    }
}

/// A cube's fading, 0.0..=1.0.
#[derive(Component, Debug, Default)]
struct Faded(f32);

/// A cube's translucency, 0.0..=1.0.
#[derive(Component, Debug, Default)]
struct Translucency(f32);

#[derive(Resource, Clone)]
struct BoardLooks {
    light: Vec<Handle<WoodMaterial>>,
    dark: Vec<Handle<WoodMaterial>>,
    frame: Handle<WoodMaterial>,
    table: Handle<WoodMaterial>,
}

impl BoardLooks {
    fn material(&self, cube: Cube, faded: f32, translucent: f32) -> &Handle<WoodMaterial> {
        let wood = if cube.square().is_some() { &self.dark } else { &self.light };
        let level = |degree: f32| (degree * (LEVELS - 1) as f32).round() as usize;
        match (level(translucent), faded > 0.5) {
            (0, _) => &wood[level(faded)],
            (glass, false) => &wood[LEVELS - 1 + glass],
            (glass, true) => &wood[2 * (LEVELS - 1) + glass],
        }
    }
}

/// Computes a wood's materials: all levels of fading, then all levels of translucency above 0, lit and faded.
fn levels(
    image: &Handle<Image>,
    span: Vec2,
    haze: Color,
    occupancy: &Occupancy,
) -> Vec<WoodMaterial> {
    let degree = |level: usize| level as f32 / (LEVELS - 1) as f32;
    let faded =
        |far| WoodMaterial::new(image, Color::WHITE, span, occupancy).for_cubes().faded(far, haze);
    let solid = (0..LEVELS).map(|level| faded(degree(level)));
    let glass = [0.0, 1.0]
        .into_iter()
        .flat_map(|far| (1..LEVELS).map(move |level| faded(far).translucent(degree(level))));
    solid.chain(glass).collect()
}

/// Computes all materials of a theme: light and dark cubes, frame, table.
fn looks(
    theme: &Theme,
    woods: &Woods,
    occupancy: &Occupancy,
) -> (Vec<WoodMaterial>, Vec<WoodMaterial>, WoodMaterial, WoodMaterial) {
    let haze = color_of(theme.room.haze);
    let (light, dark) = (span(&theme.cubes.light), span(&theme.cubes.dark));
    let (of_frame, span_of_frame) =
        if theme.frame.is_light { (&woods.light, light) } else { (&woods.dark, dark) };
    let table = WoodMaterial::new(&woods.table, Color::WHITE, Vec2::ONE, occupancy);
    (
        levels(&woods.light, light, haze, occupancy),
        levels(&woods.dark, dark, haze, occupancy),
        WoodMaterial::new(of_frame, color_of(theme.frame.tint), span_of_frame, occupancy),
        table.for_table(HALF + PLINTH_WIDTH, color_of(theme.room.background)),
    )
}

/// Switches the board to another theme's materials.
fn recolor(
    theme: Res<CurrentTheme>,
    kept: Res<BoardLooks>,
    occupancy: Res<Occupancy>,
    mut woods: ResMut<AllWoods>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    camera: Single<&mut Camera, With<BoardCamera>>,
) {
    camera.into_inner().clear_color = ClearColorConfig::Custom(color_of(theme.room.background));
    let woods = woods.of(&theme, &mut images);
    let (light, dark, frame, table) = looks(&theme, &woods, &occupancy);
    let handles = kept.light.iter().chain(&kept.dark);
    let handles = handles.chain([&kept.frame, &kept.table]);
    let new = light.into_iter().chain(dark).chain([frame, table]);
    for (handle, look) in handles.zip(new) {
        if let Some(mut material) = materials.get_mut(handle) {
            *material = look;
        }
    }
}

fn build(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut images: ResMut<Assets<Image>>,
    theme: Res<CurrentTheme>,
    mut woods: ResMut<AllWoods>,
    occupancy: Res<Occupancy>,
    relief: Res<Relief>,
) {
    let woods = woods.of(&theme, &mut images);
    let (light, dark, frame_look, table) = looks(&theme, &woods, &occupancy);
    let mut add = |look| materials.add(look);
    let board = BoardLooks {
        light: light.into_iter().map(&mut add).collect(),
        dark: dark.into_iter().map(&mut add).collect(),
        frame: add(frame_look),
        table: add(table),
    };
    let pieces_of_wood: Vec<_> = (0..16)
        .map(|i| {
            let offset = Vec2::new(i as f32 * 1.37, i as f32 * 0.618 * SPAN.y);
            meshes
                .add(block(Vec3::new(0.498, HALF_HEIGHT, 0.498), BEVEL, offset, i % 2 == 1).mesh())
        })
        .collect();
    for cube in Cube::all() {
        let (row, column) = (usize::from(cube.row()), usize::from(cube.column()));
        commands.spawn((
            Name::new(format!("Cube {row} {column}")),
            CubeBlock(cube),
            Faded::default(),
            Translucency::default(),
            Mesh3d(
                pieces_of_wood[(row * 7 + column * 3 + row * column) % pieces_of_wood.len()]
                    .clone(),
            ),
            MeshMaterial3d(board.material(cube, 0.0, 0.0).clone()),
            Transform::from_translation(geometry::cube_top(cube, relief.get())),
        ));
    }
    let frame = [(Vec3::Z, 0.0), (Vec3::NEG_Z, 0.9), (Vec3::X, 1.7), (Vec3::NEG_X, 2.3)]
        .into_iter()
        .map(|(outwards, grain)| bar(outwards, grain))
        .fold(Shape::default(), Shape::and);
    commands.spawn((
        Name::new("Plinth"),
        Mesh3d(meshes.add(frame.mesh())),
        MeshMaterial3d(board.frame.clone()),
        Transform::from_xyz(0.0, PLINTH_HEIGHT, 0.0),
    ));
    commands.spawn((
        Name::new("Table"),
        Mesh3d(meshes.add(square(table_top::RADIUS).mesh())),
        MeshMaterial3d(board.table.clone()),
    ));
    commands.insert_resource(board);
}

/// A centered square on y = 0, showing one image.
fn square(half: f32) -> Shape {
    let (across, down) = (Vec3::X * half, Vec3::Z * half);
    let image = Rect::from_corners(Vec2::ZERO, Vec2::ONE);
    Shape::picture(-across - down, 2.0 * across, 2.0 * down, image)
}

/// The part of a frame bar that is under the cubes; its rounded inner edge would glint in the joint.
const UNDER: f32 = 0.1;

/// A frame bar, mitered at 45° at both ends.
fn bar(outwards: Vec3, grain: f32) -> Shape {
    let wide = (PLINTH_WIDTH + UNDER) / 2.0;
    let (long, high) = (HALF + PLINTH_WIDTH, PLINTH_HEIGHT / 2.0);
    let across = outwards.x != 0.0;
    let half = if across { Vec3::new(wide, high, long) } else { Vec3::new(long, high, wide) };
    let middle = long - wide;
    block(half, 0.05, Vec2::splat(grain), across).moved(outwards * middle).mapped(|point| {
        let out = point.dot(outwards);
        let along = point - outwards * out;
        let cut = out / long;
        outwards * out + Vec3::new(along.x * cut, along.y, along.z * cut)
    })
}

fn rise(relief: Res<Relief>, mut cubes: Query<(&CubeBlock, &mut Transform)>) {
    for (block, mut transform) in &mut cubes {
        transform.translation = geometry::cube_top(block.0, relief.get());
    }
}

fn fade(
    spotlight: Res<Spotlight>,
    glass: Res<Glass>,
    relief: Res<Relief>,
    looks: Res<BoardLooks>,
    mut motion: ResMut<Motion>,
    mut cubes: Query<(
        &CubeBlock,
        &mut Faded,
        &mut Translucency,
        &mut MeshMaterial3d<WoodMaterial>,
    )>,
) {
    let clear_cubes = glass.clear_cubes(|cube| spotlight.holds(cube));
    // The flat board hides nothing, so slight fading suffices.
    let farthest = FADED_WHEN_FLAT.lerp(1.0, relief.get().min(1.0));
    for (block, mut faded, mut translucent, mut material) in &mut cubes {
        let far = if spotlight.holds(block.0) { 0.0 } else { farthest };
        let is_clear = clear_cubes.contains(&block.0);
        let clear = if is_clear { 1.0 } else { 0.0 };
        if faded.0 != far || translucent.0 != clear {
            faded.0 = motion.approach(faded.0, far, FADE);
            translucent.0 = motion.approach(translucent.0, clear, glass::DURATION);
            let look = looks.material(block.0, faded.0, translucent.0);
            material.set_if_neq(MeshMaterial3d(look.clone()));
        }
    }
}

/// Maximum rotation from the corner that keeps the inspection, in radians.
const MAX_TURN: f32 = 0.45;

fn begin(
    mut views: MessageReader<GoToView>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    if let Some(GoToView(view)) = views.read().last() {
        let face = view.side_face().filter(|_| session.game().variant().has_sides());
        spotlight.set_if_neq(Spotlight(face));
    }
}

/// Ends the inspection when the camera turns away from the corner, or the board has no sides.
fn end(
    camera: Single<&BoardCamera>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    let Some(face) = spotlight.0 else { return };
    if !session.game().variant().has_sides()
        || camera.goal().is_turned_from(View::from(face), MAX_TURN)
    {
        spotlight.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>().add_systems(Startup, build).add_systems(
        Update,
        (rise.run_if(resource_changed::<Relief>), fade, recolor.run_if(has_new_theme))
            .in_set(SceneSystems::Draw),
    );
}

pub(super) fn in_play(app: &mut App) {
    app.add_systems(Update, (begin, end).chain().in_set(SceneSystems::UpdateTargets));
}
