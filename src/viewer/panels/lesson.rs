//! The panel of the first lesson: the stage, its rule and the goal in two sentences, the result, the stars of all stages.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::side_panel::growing_part;
use crate::i18n::Messages;
use crate::lessons::{AttemptState, Lesson, LessonRun, Stars};
use crate::rules::Geometry;
use crate::viewer::game_ui::action_button::{HasTooltip, bare_button, button};
use crate::viewer::game_ui::snapshot::{
    BoundText, CheckedWhen, EnabledWhen, UiSnapshot, VisibleWhen,
};
use crate::viewer::messages::{Action, LessonAction};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

/// The height of the button of a stage, in logical pixels.
const STAGE_HEIGHT: f32 = 44.0;
/// The diameters of the dot of a stage and of a star.
const DOT: f32 = 14.0;
const STAR: f32 = 5.0;

/// Evaluates a property of the lesson; empty or `false` if there is none.
fn of_run<T: Default>(
    property: impl Fn(&LessonRun, &UiSnapshot<'_>) -> T + Send + Sync + 'static,
) -> impl Fn(&UiSnapshot<'_>) -> T + Send + Sync + 'static {
    move |ui| ui.lesson.map(|run| property(run, ui)).unwrap_or_default()
}

/// The panel.
pub(super) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| ui.lesson.is_some()),
        growing_part(
            "Lesson",
            children![
                heading(assets),
                words(assets),
                result(assets),
                stages(),
                buttons()
            ],
        ),
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Heading"),
        column(2.0),
        Pickable::IGNORE,
        children![
            text(
                "Stage",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(of_run(|run, ui| ui.localizer.stage_number(run)))
            ),
            title(
                assets,
                "Topic",
                LetterSize::Title,
                palette::ACCENT,
                BoundText::new(of_run(|run, ui| ui
                    .localizer
                    .stage_topic(run.stage().topic)))
            ),
        ],
    )
}

fn words(assets: &UiAssets) -> impl Bundle + use<> {
    let rule = of_run(|run, ui| {
        let geometry = run.lesson().variant.geometry();
        ui.localizer.stage_rule(run.stage().topic, geometry)
    });
    (
        Name::new("Words"),
        column(8.0),
        Pickable::IGNORE,
        children![
            text(
                "Rule",
                LetterSize::Heading,
                palette::TEXT,
                BoundText::new(rule)
            ),
            title(
                assets,
                "Goal",
                LetterSize::Heading,
                palette::DESTINATION,
                BoundText::new(of_run(|run, ui| ui.localizer.task_goal(run.task().goal)))
            ),
        ],
    )
}

/// The praise, or the reason of the failure.
fn result(assets: &UiAssets) -> impl Bundle + use<> {
    let line = |name, color, words: fn(&LessonRun, &UiSnapshot<'_>) -> Option<String>| {
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
    (
        Name::new("Result of the attempt"),
        Node {
            min_height: px(40),
            ..column(0.0)
        },
        Pickable::IGNORE,
        children![
            line("Praise", palette::DESTINATION, |run, ui| {
                let is_reached = run.attempt().state() == AttemptState::Reached;
                is_reached.then(|| ui.localizer.task_praise(run))
            }),
            line("Failure", palette::CAPTURE, |run, ui| {
                match run.attempt().state() {
                    AttemptState::Failed(failure) => Some(ui.localizer.task_failure(failure)),
                    _ => None,
                }
            }),
        ],
    )
}

/// A dot for each stage, with its stars; a click goes there.
fn stages() -> impl Bundle {
    let most = Geometry::ALL.map(|geometry| Lesson::on(geometry).stages.len());
    let most = most.into_iter().max().unwrap_or_default();
    (
        Name::new("Stages"),
        Node {
            justify_content: JustifyContent::SpaceBetween,
            ..row(2.0)
        },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            for stage in 0..most {
                parent.spawn(stage_button(stage));
            }
        })),
    )
}

fn stage_button(stage: usize) -> impl Bundle {
    let node = Node {
        height: px(STAGE_HEIGHT),
        flex_grow: 1.0,
        flex_basis: px(0),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(7)),
        ..column(6.0)
    };
    (
        VisibleWhen::new(of_run(move |run, _| stage < run.lesson().stages.len())),
        bare_button(
            "Stage button",
            Action::Lesson(LessonAction::Stage(stage)),
            ButtonStyle::Flat,
            node,
        ),
        CheckedWhen::new(of_run(move |run, _| run.stage_index() == stage)),
        HasTooltip,
        children![
            dot(DOT, palette::ACCENT, move |run| stars_of(run, stage) > 0),
            (
                Name::new("Stars"),
                row(2.0),
                Pickable::IGNORE,
                Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
                    for star in 1..=Stars::MOST {
                        let is_won = move |run: &LessonRun| stars_of(run, stage) >= star;
                        parent.spawn(dot(STAR, palette::GOLD, is_won));
                    }
                })),
            ),
        ],
    )
}

fn stars_of(run: &LessonRun, stage: usize) -> u8 {
    run.progress().stars_of(stage).count()
}

/// A round place that is filled when a condition holds.
fn dot(
    size: f32,
    color: Color,
    is_filled: impl Fn(&LessonRun) -> bool + Send + Sync + 'static,
) -> impl Bundle {
    let round = |name| {
        (
            Name::new(name),
            Node {
                width: px(size),
                height: px(size),
                border_radius: BorderRadius::all(px(size / 2.0)),
                ..default()
            },
            Pickable::IGNORE,
        )
    };
    (
        round("Dot"),
        BackgroundColor(palette::PANEL_LINE),
        children![(
            round("Filled"),
            BackgroundColor(color),
            VisibleWhen::new(of_run(move |run, _| is_filled(run))),
        )],
    )
}

fn buttons() -> impl Bundle {
    let is_reached = |run: &LessonRun| run.attempt().state() == AttemptState::Reached;
    let lesson_button = |name, action, style, message| {
        button(
            name,
            Action::Lesson(action),
            style,
            BoundText::message(message),
        )
    };
    (
        Name::new("Buttons"),
        column(8.0),
        // The first stop of Tab.
        TabGroup::new(-2),
        Pickable::IGNORE,
        children![
            (
                Name::new("Go on"),
                row(8.0),
                Pickable::IGNORE,
                children![
                    lesson_button(
                        "Retry",
                        LessonAction::Retry,
                        ButtonStyle::Normal,
                        Messages::lesson_retry
                    ),
                    (
                        lesson_button(
                            "Next",
                            LessonAction::Next,
                            ButtonStyle::Primary,
                            Messages::lesson_next
                        ),
                        EnabledWhen::new(of_run(move |run, _| is_reached(run))),
                    ),
                ],
            ),
            (
                Name::new("Leave"),
                row(8.0),
                Pickable::IGNORE,
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
                ],
            ),
        ],
    )
}
