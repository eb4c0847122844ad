//! The review card: score graph, both players' accuracy and errors, the mistakes to retry, and the current retry.

use bevy::prelude::*;

use super::ReviewAction;
use super::state::{
    CurrentReview, ReviewedLine, Tries, TryAnswer, accuracies, has_scores, is_error,
};
use crate::game::{Game, move_count};
use crate::game_tree::MoveSign;
use crate::i18n::{MessageFn, Messages};
use crate::notation::move_text;
use crate::review::Retry;
use crate::rules::Side;
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::camera::BoardOrientation;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{
    HasTooltip, bare_button, description, message_button, primary_button,
};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::{piece_disc, sign_color};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::{Tooltip, explained};
use crate::viewer::ui::widgets::{
    UiAssets, button_row, card, column, group_of, label_text, row, text, title,
};

fn is_running(ui: &Tracked) -> bool {
    let running = ui.of::<CurrentReview>().running.as_ref();
    running.is_some_and(|run| run.line.variant == ui.game().variant())
}

/// Returns `true` if a review is running or the game has its scores.
fn has_review(ui: &Tracked) -> bool {
    is_running(ui) || (!ui.of::<CurrentReview>().is_closed && has_scores(ui.game()))
}

fn has_errors(ui: &Tracked) -> bool {
    let tree = ui.game().tree();
    let sign = |node| tree.node(node).annotations.sign;
    tree.main_line().into_iter().any(|node| sign(node).is_some_and(is_error))
}

pub(crate) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    card(
        "Review",
        palette::ADVICE,
        // A low sheet shows only the retry.
        VisibleWhen::new(|ui| {
            has_review(ui) && (has_room(ui) || ui.of::<CurrentReview>().is_trying())
        }),
        children![
            (VisibleWhen::new(has_room), head(assets)),
            (VisibleWhen::new(has_room), super::graph::graph()),
            (
                VisibleWhen::new(has_room),
                group_of(
                    "Players",
                    Node { flex_wrap: FlexWrap::Wrap, row_gap: px(2), ..row(10.0) },
                    children![accuracy_word(), player(Side::White), player(Side::Black)]
                ),
            ),
            tools(),
            tries(),
        ],
    )
}

/// The heading, the progress and the judge.
fn head(assets: &UiAssets) -> impl Bundle + use<> {
    let progress = BoundText::new(|ui| match &ui.of::<CurrentReview>().running {
        Some(run) if is_running(ui) => {
            let messages = &ui.localizer().messages;
            // Count moves, as the list does, not the positions between them.
            let moves = move_count(ui.game().tree());
            let done = moves * run.done / run.line.nodes.len().max(1);
            messages.review_progress(moves, done)
        }
        _ => String::new(),
    });
    group_of(
        "Head",
        Node { justify_content: JustifyContent::SpaceBetween, ..row(8.0) },
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
                small_button("Close", ReviewAction::Close, BoundText::message(Messages::close)),
                HasTooltip,
            ),
        ],
    )
}

/// The label of the accuracies; empty while they are unknown.
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

/// A player's accuracy and error counts.
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

fn errors(side: Side, sign: MoveSign) -> impl Bundle {
    let number = BoundText::new(move |ui| match count(ui.game(), side, sign) {
        0 => String::new(),
        number => format!("{number}{}", sign.text()),
    });
    text("Errors", LetterSize::Small, sign_color(sign), number)
}

/// Number of a side's main-line moves with this sign.
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

/// Error navigation, retries, and the choice of the judge.
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
                        let engines = ui.of::<EngineList>();
                        let review = ui.of::<CurrentReview>();
                        messages.review_judge(match review.judge_of(ui.game().variant(), engines) {
                            Some(id) => engines.name(id).to_owned(),
                            None => messages.review_builtin(),
                        })
                    })
                ),
                VisibleWhen::new(|ui| {
                    let variant = ui.game().variant();
                    ui.of::<EngineList>().ids().any(|id| ui.of::<EngineList>().plays(id, variant))
                }),
                HasTooltip,
            ),
        ]),
    )
}

/// The side whose mistakes can be retried, or the reason why none can.
fn own_mistakes(ui: &Tracked) -> Result<Side, MessageFn> {
    let bottom = ui.get::<BoardOrientation>().map_or(Side::White, |side| side.0);
    let review = ui.of::<CurrentReview>();
    review.side_with_mistakes(ui.game(), ui.players(), bottom)
}

