//! The bridge's systems: start and stop searches as the game and the settings require, and apply the results.
//!
//! An analysis ends when its time is up, the position is decided, or the window is hidden.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowOccluded};

use super::bridge::{BridgeEvent, BridgeJob, EngineBridge, SearchEvent};
use super::endgames::{PlayerTables, SolveEvent};
use super::hub_engines::HubEngines;
use crate::engine::SearchInfo;
use crate::game::clocks::Clock;
use crate::game::{Command, Game};
use crate::jobs::{EngineJob, JobEvent};
use crate::platform::end_child_processes;
use crate::players;
use crate::players::{Assignment, Decision, DecisionRequest, EngineId, PendingAction};
use crate::rules::Position;
use crate::viewer::kernel::analysis::{
    ANALYSIS_LINES, Analysis, CurrentAnalysis, EndgameStatus, SearchPurpose,
};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::messages::{EngineRequest, GameCommand, Notice, NoticeKind, Notices};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::session::mode::{BoardBusy, BoardMode};
use crate::viewer::kernel::session::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::settings::{Localization, ViewerSettings};
use crate::viewer::kernel::waker::{Alarms, WindowWaker};

/// The position for which a hint was requested.
#[derive(Resource, Default)]
struct HintPosition(Option<Position>);

/// The last failed search, unless the computer has decided since.
#[derive(Resource, Default, PartialEq)]
struct FailedSearch(Option<(SearchPurpose, Position)>);

fn required_search(
    game: &Game,
    seats: &PlayerSeats,
    settings: &ViewerSettings,
    hint: &HintPosition,
    engines: &EngineList,
    hidden: &WindowHidden,
) -> Option<SearchPurpose> {
    if let Some(assignment) = seats.assignment(game) {
        // A move would restart paused clocks.
        let is_paused = game.clock().is_some_and(Clock::is_paused) && game.outcome().is_none();
        return (!is_paused).then_some(SearchPurpose::Answer(assignment));
    }
    let can_search =
        game.outcome().is_none() && game.placement().is_none() && game.irregularities().is_empty();
    if !can_search {
        None
    } else if hint.0.as_ref() == Some(game.position()) {
        Some(SearchPurpose::Hint)
    } else {
        let analyst = settings.analyst;
        let analyst = analyst.filter(|&id| engines.plays(id, game.variant()));
        (settings.analysis && !hidden.0).then_some(SearchPurpose::Analysis(analyst))
    }
}

fn engine_job(
    purpose: SearchPurpose,
    game: &Game,
    endgames: &PlayerTables,
    engines: &mut HubEngines,
) -> Option<BridgeJob> {
    let builtin = |job| Some(BridgeJob::Builtin(job, endgames.lookup(game)));
    match purpose {
        SearchPurpose::Answer(Assignment::Computer(action, level)) => {
            builtin(EngineJob::Decide(DecisionRequest::new(game, action), level))
        }
        SearchPurpose::Answer(Assignment::Remote) => None,
        SearchPurpose::Hint => builtin(EngineJob::Hint(players::search_position(game))),
        SearchPurpose::Analysis(None) => {
            builtin(EngineJob::Analyze(players::search_position(game), ANALYSIS_LINES))
        }
        SearchPurpose::Answer(Assignment::Engine(id)) => {
            engines.job(id, game, false).map(BridgeJob::Hub)
        }
        SearchPurpose::Analysis(Some(id)) => engines.job(id, game, true).map(BridgeJob::Hub),
    }
}

fn handle_requests(
    mut requests: MessageReader<EngineRequest>,
    session: Res<CurrentSession>,
    mut bridge: ResMut<EngineBridge>,
    waker: WindowWaker,
    mut hint: ResMut<HintPosition>,
    mut endgames: ResMut<PlayerTables>,
) {
    for request in requests.read() {
        match request {
            EngineRequest::Hint => hint.0 = Some(*session.game().position()),
            EngineRequest::MoveNow => bridge.bypass_change_detection().stop(),
            EngineRequest::SolveEndgames => {
                // A practice game has the default draw rule; its tables are those of its board's game.
                let game = session.all().game_of(session.game().variant());
                endgames.solve(game, waker.waker());
            }
        }
    }
}

