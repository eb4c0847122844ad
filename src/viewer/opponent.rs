//! Who sits at each table, and the computer's moves: found beside the window, played when the last move has arrived.

use bevy::prelude::*;
use bevy::tasks::futures_lite::future;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::new_game::Player;
use super::play::travel::{Journey, TravelSystems};
use super::table::{Do, Table, Turn};
use crate::engine::wolf_and_sheep;
use crate::game::{Command, Game};
use crate::notation::MoveRequest;
use crate::rules::{BySide, Position, Side, Variant};

/// Who plays each side at each table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats([BySide<Player>; Variant::ALL.len()]);

impl Seats {
    /// The players at the table of this variant.
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    /// Players sit down at a table.
    pub fn sit(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// Whether the computer plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side] == Player::Computer
    }

    /// Whether the computer is to move in the last position of a game not over.
    pub fn computer_moves(&self, game: &Game) -> bool {
        game.placing().is_none()
            && game.shown() == game.last()
            && game.outcome().is_none()
            && self.is_computer(game, game.position().side_to_move())
    }
}

/// The position the computer thinks about, and the command it will find.
#[derive(Resource, Default)]
struct Thinking(Option<(Position, Task<Option<Command>>)>);

/// What the computer does in a position; nothing where there is nothing to do.
fn find(position: &Position) -> Option<Command> {
    let mv = wolf_and_sheep::solution()
        .best_moves(position)
        .first()
        .copied()?;
    let route = position.route(mv)?;
    Some(Command::Play(MoveRequest::for_route(mv, &route)))
}

fn think(
    table: Res<Table>,
    seats: Res<Seats>,
    journey: Res<Journey>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut thinking: ResMut<Thinking>,
    mut commands: MessageWriter<Do>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let game = table.game();
    let decides = !game.position().side_to_move();
    if !game.irregularities().is_empty() && seats.is_computer(game, decides) {
        // It has nothing to gain by what the rules do not allow.
        commands.write(Do(Command::Decide { keep: false }));
        redraw.write(RequestRedraw);
        return;
    }
    if !seats.computer_moves(game) {
        thinking.0 = None;
        return;
    }
    let position = *game.position();
    let knows = |(of, _): &(Position, _)| *of == position;
    if journey.is_on_the_way() || thinking.0.as_ref().is_some_and(knows) {
        return;
    }
    // The window draws only when something happens; that an answer is there is something.
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let found = find(&position);
        if let Some(proxy) = proxy {
            // It fails only when the window is gone.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
        found
    });
    thinking.0 = Some((position, task));
}

fn answer(mut thinking: ResMut<Thinking>, mut commands: MessageWriter<Do>) {
    let Some((_, task)) = &mut thinking.bypass_change_detection().0 else {
        return;
    };
    if let Some(found) = block_on(future::poll_once(task)) {
        commands.write_batch(found.map(Do));
        thinking.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seats>()
        .init_resource::<Thinking>()
        .add_systems(
            Update,
            (
                answer.in_set(Turn::Ask),
                think.in_set(Turn::Show).after(TravelSystems),
            ),
        );
}
