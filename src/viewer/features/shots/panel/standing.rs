//! The player's rating with its last change, the streak, and the number of solved exercises.

use bevy::prelude::*;

use super::of_run;
use super::of_shots;
use super::raised;
use crate::i18n::Messages;
use crate::shots::BoardProgress;
use crate::viewer::features::shots::state::{ExerciseResults, ExerciseRun, ShotsPractice};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, text, title};

/// A text about the player's results.
fn of_results(words: fn(&Tracked<'_>, &ShotsPractice, &BoardProgress) -> String) -> BoundText {
    BoundText::new(of_shots(move |ui, open: &ShotsPractice| {
        words(ui, open, ui.of::<ExerciseResults>().get().on(open.variant))
    }))
}

/// The rating change from the current exercise.
fn change(
    assets: &UiAssets,
    name: &'static str,
    color: Color,
    is_shown: fn(i64) -> bool,
) -> impl Bundle + use<> {
    let words = of_run(|_, run: &ExerciseRun| {
        run.new_rating()
            .map_or_else(String::new, |new| format!("{:+}", new.change).replace('-', "−"))
    });
    (
        VisibleWhen::new(of_run(move |_, run: &ExerciseRun| {
            run.new_rating().is_some_and(|new| is_shown(new.change))
        })),
        title(assets, name, LetterSize::Heading, color, BoundText::new(words)),
    )
}

pub(super) fn card(assets: &UiAssets) -> impl Bundle + use<> {
    let small = |name, words| text(name, LetterSize::Small, palette::TEXT_QUIET, words);
    raised(
        "Standing",
        children![
            group_of(
                "Rating",
                row(8.0),
                children![
                    small("Label", BoundText::message(Messages::shots_your_rating)),
                    title(
                        assets,
                        "Number",
                        LetterSize::Clock,
                        palette::ACCENT,
                        of_results(|_, _, results| results.rating().rounded().to_string())
                    ),
                    text(
                        "Deviation",
                        LetterSize::Body,
                        palette::TEXT_QUIET,
                        of_results(|_, _, results| format!("± {:.0}", results.rating().deviation))
                    ),
                    change(assets, "Gain", palette::DESTINATION, |change| change > 0),
                    change(assets, "Loss", palette::CAPTURE, |change| change < 0),
                ]
            ),
            group_of(
                "Numbers",
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    flex_wrap: FlexWrap::Wrap,
                    ..row(10.0)
                },
                children![
                    small(
                        "Solved",
                        of_results(|ui, open, results| {
                            let messages = &ui.localizer().messages;
                            messages.shots_solved_of(results.solved(), open.all)
                        })
                    ),
                    text(
                        "Streak",
                        LetterSize::Small,
                        palette::ACCENT,
                        of_results(|ui, _, results| match results.streak() {
                            0 | 1 => String::new(),
                            streak => ui.localizer().messages.shots_streak(streak),
                        })
                    ),
                ]
            ),
        ],
    )
}
