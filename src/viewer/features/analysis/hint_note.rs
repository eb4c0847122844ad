//! The sentence of a hint over the scene, in an upright window whose sheet hides the card.

use bevy::prelude::*;

use super::panel::hint_in_words;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::line_preview;
use crate::viewer::shell::words_on::words_on;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::widgets::text;

fn is_shown(ui: &Tracked) -> bool {
    let shape = ui.of::<WindowShape>();
    let is_card_hidden = shape.is_upright() && !shape.is_pulled_up();
    is_card_hidden && !line_preview::is_shown(ui) && !hint_in_words(ui).is_empty()
}

pub(super) fn note() -> impl Bundle {
    (
        VisibleWhen::new(is_shown),
        words_on(
            "Hint note",
            palette::ADVICE,
            children![text(
                "Words",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(hint_in_words)
            )],
        ),
    )
}