/// The effect of the button, or the reason why it is disabled.
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
        children![label_text(LetterSize::Small, label)],
    )
}

/// Maximum number of solution moves shown.
const MOVES: usize = 8;

/// Formats the current retry; empty if there is nothing to show.
type TryWords = fn(&Tracked, &Tries, &Retry) -> String;

fn words_now(words: TryWords, ui: &Tracked) -> String {
    let tries = ui.of::<CurrentReview>().tries.as_ref();
    let retry = tries.and_then(|tries| Some((tries, tries.retries.current()?)));
    retry.map_or_else(String::new, |(tries, retry)| words(ui, tries, retry))
}

/// A text about the current retry.
fn about(words: TryWords) -> BoundText {
    BoundText::new(move |ui| words_now(words, ui))
}

fn unless_empty(words: TryWords) -> VisibleWhen {
    VisibleWhen::new(move |ui| !words_now(words, ui).is_empty())
}

pub(super) fn tries() -> impl Bundle {
    let number = about(|ui, tries, _| {
        let messages = &ui.localizer().messages;
        messages.retry_count(tries.retries.passed() + 1, tries.retries.len())
    });
    let question = about(|ui, _, retry| {
        let position = retry.position();
        let played = move_text::printed(&move_text::write(position, retry.played()));
        match position.side_to_move() {
            Side::White => ui.localizer().messages.retry_ask_white(played),
            Side::Black => ui.localizer().messages.retry_ask_black(played),
        }
    });
    (
        Name::new("Tries"),
        column(6.0),
        VisibleWhen::new(|ui| ui.of::<CurrentReview>().is_trying()),
        Pickable::IGNORE,
        children![
            text("Number", LetterSize::Small, palette::TEXT_QUIET, number),
            text("Question", LetterSize::Body, palette::TEXT, question),
            (
                text("Answer", LetterSize::Body, palette::DESTINATION, about(good_answer)),
                unless_empty(good_answer),
            ),
            (
                text("Objection", LetterSize::Body, palette::WARNING, about(objection)),
                unless_empty(objection),
            ),
            (
                text("Solution", LetterSize::Small, palette::DESTINATION, about(solution)),
                unless_empty(solution),
            ),
            button_row(children![
                message_button("Hint", ReviewAction::Hint, Messages::retry_hint_button),
                (
                    message_button("Show", ReviewAction::ShowSolution, Messages::retry_show_button),
                    EnabledWhen::new(|ui| {
                        let tries = ui.of::<CurrentReview>().tries.as_ref();
                        tries.is_some_and(|tries| !tries.is_shown)
                    }),
                ),
                primary_button("Next", ReviewAction::NextRetry, Messages::retry_next_button),
                message_button("End", ReviewAction::EndRetries, Messages::retry_end_button),
            ]),
        ],
    )
}

fn good_answer(ui: &Tracked, tries: &Tries, retry: &Retry) -> String {
    let messages = &ui.localizer().messages;
    let played = |mv| move_text::printed(&move_text::write(retry.position(), mv));
    match tries.answer {
        TryAnswer::Right(mv) => messages.retry_found(played(mv)),
        TryAnswer::AsGood(mv) => messages.retry_as_good(played(mv)),
        TryAnswer::Judging(mv) => messages.retry_judging(played(mv)),
        TryAnswer::Hint => retry
            .hint()
            .map_or_else(String::new, |square| messages.retry_hint(u32::from(square.number()))),
        TryAnswer::None | TryAnswer::SameAsPlayed | TryAnswer::Wrong { .. } => String::new(),
    }
}

fn objection(ui: &Tracked, tries: &Tries, retry: &Retry) -> String {
    let messages = &ui.localizer().messages;
    match tries.answer {
        TryAnswer::SameAsPlayed => messages.retry_same(),
        TryAnswer::Wrong { mv, answer } => match answer {
            Some(answer) => {
                let after = retry.position().play(mv);
                let answer = move_text::printed(&move_text::write(&after, answer));
                messages.retry_wrong_answer(answer)
            }
            None => messages.retry_wrong(),
        },
        _ => String::new(),
    }
}

fn solution(ui: &Tracked, tries: &Tries, retry: &Retry) -> String {
    if !tries.is_shown {
        return String::new();
    }
    let line = &retry.solution()[..retry.solution().len().min(MOVES)];
    let moves = move_text::printed(&move_text::write_line(retry.position(), line).join(" "));
    ui.localizer().messages.retry_solution(moves)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(super::graph::plugin);
}
