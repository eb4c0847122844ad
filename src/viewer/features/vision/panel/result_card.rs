//! The result of a round, with the best score and the next steps.

use bevy::prelude::*;

use super::page;
use super::quiet;
use super::wide_button;
use crate::i18n::Messages;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::judging::answer_words;
use crate::viewer::features::vision::state::{VisionPractice, VisionScores};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, title};
use crate::vision::RoundResult;

/// A text about the result; empty before the end of a round.
fn of_result(
    words: impl Fn(&Tracked<'_>, &RoundResult) -> String + Send + Sync + 'static,
) -> BoundText {
    BoundText::new(move |ui| {
        let result = ui.of::<VisionPractice>().result();
        result.map_or_else(String::new, |(result, _)| words(ui, &result))
    })
}

fn comparison(ui: &Tracked<'_>, result: &RoundResult) -> String {
    let is_best = ui.of::<VisionPractice>().result().is_some_and(|(_, is_best)| is_best);
    let messages = &ui.localizer().messages;
    match ui.of::<VisionScores>().0.get(result.kind, result.geometry) {
        Some(_) if is_best => messages.vision_new_best(),
        Some(best) => messages.vision_best_so_far(best),
        None => String::new(),
    }
}

pub(super) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    let large = |name, color, words| title(assets, name, LetterSize::Title, color, words);
    page(
        "Result",
        |ui| ui.of::<VisionPractice>().result().is_some(),
        children![
            quiet("Time is up", BoundText::message(Messages::vision_time_up)),
            quiet(
                "Answer",
                BoundText::new(|ui| {
                    let round = ui.of::<VisionPractice>().round().filter(|round| round.is_over());
                    round.map_or_else(String::new, |round| answer_words(round, ui.localizer()))
                })
            ),
            large(
                "Points",
                palette::TEXT,
                of_result(|ui, result| ui.localizer().messages.vision_points(result.score()))
            ),
            title(
                assets,
                "Comparison",
                LetterSize::Heading,
                palette::ACCENT,
                of_result(comparison)
            ),
            quiet(
                "Tally",
                of_result(|ui, result| {
                    let messages = &ui.localizer().messages;
                    messages.vision_tally(result.right, result.wrong)
                })
            ),
            quiet(
                "Streak",
                of_result(|ui, result| {
                    let messages = &ui.localizer().messages;
                    messages.vision_longest_streak(result.longest_streak)
                })
            ),
            wide_button("Again", VisionAction::Again, ButtonStyle::Primary, Messages::vision_again),
            wide_button(
                "Other exercises",
                VisionAction::LeaveRound,
                ButtonStyle::Normal,
                Messages::vision_other
            ),
        ],
    )
}
