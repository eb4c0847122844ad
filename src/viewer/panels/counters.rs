//! How near the game is to a draw: the counts that matter, and on request all of them.

use bevy::prelude::*;

use crate::rules::{EndgameClass, FewAgainstKing, Ply, Variant};
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, CheckedWhen, UiSnapshot, VisibleWhen};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::HasTooltip;
use crate::viewer::ui::widgets::{UiAssets, bare_button, column, row, text, title};

/// A count that ends the game in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    Repetition,
    Quiet,
    ThreeAgainstKing,
    FewAgainstKing,
}

/// Moves without a capture or a man moved from which on the count is worth showing.
const QUIET_MATTERS: Ply = Ply::moves_each(5);

impl Count {
    const ALL: [Count; 4] = [
        Count::Repetition,
        Count::Quiet,
        Count::ThreeAgainstKing,
        Count::FewAgainstKing,
    ];

    const fn key(self) -> &'static str {
        match self {
            Count::Repetition => "count-repetition",
            Count::Quiet => "count-quiet",
            Count::ThreeAgainstKing => "count-three",
            Count::FewAgainstKing => "count-few",
        }
    }

    fn matters(self, facts: &UiSnapshot) -> bool {
        let counters = facts.game.counters();
        match self {
            Count::Repetition => counters.repetitions > 1,
            Count::Quiet => counters.quiet >= QUIET_MATTERS,
            _ => self.ending(facts).is_some(),
        }
    }

    /// The plies counted in the ending this counts, if the game is in it.
    fn ending(self, facts: &UiSnapshot) -> Option<Ply> {
        let (class, plies) = facts.game.counters().ending?;
        facts.game.rules().draws.few_against_king?;
        let counted = match class {
            EndgameClass::ThreeAgainstKing => Count::ThreeAgainstKing,
            EndgameClass::FewAgainstKing => Count::FewAgainstKing,
        };
        (counted == self).then_some(plies)
    }

    /// How far the count is and where it ends the game; no end if it does so at once.
    fn count(self, facts: &UiSnapshot) -> (u16, Option<u16>) {
        let (counters, rules) = (facts.game.counters(), &facts.game.rules().draws);
        let moves = self.ending(facts).unwrap_or_default().moves();
        match self {
            Count::Repetition => (counters.repetitions.into(), Some(rules.repetitions.into())),
            Count::Quiet => (counters.quiet.moves(), Some(rules.quiet.moves())),
            Count::ThreeAgainstKing => (moves, rules.three_against_king.map(Ply::moves)),
            Count::FewAgainstKing => match rules.few_against_king {
                Some(FewAgainstKing::DrawAfter(limit)) => (moves, Some(limit.moves())),
                Some(FewAgainstKing::DrawAtOnce) | None => (0, None),
            },
        }
    }

    fn says(self, facts: &UiSnapshot) -> String {
        match self.count(facts) {
            (count, Some(limit)) => facts.words.with(
                "count-of",
                &[("count", count.into()), ("limit", limit.into())],
            ),
            (_, None) if self.ending(facts).is_none() => "–".to_owned(),
            (_, None) if facts.game.outcome().is_none() => facts.words.text("after-capture"),
            (_, None) => facts.words.text("at-once"),
        }
    }

    /// How near the count is to its end, from 0 to 1.
    fn part(self, facts: &UiSnapshot) -> f32 {
        // The first time a position comes up is no repetition.
        let first = u16::from(self == Count::Repetition);
        match self.count(facts) {
            (count, Some(limit)) => {
                f32::from(count.saturating_sub(first))
                    / f32::from(limit.saturating_sub(first).max(1))
            }
            (_, None) => f32::from(u8::from(self.ending(facts).is_some())),
        }
    }
}

pub(super) fn card(kit: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Counters"),
        Node {
            flex_shrink: 0.0,
            ..column(7.0)
        },
        Pickable::IGNORE,
        children![
            header(kit),
            count(Count::ALL[0]),
            count(Count::ALL[1]),
            count(Count::ALL[2]),
            count(Count::ALL[3]),
            federation(),
        ],
    )
}

fn header(kit: &UiAssets) -> impl Bundle + use<> {
    (
        bare_button(
            "All counters",
            Action::ToggleCounters,
            ButtonStyle::Flat,
            Node {
                height: px(26),
                padding: UiRect::horizontal(px(6)),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
        ),
        children![
            title(
                kit,
                "Title",
                13.0,
                palette::TEXT,
                BoundText::message("counters")
            ),
            (
                Name::new("Space"),
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                Pickable::IGNORE
            ),
            title(
                kit,
                "Sign",
                16.0,
                palette::TEXT,
                BoundText::new(|facts| if facts.open.counters { "–" } else { "+" }.to_owned()),
            ),
        ],
    )
}

fn count(count: Count) -> impl Bundle {
    let full = move |facts: &UiSnapshot| count.part(facts) >= 0.75;
    (
        Name::new("Counter"),
        Node {
            padding: UiRect::horizontal(px(6)),
            ..column(4.0)
        },
        VisibleWhen::new(move |facts| facts.open.counters || count.matters(facts)),
        Pickable::IGNORE,
        children![
            (
                Name::new("Words"),
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(6.0)
                },
                Pickable::IGNORE,
                children![
                    text(
                        "Label",
                        13.0,
                        palette::TEXT_QUIET,
                        BoundText::message(count.key())
                    ),
                    text(
                        "Count",
                        13.0,
                        palette::TEXT,
                        BoundText::new(move |facts| count.says(facts))
                    ),
                ],
            ),
            (
                Name::new("Track"),
                Node {
                    height: px(4),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::TRACK),
                Pickable::IGNORE,
                children![
                    bar(palette::ACCENT, move |facts| if full(facts) {
                        0.0
                    } else {
                        count.part(facts)
                    }),
                    bar(palette::WARNING, move |facts| if full(facts) {
                        count.part(facts)
                    } else {
                        0.0
                    }),
                ],
            ),
        ],
    )
}

fn bar(color: Color, part: impl Fn(&UiSnapshot<'_>) -> f32 + Send + Sync + 'static) -> impl Bundle {
    (
        Name::new("Bar"),
        Node {
            width: px(0),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(color),
        BoundWidth::new(part),
        Pickable::IGNORE,
    )
}

/// The federation's count, which international draughts can be played with.
fn federation() -> impl Bundle {
    (
        bare_button(
            "Federation rule",
            Action::ToggleFederationRule,
            ButtonStyle::Normal,
            Node {
                height: px(30),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
        ),
        VisibleWhen::new(|facts| {
            facts.game.variant() == Variant::International && facts.open.counters
        }),
        CheckedWhen::new(|facts| {
            facts.game.rules().draws.few_against_king == Some(FewAgainstKing::FEDERATION)
        }),
        HasTooltip,
        children![text(
            "Label",
            13.0,
            palette::TEXT,
            BoundText::message("federation")
        )],
    )
}
