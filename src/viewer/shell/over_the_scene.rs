//! Notes in the middle of the scene, where the panels leave space:
//!
//! - the hovered move, or a line of the analysis, with steps through it and the way back;
//! - a capture that is due or possible;
//! - the button that replays a long capture;
//! - the explanation of a piece's lines, which covers no square and appears only the first few times.

use std::time::Duration;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::actions::RULES;
use crate::board::Square;
use crate::i18n::{MessageFn, Messages};
use crate::rules::Side;
use crate::viewer::board::actions::{LineAction, SightAction};
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::line_preview::{LinePreview, PreviewedNode};
use crate::viewer::board::marking::capture_preview::long_capture;
use crate::viewer::kernel::analysis::Analysis;
use crate::viewer::kernel::dialogs::RESULT;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::settings::Onboarding;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::kernel::waker::Alarms;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, with_key};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, icon, label_text, row, text};

/// A node as wide as the scene between the side panels, with a minimum margin on the left, in logical pixels.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct AcrossTheScene {
    pub(crate) left: f32,
}

/// A node hidden during move animations, because its text is about the position after them.
#[derive(Component)]
struct AfterTheMove;

/// Distance from the panels, in logical pixels.
const GAP: f32 = 14.0;

/// Returns the height that the camera leaves to notes: in a portrait window they are as wide as the board and would
/// cover the men of the last row.
pub(crate) fn room_for_notes(shape: &WindowShape) -> f32 {
    if shape.is_portrait() { 48.0 } else { 0.0 }
}

/// A note over the board about the preview, the thinking engine or a due capture, which takes no layout space.
pub(crate) fn note() -> impl Bundle {
    (
        Name::new("Note over the scene"),
        AcrossTheScene { left: 0.0 },
        Node {
            position_type: PositionType::Absolute,
            top: px(8),
            justify_content: JustifyContent::Center,
            column_gap: px(8),
            ..default()
        },
        TabGroup::new(2),
        Pickable::IGNORE,
        UiSlot::Notes,
    )
}

fn previewed(assets: &UiAssets) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| is_preview_shown(ui) && !ui.dialogs().is_modal()),
        words_on("Preview note", palette::LAST_MOVE, preview_content(assets)),
    )
}

/// Returns `true` while an engine is thinking about its move.
pub(crate) fn is_thinking(ui: &Tracked) -> bool {
    let answers = |analysis: &Analysis| !analysis.purpose.is_advice() && !analysis.is_over;
    ui.waits_for_other() && ui.analysis().is_some_and(answers)
}

/// The text about a compulsory or possible capture; empty if there is none.
fn capture_words(ui: &Tracked) -> String {
    let is_turn = !is_preview_shown(ui)
        && !ui.waits_for_other()
        && !ui.of::<ShownBoard>().holds_moves
        && ui.mode() != BoardMode::Editor
        && ui.outcome().is_none();
    let game = ui.game();
    match (game.capture_due(), game.may_capture()) {
        _ if !is_turn => String::new(),
        (0, may_capture) if may_capture.is_empty() => String::new(),
        (0, may_capture) => ui.localizer().may_capture(may_capture),
        (pieces, _) => ui.localizer().capture_due(pieces),
    }
}

fn capture_due() -> impl Bundle {
    let words = BoundText::new(capture_words);
    (
        VisibleWhen::new(|ui| !capture_words(ui).is_empty()),
        words_on(
            "Capture due",
            palette::CAPTURE,
            children![text("Pieces to take", LetterSize::Body, palette::TEXT, words)],
        ),
    )
}

fn follow(insets: Res<PanelInsets>, mut across: Query<(&AcrossTheScene, &mut Node)>) {
    for (across, mut node) in &mut across {
        let (left, right) = (px((insets.left + GAP).max(across.left)), px(insets.right + GAP));
        if (node.left, node.right) != (left, right) {
            (node.left, node.right) = (left, right);
        }
    }
}

/// Hides texts that would be wrong during a move animation.
fn wait_for_landing(
    animation: Res<MoveAnimation>,
    mut nodes: Query<&mut Node, With<AfterTheMove>>,
) {
    let display = if animation.is_running() { Display::None } else { Display::Flex };
    for mut node in &mut nodes {
        if node.display != display {
            node.display = display;
        }
    }
}

/// The notes about the position after a move.
fn after_the_move(_: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("After the move"),
        AfterTheMove,
        row(8.0),
        Pickable::IGNORE,
        children![capture_due(), replay_button()],
    )
}

/// Button height in logical pixels, small because the note covers the board.
const BUTTON: f32 = 24.0;

/// Returns `true` while the board shows a hovered move or a line of the analysis.
pub(crate) fn is_preview_shown(ui: &Tracked) -> bool {
    let is_game = ui.mode() == BoardMode::Editor || ui.dialogs().has(RULES);
    !is_game && (ui.of::<LinePreview>().shown().is_some() || ui.of::<PreviewedNode>().0.is_some())
}

fn is_line_held(ui: &Tracked) -> bool {
    ui.of::<LinePreview>().held().is_some()
}

/// The text: the moves shown of a line, and how to return.
fn words(ui: &Tracked) -> String {
    let messages = &ui.localizer().messages;
    let line = ui.of::<LinePreview>().shown().filter(|_| ui.of::<PreviewedNode>().0.is_none());
    match (line, is_line_held(ui)) {
        (Some(line), true) => messages.line_held(line.moves().len(), line.length()),
        (Some(line), false) if line.length() > 1 => {
            messages.line_hovered(line.moves().len(), line.length())
        }
        _ => messages.line_previewed(),
    }
}

