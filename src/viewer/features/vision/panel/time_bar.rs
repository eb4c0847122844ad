//! The time left in a round, as a bar and in seconds, updated a few times a second while it runs.

use bevy::prelude::*;

use crate::viewer::features::vision::state::VisionPractice;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{group_of, row, text};
use crate::vision::ROUND_TIME;

/// Number of steps of the bar.
const STEPS: f32 = 150.0;
/// Warning threshold, in seconds.
const LOW: u64 = 5;

#[derive(Component)]
struct TimeBar;

#[derive(Component)]
struct SecondsLeft;

/// The bar on its track, with the seconds beside it.
pub(super) fn bar() -> impl Bundle {
    group_of(
        "Time left",
        row(10.0),
        children![
            (
                Name::new("Track"),
                Node {
                    height: px(10),
                    flex_grow: 1.0,
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::TRACK),
                Pickable::IGNORE,
                children![(
                    Name::new("Bar"),
                    TimeBar,
                    Node { border_radius: BorderRadius::MAX, ..default() },
                    BackgroundColor(palette::ACCENT),
                    Pickable::IGNORE,
                )],
            ),
            group_of(
                "Seconds",
                Node { width: px(38), justify_content: JustifyContent::End, ..default() },
                children![(
                    text("Words", LetterSize::Body, palette::TEXT, SecondsLeft),
                    TextLayout::no_wrap(),
                )]
            ),
        ],
    )
}

fn follow(
    practice: Res<VisionPractice>,
    localization: Res<Localization>,
    bar: Single<(&mut Node, &mut BackgroundColor), With<TimeBar>>,
    mut words: Single<&mut Text, With<SecondsLeft>>,
    mut reasons: ResMut<FrameReasons>,
) {
    let Some(round) = practice.running_round() else {
        return;
    };
    let left = round.time_left();
    let share = left.as_secs_f32() / ROUND_TIME.as_secs_f32();
    let width = percent(100.0 * (share * STEPS).ceil() / STEPS);
    // Round up to started seconds.
    let seconds = left.as_millis().div_ceil(1000) as u64;
    let color = if seconds > LOW { palette::ACCENT } else { palette::WARNING };
    let (mut node, mut fill) = bar.into_inner();
    if node.width != width {
        node.width = width;
        reasons.has_changed = true;
    }
    fill.set_if_neq(BackgroundColor(color));
    words.set_if_neq(Text(localization.messages.vision_seconds(seconds)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .run_if(|practice: Option<Res<VisionPractice>>| {
                practice.is_some_and(|practice| practice.running_round().is_some())
            })
            .in_set(FrameSystems::Render),
    );
}