/// Starts the required search, and cancels any other.
fn start_or_abandon_search(
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    settings: Res<ViewerSettings>,
    mut hint: ResMut<HintPosition>,
    mut analyst: Local<Option<Option<EngineId>>>,
    dialogs: Res<OpenDialogs>,
    endgames: Res<PlayerTables>,
    engines: Res<EngineList>,
    hidden: Res<WindowHidden>,
    busy: Res<BoardBusy>,
    mode: Res<State<BoardMode>>,
    waker: WindowWaker,
    mut hub_engines: ResMut<HubEngines>,
    mut bridge: ResMut<EngineBridge>,
    mut analysis: ResMut<CurrentAnalysis>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = session.game();
    // Switching analysis on replaces a hint.
    let next_analyst = settings.analysis.then_some(settings.analyst);
    if std::mem::replace(&mut *analyst, next_analyst) != next_analyst && next_analyst.is_some() {
        hint.bypass_change_detection().0 = None;
    }
    // An engine whose clock is running keeps thinking under any dialog.
    let is_timed = |purpose: &SearchPurpose| {
        matches!(purpose, SearchPurpose::Answer(_)) && game.running_clock().is_some()
    };
    let is_game_waiting = busy.demonstrates
        || *mode == BoardMode::Editor
        || session.is_practicing()
        || session.is_remote();
    let required = required_search(game, &seats, &settings, &hint, &engines, &hidden)
        .filter(|purpose| !dialogs.is_modal() || is_timed(purpose))
        .filter(|_| !is_game_waiting);
    let position = *game.position();
    let current = analysis.get().map(|analysis| (analysis.purpose, analysis.position));
    match required {
        None => {
            if current.is_some() {
                bridge.abandon();
                analysis.0 = None;
                // The panels show it in the next frame, which nothing else may request.
                redraw.write(RequestRedraw);
            }
        }
        Some(purpose) if current == Some((purpose, position)) => {}
        Some(_) if busy.moves => {
            if current.is_some_and(|(_, searched)| searched != position) {
                bridge.abandon();
                analysis.0 = None;
            }
        }
        Some(purpose) => {
            if let Some(job) = engine_job(purpose, game, &endgames, &mut hub_engines) {
                bridge.start(job, waker.waker());
                analysis.0 = Some(Analysis::new(purpose, position));
            }
        }
    }
}

