//! Sounds of the hand: a piece is taken up or let go, and something is refused.

use bevy::prelude::*;

use crate::board::Square;
use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::messages::{
    CommandRejected, GameEvent, Notice, NoticeKind, PlaySound, RejectedClick,
};
use crate::viewer::kernel::session::CurrentSession;

/// The piece that the player has taken up, by a click or a drag.
fn taken_up(selection: &Selection) -> Option<Square> {
    let entered = selection.move_input().map(|input| input.from());
    selection.dragged_from().or(selection.held()).or(entered)
}

/// Plays a tick when a piece is taken up, and its landing when it goes back where it stood.
pub(super) fn of_the_hand(
    selection: Res<Selection>,
    session: Res<CurrentSession>,
    mut events: MessageReader<GameEvent>,
    mut last: Local<(Option<Square>, bool)>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let has_changed = events.read().count() > 0;
    let (before, was_dragged) = *last;
    let now = taken_up(&selection);
    *last = (now, selection.dragged_from().is_some());
    match (before, now) {
        (_, Some(_)) if before != now => {
            sounds.write(PlaySound(Sound::Lift));
        }
        (Some(square), None) if was_dragged && !has_changed => {
            let piece = session.game().current_setup().piece_at(square);
            let kind = piece.map_or(PieceKind::Man, |piece| piece.kind);
            sounds.write(PlaySound(Sound::Place(kind)));
        }
        _ => {}
    }
}

/// Plays a knock when a click, a drag or a command is refused.
pub(super) fn of_refusals(
    mut clicks: MessageReader<RejectedClick>,
    mut commands: MessageReader<CommandRejected>,
    mut notices: MessageReader<Notice>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let is_refusal =
        |notice: &&Notice| matches!(notice.kind, NoticeKind::Refusal | NoticeKind::NoEffect);
    let refused =
        clicks.read().count() + commands.read().count() + notices.read().filter(is_refusal).count();
    if refused > 0 {
        sounds.write(PlaySound(Sound::Refused));
    }
}
