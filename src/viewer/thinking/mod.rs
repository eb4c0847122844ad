//! What the computer thinks about: what it has to do itself first, then a hint asked for, then the position being
//! analysed.

mod endgames;
mod thinker;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub use crate::opponent::Player;
pub use endgames::{Endgames, Kept};
pub use thinker::{LINES, Purpose, Thinker, Thought};

use super::open::Open;
use super::panels::Notice;
use super::play::travel::{Journey, TravelSystems};
use super::settings::Settings;
use super::speech::Speech;
use super::table::{Do, Table, Turn};
use crate::game::{Command, Game};
use crate::opponent::{self, Answer};
use crate::rules::Position;
use endgames::Heard as HeardOfEndgames;
use thinker::Heard;

/// Who plays each side at each table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct Seats(pub opponent::Seats);

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

/// What is to be thought about in this position of the game.
fn wanted(game: &Game, seats: &Seats, settings: &Settings, hinted: &Hinted) -> Option<Purpose> {
    if let Some((duty, level)) = seats.computers_duty(game) {
        return Some(Purpose::Answer(duty, level));
    }
    let can_think =
        game.outcome().is_none() && game.placing().is_none() && game.irregularities().is_empty();
    if !can_think {
        None
    } else if hinted.0.as_ref() == Some(game.position()) {
        Some(Purpose::Hint)
    } else {
        settings.analysis.then_some(Purpose::Analysis)
    }
}

/// The window draws only when something happens; news is something.
fn waker(proxy: Option<Res<EventLoopProxyWrapper>>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // It fails only when the window is gone.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn take_requests(
    mut requests: MessageReader<Ask>,
    table: Res<Table>,
    thinker: Res<Thinker>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut hinted: ResMut<Hinted>,
    mut endgames: ResMut<Endgames>,
) {
    let mut wake = Some(waker(proxy));
    for request in requests.read() {
        match request {
            Ask::Hint => hinted.0 = Some(*table.game().position()),
            Ask::MoveNow => thinker.hurry(),
            Ask::SolveEndgames => {
                if let Some(wake) = wake.take() {
                    endgames.solve(table.game(), wake);
                }
            }
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
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinker: ResMut<Thinker>,
) {
    let game = table.game();
    let wanted = wanted(game, &seats, &settings, &hinted).filter(|_| !open.waits());
    let position = *game.position();
    let now = thinker
        .thought()
        .map(|thought| (thought.purpose, thought.position));
    match wanted {
        None => {
            if now.is_some() {
                thinker.forget();
            }
        }
        Some(purpose) if now == Some((purpose, position)) => {}
        Some(_) if journey.is_on_the_way() => {
            if now.is_some_and(|(_, of)| of != position) {
                thinker.forget();
            }
        }
        Some(purpose) => {
            thinker.begin(purpose, game, endgames.shelf.clone(), waker(proxy));
        }
    }
}

fn listen(
    table: Res<Table>,
    mut thinker: ResMut<Thinker>,
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
            Heard::End(answer) => answer,
        };
        if matches!(answer, Answer::Play(..)) && !table.game().deeds().is_empty() {
            commands.write(Do(Command::PutBack));
        }
        commands.write_batch(answer.command().map(Do));
        match answer {
            Answer::Play(..) | Answer::Nothing => continue,
            // Something else may have to be done in the same position.
            _ => thinker.forget(),
        }
        if !matches!(answer, Answer::Place(_)) {
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
            let is_advice = |thought: &Thought| !matches!(thought.purpose, Purpose::Answer(..));
            if thinker.thought().is_some_and(is_advice) {
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
        .or_eager(resource_changed::<Hinted>)
        .or_eager(resource_changed::<Journey>)
        .or_eager(resource_changed::<Endgames>)
        .or_eager(resource_changed::<Open>);
    app.init_resource::<Seats>()
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
