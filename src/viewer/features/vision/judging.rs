//! Judges answers in board vision (clicks, numbers, sides), with sound and announcement.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::state::VisionPractice;
use crate::i18n::Localizer;
use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::viewer::features::vision::state::VisionScores;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Announcement, BoardInput, PlaySound};
use crate::viewer::kernel::settings::Localization;
use crate::vision::{AnswerVerdict, QuestionKind, Round};

/// Announces and sounds feedback on answers.
#[derive(SystemParam)]
pub(super) struct Answers<'w> {
    localization: Res<'w, Localization>,
    announcements: MessageWriter<'w, Announcement>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Answers<'_> {
    /// Announces board vision and its rules.
    pub(super) fn introduce(&mut self) {
        let words = &self.localization.messages;
        let opened = format!("{}. {}", words.vision_title(), words.vision_rules());
        self.announcements.write(Announcement(opened));
    }

    /// Starts a round and announces its first question.
    pub(super) fn begin(&mut self, practice: &mut VisionPractice, kind: QuestionKind) {
        practice.begin(kind, fastrand::u64(..));
        if let Some(round) = practice.running_round() {
            let words = round.question().spoken_words(&self.localization);
            self.announcements.write(Announcement(words));
        }
    }

    /// Judges a partial answer, with visible, audible and spoken feedback.
    pub(super) fn judge(
        &mut self,
        practice: &mut VisionPractice,
        answer: impl FnOnce(&mut VisionPractice) -> Option<AnswerVerdict>,
    ) {
        let Some(verdict) = answer(practice) else {
            return;
        };
        self.sounds.write(PlaySound(match verdict {
            AnswerVerdict::Found => Sound::Lift,
            AnswerVerdict::Right => Sound::Place(PieceKind::Man),
            AnswerVerdict::Wrong => Sound::Refused,
        }));
        if let Some(round) = practice.round() {
            let words = verdict_words(verdict, round, &self.localization);
            self.announcements.write(Announcement(words));
        }
    }
}

fn judge_clicks(
    mut inputs: MessageReader<BoardInput>,
    dialogs: Res<OpenDialogs>,
    mut practice: ResMut<VisionPractice>,
    mut answers: Answers,
) {
    for input in inputs.read() {
        if let BoardInput::Click(square) = *input
            && !dialogs.is_modal()
        {
            answers.judge(&mut practice, |practice| practice.click(square));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        judge_clicks.run_if(resource_exists::<VisionPractice>).in_set(FrameSystems::Input),
    );
}

fn verdict_words(verdict: AnswerVerdict, round: &Round, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    match verdict {
        AnswerVerdict::Found => messages.vision_found(round.found().len(), round.solution().len()),
        AnswerVerdict::Right => messages.vision_right(),
        AnswerVerdict::Wrong => messages.vision_wrong(round.solution().words(localizer)),
    }
}

pub(super) fn result_words(
    practice: &VisionPractice,
    scores: &VisionScores,
    localizer: &Localizer,
) -> String {
    let messages = &localizer.messages;
    let Some((result, is_best)) = practice.result() else {
        return String::new();
    };
    let best = scores.0.get(result.kind, result.geometry);
    let comparison = match best {
        _ if is_best => messages.vision_new_best(),
        Some(best) => messages.vision_best_so_far(best),
        None => String::new(),
    };
    let points = messages.vision_points(result.score());
    let answer = practice.round().map(|round| answer_words(round, localizer));
    let words = [messages.vision_time_up(), answer.unwrap_or_default(), points, comparison];
    let said = words.into_iter().filter(|words| !words.is_empty());
    said.collect::<Vec<_>>().join(". ")
}

/// The answer to the question that was open at the end.
pub(super) fn answer_words(round: &Round, localizer: &Localizer) -> String {
    let answer = round.solution().words(localizer);
    localizer.messages.vision_answer_was(answer)
}
