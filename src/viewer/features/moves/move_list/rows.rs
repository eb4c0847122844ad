//! The rows of the move list: move pairs, variations and comments.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy::text::{Justify, LineBreak};

use crate::game::{OutlineItem, OutlineRow, OutlineTurn};
use crate::game_tree::NodeId;
use crate::notation::move_text;
use crate::viewer::board::line_preview::PreviewsNode;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::sign_color;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{group_of, row};

/// Height of a line of moves, in logical pixels.
pub(super) const LINE_HEIGHT: f32 = 26.0;
/// Width of the move numbers on the main line.
pub(super) const NUMBER_WIDTH: f32 = 32.0;
/// Indentation of a variation below its parent line.
const INDENT: f32 = 12.0;
/// Maximum indented depth of variations.
const MAX_DEPTH: usize = 6;

/// The button of a turn.
#[derive(Component)]
pub(super) struct MoveCell;

#[derive(Component)]
pub(super) struct MoveText {
    pub(super) node: NodeId,
    pub(super) is_main: bool,
}

/// A row that may be hidden instead of being cut off: moves, but not long comments.
#[derive(Component)]
pub(super) struct MoveRow;

pub(super) fn spawn(list: &mut ChildSpawnerCommands, row: &OutlineRow) {
    match row.clone() {
        OutlineRow::Moves { number, cells } => {
            list.spawn(numbered_row(number)).with_children(|row| {
                let is_second_missing = cells[1].is_none();
                for (place, cell) in cells.into_iter().enumerate() {
                    match cell {
                        Some(turn) => row.spawn(main_cell(turn)),
                        None => row.spawn(empty_cell(place == 0 && !is_second_missing)),
                    };
                }
            });
        }
        OutlineRow::Comment(words) => {
            list.spawn(group_of(
                "Comment",
                Node {
                    padding: UiRect::new(px(NUMBER_WIDTH + 10.0), px(8), px(1), px(5)),
                    flex_shrink: 0.0,
                    ..default()
                },
                children![comment(words)],
            ));
        }
        OutlineRow::Variation { depth, items, .. } => {
            list.spawn(variation_row(depth, items));
        }
    }
}

fn numbered_row(number: usize) -> impl Bundle {
    (
        Name::new("Line"),
        MoveRow,
        Node { height: px(LINE_HEIGHT), flex_shrink: 0.0, ..row(2.0) },
        Pickable::IGNORE,
        children![(
            Name::new("Number"),
            Node {
                width: px(NUMBER_WIDTH),
                flex_shrink: 0.0,
                padding: UiRect::right(px(4)),
                ..default()
            },
            small_text(format!("{number}."), LetterSize::Small, palette::TEXT_FAINT),
            TextLayout { justify: Justify::Right, ..default() },
        )],
    )
}

fn small_text(words: String, size: LetterSize, color: Color) -> impl Bundle {
    (
        Text::new(words),
        TextFont { font_size: size.into(), ..default() },
        TextColor(color),
        Pickable::IGNORE,
    )
}

/// A non-wrapping text.
fn word(name: &'static str, words: String, size: LetterSize, color: Color) -> impl Bundle {
    (
        Name::new(name),
        small_text(words, size, color),
        TextLayout { linebreak: LineBreak::NoWrap, ..default() },
    )
}

/// The layout of a move on the main line.
fn cell_node() -> Node {
    Node {
        height: px(LINE_HEIGHT - 2.0),
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(5)),
        overflow: Overflow::clip(),
        ..default()
    }
}

fn main_cell(turn: OutlineTurn) -> impl Bundle {
    turn_button(turn, None, cell_node(), LetterSize::Body, true)
}

/// A button with a turn's number, if shown here, text and sign; it shows the position after the turn.
fn turn_button(
    turn: OutlineTurn,
    number: Option<String>,
    node: Node,
    size: LetterSize,
    is_main: bool,
) -> impl Bundle {
    (
        bare_button("Move", GameAction::ShowNode(turn.node), ButtonStyle::Flat, node),
        MoveCell,
        PreviewsNode(turn.node),
        children![group_of(
            "Words",
            Node { width: percent(100), ..row(0.0) },
            Children::spawn(SpawnWith(move |words: &mut RelatedSpawner<ChildOf>| {
                if let Some(number) = number {
                    let number = format!("{number}\u{a0}");
                    words.spawn(word("Number", number, LetterSize::Small, palette::TEXT_QUIET));
                }
                let text = move_text::printed(&turn.text);
                let node = turn.node;
                words.spawn((MoveText { node, is_main }, word("Text", text, size, palette::TEXT)));
                if let Some(sign) = turn.sign {
                    let text = format!("\u{2009}{}", sign.text());
                    words.spawn(word("Sign", text, size, sign_color(sign)));
                }
            }))
        )],
    )
}

/// An empty cell: where a comment or variation splits a pair, or after the last move.
fn empty_cell(is_before: bool) -> impl Bundle {
    (
        Name::new("No move"),
        cell_node(),
        Text::new(if is_before { "…" } else { "" }),
        TextFont { font_size: LetterSize::Body.into(), ..default() },
        TextColor(palette::TEXT_FAINT),
        Pickable::IGNORE,
    )
}

fn comment(words: String) -> impl Bundle {
    (
        Name::new("Words"),
        Node { max_width: percent(100), ..default() },
        small_text(move_text::printed(&words), LetterSize::Small, palette::TEXT_QUIET),
    )
}

/// A variation's turns, wrapped on their own background with a line on the left; the main line continues below.
fn variation_row(depth: usize, items: Vec<OutlineItem>) -> impl Bundle {
    let depth = depth.min(MAX_DEPTH) - 1;
    (
        Name::new("Variation"),
        MoveRow,
        Node {
            margin: UiRect::left(px(NUMBER_WIDTH + INDENT * (depth + 1) as f32)),
            padding: UiRect::new(px(5), px(4), px(1), px(1)),
            border: UiRect::left(px(2)),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            border_radius: BorderRadius::right(px(5)),
            ..row(1.0)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::BUTTON_HOVER),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for item in items {
                match item {
                    OutlineItem::Turn(number, turn) => {
                        let node = Node {
                            height: px(LINE_HEIGHT - 4.0),
                            padding: UiRect::horizontal(px(4)),
                            border_radius: BorderRadius::all(px(5)),
                            ..default()
                        };
                        let size = LetterSize::Small;
                        line.spawn(turn_button(turn, number, node, size, false));
                    }
                    OutlineItem::Comment(words) => {
                        line.spawn(group_of(
                            "Comment",
                            Node {
                                max_width: percent(100),
                                padding: UiRect::axes(px(4), px(2)),
                                ..default()
                            },
                            children![comment(words)],
                        ));
                    }
                }
            }
        })),
    )
}
