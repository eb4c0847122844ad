//! What the computer thinks about: what it has to do itself first, then a hint asked for, then the position being
//! analysed.

mod bridge;
mod endgames;
mod hub_job;
mod programs;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use thread_priority::{ThreadPriority, set_current_thread_priority};

pub use crate::players::{EngineId, Player, TableStatus};
pub use bridge::{ANALYSIS_LINES, Analysis, EngineBridge, SearchPurpose};
pub use endgames::Endgames;
pub use programs::Programs;

use crate::game::{Command, Game};
use crate::players::{self, Assignment, Decision, DecisionRequest};
use crate::protocol::hub::SearchMode;
use crate::rules::Position;
use crate::viewer::panels::Notice;
use crate::viewer::scene::move_animation::{MoveAnimation, MoveAnimationSystems};
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::localization::Localization;
use crate::viewer::state::session::{CurrentSession, FrameSystems, GameCommand};
use crate::viewer::state::settings::ViewerSettings;
use bridge::{BridgeEvent, BuiltinJob, EngineJob};
use endgames::SolveEvent;

/// Who plays each side at each table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct PlayerSeats(pub players::PlayersByVariant);

/// Something asked of the bridge beside what follows from the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// A move to propose in the position shown.
    Hint,
    /// The computer's move now, whatever it has found.
    MoveNow,
    /// The endgames of the game on the table, solved.
    SolveEndgames,
}

/// The position a hint was asked for.
#[derive(Resource, Default)]
struct HintPosition(Option<Position>);

/// From now on this thread, and those it starts, let the window go first: a frame must not wait because all cores
/// think. Where the system refuses, frames are slower and no worse.
pub fn lower_thread_priority() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

