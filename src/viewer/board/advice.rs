//! Arrows of the computer's advice on the cubes: the best moves of an analysis or a hint, the best one broadest, the
//! expected reply, and the opponent's threat.

use bevy::prelude::*;

use super::lines::over_the_cubes;
use super::marks::{drawn_on, overlay};
use crate::rules::{Move, Position};
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::shapes::{Shape, path_arrow};
use crate::viewer::state::analysis::{ANALYSIS_LINES, Analysis, CurrentAnalysis, SearchPurpose};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::previewed_node::PreviewedNode;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::palette;

/// The widths of the arrows, the best move's first.
const WIDTHS: [f32; ANALYSIS_LINES] = [0.13, 0.08, 0.05];
const ANSWER_WIDTH: f32 = 0.05;
const THREAT_WIDTH: f32 = 0.08;

/// An arrow of advice.
#[derive(Component)]
struct Advised;

#[derive(Resource)]
struct AdviceMaterials {
    best: Handle<StandardMaterial>,
    other: Handle<StandardMaterial>,
    answer: Handle<StandardMaterial>,
    threat: Handle<StandardMaterial>,
}

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut of = |colour: Color| materials.add(drawn_on(colour));
    commands.insert_resource(AdviceMaterials {
        best: of(palette::ADVICE),
        other: of(palette::ADVICE.with_alpha(0.6)),
        answer: of(palette::LAST_MOVE.with_alpha(0.75)),
        threat: of(palette::CAPTURE.with_alpha(0.85)),
    });
}

/// Returns the arrows of a move over the cubes, one for each hop.
pub(super) fn arrows(position: &Position, mv: Move, width: f32, relief: f32) -> Option<Shape> {
    let route = position.route(mv)?;
    let hops = route.hops.iter();
    Some(hops.fold(Shape::default(), |shape, hop| {
        shape.and(path_arrow(&over_the_cubes(hop.from, hop.to, relief), width))
    }))
}

/// Returns the shapes of the advice, each with its material.
fn advice<'a>(
    analysis: &Analysis,
    looks: &'a AdviceMaterials,
    relief: f32,
) -> Vec<(Shape, &'a Handle<StandardMaterial>)> {
    let position = &analysis.position;
    let lines = analysis.info.iter().flat_map(|info| &info.lines);
    let mut drawn = Vec::new();
    // The best one is last, so that it covers the others.
    let ranked: Vec<_> = lines.zip(WIDTHS).enumerate().collect();
    for (rank, (line, width)) in ranked.into_iter().rev() {
        let material = match rank {
            0 => &looks.best,
            _ => &looks.other,
        };
        drawn.extend(arrows(position, line.moves[0], width, relief).map(|shape| (shape, material)));
        if let (0, [first, answer, ..]) = (rank, &line.moves[..]) {
            let next = position.play(*first);
            drawn.extend(
                arrows(&next, *answer, ANSWER_WIDTH, relief).map(|shape| (shape, &looks.answer)),
            );
        }
    }
    if let Some(threat) = &analysis.threat {
        let passed = position.null_move();
        drawn.extend(
            arrows(&passed, threat.moves[0], THREAT_WIDTH, relief)
                .map(|shape| (shape, &looks.threat)),
        );
    }
    drawn
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    analysis: Res<CurrentAnalysis>,
    previewed: Res<PreviewedNode>,
    editor: Res<PositionEditor>,
    animation: Res<MoveAnimation>,
    relief: Res<Relief>,
    looks: Res<AdviceMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Advised>>,
) {
    shown
        .iter()
        .for_each(|arrow| commands.entity(arrow).despawn());
    let shown_analysis = analysis.get().filter(|analysis| {
        let is_advice = match analysis.purpose {
            SearchPurpose::Answer(_) => false,
            SearchPurpose::Hint => analysis.is_over,
            SearchPurpose::Analysis(_) => true,
        };
        let is_shown = analysis.position == *session.game().position() && previewed.0.is_none();
        is_advice && is_shown && !animation.is_running() && !editor.is_open()
    });
    for (shape, material) in shown_analysis
        .map(|analysis| advice(analysis, &looks, relief.get()))
        .unwrap_or_default()
    {
        commands.spawn((
            Name::new("Advice"),
            Advised,
            overlay(),
            Mesh3d(meshes.add(shape.mesh())),
            MeshMaterial3d(material.clone()),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<CurrentAnalysis>)
        .or_eager(resource_changed::<PreviewedNode>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<MoveAnimation>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
