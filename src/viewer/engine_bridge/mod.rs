//! What the computer thinks about: what it has to do itself first, then a hint asked for, then the position being
//! analysed.

mod commission;
mod endgames;
mod programs;
mod thinker;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use thread_priority::{ThreadPriority, set_current_thread_priority};

pub use crate::players::{EngineId, Player, TableStatus};
pub use endgames::Endgames;
pub use programs::Programs;
pub use thinker::{LINES, Purpose, Thinker, Thought};

use super::open::Open;
use super::panels::Notice;
use super::play::travel::{Journey, TravelSystems};
use super::settings::Settings;
use super::speech::Speech;
use super::table::{Do, Table, Turn};
use crate::game::{Command, Game};
use crate::players::{self, Assignment, Decision, DecisionRequest};
use crate::protocol::hub::SearchMode;
use crate::rules::Position;
use endgames::Heard as HeardOfEndgames;
use thinker::{Heard, Job, Own};

/// Who plays each side at each table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct Seats(pub players::PlayersByVariant);

/// Something asked of the thinker beside what follows from the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A move to propose in the position shown.
    Hint,
    /// The computer's move now, whatever it has found.
    MoveNow,
    /// The endgames of the game on the table, solved.
    SolveEndgames,
}

/// The position a hint was asked for.
#[derive(Resource, Default)]
struct Hinted(Option<Position>);

/// From now on this thread, and those it starts, let the window go first: a frame must not wait because all cores
/// think. Where the system refuses, frames are slower and no worse.
pub fn give_way() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

/// Wakes the window when there is news: it draws only when something happens.
#[derive(SystemParam)]
struct Waker<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl Waker<'_> {
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
    seats: &Seats,
    settings: &Settings,
    hinted: &Hinted,
    programs: &Programs,
) -> Option<Purpose> {
    if let Some(charge) = seats.assignment(game) {
        return Some(Purpose::Answer(charge));
    }
    let can_think =
        game.outcome().is_none() && game.placement().is_none() && game.irregularities().is_empty();
    if !can_think {
        None
    } else if hinted.0.as_ref() == Some(game.position()) {
        Some(Purpose::Hint)
    } else {
        let analyst = settings.analyst;
        let analyst = analyst.filter(|&id| programs.plays(id, game.variant()));
        settings.analysis.then_some(Purpose::Analysis(analyst))
    }
}

/// What is to be done for this purpose, with all that has to be known for it.
fn job(purpose: Purpose, game: &Game, endgames: &Endgames, programs: &mut Programs) -> Option<Job> {
    let own = |own| Some(Job::Own(own, endgames.lookup(game)));
    match purpose {
        Purpose::Answer(Assignment::Computer(duty, level)) => {
            own(Own::Answer(DecisionRequest::new(game, duty), level))
        }
        Purpose::Hint => own(Own::Hint(players::situation(game))),
        Purpose::Analysis(None) => own(Own::Analysis(players::situation(game))),
        Purpose::Answer(Assignment::Engine(id)) => programs
            .commission(id, game, SearchMode::Think)
            .map(Job::Program),
        Purpose::Analysis(Some(id)) => {
            let commission = programs.commission(id, game, SearchMode::Analyze);
            commission.map(Job::Program)
        }
    }
}

fn take_requests(
    mut requests: MessageReader<Ask>,
    table: Res<Table>,
    thinker: Res<Thinker>,
    waker: Waker,
    mut hinted: ResMut<Hinted>,
    mut endgames: ResMut<Endgames>,
) {
    for request in requests.read() {
        match request {
            Ask::Hint => hinted.0 = Some(*table.game().position()),
            Ask::MoveNow => thinker.hurry(),
            Ask::SolveEndgames => endgames.solve(table.game(), waker.get()),
        }
    }
}

fn direct(
    table: Res<Table>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    hinted: Res<Hinted>,
    journey: Res<Journey>,
    open: Res<Open>,
    endgames: Res<Endgames>,
    waker: Waker,
    mut programs: ResMut<Programs>,
    mut thinker: ResMut<Thinker>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = table.game();
    let wanted = wanted(game, &seats, &settings, &hinted, &programs).filter(|_| !open.waits());
    let position = *game.position();
    let now = thinker
        .thought()
        .map(|thought| (thought.purpose, thought.position));
    match wanted {
        None => {
            if now.is_some() {
                thinker.forget();
                // Nothing else may happen in which the panels would see that.
                redraw.write(RequestRedraw);
            }
        }
        Some(purpose) if now == Some((purpose, position)) => {}
        Some(_) if journey.is_on_the_way() => {
            if now.is_some_and(|(_, of)| of != position) {
                thinker.forget();
            }
        }
        Some(purpose) => {
            let programs = programs.bypass_change_detection();
            if let Some(job) = job(purpose, game, &endgames, programs) {
                thinker.begin(purpose, position, job, waker.get());
            }
        }
    }
}

