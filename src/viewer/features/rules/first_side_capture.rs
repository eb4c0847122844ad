//! Points out the first capture on a side board, once ever: a new player may not have seen why the piece was taken.

use bevy::prelude::*;

use crate::board::Face;
use crate::game::Event;
use crate::i18n::Messages;
use crate::rules::Route;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::messages::{GameEvent, NoticeKind, Notices};
use crate::viewer::kernel::onboarding::Onboarding;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::move_animation::MoveAnimation;

/// Returns `true` if a piece is taken that could not be taken on the top.
fn is_on_a_side(route: &Route) -> bool {
    let mut hops = route.hops.iter();
    hops.any(|hop| hop.over.is_some() && !hop.faces.contains(Face::Top))
}

/// Waits for the landing, so that the words do not compete with the move.
fn point_out(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    animation: Res<MoveAnimation>,
    mut is_due: Local<bool>,
    mut onboarding: ResMut<Onboarding>,
    mut notices: Notices,
) {
    let may_be_new = !onboarding.side_capture
        && !session.is_practicing()
        && session.game().variant().has_sides();
    for GameEvent(event) in events.read() {
        *is_due = match event {
            Event::Played { route, .. } => may_be_new && is_on_a_side(route),
            Event::Shown(_) | Event::Started | Event::GameSwitched(_) => false,
            _ => continue,
        };
    }
    if *is_due && !animation.is_running() {
        *is_due = false;
        onboarding.side_capture = true;
        notices.write(NoticeKind::Explanation, Messages::first_side_capture);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point_out.after(AnimateMoves).in_set(FrameSystems::Render),
    );
}
