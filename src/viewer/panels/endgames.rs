//! Endgames solved: offered where it matters and they are not, and how far it has come.

use bevy::prelude::*;

use crate::viewer::engine_bridge::{SearchPurpose, TableStatus};
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, UiSnapshot, VisibleWhen};
use crate::viewer::ui::card::{answers, card};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{SIZE, button, text};

/// With so many pieces left, the endgame is near.
const NEAR: usize = 10;

fn is_solving(facts: &UiSnapshot) -> bool {
    facts.endgames.share_solved().is_some()
}

/// Whether somebody who wants to know about an endgame could know more.
fn is_offered(facts: &UiSnapshot) -> bool {
    facts.endgames.can_solve()
        && facts.thought.is_some_and(|thought| {
            let is_advice = !matches!(thought.purpose, SearchPurpose::Answer(_));
            let are_missing = matches!(
                thought.kept,
                Some(TableStatus::Missing | TableStatus::Damaged(_))
            );
            is_advice && are_missing && thought.position.occupied().len() <= NEAR
        })
}

pub(super) fn card_of() -> impl Bundle {
    let says = BoundText::new(|facts| match facts.endgames.share_solved() {
        Some(share) => {
            let percent = (100.0 * share).floor();
            facts
                .words
                .with("endgames-solving", &[("percent", percent.into())])
        }
        None => {
            let pieces = facts.endgames.pieces();
            facts
                .words
                .with("endgames-offer", &[("pieces", pieces.into())])
        }
    });
    card(
        "Endgames",
        palette::ADVICE,
        |facts| is_solving(facts) || is_offered(facts),
        children![
            text("Words", SIZE, palette::TEXT, says),
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
                    BoundWidth::new(|facts| facts.endgames.share_solved().unwrap_or_default()),
                    Pickable::IGNORE,
                )],
            ),
            (
                VisibleWhen::new(is_offered),
                answers(children![button(
                    "Solve",
                    Action::SolveEndgames,
                    ButtonStyle::Normal,
                    BoundText::message("endgames-solve")
                )]),
            ),
        ],
    )
}
