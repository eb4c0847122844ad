//! The words of the trainer for screen readers.

use super::state::Trainer;
use crate::i18n::Localizer;
use crate::viewer::features::vision::state::VisionScores;
use crate::vision::{AnswerVerdict, Round};

/// The words for a verdict.
pub(super) fn verdict(verdict: AnswerVerdict, round: &Round, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    match verdict {
        AnswerVerdict::Found => messages.trainer_found(round.found().len(), round.solution().len()),
        AnswerVerdict::Right => messages.trainer_right(),
        AnswerVerdict::Wrong => messages.trainer_wrong(round.solution().words(localizer)),
    }
}

/// The words for the result of a round.
pub(super) fn result(trainer: &Trainer, scores: &VisionScores, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    let Some((result, is_best)) = trainer.result() else {
        return String::new();
    };
    let best = scores.0.get(result.kind, result.geometry);
    let comparison = match best {
        _ if is_best => messages.trainer_new_best(),
        Some(best) => messages.trainer_best_so_far(best),
        None => String::new(),
    };
    let points = messages.trainer_points(result.score());
    let answer = trainer.round().map(|round| answer(round, localizer));
    let words = [
        messages.trainer_time_up(),
        answer.unwrap_or_default(),
        points,
        comparison,
    ];
    let said = words.into_iter().filter(|words| !words.is_empty());
    said.collect::<Vec<_>>().join(". ")
}

/// The words for the answer to the question that was open when the time was up.
pub(super) fn answer(round: &Round, localizer: &Localizer) -> String {
    let answer = round.solution().words(localizer);
    localizer.messages.trainer_answer_was(answer)
}
