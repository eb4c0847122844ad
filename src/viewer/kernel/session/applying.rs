//! Applies commands; the only place that changes a game.
//!
//! Each [`GameCommand`] is answered by [`CommandApplied`] and the [`GameEvent`]s, or by [`CommandRejected`]. Time
//! passing on a clock does not count as a change of the session. With autosave, a command is passed to the journal's
//! thread before its events are sent, and no picture shows its effect before it is on disk; see
//! [`autosave`](super::autosave). A practice game accepts only moves, which are not saved; see [`super::practice`].
//! Opening a game or a position ends the practice. If the session is recorded, every applied command is written to the
//! recording at once, one per line, for `dames3d replay`.

use bevy::prelude::*;

use super::autosave::Autosave;
use super::mode::{BoardBusy, BoardMode, ModeSwitch};
use super::remote::{RemoteCommand, RemoteUpdate, Routed};
use super::seats::PlayerSeats;
use super::{CurrentSession, GameTime, practice, remote};
use crate::archive::Damage;
use crate::game::recording::Recorder;
use crate::game::{Command, Event};
use crate::notation::pdn::{GameResult, PdnGame};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    CommandApplied, CommandRejected, GameCommand, GameEvent, GameSource, LoadGame, Notice,
    ResumeSession,
};

/// The messages that follow from a change of the session.
#[derive(bevy::ecs::system::SystemParam)]
struct SessionMessages<'w> {
    applied: MessageWriter<'w, CommandApplied>,
    events: MessageWriter<'w, GameEvent>,
    rejected: MessageWriter<'w, CommandRejected>,
    asked: MessageWriter<'w, RemoteCommand>,
}

fn apply_commands(
    mut session: ResMut<CurrentSession>,
    mut autosave: Option<ResMut<Autosave>>,
    time: Res<GameTime>,
    busy: Res<BoardBusy>,
    mut mode: ModeSwitch,
    mut was_waiting: Local<bool>,
    mut seats: ResMut<PlayerSeats>,
    mut updates: MessageReader<RemoteUpdate>,
    mut commands: MessageReader<GameCommand>,
    mut games: MessageReader<LoadGame>,
    mut messages: SessionMessages,
) {
    // No time is journaled before all commands have been passed on, because it would precede them.
    time.passing().hold();
    let is_waiting =
        busy.demonstrates || mode.is_editor() || session.is_practicing() || session.is_remote();
    // Time until the first frame after that does not count either.
    let is_held = std::mem::replace(&mut *was_waiting, is_waiting) || is_waiting;
    let is_before_commands = !commands.is_empty() || !games.is_empty();
    let passed = time.tick_command(session.all().game(), is_held, is_before_commands);
    if let Some(passed) = passed {
        apply(passed, &mut session, &mut autosave, &mut messages);
    }
    for change in updates.read() {
        update_remote(change.clone(), &mut session, &mut seats, &mut autosave, &mut messages);
    }
    for GameCommand(command) in commands.read() {
        let command = command.clone();
        if matches!(command, Command::SetUp(_)) {
            end_practice(&mut session, &mut mode);
        }
        if session.is_practicing() {
            practice(command, &mut session, &mut messages);
        } else if let Some(command) =
            route_remote(command, &mut session, &mut seats, &mut autosave, &mut messages)
        {
            apply(command, &mut session, &mut autosave, &mut messages);
        }
    }
    if !games.is_empty() {
        end_practice(&mut session, &mut mode);
        leave_remote(&mut session, &mut seats, &mut messages);
    }
    for LoadGame { game, source } in games.read() {
        let command = Command::from(&**game);
        let is_loaded = apply(command, &mut session, &mut autosave, &mut messages);
        let is_earlier = is_loaded
            && source.as_ref().is_some_and(|source| {
                stay_in_file(source, game, &session, autosave.as_deref_mut())
            });
        if is_earlier && game.result == GameResult::Unfinished {
            // Continue from the end of the game.
            let end = Command::Show(session.game().last_ply());
            apply(end, &mut session, &mut autosave, &mut messages);
        }
    }
    let is_running = session.all().game().running_clock().is_some() && !is_waiting;
    time.passing().release(is_running);
    if let Some(autosave) = &mut autosave {
        autosave.bypass_change_detection().note_time(is_running);
    }
}

