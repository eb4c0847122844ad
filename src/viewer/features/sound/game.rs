//! Sounds of the game: moves as they are animated, positions that change, turns and ends.

use std::time::Duration;

use bevy::prelude::*;

use crate::game::{Event, Game};
use crate::platform::Instant;
use crate::players::Player;
use crate::rules::{BySide, HandAction, Outcome, PieceKind, Side};
use crate::sound::Sound;
use crate::viewer::kernel::messages::{GameEvent, MoveContact, PlaySound};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::move_animation::MoveAnimation;

/// The computer's thinking after which its move is announced. A person who waited a shorter time is still looking.
const LONG_THOUGHT: Duration = Duration::from_millis(1000);

/// The shortest time between two slides, so that leafing through a game does not hiss.
const BETWEEN_SLIDES: Duration = Duration::from_millis(140);

/// The sounds that wait for the end of the animated move.
#[derive(Resource, Default, Debug)]
pub(super) struct Awaited {
    /// The end of the game.
    end: Option<Sound>,
    /// `true` if a person has to move then.
    turn: bool,
    /// The time since which the computer has to act.
    thinks_since: Option<Instant>,
    last_slide: Option<Instant>,
}

/// The sounds of the contacts in the animation of a move.
pub(super) fn of_moves(
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    mut contacts: MessageReader<MoveContact>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let contacts: Vec<MoveContact> = contacts.read().copied().collect();
    let has_landed = contacts
        .iter()
        .any(|contact| matches!(contact, MoveContact::Landed { .. }));
    for contact in contacts {
        let sound = match contact {
            // A person's piece was heard when it was taken up.
            MoveContact::Lifted => {
                let mover = !session.game().side_to_move();
                let is_computer = seats.is_computer(session.game(), mover);
                (is_computer && !has_landed).then_some(Sound::Lift)
            }
            MoveContact::Landed { kind, hop: None } => Some(Sound::Place(kind)),
            MoveContact::Landed {
                kind,
                hop: Some(number),
            } => Some(Sound::Hop { number, kind }),
            MoveContact::CapturedLeave(count) => Some(Sound::Captured { count }),
            MoveContact::Crowned => Some(Sound::Crown),
            MoveContact::Ended => None,
        };
        sounds.write_batch(sound.map(PlaySound));
    }
}

/// The sounds of everything else that changes the board, and of turns and ends, which wait for the animation.
pub(super) fn of_the_game(
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    animation: Res<MoveAnimation>,
    mut events: MessageReader<GameEvent>,
    mut awaited: ResMut<Awaited>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let game = session.game();
    let awaited = awaited.bypass_change_detection();
    let is_thinking = seats.assignment(game).is_some();
    let mut is_shown_again = false;
    let mut slides = false;
    for GameEvent(event) in events.read() {
        is_shown_again |= matches!(event, Event::Shown(_) | Event::GameSwitched(_));
        match event {
            Event::Played { .. } | Event::PlayedByHand { .. } => {
                let thought = awaited.thinks_since.take().map(|since| since.elapsed());
                awaited.turn = !is_thinking && thought.is_some_and(|time| time >= LONG_THOUGHT);
            }
            Event::Ended(outcome) if !is_shown_again => {
                awaited.end = Some(end_sound(outcome, seats.at(game.variant())));
            }
            Event::Shown(_) | Event::Started | Event::GameSwitched(_) => {
                (awaited.end, awaited.turn) = (None, false);
                slides = true;
            }
            Event::PutBack | Event::Corrected { .. } => slides = true,
            Event::Handled(HandAction::Carry { to, .. }) => {
                sounds.write(PlaySound(Sound::Place(kind_on(game, *to))));
            }
            Event::Handled(HandAction::Remove(_)) | Event::Huffed(_) => {
                sounds.write(PlaySound(Sound::Captured { count: 1 }));
            }
            Event::Placed => {
                sounds.write(PlaySound(Sound::Place(PieceKind::Man)));
            }
            _ => {}
        }
    }
    let may_slide = |last: Instant| last.elapsed() >= BETWEEN_SLIDES;
    if slides && awaited.last_slide.is_none_or(may_slide) {
        awaited.last_slide = Some(Instant::now());
        sounds.write(PlaySound(Sound::Slide));
    }
    match (is_thinking, awaited.thinks_since) {
        (true, None) => awaited.thinks_since = Some(Instant::now()),
        (false, Some(_)) => awaited.thinks_since = None,
        _ => {}
    }
    if animation.is_running() {
        return;
    }
    let turn = std::mem::take(&mut awaited.turn);
    if let Some(end) = awaited.end.take() {
        sounds.write(PlaySound(end));
    } else if turn {
        sounds.write(PlaySound(Sound::YourTurn));
    }
}

fn kind_on(game: &Game, square: crate::board::Square) -> PieceKind {
    let piece = game.current_setup().piece_at(square);
    piece.map_or(PieceKind::Man, |piece| piece.kind)
}

/// The sound of an end for the persons at the table: lost only if the computer has won against one.
fn end_sound(outcome: &Outcome, players: BySide<Player>) -> Sound {
    let Outcome::Win { winner, .. } = *outcome else {
        return Sound::Drawn;
    };
    let is_against_computer = Side::BOTH
        .into_iter()
        .any(|side| !players[side].is_computer());
    if players[winner].is_computer() && is_against_computer {
        Sound::Lost
    } else {
        Sound::Won
    }
}
