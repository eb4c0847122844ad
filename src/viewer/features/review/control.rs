//! Starts, tracks, stops and records a review, and steps between the errors of the main line.

use bevy::prelude::*;

use super::ReviewAction;
use super::state::{
    CurrentReview, FinishedReview, ReviewedLine, RunningReview, has_scores, is_error,
};
use crate::engine::Limits;
use crate::game::{Command, Event, Game};
use crate::game_tree::NodeId;
use crate::i18n::{MessageFn, Messages};
use crate::review;
use crate::review::{GameReview, ReviewGame, ReviewProgress, ReviewRequest, WinChance};
use crate::rules::{Side, Variant};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{OpenDialogs, RESULT};
use crate::viewer::kernel::engine_bridge::{
    BackgroundJudge, EngineTask, HubEngines, JudgeFailure, WorkerJob,
};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{GameCommand, GameEvent, NoticeKind, Notices, any_read};
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::session::remote::RemoteUpdate;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;

#[derive(Resource, Default)]
struct ReviewThread {
    handle: Option<EngineTask<ReviewProgress, GameReview>>,
    failure: JudgeFailure,
    /// The reviewed line, and the finished review if its game is not on the table.
    line: Option<ReviewedLine>,
    result: Option<GameReview>,
}

/// The reason why a game cannot be reviewed.
fn obstacle(game: &Game) -> Option<MessageFn> {
    if game.variant().is_solved() {
        Some(Messages::review_solved)
    } else if game.tree().is_empty() {
        Some(Messages::review_no_moves)
    } else {
        None
    }
}

fn handle_actions(
    mut actions: MessageReader<ReviewAction>,
    session: Res<CurrentSession>,
    engines: Res<EngineList>,
    hub_engines: Res<HubEngines>,
    waker: WindowWaker,
    mut dialogs: ResMut<OpenDialogs>,
    mut current: ResMut<CurrentReview>,
    mut thread: ResMut<ReviewThread>,
    mut notices: Notices,
) {
    for &action in actions.read() {
        let game = session.game();
        match action {
            ReviewAction::NextJudge => {
                current.judge = engines.next(current.judge, game.variant());
            }
            ReviewAction::Toggle => {
                if dialogs.has(RESULT) {
                    dialogs.close(RESULT);
                }
                if let Some(handle) = &mut thread.handle {
                    handle.stop();
                } else if current.is_closed && has_scores(game) {
                    current.is_closed = false;
                } else if let Some(message) = obstacle(game) {
                    notices.write(NoticeKind::Info, message);
                } else {
                    let id = current.judge_of(game.variant(), &engines);
                    let judge = BackgroundJudge::new(&hub_engines, id, game.variant());
                    *thread = ReviewThread::start(game, judge, waker.waker());
                    current.tries = None;
                    current.running = thread.line.clone().map(RunningReview::new);
                    current.is_closed = false;
                }
            }
            ReviewAction::Close => {
                thread.handle.iter_mut().for_each(EngineTask::stop);
                current.tries = None;
                current.is_closed = true;
            }
            _ => {}
        }
    }
}

impl ReviewThread {
    fn start(
        game: &Game,
        mut judge: BackgroundJudge,
        wake: impl Fn() + Send + 'static,
    ) -> ReviewThread {
        let request = ReviewRequest::main_line(game.tree(), Limits::default());
        let request = request.with_draw_rules(game.rules().draws);
        let request = request.within_usual_time();
        let in_worker = WorkerJob {
            job: ReviewGame(request.clone()),
            tables: None,
            event: |progress| progress,
            result: |review| review,
        };
        ReviewThread {
            failure: judge.failure(),
            handle: Some(EngineTask::start(wake, in_worker, move |task| {
                let send = &mut |progress| task.send(progress);
                review::review(&request, &mut judge, task.stop_flag(), send)
            })),
            line: Some(ReviewedLine::main_line(game)),
            result: None,
        }
    }
}

impl RunningReview {
    fn new(line: ReviewedLine) -> RunningReview {
        RunningReview { chances: vec![None; line.nodes.len()], line, done: 0 }
    }

    /// Adds a judged position; `white_moves` if White is to move in it.
    fn add(&mut self, progress: &ReviewProgress, white_moves: bool) {
        let chance = WinChance::from_score(progress.judged.score, self.line.variant);
        if let Some(known) = self.chances.get_mut(usize::from(progress.ply.0)) {
            *known = Some(if white_moves { chance } else { -chance });
        }
        self.done = progress.done;
    }
}

