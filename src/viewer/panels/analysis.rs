//! The analysis panel: the engine's score and lines for its own move, a hint, or the analysed position.

use bevy::prelude::*;

use crate::engine::{Score, SearchInfo, Variation};
use crate::i18n::Messages;
use crate::notation::move_text;
use crate::players::{Assignment, PendingAction};
use crate::rules::{Position, Side};
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::{BoundText, BoundWidth, UiSnapshot, VisibleWhen};
use crate::viewer::messages::Action;
use crate::viewer::state::analysis::{ANALYSIS_LINES, Analysis, SearchPurpose};
use crate::viewer::ui::card::{button_row, card};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

/// Number of moves of a line that fit on the panel.
const MOVES: usize = 5;

fn current<'a>(ui: &UiSnapshot<'a>) -> Option<&'a Analysis> {
    ui.analysis
}

fn info<'a>(ui: &UiSnapshot<'a>) -> Option<&'a SearchInfo> {
    current(ui)?.info.as_ref()
}

fn line<'a>(ui: &UiSnapshot<'a>, rank: usize) -> Option<&'a Variation> {
    info(ui)?.lines.get(rank)
}

/// Returns `true` if score and moves may be shown; those of an opponent's own search may not.
fn is_open(ui: &UiSnapshot) -> bool {
    current(ui).is_some_and(|analysis| !matches!(analysis.purpose, SearchPurpose::Answer(_)))
}

fn side(ui: &UiSnapshot) -> Side {
    current(ui).map_or(Side::White, |analysis| analysis.position.side_to_move())
}

pub(super) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    let heading = BoundText::new(|ui| {
        let messages = &ui.localizer.messages;
        let Some(analysis) = current(ui) else {
            return String::new();
        };
        if let Some(id) = analysis.purpose.engine() {
            let name = ui.engines.name(id);
            return match analysis.purpose {
                SearchPurpose::Answer(_) => messages.thinking_program(name),
                SearchPurpose::Hint | SearchPurpose::Analysis(_) => messages.analysis_by(name),
            };
        }
        match (analysis.purpose, analysis.is_over) {
            (
                SearchPurpose::Answer(Assignment::Computer(
                    PendingAction::ResolveIrregularity | PendingAction::AnswerDraw,
                    _,
                )),
                _,
            ) => messages.thinking_decision(),
            (SearchPurpose::Answer(_), _) => messages.thinking_answer(),
            (SearchPurpose::Hint, false) => messages.thinking_hint(),
            (SearchPurpose::Hint, true) => messages.hint(),
            (SearchPurpose::Analysis(_), _) => messages.analysis(),
        }
    });
    card(
        "Thinking",
        palette::ADVICE,
        VisibleWhen::new(|ui| ui.analysis.is_some()),
        children![
            (
                Name::new("Head"),
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(8.0)
                },
                Pickable::IGNORE,
                children![
                    title(assets, "Title", LetterSize::Body, palette::TEXT, heading),
                    text(
                        "Depth",
                        LetterSize::Small,
                        palette::TEXT_QUIET,
                        BoundText::new(depth)
                    ),
                ],
            ),
            score_bar(),
            lines(),
            threat(),
            move_now(),
        ],
    )
}

fn depth(ui: &UiSnapshot) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() && is_open(ui) {
            return ui.localizer.messages.solved();
        }
        let millions = ui.localizer.language().decimal(info.nodes as f64 / 1e6, 1);
        ui.localizer.messages.thinking_depth(info.depth, millions)
    })
}

/// White's share of the bar: half where nobody is better.
fn white_share(ui: &UiSnapshot) -> f32 {
    let score = line(ui, 0).map_or(Score::DRAW, |line| line.score);
    let for_white = match side(ui) {
        Side::White => score.hundredths(),
        Side::Black => -score.hundredths(),
    };
    1.0 / (1.0 + (-for_white as f32 / 100.0).exp())
}

fn score_bar() -> impl Bundle {
    let words = BoundText::new(|ui| {
        let known = info(ui).and_then(|info| info.table_result);
        match (known, line(ui, 0)) {
            (Some(verdict), _) => ui.localizer.table_result(verdict, side(ui)),
            (None, Some(line)) => ui.localizer.score(line.score, side(ui)),
            (None, None) => String::new(),
        }
    });
    (
        Name::new("Score"),
        column(5.0),
        VisibleWhen::new(is_open),
        Pickable::IGNORE,
        children![
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
            ),
            text("Words", LetterSize::Body, palette::TEXT, words),
        ],
    )
}

fn moves(position: &Position, line: &Variation) -> String {
    let moves = &line.moves[..line.moves.len().min(MOVES)];
    move_text::printed(&move_text::write_line(position, moves).join("  "))
}

fn lines() -> impl Bundle {
    (
        Name::new("Lines"),
        column(3.0),
        VisibleWhen::new(is_open),
        Pickable::IGNORE,
        children![one_line(0), one_line(1), one_line(2)],
    )
}

const _: () = assert!(ANALYSIS_LINES == 3, "a row each");

fn one_line(rank: usize) -> impl Bundle {
    let number = BoundText::new(move |ui| {
        line(ui, rank).map_or_else(String::new, |line| ui.localizer.line_score(line, side(ui)))
    });
    let text_of = BoundText::new(move |ui| match (current(ui), line(ui, rank)) {
        (Some(analysis), Some(line)) => moves(&analysis.position, line),
        _ => String::new(),
    });
    let color = match rank {
        0 => palette::TEXT,
        _ => palette::TEXT_QUIET,
    };
    (
        Name::new("Line"),
        row(8.0),
        VisibleWhen::new(move |ui| line(ui, rank).is_some()),
        Pickable::IGNORE,
        children![
            (
                Name::new("Figure"),
                Node {
                    min_width: px(46),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![text("Number", LetterSize::Small, palette::ADVICE, number)],
            ),
            (
                Name::new("Line of moves"),
                Node {
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
                children![text("Words", LetterSize::Small, color, text_of)],
            ),
        ],
    )
}

fn threat() -> impl Bundle {
    let says = BoundText::new(|ui| {
        let Some(analysis) = current(ui) else {
            return String::new();
        };
        let Some(line) = &analysis.threat else {
            return String::new();
        };
        let mv = move_text::write(&analysis.position.null_move(), line.moves[0]);
        ui.localizer.messages.threat(move_text::printed(&mv))
    });
    (
        Name::new("Threat"),
        Node::default(),
        VisibleWhen::new(|ui| current(ui).is_some_and(|analysis| analysis.threat.is_some())),
        Pickable::IGNORE,
        children![text("Words", LetterSize::Small, palette::CAPTURE, says)],
    )
}

fn move_now() -> impl Bundle {
    let can_hurry = |ui: &UiSnapshot| {
        current(ui).is_some_and(|analysis| {
            matches!(analysis.purpose, SearchPurpose::Answer(_)) && !analysis.is_over
        })
    };
    (
        VisibleWhen::new(can_hurry),
        button_row(children![button(
            "Now",
            Action::MoveNow,
            ButtonStyle::Normal,
            BoundText::message(Messages::move_now)
        )]),
    )
}
