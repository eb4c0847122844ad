//! The better line on the board: its moves as arrows, where an error follows in the game, or where the best line of a
//! mistake has been shown.

use bevy::prelude::*;

use super::advice::arrows;
use super::marks::{drawn_on, overlay};
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::state::analysis::{CurrentAnalysis, SearchPurpose};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::previewed_node::PreviewedNode;
use crate::viewer::state::review::CurrentReview;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::palette;

/// The widths of the arrows, the first move's first.
const WIDTHS: [f32; 3] = [0.13, 0.07, 0.045];
/// The opacities of the arrows.
const ALPHAS: [f32; 3] = [0.95, 0.7, 0.5];

/// An arrow of the better line.
#[derive(Component)]
struct BetterMove;

#[derive(Resource)]
struct BetterMaterials([Handle<StandardMaterial>; 3]);

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let materials =
        ALPHAS.map(|alpha| materials.add(drawn_on(palette::DESTINATION.with_alpha(alpha))));
    commands.insert_resource(BetterMaterials(materials));
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    review: Res<CurrentReview>,
    analysis: Res<CurrentAnalysis>,
    previewed: Res<PreviewedNode>,
    animation: Res<MoveAnimation>,
    relief: Res<Relief>,
    materials: Res<BetterMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<BetterMove>>,
) {
    shown
        .iter()
        .for_each(|arrow| commands.entity(arrow).despawn());
    let is_analysed = analysis
        .get()
        .is_some_and(|analysis| matches!(analysis.purpose, SearchPurpose::Analysis(_)));
    if animation.is_running() || previewed.0.is_some() || is_analysed {
        return;
    }
    let game = session.game();
    let mut position = *game.position();
    let line = review.better_line(game);
    for ((&mv, width), material) in line.iter().zip(WIDTHS).zip(&materials.0) {
        let Some(shape) = arrows(&position, mv, width, relief.get()) else {
            return;
        };
        commands.spawn((
            Name::new("Better move"),
            BetterMove,
            overlay(),
            Mesh3d(meshes.add(shape.mesh())),
            MeshMaterial3d(material.clone()),
        ));
        position = position.play(mv);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<CurrentReview>)
        .or_eager(resource_changed::<CurrentAnalysis>)
        .or_eager(resource_changed::<PreviewedNode>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<MoveAnimation>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
