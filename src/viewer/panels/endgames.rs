//! Endgames solved: offered where it matters and they are not, and how far it has come.

use bevy::prelude::*;

use super::card::{answers, card};
use super::follow::{Facts, Fills, Says, Shown};
use super::style::Look;
use super::widgets::{SIZE, button, text};
use crate::viewer::action::Action;
use crate::viewer::engine_bridge::{Purpose, TableStatus};
use crate::viewer::palette;

/// With so many pieces left, the endgame is near.
const NEAR: usize = 10;

fn is_solving(facts: &Facts) -> bool {
    facts.endgames.share_solved().is_some()
}

/// Whether somebody who wants to know about an endgame could know more.
fn is_offered(facts: &Facts) -> bool {
    facts.endgames.can_solve()
        && facts.thought.is_some_and(|thought| {
            let is_advice = !matches!(thought.purpose, Purpose::Answer(_));
            let are_missing = matches!(
                thought.kept,
                Some(TableStatus::Missing | TableStatus::Damaged(_))
            );
            is_advice && are_missing && thought.position.occupied().len() <= NEAR
        })
}

pub(super) fn card_of() -> impl Bundle {
    let says = Says::of(|facts| match facts.endgames.share_solved() {
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
                Shown::when(is_solving),
                Pickable::IGNORE,
                children![(
                    Name::new("Share"),
                    Node {
                        width: percent(0),
                        ..default()
                    },
                    BackgroundColor(palette::ADVICE),
                    Fills::of(|facts| facts.endgames.share_solved().unwrap_or_default()),
                    Pickable::IGNORE,
                )],
            ),
            (
                Shown::when(is_offered),
                answers(children![button(
                    "Solve",
                    Action::SolveEndgames,
                    Look::Plain,
                    Says::words("endgames-solve")
                )]),
            ),
        ],
    )
}
