//! Buttons and keys of endgame practice, and records of wins.

use bevy::prelude::*;

use super::actions::EndgameAction;
use super::choosing::EndgameChoice;
use super::state::{ENDGAMES, EndgamePractice, PlayedEndgame, WonEndgames};
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::board::practice_host::PracticeHost;
use crate::viewer::kernel::actions::{CarryOut, CurrentSituation};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::messages::{Announcement, any_read};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;

/// Handles the hint key, as in a game, and Enter after a win or a mistake.
fn read_key(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    practice: Option<Res<EndgamePractice>>,
) -> Option<KeyUse> {
    let practice = practice?;
    let played = practice.played()?;
    if !situation.get().is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let action = match press.action_of()? {
        EndgameAction::Next if played.is_thrown_away() => EndgameAction::TakeBack,
        EndgameAction::Next if !played.is_won() => return None,
        action => action,
    };
    Some(KeyUse::ask(action))
}

fn handle_actions(
    mut actions: MessageReader<EndgameAction>,
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    practice: Option<ResMut<EndgamePractice>>,
    mut host: PracticeHost,
    mut choice: EndgameChoice,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(mut practice) = practice else {
        if any_read(&mut actions, |action| *action == EndgameAction::Open) {
            host.try_open(|| {
                let geometry = session.game().variant().geometry();
                let mut practice = EndgamePractice::new(geometry);
                choice.begin_on(&mut practice, geometry);
                practice
            });
        }
        return;
    };
    for &action in actions.read() {
        match action {
            EndgameAction::Open => {}
            EndgameAction::Board(geometry) => {
                practice.set_board(geometry);
                choice.begin_on(&mut practice, geometry);
            }
            EndgameAction::Length(length) => {
                choice.filter.length = length;
                choice.begin(&mut practice);
            }
            EndgameAction::Ending(ending) => {
                choice.filter.ending = ending;
                choice.begin(&mut practice);
            }
            EndgameAction::Next => choice.begin(&mut practice),
            EndgameAction::Again => {
                if let Some(played) = practice.played_mut() {
                    *played = PlayedEndgame::new(played.attempt.begun_again());
                }
            }
            EndgameAction::TakeBack => {
                if let Some(played) = practice.played_mut() {
                    played.take_back();
                }
            }
            EndgameAction::ShowBest => {
                if let Some(played) = practice.played_mut()
                    && let Some(best) = played.show_best()
                {
                    let words = played.attempt.best_words(best, &localization);
                    announcements.write(Announcement(words));
                }
            }
            EndgameAction::Leave => host.leave(),
        }
    }
}

fn close(mut choice: EndgameChoice) {
    choice.leave();
}

fn read_records(mut won: ResMut<WonEndgames>, waker: WindowWaker) {
    won.read_after(|| (), &waker);
}

/// Records a win as soon as it is on the board.
fn note_win(
    practice: Res<EndgamePractice>,
    waker: WindowWaker,
    mut was_won: Local<bool>,
    mut won: ResMut<WonEndgames>,
) {
    let played = practice.played().filter(|played| played.is_won());
    if std::mem::replace(&mut *was_won, played.is_some()) {
        return;
    }
    if let Some(played) = played {
        let attempt = played.attempt.clone();
        won.note(move |records| records.note(&attempt), &waker);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read_key)
        .add_systems(Startup, read_records)
        .add_systems(
            Update,
            (
                handle_actions.in_set(CarryOut),
                note_win
                    .run_if(resource_exists_and_changed::<EndgamePractice>)
                    .in_set(FrameSystems::Render),
            ),
        )
        .add_systems(OnExit(BoardMode::Practice(ENDGAMES)), close);
}