/// The steps through a line that stays on the board, its play button, and the way back.
fn steps(assets: &UiAssets) -> impl Bundle + use<> {
    let step = |name, action, sign| {
        let node = Node {
            width: px(BUTTON),
            height: px(BUTTON),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        };
        (
            bare_button(name, action, ButtonStyle::Normal, node),
            HasTooltip,
            children![icon(assets, sign, 16.0)],
        )
    };
    let is_more = |ui: &Tracked| {
        let line = ui.of::<LinePreview>().held();
        line.is_some_and(|line| line.moves().len() < line.length())
    };
    (
        Name::new("Steps of the line"),
        row(6.0),
        VisibleWhen::new(is_line_held),
        Pickable::IGNORE,
        children![
            (
                step("Back", LineAction::Back, Icon::ChevronLeft),
                EnabledWhen::new(|ui| {
                    let line = ui.of::<LinePreview>().held();
                    line.is_some_and(|line| line.moves().len() > 1)
                }),
            ),
            (step("Forward", LineAction::Forward, Icon::ChevronRight), EnabledWhen::new(is_more),),
            (
                labeled("Play the line", LineAction::Play, Messages::line_play),
                VisibleWhen::new(|ui| ui.are_all_persons()),
            ),
            labeled("Back to the game", LineAction::Close, Messages::line_close),
        ],
    )
}

fn labeled(name: &'static str, action: LineAction, label: MessageFn) -> impl Bundle {
    let node = Node {
        height: px(BUTTON),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(6)),
        ..default()
    };
    (
        bare_button(name, action, ButtonStyle::Normal, node),
        children![label_text(LetterSize::Small, BoundText::message(label))],
    )
}

fn preview_content(assets: &UiAssets) -> impl Bundle + use<> {
    children![
        (
            text("Words", LetterSize::Body, palette::TEXT, BoundText::new(words)),
            TextLayout::no_wrap(),
        ),
        steps(assets),
    ]
}

/// Number of times that the note is shown.
const TIMES: u8 = 3;
/// Hover time on a piece before the note, when its lines are already visible.
const REST: Duration = Duration::from_millis(700);

#[derive(Component)]
struct LinesNote;

fn lines_note() -> impl Bundle {
    (
        Name::new("Place of the lines note"),
        LinesNote,
        Node { display: Display::None, ..default() },
        Pickable::IGNORE,
        children![words_on(
            "Lines note",
            palette::PANEL_LINE,
            children![text(
                "Words",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(Messages::lines_note)
            )],
        )],
    )
}

/// The hovered piece if any of its lines is partly visible.
fn piece_with_lines(board: &ShownBoard) -> Option<Square> {
    let square = board.hovered?;
    if board.capture.is_some() {
        return None;
    }
    let setup = board.setup;
    let occupied = setup.pieces(Side::White) | setup.pieces(Side::Black);
    let lines = &board.reach.lines;
    let is_drawn =
        lines.iter().any(|&(_, from, to)| !occupied.contains(from) || !occupied.contains(to));
    is_drawn.then_some(square)
}

/// Shows the note while the pointer rests on a piece with lines.
fn show_lines_note(
    board: Res<ShownBoard>,
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    mut onboarding: ResMut<Onboarding>,
    mut resting: Local<Option<(Square, Duration)>>,
    note: Single<&mut Node, With<LinesNote>>,
) {
    let mut note = note.into_inner();
    let is_shown = note.display == Display::Flex;
    if board.is_changed() {
        let square = piece_with_lines(&board);
        if square != resting.map(|(square, _)| square) {
            *resting = square.map(|square| (square, time.elapsed()));
            if square.is_some() && onboarding.lines < TIMES {
                alarms.set("lines note", time.elapsed() + REST);
            }
        }
    }
    let has_rested = resting.is_some_and(|(_, since)| time.elapsed() >= since + REST);
    let is_due = has_rested && (is_shown || onboarding.lines < TIMES);
    if is_due == is_shown {
        return;
    }
    if is_due {
        onboarding.lines += 1;
    }
    note.display = if is_due { Display::Flex } else { Display::None };
}

fn is_replay_shown(ui: &Tracked) -> bool {
    let is_current =
        ui.of::<PreviewedNode>().0.is_none() && ui.of::<LinePreview>().shown().is_none();
    // The result card takes this place.
    let is_game =
        ui.mode() != BoardMode::Editor && !ui.dialogs().has(RULES) && !ui.dialogs().has(RESULT);
    is_game && is_current && long_capture(ui.game(), None).is_some()
}

fn replay_button() -> impl Bundle {
    let action = SightAction::ReplayLastMove;
    let words = BoundText::new(move |ui| {
        let name = ui.localizer().messages.replay_capture();
        with_key(name, action, ui.localizer())
    });
    let node = Node {
        height: px(30),
        padding: UiRect::horizontal(px(10)),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    (
        Name::new("Replay note"),
        Node::default(),
        Pickable::IGNORE,
        VisibleWhen::new(is_replay_shown),
        children![(
            bare_button("Replay the capture", action, ButtonStyle::Normal, node),
            HasTooltip,
            children![label_text(LetterSize::Small, words)],
        )],
    )
}

/// Text on a background with a colored edge.
pub(crate) fn words_on(name: &'static str, color: Color, content: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        Node {
            padding: UiRect::axes(px(12), px(5)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(10.0)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(color),
        Pickable::IGNORE,
        content,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Notes, "preview", previewed)
        .fill(UiSlot::Notes, "lines", |_| lines_note())
        .fill(UiSlot::Notes, "after the move", after_the_move);
    app.add_systems(
        Update,
        (follow, wait_for_landing.in_set(FrameSystems::Render), show_lines_note.in_set(DrawBoard)),
    );
}
