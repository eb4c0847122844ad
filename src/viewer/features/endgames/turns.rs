//! Follows the moves of an endgame: judges those of the player, and answers with the longest defense.

use bevy::prelude::*;

use super::control::{arrows_of, set_out};
use super::records::RecordWriter;
use super::state::{EndgameFile, EndgamePractice};
use crate::endgame_practice::MoveJudgment;
use crate::game::Command;
use crate::game_tree::MarkColor;
use crate::notation::{MoveRequest, move_text};
use crate::sound::Sound;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, GameCommand, PlaySound, PracticeCommand};
use crate::viewer::kernel::practice::last_move;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::ui::bindings::BindingSystems;

/// The pause before an answer, in seconds.
const PAUSE: f32 = 0.4;
/// The part of the pause that one frame takes at most, in seconds.
const MAX_STEP: f32 = 0.1;

/// Judges a move of the player. A move of the defense that the player makes is undone.
fn follow_moves(
    session: Res<CurrentSession>,
    mut practice: ResMut<EndgamePractice>,
    file: Res<EndgameFile>,
    waker: WindowWaker,
    mut records: ResMut<RecordWriter>,
    mut board: MessageWriter<PracticeCommand>,
) {
    let Some(played) = practice.bypass_change_detection().played_mut() else {
        return;
    };
    let game = session.game();
    let last = last_move(game).filter(|(_, before)| *before == played.attempt.position());
    let Some((mv, before)) = last.filter(|_| session.is_practicing()) else {
        return;
    };
    let Some(judgment) = played.attempt.play(mv) else {
        set_out(&played.attempt, &mut board);
        return;
    };
    played.judged = Some((judgment, move_text::write(before, mv)));
    played.best = None;
    played.is_unreported = true;
    if matches!(judgment, MoveJudgment::ThrownAway { .. }) {
        let refutation = played.attempt.refutation();
        let position = played.attempt.position();
        board.write_batch(refutation.map(|answer| arrows_of(position, answer, MarkColor::Red)));
    }
    if played.is_won() {
        let won = played.attempt.clone();
        practice.records.note(&won);
        records.note(&file, won, &waker);
    }
    practice.set_changed();
}

/// Announces and sounds the judgment once the move has been animated.
fn report(
    animation: Res<MoveAnimation>,
    localization: Res<Localization>,
    mut practice: ResMut<EndgamePractice>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let unreported = practice.bypass_change_detection().played_mut();
    let Some(played) = unreported.filter(|played| played.is_unreported && !animation.is_running())
    else {
        return;
    };
    played.is_unreported = false;
    let attempt = &played.attempt;
    let words = match &played.judged {
        _ if played.is_won() => attempt.won_words(&localization),
        Some((judgment, text)) => attempt.judgment_words(*judgment, text, &localization),
        None => return,
    };
    let sound = match (played.is_won(), played.is_thrown_away()) {
        (true, _) => Some(Sound::Won),
        (_, true) => Some(Sound::Refused),
        _ => None,
    };
    sounds.write_batch(sound.map(PlaySound));
    announcements.write(Announcement(words));
    practice.set_changed();
}

/// Takes back the move that threw the win away when another one has been typed.
fn take_back(
    entry: Res<MoveEntry>,
    mut practice: ResMut<EndgamePractice>,
    mut board: MessageWriter<PracticeCommand>,
) {
    let thrown_away = practice.bypass_change_detection().played_mut();
    if let Some(played) = thrown_away.filter(|played| entry.waits && played.is_thrown_away())
        && played.take_back()
    {
        set_out(&played.attempt, &mut board);
        practice.set_changed();
    }
}

/// Plays the longest defense, a moment after the move before has been animated.
fn reply(
    animation: Res<MoveAnimation>,
    session: Res<CurrentSession>,
    time: Res<Time<Real>>,
    mut waited: Local<f32>,
    mut practice: ResMut<EndgamePractice>,
    mut board: MessageWriter<PracticeCommand>,
    mut commands: MessageWriter<GameCommand>,
    mut motion: ResMut<Motion>,
) {
    let Some(played) = practice.bypass_change_detection().played_mut() else {
        return;
    };
    let attempt = &mut played.attempt;
    let game = session.game();
    let is_on_board = game.position() == attempt.position();
    if animation.is_running() || attempt.end().is_some() || !is_on_board {
        *waited = 0.0;
        return;
    }
    if attempt.is_players_turn() {
        *waited = 0.0;
        if game.outcome().is_some() {
            // A draw by count does not end the exercise.
            set_out(attempt, &mut board);
        }
        return;
    }
    *waited += time.delta_secs().min(MAX_STEP);
    motion.request_frame();
    if *waited < PAUSE {
        return;
    }
    *waited = 0.0;
    let Some(mv) = attempt.reply() else { return };
    match game.position().route(mv) {
        Some(route) if game.outcome().is_none() => {
            let request = MoveRequest::from_route(mv, &route);
            commands.write(GameCommand(Command::Play(request)));
        }
        _ => set_out(attempt, &mut board),
    }
    practice.set_changed();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_moves
                .run_if(resource_changed::<CurrentSession>)
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
            take_back.in_set(FrameSystems::Input),
            (report, reply)
                .chain()
                .in_set(FrameSystems::Render)
                .after(AnimateMoves)
                .before(BindingSystems),
        ),
    );
}
