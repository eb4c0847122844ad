//! The advice panel: a sentence for a hint; depth, score, lines and the opponent's threat for an analysis, during which
//! the card keeps its place and height.
//!
//! Hovering a move previews its position. A click plays a line's first move, or pins the preview of a later one.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::engine::{SearchInfo, Variation, Variation as Line};
use crate::game::Command;
use crate::i18n::Localizer;
use crate::notation::{MoveRequest, move_text};
use crate::players::{HintReason, Player};
use crate::rules::{Position, Side, Variant};
use crate::viewer::board::actions::LineAction;
use crate::viewer::board::line_preview::{LinePreview, PreviewedLine};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::analysis::{ANALYSIS_LINES, Analysis, CurrentAnalysis, SearchPurpose};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::explained;
use crate::viewer::ui::widgets::{UiAssets, card, group_of, row, text, title};

/// The current search for advice. The opponent's searches are not shown.
fn current<'a>(ui: &Tracked<'a>) -> Option<&'a Analysis> {
    ui.analysis().filter(|analysis| analysis.purpose.is_advice())
}

fn info<'a>(ui: &Tracked<'a>) -> Option<&'a SearchInfo> {
    current(ui)?.info.as_ref()
}

fn line<'a>(ui: &Tracked<'a>, rank: usize) -> Option<&'a Line> {
    info(ui)?.lines.get(rank)
}

/// Returns `true` while there is advice, and always during analysis.
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

/// A part for expert users, shown only during analysis.
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
        match (analysis.purpose.engine(), analysis.purpose, analysis.is_over) {
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
                Node { justify_content: JustifyContent::SpaceBetween, ..row(8.0) },
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
                text("Hint", LetterSize::Body, palette::TEXT, BoundText::new(hint_in_words)),
                VisibleWhen::new(is_hint),
            ),
            for_analysis(words()),
            for_analysis(sheet()),
        ],
    )
}

/// The hint as a sentence; empty without a hint or before its first move.
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

/// The search depth in words, or a note that the result comes from the endgame tables.
fn depth_in_words(ui: &Tracked) -> String {
    info(ui).map_or_else(String::new, |info| {
        if info.table_result.is_some() {
            return ui.localizer().messages.solved_tip();
        }
        ui.localizer().search_depth_in_words(info)
    })
}

/// The score in words, and the opponent's threat.
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
        Node { height: px(18), justify_content: JustifyContent::SpaceBetween, ..row(8.0) },
        children![
            text("Score", LetterSize::Small, palette::TEXT, score),
            text("Threat", LetterSize::Small, palette::CAPTURE, BoundText::new(threat)),
        ],
    )
}

/// The first move of the threat; empty without one.
fn threat(ui: &Tracked) -> String {
    let found = current(ui).and_then(|analysis| Some((analysis, analysis.threat.as_ref()?)));
    found.map_or_else(String::new, |(analysis, line)| {
        let mv = move_text::write(&analysis.position.null_move(), line.moves[0]);
        ui.localizer().messages.threat(move_text::printed(&mv))
    })
}

/// Height of a line, in logical pixels.
const LINE_HEIGHT: f32 = 20.0;
const LINE_GAP: f32 = 1.0;
const SCORE_WIDTH: f32 = 46.0;
/// Width available for the moves of a line.
const MOVES_WIDTH: f32 = 212.0;
/// Width of a letter, and a move's padding.
const LETTER_WIDTH: f32 = 6.9;
const MOVE_PADDING: f32 = 6.0;

/// The lines on the panel, frozen while one of their moves is hovered.
#[derive(Resource, Default, PartialEq)]
struct ShownLines {
    position: Option<Position>,
    lines: Vec<Variation>,
}

#[derive(Component)]
struct LineSheet;

/// A move of a line: the line's rank and the number of moves before it.
#[derive(Component, Clone, Copy)]
struct LineMove {
    line: usize,
    before: usize,
}

/// The container, with a fixed height for the maximum number of lines.
pub(super) fn sheet() -> impl Bundle {
    let lines = ANALYSIS_LINES as f32;
    (
        Name::new("Lines"),
        LineSheet,
        Node {
            height: px(lines * LINE_HEIGHT + (lines - 1.0) * LINE_GAP),
            flex_direction: FlexDirection::Column,
            row_gap: px(LINE_GAP),
            ..default()
        },
        Pickable::IGNORE,
    )
}

impl ShownLines {
    /// The preview of a line up to and including this move.
    fn as_far_as(&self, target: LineMove) -> Option<PreviewedLine> {
        let moves = &self.lines.get(target.line)?.moves;
        PreviewedLine::new(self.position?, moves, target.before + 1)
    }
}

/// The moves of a line that fit on the panel, at least one.
fn fitting_moves(position: &Position, line: &Variation) -> Vec<String> {
    let mut room = MOVES_WIDTH;
    let texts = move_text::write_line(position, &line.moves).into_iter();
    let texts = texts.map(|text| move_text::printed(&text)).enumerate();
    let fitting = texts.take_while(|(place, text)| {
        room -= LETTER_WIDTH * text.chars().count() as f32 + MOVE_PADDING;
        *place == 0 || room >= 0.0
    });
    fitting.map(|(_, text)| text).collect()
}

