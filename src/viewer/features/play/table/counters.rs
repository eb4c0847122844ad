//! The draw counters: the relevant ones, or all on request.

use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
use crate::rules::{EndgameClass, FewAgainstKing, FigureSet, Ply, Variant};
use crate::viewer::features::play::actions::PlayAction;
use crate::viewer::features::play::new_game::options::has_federation_rule;
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{HasTooltip, bare_button};
use crate::viewer::ui::bindings::{BoundText, BoundWidth, CheckedWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, group_of, label_text, row, text};

pub const COUNTERS: DialogId<()> = DialogId::new("counters", Modality::Card, DialogHeight::Menu);

/// A counter that ends the game in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    Repetition,
    Quiet,
    ThreeAgainstKing,
    FewAgainstKing,
}

/// Minimum displayed length of a sequence without captures and man moves.
const MIN_QUIET_SHOWN: Ply = Ply::moves_each(5);

impl Counter {
    const ALL: [Counter; 4] =
        [Counter::Repetition, Counter::Quiet, Counter::ThreeAgainstKing, Counter::FewAgainstKing];

    const fn name(self) -> MessageFn {
        match self {
            Counter::Repetition => Messages::count_repetition,
            Counter::Quiet => Messages::count_quiet,
            Counter::ThreeAgainstKing => Messages::count_three,
            Counter::FewAgainstKing => Messages::count_few,
        }
    }

    fn is_relevant(self, ui: &Tracked) -> bool {
        let counters = ui.game().counters();
        match self {
            Counter::Repetition => counters.repetitions > 1,
            Counter::Quiet => counters.quiet >= MIN_QUIET_SHOWN,
            _ => self.ending(ui).is_some(),
        }
    }

    /// Returns `true` if the game has the counted rule.
    fn applies(self, ui: &Tracked) -> bool {
        let draws = &ui.game().rules().draws;
        match self {
            Counter::Repetition | Counter::Quiet => true,
            Counter::ThreeAgainstKing => draws.three_against_king.is_some(),
            Counter::FewAgainstKing => draws.few_against_king.is_some(),
        }
    }

    /// The plies counted in this counter's ending; `None` if the game is not in it.
    fn ending(self, ui: &Tracked) -> Option<Ply> {
        let game = ui.game();
        let (class, plies) =
            game.counters().counted_ending(game.position(), &game.rules().draws)?;
        let counted = match class {
            EndgameClass::ThreeAgainstKing => Counter::ThreeAgainstKing,
            EndgameClass::FewAgainstKing => Counter::FewAgainstKing,
        };
        (counted == self).then_some(plies)
    }

    /// The count and its limit; no limit if the game ends at once.
    fn count_and_limit(self, ui: &Tracked) -> (u16, Option<u16>) {
        let (counters, rules) = (ui.game().counters(), &ui.game().rules().draws);
        let moves = self.ending(ui).unwrap_or_default().moves();
        match self {
            Counter::Repetition => (counters.repetitions.into(), Some(rules.repetitions.into())),
            Counter::Quiet => (counters.quiet.moves(), Some(rules.quiet.moves())),
            Counter::ThreeAgainstKing => (moves, rules.three_against_king.map(Ply::moves)),
            Counter::FewAgainstKing => match rules.few_against_king {
                Some(FewAgainstKing::DrawAfter(limit)) => (moves, Some(limit.moves())),
                Some(FewAgainstKing::DrawAtOnce) | None => (0, None),
            },
        }
    }

    fn text(self, ui: &Tracked) -> String {
        match self.count_and_limit(ui) {
            (count, Some(limit)) => ui.localizer().messages.count_of(count, limit),
            (_, None) if self.ending(ui).is_none() => "–".to_owned(),
            (_, None) if ui.game().outcome().is_none() => ui.localizer().messages.after_capture(),
            (_, None) => ui.localizer().messages.at_once(),
        }
    }

    /// The count as a fraction of its limit.
    fn share(self, ui: &Tracked) -> f32 {
        // The first occurrence of a position is not a repetition.
        let first = u16::from(self == Counter::Repetition);
        match self.count_and_limit(ui) {
            (count, Some(limit)) => {
                f32::from(count.saturating_sub(first))
                    / f32::from(limit.saturating_sub(first).max(1))
            }
            (_, None) => f32::from(u8::from(self.ending(ui).is_some())),
        }
    }
}

