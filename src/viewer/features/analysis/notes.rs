//! The notes over the scene: an engine thinks about its move, with the button that has it move at once; and the
//! sentence of a hint, in an upright window whose sheet hides the card.

use bevy::prelude::*;

use super::actions::AnalysisAction;
use super::panel::hint_in_words;
use crate::i18n::Messages;
use crate::players::PendingAction;
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::over_the_scene;
use crate::viewer::shell::over_the_scene::{is_thinking, words_on};
use crate::viewer::ui::action_button::{HasTooltip, bare_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::text;

pub(super) fn thinking() -> impl Bundle {
    let words = BoundText::new(|ui| {
        let messages = &ui.localizer().messages;
        let Some((side, action)) = PendingAction::from_game(ui.game()) else {
            return String::new();
        };
        let engine = ui.analysis().and_then(|analysis| analysis.purpose.engine());
        match (action, side, engine) {
            (PendingAction::ResolveIrregularity | PendingAction::AnswerDraw, _, _) => {
                messages.thinking_decision()
            }
            (_, _, Some(id)) => messages.thinking_program(ui.of::<EngineList>().name(id)),
            (PendingAction::Place | PendingAction::Play, side, _) => {
                ui.localizer().thinks(ui.game().variant(), side)
            }
        }
    });
    (
        VisibleWhen::new(|ui| is_thinking(ui) && !over_the_scene::is_preview_shown(ui)),
        words_on(
            "Thinking note",
            palette::ADVICE,
            children![
                text("Words", LetterSize::Body, palette::TEXT, words),
                (
                    bare_button(
                        "Now",
                        AnalysisAction::MoveNow,
                        ButtonStyle::Normal,
                        Node {
                            height: px(24),
                            padding: UiRect::horizontal(px(8)),
                            border_radius: BorderRadius::all(px(6)),
                            ..default()
                        },
                    ),
                    HasTooltip,
                    children![(
                        text(
                            "Label",
                            LetterSize::Small,
                            palette::TEXT,
                            BoundText::message(Messages::move_now)
                        ),
                        TextLayout::no_wrap(),
                    )],
                ),
            ],
        ),
    )
}

fn is_shown(ui: &Tracked) -> bool {
    let shape = ui.of::<WindowShape>();
    let is_card_hidden = shape.is_upright() && !shape.is_pulled_up();
    is_card_hidden && !over_the_scene::is_preview_shown(ui) && !hint_in_words(ui).is_empty()
}

pub(super) fn hint() -> impl Bundle {
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
