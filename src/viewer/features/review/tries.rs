//! “Learn from your mistakes”: shows each position in which a player erred, and judges the moves tried.

use std::time::Duration;

use bevy::prelude::*;

use super::ReviewAction;
use super::state::{CurrentReview, Tries, TryAnswer};
use crate::engine::Limits;
use crate::game::{Command, Event, Game};
use crate::i18n::{MessageFn, Messages};
use crate::review::{Retries, RetryAnswer, TryMove};
use crate::rules::{Move, Side};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::engine_bridge::{BackgroundJudge, EngineTask, HubEngines, WorkerJob};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    GameCommand, GameEvent, NoticeKind, Notices, PracticeCommand, any_read,
};
use crate::viewer::kernel::mode::FollowMode;
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::scene::camera::BoardOrientation;

/// Time limit for judging a try.
const TRY_TIME: Duration = Duration::from_millis(500);

type Judged = Result<Option<RetryAnswer>, String>;

#[derive(Resource, Default)]
struct TryThread(Option<EngineTask<(), Judged>>);

fn handle_actions(
    mut actions: MessageReader<ReviewAction>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    orientation: Option<Res<BoardOrientation>>,
    mut current: ResMut<CurrentReview>,
    mut thread: ResMut<TryThread>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: Notices,
) {
    for &action in actions.read() {
        let game = session.game();
        match action {
            ReviewAction::Retry(side) => {
                let bottom = orientation.as_ref().map_or(Side::White, |side| side.0);
                let own = || current.side_with_mistakes(game, seats.at(game.variant()), bottom);
                match side.map_or_else(own, Ok).and_then(|side| begin(&current, game, side)) {
                    Ok(tries) => {
                        commands.write_batch(show(&tries, game).map(GameCommand));
                        current.tries = Some(tries);
                    }
                    Err(message) => {
                        notices.write(NoticeKind::Info, message);
                    }
                }
            }
            ReviewAction::Hint | ReviewAction::ShowSolution => {
                if let Some(tries) = &mut current.tries {
                    match action {
                        ReviewAction::Hint => tries.answer = TryAnswer::Hint,
                        _ => tries.is_shown = true,
                    }
                    // The player may have browsed to another position meanwhile.
                    commands.write_batch(show(tries, game).map(GameCommand));
                }
            }
            ReviewAction::NextRetry => {
                thread.0 = None;
                let Some(tries) = &mut current.tries else {
                    continue;
                };
                tries.retries.advance();
                tries.answer = TryAnswer::None;
                tries.is_shown = false;
                match tries.retries.current() {
                    Some(_) => {
                        commands.write_batch(show(tries, game).map(GameCommand));
                    }
                    None => {
                        current.tries = None;
                        notices.write(NoticeKind::Info, Messages::retry_done);
                    }
                }
            }
            ReviewAction::EndRetries => {
                thread.0 = None;
                current.tries = None;
            }
            _ => {}
        }
    }
}

/// The mistakes of a side, or the reason why there are none.
fn begin(current: &CurrentReview, game: &Game, side: Side) -> Result<Tries, MessageFn> {
    let finished = current.finished.as_ref();
    let finished = finished
        .filter(|finished| finished.line.is_in(game))
        .ok_or(Messages::retry_judge_first as MessageFn)?;
    let retries = Retries::new(&finished.review, side);
    if retries.is_empty() {
        Err(Messages::retry_none)
    } else {
        Ok(Tries { line: finished.line.clone(), retries, answer: TryAnswer::None, is_shown: false })
    }
}

/// The command that shows the position to retry, unless it is shown.
fn show(tries: &Tries, game: &Game) -> Option<Command> {
    let node = tries.node().filter(|&node| game.tree().contains(node))?;
    (node != game.current_node()).then(|| Command::GoTo(game.tree().path_of(node)))
}

