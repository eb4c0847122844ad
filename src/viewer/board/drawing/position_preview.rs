//! Previews the position after the hovered move in the move list or the explorer.

use bevy::prelude::*;

use super::pieces::set_out;
use crate::game::Event;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::line_preview::{EndPreviews, LinePreview, PreviewedNode, shown_setup};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    GameCommand, LoadGame, PracticeCommand, ResumeSession, any_read,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::session::remote::RemoteUpdate;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};

/// Sets out the previewed position or, without one, the current one.
fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    previewed: Res<PreviewedNode>,
    line: Res<LinePreview>,
    demonstration: Res<Demonstration>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    pieces: Query<Entity, With<BoardPiece>>,
) {
    if demonstration.is_open() {
        return;
    }
    let setup = shown_setup(session.game(), previewed.0, line.position());
    *animation = MoveAnimation::default();
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    set_out(&mut commands, &setup, &looks, *relief);
}

/// Ends the preview before the game changes, so that moves animate from the right pieces.
fn end(
    mut coming: MessageReader<GameCommand>,
    mut games: MessageReader<LoadGame>,
    mut sessions: MessageReader<ResumeSession>,
    mut practice: MessageReader<PracticeCommand>,
    mut remote: MessageReader<RemoteUpdate>,
    mut previewed: ResMut<PreviewedNode>,
    mut line: ResMut<LinePreview>,
) {
    let games = games.read().count() + sessions.read().count() + practice.read().count();
    let changes = |update: &RemoteUpdate| match update {
        RemoteUpdate::Refresh(_, _, events) => events.iter().any(Event::changes_position),
        RemoteUpdate::Show(..) | RemoteUpdate::Leave | RemoteUpdate::Finish(..) => true,
    };
    let is_remote = any_read(&mut remote, changes);
    if coming.read().count() + games > 0 || is_remote {
        previewed.set_if_neq(PreviewedNode(None));
        line.set_if_neq(LinePreview::default());
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<PreviewedNode>.and_then(not(resource_added::<PreviewedNode>));
    let line = resource_changed::<LinePreview>.and_then(not(resource_added::<LinePreview>));
    app.init_resource::<PreviewedNode>().add_systems(
        Update,
        // The editor sets out its own pieces.
        (end, show.run_if(changed.or_else(line)).run_if(not(in_state(BoardMode::Editor))))
            .chain()
            .in_set(EndPreviews)
            .after(FrameSystems::Input)
            .before(FrameSystems::Apply),
    );
}
