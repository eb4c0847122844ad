//! A capture before it is played: its hops as numbered arrows, and a cross on each piece it takes.

use bevy::prelude::*;

use super::hand::Hand;
use super::labels::label;
use super::lines::over_the_cubes;
use super::marks::{drawn_on, overlay};
use super::travel::Journey;
use crate::board::SquareSet;
use crate::game::{Entry, Game};
use crate::rules::Route;
use crate::viewer::fonts::Fonts;
use crate::viewer::palette;
use crate::viewer::scene::pieces::{KING_HEIGHT, MAN_HEIGHT};
use crate::viewer::scene::place::{Relief, square_top};
use crate::viewer::scene::shapes::{Shape, path_arrow, ribbon};
use crate::viewer::table::{Table, Turn};

/// The width of an arrow.
const WIDTH: f32 = 0.09;

/// Part of the preview.
#[derive(Component)]
struct Previewed;

/// The mesh and materials of the preview.
#[derive(Resource)]
struct PreviewLooks {
    cross: Handle<Mesh>,
    taken: Handle<StandardMaterial>,
    way: Handle<StandardMaterial>,
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let stroke = |x: f32| ribbon(&[Vec3::new(-x, 0.0, -0.24), Vec3::new(x, 0.0, 0.24)], 0.1);
    commands.insert_resource(PreviewLooks {
        cross: meshes.add(stroke(0.24).and(stroke(-0.24)).mesh()),
        taken: materials.add(drawn_on(palette::CAPTURE)),
        way: materials.add(drawn_on(palette::CAPTURE.with_alpha(0.85))),
    });
}

/// The ways to show: those by the square under the pointer, or all that are open when they are few.
fn previewed<'a>(game: &'a Game, hand: &'a Hand, own: &'a mut Option<Entry>) -> Vec<&'a Route> {
    /// More arrows than these at once are a tangle.
    const FEW: usize = 3;
    let over = hand.over();
    let entry = match hand.entry() {
        Some(entry) => entry,
        None => {
            let square = over.filter(|&square| {
                game.outcome().is_none()
                    && game.position().must_capture()
                    && game.movable().contains(square)
            });
            let Some(entry) = square.and_then(|square| Entry::choose(game.position(), square).ok())
            else {
                return Vec::new();
            };
            own.insert(entry)
        }
    };
    let by: Vec<_> = over
        .map(|square| entry.ways_by(square).collect())
        .unwrap_or_default();
    let all = || {
        entry
            .ways()
            .iter()
            .map(|(_, route)| route)
            .collect::<Vec<_>>()
    };
    let mut ways = if by.is_empty() { all() } else { by };
    ways.retain(|route| route.captured().next().is_some());
    ways.truncate(FEW);
    ways
}

fn show(
    mut commands: Commands,
    table: Res<Table>,
    hand: Res<Hand>,
    relief: Res<Relief>,
    journey: Res<Journey>,
    looks: Res<PreviewLooks>,
    fonts: Res<Fonts>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Previewed>>,
) {
    shown
        .iter()
        .for_each(|part| commands.entity(part).despawn());
    if journey.is_on_the_way() {
        return;
    }
    let relief = relief.get();
    let mut own = None;
    let ways = previewed(table.game(), &hand, &mut own);
    let kings = table.game().position().kings();
    let taken: SquareSet = ways.iter().flat_map(|way| way.captured()).collect();
    for square in taken {
        let height = if kings.contains(square) {
            KING_HEIGHT
        } else {
            MAN_HEIGHT
        } + 0.02;
        commands.spawn((
            Name::new(format!("Taken {square}")),
            Previewed,
            overlay(),
            Mesh3d(looks.cross.clone()),
            MeshMaterial3d(looks.taken.clone()),
            Transform::from_translation(square_top(square, relief) + Vec3::Y * height),
        ));
    }
    for way in &ways {
        let arrows = way.hops.iter().fold(Shape::default(), |shape, hop| {
            shape.and(path_arrow(&over_the_cubes(hop.from, hop.to, relief), WIDTH))
        });
        commands.spawn((
            Name::new("Way of the capture"),
            Previewed,
            overlay(),
            Mesh3d(meshes.add(arrows.mesh())),
            MeshMaterial3d(looks.way.clone()),
        ));
    }
    if let [way] = ways[..] {
        for (number, hop) in (1..).zip(&way.hops) {
            let at = square_top(hop.to, relief) + Vec3::Y * 0.1;
            commands.spawn((Previewed, label(format!("{number}"), at, &fonts)));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Table>
        .or_eager(resource_changed::<Hand>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<Journey>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(Turn::Show).run_if(changed));
}
