//! Draws the marks on the squares, and the faint copies of drawings that shine through obstructions.

use std::borrow::Cow;

use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::labels::label;
use crate::board::Square;
use crate::rules::{Piece, PieceKind};
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::marks::SquareMark;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::camera::CurrentEye;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::glass::Glass;
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{check, cross, disc, frame, ring};
use crate::viewer::scene::pieces::figure_height;
use crate::viewer::scene::shapes::Shape;
use crate::viewer::scene::sight::{Eye, Obstacles, Scenery, Target};
use crate::viewer::ui::letter_size::Fonts;

/// Opacity of a faint copy, relative to the original.
const FAINT: f32 = 0.35;
/// A depth bias beyond the whole board's depth, in depth-buffer steps.
const IN_FRONT: f32 = 4_000_000.0;

/// Faint materials by their originals.
#[derive(Resource, Default)]
struct FaintMaterials(HashMap<AssetId<DrawnMaterial>, Handle<DrawnMaterial>>);

/// Gives each drawing on the board a faint copy, depth-biased in front of everything, that shines through obstructions.
fn shine_through(
    mut commands: Commands,
    drawn: Query<(Entity, &Mesh3d, &MeshMaterial3d<DrawnMaterial>), Added<Overlay>>,
    mut faint: ResMut<FaintMaterials>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
) {
    for (entity, mesh, material) in &drawn {
        let known = faint.0.get(&material.id()).cloned();
        let look = known.or_else(|| {
            let original = materials.get(&material.0)?;
            let copy = original.clone().with_opacity(FAINT).raised(IN_FRONT);
            let look = materials.add(copy);
            faint.0.insert(material.id(), look.clone());
            Some(look)
        });
        let Some(look) = look else { continue };
        commands.entity(entity).with_child((
            Name::new("Shines through"),
            Pickable::IGNORE,
            mesh.clone(),
            MeshMaterial3d(look),
        ));
    }
}

/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.012;

fn shape(mark: SquareMark) -> Shape {
    match mark {
        SquareMark::Over => frame(0.45, 0.03, 1.0),
        SquareMark::Chosen => ring(0.39, 0.47),
        SquareMark::End => disc(0.13).and(ring(0.22, 0.26)),
        SquareMark::Landing => ring(0.13, 0.19),
        SquareMark::Goal => frame(0.45, 0.055, 1.0).and(ring(0.3, 0.36)),
        SquareMark::MustCapture => ring(0.385, 0.41).and(ring(0.44, 0.465)),
        SquareMark::CameFrom => frame(0.43, 0.05, 0.3),
        SquareMark::WentTo => frame(0.43, 0.05, 1.0),
        SquareMark::WalkerEdge => frame(0.483, 0.03, 1.0).and(frame(0.367, 0.03, 1.0)),
        SquareMark::Walker => frame(0.425, 0.085, 1.0),
        SquareMark::Asked => disc(0.18).and(ring(0.33, 0.43)),
        SquareMark::Right | SquareMark::Wrong => disc(0.36),
        SquareMark::RightSign => check(0.2),
        SquareMark::WrongSign => cross(0.17),
        SquareMark::Cursor => frame(0.44, 0.08, 1.0),
        SquareMark::Problem => ring(0.385, 0.42).and(ring(0.44, 0.48)),
    }
}

/// Height of the exclamation mark over a problem, in cubes.
const SIGN_HEIGHT: f32 = 0.32;

/// The exclamation mark over a problem.
#[derive(Component)]
struct ProblemSign;

/// Opacity of a mark behind glass.
const BEHIND: f32 = 0.4;

/// The mesh of a mark and its materials, unobstructed and behind glass.
struct MarkLook {
    mesh: Handle<Mesh>,
    before: Handle<DrawnMaterial>,
    behind: Handle<DrawnMaterial>,
}

#[derive(Resource)]
struct MarkAssets(Vec<MarkLook>);

/// Returns the material for drawings on the board in a role's color.
pub(crate) fn drawn_on(role: ColorRole, layer: Layer, theme: &CurrentTheme) -> DrawnMaterial {
    DrawnMaterial::new(Some(role), theme).raised(layer.depth())
}

/// Returns the material for drawings with vertex colors.
pub(crate) fn drawn_in_colors(layer: Layer, theme: &CurrentTheme) -> DrawnMaterial {
    DrawnMaterial::new(None, theme).raised(layer.depth())
}

/// Depth between two layers, in depth-buffer steps.
const LAYER_DEPTH: f32 = 600.0;

/// Layers of the drawings on the board, lowest first. Drawings of different layers may be coplanar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    Marks,
    Lines,
    /// The players' marks and arrows.
    Noted,
    Advice,
    Preview,
}

impl Layer {
    /// The layer's depth offset above the squares, in depth-buffer steps.
    fn depth(self) -> f32 {
        f32::from(self as u8) * LAYER_DEPTH
    }
}

