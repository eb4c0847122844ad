//! The card that offers to solve endgames where that helps, and shows the progress.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::players::TableStatus;
use crate::viewer::features::analysis::actions::AnalysisAction;
use crate::viewer::kernel::analysis::{EndgameStatus, SearchPurpose};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::button;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{button_row, card, text};

/// The number of pieces from which on solving is offered.
const MAX_PIECES: usize = 10;

fn is_solving(ui: &Tracked) -> bool {
    ui.of::<EndgameStatus>().solved_share.is_some()
}

/// Returns `true` if the advice would be better with endgame tables.
fn is_offered(ui: &Tracked) -> bool {
    ui.of::<EndgameStatus>().can_solve
        && ui.analysis().is_some_and(|analysis| {
            let is_advice = !matches!(analysis.purpose, SearchPurpose::Answer(_));
            let are_missing = matches!(
                analysis.tables,
                Some(TableStatus::Missing | TableStatus::Damaged(_))
            );
            is_advice && are_missing && analysis.position.occupied().len() <= MAX_PIECES
        })
}

pub(crate) fn card_of() -> impl Bundle {
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
                    Node {
                        width: percent(0),
                        ..default()
                    },
                    BackgroundColor(palette::ADVICE),
                    BoundWidth::new(|ui| ui.of::<EndgameStatus>().solved_share.unwrap_or_default()),
                    Pickable::IGNORE,
                )],
            ),
            (
                VisibleWhen::new(is_offered),
                button_row(children![button(
                    "Solve",
                    AnalysisAction::SolveEndgames,
                    ButtonStyle::Normal,
                    BoundText::message(Messages::endgames_solve)
                )]),
            ),
        ],
    )
}
