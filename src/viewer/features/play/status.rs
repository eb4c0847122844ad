//! Status cards: the offer of a draw, and the result.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::players::Player;
use crate::viewer::features::play::actions::PlayAction;
use crate::viewer::kernel::dialogs::RESULT;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::card::{button_row, card, card_stack};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, text, title};

pub(crate) fn line(assets: &UiAssets) -> impl Bundle + use<> {
    (
        card_stack("Status", children![outcome(assets), draw_offered()]),
        VisibleWhen::new(|ui| has_ended(ui) || is_draw_offered(ui)),
    )
}

/// The result of the game, for the person if there is only one; empty while the game goes on.
pub(super) fn result(ui: &Tracked) -> String {
    let game = ui.game();
    let Some(outcome) = ui.outcome() else {
        return String::new();
    };
    let person = Player::only_person(&ui.players()).filter(|_| !game.is_for_reading());
    let words = ui.localizer();
    words.result_in_moves(game.variant(), &outcome, game.moves_shown(), person)
}

/// The reason of the result; empty while the game goes on.
pub(super) fn reason(ui: &Tracked) -> String {
    let words = |outcome| ui.localizer().reason_of(ui.game().variant(), &outcome);
    ui.outcome().map(words).unwrap_or_default()
}

/// Returns `true` at the end of a game, but not while the card over the board says so.
fn has_ended(ui: &Tracked) -> bool {
    ui.outcome().is_some() && !ui.dialogs().has(RESULT)
}

fn is_draw_offered(ui: &Tracked) -> bool {
    ui.game().draw_offer().is_some()
}

fn outcome(assets: &UiAssets) -> impl Bundle + use<> {
    card(
        "Outcome",
        palette::ACCENT,
        VisibleWhen::new(has_ended),
        children![
            title(
                assets,
                "Result",
                LetterSize::Heading,
                palette::TEXT,
                BoundText::new(result)
            ),
            text(
                "Reason",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(reason)
            ),
        ],
    )
}

fn draw_offered() -> impl Bundle {
    let offer = BoundText::new(|ui| {
        let by = ui.game().draw_offer();
        by.map(|by| ui.localizer().draw_offered(ui.game().variant(), by))
            .unwrap_or_default()
    });
    let [accept, decline] = [true, false].map(PlayAction::AnswerDraw);
    card(
        "Draw offered",
        palette::LAST_MOVE,
        VisibleWhen::new(is_draw_offered),
        children![
            text("Offer", LetterSize::Body, palette::TEXT, offer),
            (
                button_row(children![
                    button(
                        "Accept",
                        accept,
                        ButtonStyle::Primary,
                        BoundText::message(Messages::accept)
                    ),
                    button(
                        "Decline",
                        decline,
                        ButtonStyle::Normal,
                        BoundText::message(Messages::decline)
                    ),
                ]),
                VisibleWhen::new(|ui| !ui.is_engine_to_act()),
            ),
        ],
    )
}