fn take_search_events(
    session: Res<CurrentSession>,
    engines: Res<EngineList>,
    mut bridge: ResMut<EngineBridge>,
    mut current: ResMut<CurrentAnalysis>,
    mut seats: ResMut<PlayerSeats>,
    mut settings: ResMut<ViewerSettings>,
    mut failed: ResMut<FailedSearch>,
    mut commands: MessageWriter<GameCommand>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    while let Some(event) = bridge.bypass_change_detection().poll() {
        let Some(analysis) = &mut current.0 else {
            continue;
        };
        let result = match event {
            BridgeEvent::Search(event) => {
                match event {
                    SearchEvent::TablesOpened(status) => analysis.tables = Some(status),
                    SearchEvent::Reported(JobEvent::Info(info)) => analysis.info = Some(info),
                    SearchEvent::Reported(JobEvent::Threat(line)) => analysis.threat = Some(line),
                    SearchEvent::Reported(JobEvent::HuffDeclined) => {
                        notices.write(Notice::info(|localizer| {
                            localizer.messages.computer_huffs_nothing()
                        }));
                    }
                }
                continue;
            }
            BridgeEvent::Ended(result) => result,
            BridgeEvent::Failed if analysis.purpose.is_advice() => {
                analysis.is_over = true;
                notices.write(Notice::new(NoticeKind::Failure, |localizer| {
                    localizer.messages.search_failed()
                }));
                continue;
            }
            BridgeEvent::Failed => {
                let search = Some((analysis.purpose, analysis.position));
                let is_again = std::mem::replace(&mut failed.0, search) == search;
                let side = PendingAction::from_game(session.game()).map(|(side, _)| side);
                if let Some(side) = side.filter(|_| is_again) {
                    seats.give_to_person(analysis.position.variant(), side);
                }
                notices.write(Notice::new(NoticeKind::Failure, move |localizer| {
                    let messages = &localizer.messages;
                    if is_again {
                        format!("{} {}", messages.computer_failed(), messages.program_seat())
                    } else {
                        messages.computer_failed_once()
                    }
                }));
                // Search again.
                current.0 = None;
                continue;
            }
        };
        failed.bypass_change_detection().0 = None;
        analysis.is_over = true;
        let (purpose, variant) = (analysis.purpose, analysis.position.variant());
        match result {
            Ok(decision) => {
                if matches!(decision, Decision::Play(..))
                    && !session.game().hand_actions().is_empty()
                {
                    commands.write(GameCommand(Command::PutBack));
                }
                commands.write_batch(decision.command().map(GameCommand));
                match decision {
                    Decision::Play(..) | Decision::NoMove => {}
                    Decision::Place(_) | Decision::Huff(_) => current.0 = None,
                    // The same position may require another decision.
                    _ => {
                        current.0 = None;
                        if localization.computer_decision(&decision).is_some() {
                            notices.write(Notice::info(move |localizer| {
                                localizer.computer_decision(&decision).unwrap_or_default()
                            }));
                        }
                    }
                }
            }
            Err(problem) => {
                let (id, is_replaced) = match purpose {
                    SearchPurpose::Answer(Assignment::Engine(id)) => {
                        seats.remove_engine(variant, id);
                        (id, true)
                    }
                    SearchPurpose::Analysis(Some(id)) => {
                        settings.analyst = None;
                        (id, false)
                    }
                    _ => continue,
                };
                notices.write(problem.notice(engines.name(id), is_replaced));
            }
        }
    }
}

/// Tracks solving. Advice computed without the new tables is searched again.
fn take_solve_events(
    mut endgames: ResMut<PlayerTables>,
    mut bridge: ResMut<EngineBridge>,
    mut analysis: ResMut<CurrentAnalysis>,
    mut notices: Notices,
) {
    let Some(event) = endgames.bypass_change_detection().poll() else {
        return;
    };
    endgames.set_changed();
    match event {
        SolveEvent::Progress => {}
        SolveEvent::Solved => {
            let is_builtin_advice = |analysis: &Analysis| {
                matches!(analysis.purpose, SearchPurpose::Hint | SearchPurpose::Analysis(None))
            };
            if analysis.get().is_some_and(is_builtin_advice) {
                bridge.abandon();
                analysis.0 = None;
            }
        }
        SolveEvent::Failed(reason) => {
            notices.write(NoticeKind::Info, move |messages| messages.endgames_failed(&reason));
        }
    }
}

/// Reports damaged endgame tables once; the game continues without them.
fn report_damaged_tables(
    session: Res<CurrentSession>,
    analysis: Res<CurrentAnalysis>,
    mut endgames: ResMut<PlayerTables>,
    mut notices: Notices,
) {
    let status = analysis.get().and_then(|analysis| analysis.tables.as_ref());
    let endgames = endgames.bypass_change_detection();
    if let Some(reason) = status.and_then(|status| endgames.new_damage(session.game(), status)) {
        let reason = reason.to_owned();
        notices.write(NoticeKind::Info, move |messages| messages.endgames_damaged(&reason));
    }
}

fn update_endgame_status(endgames: Res<PlayerTables>, mut status: ResMut<EndgameStatus>) {
    status.set_if_neq(endgames.status());
}

/// Stops the search and all engines, even hung ones, before the program ends.
fn shut_down(mut bridge: ResMut<EngineBridge>, mut engines: ResMut<HubEngines>) {
    bridge.shut_down();
    engines.shut_down();
    end_child_processes();
}