/// Wakes the window when there is news: it draws only when something happens.
#[derive(SystemParam)]
struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl WindowWaker<'_> {
    fn get(&self) -> impl Fn() + Send + use<> {
        let proxy = self.0.as_ref().map(|proxy| (***proxy).clone());
        move || {
            if let Some(proxy) = &proxy {
                // It fails only when the window is gone.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
    }
}

/// What is to be thought about in this position of the game.
fn wanted(
    game: &Game,
    seats: &PlayerSeats,
    settings: &ViewerSettings,
    hinted: &HintPosition,
    programs: &Programs,
) -> Option<SearchPurpose> {
    if let Some(charge) = seats.assignment(game) {
        return Some(SearchPurpose::Answer(charge));
    }
    let can_think =
        game.outcome().is_none() && game.placement().is_none() && game.irregularities().is_empty();
    if !can_think {
        None
    } else if hinted.0.as_ref() == Some(game.position()) {
        Some(SearchPurpose::Hint)
    } else {
        let analyst = settings.analyst;
        let analyst = analyst.filter(|&id| programs.plays(id, game.variant()));
        settings
            .analysis
            .then_some(SearchPurpose::Analysis(analyst))
    }
}

/// What is to be done for this purpose, with all that has to be known for it.
fn job(
    purpose: SearchPurpose,
    game: &Game,
    endgames: &Endgames,
    programs: &mut Programs,
) -> Option<EngineJob> {
    let own = |own| Some(EngineJob::Builtin(own, endgames.lookup(game)));
    match purpose {
        SearchPurpose::Answer(Assignment::Computer(duty, level)) => {
            own(BuiltinJob::Answer(DecisionRequest::new(game, duty), level))
        }
        SearchPurpose::Hint => own(BuiltinJob::Hint(players::search_position(game))),
        SearchPurpose::Analysis(None) => own(BuiltinJob::Analysis(players::search_position(game))),
        SearchPurpose::Answer(Assignment::Engine(id)) => programs
            .hub_job(id, game, SearchMode::Think)
            .map(EngineJob::Program),
        SearchPurpose::Analysis(Some(id)) => {
            let hub_job = programs.hub_job(id, game, SearchMode::Analyze);
            hub_job.map(EngineJob::Program)
        }
    }
}

fn take_requests(
    mut requests: MessageReader<EngineRequest>,
    session: Res<CurrentSession>,
    bridge: Res<EngineBridge>,
    waker: WindowWaker,
    mut hinted: ResMut<HintPosition>,
    mut endgames: ResMut<Endgames>,
) {
    for request in requests.read() {
        match request {
            EngineRequest::Hint => hinted.0 = Some(*session.game().position()),
            EngineRequest::MoveNow => bridge.stop(),
            EngineRequest::SolveEndgames => endgames.solve(session.game(), waker.get()),
        }
    }
}

fn direct(
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    settings: Res<ViewerSettings>,
    hinted: Res<HintPosition>,
    animation: Res<MoveAnimation>,
    open: Res<OpenDialogs>,
    endgames: Res<Endgames>,
    waker: WindowWaker,
    mut programs: ResMut<Programs>,
    mut bridge: ResMut<EngineBridge>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = session.game();
    let wanted = wanted(game, &seats, &settings, &hinted, &programs).filter(|_| !open.is_modal());
    let position = *game.position();
    let now = bridge
        .analysis()
        .map(|thought| (thought.purpose, thought.position));
    match wanted {
        None => {
            if now.is_some() {
                bridge.forget();
                // Nothing else may happen in which the panels would see that.
                redraw.write(RequestRedraw);
            }
        }
        Some(purpose) if now == Some((purpose, position)) => {}
        Some(_) if animation.is_running() => {
            if now.is_some_and(|(_, of)| of != position) {
                bridge.forget();
            }
        }
        Some(purpose) => {
            let programs = programs.bypass_change_detection();
            if let Some(job) = job(purpose, game, &endgames, programs) {
                bridge.begin(purpose, position, job, waker.get());
            }
        }
    }
}

fn listen(
    session: Res<CurrentSession>,
    programs: Res<Programs>,
    mut bridge: ResMut<EngineBridge>,
    mut seats: ResMut<PlayerSeats>,
    mut settings: ResMut<ViewerSettings>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: MessageWriter<Notice>,
) {
    while let Some(heard) = bridge.bypass_change_detection().listen() {
        bridge.set_changed();
        let answer = match heard {
            BridgeEvent::More => continue,
            BridgeEvent::HuffsNothing => {
                notices.write(Notice::Text("computer-huffs-nothing"));
                continue;
            }
            BridgeEvent::Trouble(trouble) => {
                let thought = bridge.analysis();
                let thought = thought.map(|thought| (thought.purpose, thought.position.variant()));
                let (id, consequence) = match thought {
                    Some((SearchPurpose::Answer(Assignment::Engine(id)), variant)) => {
                        seats.remove_engine(variant, id);
                        (id, Some("program-seat"))
                    }
                    Some((SearchPurpose::Analysis(Some(id)), _)) => {
                        settings.analyst = None;
                        (id, None)
                    }
                    _ => continue,
                };
                notices.write(Notice::Program {
                    name: programs.name(id).to_owned(),
                    trouble,
                    consequence,
                });
                continue;
            }
            BridgeEvent::End(answer) => answer,
        };
        if matches!(answer, Decision::Play(..)) && !session.game().hand_actions().is_empty() {
            commands.write(GameCommand(Command::PutBack));
        }
        commands.write_batch(answer.command().map(GameCommand));
        match answer {
            Decision::Play(..) | Decision::NoMove => continue,
            // Something else may have to be done in the same position.
            _ => bridge.forget(),
        }
        if !matches!(answer, Decision::Place(_)) {
            notices.write(Notice::Computer(answer));
        }
    }
}

/// How solving endgames goes. Advice given without them is thought about again.
fn listen_for_endgames(
    mut endgames: ResMut<Endgames>,
    mut bridge: ResMut<EngineBridge>,
    mut notices: MessageWriter<Notice>,
    speech: Option<Res<Localization>>,
) {
    let Some(heard) = endgames.bypass_change_detection().listen() else {
        return;
    };
    endgames.set_changed();
    match heard {
        SolveEvent::More => {}
        SolveEvent::Solved => {
            let is_own_advice = |thought: &Analysis| {
                matches!(
                    thought.purpose,
                    SearchPurpose::Hint | SearchPurpose::Analysis(None)
                )
            };
            if bridge.analysis().is_some_and(is_own_advice) {
                bridge.forget();
            }
        }
        SolveEvent::Failed(reason) => {
            notices.write(told(speech, "endgames-failed", &reason));
        }
    }
}

/// The game goes on without tables that are damaged.
fn tell_of_damage(
    session: Res<CurrentSession>,
    bridge: Res<EngineBridge>,
    mut endgames: ResMut<Endgames>,
    mut notices: MessageWriter<Notice>,
    speech: Option<Res<Localization>>,
) {
    let kept = bridge.analysis().and_then(|thought| thought.kept.as_ref());
    let endgames = endgames.bypass_change_detection();
    if let Some(reason) = kept.and_then(|kept| endgames.news_of_damage(session.game(), kept)) {
        notices.write(told(speech, "endgames-damaged", reason));
    }
}

/// A reason in words, where some language is spoken.
fn told(speech: Option<Res<Localization>>, key: &'static str, reason: &str) -> Notice {
    Notice::Plain(match speech {
        Some(speech) => speech.with(key, &[("reason", reason.into())]),
        None => reason.to_owned(),
    })
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<PlayerSeats>)
        .or_eager(resource_changed::<ViewerSettings>)
        .or_eager(resource_changed::<Programs>)
        .or_eager(resource_changed::<HintPosition>)
        .or_eager(resource_changed::<MoveAnimation>)
        .or_eager(resource_changed::<Endgames>)
        .or_eager(resource_changed::<OpenDialogs>);
    app.add_plugins(programs::plugin)
        .init_resource::<PlayerSeats>()
        .init_resource::<EngineBridge>()
        .init_resource::<HintPosition>()
        .init_resource::<Endgames>()
        .add_message::<EngineRequest>()
        .add_message::<Notice>()
        .add_systems(
            Update,
            (
                (
                    take_requests,
                    listen,
                    listen_for_endgames,
                    tell_of_damage.run_if(resource_changed::<EngineBridge>),
                )
                    .chain()
                    .in_set(FrameSystems::Input),
                direct
                    .in_set(FrameSystems::Render)
                    .after(MoveAnimationSystems)
                    .run_if(changed),
            ),
        );
}
