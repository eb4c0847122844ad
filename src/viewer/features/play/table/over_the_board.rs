//! Cards for playing over the board (`rules.md` §5): unusual goals, turns by hand, irregular turns, touch-move,
//! huffing, and placing sheep and wolf.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::rules::{Side, Variant};
use crate::viewer::board::actions::ByHandAction;
use crate::viewer::features::play::actions::PlayAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{button, message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, button_row, card, card_stack, text, title};

/// Number of huff buttons. Only constructed positions have more pieces to huff.
const MAX_HUFFABLE: usize = 4;

fn is_irregular(ui: &Tracked) -> bool {
    !ui.game().irregularities().is_empty()
}

fn is_by_hand(ui: &Tracked) -> bool {
    ui.game().table_rules().by_hand
        && ui.game().placement().is_none()
        && ui.outcome().is_none()
        && !is_irregular(ui)
}

fn touch_binds(ui: &Tracked) -> bool {
    ui.game().table_rules().touch_move && !ui.game().table_rules().by_hand && ui.outcome().is_none()
}

fn may_huff(ui: &Tracked) -> bool {
    !ui.game().huffable().is_empty() && !ui.waits_for_other()
}

/// Returns `true` if the player without pieces wins.
fn plays_to_lose(ui: &Tracked) -> bool {
    matches!(ui.game().variant(), Variant::Brigand(_)) && ui.outcome().is_none()
}

fn is_placing(ui: &Tracked) -> bool {
    ui.game().placement().is_some()
}

pub(crate) fn cards(assets: &UiAssets) -> impl Bundle + use<> {
    (
        card_stack(
            "Table rules",
            children![goal(), irregular(assets), by_hand(), touching(), huffing(assets), placing()],
        ),
        VisibleWhen::new(|ui| {
            plays_to_lose(ui)
                || is_irregular(ui)
                || is_by_hand(ui)
                || touch_binds(ui)
                || may_huff(ui)
                || is_placing(ui)
        }),
    )
}

/// The card that states the misère goal.
fn goal() -> impl Bundle {
    let says = BoundText::new(|ui| ui.localizer().variant_in_short(ui.game().variant()));
    card(
        "Goal",
        palette::LAST_MOVE,
        VisibleWhen::new(plays_to_lose),
        children![text("Words", LetterSize::Small, palette::TEXT_QUIET, says)],
    )
}

/// The card that asks the opponent about an irregular turn.
fn irregular(assets: &UiAssets) -> impl Bundle + use<> {
    let asks = BoundText::new(|ui| {
        if ui.waits_for_other() && !ui.is_remote() {
            return ui.localizer().messages.irregular_computer();
        }
        let decides = ui.localizer().side(!ui.game().position().side_to_move());
        ui.localizer().messages.irregular_asks(decides)
    });
    let names = BoundText::new(|ui| {
        let found = ui.game().irregularities().iter();
        let names: Vec<_> = found.map(|one| ui.localizer().irregularity(one)).collect();
        names.join("\n")
    });
    let [correct, keep] = [false, true].map(PlayAction::ResolveIrregularity);
    card(
        "Irregular",
        palette::CAPTURE,
        VisibleWhen::new(is_irregular),
        children![
            title(assets, "Title", LetterSize::Heading, palette::TEXT, asks),
            text("Names", LetterSize::Small, palette::TEXT_QUIET, names),
            (
                button_row(children![
                    primary_button("Correct", correct, Messages::correct),
                    message_button("Keep", keep, Messages::keep),
                ]),
                VisibleWhen::new(|ui| !ui.waits_for_other()),
            ),
        ],
    )
}

/// The text that a touched piece must be played, otherwise another text.
fn must_play(or: fn(&Tracked) -> String) -> BoundText {
    BoundText::new(move |ui| match ui.game().touched_piece() {
        Some(square) => ui.localizer().messages.must_play(square.number()),
        None => or(ui),
    })
}

fn by_hand() -> impl Bundle {
    let has_begun = || EnabledWhen::new(|ui| !ui.game().hand_actions().is_empty());
    let says = must_play(|ui| ui.localizer().messages.by_hand());
    let back = BoundText::message(Messages::put_back);
    card(
        "By hand",
        palette::LAST_MOVE,
        VisibleWhen::new(is_by_hand),
        children![
            text("Words", LetterSize::Small, palette::TEXT_QUIET, says),
            button_row(children![
                (primary_button("Done", ByHandAction::EndTurn, Messages::done), has_begun()),
                (button("Put back", ByHandAction::PutBack, ButtonStyle::Normal, back), has_begun()),
            ]),
        ],
    )
}

fn touching() -> impl Bundle {
    let says = must_play(|ui| {
        if ui.game().is_adjusting() {
            ui.localizer().messages.adjusting()
        } else {
            ui.localizer().messages.touch_move()
        }
    });
    card(
        "Touching",
        palette::LAST_MOVE,
        VisibleWhen::new(touch_binds),
        children![
            text("Words", LetterSize::Small, palette::TEXT_QUIET, says),
            button_row(children![(
                message_button("Adjust", PlayAction::Adjust, Messages::adjust),
                CheckedWhen::new(|ui| ui.game().is_adjusting()),
                EnabledWhen::new(|ui| ui.game().touched_piece().is_none()),
            )]),
        ],
    )
}

fn huffing(assets: &UiAssets) -> impl Bundle + use<> {
    let pieces = SpawnWith(|pieces: &mut RelatedSpawner<ChildOf>| {
        for place in 0..MAX_HUFFABLE {
            pieces.spawn(huff(place));
        }
    });
    card(
        "Huffing",
        palette::CAPTURE,
        VisibleWhen::new(may_huff),
        children![
            title(
                assets,
                "Title",
                LetterSize::Heading,
                palette::TEXT,
                BoundText::message(Messages::huff_title)
            ),
            button_row(Children::spawn(pieces)),
        ],
    )
}

fn huff(place: usize) -> impl Bundle {
    let square = move |ui: &Tracked| {
        let huffable = ui.game().huffable().into_iter();
        huffable.filter(|_| !ui.waits_for_other()).nth(place)
    };
    let says = BoundText::new(move |ui| {
        let square = square(ui);
        square.map_or_else(String::new, |square| ui.localizer().messages.huff(square.number()))
    });
    (
        button("Huff", PlayAction::Huff(place), ButtonStyle::Normal, says),
        VisibleWhen::new(move |ui| square(ui).is_some()),
    )
}

fn placing() -> impl Bundle {
    let says = BoundText::new(|ui| {
        let side = ui.game().placement().map(|placing| placing.side());
        match side {
            Some(Side::White) => ui.localizer().messages.place_sheep(),
            _ => ui.localizer().messages.place_wolf(),
        }
    });
    let lots = BoundText::message(Messages::draw_lots);
    card(
        "Placing",
        palette::LAST_MOVE,
        VisibleWhen::new(is_placing),
        children![
            text("Words", LetterSize::Body, palette::TEXT, says),
            (
                button_row(children![button(
                    "Draw lots",
                    PlayAction::DrawLots,
                    ButtonStyle::Normal,
                    lots
                )]),
                VisibleWhen::new(|ui| !ui.is_remote()),
            ),
        ],
    )
}
