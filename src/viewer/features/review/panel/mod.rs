//! The review of the game: the score graph, the accuracy and the errors of both players, and the mistakes to try again.

mod graph;
mod tries;

use bevy::prelude::*;

use super::state::{ReviewedLine, accuracies, has_scores, is_error};
use crate::game::{Game, move_count};
use crate::game_tree::MoveSign;
use crate::i18n::{MessageFn, Messages};
use crate::rules::Side;
use crate::viewer::features::review::actions::ReviewAction;
use crate::viewer::features::review::state::CurrentReview;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, bare_button, button, description};
use crate::viewer::parts::board_colors::sign_color;
use crate::viewer::parts::piece_disc::piece_disc;
use crate::viewer::scene::camera::BoardOrientation;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::card::{button_row, card};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::{Tooltip, explained};
use crate::viewer::ui::widgets::{UiAssets, group_of, row, text, title};

fn is_running(ui: &Tracked) -> bool {
    let running = ui.of::<CurrentReview>().running.as_ref();
    running.is_some_and(|run| run.line.variant == ui.game().variant())
}

/// Returns `true` if there is something to show: a review under way, or scores noted in the game.
fn has_review(ui: &Tracked) -> bool {
    is_running(ui) || (!ui.of::<CurrentReview>().is_closed && has_scores(ui.game()))
}

fn has_errors(ui: &Tracked) -> bool {
    let tree = ui.game().tree();
    let sign = |node| tree.node(node).annotations.sign;
    tree.main_line()
        .into_iter()
        .any(|node| sign(node).is_some_and(is_error))
}

pub(crate) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    card(
        "Review",
        palette::ADVICE,
        // In a low sheet only the mistake that is tried again.
        VisibleWhen::new(|ui| {
            has_review(ui) && (has_room(ui) || ui.of::<CurrentReview>().is_trying())
        }),
        children![
            (VisibleWhen::new(has_room), head(assets)),
            (VisibleWhen::new(has_room), graph::graph()),
            (
                VisibleWhen::new(has_room),
                group_of(
                    "Players",
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        row_gap: px(2),
                        ..row(10.0)
                    },
                    children![accuracy_word(), player(Side::White), player(Side::Black)]
                ),
            ),
            tools(),
            tries::tries(),
        ],
    )
}