/// Applies an update of the online game. A finished one becomes its table's game.
fn update_remote(
    change: RemoteUpdate,
    session: &mut ResMut<CurrentSession>,
    seats: &mut ResMut<PlayerSeats>,
    autosave: &mut Option<ResMut<Autosave>>,
    messages: &mut SessionMessages,
) {
    let before = seats.clone();
    let unwatched = seats.bypass_change_detection();
    let (events, commands) = remote::update(change, session, unwatched);
    for command in commands {
        // Its events have been shown move by move.
        apply_unseen(command, session, autosave, messages);
    }
    if *unwatched != before {
        seats.set_changed();
    }
    messages.events.write_batch(remote::messages(events));
}

/// Passes a player's command to the online game if it is on the board. Returns a command meant for the session.
fn route_remote(
    command: Command,
    session: &mut ResMut<CurrentSession>,
    seats: &mut ResMut<PlayerSeats>,
    autosave: &mut Option<ResMut<Autosave>>,
    messages: &mut SessionMessages,
) -> Option<Command> {
    if !session.is_remote() {
        return Some(command);
    }
    match remote::route(command, session.bypass_change_detection()) {
        Routed::Looked(events) => {
            session.set_changed();
            messages.events.write_batch(remote::messages(events));
            None
        }
        Routed::Asked(command) => {
            messages.asked.write(RemoteCommand(command));
            None
        }
        Routed::Left(command) => {
            leave_remote(session, seats, messages);
            Some(command)
        }
        Routed::Covered(command) => {
            apply_unseen(command, session, autosave, messages);
            None
        }
        Routed::Ignored => None,
    }
}

/// Takes the online game off the board.
fn leave_remote(
    session: &mut ResMut<CurrentSession>,
    seats: &mut ResMut<PlayerSeats>,
    messages: &mut SessionMessages,
) {
    if session.remote.is_some() {
        let events = remote::leave(session, seats);
        messages.events.write_batch(remote::messages(events));
    }
}

/// Makes an opened earlier game autosave in its file, unless partly unreadable; returns `false` for a player's file.
fn stay_in_file(
    source: &GameSource,
    game: &PdnGame,
    session: &CurrentSession,
    autosave: Option<&mut Autosave>,
) -> bool {
    let Some(autosave) = autosave else {
        return false;
    };
    if !autosave.archive().holds(&source.path) {
        return false;
    }
    if let Some(place) = &source.place {
        let id = autosave.game_id(game.tree.start().variant());
        autosave.set_saved(session.all(), id, Some(place.clone()));
    }
    true
}

/// Takes the practice game off the board when another game replaces it.
fn end_practice(session: &mut ResMut<CurrentSession>, mode: &mut ModeSwitch) {
    if session.is_practicing() {
        session.set_practice(None);
        mode.to(BoardMode::Game);
    }
}

/// Plays a move of the practice game. Its end is not an event; the exercise reports its own result.
fn practice(
    command: Command,
    session: &mut ResMut<CurrentSession>,
    messages: &mut SessionMessages,
) {
    let is_move = matches!(command, Command::Play(_));
    let Some(practice) = session.practice_mut().filter(|_| is_move) else {
        return;
    };
    match practice.apply(command) {
        Ok(events) => {
            let events = events.into_iter();
            let events = events.filter(|event| !matches!(event, Event::Ended(_)));
            messages.events.write_batch(events.map(GameEvent));
        }
        Err(error) => {
            messages.rejected.write(CommandRejected(error));
        }
    }
}

