//! The start page: boards, kinds of questions, best scores.

use bevy::prelude::*;

use super::{page, quiet};
use crate::i18n::Messages;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::state::{VisionPractice, VisionScores};
use crate::viewer::shell::side_panel::board_choice;
use crate::viewer::ui::action_button::{HasTooltip, bare_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, text, title};
use crate::vision::QuestionKind;

pub(super) fn page_of(assets: &UiAssets) -> impl Bundle + use<> {
    page(
        "Start page",
        |ui| ui.of::<VisionPractice>().round().is_none(),
        children![
            quiet("Rules", BoundText::message(Messages::vision_rules)),
            board_choice(VisionAction::Board, |ui| ui.of::<VisionPractice>().geometry()),
            kinds(assets),
        ],
    )
}

fn kinds(assets: &UiAssets) -> impl Bundle + use<> {
    let [find, name, sides, king, captures] = QuestionKind::ALL;
    group_of(
        "Kinds of questions",
        column(6.0),
        children![
            kind_button(assets, find),
            kind_button(assets, name),
            kind_button(assets, sides),
            kind_button(assets, king),
            kind_button(assets, captures),
        ],
    )
}

/// The button that starts a round, with its key and best score.
fn kind_button(assets: &UiAssets, kind: QuestionKind) -> impl Bundle + use<> {
    let key = BoundText::new(move |ui| {
        let mut kinds = QuestionKind::all_on(ui.of::<VisionPractice>().geometry());
        let place = kinds.position(|other| other == kind);
        place.map_or_else(String::new, |place| (place + 1).to_string())
    });
    let best = BoundText::new(move |ui| {
        let geometry = ui.of::<VisionPractice>().geometry();
        let best = ui.of::<VisionScores>().0.get(kind, geometry);
        best.map_or_else(String::new, |best| ui.localizer().messages.vision_best(best))
    });
    let node = Node {
        min_height: px(38),
        padding: UiRect::horizontal(px(12)),
        column_gap: px(10),
        border_radius: BorderRadius::all(px(7)),
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    (
        bare_button("Begin", VisionAction::Begin(kind), ButtonStyle::Normal, node),
        HasTooltip,
        VisibleWhen::new(move |ui| kind.is_asked_on(ui.of::<VisionPractice>().geometry())),
        children![
            title(assets, "Key", LetterSize::Body, palette::ACCENT, key),
            (
                text(
                    "Kind",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::new(move |ui| kind.words(ui.localizer()))
                ),
                Node { flex_grow: 1.0, ..default() },
            ),
            (text("Best", LetterSize::Small, palette::TEXT_QUIET, best), TextLayout::no_wrap(),),
        ],
    )
}
