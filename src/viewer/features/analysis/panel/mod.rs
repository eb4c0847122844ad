//! The advice of an engine: a sentence for a hint; for an analysis its depth, its score, its lines, and what the other
//! side threatens. While analysis is on, the card keeps its place and its height.

mod lines;

use bevy::prelude::*;

use crate::engine::{SearchInfo, Variation as Line};
use crate::notation::move_text;
use crate::players::HintReason;
use crate::rules::{Side, Variant};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::analysis::{Analysis, SearchPurpose};
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::card::card;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::tooltip::explained;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, text, title};

/// The search for advice. What the opponent finds is not shown.
fn current<'a>(ui: &Tracked<'a>) -> Option<&'a Analysis> {
    ui.analysis()
        .filter(|analysis| analysis.purpose.is_advice())
}

fn info<'a>(ui: &Tracked<'a>) -> Option<&'a SearchInfo> {
    current(ui)?.info.as_ref()
}

fn line<'a>(ui: &Tracked<'a>, rank: usize) -> Option<&'a Line> {
    info(ui)?.lines.get(rank)
}

/// Returns `true` while there is advice, and as long as analysis is on.
fn is_shown(ui: &Tracked) -> bool {
    let is_on = ui.settings().analysis
        && ui.game().variant() != Variant::WolfAndSheep
        && ui.outcome().is_none()
        && !ui.of::<MoveTrial>().is_on;
    is_on || current(ui).is_some()
}

fn is_hint(ui: &Tracked) -> bool {
    current(ui).is_some_and(|analysis| analysis.purpose == SearchPurpose::Hint)
}

/// The parts that players who analyze a position know how to read.
fn for_analysis(part: impl Bundle) -> impl Bundle {
    (part, VisibleWhen::new(|ui| !is_hint(ui)))
}

fn side(ui: &Tracked) -> Side {
    current(ui).map_or(Side::White, |analysis| analysis.position.side_to_move())
}

pub(crate) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    let heading = BoundText::new(|ui| {
        let messages = &ui.localizer().messages;
        let Some(analysis) = current(ui) else {
            return messages.analysis();
        };
        match (
            analysis.purpose.engine(),
            analysis.purpose,
            analysis.is_over,
        ) {
            (Some(id), _, _) => messages.analysis_by(ui.of::<EngineList>().name(id)),
            (None, SearchPurpose::Hint, false) => messages.thinking_hint(),
            (None, SearchPurpose::Hint, true) => messages.hint(),
            (None, _, _) => messages.analysis(),
        }
    });
    card(
        "Thinking",
        palette::ADVICE,
        VisibleWhen::new(|ui| is_shown(ui) && (has_room(ui) || is_hint(ui))),
        children![
            group_of(
                "Head",
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(8.0)
                },
                children![
                    title(assets, "Title", LetterSize::Body, palette::TEXT, heading),
                    for_analysis(explained(
                        text(
                            "Depth",
                            LetterSize::Small,
                            palette::TEXT_QUIET,
                            BoundText::new(depth)
                        ),
                        BoundText::new(depth_in_words)
                    )),
                ]
            ),
            (
                text(
                    "Hint",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::new(hint_in_words)
                ),
                VisibleWhen::new(is_hint),
            ),
            for_analysis(words()),
            for_analysis(lines::sheet()),
        ],
    )
}

/// The hint in a sentence; empty before the search has found a move, and without one.
pub(super) fn hint_in_words(ui: &Tracked) -> String {
    let words = |analysis: &Analysis| {
        let (position, lines) = (&analysis.position, &analysis.info.as_ref()?.lines);
        let reason = HintReason::new(position, lines)?;
        let played = move_text::write(position, lines[0].moves[0]);
        Some(ui.localizer().hint(&move_text::printed(&played), reason))
    };
    let hint = current(ui).filter(|_| is_hint(ui));
    hint.and_then(words).unwrap_or_default()
}

fn depth(ui: &Tracked) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() {
            return ui.localizer().messages.solved();
        }
        ui.localizer().search_depth(info)
    })
}

/// The meaning of the depth: the endgame tables know the result, or so far was searched.
fn depth_in_words(ui: &Tracked) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() {
            return ui.localizer().messages.solved_tip();
        }
        ui.localizer().search_depth_in_words(info)
    })
}

/// The score in words, and the threat of the other side.
fn words() -> impl Bundle {
    let score = BoundText::new(|ui| {
        let known = info(ui).and_then(|info| info.table_result);
        let variant = ui.game().variant();
        match (known, line(ui, 0)) {
            (Some(verdict), _) => ui.localizer().table_result(variant, verdict, side(ui)),
            (None, Some(line)) => ui.localizer().score_of(variant, line.score, side(ui)),
            (None, None) => String::new(),
        }
    });
    group_of(
        "Score and threat",
        Node {
            height: px(18),
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        children![
            text("Score", LetterSize::Small, palette::TEXT, score),
            text(
                "Threat",
                LetterSize::Small,
                palette::CAPTURE,
                BoundText::new(threat)
            ),
        ],
    )
}

/// The first move of the threat, in words; empty without one.
fn threat(ui: &Tracked) -> String {
    let found = current(ui).and_then(|analysis| Some((analysis, analysis.threat.as_ref()?)));
    found.map_or_else(String::new, |(analysis, line)| {
        let mv = move_text::write(&analysis.position.null_move(), line.moves[0]);
        ui.localizer().messages.threat(move_text::printed(&mv))
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(lines::plugin);
}
