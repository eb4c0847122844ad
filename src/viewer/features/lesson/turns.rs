//! Follows the moves on the board of a lesson: judges them, replies for the other side, and begins a task again after a
//! failure.

use bevy::prelude::*;

use super::state::{CurrentLesson, ShownState};
use super::task_board::TaskBoard;
use crate::game::Command;
use crate::lessons::AttemptState;
use crate::notation::MoveRequest;
use crate::rules::{Move, Position, Side};
use crate::sound::Sound;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::features::lesson::actions::LessonAction;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, BoardInput, GameCommand, PlaySound, any_read};
use crate::viewer::kernel::practice::last_move;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::ui::bindings::BindingSystems;

/// The time for which a failure is shown before the task begins again, in seconds.
const FAILURE_SHOWN: f32 = 2.4;
/// The part of that time that one frame takes at most, in seconds.
const MAX_STEP: f32 = 0.6;

/// The reply of the other side, which waits for the end of the animated move.
#[derive(Resource, Default)]
struct PendingReply(Option<Move>);

/// Judges a move of White as soon as it is played, and compares the board with the attempt after a move of Black.
fn follow_moves(
    session: Res<CurrentSession>,
    mut lesson: ResMut<CurrentLesson>,
    mut pending: ResMut<PendingReply>,
    mut board: TaskBoard,
) {
    let game = session.game();
    let Some(run) = &lesson.0 else { return };
    let shown = game.position();
    if !session.is_practicing() || shown == run.attempt().position() {
        return;
    }
    let judged = last_move(game).filter(|(_, before)| *before == run.attempt().position());
    match judged {
        Some((mv, _)) if run.attempt().state() == AttemptState::GoingOn => {
            let Some(run) = &mut lesson.0 else { return };
            let result = run.play(mv);
            pending.0 = result.reply;
            if result.reply.is_none() && result.state == AttemptState::GoingOn {
                board.pass_turn(run);
            }
        }
        // The other side has still to reply, or stands still after the last move.
        _ if shown.side_to_move() == Side::Black => {}
        _ => board.set_out(run),
    }
}

/// Plays the reply of the other side once the move before has been animated.
fn reply(
    animation: Res<MoveAnimation>,
    session: Res<CurrentSession>,
    lesson: Res<CurrentLesson>,
    mut pending: ResMut<PendingReply>,
    mut commands: MessageWriter<GameCommand>,
    mut motion: ResMut<Motion>,
) {
    if lesson.0.is_none() {
        pending.0 = None;
        return;
    }
    let position = session.game().position();
    if animation.is_running() || position.side_to_move() == Side::White {
        return;
    }
    let Some(mv) = pending.0.take() else { return };
    if let Some(route) = position.route(mv) {
        let request = MoveRequest::from_route(mv, &route);
        commands.write(GameCommand(Command::Play(request)));
        motion.request_frame();
    }
}

/// Draws the move to show after a reply, which ends on a new position.
fn draw_after_reply(
    session: Res<CurrentSession>,
    lesson: Res<CurrentLesson>,
    mut last: Local<Option<Position>>,
    mut board: TaskBoard,
) {
    let Some(run) = &lesson.0 else { return };
    let position = *session.game().position();
    let is_new = last.replace(position) != Some(position);
    if is_new && session.is_practicing() && position.side_to_move() == Side::White {
        board.draw(run);
    }
}

/// Says and sounds the end of an attempt, once its last move has been animated.
fn report_end(
    lesson: Res<CurrentLesson>,
    animation: Res<MoveAnimation>,
    localization: Res<Localization>,
    mut shown: ResMut<ShownState>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let state = lesson.0.as_ref().map(|run| run.attempt().state());
    if animation.is_running() || !shown.set_if_neq(ShownState(state)) {
        return;
    }
    let Some(run) = &lesson.0 else { return };
    let (words, sound) = match run.attempt().state() {
        AttemptState::GoingOn => return,
        AttemptState::Reached => (run.praise_words(&localization), Sound::Won),
        AttemptState::Failed(_) => {
            let failure = run.last_failure();
            let words = failure.map(|failure| failure.words(&localization));
            (words.unwrap_or_default(), Sound::Refused)
        }
    };
    announcements.write(Announcement(words));
    sounds.write(PlaySound(sound));
}

/// Begins a task again after a failure: by a click on the board, with a move that has been typed, or by itself.
fn begin_again(
    lesson: Res<CurrentLesson>,
    pending: Res<PendingReply>,
    animation: Res<MoveAnimation>,
    time: Res<Time<Real>>,
    mut shown: Local<f32>,
    mut inputs: MessageReader<BoardInput>,
    entry: Res<MoveEntry>,
    mut motion: ResMut<Motion>,
    mut actions: MessageWriter<LessonAction>,
) {
    let is_clicked = any_read(&mut inputs, |input| matches!(input, BoardInput::Click(_)));
    let state = lesson.0.as_ref().map(|run| run.attempt().state());
    let has_failed = matches!(state, Some(AttemptState::Failed(_)));
    if !has_failed || animation.is_running() || pending.0.is_some() {
        *shown = 0.0;
        return;
    }
    *shown += time.delta_secs().min(MAX_STEP);
    motion.request_frame();
    if is_clicked || entry.waits || *shown > FAILURE_SHOWN {
        *shown = 0.0;
        actions.write(LessonAction::Retry);
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_open = |lesson: Res<CurrentLesson>| lesson.0.is_some();
    app.init_resource::<PendingReply>().add_systems(
        Update,
        (
            begin_again.run_if(is_open).in_set(FrameSystems::Input),
            (
                follow_moves.run_if(resource_changed::<CurrentSession>),
                draw_after_reply.run_if(resource_changed::<CurrentSession>),
            )
                .chain()
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
            (report_end, reply)
                .chain()
                .in_set(FrameSystems::Render)
                .after(AnimateMoves)
                .before(BindingSystems),
        ),
    );
}
