//! The actions of the trainer, its time, and the board that shows its questions.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::announcements;
use super::judging::Answers;
use super::state::Trainer;
use crate::rules::{Geometry, Position, Variant};
use crate::sound::Sound;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::practice_host::PracticeHost;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::state::VisionScores;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, BoardInput, PlaySound, PracticeCommand};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::vision::{Round, RoundEvent};

/// Carries out the actions of the trainer.
pub(super) fn carry_out(
    mut actions: MessageReader<VisionAction>,
    session: Res<CurrentSession>,
    mut host: PracticeHost,
    mut answers: Answers,
) {
    for &action in actions.read() {
        match action {
            VisionAction::Toggle if answers.trainer.is_open() => {
                answers.trainer.close();
            }
            VisionAction::Toggle if !host.opens_in_any_view() => {}
            VisionAction::Toggle => {
                let geometry = session.game().variant().geometry();
                answers.trainer.open(geometry);
                let words = &answers.localization.messages;
                let opened = Announcement(format!(
                    "{}. {}",
                    words.trainer_title(),
                    words.trainer_rules()
                ));
                answers.announcements.write(opened);
            }
            VisionAction::Board(geometry) if answers.trainer.round().is_none() => {
                answers.trainer.open(geometry);
            }
            VisionAction::Board(_) => {}
            VisionAction::Begin(kind) => answers.begin(kind),
            VisionAction::Again => {
                let over = answers.trainer.result();
                if let Some((result, _)) = over {
                    answers.begin(result.kind);
                }
            }
            VisionAction::LeaveRound => answers.trainer.leave_round(),
            VisionAction::Digit(digit) => answers.judge(|trainer| trainer.type_digit(digit)),
            VisionAction::Erase => answers.trainer.erase(),
            VisionAction::Submit => answers.judge(Trainer::submit),
            VisionAction::Side(side) => answers.judge(|trainer| trainer.pick_side(side)),
        }
    }
}

/// The time left that is announced to screen readers.
const ANNOUNCE_AT: Duration = Duration::from_secs(10);

/// The longest that a frame counts while a solution is shown: on a slow machine it is seen for some frames.
const MAX_SHOWN_STEP: Duration = Duration::from_millis(400);

/// Lets the time of a round pass. It stands still under a dialog.
pub(super) fn pass_time(
    time: Res<Time<Real>>,
    dialogs: Res<OpenDialogs>,
    localization: Res<Localization>,
    mut was_running: Local<bool>,
    mut trainer: ResMut<Trainer>,
    mut scores: ResMut<VisionScores>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
    mut reasons: ResMut<FrameReasons>,
) {
    let has_announced = |trainer: &Trainer| {
        let round = trainer.running_round();
        round.is_some_and(|round| round.time_left() <= ANNOUNCE_AT)
    };
    reasons.time_runs |= trainer.running_round().is_some();
    let is_running = trainer.running_round().is_some() && !dialogs.is_modal();
    // The time before the first frame of a round belongs to no question.
    if !std::mem::replace(&mut *was_running, is_running) || !is_running {
        return;
    }
    let had_announced = has_announced(&trainer);
    let best = &mut scores.bypass_change_detection().0;
    let passing = trainer.bypass_change_detection();
    let is_asking = passing.round().is_some_and(Round::is_asking);
    let elapsed = if is_asking {
        time.delta()
    } else {
        time.delta().min(MAX_SHOWN_STEP)
    };
    let event = passing.advance(elapsed, best);
    if !had_announced && has_announced(passing) {
        let seconds = ANNOUNCE_AT.as_secs();
        let words = localization.messages.trainer_seconds_left(seconds);
        announcements.write(Announcement(words));
    }
    let Some(event) = event else { return };
    trainer.set_changed();
    reasons.has_changed = true;
    let Some(round) = trainer.round() else { return };
    announcements.write(Announcement(match event {
        RoundEvent::NextQuestion => round.question().spoken_words(&localization),
        RoundEvent::TimeUp => {
            scores.set_changed();
            let is_best = trainer.result().is_some_and(|(_, is_best)| is_best);
            sounds.write(PlaySound(if is_best {
                Sound::Won
            } else {
                Sound::YourTurn
            }));
            announcements::result(&trainer, &scores, &localization)
        }
    }));
}

/// The position that stands in for the game, so that the board is of this kind. The trainer shows other pieces on it.
fn board_of(geometry: Geometry) -> Position {
    Position::start(match geometry {
        Geometry::Flat => Variant::International,
        Geometry::Pyramid => Variant::Dames3d,
    })
}

/// Closes the trainer when another game comes on its board, such as one that is opened from a file.
pub(super) fn close(mut trainer: ResMut<Trainer>) {
    if trainer.is_open() {
        trainer.close();
    }
}

/// Puts the pieces of the question on the board, and the game again once the trainer is closed.
pub(super) fn follow(
    trainer: Res<Trainer>,
    mut shown: Local<Option<Geometry>>,
    mut demonstration: ResMut<Demonstration>,
    mut practice: MessageWriter<PracticeCommand>,
    mut inputs: MessageWriter<BoardInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let geometry = trainer.geometry();
    if let Some(setup) = trainer.setup() {
        if demonstration.setup() != Some(setup) {
            demonstration.ask(setup);
        }
    } else if shown.is_some() {
        demonstration.close();
        practice.write(PracticeCommand::End);
        inputs.write(BoardInput::Walk(None));
        redraw.write(RequestRedraw);
    }
    if *shown != geometry {
        *shown = geometry;
        practice.write_batch(geometry.map(|board| PracticeCommand::Begin(board_of(board))));
        redraw.write(RequestRedraw);
    }
}
