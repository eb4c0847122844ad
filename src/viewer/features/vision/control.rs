//! Handles the actions, timing and board of board vision.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::judging::{Answers, result_words};
use super::state::{VISION, VisionPractice};
use crate::sound::Sound;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::practice_host::PracticeHost;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::state::VisionScores;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Announcement, BoardInput, PlaySound, any_read};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::vision::{Round, RoundEvent};

fn carry_out(
    mut actions: MessageReader<VisionAction>,
    session: Res<CurrentSession>,
    practice: Option<ResMut<VisionPractice>>,
    mut host: PracticeHost,
    mut answers: Answers,
) {
    let Some(mut practice) = practice else {
        let geometry = session.game().variant().geometry();
        if any_read(&mut actions, |action| *action == VisionAction::Toggle)
            && host.try_open(|| VisionPractice::new(geometry))
        {
            answers.introduce();
        }
        return;
    };
    for &action in actions.read() {
        match action {
            VisionAction::Toggle => host.leave(),
            VisionAction::Board(geometry) if practice.round().is_none() => {
                *practice = VisionPractice::new(geometry);
            }
            VisionAction::Board(_) => {}
            VisionAction::Begin(kind) => answers.begin(&mut practice, kind),
            VisionAction::Again => {
                if let Some((result, _)) = practice.result() {
                    answers.begin(&mut practice, result.kind);
                }
            }
            VisionAction::LeaveRound => practice.leave_round(),
            VisionAction::Digit(digit) => {
                answers.judge(&mut practice, |practice| practice.type_digit(digit));
            }
            VisionAction::Erase => practice.erase(),
            VisionAction::Submit => answers.judge(&mut practice, VisionPractice::submit),
            VisionAction::Side(side) => {
                answers.judge(&mut practice, |practice| practice.pick_side(side));
            }
        }
    }
}

/// Remaining time at which screen readers are notified.
const ANNOUNCE_AT: Duration = Duration::from_secs(10);

/// Maximum share of a solution's display time per frame, so that slow machines show it for several frames.
const MAX_SHOWN_STEP: Duration = Duration::from_millis(400);

/// Advances the round's timer, which pauses under a dialog.
fn pass_time(
    time: Res<Time<Real>>,
    dialogs: Res<OpenDialogs>,
    localization: Res<Localization>,
    mut was_running: Local<bool>,
    mut practice: ResMut<VisionPractice>,
    mut scores: ResMut<VisionScores>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
    mut reasons: ResMut<FrameReasons>,
) {
    let has_announced = |practice: &VisionPractice| {
        let round = practice.running_round();
        round.is_some_and(|round| round.time_left() <= ANNOUNCE_AT)
    };
    reasons.time_runs |= practice.running_round().is_some();
    let is_running = practice.running_round().is_some() && !dialogs.is_modal();
    // The time before a round's first frame is not charged to a question.
    if !std::mem::replace(&mut *was_running, is_running) || !is_running {
        return;
    }
    let had_announced = has_announced(&practice);
    let best = &mut scores.bypass_change_detection().0;
    let passing = practice.bypass_change_detection();
    let is_asking = passing.round().is_some_and(Round::is_asking);
    let elapsed = if is_asking { time.delta() } else { time.delta().min(MAX_SHOWN_STEP) };
    let event = passing.advance(elapsed, best);
    if !had_announced && has_announced(passing) {
        let seconds = ANNOUNCE_AT.as_secs();
        let words = localization.messages.vision_seconds_left(seconds);
        announcements.write(Announcement(words));
    }
    let Some(event) = event else { return };
    practice.set_changed();
    reasons.has_changed = true;
    let Some(round) = practice.round() else {
        return;
    };
    announcements.write(Announcement(match event {
        RoundEvent::NextQuestion => round.question().spoken_words(&localization),
        RoundEvent::TimeUp => {
            scores.set_changed();
            let is_best = practice.result().is_some_and(|(_, is_best)| is_best);
            sounds.write(PlaySound(if is_best { Sound::Won } else { Sound::YourTurn }));
            result_words(&practice, &scores, &localization)
        }
    }));
}

/// Puts the pieces of the question on the board.
fn show_question(
    practice: Res<VisionPractice>,
    mut demonstration: ResMut<Demonstration>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let setup = practice.setup();
    if demonstration.setup() != Some(setup) {
        demonstration.ask(setup);
        redraw.write(RequestRedraw);
    }
}

/// Shows the game again and clears the keyboard cursor.
fn close(
    mut demonstration: ResMut<Demonstration>,
    mut inputs: MessageWriter<BoardInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    demonstration.close();
    inputs.write(BoardInput::Walk(None));
    redraw.write(RequestRedraw);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(BoardMode::Practice(VISION)), close).add_systems(
        Update,
        (
            carry_out,
            pass_time.run_if(resource_exists::<VisionPractice>),
            show_question.run_if(resource_exists_and_changed::<VisionPractice>),
        )
            .chain()
            .after(CarryOut)
            .before(FrameSystems::Input),
    );
}
