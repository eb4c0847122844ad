//! What the computer thinks: of its own move, of a hint, of the position being analysed.

use bevy::prelude::*;

use crate::engine::{Score, SearchInfo, Variation};
use crate::notation::move_text;
use crate::players::{Assignment, PendingAction};
use crate::rules::{Position, Side};
use crate::viewer::engine_bridge::{ANALYSIS_LINES, Analysis, SearchPurpose};
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, UiSnapshot, VisibleWhen};
use crate::viewer::ui::card::{answers, card};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{SIZE, UiAssets, button, column, row, text, title};

/// So many moves of a line fit on the panel.
const MOVES: usize = 5;

fn thought<'a>(facts: &UiSnapshot<'a>) -> Option<&'a Analysis> {
    facts.thought
}

fn report<'a>(facts: &UiSnapshot<'a>) -> Option<&'a SearchInfo> {
    thought(facts)?.report.as_ref()
}

fn line<'a>(facts: &UiSnapshot<'a>, rank: usize) -> Option<&'a Variation> {
    report(facts)?.lines.get(rank)
}

/// Whether the score and the moves may be seen: not those of the player across the board.
fn is_open(facts: &UiSnapshot) -> bool {
    thought(facts).is_some_and(|thought| !matches!(thought.purpose, SearchPurpose::Answer(_)))
}

fn side(facts: &UiSnapshot) -> Side {
    thought(facts).map_or(Side::White, |thought| thought.position.side_to_move())
}

pub(super) fn card_of(kit: &UiAssets) -> impl Bundle + use<> {
    let heading = BoundText::new(|facts| {
        let Some(thought) = thought(facts) else {
            return String::new();
        };
        if let Some(id) = thought.purpose.program() {
            let key = match thought.purpose {
                SearchPurpose::Answer(_) => "thinking-program",
                SearchPurpose::Hint | SearchPurpose::Analysis(_) => "analysis-by",
            };
            let name = facts.programs.name(id);
            return facts.words.with(key, &[("name", name.into())]);
        }
        facts.words.text(match (thought.purpose, thought.is_over) {
            (
                SearchPurpose::Answer(Assignment::Computer(
                    PendingAction::ResolveIrregularity | PendingAction::AnswerDraw,
                    _,
                )),
                _,
            ) => "thinking-decision",
            (SearchPurpose::Answer(_), _) => "thinking-answer",
            (SearchPurpose::Hint, false) => "thinking-hint",
            (SearchPurpose::Hint, true) => "hint",
            (SearchPurpose::Analysis(_), _) => "analysis",
        })
    });
    card(
        "Thinking",
        palette::ADVICE,
        |facts| thought(facts).is_some(),
        children![
            (
                Name::new("Head"),
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(8.0)
                },
                Pickable::IGNORE,
                children![
                    title(kit, "Title", SIZE, palette::TEXT, heading),
                    text("Depth", 13.0, palette::TEXT_QUIET, BoundText::new(depth)),
                ],
            ),
            score_bar(),
            lines(),
            threat(),
            move_now(),
        ],
    )
}

fn depth(facts: &UiSnapshot) -> String {
    report(facts).map_or_else(String::new, |report| {
        if report.table_result.is_some() && is_open(facts) {
            return facts.words.text("solved");
        }
        let millions = format!("{:.1}", report.nodes as f64 / 1e6);
        let arguments = [
            ("depth", report.depth.into()),
            ("millions", millions.into()),
        ];
        facts.words.with("thinking-depth", &arguments)
    })
}

/// White's share of the bar: half where nobody is better.
fn white_share(facts: &UiSnapshot) -> f32 {
    let score = line(facts, 0).map_or(Score::DRAW, |line| line.score);
    let for_white = match side(facts) {
        Side::White => score.hundredths(),
        Side::Black => -score.hundredths(),
    };
    1.0 / (1.0 + (-for_white as f32 / 100.0).exp())
}

fn score_bar() -> impl Bundle {
    let words = BoundText::new(|facts| {
        let known = report(facts).and_then(|report| report.table_result);
        match (known, line(facts, 0)) {
            (Some(verdict), _) => facts.words.table_result(verdict, side(facts)),
            (None, Some(line)) => facts.words.score(line.score, side(facts)),
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
            text("Words", SIZE, palette::TEXT, words),
        ],
    )
}

fn moves(position: &Position, line: &Variation) -> String {
    let moves = &line.moves[..line.moves.len().min(MOVES)];
    move_text::write_line(position, moves).join("  ")
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
    let number = BoundText::new(move |facts| {
        line(facts, rank).map_or_else(String::new, |line| {
            facts.words.line_score(line, side(facts))
        })
    });
    let text_of = BoundText::new(move |facts| match (thought(facts), line(facts, rank)) {
        (Some(thought), Some(line)) => moves(&thought.position, line),
        _ => String::new(),
    });
    let color = match rank {
        0 => palette::TEXT,
        _ => palette::TEXT_QUIET,
    };
    (
        Name::new("Line"),
        row(8.0),
        VisibleWhen::new(move |facts| line(facts, rank).is_some()),
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
                children![text("Number", 13.0, palette::ADVICE, number)],
            ),
            (
                Name::new("Moves"),
                Node {
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
                children![text("Words", 13.0, color, text_of)],
            ),
        ],
    )
}

fn threat() -> impl Bundle {
    let says = BoundText::new(|facts| {
        let Some(thought) = thought(facts) else {
            return String::new();
        };
        let Some(line) = &thought.threat else {
            return String::new();
        };
        let mv = move_text::write(&thought.position.null_move(), line.moves[0]);
        facts.words.with("threat", &[("move", mv.into())])
    });
    (
        Name::new("Threat"),
        Node::default(),
        VisibleWhen::new(|facts| thought(facts).is_some_and(|thought| thought.threat.is_some())),
        Pickable::IGNORE,
        children![text("Words", 13.0, palette::CAPTURE, says)],
    )
}

fn move_now() -> impl Bundle {
    let can_hurry = |facts: &UiSnapshot| {
        thought(facts).is_some_and(|thought| {
            matches!(thought.purpose, SearchPurpose::Answer(_)) && !thought.is_over
        })
    };
    (
        VisibleWhen::new(can_hurry),
        answers(children![button(
            "Now",
            Action::MoveNow,
            ButtonStyle::Normal,
            BoundText::message("move-now")
        )]),
    )
}