fn listen(
    table: Res<Table>,
    programs: Res<Programs>,
    mut thinker: ResMut<Thinker>,
    mut seats: ResMut<Seats>,
    mut settings: ResMut<Settings>,
    mut commands: MessageWriter<Do>,
    mut notices: MessageWriter<Notice>,
) {
    while let Some(heard) = thinker.bypass_change_detection().listen() {
        thinker.set_changed();
        let answer = match heard {
            Heard::More => continue,
            Heard::HuffsNothing => {
                notices.write(Notice::Text("computer-huffs-nothing"));
                continue;
            }
            Heard::Trouble(trouble) => {
                let thought = thinker.thought();
                let thought = thought.map(|thought| (thought.purpose, thought.position.variant()));
                let (id, consequence) = match thought {
                    Some((Purpose::Answer(Assignment::Engine(id)), variant)) => {
                        seats.remove_engine(variant, id);
                        (id, Some("program-seat"))
                    }
                    Some((Purpose::Analysis(Some(id)), _)) => {
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
            Heard::End(answer) => answer,
        };
        if matches!(answer, Decision::Play(..)) && !table.game().hand_actions().is_empty() {
            commands.write(Do(Command::PutBack));
        }
        commands.write_batch(answer.command().map(Do));
        match answer {
            Decision::Play(..) | Decision::NoMove => continue,
            // Something else may have to be done in the same position.
            _ => thinker.forget(),
        }
        if !matches!(answer, Decision::Place(_)) {
            notices.write(Notice::Computer(answer));
        }
    }
}

/// How solving endgames goes. Advice given without them is thought about again.
fn listen_for_endgames(
    mut endgames: ResMut<Endgames>,
    mut thinker: ResMut<Thinker>,
    mut notices: MessageWriter<Notice>,
    speech: Option<Res<Speech>>,
) {
    let Some(heard) = endgames.bypass_change_detection().listen() else {
        return;
    };
    endgames.set_changed();
    match heard {
        HeardOfEndgames::More => {}
        HeardOfEndgames::Solved => {
            let is_own_advice = |thought: &Thought| {
                matches!(thought.purpose, Purpose::Hint | Purpose::Analysis(None))
            };
            if thinker.thought().is_some_and(is_own_advice) {
                thinker.forget();
            }
        }
        HeardOfEndgames::Failed(reason) => {
            notices.write(told(speech, "endgames-failed", &reason));
        }
    }
}

/// The game goes on without tables that are damaged.
fn tell_of_damage(
    table: Res<Table>,
    thinker: Res<Thinker>,
    mut endgames: ResMut<Endgames>,
    mut notices: MessageWriter<Notice>,
    speech: Option<Res<Speech>>,
) {
    let kept = thinker.thought().and_then(|thought| thought.kept.as_ref());
    let endgames = endgames.bypass_change_detection();
    if let Some(reason) = kept.and_then(|kept| endgames.news_of_damage(table.game(), kept)) {
        notices.write(told(speech, "endgames-damaged", reason));
    }
}

/// A reason in words, where some language is spoken.
fn told(speech: Option<Res<Speech>>, key: &'static str, reason: &str) -> Notice {
    Notice::Plain(match speech {
        Some(speech) => speech.with(key, &[("reason", reason.into())]),
        None => reason.to_owned(),
    })
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Table>
        .or_eager(resource_changed::<Seats>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Programs>)
        .or_eager(resource_changed::<Hinted>)
        .or_eager(resource_changed::<Journey>)
        .or_eager(resource_changed::<Endgames>)
        .or_eager(resource_changed::<Open>);
    app.add_plugins(programs::plugin)
        .init_resource::<Seats>()
        .init_resource::<Thinker>()
        .init_resource::<Hinted>()
        .init_resource::<Endgames>()
        .add_message::<Ask>()
        .add_message::<Notice>()
        .add_systems(
            Update,
            (
                (
                    take_requests,
                    listen,
                    listen_for_endgames,
                    tell_of_damage.run_if(resource_changed::<Thinker>),
                )
                    .chain()
                    .in_set(Turn::Ask),
                direct
                    .in_set(Turn::Show)
                    .after(TravelSystems)
                    .run_if(changed),
            ),
        );
}
