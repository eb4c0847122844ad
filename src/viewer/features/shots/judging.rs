//! Judges moves that are not in the line, in the background.

use bevy::prelude::*;

use super::state::{JudgingTime, ShotPhase, ShotsPractice};
use crate::engine::Limits;
use crate::rules::Move;
use crate::shots::{JudgeMove, OtherMove};
use crate::viewer::kernel::engine_bridge::{EngineBridge, EngineTask, PlayerTables};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;

#[derive(Resource, Default)]
struct JudgeThread(Option<(Move, EngineTask<(), Option<OtherMove>>)>);

/// Starts the search for the move to judge, and cancels any other.
fn start(
    exercises: Option<Res<ShotsPractice>>,
    session: Res<CurrentSession>,
    bridge: Res<EngineBridge>,
    time: Res<JudgingTime>,
    endgames: Res<PlayerTables>,
    waker: WindowWaker,
    mut thread: ResMut<JudgeThread>,
) {
    let run = exercises.as_ref().and_then(|open| open.run.as_ref());
    let judged = run.and_then(|run| match run.phase() {
        ShotPhase::Judging(mv) => Some((run.attempt().position(), mv)),
        _ => None,
    });
    let is_other = |(mv, _): &mut (Move, _)| judged.is_none_or(|(_, judged)| *mv != judged);
    if let Some((_, abandoned)) = thread.0.take_if(is_other) {
        abandoned.detach();
    }
    if let Some((position, mv)) = judged
        && thread.0.is_none()
    {
        let job = JudgeMove { position, mv, limits: Limits::time(time.0) };
        let game = (session.game(), &*endgames);
        let search = bridge.judge_move(job, game, waker.waker());
        thread.0 = Some((mv, search));
    }
}

fn take_judgment(mut thread: ResMut<JudgeThread>, exercises: Option<ResMut<ShotsPractice>>) {
    let thread = &mut thread.bypass_change_detection().0;
    let is_finished = |(_, search): &mut (Move, EngineTask<_, _>)| search.is_finished();
    let Some((mv, search)) = thread.take_if(is_finished) else {
        return;
    };
    if let Some(mut open) = exercises
        && let Some(run) = &mut open.run
        && run.phase() == ShotPhase::Judging(mv)
    {
        // A panicked search yields no judgment.
        run.judge(mv, search.join().ok().flatten());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<JudgeThread>().init_resource::<JudgingTime>().add_systems(
        Update,
        (take_judgment.in_set(FrameSystems::Input), start.in_set(FrameSystems::Render)),
    );
}