/// Takes the newly judged positions and, at the end, the review.
fn follow(
    session: Res<CurrentSession>,
    mut thread: ResMut<ReviewThread>,
    mut current: ResMut<CurrentReview>,
    mut notices: Notices,
) {
    let thread = thread.bypass_change_detection();
    let Some(handle) = &mut thread.handle else {
        return;
    };
    let is_over = handle.is_finished();
    while let Some(progress) = handle.try_event() {
        if let Some(running) = &mut current.running {
            let game = session.all().game_of(running.line.variant);
            let node = running.line.nodes.get(usize::from(progress.ply.0)).copied();
            let node = node.filter(|&node| game.tree().contains(node));
            let side = node.map(|node| game.tree().node(node).position().side_to_move());
            running.add(&progress, side == Some(Side::White));
        }
    }
    if !is_over {
        return;
    }
    let judged = thread.handle.take().map(EngineTask::join);
    current.running = None;
    let reason = match judged {
        Some(Ok(review)) => {
            thread.result = Some(review);
            thread.failure.get()
        }
        Some(Err(error)) => Some(error.to_string()),
        None => None,
    };
    if let Some(reason) = reason {
        notices.write(NoticeKind::Info, move |messages| messages.review_failed(&reason));
    }
}

/// Annotates the game with the review once it is on the table, unless the game has been replaced or changed.
fn note(
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    mut thread: ResMut<ReviewThread>,
    mut current: ResMut<CurrentReview>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: Notices,
) {
    let thread = thread.bypass_change_detection();
    let game = session.all().game();
    let is_here = |line: &ReviewedLine| line.variant == game.variant();
    // Annotations are not saved on a practice board, nor in an online game.
    let is_waiting = thread.result.is_none() || session.is_practicing() || session.is_remote();
    if is_waiting || !thread.line.as_ref().is_some_and(is_here) {
        return;
    }
    let (Some(review), Some(line)) = (thread.result.take(), thread.line.take()) else {
        return;
    };
    if !line.is_in(game) {
        return;
    }
    let comment = |judged: &_| review.comment_words(judged, &localization);
    let noted = review.commands(game.tree(), &comment);
    commands.write_batch(noted.into_iter().map(GameCommand));
    if !review.is_complete() && thread.failure.get().is_none() {
        notices.write(NoticeKind::Info, Messages::review_stopped);
    }
    let moves = review.moves().into_iter();
    current.finished = Some(FinishedReview {
        line,
        errors: moves.filter(|judged| judged.quality.is_some()).collect(),
        review,
    });
}

/// Drops the review of a replaced game. A finished online game replaces its table's game without an event.
fn forget(
    mut events: MessageReader<GameEvent>,
    mut updates: MessageReader<RemoteUpdate>,
    session: Res<CurrentSession>,
    mut current: ResMut<CurrentReview>,
    mut thread: ResMut<ReviewThread>,
) {
    let has_started = |GameEvent(event): &GameEvent| matches!(event, Event::Started);
    let started = any_read(&mut events, has_started).then(|| session.game().variant());
    let finished = updates.read().filter_map(|update| match update {
        RemoteUpdate::Finish(variant, ..) => Some(*variant),
        _ => None,
    });
    for variant in started.into_iter().chain(finished) {
        forget_game(variant, &mut current, &mut thread);
    }
}

fn forget_game(
    variant: Variant,
    current: &mut ResMut<CurrentReview>,
    thread: &mut ResMut<ReviewThread>,
) {
    if thread.line.as_ref().is_some_and(|line| line.variant == variant) {
        if let Some(handle) = thread.handle.take() {
            handle.detach();
        }
        **thread = ReviewThread::default();
        current.running = None;
    }
    let is_of_it = |line: &ReviewedLine| line.variant == variant;
    current.finished.take_if(|finished| is_of_it(&finished.line));
    current.tries.take_if(|tries| is_of_it(&tries.line));
}

/// Joins the thread before the program ends.
fn shut_down(mut thread: ResMut<ReviewThread>) {
    thread.handle = None;
}

/// The main-line positions before an error.
fn before_errors(game: &Game) -> Vec<(usize, NodeId)> {
    let line = ReviewedLine::main_line(game).nodes;
    let pairs = line.windows(2).enumerate();
    pairs
        .filter_map(|(ply, pair)| {
            let sign = game.tree().node(pair[1]).annotations.sign?;
            is_error(sign).then_some((ply, pair[0]))
        })
        .collect()
}

/// The nearest position before an error in this direction.
fn neighbor(game: &Game, is_forward: bool) -> Option<NodeId> {
    let shown = usize::from(game.current_ply().0);
    let errors = before_errors(game);
    let found = if is_forward {
        errors.iter().find(|(ply, _)| *ply > shown)
    } else {
        errors.iter().rev().find(|(ply, _)| *ply < shown)
    };
    found.map(|(_, node)| *node)
}

fn show_error(
    mut actions: MessageReader<ReviewAction>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        let is_forward = match action {
            ReviewAction::NextError => true,
            ReviewAction::PreviousError => false,
            _ => continue,
        };
        let game = session.game();
        let node = neighbor(game, is_forward);
        let command = node.map(|node| Command::GoTo(game.tree().path_of(node)));
        commands.write_batch(command.map(GameCommand));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewThread>()
        .init_resource::<CurrentReview>()
        .add_systems(
            Update,
            (
                handle_actions.in_set(CarryOut),
                (follow, note).chain().in_set(FrameSystems::Input),
                forget.after(FrameSystems::Apply).before(FrameSystems::Render),
            ),
        )
        .add_systems(Last, shut_down.run_if(on_message::<AppExit>))
        .add_systems(Update, show_error.in_set(CarryOut));
}
