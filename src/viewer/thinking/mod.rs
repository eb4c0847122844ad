//! What the computer thinks about: its own move first, then a hint asked for, then the position being analysed.

mod programs;
mod seats;
mod thinker;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub use programs::{ProgramId, Programs};
pub use seats::{Player, Seats};
pub use thinker::{LINES, Purpose, Thinker, Thought};

use super::open::Open;
use super::panels::Notice;
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

/// The position shown and the game before it, as the engine takes them.
fn situation(game: &Game) -> Situation {
    let before = (0..game.shown().0).filter_map(|ply| game.position_at(Ply(ply)));
    Situation::in_game(*game.position(), *game.counters(), before)
}

/// What is to be thought about in this position of the game.
fn wanted(
    game: &Game,
    seats: &Seats,
    settings: &Settings,
    hinted: &Hinted,
    programs: &Programs,
) -> Option<Purpose> {
    match seats.computer_moves(game) {
        Some(Player::Computer(level)) => return Some(Purpose::Answer(level)),
        Some(Player::Program(id)) => return Some(Purpose::Reply(id)),
        Some(Player::Person) | None => {}
    }
    let can_think = game.outcome().is_none()
        && game.placing().is_none()
        && game.variant() != Variant::WolfAndSheep;
    if !can_think {
        None
    } else if hinted.0.as_ref() == Some(game.position()) {
        Some(Purpose::Hint)
    } else {
        let analyst = settings.analyst;
        let analyst = analyst.filter(|&id| programs.plays(id, game.variant()));
        let purpose = analyst.map_or(Purpose::Analysis, Purpose::AnalysisBy);
        settings.analysis.then_some(purpose)
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
    waker: Waker,
    mut programs: ResMut<Programs>,
    mut thinker: ResMut<Thinker>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = table.game();
    let waits = !game.irregularities().is_empty() || open.waits();
    let wanted = wanted(game, &seats, &settings, &hinted, &programs).filter(|_| !waits);
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
            let program = purpose.program();
            let commission = program.and_then(|id| programs.commission(id, game));
            thinker.begin(purpose, situation(game), commission, waker.get());
        }
    }
}

fn listen(
    programs: Res<Programs>,
    mut thinker: ResMut<Thinker>,
    mut seats: ResMut<Seats>,
    mut settings: ResMut<Settings>,
    mut commands: MessageWriter<Do>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(heard) = thinker.bypass_change_detection().listen() else {
        return;
    };
    thinker.set_changed();
    let Some(thought) = thinker.thought() else {
        return;
    };
    match (heard, thought.purpose.program()) {
        (Heard::End(Some(mv)), _) if thought.purpose.is_move() => {
            if let Some(route) = thought.position.route(mv) {
                commands.write(Do(Command::Play(MoveRequest::for_route(mv, &route))));
            }
        }
        (Heard::Trouble(trouble), Some(id)) => {
            let is_player = thought.purpose.is_move();
            notices.write(Notice::Program {
                name: programs.name(id).to_owned(),
                trouble,
                consequence: is_player.then_some("program-seat"),
            });
            if is_player {
                seats.dismiss(thought.position.variant(), id);
            } else {
                settings.analyst = None;
            }
        }
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Table>
        .or_eager(resource_changed::<Seats>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Programs>)
        .or_eager(resource_changed::<Hinted>)
        .or_eager(resource_changed::<Journey>)
        .or_eager(resource_changed::<Open>);
    app.add_plugins(programs::plugin)
        .init_resource::<Seats>()
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
