//! The explorer's rows: a move with its games and results, a game, or an opening-tree move with its score.

use bevy::prelude::*;
use bevy::text::LineBreak;

use crate::archive::{FoundGame, GameIndex, NextMove, ResultCounts};
use crate::engine::opening_tree::OpeningMove;
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::{Move, Position};
use crate::viewer::features::library::actions::GamesAction;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, group_of, row};

/// Height of a move, in logical pixels.
const MOVE_HEIGHT: f32 = 28.0;
/// Width of a move's text.
const MOVE_WIDTH: f32 = 58.0;

#[derive(Component)]
pub(super) struct ExplorerMove(pub(super) Move);

/// Number of games, and White's score over all of them.
pub(super) fn totals(localizer: &Localizer, results: &ResultCounts) -> String {
    let messages = &localizer.messages;
    let games = results.games() as f64;
    match results.score() {
        Some(score) => messages.explorer_total(games, percent_of(score)),
        None => messages.explorer_total_open(games),
    }
}

fn percent_of(share: f64) -> f64 {
    (100.0 * share).round()
}

/// A non-wrapping text of this width.
pub(super) fn word(
    name: &'static str,
    words: String,
    width: f32,
    size: LetterSize,
    color: Color,
) -> impl Bundle {
    (
        Name::new(name),
        Node { width: px(width), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![(
            Text::new(words),
            TextFont { font_size: size.into(), ..default() },
            TextColor(color),
            TextLayout { linebreak: LineBreak::NoWrap, ..default() },
            Pickable::IGNORE,
        )],
    )
}

pub(super) fn spawn_move(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    position: &Position,
    next: &NextMove,
) {
    let text = move_text::printed(&move_text::write(position, next.mv));
    let games = next.results.games();
    let score = match next.results.score() {
        Some(score) => localizer.messages.explorer_score(percent_of(score)),
        None => "–".to_owned(),
    };
    let year = next.year.map_or(String::new(), |year| year.to_string());
    sheet.spawn((
        move_button("Next move", next.mv),
        children![
            word("Move", text, MOVE_WIDTH, LetterSize::Body, palette::TEXT),
            word("Count", games.to_string(), 48.0, LetterSize::Small, palette::TEXT_QUIET),
            score_bar(&next.results),
            word("Score", score, 40.0, LetterSize::Small, palette::TEXT_QUIET),
            word("Year", year, 30.0, LetterSize::Small, palette::TEXT_QUIET),
        ],
    ));
}

/// A row that plays a move, without its text.
fn move_button(name: &'static str, mv: Move) -> impl Bundle {
    (
        bare_button(
            name,
            GamesAction::Play(mv),
            ButtonStyle::Flat,
            Node {
                height: px(MOVE_HEIGHT),
                flex_shrink: 0.0,
                padding: UiRect::horizontal(px(6)),
                border_radius: BorderRadius::all(px(5)),
                overflow: Overflow::clip_x(),
                ..row(6.0)
            },
        ),
        ExplorerMove(mv),
    )
}

/// The shares of White wins, draws and Black wins.
fn score_bar(results: &ResultCounts) -> impl Bundle + use<> {
    let all = (results.white + results.drawn + results.black).max(1) as f32;
    let part = |name, count: usize, color| {
        (
            Name::new(name),
            Node { width: percent(100.0 * count as f32 / all), height: percent(100), ..default() },
            BackgroundColor(color),
            Pickable::IGNORE,
        )
    };
    (
        Name::new("Results"),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            height: px(10),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(3)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        BorderColor::all(palette::PANEL_LINE),
        Pickable::IGNORE,
        children![
            part("White", results.white, palette::WHITE_PIECE),
            part("Drawn", results.drawn, palette::TEXT_FAINT),
            part("Black", results.black, palette::BLACK_PIECE),
        ],
    )
}

/// A game that reaches the position; a click opens it.
pub(super) fn spawn_game(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    index: &GameIndex,
    found: FoundGame,
) {
    let game = index.game(found.game);
    let mark = if found.is_mirrored { "~ " } else { "" };
    let players = localizer.players(Some(game.white), Some(game.black));
    let players = format!("{mark}{players}");
    let result = game.result.text().replace('-', "–");
    let year = game.date.year().map_or(String::new(), |year| format!(", {year}"));
    let details = format!("{result}{year}  {}", game.event);
    sheet.spawn((
        bare_button(
            "Found game",
            GamesAction::Open(found.game),
            ButtonStyle::Flat,
            Node {
                flex_shrink: 0.0,
                padding: UiRect::axes(px(6), px(3)),
                border_radius: BorderRadius::all(px(5)),
                overflow: Overflow::clip_x(),
                ..default()
            },
        ),
        children![group_of(
            "Words",
            Node { width: percent(100), ..column(0.0) },
            children![
                word("Players", players, 240.0, LetterSize::Small, palette::TEXT),
                word("Details", details, 240.0, LetterSize::Small, palette::TEXT_QUIET),
            ]
        )],
    ));
}

const SCORE_WIDTH: f32 = 52.0;
/// Width of a position count, and of the heading.
const WORDS_WIDTH: f32 = 130.0;
const HEADING_WIDTH: f32 = 240.0;

pub(super) fn spawn(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    position: &Position,
    moves: &[OpeningMove],
) {
    let heading = localizer.messages.explorer_openings();
    sheet.spawn(group_of(
        "Openings",
        Node { flex_shrink: 0.0, padding: UiRect::new(px(6), px(6), px(8), px(2)), ..default() },
        children![word("Heading", heading, HEADING_WIDTH, LetterSize::Small, palette::ACCENT)],
    ));
    for opening in moves {
        spawn_opening(sheet, localizer, position, opening);
    }
}

fn spawn_opening(
    sheet: &mut ChildSpawnerCommands,
    localizer: &Localizer,
    position: &Position,
    opening: &OpeningMove,
) {
    let text = move_text::printed(&move_text::write(position, opening.mv));
    let score = localizer.score_for_white(opening.score, position.side_to_move());
    let positions = localizer.messages.explorer_positions(opening.positions as f64);
    sheet.spawn((
        move_button("Opening", opening.mv),
        children![
            word("Move", text, MOVE_WIDTH, LetterSize::Body, palette::TEXT),
            word("Score", score, SCORE_WIDTH, LetterSize::Body, palette::TEXT_QUIET),
            word("Positions", positions, WORDS_WIDTH, LetterSize::Small, palette::TEXT_QUIET),
        ],
    ));
}
