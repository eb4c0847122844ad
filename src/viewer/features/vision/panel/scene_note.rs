//! The question and the verdict over the scene, where the player looks.

use bevy::prelude::*;

use super::{in_round, wrong_words};
use crate::i18n::Messages;
use crate::viewer::features::vision::state::VisionPractice;
use crate::viewer::shell::over_the_scene::words_on;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, tinted_icon, title};
use crate::vision::Round;

/// The notes, one of which is shown in a round.
pub(crate) fn notes(assets: &UiAssets) -> impl Bundle + use<> {
    let asked = in_round(|ui, round| round.question().words(ui.localizer()));
    let asking = title(assets, "Words", LetterSize::Heading, palette::TEXT, BoundText::new(asked));
    (
        Name::new("Notes of board vision"),
        Pickable::IGNORE,
        Node::default(),
        VisibleWhen::new(|ui| {
            ui.of::<VisionPractice>().running_round().is_some() && !ui.dialogs().is_modal()
        }),
        children![
            (
                shown_when(Round::is_asking),
                words_on("BoardQuestion note", palette::ACCENT, children![asking]),
            ),
            (
                shown_when(|round| !round.is_asking() && round.mistake().is_none()),
                verdict(
                    assets,
                    Icon::Check,
                    palette::DESTINATION,
                    BoundText::message(Messages::vision_right)
                ),
            ),
            (
                shown_when(|round| round.mistake().is_some()),
                verdict(
                    assets,
                    Icon::Cross,
                    palette::CAPTURE,
                    BoundText::new(in_round(wrong_words))
                ),
            ),
        ],
    )
}

fn shown_when(condition: fn(&Round) -> bool) -> VisibleWhen {
    VisibleWhen::new(in_round(move |_, round| condition(round)))
}

fn verdict(assets: &UiAssets, sign: Icon, color: Color, words: BoundText) -> impl Bundle + use<> {
    words_on(
        "AnswerVerdict note",
        color,
        children![
            tinted_icon(assets, sign, 20.0, color),
            title(assets, "Words", LetterSize::Heading, palette::TEXT, words),
        ],
    )
}