/// The heading, the progress and the judge.
fn head(assets: &UiAssets) -> impl Bundle + use<> {
    let progress = BoundText::new(|ui| match &ui.of::<CurrentReview>().running {
        Some(run) if is_running(ui) => {
            let messages = &ui.localizer().messages;
            // Moves are counted as in the list, and not as the positions between them.
            let moves = move_count(ui.game().tree());
            let done = moves * run.done / run.line.nodes.len().max(1);
            messages.review_progress(moves, done)
        }
        _ => String::new(),
    });
    group_of(
        "Head",
        Node {
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        children![
            title(
                assets,
                "Title",
                LetterSize::Body,
                palette::ADVICE,
                BoundText::message(Messages::review_title)
            ),
            text("Progress", LetterSize::Small, palette::TEXT_QUIET, progress),
            (
                small_button(
                    "Run",
                    ReviewAction::Toggle,
                    BoundText::new(|ui| if is_running(ui) {
                        ui.localizer().messages.review_stop()
                    } else {
                        ui.localizer().messages.review_begin()
                    })
                ),
                HasTooltip,
            ),
            (
                small_button(
                    "Close",
                    ReviewAction::Close,
                    BoundText::message(Messages::close)
                ),
                HasTooltip,
            ),
        ],
    )
}

/// The word before the accuracies; empty while they are unknown.
fn accuracy_word() -> impl Bundle {
    let is_known = |ui: &Tracked| {
        let known = accuracies(ui.game());
        known.white.or(known.black).is_some()
    };
    (
        VisibleWhen::new(is_known),
        explained(
            text(
                "Accuracy word",
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::message(Messages::review_accuracy_word),
            ),
            BoundText::message(Messages::review_accuracy_tip),
        ),
    )
}

/// The accuracy of a player and the numbers of errors, by their signs.
fn player(side: Side) -> impl Bundle {
    let accuracy = BoundText::new(move |ui| match accuracies(ui.game())[side] {
        Some(accuracy) => {
            let messages = &ui.localizer().messages;
            messages.review_side_accuracy(accuracy.round() as u32)
        }
        None => String::new(),
    });
    group_of(
        "Player",
        row(5.0),
        children![
            piece_disc(side, 14.0),
            explained(
                text("Accuracy", LetterSize::Small, palette::TEXT, accuracy),
                BoundText::message(Messages::review_accuracy_tip)
            ),
            errors(side, MoveSign::Blunder),
            errors(side, MoveSign::Mistake),
            errors(side, MoveSign::Dubious),
        ],
    )
}

/// The number of errors of a kind, with their sign.
fn errors(side: Side, sign: MoveSign) -> impl Bundle {
    let number = BoundText::new(move |ui| match count(ui.game(), side, sign) {
        0 => String::new(),
        number => format!("{number}{}", sign.text()),
    });
    text("Errors", LetterSize::Small, sign_color(sign), number)
}

/// The number of moves of a side on the main line with this sign.
fn count(game: &Game, side: Side, sign: MoveSign) -> usize {
    let tree = game.tree();
    let line = ReviewedLine::main_line(game).nodes;
    let pairs = line.windows(2);
    pairs
        .filter(|pair| {
            tree.node(pair[0]).position().side_to_move() == side
                && tree.node(pair[1]).annotations.sign == Some(sign)
        })
        .count()
}

/// Going from error to error, trying mistakes again, and the choice of the judge.
fn tools() -> impl Bundle {
    let step = |name, action, sign: &'static str| {
        (
            small_button(name, action, BoundText::new(move |_| sign.to_owned())),
            EnabledWhen::new(has_errors),
            HasTooltip,
        )
    };
    (
        VisibleWhen::new(|ui| !ui.of::<CurrentReview>().is_trying()),
        button_row(children![
            step("Previous error", ReviewAction::PreviousError, "‹ ?"),
            step("Next error", ReviewAction::NextError, "? ›"),
            (
                small_button(
                    "Mistakes",
                    ReviewAction::Retry(None),
                    BoundText::message(Messages::retry_begin)
                ),
                EnabledWhen::new(|ui| own_mistakes(ui).is_ok()),
                Tooltip(BoundText::new(mistakes_tip)),
            ),
            (
                small_button(
                    "Judge",
                    ReviewAction::NextJudge,
                    BoundText::new(|ui| {
                        let messages = &ui.localizer().messages;
                        let judge = ui.of::<CurrentReview>().judge;
                        let name = judge
                            .filter(|&id| ui.of::<EngineList>().plays(id, ui.game().variant()));
                        messages.review_judge(match name {
                            Some(id) => ui.of::<EngineList>().name(id).to_owned(),
                            None => messages.review_builtin(),
                        })
                    })
                ),
                VisibleWhen::new(|ui| {
                    let variant = ui.game().variant();
                    ui.of::<EngineList>()
                        .ids()
                        .any(|id| ui.of::<EngineList>().plays(id, variant))
                }),
                HasTooltip,
            ),
        ]),
    )
}

/// The side whose mistakes are tried again, or the message that says why none are.
fn own_mistakes(ui: &Tracked) -> Result<Side, MessageFn> {
    let bottom = ui
        .get::<BoardOrientation>()
        .map_or(Side::White, |side| side.0);
    let review = ui.of::<CurrentReview>();
    review.side_with_mistakes(ui.game(), ui.players(), bottom)
}

/// What the button does, or why it does nothing.
fn mistakes_tip(ui: &Tracked) -> String {
    let does = description(ReviewAction::Retry(None), ui.localizer());
    match own_mistakes(ui) {
        Ok(_) => does,
        Err(reason) => format!("{does}\n{}", reason(&ui.localizer().messages)),
    }
}

fn small_button(name: &'static str, action: ReviewAction, label: BoundText) -> impl Bundle {
    let node = Node {
        height: px(26),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(6)),
        flex_shrink: 0.0,
        ..default()
    };
    (
        bare_button(name, action, ButtonStyle::Normal, node),
        children![(
            text("Label", LetterSize::Small, palette::TEXT, label),
            TextLayout::no_wrap(),
        )],
    )
}

/// A button that takes its share of a row.
fn wide_button(
    name: &'static str,
    action: ReviewAction,
    style: ButtonStyle,
    label: BoundText,
) -> impl Bundle {
    button(name, action, style, label)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(graph::plugin);
}
