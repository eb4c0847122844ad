//! The buttons: help during an exercise, and the next steps after it.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{of_run, of_shots};
use crate::i18n::Messages;
use crate::shots::Hint;
use crate::viewer::features::shots::actions::ShotsAction;
use crate::viewer::features::shots::state::{
    ExerciseResults, ExerciseRun, ExerciseSource, ShotPhase, ShotsPractice,
};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{button, description, message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::{Tooltip, TooltipsAside};
use crate::viewer::ui::widgets::{column, row};

fn buttons_in_a_row(name: &'static str, buttons: impl Bundle) -> impl Bundle {
    (Name::new(name), row(8.0), Pickable::IGNORE, buttons)
}

fn has_hint(run: &ExerciseRun) -> bool {
    run.is_solving() && !matches!(run.hint(), Some(Hint::Move(_)))
}

/// The hint's tooltip, which explains why there is none.
fn hint_tip() -> Tooltip {
    Tooltip(BoundText::new(of_run(|ui, run: &ExerciseRun| {
        let messages = &ui.localizer().messages;
        match (has_hint(run), run.is_solving()) {
            (true, _) => description(ShotsAction::Hint, ui.localizer()),
            (false, true) => messages.shots_hint_last(),
            (false, false) => messages.shots_hint_wait(),
        }
    })))
}

fn is_over(ui: &Tracked<'_>) -> bool {
    of_run(|_, run: &ExerciseRun| run.is_over())(ui)
}

pub(super) fn rows() -> impl Bundle {
    (
        Name::new("Buttons"),
        Node { flex_shrink: 0.0, ..column(8.0) },
        // The first Tab stop.
        TabGroup::new(-2),
        // The answer to the last move is above.
        TooltipsAside,
        Pickable::IGNORE,
        children![
            (VisibleWhen::new(|ui| !is_over(ui)), help()),
            (VisibleWhen::new(is_over), after_the_end()),
            buttons_in_a_row("Go on", children![next(), skip(), leave()]),
            (VisibleWhen::new(has_room), buttons_in_a_row("Missed", children![missed()]),),
        ],
    )
}

/// Hint and solution or, after a wrong move, takeback.
fn help() -> impl Bundle {
    let is_refuted = of_run(|_, run: &ExerciseRun| run.is_refuted());
    let is_going_on = || VisibleWhen::new(of_run(|_, run: &ExerciseRun| !run.is_refuted()));
    buttons_in_a_row(
        "Help",
        children![
            (
                primary_button("Take back", ShotsAction::TakeBack, Messages::endgame_take_back),
                VisibleWhen::new(is_refuted),
            ),
            (
                message_button("Hint", ShotsAction::Hint, Messages::retry_hint_button),
                EnabledWhen::new(of_run(|_, run| has_hint(run))),
                is_going_on(),
                hint_tip(),
            ),
            (
                message_button(
                    "Solution",
                    ShotsAction::ShowSolution,
                    Messages::shots_show_solution
                ),
                EnabledWhen::new(of_run(|_, run| run.is_solving())),
                is_going_on(),
            ),
        ],
    )
}

/// Retry and replay.
fn after_the_end() -> impl Bundle {
    let is_still = of_run(|_, run: &ExerciseRun| run.phase() == ShotPhase::Over);
    buttons_in_a_row(
        "After the end",
        children![
            message_button("Try again", ShotsAction::Retry, Messages::lesson_retry),
            (
                message_button("Play the line", ShotsAction::PlayLine, Messages::shots_play_line),
                EnabledWhen::new(is_still),
            ),
        ],
    )
}

fn next() -> impl Bundle {
    (VisibleWhen::new(is_over), primary_button("Next", ShotsAction::Next, Messages::lesson_next))
}

/// Skips the current exercise.
fn skip() -> impl Bundle {
    (
        VisibleWhen::new(|ui| !is_over(ui)),
        message_button("Skip", ShotsAction::Next, Messages::lesson_skip),
        EnabledWhen::new(of_run(|_, _| true)),
    )
}

fn leave() -> impl Bundle {
    message_button("Leave", ShotsAction::Leave, Messages::lesson_leave)
}

/// The missed exercises with their number; the tooltip explains if there are none.
fn missed() -> impl Bundle {
    let count = of_shots(|ui, open: &ShotsPractice| {
        ui.of::<ExerciseResults>().get().on(open.variant).missed()
    });
    let label = of_shots(|ui, open: &ShotsPractice| {
        let missed = ui.of::<ExerciseResults>().get().on(open.variant).missed();
        ui.localizer().messages.shots_missed(missed)
    });
    let action = ShotsAction::ToggleMissed;
    let tooltip: Tooltip =
        Tooltip(BoundText::new(of_shots(move |ui, open: &ShotsPractice| {
            match ui.of::<ExerciseResults>().get().on(open.variant).missed() {
                0 => ui.localizer().messages.shots_none_missed_tip(),
                _ => description(action, ui.localizer()),
            }
        })));
    (
        button("Missed", ShotsAction::ToggleMissed, ButtonStyle::Normal, BoundText::new(label)),
        CheckedWhen::new(of_shots(|_, open: &ShotsPractice| open.source == ExerciseSource::Missed)),
        EnabledWhen::new(move |ui| count(ui) > 0),
        tooltip,
    )
}
