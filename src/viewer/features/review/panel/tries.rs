//! The mistake that is tried again: what was played, the answer to the last try, and the buttons.

use bevy::prelude::*;

use super::wide_button;
use crate::i18n::Messages;
use crate::notation::move_text;
use crate::review::Retry;
use crate::rules::Side;
use crate::viewer::features::review::actions::ReviewAction;
use crate::viewer::features::review::state::{CurrentReview, Tries, TryAnswer};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::card::button_row;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, text};

/// The most moves of a solution that are shown.
const MOVES: usize = 8;

/// A function of the mistake that is tried, to a text; empty for none.
type TryWords = fn(&Tracked, &Tries, &Retry) -> String;

fn words_now(words: TryWords, ui: &Tracked) -> String {
    let tries = ui.of::<CurrentReview>().tries.as_ref();
    let retry = tries.and_then(|tries| Some((tries, tries.retries.current()?)));
    retry.map_or_else(String::new, |(tries, retry)| words(ui, tries, retry))
}

/// A text about the mistake that is tried.
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
                text(
                    "Answer",
                    LetterSize::Body,
                    palette::DESTINATION,
                    about(good_answer)
                ),
                unless_empty(good_answer),
            ),
            (
                text(
                    "Objection",
                    LetterSize::Body,
                    palette::WARNING,
                    about(objection)
                ),
                unless_empty(objection),
            ),
            (
                text(
                    "Solution",
                    LetterSize::Small,
                    palette::DESTINATION,
                    about(solution)
                ),
                unless_empty(solution),
            ),
            button_row(children![
                wide_button(
                    "Hint",
                    ReviewAction::Hint,
                    ButtonStyle::Normal,
                    BoundText::message(Messages::retry_hint_button)
                ),
                (
                    wide_button(
                        "Show",
                        ReviewAction::ShowSolution,
                        ButtonStyle::Normal,
                        BoundText::message(Messages::retry_show_button)
                    ),
                    EnabledWhen::new(|ui| {
                        let tries = ui.of::<CurrentReview>().tries.as_ref();
                        tries.is_some_and(|tries| !tries.is_shown)
                    }),
                ),
                wide_button(
                    "Next",
                    ReviewAction::NextRetry,
                    ButtonStyle::Primary,
                    BoundText::message(Messages::retry_next_button)
                ),
                wide_button(
                    "End",
                    ReviewAction::EndRetries,
                    ButtonStyle::Normal,
                    BoundText::message(Messages::retry_end_button)
                ),
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
        TryAnswer::Hint => retry.hint().map_or_else(String::new, |square| {
            messages.retry_hint(u32::from(square.number()))
        }),
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
