//! The lesson's panel: stage, rule and goal in two sentences, result, and the stars of all stages.

mod stage_stars;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::lessons::{AttemptState, LessonRun};
use crate::viewer::features::lesson::actions::LessonAction;
use crate::viewer::features::lesson::state::OpenLesson;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::{growing_part, has_room};
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Height reserved for the two sentences in logical pixels, so that the buttons below do not move.
const WORDS_HEIGHT: f32 = 112.0;

fn of_run<T>(
    property: impl Fn(&LessonRun, &Tracked<'_>) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static {
    move |ui| property(ui.of::<OpenLesson>().run(), ui)
}

pub(crate) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    growing_part(
        "Lesson",
        0.0,
        children![
            (VisibleWhen::new(has_room), heading(assets)),
            words(assets),
            result(assets),
            (VisibleWhen::new(has_room), stage_stars::row_of_stages(assets)),
            buttons()
        ],
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Heading",
        column(2.0),
        children![
            text(
                "Stage",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(of_run(|run, ui| run.number_words(ui.localizer())))
            ),
            title(
                assets,
                "Topic",
                LetterSize::Title,
                palette::ACCENT,
                BoundText::new(of_run(|run, ui| run.stage().topic.words(ui.localizer())))
            ),
        ],
    )
}

fn words(assets: &UiAssets) -> impl Bundle + use<> {
    let rule = of_run(|run, ui| {
        let geometry = run.lesson().variant.geometry();
        run.stage().topic.rule_words(geometry, ui.localizer())
    });
    group_of(
        "Words",
        Node { min_height: px(WORDS_HEIGHT), ..column(8.0) },
        children![
            text("Rule", LetterSize::Heading, palette::TEXT, BoundText::new(rule)),
            title(
                assets,
                "Goal",
                LetterSize::Heading,
                palette::DESTINATION,
                BoundText::new(of_run(|run, ui| run.task().goal_words(ui.localizer())))
            ),
        ],
    )
}

/// The praise, or the reason for the failure.
fn result(assets: &UiAssets) -> impl Bundle + use<> {
    let line = |name, color, words: fn(&LessonRun, &Tracked<'_>) -> Option<String>| {
        (
            VisibleWhen::new(of_run(move |run, ui| words(run, ui).is_some())),
            Name::new(name),
            Node {
                padding: UiRect::axes(px(12), px(8)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(8)),
                ..row(0.0)
            },
            BackgroundColor(palette::PANEL_RAISED),
            BorderColor::all(color),
            Pickable::IGNORE,
            children![title(
                assets,
                "Words",
                LetterSize::Body,
                color,
                BoundText::new(of_run(move |run, ui| words(run, ui).unwrap_or_default()))
            )],
        )
    };
    group_of(
        "Result of the attempt",
        Node { min_height: px(40), ..column(0.0) },
        children![
            line("Praise", palette::DESTINATION, |run, ui| {
                let is_reached = run.attempt().state() == AttemptState::Reached;
                (is_reached && ui.of::<OpenLesson>().is_state_shown())
                    .then(|| run.praise_words(ui.localizer()))
            }),
            line("Failure", palette::CAPTURE, |run, ui| {
                let is_shown = ui.of::<OpenLesson>().is_state_shown();
                let failure = run.last_failure().filter(|_| is_shown);
                failure.map(|failure| failure.words(ui.localizer()))
            }),
        ],
    )
}

fn buttons() -> impl Bundle {
    let is_reached = |run: &LessonRun| run.attempt().state() == AttemptState::Reached;
    let has_failed = |run: &LessonRun| matches!(run.attempt().state(), AttemptState::Failed(_));
    let lesson_button =
        |name, action, style, message| button(name, action, style, BoundText::message(message));
    (
        Name::new("Buttons"),
        column(8.0),
        // The first Tab stop.
        TabGroup::new(-2),
        Pickable::IGNORE,
        children![
            group_of(
                "Go on",
                row(8.0),
                children![
                    (
                        lesson_button(
                            "Retry",
                            LessonAction::Retry,
                            ButtonStyle::Normal,
                            Messages::lesson_retry
                        ),
                        VisibleWhen::new(of_run(move |run, _| !has_failed(run))),
                    ),
                    (
                        lesson_button(
                            "Retry after a failure",
                            LessonAction::Retry,
                            ButtonStyle::Primary,
                            Messages::lesson_retry
                        ),
                        VisibleWhen::new(of_run(move |run, _| has_failed(run))),
                    ),
                    (
                        lesson_button(
                            "Next",
                            LessonAction::Next,
                            ButtonStyle::Primary,
                            Messages::lesson_next
                        ),
                        VisibleWhen::new(of_run(|run, _| !run.is_finished())),
                        EnabledWhen::new(of_run(move |run, _| is_reached(run))),
                    ),
                    (
                        lesson_button(
                            "New game",
                            LessonAction::Next,
                            ButtonStyle::Primary,
                            Messages::new_game
                        ),
                        VisibleWhen::new(of_run(|run, _| run.is_finished())),
                    ),
                ]
            ),
            (
                VisibleWhen::new(has_room),
                group_of(
                    "Leave",
                    row(8.0),
                    children![
                        lesson_button(
                            "Skip",
                            LessonAction::Skip,
                            ButtonStyle::Normal,
                            Messages::lesson_skip
                        ),
                        lesson_button(
                            "Leave",
                            LessonAction::Leave,
                            ButtonStyle::Normal,
                            Messages::lesson_leave
                        ),
                    ]
                ),
            ),
        ],
    )
}
