//! Views that depend on the game: the player's own chair, the flat board from above, and the replay of the last move.
//!
//! Against an engine, the human sits on their own side, and the home view is from there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::Event;
use crate::rules::Side;
use crate::viewer::board::actions::{SightAction, ViewAction};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{GameEvent, GoToView, ReplayLastMove, View, any_read};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation, HomeTurn, Pose, ProjectionMode};
use crate::viewer::scene::geometry::ReliefTarget;
use crate::viewer::scene::{CameraSystems, SceneSystems};

/// Returns the side of the only local human.
fn own_side(seats: &PlayerSeats, session: &CurrentSession) -> Option<Side> {
    let game = session.game();
    let plays = |side: Side| seats.is_here(game, side);
    match (plays(Side::White), plays(Side::Black)) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        _ => None,
    }
}

/// The player's chair, which the home view depends on.
#[derive(SystemParam)]
struct PlayerChair<'w, 's> {
    seats: Res<'w, PlayerSeats>,
    session: Res<'w, CurrentSession>,
    orientation: Res<'w, BoardOrientation>,
    turn: Res<'w, HomeTurn>,
    camera: Single<'w, 's, &'static BoardCamera>,
}

impl PlayerChair<'_, '_> {
    /// Returns `true` if the camera is at home or moving there.
    fn is_seen_from(&self) -> bool {
        let own = own_side(&self.seats, &self.session);
        let is_own = own.is_none_or(|side| side == self.orientation.0);
        let home = Pose::home(*self.orientation, *self.turn);
        is_own && self.camera.goal().is_like(home)
    }
}

/// Moves to the player's own chair when a game begins or the players change, never during a turn.
fn sit_down(
    seats: Res<PlayerSeats>,
    session: Res<CurrentSession>,
    mut events: MessageReader<GameEvent>,
    mut last: Local<Option<Side>>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageWriter<GoToView>,
) {
    let begins = |event: &GameEvent| matches!(event.0, Event::Started | Event::GameSwitched(_));
    let is_beginning = any_read(&mut events, begins);
    let own = own_side(&seats, &session);
    let is_new = *last != own || is_beginning;
    *last = own;
    let Some(own) = own.filter(|&side| is_new && side != orientation.0) else {
        return;
    };
    orientation.0 = own;
    views.write(GoToView(View::Home));
}

/// Against an engine, going home returns to the player's own chair, even after a look from the other side.
fn go_home(
    seats: Res<PlayerSeats>,
    session: Res<CurrentSession>,
    mut views: MessageReader<GoToView>,
    mut orientation: ResMut<BoardOrientation>,
) {
    let is_home = any_read(&mut views, |GoToView(view)| *view == View::Home);
    if let Some(own) = own_side(&seats, &session).filter(|_| is_home) {
        orientation.set_if_neq(BoardOrientation(own));
    }
}

/// Maximum deviation from the top view that still counts as it, in radians.
const ASIDE: f32 = 0.01;

/// Moves the camera above a sunk pyramid, and back when it rises.
fn follow_relief(
    relief: Res<ReliefTarget>,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    mut camera: Single<&mut BoardCamera>,
    mut motion: ResMut<Motion>,
    mut was_flat: Local<bool>,
    mut before: Local<Option<(Pose, BoardOrientation)>>,
) {
    let is_flat = relief.is_flat();
    if std::mem::replace(&mut *was_flat, is_flat) == is_flat {
        return;
    }
    if is_flat {
        *before = Some((camera.goal(), *orientation));
        camera.go(Pose::from_view(View::Top, *orientation));
    } else if camera.goal().is_from_above(ASIDE) {
        let before = before.take().filter(|(_, seat)| *seat == *orientation);
        let home = || Pose::home(*orientation, *turn);
        camera.go(before.map_or_else(home, |(pose, _)| pose));
    }
    motion.request_frame();
}

/// Handles the actions on the camera and on what is displayed.
fn change_view(
    mut actions: MessageReader<ViewAction>,
    session: Res<CurrentSession>,
    chair: PlayerChair,
    mut projection: ResMut<ProjectionMode>,
    mut settings: ResMut<ViewerSettings>,
    mut views: MessageWriter<GoToView>,
) {
    for &action in actions.read() {
        match action {
            ViewAction::GoTo(View::Home) if chair.is_seen_from() => {
                views.write(GoToView(View::Mirrored));
            }
            ViewAction::GoTo(view) => drop(views.write(GoToView(view))),
            ViewAction::ToggleProjection => *projection = projection.other(),
            ViewAction::ToggleRelief if !session.game().variant().has_sides() => {}
            ViewAction::ToggleRelief => settings.sunk = !settings.sunk,
            ViewAction::ToggleNumbers => settings.numbers = !settings.numbers,
            ViewAction::ToggleLines => settings.lines = !settings.lines,
        }
    }
}

fn replay(mut actions: MessageReader<SightAction>, mut replays: MessageWriter<ReplayLastMove>) {
    if actions.read().count() > 0 {
        replays.write(ReplayLastMove);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ProjectionMode>()
        .configure_sets(Update, CarryOut.before(CameraSystems))
        .add_systems(
            Update,
            (
                (change_view, replay).in_set(CarryOut),
                (sit_down, go_home).chain().after(CarryOut).before(CameraSystems),
                follow_relief
                    .run_if(resource_changed::<ReliefTarget>)
                    .after(SceneSystems::UpdateTargets)
                    .before(SceneSystems::Draw),
            ),
        );
}
