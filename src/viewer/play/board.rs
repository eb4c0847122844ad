//! The pieces on the board: each stands where the game says, and follows the pyramid as it sinks and rises.

use bevy::prelude::*;

use super::hand::Hand;
use super::pointer::Hanging;
use super::travel::Journey;
use crate::board::Square;
use crate::game::Event as GameEvent;
use crate::rules::{Piece, Setup};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::pieces::PieceLooks;
use crate::viewer::scene::place::{Relief, square_top};
use crate::viewer::table::{Happened, Table, Turn};

/// A piece, and the square it stands on or is on its way to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandsOn(pub Square);

/// A man or king of one side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct Shown(pub Piece);

/// Puts the pieces of a position on the board.
pub(super) fn set_out(commands: &mut Commands, pieces: &Setup, looks: &PieceLooks, relief: Relief) {
    for (square, piece) in pieces.pieces_on_squares() {
        commands.spawn((
            Name::new(format!("{} {:?}", piece.side, piece.kind)),
            Shown(piece),
            StandsOn(square),
            looks.bundle(piece),
            Transform::from_translation(square_top(square, relief.get())),
        ));
    }
}

fn set_out_first(
    mut commands: Commands,
    table: Res<Table>,
    looks: Res<PieceLooks>,
    relief: Res<Relief>,
) {
    set_out(
        &mut commands,
        &table.game().current_setup(),
        &looks,
        *relief,
    );
}

/// Another position is on the table: its pieces take the place of those that stood there.
fn set_out_again(
    mut commands: Commands,
    mut events: MessageReader<Happened>,
    table: Res<Table>,
    looks: Res<PieceLooks>,
    relief: Res<Relief>,
    mut journey: ResMut<Journey>,
    pieces: Query<Entity, With<Shown>>,
) {
    let is_another = |event: &GameEvent| {
        matches!(
            event,
            GameEvent::Shown(_)
                | GameEvent::Started
                | GameEvent::GameSwitched(_)
                | GameEvent::PlayedByHand { .. }
                | GameEvent::Handled(_)
                | GameEvent::PutBack
                | GameEvent::Corrected { .. }
                | GameEvent::Huffed(_)
                | GameEvent::Placed
                | GameEvent::TableRulesChanged
        )
    };
    if !events.read().any(|Happened(event)| is_another(event)) {
        return;
    }
    *journey = Journey::default();
    pieces
        .iter()
        .for_each(|piece| commands.entity(piece).despawn());
    set_out(
        &mut commands,
        &table.game().current_setup(),
        &looks,
        *relief,
    );
}

/// Everything that does not travel stands on its square; the dragged piece hangs from the pointer and lets the
/// pointer through to the squares below.
fn stand(
    mut commands: Commands,
    relief: Res<Relief>,
    hand: Res<Hand>,
    hanging: Res<Hanging>,
    journey: Res<Journey>,
    mut pieces: Query<(Entity, &StandsOn, &mut Transform, Has<Pickable>)>,
) {
    for (entity, stands_on, mut transform, lets_through) in &mut pieces {
        let is_carried = hand.carried_from() == Some(stands_on.0);
        if is_carried != lets_through {
            if is_carried {
                commands.entity(entity).insert(Pickable::IGNORE);
            } else {
                commands.entity(entity).remove::<Pickable>();
            }
        }
        if journey.concerns(entity) {
            continue;
        }
        let place = hanging
            .0
            .filter(|_| is_carried)
            .unwrap_or_else(|| square_top(stands_on.0, relief.get()));
        if transform.translation != place {
            transform.translation = place;
        }
    }
}

/// While a side is inspected, the pieces that are not on it fade with their cubes.
fn fade(
    spotlight: Res<Spotlight>,
    looks: Res<PieceLooks>,
    journey: Res<Journey>,
    mut pieces: Query<(Entity, &StandsOn, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    for (entity, stands_on, mut material) in &mut pieces {
        let is_faded = !spotlight.holds(stands_on.0.cube()) && !journey.concerns(entity);
        let look = if is_faded {
            looks.faded()
        } else {
            looks.material()
        };
        material.set_if_neq(MeshMaterial3d(look));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, set_out_first).add_systems(
        Update,
        (set_out_again, stand, fade)
            .chain()
            .in_set(Turn::Show)
            .after(super::travel::TravelSystems),
    );
}