fn judge_entered(
    mut trial: ResMut<MoveTrial>,
    session: Res<CurrentSession>,
    engines: Res<EngineList>,
    hub_engines: Res<HubEngines>,
    waker: WindowWaker,
    mut current: ResMut<CurrentReview>,
    mut thread: ResMut<TryThread>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: Notices,
) {
    let Some(request) = trial.bypass_change_detection().entered.take() else {
        return;
    };
    let game = session.game();
    let judge = current.judge_of(game.variant(), &engines);
    let Some(tries) = &mut current.tries else {
        return;
    };
    let Some(retry) = tries.current(game).cloned() else {
        // The player has browsed to another position meanwhile.
        commands.write_batch(show(tries, game).map(GameCommand));
        notices.write(NoticeKind::Info, Messages::retry_elsewhere);
        return;
    };
    let Ok((mv, _)) = request.resolve(retry.position()) else {
        return;
    };
    tries.answer = TryAnswer::Judging(mv);
    let draws = game.rules().draws;
    let mut judge = BackgroundJudge::new(&hub_engines, judge, game.variant());
    let limits = Limits::time(TRY_TIME);
    let in_worker = WorkerJob {
        job: TryMove { retry: retry.clone(), mv, draws, limits },
        tables: None,
        event: |()| (),
        result: |judged| judged,
    };
    thread.0 = Some(EngineTask::start(waker.waker(), in_worker, move |task| {
        let judged = retry.attempt(mv, draws, &mut judge, limits, task.stop_flag());
        judged.map_err(|error| error.to_string())
    }));
}

fn take_answer(
    mut thread: ResMut<TryThread>,
    mut current: ResMut<CurrentReview>,
    mut notices: Notices,
) {
    let thread = thread.bypass_change_detection();
    if !thread.0.as_mut().is_some_and(EngineTask::is_finished) {
        return;
    }
    let judged = thread.0.take().map(EngineTask::join);
    let Some(tries) = &mut current.tries else {
        return;
    };
    let TryAnswer::Judging(mv) = tries.answer else {
        return;
    };
    tries.answer = match judged {
        Some(Ok(Ok(Some(attempt)))) => answer(attempt, mv),
        Some(Ok(Err(error))) => {
            notices.write(NoticeKind::Info, move |messages| messages.review_failed(&error));
            TryAnswer::None
        }
        _ => TryAnswer::None,
    };
}

const fn answer(attempt: RetryAnswer, mv: Move) -> TryAnswer {
    match attempt {
        RetryAnswer::Best => TryAnswer::Right(mv),
        RetryAnswer::AsGood => TryAnswer::AsGood(mv),
        RetryAnswer::SameAsPlayed => TryAnswer::SameAsPlayed,
        RetryAnswer::Wrong { answer, .. } => TryAnswer::Wrong { mv, answer },
    }
}

/// Ends the retries when the game continues or is replaced.
fn end_when_played(
    mut events: MessageReader<GameEvent>,
    mut practice: MessageReader<PracticeCommand>,
    mut current: ResMut<CurrentReview>,
) {
    let goes_on = |GameEvent(event): &GameEvent| {
        matches!(event, Event::Played { .. } | Event::PlayedByHand { .. } | Event::GameSwitched(_))
    };
    let is_over = practice.read().count() > 0 || any_read(&mut events, goes_on);
    if is_over && current.tries.is_some() {
        current.tries = None;
    }
}

fn report(current: Res<CurrentReview>, mut trial: ResMut<MoveTrial>) {
    trial.set_if_neq(MoveTrial { is_on: current.is_trying(), entered: None });
}

pub(super) fn plugin(app: &mut App) {
    let has_changed = resource_changed::<CurrentReview>;
    app.add_systems(Update, report.run_if(has_changed).in_set(FollowMode));
    app.init_resource::<TryThread>().add_systems(
        Update,
        (
            handle_actions.in_set(CarryOut),
            (judge_entered, take_answer)
                .chain()
                .after(FrameSystems::Input)
                .before(FrameSystems::Apply),
            end_when_played.after(FrameSystems::Apply).before(FrameSystems::Render),
        ),
    );
}