pub(crate) fn relevant() -> impl Bundle {
    let is_shown = |counter: Counter| {
        move |ui: &Tracked<'_>| !ui.dialogs().has(COUNTERS) && counter.is_relevant(ui)
    };
    let shown = |counter| (self::counter(counter), VisibleWhen::new(is_shown(counter)));
    (
        Name::new("Counters"),
        Node { flex_shrink: 0.0, ..column(7.0) },
        VisibleWhen::new(move |ui| {
            has_room(ui) && Counter::ALL.iter().any(|&counter| is_shown(counter)(ui))
        }),
        Pickable::IGNORE,
        children![
            shown(Counter::ALL[0]),
            shown(Counter::ALL[1]),
            shown(Counter::ALL[2]),
            shown(Counter::ALL[3]),
        ],
    )
}

/// All counters, over their button and the content above it, so that nothing moves.
pub(crate) fn all() -> impl Bundle {
    let applies = |counter: Counter| move |ui: &Tracked<'_>| counter.applies(ui);
    let shown = |counter| (self::counter(counter), VisibleWhen::new(applies(counter)));
    (
        Name::new("All counters of the game"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: percent(100),
            margin: UiRect::bottom(px(6)),
            padding: UiRect::axes(px(6), px(10)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(8)),
            ..column(7.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::PANEL_LINE),
        GlobalZIndex(3),
        OverrideClip,
        VisibleWhen::new(|ui| ui.dialogs().has(COUNTERS) && may_count(ui)),
        children![
            shown(Counter::ALL[0]),
            shown(Counter::ALL[1]),
            shown(Counter::ALL[2]),
            shown(Counter::ALL[3]),
            federation_rule(),
        ],
    )
}

/// The button that toggles between all and the relevant counters.
pub(crate) fn button() -> impl Bundle {
    (
        bare_button(
            "All counters",
            PlayAction::ToggleCounters,
            ButtonStyle::Normal,
            Node {
                height: px(34),
                padding: UiRect::horizontal(px(8)),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        children![label_text(LetterSize::Small, BoundText::message(Messages::counters_button))],
        CheckedWhen::new(|ui| ui.dialogs().has(COUNTERS)),
        VisibleWhen::new(may_count),
        HasTooltip,
    )
}

/// Returns `true` if a counter may run. Sheep only move forward, so nothing repeats and nothing is counted.
fn may_count(ui: &Tracked) -> bool {
    ui.game().variant().figures() == FigureSet::Draughtsmen
}

fn counter(counter: Counter) -> impl Bundle {
    let full = move |ui: &Tracked| counter.share(ui) >= 0.75;
    group_of(
        "Counter",
        Node { padding: UiRect::horizontal(px(6)), ..column(4.0) },
        children![
            group_of(
                "Words",
                Node { justify_content: JustifyContent::SpaceBetween, ..row(6.0) },
                children![
                    text(
                        "Label",
                        LetterSize::Small,
                        palette::TEXT_QUIET,
                        BoundText::message(counter.name())
                    ),
                    text(
                        "Count",
                        LetterSize::Small,
                        palette::TEXT,
                        BoundText::new(move |ui| counter.text(ui))
                    ),
                ]
            ),
            (
                Name::new("Track"),
                Node { height: px(4), border_radius: BorderRadius::MAX, ..default() },
                BackgroundColor(palette::TRACK),
                Pickable::IGNORE,
                children![
                    bar(palette::ACCENT, move |ui| if full(ui) { 0.0 } else { counter.share(ui) }),
                    bar(palette::WARNING, move |ui| if full(ui) { counter.share(ui) } else { 0.0 }),
                ],
            ),
        ],
    )
}

fn bar(color: Color, part: impl Fn(&Tracked<'_>) -> f32 + Send + Sync + 'static) -> impl Bundle {
    (
        Name::new("Bar"),
        Node { width: px(0), border_radius: BorderRadius::MAX, ..default() },
        BackgroundColor(color),
        BoundWidth::new(part),
        Pickable::IGNORE,
    )
}

/// The button for the federation's five-move rule, optional in international draughts.
fn federation_rule() -> impl Bundle {
    (
        bare_button(
            "Federation rule",
            PlayAction::ToggleFederationRule,
            ButtonStyle::Normal,
            Node { height: px(30), border_radius: BorderRadius::all(px(6)), ..default() },
        ),
        VisibleWhen::new(|ui| {
            ui.game().variant() == Variant::International && ui.dialogs().has(COUNTERS)
        }),
        CheckedWhen::new(|ui| has_federation_rule(ui.game())),
        HasTooltip,
        children![text(
            "Label",
            LetterSize::Small,
            palette::TEXT,
            BoundText::message(Messages::federation)
        )],
    )
}