/// A drawing on the board, which shines through obstructions.
#[derive(Component)]
pub(crate) struct Overlay;

/// Components shared by all drawings on the board: no picking.
pub(crate) fn overlay() -> impl Bundle {
    (Overlay, Pickable::IGNORE)
}

/// The drawings of one kind, which are replaced together.
#[derive(SystemParam)]
pub(super) struct Drawings<'w, 's, Kind: Component> {
    commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    shown: Query<'w, 's, Entity, With<Kind>>,
}

impl<Kind: Component + Default> Drawings<'_, '_, Kind> {
    pub(super) fn clear(&mut self) {
        self.shown.iter().for_each(|drawing| self.commands.entity(drawing).despawn());
    }

    pub(super) fn mesh(&mut self, shape: Shape) -> Handle<Mesh> {
        self.meshes.add(shape.mesh())
    }

    pub(super) fn draw(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        shape: Shape,
        material: &Handle<DrawnMaterial>,
    ) {
        let mesh = self.mesh(shape);
        self.place(name, &mesh, material, Vec3::ZERO);
    }

    /// Draws a mesh at a point of the scene.
    pub(super) fn place(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        mesh: &Handle<Mesh>,
        material: &Handle<DrawnMaterial>,
        point: Vec3,
    ) {
        self.commands.spawn((
            Name::new(name),
            Kind::default(),
            overlay(),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(point),
        ));
    }
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let looks = SquareMark::ALL.map(|mark| {
        let layer = if mark.is_sign() { Layer::Noted } else { Layer::Marks };
        let drawn = drawn_on(mark.role(), layer, &theme);
        MarkLook {
            mesh: meshes.add(shape(mark).mesh()),
            behind: materials.add(drawn.clone().with_opacity(BEHIND)),
            before: materials.add(drawn),
        }
    });
    commands.insert_resource(MarkAssets(looks.into()));
}

/// The transform of an answer's mark: on top of the piece on its square, if any, facing the viewer.
fn on_top_of(piece: Option<Piece>, top: Vec3, viewer: Option<Eye>) -> Transform {
    let height = piece.map_or(0.0, |piece| figure_height(piece.kind == PieceKind::King));
    let at = top + Vec3::Y * (height + LIFT);
    // All signs share the direction from the center of the board.
    let to_viewer = viewer.map_or(Vec3::Z, |eye| eye.way_from(Vec3::ZERO));
    let turn = to_viewer.x.atan2(to_viewer.z);
    Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn))
}

fn show(
    mut commands: Commands,
    board: Res<ShownBoard>,
    session: Res<CurrentSession>,
    fonts: Res<Fonts>,
    theme: Res<CurrentTheme>,
    relief: Res<Relief>,
    eye: Res<CurrentEye>,
    glass: Res<Glass>,
    looks: Res<MarkAssets>,
    shown: Query<Entity, Or<(With<SquareMark>, With<ProblemSign>)>>,
) {
    shown.iter().for_each(|mark| commands.entity(mark).despawn());
    let marks = &board.marks;
    let viewer = eye.0;
    // Without glass, nothing is behind it.
    let eye = eye.0.filter(|_| !marks.is_empty() && !glass.0.is_empty());
    let figures = session.game().variant().figures();
    let setup = board.setup;
    let scenery = Scenery::new(relief.get(), setup.pieces_on_squares());
    let scenery = scenery.with_figures(figures);
    let is_behind = |square: Square| {
        let target = Target::Square(square);
        eye.is_some_and(|eye| scenery.share(target, eye, &Obstacles::NONE) < 0.5)
    };
    for &(mark, square) in marks {
        let look = &looks.0[mark as usize];
        let material = if is_behind(square) { &look.behind } else { &look.before };
        let top = square_top(square, relief.get());
        let place = if mark.is_of_answer() {
            on_top_of(setup.piece_at(square), top, viewer)
        } else {
            Transform::from_translation(top + Vec3::Y * LIFT)
        };
        commands.spawn((
            Name::new(format!("{mark:?} {square}")),
            mark,
            overlay(),
            Mesh3d(look.mesh.clone()),
            MeshMaterial3d(material.clone()),
            place,
        ));
        if mark == SquareMark::Problem {
            let at = top + Vec3::Y * SIGN_HEIGHT;
            let plate = theme.paint(mark.role());
            commands.spawn((ProblemSign, label("!".to_owned(), at, &fonts, plate)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>
        .or_eager(resource_changed::<CurrentEye>)
        .or_eager(resource_changed::<Glass>)
        .or_eager(resource_changed::<Relief>);
    app.init_resource::<FaintMaterials>().add_systems(Startup, prepare).add_systems(
        Update,
        (show.in_set(DrawBoard).run_if(changed), shine_through.after(FrameSystems::Render)),
    );
}
