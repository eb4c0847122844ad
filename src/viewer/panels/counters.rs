//! How near the game is to a draw: the counts that matter, and on request all of them.

use bevy::prelude::*;

use crate::rules::{EndgameClass, FewAgainstKing, Ply, Variant};
use crate::viewer::game_ui::action_button::{HasTooltip, bare_button};
use crate::viewer::game_ui::snapshot::{
    BoundText, BoundWidth, CheckedWhen, UiSnapshot, VisibleWhen,
};
use crate::viewer::messages::Action;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

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

    fn matters(self, ui: &UiSnapshot) -> bool {
        let counters = ui.game.counters();
        match self {
            Count::Repetition => counters.repetitions > 1,
            Count::Quiet => counters.quiet >= QUIET_MATTERS,
            _ => self.ending(ui).is_some(),
        }
    }

    /// The plies counted in the ending this counts, if the game is in it.
    fn ending(self, ui: &UiSnapshot) -> Option<Ply> {
        let (class, plies) = ui.game.counters().ending?;
        ui.game.rules().draws.few_against_king?;
        let counted = match class {
            EndgameClass::ThreeAgainstKing => Count::ThreeAgainstKing,
            EndgameClass::FewAgainstKing => Count::FewAgainstKing,
        };
        (counted == self).then_some(plies)
    }

    /// How far the count is and where it ends the game; no end if it does so at once.
    fn count(self, ui: &UiSnapshot) -> (u16, Option<u16>) {
        let (counters, rules) = (ui.game.counters(), &ui.game.rules().draws);
        let moves = self.ending(ui).unwrap_or_default().moves();
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

    fn says(self, ui: &UiSnapshot) -> String {
        match self.count(ui) {
            (count, Some(limit)) => ui.localizer.with(
                "count-of",
                &[("count", count.into()), ("limit", limit.into())],
            ),
            (_, None) if self.ending(ui).is_none() => "–".to_owned(),
            (_, None) if ui.game.outcome().is_none() => ui.localizer.text("after-capture"),
            (_, None) => ui.localizer.text("at-once"),
        }
    }

    /// How near the count is to its end, from 0 to 1.
    fn part(self, ui: &UiSnapshot) -> f32 {
        // The first time a position comes up is no repetition.
        let first = u16::from(self == Count::Repetition);
        match self.count(ui) {
            (count, Some(limit)) => {
                f32::from(count.saturating_sub(first))
                    / f32::from(limit.saturating_sub(first).max(1))
            }
            (_, None) => f32::from(u8::from(self.ending(ui).is_some())),
        }
    }
}

pub(super) fn card(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Counters"),
        Node {
            flex_shrink: 0.0,
            ..column(7.0)
        },
        Pickable::IGNORE,
        children![
            header(assets),
            count(Count::ALL[0]),
            count(Count::ALL[1]),
            count(Count::ALL[2]),
            count(Count::ALL[3]),
            federation(),
        ],
    )
}

fn header(assets: &UiAssets) -> impl Bundle + use<> {
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
                assets,
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
                assets,
                "Sign",
                16.0,
                palette::TEXT,
                BoundText::new(|ui| if ui.dialogs.counters { "–" } else { "+" }.to_owned()),
            ),
        ],
    )
}

fn count(count: Count) -> impl Bundle {
    let full = move |ui: &UiSnapshot| count.part(ui) >= 0.75;
    (
        Name::new("Counter"),
        Node {
            padding: UiRect::horizontal(px(6)),
            ..column(4.0)
        },
        VisibleWhen::new(move |ui| ui.dialogs.counters || count.matters(ui)),
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
                        BoundText::new(move |ui| count.says(ui))
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
                    bar(palette::ACCENT, move |ui| if full(ui) {
                        0.0
                    } else {
                        count.part(ui)
                    }),
                    bar(palette::WARNING, move |ui| if full(ui) {
                        count.part(ui)
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
        VisibleWhen::new(|ui| ui.game.variant() == Variant::International && ui.dialogs.counters),
        CheckedWhen::new(|ui| {
            ui.game.rules().draws.few_against_king == Some(FewAgainstKing::FEDERATION)
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
