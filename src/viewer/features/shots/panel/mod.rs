//! The exercises' panel, in place of the game's: boards, question, answer to the last move, rating, and buttons.

mod buttons;
mod question;
mod standing;

use bevy::prelude::*;

use super::state::{ExerciseRun, ShotsPractice};
use crate::i18n::{MessageFn, Messages};
use crate::rules::Variant;
use crate::viewer::features::shots::actions::ShotsAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::{
    growing_part, has_room, practice_heading, scrolling_middle,
};
use crate::viewer::ui::action_button::{HasTooltip, message_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row};

fn of_shots<T>(
    property: impl Fn(&Tracked<'_>, &ShotsPractice) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static {
    move |ui| property(ui, ui.of::<ShotsPractice>())
}

/// Evaluates a property of the current exercise; the default without one.
fn of_run<T: Default>(
    property: impl Fn(&Tracked<'_>, &ExerciseRun) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static {
    of_shots(move |ui, open| {
        let run = open.run.as_ref();
        run.map_or_else(T::default, |run| property(ui, run))
    })
}

pub(crate) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    let parts = children![
        question::card(assets),
        question::feedback(assets),
        question::about_solved(),
        (VisibleWhen::new(has_room), standing::card(assets)),
    ];
    growing_part(
        "Exercises",
        0.0,
        children![
            heading(assets),
            (VisibleWhen::new(has_room), boards()),
            scrolling_middle("Exercise", 0.0, parts),
            buttons::rows(),
        ],
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let words = BoundText::message(Messages::shots_title);
    practice_heading(assets, words, ("Close the exercises", ShotsAction::Leave))
}

fn boards() -> impl Bundle {
    let board = |variant: Variant, message: MessageFn| {
        (
            message_button("Board", ShotsAction::Board(variant), message),
            CheckedWhen::new(of_shots(move |_, open| open.variant == variant)),
            HasTooltip,
        )
    };
    group_of(
        "Boards",
        Node { flex_shrink: 0.0, ..row(8.0) },
        children![
            board(Variant::Dames3d, Messages::board_pyramid),
            board(Variant::International, Messages::tab_international),
        ],
    )
}

/// A part of the panel with its own background.
fn raised(name: &'static str, parts: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        Node {
            padding: UiRect::axes(px(12), px(9)),
            border_radius: BorderRadius::all(px(9)),
            flex_shrink: 0.0,
            ..column(6.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        Pickable::IGNORE,
        parts,
    )
}
