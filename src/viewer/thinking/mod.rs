//! What the computer thinks about: what it has to do itself first, then a hint asked for, then the position being
//! analysed.

mod thinker;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub use crate::opponent::Player;
pub use thinker::{LINES, Purpose, Thinker, Thought};

use super::open::Open;
use super::panels::Notice;
use super::play::travel::{Journey, TravelSystems};
use super::settings::Settings;
use super::table::{Do, Table, Turn};
use crate::game::{Command, Game};
use crate::opponent::{self, Answer};
use crate::rules::Position;
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

fn take_requests(
    mut requests: MessageReader<Ask>,
    table: Res<Table>,
    thinker: Res<Thinker>,
    mut hinted: ResMut<Hinted>,
) {
    for request in requests.read() {
        match request {
            Ask::Hint => hinted.0 = Some(*table.game().position()),
            Ask::MoveNow => thinker.hurry(),
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
            // The window draws only when something happens; news is something.
            let proxy = proxy.map(|proxy| (**proxy).clone());
            thinker.begin(purpose, game, move || {
                if let Some(proxy) = &proxy {
                    // It fails only when the window is gone.
                    let _ = proxy.send_event(WinitUserEvent::WakeUp);
                }
            });
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

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Table>
        .or_eager(resource_changed::<Seats>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Hinted>)
        .or_eager(resource_changed::<Journey>)
        .or_eager(resource_changed::<Open>);
    app.init_resource::<Seats>()
        .init_resource::<Thinker>()
        .init_resource::<Hinted>()
        .add_message::<Ask>()
        .add_message::<Notice>()
        .add_systems(
            Update,
            (
                (take_requests, listen).chain().in_set(Turn::Ask),
                direct
                    .in_set(Turn::Show)
                    .after(TravelSystems)
                    .run_if(changed),
            ),
        );
}
