//! The running round: question, time left, answer controls, verdict, score.

use bevy::prelude::*;

use super::answer_buttons::{digits, sides};
use super::in_round;
use super::page;
use super::quiet;
use super::time_bar;
use super::wide_button;
use super::wrong_words;
use crate::i18n::Messages;
use crate::viewer::features::vision::actions::VisionAction;
use crate::viewer::features::vision::state::VisionPractice;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon, title};

/// Minimum height of the verdict, so that nothing below moves.
const VERDICT_HEIGHT: f32 = 24.0;

pub(super) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    page(
        "Round",
        |ui| ui.of::<VisionPractice>().running_round().is_some(),
        children![
            time_bar::bar(),
            question(assets),
            digits(assets),
            sides(assets),
            verdicts(assets),
            score(assets),
            wide_button(
                "Leave the round",
                VisionAction::LeaveRound,
                ButtonStyle::Normal,
                Messages::vision_leave,
            ),
        ],
    )
}

fn question(assets: &UiAssets) -> impl Bundle + use<> {
    let asked = in_round(|ui, round| round.question().words(ui.localizer()));
    let way = in_round(|ui, round| round.question().kind().answer_words(ui.localizer()));
    group_of(
        "BoardQuestion",
        column(6.0),
        children![
            title(assets, "Asked", LetterSize::Title, palette::TEXT, BoundText::new(asked)),
            quiet("Way to answer", BoundText::new(way)),
        ],
    )
}

/// The verdict: the finds so far, or right or wrong with an icon.
fn verdicts(assets: &UiAssets) -> impl Bundle + use<> {
    let found = in_round(|ui, round| {
        let total = round.solution().len();
        let is_partial = total > 1 && round.is_asking();
        let text = ui.localizer().messages.vision_found(round.found().len(), total);
        if is_partial { text } else { String::new() }
    });
    group_of(
        "AnswerVerdict",
        Node { min_height: px(VERDICT_HEIGHT), ..column(0.0) },
        children![
            text("Found", LetterSize::Body, palette::TEXT_QUIET, BoundText::new(found)),
            (
                verdict(
                    assets,
                    Icon::Check,
                    palette::DESTINATION,
                    BoundText::message(Messages::vision_right)
                ),
                VisibleWhen::new(in_round(
                    |_, round| !round.is_asking() && round.mistake().is_none()
                )),
            ),
            (
                verdict(
                    assets,
                    Icon::Cross,
                    palette::CAPTURE,
                    BoundText::new(in_round(wrong_words))
                ),
                VisibleWhen::new(in_round(|_, round| round.mistake().is_some())),
            ),
        ],
    )
}

fn verdict(assets: &UiAssets, sign: Icon, color: Color, words: BoundText) -> impl Bundle + use<> {
    group_of(
        "Words",
        row(8.0),
        children![
            tinted_icon(assets, sign, 20.0, color),
            title(assets, "AnswerVerdict", LetterSize::Body, color, words)
        ],
    )
}

fn score(assets: &UiAssets) -> impl Bundle + use<> {
    let score = in_round(|ui, round| {
        let score = round.result().score();
        ui.localizer().messages.vision_score(score)
    });
    let streak = in_round(|ui, round| match round.streak() {
        0 | 1 => String::new(),
        streak => ui.localizer().messages.vision_streak(streak),
    });
    group_of(
        "Score",
        Node { justify_content: JustifyContent::SpaceBetween, ..row(8.0) },
        children![
            title(assets, "Points", LetterSize::Heading, palette::TEXT, BoundText::new(score)),
            text("Streak", LetterSize::Body, palette::ACCENT, BoundText::new(streak)),
        ],
    )
}
