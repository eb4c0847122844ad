//! Outlines of translucent objects: the edges of each group of clear cubes, and a ring around each clear piece in its
//! side's color. Bodies are almost clear, so the outlines show what is there.

use bevy::prelude::*;

use super::SceneSystems;
use super::cubes::Spotlight;
use super::geometry::{PLINTH_HEIGHT, Relief, cube_top, square_top};
use super::glass::Glass;
use super::materials::drawn::DrawnMaterial;
use super::outlines::{colored_ring, line};
use super::pieces::{BoardPiece, KING_RADIUS, KING_RIM, MAN_HEIGHT, OnSquare, RADIUS};
use super::shapes::Shape;
use crate::board::{Cube, Square};
use crate::rules::{Piece, PieceKind};
use crate::themes::ColorRole;
use crate::viewer::kernel::settings::{CurrentTheme, linear_of};

/// Width and opacity of an edge, and width of the dark line along it.
const WIDTH: f32 = 0.022;
const OPACITY: f32 = 0.6;
const DARK: f32 = 0.012;
/// Width and opacity of the ring around a piece.
const RING: f32 = 0.035;
const OPACITY_OF_RING: f32 = 0.85;
/// Height of the edges and rings above the wood.
const LIFT: f32 = 0.006;

/// The outline of clear cubes, or the ring of a clear piece.
#[derive(Component)]
struct GlassOutline;

#[derive(Resource)]
struct OutlineLooks {
    edges: Handle<DrawnMaterial>,
    rings: Handle<DrawnMaterial>,
}

/// The cubes and pieces that are outlined.
#[derive(Debug, Clone, PartialEq)]
struct Outlined {
    relief: f32,
    cubes: Vec<Cube>,
    pieces: Vec<(Square, Piece)>,
    theme: CurrentTheme,
}

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let edges = DrawnMaterial::new(Some(ColorRole::Number), &theme).edged(DARK);
    let rings = DrawnMaterial::new(None, &theme);
    commands.insert_resource(OutlineLooks {
        edges: materials.add(edges.with_opacity(OPACITY)),
        rings: materials.add(rings.with_opacity(OPACITY_OF_RING)),
    });
}

/// Returns the outer edges of groups of cubes.
pub fn edges(cubes: &[Cube], relief: f32) -> Vec<[Vec3; 2]> {
    const AROUND: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let mut edges = Vec::new();
    for &cube in cubes {
        let top = cube_top(cube, relief) + Vec3::Y * LIFT;
        let beside = |(row, column): (i8, i8)| cube.offset(row, column);
        let goes_on = |way: (i8, i8)| {
            beside(way)
                .is_some_and(|other| other.terrace() == cube.terrace() && cubes.contains(&other))
        };
        let foot =
            |way: (i8, i8)| beside(way).map_or(PLINTH_HEIGHT, |other| cube_top(other, relief).y);
        for (index, &way) in AROUND.iter().enumerate() {
            let next = AROUND[(index + 1) % 4];
            let before = AROUND[(index + 3) % 4];
            let corner = |other: (i8, i8)| {
                let (rows, columns) = (way.0 + other.0, way.1 + other.1);
                top + Vec3::new(f32::from(columns), 0.0, -f32::from(rows)) / 2.0
            };
            if !goes_on(way) {
                edges.push([corner(before), corner(next)]);
            }
            let across = (way.0 + next.0, way.1 + next.1);
            let turns = match (goes_on(way), goes_on(next)) {
                (false, false) => true,
                (true, true) => !goes_on(across),
                _ => false,
            };
            let lowest = [way, next, across].map(foot).into_iter().fold(top.y, f32::min);
            if turns && lowest < top.y - 2.0 * LIFT {
                let upper = corner(next);
                edges.push([upper, upper.with_y(lowest)]);
            }
        }
    }
    edges
}

/// Returns the shape of an edge. A vertical one is visible from all sides.
fn drawn([from, to]: [Vec3; 2]) -> Shape {
    let is_upright = from.xz().distance(to.xz()) < f32::EPSILON;
    if is_upright {
        [Vec3::X, Vec3::Z].into_iter().fold(Shape::default(), |shape, aside| {
            // Lines have a horizontal width, so a vertical one is a horizontal one set upright.
            let height = from.y - to.y;
            let flat = line(&[Vec3::ZERO, Vec3::X * height], WIDTH);
            shape.and(flat.mapped(|at| to + Vec3::Y * at.x + aside * at.z))
        })
    } else {
        line(&[from, to], WIDTH)
    }
}

/// Returns the ring around the top of a piece.
fn ring_of((square, piece): (Square, Piece), relief: f32, theme: &CurrentTheme) -> Shape {
    let (radius, height) = match piece.kind {
        PieceKind::Man => (RADIUS, MAN_HEIGHT),
        PieceKind::King => (KING_RADIUS, KING_RIM),
    };
    let colors = &theme.pieces[piece.side];
    let at = square_top(square, relief) + Vec3::Y * (height + LIFT);
    colored_ring(radius - RING, radius, linear_of(colors.body)).moved(at)
}

fn show(
    mut commands: Commands,
    glass: Res<Glass>,
    spotlight: Res<Spotlight>,
    relief: Res<Relief>,
    theme: Res<CurrentTheme>,
    looks: Res<OutlineLooks>,
    standing: Query<(&OnSquare, &BoardPiece)>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<GlassOutline>>,
    mut last: Local<Option<Outlined>>,
) {
    let clear = |square: &Square| glass.0.has_piece(*square);
    let standing = standing.iter().map(|(on, piece)| (on.0, piece.0));
    let mut pieces: Vec<_> = standing.filter(|(square, _)| clear(square)).collect();
    pieces.sort();
    let now = Outlined {
        relief: relief.get(),
        cubes: glass.clear_cubes(|cube| spotlight.holds(cube)),
        pieces,
        theme: *theme,
    };
    if last.as_ref() == Some(&now) {
        return;
    }
    shown.iter().for_each(|outline| commands.entity(outline).despawn());
    let edges = edges(&now.cubes, now.relief).into_iter().map(drawn);
    let rings = now.pieces.iter();
    let rings = rings.map(|&piece| ring_of(piece, now.relief, &theme));
    let shapes = [
        ("Edges of clear cubes", edges.reduce(Shape::and), &looks.edges),
        ("Rings of clear pieces", rings.reduce(Shape::and), &looks.rings),
    ];
    for (name, shape, material) in shapes {
        let Some(shape) = shape else { continue };
        commands.spawn((
            Name::new(name),
            GlassOutline,
            Pickable::IGNORE,
            Mesh3d(meshes.add(shape.mesh())),
            MeshMaterial3d(material.clone()),
        ));
    }
    *last = Some(now);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(SceneSystems::Draw));
}