fn spawn_line(
    sheet: &mut ChildSpawnerCommands,
    words: &Localizer,
    position: &Position,
    rank: usize,
    line: &Variation,
) {
    let color = match rank {
        0 => palette::TEXT,
        _ => palette::TEXT_QUIET,
    };
    let letters = |words: String, color: Color| {
        (
            Name::new("Words"),
            Text::new(words),
            TextLayout::no_wrap(),
            TextFont { font_size: LetterSize::Small.into(), ..default() },
            TextColor(color),
            Pickable::IGNORE,
        )
    };
    let score = words.line_score(line, position.side_to_move());
    let node = Node { height: px(LINE_HEIGHT), ..row(1.0) };
    let mut row = sheet.spawn((Name::new("Line"), node, Pickable::IGNORE));
    row.with_children(|row| {
        row.spawn(group_of(
            "Score",
            Node { width: px(SCORE_WIDTH), flex_shrink: 0.0, ..default() },
            children![letters(score, palette::ADVICE)],
        ));
        for (before, text) in fitting_moves(position, line).into_iter().enumerate() {
            row.spawn((
                bare_button(
                    "Line move",
                    LineAction::Choose { line: rank as u8, moves: before as u8 + 1 },
                    ButtonStyle::Flat,
                    Node {
                        height: px(LINE_HEIGHT),
                        padding: UiRect::horizontal(px(1)),
                        border_radius: BorderRadius::all(px(4)),
                        flex_shrink: 0.0,
                        ..default()
                    },
                ),
                LineMove { line: rank, before },
                // The button colors only its direct children, so the words keep their line's color.
                children![group_of("Room", Node::default(), children![letters(text, color)])],
            ));
        }
    });
}

/// Updates the lines, except while one is hovered.
fn fill(
    mut commands: Commands,
    analysis: Res<CurrentAnalysis>,
    localization: Res<Localization>,
    session: Res<CurrentSession>,
    hovered: Query<&Hovered, With<LineMove>>,
    sheet: Single<Entity, With<LineSheet>>,
    mut shown: ResMut<ShownLines>,
) {
    let advice = analysis.get().filter(|found| found.purpose.is_advice());
    let is_held = hovered.iter().any(Hovered::get)
        && advice.is_some_and(|found| Some(found.position) == shown.position);
    if is_held && !session.is_changed() {
        return;
    }
    let next = advice.map_or_else(ShownLines::default, |found| ShownLines {
        position: Some(found.position),
        lines: found.info.as_ref().map_or_else(Vec::new, |info| info.lines.clone()),
    });
    if *shown == next && !localization.is_changed() {
        return;
    }
    *shown = next;
    commands.entity(*sheet).despawn_children();
    let Some(position) = shown.position else {
        return;
    };
    commands.entity(*sheet).with_children(|sheet| {
        for (rank, line) in shown.lines.iter().take(ANALYSIS_LINES).enumerate() {
            spawn_line(sheet, &localization, &position, rank, line);
        }
    });
}

/// Previews the position after the hovered move.
fn begin_preview(
    moved: On<Pointer<Move>>,
    moves: Query<&LineMove>,
    shown: Res<ShownLines>,
    preview: ResMut<LinePreview>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(target) = moves.get(moved.entity) else {
        return;
    };
    if LinePreview::hover(&mut preview.into(), shown.as_far_as(*target)) {
        redraw.write(RequestRedraw);
    }
}

fn end_preview(
    out: On<Pointer<Out>>,
    moves: Query<&LineMove>,
    preview: ResMut<LinePreview>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if moves.contains(out.entity) && LinePreview::hover(&mut preview.into(), None) {
        redraw.write(RequestRedraw);
    }
}

/// Plays the first move of a line, or previews the line up to a later move.
fn choose(
    mut actions: MessageReader<LineAction>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    shown: Res<ShownLines>,
    mut preview: ResMut<LinePreview>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        let game = session.game();
        let players = seats.at(game.variant());
        let line = match *action {
            LineAction::Choose { line, moves } => shown.as_far_as(LineMove {
                line: line.into(),
                before: usize::from(moves).saturating_sub(1),
            }),
            LineAction::Play if Player::are_all_persons(&players) => preview.held().cloned(),
            _ => continue,
        };
        let Some(line) = line else {
            continue;
        };
        let is_of_game = *line.start() == *game.position() && game.outcome().is_none();
        if !is_of_game {
            continue;
        }
        if matches!(action, LineAction::Choose { .. }) && line.moves().len() > 1 {
            preview.hold(line);
            continue;
        }
        if players[line.start().side_to_move()] != Player::Person {
            continue;
        }
        let mut position = *line.start();
        for &mv in line.moves() {
            let Some(route) = position.route(mv) else {
                break;
            };
            let request = MoveRequest::from_route(mv, &route);
            commands.write(GameCommand(Command::Play(request)));
            position = position.play(mv);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLines>()
        .add_observer(begin_preview)
        .add_observer(end_preview)
        .add_systems(
            Update,
            (
                choose.after(CarryOut).before(FrameSystems::Apply),
                fill.in_set(FrameSystems::Render).run_if(
                    resource_changed::<CurrentAnalysis>
                        .or_else(resource_changed::<CurrentSession>)
                        .or_else(resource_changed::<Localization>)
                        .or_else(any_with_component::<LineMove>),
                ),
            ),
        );
}
