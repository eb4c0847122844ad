//! Keeps the pieces of the position on the board, following the relief.

use bevy::prelude::*;

use crate::game::Event;
use crate::rules::Setup;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::input::gesture::DraggedPiece;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::{GameEvent, any_read};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::glass;
use crate::viewer::scene::glass::Glass;
use crate::viewer::scene::materials::lacquer::LacquerMaterial;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, OnSquare, PieceAssets, PieceTranslucency};

pub(crate) fn set_out(
    commands: &mut Commands,
    pieces: &Setup,
    looks: &PieceAssets,
    relief: Relief,
) {
    for (square, piece) in pieces.pieces_on_squares() {
        commands.spawn((
            Name::new(format!("{} {:?}", piece.side, piece.kind)),
            BoardPiece(piece),
            OnSquare(square),
            looks.bundle(piece),
            Transform::from_translation(square_top(square, relief.get())),
        ));
    }
}

/// Updates the piece shapes to the game's figures.
fn choose_figures(session: Res<CurrentSession>, mut looks: ResMut<PieceAssets>) {
    let figures = session.game().variant().figures();
    if looks.figures() != figures {
        looks.set_figures(figures);
    }
}

fn set_out_first(
    mut commands: Commands,
    session: Res<CurrentSession>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
) {
    set_out(&mut commands, &session.game().current_setup(), &looks, *relief);
}

/// Sets out the game's pieces when the position shown changes. Systems that set out other pieces run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SetOutGame;

/// Replaces the pieces when the position shown changes.
fn set_out_again(
    mut commands: Commands,
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    demonstration: Res<Demonstration>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    pieces: Query<Entity, With<BoardPiece>>,
) {
    let is_another = |event: &Event| {
        matches!(
            event,
            Event::Shown(_)
                | Event::Started
                | Event::GameSwitched(_)
                | Event::PlayedByHand { .. }
                | Event::Handled(_)
                | Event::PutBack
                | Event::Corrected { .. }
                | Event::Huffed(_)
                | Event::Placed
                | Event::TableRulesChanged
        )
    };
    let is_other = any_read(&mut events, |GameEvent(event)| is_another(event));
    if !is_other || demonstration.is_question() {
        return;
    }
    *animation = MoveAnimation::default();
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    set_out(&mut commands, &session.game().current_setup(), &looks, *relief);
}

/// Places every piece that is not animated on its square; a dragged piece follows the pointer. Dragged and animated
/// pieces are not pickable, so that the squares below them are.
fn stand(
    mut commands: Commands,
    relief: Res<Relief>,
    board: Res<ShownBoard>,
    dragged: Res<DraggedPiece>,
    animation: Res<MoveAnimation>,
    mut pieces: Query<(Entity, &OnSquare, &mut Transform, Has<Pickable>)>,
) {
    for (entity, stands_on, mut transform, lets_through) in &mut pieces {
        let is_carried = board.carried == Some(stands_on.0);
        let is_animated = animation.concerns(entity);
        if (is_carried || is_animated) != lets_through {
            if !lets_through {
                commands.entity(entity).insert(Pickable::IGNORE);
            } else {
                commands.entity(entity).remove::<Pickable>();
            }
        }
        if is_animated {
            continue;
        }
        let place = dragged
            .0
            .filter(|_| is_carried)
            .unwrap_or_else(|| square_top(stands_on.0, relief.get()));
        // An interrupted move leaves its piece tilted or half grown.
        let stands = Transform::from_translation(place);
        if *transform != stands {
            *transform = stands;
        }
    }
}

/// Fades the pieces off the inspected side, like their cubes, and those that cover something that must be in sight.
fn fade(
    spotlight: Res<Spotlight>,
    relief: Res<Relief>,
    glass: Res<Glass>,
    mut motion: ResMut<Motion>,
    looks: Res<PieceAssets>,
    animation: Res<MoveAnimation>,
    mut pieces: Query<(
        Entity,
        &OnSquare,
        &mut PieceTranslucency,
        &mut MeshMaterial3d<LacquerMaterial>,
    )>,
) {
    let is_pyramid = relief.get() > 0.5;
    for (entity, stands_on, mut translucent, mut material) in &mut pieces {
        let is_moving = animation.concerns(entity);
        let is_faded = is_pyramid && !spotlight.holds(stands_on.0.cube()) && !is_moving;
        let is_glass = glass.0.has_piece(stands_on.0) && !is_moving;
        let clear = if is_glass { 1.0 } else { 0.0 };
        if translucent.0 != clear {
            translucent.0 = motion.approach(translucent.0, clear, glass::DURATION);
        }
        let look = if translucent.0 == 0.0 && is_faded {
            looks.faded()
        } else {
            looks.translucent(translucent.0)
        };
        material.set_if_neq(MeshMaterial3d(look));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, (choose_figures, set_out_first).chain())
        .add_systems(Update, choose_figures.after(FrameSystems::Apply).before(FrameSystems::Render))
        .add_systems(
            Update,
            (
                set_out_again.in_set(SetOutGame).run_if(not(in_state(BoardMode::Editor))),
                stand,
                fade,
            )
                .chain()
                .in_set(FrameSystems::Render)
                .after(AnimateMoves),
        );
}
