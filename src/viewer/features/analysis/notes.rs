//! Notes over the scene and beside the advice: an engine's thinking note with the move-now button, the hint's sentence
//! in a portrait window, where the sheet hides the card, and the offer to solve endgames with its progress.

use bevy::prelude::*;

use super::actions::AnalysisAction;
use super::panel::hint_in_words;
use crate::i18n::Messages;
use crate::players::{PendingAction, TableStatus};
use crate::viewer::kernel::analysis::{EndgameStatus, SearchPurpose};
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::over_the_scene;
use crate::viewer::shell::over_the_scene::{is_thinking, words_on};
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, message_button};
use crate::viewer::ui::bindings::{BoundText, BoundWidth, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{button_row, card, label_text, text};

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
                    children![label_text(
                        LetterSize::Small,
                        BoundText::message(Messages::move_now)
                    )],
                ),
            ],
        ),
    )
}

fn is_shown(ui: &Tracked) -> bool {
    let shape = ui.of::<WindowShape>();
    let is_card_hidden = shape.is_portrait() && !shape.is_expanded();
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

/// Number of pieces at or below which solving is offered.
const MAX_PIECES: usize = 10;

fn is_solving(ui: &Tracked) -> bool {
    ui.of::<EndgameStatus>().solved_share.is_some()
}

/// Returns `true` if endgame tables would improve the advice.
fn is_offered(ui: &Tracked) -> bool {
    ui.of::<EndgameStatus>().can_solve
        && ui.analysis().is_some_and(|analysis| {
            let is_advice = !matches!(analysis.purpose, SearchPurpose::Answer(_));
            let are_missing =
                matches!(analysis.tables, Some(TableStatus::Missing | TableStatus::Damaged(_)));
            is_advice && are_missing && analysis.position.occupied().len() <= MAX_PIECES
        })
}

pub(super) fn endgame_card() -> impl Bundle {
    let says = BoundText::new(|ui| match ui.of::<EndgameStatus>().solved_share {
        Some(share) => {
            let percent = (100.0 * share).floor();
            ui.localizer().messages.endgames_solving(percent)
        }
        None => {
            let pieces = ui.of::<EndgameStatus>().pieces;
            ui.localizer().messages.endgames_offer(pieces)
        }
    });
    card(
        "Endgames",
        palette::ADVICE,
        VisibleWhen::new(|ui| has_room(ui) && (is_solving(ui) || is_offered(ui))),
        children![
            text("Words", LetterSize::Body, palette::TEXT, says),
            (
                Name::new("Track"),
                Node {
                    height: px(4),
                    border_radius: BorderRadius::MAX,
                    overflow: Overflow::clip(),
                    ..default()
                },
                BackgroundColor(palette::TRACK),
                VisibleWhen::new(is_solving),
                Pickable::IGNORE,
                children![(
                    Name::new("Share"),
                    Node { width: percent(0), ..default() },
                    BackgroundColor(palette::ADVICE),
                    BoundWidth::new(|ui| ui.of::<EndgameStatus>().solved_share.unwrap_or_default()),
                    Pickable::IGNORE,
                )],
            ),
            (
                VisibleWhen::new(is_offered),
                button_row(children![message_button(
                    "Solve",
                    AnalysisAction::SolveEndgames,
                    Messages::endgames_solve
                )]),
            ),
        ],
    )
}
