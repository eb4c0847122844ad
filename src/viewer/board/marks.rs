//! Marks on the squares: hovered, selected, destinations, pieces that must capture, the last move.
//!
//! Each mark has a shape of its own, so that none is distinguished by colour alone.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game_tree::NodeId;
use crate::viewer::input::selection::Selection;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::shapes::{Shape, disc, ribbon, ring};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::previewed_node::PreviewedNode;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::palette;

/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.012;

/// A mark on a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mark {
    /// Square under the pointer: a thin frame.
    Over,
    /// Selected piece: a broad ring round it.
    Chosen,
    /// Destination of the selected piece: a dot in a ring.
    End,
    /// Landing square within a capture: a small ring.
    Landing,
    /// Piece that must capture: two thin rings round it.
    MustCapture,
    /// Start of the last move: the corners of a frame.
    CameFrom,
    /// End of the last move: a frame.
    WentTo,
}

impl Mark {
    const ALL: [Mark; 7] = [
        Mark::Over,
        Mark::Chosen,
        Mark::End,
        Mark::Landing,
        Mark::MustCapture,
        Mark::CameFrom,
        Mark::WentTo,
    ];

    fn colour(self) -> Color {
        match self {
            Mark::Over => palette::HOVER,
            Mark::Chosen => palette::SELECTED,
            Mark::End | Mark::Landing => palette::DESTINATION,
            Mark::MustCapture => palette::CAPTURE,
            Mark::CameFrom | Mark::WentTo => palette::LAST_MOVE,
        }
    }

    fn shape(self) -> Shape {
        match self {
            Mark::Over => frame(0.45, 0.03, 1.0),
            Mark::Chosen => ring(0.39, 0.47),
            Mark::End => disc(0.13).and(ring(0.22, 0.26)),
            Mark::Landing => ring(0.13, 0.19),
            Mark::MustCapture => ring(0.385, 0.41).and(ring(0.44, 0.465)),
            Mark::CameFrom => frame(0.43, 0.05, 0.3),
            Mark::WentTo => frame(0.43, 0.05, 1.0),
        }
    }
}

/// A square frame lying on y = 0: half its size, the width of its band, and the share of each half side that is drawn,
/// measured from the corners.
pub(crate) fn frame(half: f32, width: f32, drawn: f32) -> Shape {
    let corners = [
        Vec2::ONE,
        Vec2::new(-1.0, 1.0),
        Vec2::NEG_ONE,
        Vec2::new(1.0, -1.0),
    ];
    let flat = |at: Vec2| Vec3::new(at.x, 0.0, at.y) * half;
    (0..4).fold(Shape::default(), |shape, index| {
        let [before, corner, after] = [(index + 3) % 4, index, (index + 1) % 4].map(|i| corners[i]);
        let end = |other: Vec2| corner + (other - corner) / 2.0 * drawn;
        shape.and(ribbon(
            &[flat(end(before)), flat(corner), flat(end(after))],
            width,
        ))
    })
}

/// The meshes and materials of the marks.
#[derive(Resource)]
struct MarkAssets(Vec<(Handle<Mesh>, Handle<StandardMaterial>)>);

/// Returns an unlit material of one colour for drawings on the board.
pub(crate) fn drawn_on(colour: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: colour,
        unlit: true,
        cull_mode: None,
        alpha_mode: if colour.alpha() < 1.0 {
            AlphaMode::Blend
        } else {
            AlphaMode::Opaque
        },
        ..default()
    }
}

/// The components shared by all drawings on the board: no shadows, no picking.
pub(crate) fn overlay() -> impl Bundle {
    (NotShadowCaster, NotShadowReceiver, Pickable::IGNORE)
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let looks = Mark::ALL.map(|mark| {
        (
            meshes.add(mark.shape().mesh()),
            materials.add(drawn_on(mark.colour())),
        )
    });
    commands.insert_resource(MarkAssets(looks.into()));
}

/// Returns all marks for the game and the selection, or those of the previewed position.
fn marks(game: &Game, selection: &Selection, previewed: Option<NodeId>) -> Vec<(Mark, Square)> {
    let mut marks = Vec::new();
    let previewed = previewed.filter(|&node| game.tree().contains(node));
    let shown = game.tree().node(previewed.unwrap_or(game.current_node()));
    if let Some((from, to)) = shown.turn().and_then(|played| played.squares()) {
        marks.push((Mark::CameFrom, from));
        marks.push((Mark::WentTo, to));
    }
    if previewed.is_some() {
        return marks;
    }
    if let Some(placing) = game.placement() {
        let free = placing.squares().into_iter();
        marks.extend(free.map(|square| (Mark::Landing, square)));
        marks.extend(selection.hovered().map(|square| (Mark::Over, square)));
        return marks;
    }
    let huffable = game.huffable().into_iter();
    marks.extend(huffable.map(|square| (Mark::MustCapture, square)));
    marks.extend(selection.held().map(|square| (Mark::Chosen, square)));
    match selection.move_input() {
        Some(entry) => {
            marks.push((Mark::Chosen, entry.from()));
            marks.extend(
                entry
                    .destinations()
                    .into_iter()
                    .map(|square| (Mark::End, square)),
            );
            let between = entry.waypoints() & !entry.destinations();
            marks.extend(between.into_iter().map(|square| (Mark::Landing, square)));
        }
        None if game.capture_due() > 0 => {
            marks.extend(
                game.movable()
                    .into_iter()
                    .map(|square| (Mark::MustCapture, square)),
            );
        }
        None => {}
    }
    marks.extend(selection.hovered().map(|square| (Mark::Over, square)));
    marks
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    previewed: Res<PreviewedNode>,
    editor: Res<PositionEditor>,
    relief: Res<Relief>,
    looks: Res<MarkAssets>,
    shown: Query<Entity, With<Mark>>,
) {
    shown
        .iter()
        .for_each(|mark| commands.entity(mark).despawn());
    if editor.is_open() {
        return;
    }
    for (mark, square) in marks(session.game(), &selection, previewed.0) {
        let (mesh, material) = &looks.0[mark as usize];
        commands.spawn((
            Name::new(format!("{mark:?} {square}")),
            mark,
            overlay(),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(square_top(square, relief.get()) + Vec3::Y * LIFT),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PreviewedNode>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
