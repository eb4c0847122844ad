//! The window's sounds. Each accompanies something visible; `docs/guide.md` lists both.
//!
//! Game events, contacts in move animations and rejections become [`PlaySound`] messages, which the speaker plays.
//!
//! [`PlaySound`]: crate::viewer::kernel::messages::PlaySound

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::WinitPlugin;

use crate::board::Square;
use crate::game::{Event, Game};
use crate::platform::Instant;
use crate::players::Player;
use crate::rules::{BySide, HandAction, Outcome, PieceKind, Side};
use crate::sound::{Sound, Speaker};
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::messages::{
    CommandRejected, GameEvent, MoveContact, Notice, NoticeKind, PlaySound, RejectedClick,
};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::move_animation::MoveAnimation;

/// Minimum thinking time for announcing the computer's move; after a shorter wait the player is still looking.
const LONG_THOUGHT: Duration = Duration::from_millis(1000);

/// Minimum interval between two slides, so that leafing through a game does not hiss.
const BETWEEN_SLIDES: Duration = Duration::from_millis(140);

/// Sounds deferred to the end of the move animation.
#[derive(Resource, Default, Debug)]
pub(super) struct Awaited {
    end: Option<Sound>,
    /// `true` if it is then a person's turn.
    turn: bool,
    /// The time since when the computer has been to move.
    thinks_since: Option<Instant>,
    last_slide: Option<Instant>,
}

/// The contact sounds of move animations.
fn of_moves(
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    mut contacts: MessageReader<MoveContact>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let contacts: Vec<MoveContact> = contacts.read().copied().collect();
    let has_landed = contacts.iter().any(|contact| matches!(contact, MoveContact::Landed { .. }));
    for contact in contacts {
        let sound = match contact {
            // A person's piece already sounded when it was picked up.
            MoveContact::Lifted => {
                let mover = !session.game().side_to_move();
                let is_here = seats.is_here(session.game(), mover);
                (!is_here && !has_landed).then_some(Sound::Lift)
            }
            MoveContact::Landed { kind, hop: None } => Some(Sound::Place(kind)),
            MoveContact::Landed { kind, hop: Some(number) } => Some(Sound::Hop { number, kind }),
            MoveContact::CapturedLeave(count) => Some(Sound::Captured { count }),
            MoveContact::Crowned => Some(Sound::Crown),
            MoveContact::Ended => None,
        };
        sounds.write_batch(sound.map(PlaySound));
    }
}

/// The sounds of all other board changes, and the deferred ones of turns and endings.
fn of_the_game(
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

/// The final sound for the persons at the table: a loss only if a non-person has beaten one.
fn end_sound(outcome: &Outcome, players: BySide<Player>) -> Sound {
    let Outcome::Win { winner, .. } = *outcome else {
        return Sound::Drawn;
    };
    let is_anyone_here = Side::BOTH.into_iter().any(|side| players[side].is_here());
    if !players[winner].is_here() && is_anyone_here { Sound::Lost } else { Sound::Won }
}

/// The piece picked up by a click or a drag.
fn taken_up(selection: &Selection) -> Option<Square> {
    let entered = selection.move_input().map(|input| input.from());
    selection.dragged_from().or(selection.held()).or(entered)
}

/// Plays a tick when a piece is picked up, and a landing when it is put back.
fn of_the_hand(
    selection: Res<Selection>,
    session: Res<CurrentSession>,
    mut events: MessageReader<GameEvent>,
    mut last: Local<(Option<Square>, bool)>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let has_changed = events.read().count() > 0;
    let (before, was_dragged) = *last;
    let now = taken_up(&selection);
    *last = (now, selection.dragged_from().is_some());
    match (before, now) {
        (_, Some(_)) if before != now => {
            sounds.write(PlaySound(Sound::Lift));
        }
        (Some(square), None) if was_dragged && !has_changed => {
            let piece = session.game().current_setup().piece_at(square);
            let kind = piece.map_or(PieceKind::Man, |piece| piece.kind);
            sounds.write(PlaySound(Sound::Place(kind)));
        }
        _ => {}
    }
}

/// Plays a knock when a click, drag or command is rejected.
fn of_refusals(
    mut clicks: MessageReader<RejectedClick>,
    mut commands: MessageReader<CommandRejected>,
    mut notices: MessageReader<Notice>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let is_refusal =
        |notice: &&Notice| matches!(notice.kind, NoticeKind::Refusal | NoticeKind::NoEffect);
    let refused =
        clicks.read().count() + commands.read().count() + notices.read().filter(is_refusal).count();
    if refused > 0 {
        sounds.write(PlaySound(Sound::Refused));
    }
}

/// The speaker, if its thread could be started.
#[derive(Resource, Default, Debug)]
struct WindowSpeaker(Option<Speaker>);

fn play(
    settings: Res<ViewerSettings>,
    mut sounds: MessageReader<PlaySound>,
    mut speaker: ResMut<WindowSpeaker>,
    mut volume: Local<Option<f32>>,
) {
    let amplitude = settings.sound.amplitude();
    if *volume != Some(amplitude) {
        *volume = Some(amplitude);
        match &speaker.0 {
            Some(speaker) => speaker.set_volume(amplitude),
            None => speaker.0 = Some(Speaker::new(amplitude)),
        }
    }
    if let Some(speaker) = &speaker.0 {
        sounds.read().for_each(|PlaySound(sound)| speaker.play(*sound));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>().add_systems(
        Update,
        (of_the_hand, of_refusals, of_moves, of_the_game)
            .chain()
            .after(AnimateMoves)
            .in_set(FrameSystems::Render),
    );
    // Silent without a real window.
    if app.is_plugin_added::<WinitPlugin>() {
        app.init_resource::<WindowSpeaker>().add_systems(PostUpdate, play);
    }
}
