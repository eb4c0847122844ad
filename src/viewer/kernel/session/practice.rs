//! The practice board: a position that replaces the current game, for lessons and exercises.
//!
//! Moves are animated, heard, marked and announced as in a game, but not saved, recorded or timed. The current game
//! waits with its clocks and engines and returns unchanged when the practice ends.

use bevy::prelude::*;

use super::CurrentSession;
use super::mode::{BoardMode, InPractice, ModeSwitch};
use super::seats::PlayerSeats;
use crate::game::{Command, Event, Game};
use crate::game_tree::{Arrow, Mark, MarkColor};
use crate::lessons::AttemptState;
use crate::rules::{Move, Ply, Position};
use crate::viewer::kernel::messages::{GameEvent, PracticeCommand};

pub fn last_move(game: &Game) -> Option<(Move, &Position)> {
    let route = game.last_turn()?.route()?;
    let before = game.position_at(Ply(game.current_ply().0.checked_sub(1)?))?;
    let (first, last) = (route.hops.first()?, route.hops.last()?);
    let captured = route.captured().collect();
    let moves = before.legal_moves();
    let is_it =
        |mv: &Move| mv.from() == first.from && mv.to() == last.to && mv.captured() == captured;
    Some((moves.iter().copied().find(is_it)?, before))
}

/// The arrows of a legal move, one per hop.
pub fn arrows_along(position: &Position, mv: Move, color: MarkColor) -> Vec<Arrow> {
    let Some(route) = position.route(mv) else {
        return Vec::new();
    };
    let hops = route.hops.iter();
    hops.map(|hop| Arrow { color, from: hop.from, to: hop.to }).collect()
}

/// The state of the current attempt, which explains why a click does nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct AttemptShown(pub Option<AttemptState>);

/// The last position of a practice after which the other side passes its turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PassedTurn(pub Option<Position>);

impl PassedTurn {
    /// The game after the pass, if one follows the position of this game.
    pub fn after(&self, game: &Game) -> Option<Game> {
        let position = self.0.filter(|position| position == game.position())?;
        Some(Game::from_position(position.null_move()))
    }
}

/// Starts, changes and ends the practice.
pub(in crate::viewer::kernel) fn follow_commands(
    mut commands: MessageReader<PracticeCommand>,
    mut session: ResMut<CurrentSession>,
    mut mode: ModeSwitch,
    mut events: MessageWriter<GameEvent>,
) {
    let mut is_leaving = false;
    for command in commands.read() {
        let shown = match command {
            PracticeCommand::Begin(practice, position) if !is_leaving => {
                mode.to(BoardMode::Practice(*practice));
                show(Some(Game::from_position(*position)), &mut session)
            }
            PracticeCommand::PassTurn if session.is_practicing() => {
                let position = session.game().position().null_move();
                session.set_practice(Some(Game::from_position(position)));
                // The pieces stay, and a running animation continues.
                Vec::new()
            }
            PracticeCommand::Draw { marks, arrows } => {
                draw(marks, arrows, &mut session);
                continue;
            }
            PracticeCommand::End if session.is_practicing() => {
                is_leaving = true;
                mode.to(BoardMode::Game);
                show(None, &mut session)
            }
            _ => continue,
        };
        events.write_batch(shown.into_iter().map(GameEvent));
    }
}

/// Puts a practice game or the current game on the board.
fn show(practice: Option<Game>, session: &mut CurrentSession) -> Vec<Event> {
    let before = session.game().variant();
    session.set_practice(practice);
    let game = session.game();
    let (variant, ply) = (game.variant(), game.current_ply());
    let switched = (variant != before).then_some(Event::GameSwitched(variant));
    switched.into_iter().chain([Event::Shown(ply)]).collect()
}

/// Replaces the marks and arrows at the practice position.
fn draw(marks: &[Mark], arrows: &[Arrow], session: &mut CurrentSession) {
    let Some(practice) = session.practice_mut() else {
        return;
    };
    let game = practice.game();
    let node = game.tree().path_of(game.current_node());
    let drawn = &game.shown_node().annotations;
    let marks = in_one_only(&drawn.marks, marks)
        .map(|mark| Command::ToggleMark { node: node.clone(), mark });
    let arrows = in_one_only(&drawn.arrows, arrows)
        .map(|arrow| Command::ToggleArrow { node: node.clone(), arrow });
    let commands: Vec<Command> = marks.chain(arrows).collect();
    for command in commands {
        if let Err(error) = practice.apply(command) {
            warn!("a practice board has no such mark: {error}");
        }
    }
}

/// The symmetric difference of two lists.
fn in_one_only<T: Copy + PartialEq>(first: &[T], second: &[T]) -> impl Iterator<Item = T> {
    let only = |of: &[T], other: &[T]| -> Vec<T> {
        let items = of.iter().copied();
        items.filter(|item| !other.contains(item)).collect()
    };
    only(first, second).into_iter().chain(only(second, first))
}

fn seat_persons(mut seats: ResMut<PlayerSeats>) {
    seats.begin_practice();
}

fn seat_players(mut seats: ResMut<PlayerSeats>) {
    seats.end_practice();
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.init_resource::<AttemptShown>()
        .init_resource::<PassedTurn>()
        .add_systems(OnEnter(InPractice), seat_persons)
        .add_systems(OnExit(InPractice), seat_players);
}
