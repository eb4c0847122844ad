//! What the computer thinks about: its own move first, then a hint asked for, then the position being analysed.

mod seats;
mod thinker;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub use seats::{Player, Seats};
pub use thinker::{LINES, Purpose, Thinker, Thought};

use super::action::Open;
use super::play::travel::{Journey, TravelSystems};
use super::settings::Settings;
use super::table::{Do, Table, Turn};
use crate::engine::Situation;
use crate::game::{Command, Game};
use crate::notation::MoveRequest;
use crate::rules::{Ply, Position, Variant};
use thinker::Heard;

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

/// The position shown and the game before it, as the engine takes them.
fn situation(game: &Game) -> Situation {
    let before = (0..game.shown().0).filter_map(|ply| game.position_at(Ply(ply)));
    Situation::in_game(*game.position(), *game.counters(), before)
}

/// What is to be thought about in this position of the game.
fn wanted(game: &Game, seats: &Seats, settings: &Settings, hinted: &Hinted) -> Option<Purpose> {
    if let Some(level) = seats.computer_moves(game) {
        return Some(Purpose::Answer(level));
    }
    let can_think = game.outcome().is_none()
        && game.placing().is_none()
        && game.variant() != Variant::WolfAndSheep;
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

fn decide(
    table: Res<Table>,
    seats: Res<Seats>,
    mut commands: MessageWriter<Do>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = table.game();
    let decides = !game.position().side_to_move();
    if !game.irregularities().is_empty() && seats.is_computer(game, decides) {
        // It has nothing to gain by what the rules do not allow.
        commands.write(Do(Command::Decide { keep: false }));
        redraw.write(RequestRedraw);
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
    let waits = !game.irregularities().is_empty() || open.waits();
    let wanted = wanted(game, &seats, &settings, &hinted).filter(|_| !waits);
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
            thinker.begin(purpose, situation(game), move || {
                if let Some(proxy) = &proxy {
                    // It fails only when the window is gone.
                    let _ = proxy.send_event(WinitUserEvent::WakeUp);
                }
            });
        }
    }
}

fn listen(mut thinker: ResMut<Thinker>, mut commands: MessageWriter<Do>) {
    let Some(heard) = thinker.bypass_change_detection().listen() else {
        return;
    };
    thinker.set_changed();
    let Some(thought) = thinker.thought() else {
        return;
    };
    if let (Heard::End(Some(mv)), Purpose::Answer(_)) = (heard, thought.purpose)
        && let Some(route) = thought.position.route(mv)
    {
        commands.write(Do(Command::Play(MoveRequest::for_route(mv, &route))));
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
        .add_systems(
            Update,
            (
                (take_requests, listen).chain().in_set(Turn::Ask),
                (decide, direct)
                    .chain()
                    .in_set(Turn::Show)
                    .after(TravelSystems)
                    .run_if(changed),
            ),
        );
}
