//! Board vision's panel, in place of the game's: start page, question and answer, result.

mod answer_buttons;
mod result_card;
mod round_card;
mod scene_note;
mod start_page;
mod time_bar;

use bevy::prelude::*;

use crate::viewer::features::vision::state::VisionPractice;

pub(crate) use scene_note::notes;

use crate::i18n::MessageFn;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::{growing_part, practice_heading, scrolling_middle};
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text};
use crate::vision::Round;

/// Evaluates a function of the running round; the default outside one.
fn in_round<T: Default>(
    about: impl Fn(&Tracked<'_>, &Round) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static {
    move |ui| {
        let round = ui.of::<VisionPractice>().running_round();
        round.map_or_else(T::default, |round| about(ui, round))
    }
}

/// The text for a wrong answer.
fn wrong_words(ui: &Tracked<'_>, round: &Round) -> String {
    let answer = round.solution().words(ui.localizer());
    ui.localizer().messages.vision_wrong(answer)
}

/// A page of the panel, shown on this condition.
fn page(
    name: &'static str,
    is_shown: impl Fn(&Tracked<'_>) -> bool + Send + Sync + 'static,
    parts: impl Bundle,
) -> impl Bundle {
    (
        Name::new(name),
        Node { flex_shrink: 0.0, ..column(12.0) },
        VisibleWhen::new(is_shown),
        Pickable::IGNORE,
        parts,
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let words = BoundText::new(|ui| match ui.of::<VisionPractice>().round() {
        Some(round) => round.question().kind().words(ui.localizer()),
        None => ui.localizer().messages.vision_title(),
    });
    practice_heading(assets, words, ("Close board vision", VisionAction::Toggle))
}

pub(crate) fn panel(assets: &UiAssets) -> impl Bundle + use<> {
    let pages = children![
        start_page::page_of(assets),
        round_card::card_of(assets),
        result_card::card_of(assets),
    ];
    growing_part(
        "Board vision",
        0.0,
        children![heading(assets), scrolling_middle("Exercise", 0.0, pages)],
    )
}

/// A message in muted color.
fn quiet(name: &'static str, words: BoundText) -> impl Bundle {
    text(name, LetterSize::Body, palette::TEXT_QUIET, words)
}

/// A full-width button.
fn wide_button(
    name: &'static str,
    action: VisionAction,
    style: ButtonStyle,
    message: MessageFn,
) -> impl Bundle {
    group_of(
        "Row",
        Node { flex_shrink: 0.0, ..row(8.0) },
        children![button(name, action, style, BoundText::message(message),)],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((time_bar::plugin, answer_buttons::plugin));
}
