//! The player's chair: whoever plays against an engine sits on the own side, and the home view is the view from there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::Event;
use crate::rules::Side;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::{GameEvent, GoToView, View, any_read};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation, HomeTurn, Pose};
use crate::viewer::scene::systems::CameraSystems;

/// Returns the side that a person plays against an engine.
fn own_side(seats: &PlayerSeats, session: &CurrentSession) -> Option<Side> {
    let game = session.game();
    let plays = |side: Side| !seats.is_computer(game, side);
    match (plays(Side::White), plays(Side::Black)) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        _ => None,
    }
}

/// The chair from beside which the board is seen at home.
#[derive(SystemParam)]
pub(super) struct PlayerChair<'w, 's> {
    seats: Res<'w, PlayerSeats>,
    session: Res<'w, CurrentSession>,
    orientation: Res<'w, BoardOrientation>,
    turn: Res<'w, HomeTurn>,
    camera: Single<'w, 's, &'static BoardCamera>,
}

impl PlayerChair<'_, '_> {
    /// Returns `true` if the camera is at home, or on its way there.
    pub(super) fn is_seen_from(&self) -> bool {
        let own = own_side(&self.seats, &self.session);
        let is_own = own.is_none_or(|side| side == self.orientation.0);
        let home = Pose::home(*self.orientation, *self.turn);
        is_own && self.camera.goal().is_like(home)
    }
}

/// Sits down on the own side when a game begins or the players change; never during a turn.
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

/// The home view of a player against an engine is that of the own chair, even after a look from the other side.
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (sit_down, go_home)
            .chain()
            .after(CarryOut)
            .before(CameraSystems),
    );
}