/// Applies a command; returns `true` on success.
fn apply(
    command: Command,
    session: &mut ResMut<CurrentSession>,
    autosave: &mut Option<ResMut<Autosave>>,
    messages: &mut SessionMessages,
) -> bool {
    let begins = matches!(command, Command::NewGame | Command::SetUp(_) | Command::Load(_));
    match apply_unseen(command, session, autosave, messages) {
        Some(events) => {
            if begins {
                session.remote_end = None;
            }
            messages.events.write_batch(remote::messages(events));
            true
        }
        None => false,
    }
}

/// Applies a command and returns its unsent events; `None` if it was rejected.
fn apply_unseen(
    command: Command,
    session: &mut ResMut<CurrentSession>,
    autosave: &mut Option<ResMut<Autosave>>,
    messages: &mut SessionMessages,
) -> Option<Vec<Event>> {
    match session.bypass_change_detection().all_mut().apply_recorded(command) {
        Ok(applied) => {
            if let Some(autosave) = autosave {
                // The journal is not displayed, so do not mark it as changed.
                autosave.bypass_change_detection().record(session.all(), &applied);
            }
            if !matches!(applied.command, Command::Wait(_)) || !applied.events.is_empty() {
                session.set_changed();
            }
            messages.applied.write(CommandApplied(applied.command));
            Some(applied.events)
        }
        Err(error) => {
            messages.rejected.write(CommandRejected(error));
            None
        }
    }
}

fn resume_session(
    mut requests: MessageReader<ResumeSession>,
    mut session: ResMut<CurrentSession>,
    autosave: Option<ResMut<Autosave>>,
    time: Res<GameTime>,
    mut mode: ModeSwitch,
    mut seats: ResMut<PlayerSeats>,
    mut messages: SessionMessages,
    mut notices: MessageWriter<Notice>,
) {
    let Some(mut autosave) = autosave else { return };
    for &ResumeSession { session: index, table } in requests.read() {
        time.passing().hold();
        time.passing().skip();
        let notice = match autosave.resume(session.all_mut(), index) {
            Ok(None) => continue,
            Ok(Some((commands, damage))) => {
                end_practice(&mut session, &mut mode);
                leave_remote(&mut session, &mut seats, &mut messages);
                session.remote_end = None;
                let variant = session.game().variant();
                let applied = commands.into_iter().map(CommandApplied);
                messages.applied.write_batch(applied);
                let events = [Event::GameSwitched(variant), Event::Started];
                messages.events.write_batch(events.map(GameEvent));
                if let Some(table) = table.filter(|&table| table != variant) {
                    let switch = Command::SwitchGame(table);
                    if let Ok(applied) = session.all_mut().apply_recorded(switch) {
                        autosave.record(session.all(), &applied);
                        messages.applied.write(CommandApplied(applied.command));
                        messages.events.write_batch(applied.events.into_iter().map(GameEvent));
                    }
                }
                // A partly unreadable journal is kept and reported.
                let is_torn = matches!(damage, Some(Damage::TornLine { .. }));
                is_torn.then(|| Notice::info(|localizer| localizer.messages.text_journal_damaged()))
            }
            Err(error) => Some(Notice::info(move |localizer| {
                localizer.messages.text_not_kept(error.to_string())
            })),
        };
        notices.write_batch(notice);
    }
}

#[derive(Resource, Debug)]
pub struct SessionRecorder(pub Recorder);

/// Records the commands. An error ends the recording, because a command would be missing.
fn record(
    recorder: Option<ResMut<SessionRecorder>>,
    mut applied: MessageReader<CommandApplied>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Some(mut recorder) = recorder else { return };
    for CommandApplied(command) in applied.read() {
        let Err(error) = recorder.0.write(command) else {
            continue;
        };
        error!("the recording ends: {error}");
        notices.write(Notice::info(move |localizer| localizer.recording_failed(&error)));
        commands.remove_resource::<SessionRecorder>();
        return;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentSession>()
        .init_resource::<GameTime>()
        .add_plugins((practice::plugin, remote::plugin))
        .add_systems(
            Update,
            (resume_session, apply_commands, practice::follow_commands)
                .chain()
                .in_set(FrameSystems::Apply),
        )
        .add_systems(Update, record.in_set(FrameSystems::Render));
}
