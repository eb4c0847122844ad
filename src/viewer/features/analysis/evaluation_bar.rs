//! The evaluation bar at the edge of the scene, in analysis and review: the expected result as shares of White and
//! Black. It is oriented like the board, and the side that is ahead has its percentage at its end.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::engine::{Score, Variation};
use crate::review::WinChance;
use crate::rules::{Side, Variant};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::analysis::{Analysis, JudgedPosition, SearchPurpose};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::camera::{BoardOrientation, PanelInsets};
use crate::viewer::ui::bindings::{
    BoundDirection, BoundGauge, BoundName, BoundText, Gauge, VisibleWhen,
};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::text;

/// Width of the bar and its margin, in logical pixels: beside the panel, and in a portrait window.
const WIDE: (f32, f32) = (22.0, 10.0);
const UPRIGHT: (f32, f32) = (8.0, 2.0);

#[derive(Component)]
struct EvaluationBar;

/// The best line of the analysis of the position shown.
fn best_line<'a>(ui: &Tracked<'a>) -> Option<(&'a Analysis, &'a Variation)> {
    let analysis = ui.analysis()?;
    let is_analysis = matches!(analysis.purpose, SearchPurpose::Analysis(_));
    let line = analysis.info.as_ref()?.lines.first()?;
    is_analysis.then_some((analysis, line))
}

fn is_analyzing(ui: &Tracked) -> bool {
    ui.settings().analysis && ui.game().variant() != Variant::WolfAndSheep && ui.outcome().is_none()
}

/// The bar is hidden where it would give a solution away.
fn is_shown(ui: &Tracked) -> bool {
    let is_game = ui.mode() == BoardMode::Game && !ui.is_remote() && !ui.of::<MoveTrial>().is_on;
    let is_reviewed = *ui.of::<JudgedPosition>() != JudgedPosition::NoReview;
    is_game && (is_analyzing(ui) || is_reviewed)
}

fn score_for_white(ui: &Tracked) -> Option<Score> {
    let (analysis, line) = best_line(ui)?;
    let score = line.known_score();
    Some(match analysis.position.side_to_move() {
        Side::White => score,
        Side::Black => -score,
    })
}

/// White's winning chance, from the analysis or else the review.
fn chance(ui: &Tracked) -> Option<WinChance> {
    let analyzed = score_for_white(ui);
    let analyzed = analyzed.map(|score| WinChance::from_score(score, ui.game().variant()));
    analyzed.or(match *ui.of::<JudgedPosition>() {
        JudgedPosition::Chance(chance) => Some(chance),
        JudgedPosition::Unknown | JudgedPosition::NoReview => None,
    })
}

/// White's expected result, in percent.
fn white_percent(ui: &Tracked) -> Option<u32> {
    chance(ui).map(|chance| chance.percent().round() as u32)
}

/// The evaluation in words; empty while unknown.
fn words(ui: &Tracked) -> String {
    let Some((chance, percent)) = chance(ui).zip(white_percent(ui)) else {
        return String::new();
    };
    let (localizer, variant) = (ui.localizer(), ui.game().variant());
    let value = match score_for_white(ui) {
        Some(score) => localizer.score_of(variant, score, Side::White),
        None => chance.words_for_white(variant, localizer),
    };
    localizer.messages.review_evaluation(value, percent)
}

/// The percentage of the side ahead; empty on a full or narrow bar.
fn number(ui: &Tracked, side: Side) -> String {
    if ui.of::<WindowShape>().is_portrait() {
        return String::new();
    }
    let own = white_percent(ui).map(|white| match side {
        Side::White => white,
        Side::Black => 100 - white,
    });
    let ahead = own.filter(|percent| (51..100).contains(percent));
    ahead.map_or_else(String::new, |percent| percent.to_string())
}

/// The direction from this side's end of the bar to the other.
fn from_end_of(side: Side) -> BoundDirection {
    BoundDirection::new(move |ui| {
        if ui.of::<BoardOrientation>().0 == side {
            FlexDirection::ColumnReverse
        } else {
            FlexDirection::Column
        }
    })
}

/// A side's part of the bar, with the percentage at its end.
fn part(side: Side) -> impl Bundle {
    let (name, fill, ink) = match side {
        Side::White => ("White’s share", palette::WHITE_PIECE, palette::TEXT_ON_ACCENT),
        Side::Black => ("Black’s share", palette::BLACK_PIECE, palette::TEXT),
    };
    (
        Name::new(name),
        Node {
            width: percent(100),
            // White's share sets its height; Black's part fills the rest.
            min_height: px(0),
            flex_shrink: 0.0,
            flex_grow: f32::from(u8::from(side == Side::Black)),
            flex_basis: match side {
                Side::White => auto(),
                Side::Black => px(0),
            },
            align_items: AlignItems::Center,
            overflow: Overflow::clip(),
            ..default()
        },
        from_end_of(side),
        BackgroundColor(fill),
        Pickable::IGNORE,
        children![(
            text("Number", LetterSize::Small, ink, BoundText::new(move |ui| number(ui, side))),
            TextLayout::no_wrap(),
        )],
    )
}

pub(super) fn bar() -> impl Bundle {
    let middle = (
        Name::new("Middle"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top: percent(50),
            height: px(2),
            margin: UiRect::top(px(-1)),
            ..default()
        },
        BackgroundColor(palette::ADVICE),
        Pickable::IGNORE,
    );
    (
        Name::new("Evaluation bar"),
        EvaluationBar,
        Node {
            position_type: PositionType::Absolute,
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(5)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::BLACK_PIECE),
        BorderColor::all(palette::TEXT_FAINT),
        VisibleWhen::new(is_shown),
        from_end_of(Side::White),
        BoundName::new(words),
        Hovered::default(),
        Tooltip(BoundText::new(words)),
        children![
            (
                part(Side::White),
                Gauge::new(0.5),
                BoundGauge::new(|ui| chance(ui).map(|chance| chance.percent() as f32 / 100.0)),
            ),
            part(Side::Black),
            middle,
        ],
    )
}

/// Keeps the bar at the edge of the scene, clear of panels, result card and toolbar.
fn follow(
    insets: Res<PanelInsets>,
    shape: Res<WindowShape>,
    mut bar: Single<&mut Node, With<EvaluationBar>>,
) {
    let (width, gap) = if shape.is_portrait() { UPRIGHT } else { WIDE };
    let edges = (px(width), px(insets.right + gap), px(insets.top + gap), px(insets.bottom + gap));
    if (bar.width, bar.right, bar.top, bar.bottom) != edges {
        (bar.width, bar.right, bar.top, bar.bottom) = edges;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow);
}
