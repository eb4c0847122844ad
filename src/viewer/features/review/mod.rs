//! Game review in the background, and retries of the mistakes.
//!
//! Each judged position goes into the state that the panel draws. Undoable commands record the final review.

mod control;
pub mod graph;
pub mod panel;
pub mod state;
mod tries;

use bevy::prelude::*;
use state::{CurrentReview, accuracies};

use crate::i18n::{Messages, Phrase};
use crate::players::Player;
use crate::rules::Side;
use crate::viewer::board::layers::{AddBoardLayer, BETTER_MOVES, BoardLayer, LayerHeight};
use crate::viewer::board::unfolded::place::TallCard;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::analysis::JudgedPosition;
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::FollowMode;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::toolbar::groups::{bare_tool, can_advise, in_games};
use crate::viewer::ui::action_button::message_button;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, ToolGroup, UiSlot};
use crate::viewer::ui::widgets::{UiAssets, text};

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Shows the closed review, reviews the game, or stops the review.
    Toggle,
    /// Closes the review; its scores stay with the game.
    Close,
    /// Cycles the judging engine.
    NextJudge,
    /// Shows the position before the next error.
    NextError,
    /// Shows the position before the previous error.
    PreviousError,
    /// Retries the mistakes of this side or, by default, of the person.
    Retry(Option<Side>),
    /// Hints at the piece to move in the retried position.
    Hint,
    /// Shows the best line in the retried position.
    ShowSolution,
    NextRetry,
    EndRetries,
}

impl FeatureAction for ReviewAction {
    const KEYS: &'static [(Key, ReviewAction)] = &[
        (Key::character('j'), ReviewAction::Toggle),
        (Key::character('y'), ReviewAction::Retry(None)),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Advice;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ReviewAction::Toggle => Messages::review_run,
            ReviewAction::Close => Messages::review_close,
            ReviewAction::NextJudge => Messages::review_next_judge,
            ReviewAction::NextError => Messages::review_next_error,
            ReviewAction::PreviousError => Messages::review_previous_error,
            ReviewAction::Retry(None) => Messages::retry_begin,
            ReviewAction::Retry(Some(Side::White)) => Messages::retry_begin_white,
            ReviewAction::Retry(Some(Side::Black)) => Messages::retry_begin_black,
            ReviewAction::Hint => Messages::retry_hint_button,
            ReviewAction::ShowSolution => Messages::retry_show_button,
            ReviewAction::NextRetry => Messages::retry_next_button,
            ReviewAction::EndRetries => Messages::retry_end_button,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_own_game()
    }
}

/// The better line, before an error of the game or once a mistake's solution is shown, and the last try of a retry.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let game = board.game();
    let line = board.of::<CurrentReview>().better_line(game);
    let mut position = *game.position();
    let mut better_line = Vec::new();
    for &mv in line.iter().take(BETTER_MOVES) {
        let Some(route) = position.route(mv) else {
            break;
        };
        better_line.push(route.hops);
        position = position.play(mv);
    }
    Some(BoardLayer {
        better_line,
        arrows: board.of::<CurrentReview>().try_arrows(game),
        ..BoardLayer::default()
    })
}

fn report_card(
    review: Res<CurrentReview>,
    session: Res<CurrentSession>,
    mut tall_card: ResMut<TallCard>,
    mut judged: ResMut<JudgedPosition>,
) {
    let graph = review.graph(session.game());
    let is_shown = !review.is_closed && !graph.is_empty();
    tall_card.set_if_neq(TallCard(is_shown));
    let shown = session.game().current_node();
    let chance = graph.iter().find(|point| point.node == shown);
    judged.set_if_neq(match chance.and_then(|point| point.chance) {
        _ if !is_shown => JudgedPosition::NoReview,
        Some(chance) => JudgedPosition::Chance(chance),
        None => JudgedPosition::Unknown,
    });
}

fn tool(assets: &UiAssets) -> impl Bundle + use<> {
    let review = ReviewAction::Toggle;
    (
        bare_tool(assets, "Review", review, Icon::ScoreGraph, Messages::tool_review),
        CheckedWhen::new(|ui| ui.of::<CurrentReview>().running.is_some()),
        in_games(review, |ui| can_advise(ui) && !ui.game().tree().is_empty()),
    )
}

fn result_button(_: &UiAssets) -> impl Bundle + use<> {
    (
        message_button("Review", ReviewAction::Toggle, Messages::tool_review),
        VisibleWhen::new(|ui| can_advise(ui) && !ui.game().tree().is_empty()),
    )
}

/// The accuracy of the person, or of both persons, on the result card of a reviewed game.
fn own_accuracy() -> impl Bundle {
    let words = |ui: &Tracked| {
        let messages = &ui.localizer().messages;
        let known = accuracies(ui.game());
        let percent = |side| Some(known[side]?.round() as u32);
        match Player::only_person(&ui.players()) {
            Some(side) => percent(side).map(|own| messages.review_your_accuracy(own)),
            None => percent(Side::White)
                .zip(percent(Side::Black))
                .map(|(white, black)| messages.review_accuracies(white, black)),
        }
    };
    (
        text(
            "Accuracy",
            LetterSize::Body,
            palette::TEXT_QUIET,
            BoundText::new(move |ui| words(ui).unwrap_or_default()),
        ),
        VisibleWhen::new(move |ui| words(ui).is_some()),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ReviewAction>()
        .fill(UiSlot::Tools(ToolGroup::Help), "review", tool)
        .fill(UiSlot::Moves, "review", panel::card_of)
        .fill(UiSlot::Result, "review", result_button)
        .fill(UiSlot::ResultWords, "accuracy", |_| own_accuracy())
        .add_board_layer(LayerHeight::Beside, layer)
        .add_systems(
            Update,
            report_card
                .run_if(
                    resource_changed::<CurrentReview>.or_eager(resource_changed::<CurrentSession>),
                )
                .in_set(FollowMode),
        )
        .add_plugins((control::plugin, tries::plugin, panel::plugin));
}
