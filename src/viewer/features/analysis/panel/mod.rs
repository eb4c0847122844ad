//! The advice of an engine: a sentence for a hint; for an analysis its depth, its score, its lines, and what the other
//! side threatens. While analysis is on, the card keeps its place and its height.

mod lines;

use bevy::prelude::*;

use crate::engine::{Score, SearchInfo, TableResult, Variation as Line};
use crate::notation::move_text;
use crate::rules::{Side, Variant};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::analysis::{Analysis, SearchPurpose};
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::reading::Reading;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, VisibleWhen};
use crate::viewer::ui::card::card;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::tooltip::explained;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, text, title};

/// The search for advice. What the opponent finds is not shown.
fn current<'a>(ui: &Reading<'a>) -> Option<&'a Analysis> {
    ui.analysis()
        .filter(|analysis| analysis.purpose.is_advice())
}

fn info<'a>(ui: &Reading<'a>) -> Option<&'a SearchInfo> {
    current(ui)?.info.as_ref()
}

fn line<'a>(ui: &Reading<'a>, rank: usize) -> Option<&'a Line> {
    info(ui)?.lines.get(rank)
}

/// Returns `true` while there is advice, and as long as analysis is on.
fn is_shown(ui: &Reading) -> bool {
    let is_on = ui.settings().analysis
        && ui.game().variant() != Variant::WolfAndSheep
        && ui.outcome().is_none()
        && !ui.of::<MoveTrial>().is_on;
    is_on || current(ui).is_some()
}

fn is_hint(ui: &Reading) -> bool {
    current(ui).is_some_and(|analysis| analysis.purpose == SearchPurpose::Hint)
}

/// The parts that players who analyze a position know how to read.
fn for_analysis(part: impl Bundle) -> impl Bundle {
    (part, VisibleWhen::new(|ui| !is_hint(ui)))
}

fn side(ui: &Reading) -> Side {
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
                    BoundText::new(hint)
                ),
                VisibleWhen::new(is_hint),
            ),
            for_analysis(score_bar()),
            for_analysis(words()),
            for_analysis(lines::sheet()),
        ],
    )
}

/// The hint in a sentence; empty before the search has found a move.
fn hint(ui: &Reading) -> String {
    let found = current(ui).and_then(|analysis| Some((analysis, line(ui, 0)?)));
    found.map_or_else(String::new, |(analysis, line)| {
        let played = move_text::write(&analysis.position, line.moves[0]);
        let score = match line.table_result {
            Some(TableResult::Win(plies)) => Score::won_in(plies),
            Some(TableResult::Loss(plies)) => Score::lost_in(plies),
            Some(TableResult::Draw) => Score::DRAW,
            None => line.score,
        };
        let is_only_move = analysis.position.legal_moves().len() == 1;
        ui.localizer()
            .hint(&move_text::printed(&played), score, is_only_move)
    })
}

fn depth(ui: &Reading) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() {
            return ui.localizer().messages.solved();
        }
        ui.localizer().search_depth(info)
    })
}

/// The meaning of the depth: the endgame tables know the result, or so far was searched.
fn depth_in_words(ui: &Reading) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() {
            return ui.localizer().messages.solved_tip();
        }
        ui.localizer().search_depth_in_words(info)
    })
}

/// White's share of the bar: half where nobody is better.
fn white_share(ui: &Reading) -> f32 {
    let score = line(ui, 0).map_or(Score::DRAW, |line| line.score);
    let for_white = match side(ui) {
        Side::White => score.hundredths(),
        Side::Black => -score.hundredths(),
    };
    1.0 / (1.0 + (-for_white as f32 / 100.0).exp())
}

fn score_bar() -> impl Bundle {
    (
        Name::new("Track"),
        Node {
            height: px(8),
            border_radius: BorderRadius::MAX,
            border: UiRect::all(px(1)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::BLACK_PIECE),
        BorderColor::all(palette::PANEL_LINE),
        Pickable::IGNORE,
        children![(
            Name::new("White's share"),
            Node {
                width: percent(50),
                ..default()
            },
            BackgroundColor(palette::WHITE_PIECE),
            BoundWidth::new(white_share),
            Pickable::IGNORE,
        )],
    )
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
fn threat(ui: &Reading) -> String {
    let found = current(ui).and_then(|analysis| Some((analysis, analysis.threat.as_ref()?)));
    found.map_or_else(String::new, |(analysis, line)| {
        let mv = move_text::write(&analysis.position.null_move(), line.moves[0]);
        ui.localizer().messages.threat(move_text::printed(&mv))
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(lines::plugin);
}
