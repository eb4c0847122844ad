//! The stages of a lesson as a row of numbers with stars.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::of_run;
use crate::lessons::{Lesson, LessonRun};
use crate::progress::Stars;
use crate::rules::Geometry;
use crate::viewer::features::lesson::actions::LessonAction;
use crate::viewer::features::lesson::state::OpenLesson;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundName, BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::{Tooltip, TooltipsAside};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, letters, row, tinted_icon};

/// Height of a stage's button, in logical pixels.
const STAGE_HEIGHT: f32 = 44.0;
const STAR: f32 = 10.0;

/// A button per stage with its number and stars; a click jumps there.
pub(super) fn row_of_stages(assets: &UiAssets) -> impl Bundle + use<> {
    let assets = assets.clone();
    let most = Geometry::ALL.map(|geometry| Lesson::on(geometry).stages.len());
    let most = most.into_iter().max().unwrap_or_default();
    let stages = Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
        for stage in 0..most {
            parent.spawn(stage_button(&assets, stage));
        }
    }));
    (
        group_of(
            "Stages",
            Node { justify_content: JustifyContent::SpaceBetween, ..row(2.0) },
            stages,
        ),
        // The reason for a failure is above.
        TooltipsAside,
    )
}

fn stage_button(assets: &UiAssets, stage: usize) -> impl Bundle + use<> {
    let node = Node {
        height: px(STAGE_HEIGHT),
        flex_grow: 1.0,
        flex_basis: px(0),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(7)),
        ..column(2.0)
    };
    let assets = assets.clone();
    (
        VisibleWhen::new(of_run(move |run, _| stage < run.lesson().stages.len())),
        bare_button("Stage button", LessonAction::Stage(stage), ButtonStyle::Flat, node),
        CheckedWhen::new(of_run(move |run, _| run.stage_index() == stage)),
        Tooltip(BoundText::new(stars_in_words(stage))),
        BoundName::new(stars_in_words(stage)),
        children![
            letters(&assets, BoundText::new(move |_| (stage + 1).to_string())),
            group_of(
                "Stars",
                row(1.0),
                Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
                    for star in 1..=Stars::MAX {
                        let is_won = move |run: &LessonRun| stars_of(run, stage) >= star;
                        parent.spawn(star_place(&assets, is_won));
                    }
                }))
            ),
        ],
    )
}

fn stars_in_words(stage: usize) -> impl Fn(&Tracked<'_>) -> String + Send + Sync + 'static {
    move |ui| {
        let run = ui.of::<OpenLesson>().run();
        LessonRun::stage_words(run, stage, ui.localizer())
    }
}

fn stars_of(run: &LessonRun, stage: usize) -> u8 {
    run.progress().stars_of(stage).count()
}

/// A star, golden if the condition holds and pale otherwise.
fn star_place<F: Fn(&LessonRun) -> bool + Send + Sync + Copy + 'static>(
    assets: &UiAssets,
    is_won: F,
) -> impl Bundle + use<F> {
    let star = |color| tinted_icon(assets, Icon::Star, STAR, color);
    group_of(
        "Star",
        row(0.0),
        children![
            (star(palette::GOLD), VisibleWhen::new(of_run(move |run, _| is_won(run))),),
            (star(palette::PANEL_LINE), VisibleWhen::new(of_run(move |run, _| !is_won(run))),),
        ],
    )
}