/// The alarm for the end of an analysis.
const ALARM: &str = "analysis";

/// `true` while no part of the window is visible.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(super) struct WindowHidden(pub(super) bool);

fn watch_window(mut occluded: MessageReader<WindowOccluded>, mut hidden: ResMut<WindowHidden>) {
    if let Some(last) = occluded.read().last() {
        hidden.set_if_neq(WindowHidden(last.occluded));
    }
}

/// Returns `true` if a deeper search cannot help: the tables know the position, or the best line is proved.
fn is_settled(info: &SearchInfo) -> bool {
    let is_proved = |depth: u8| {
        let best = info.lines.first().map(|line| line.score);
        let plies = best.and_then(|score| score.plies_to_win().or(score.plies_to_loss()));
        plies.is_some_and(|plies| plies.0 <= depth.into())
    };
    info.table_result.is_some() || is_proved(info.depth)
}

/// The timed analysis and its start.
#[derive(Debug, PartialEq)]
struct Timed {
    position: Position,
    began: Duration,
}

fn end(
    mut bridge: ResMut<EngineBridge>,
    analysis: Res<CurrentAnalysis>,
    settings: Res<ViewerSettings>,
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    mut timed: Local<Option<Timed>>,
) {
    let is_running = |analysis: &&Analysis| {
        matches!(analysis.purpose, SearchPurpose::Analysis(_)) && !analysis.is_over
    };
    let Some(analysis) = analysis.get().filter(is_running) else {
        if timed.take().is_some() {
            alarms.clear(ALARM);
        }
        return;
    };
    let limit = Duration::from_secs(60 * u64::from(settings.analysis_minutes));
    let is_known = timed.as_ref().is_some_and(|timed| timed.position == analysis.position);
    if !is_known && !limit.is_zero() {
        alarms.set(ALARM, time.elapsed() + limit);
    }
    let timed = if is_known {
        timed.as_ref()
    } else {
        Some(&*timed.insert(Timed { position: analysis.position, began: time.elapsed() }))
    };
    let passed = timed.map_or(Duration::ZERO, |timed| time.elapsed() - timed.began);
    let is_late = !limit.is_zero() && passed >= limit;
    if is_late || analysis.info.as_ref().is_some_and(is_settled) {
        bridge.bypass_change_detection().stop();
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<PlayerSeats>)
        .or_eager(resource_changed::<ViewerSettings>)
        .or_eager(resource_changed::<EngineList>)
        .or_eager(resource_changed::<HintPosition>)
        .or_eager(resource_changed::<FailedSearch>)
        .or_eager(resource_changed::<WindowHidden>)
        .or_eager(resource_changed::<PlayerTables>)
        .or_eager(resource_changed::<BoardBusy>)
        .or_eager(resource_changed::<State<BoardMode>>)
        .or_eager(resource_changed::<OpenDialogs>);
    app.init_resource::<EngineBridge>()
        .init_resource::<CurrentAnalysis>()
        .init_resource::<HintPosition>()
        .init_resource::<FailedSearch>()
        .init_resource::<PlayerTables>()
        .init_resource::<EndgameStatus>()
        .add_systems(
            Update,
            (
                (
                    handle_requests,
                    take_search_events,
                    take_solve_events,
                    update_endgame_status.run_if(resource_changed::<PlayerTables>),
                    report_damaged_tables.run_if(resource_changed::<CurrentAnalysis>),
                )
                    .chain()
                    .in_set(FrameSystems::Input),
                start_or_abandon_search
                    .in_set(FrameSystems::Render)
                    .after(AnimateMoves)
                    .run_if(changed),
            ),
        )
        .add_systems(Last, shut_down.run_if(on_message::<AppExit>));
    app.add_message::<WindowOccluded>()
        .init_resource::<WindowHidden>()
        .add_systems(Update, (watch_window, end).in_set(FrameSystems::Input));
}
