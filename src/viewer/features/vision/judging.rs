//! Answers to the questions of the trainer: clicks, numbers and sides.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::announcements;
use super::state::Trainer;
use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, BoardInput, PlaySound};
use crate::vision::{AnswerVerdict, QuestionKind};

/// The trainer, and the ways to say what becomes of an answer.
#[derive(SystemParam)]
pub(super) struct Answers<'w> {
    pub(super) trainer: ResMut<'w, Trainer>,
    pub(super) localization: Res<'w, Localization>,
    pub(super) announcements: MessageWriter<'w, Announcement>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Answers<'_> {
    /// Begins a round, and announces its first question.
    pub(super) fn begin(&mut self, kind: QuestionKind) {
        self.trainer.begin(kind, fastrand::u64(..));
        if let Some(round) = self.trainer.running_round() {
            let words = round.question().spoken_words(&self.localization);
            self.announcements.write(Announcement(words));
        }
    }

    /// Judges a part of an answer. The verdict is seen, heard and announced.
    pub(super) fn judge(&mut self, answer: impl FnOnce(&mut Trainer) -> Option<AnswerVerdict>) {
        let Some(verdict) = answer(&mut self.trainer) else {
            return;
        };
        self.sounds.write(PlaySound(match verdict {
            AnswerVerdict::Found => Sound::Lift,
            AnswerVerdict::Right => Sound::Place(PieceKind::Man),
            AnswerVerdict::Wrong => Sound::Refused,
        }));
        if let Some(round) = self.trainer.round() {
            let words = announcements::verdict(verdict, round, &self.localization);
            self.announcements.write(Announcement(words));
        }
    }
}

/// Judges the squares that are clicked.
pub(super) fn judge_clicks(
    mut inputs: MessageReader<BoardInput>,
    dialogs: Res<OpenDialogs>,
    mut answers: Answers,
) {
    for input in inputs.read() {
        if let BoardInput::Click(square) = *input
            && !dialogs.is_modal()
        {
            answers.judge(|trainer| trainer.click(square));
        }
    }
}
