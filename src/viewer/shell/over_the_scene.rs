//! Words in the middle of the scene, wherever the panels around it leave room.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::line_preview;
use super::lines_note;
use super::replay_note;
use super::words_on::words_on;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::analysis::Analysis;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::widgets::{UiAssets, row, text};

/// A node as wide as the scene: it follows the panels on both sides, with at least this much room on the left, in logical
/// pixels.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct AcrossTheScene {
    /// The least room on the left.
    pub(crate) left: f32,
}

/// A node that is hidden while a move is animated: its words are about the position after it.
#[derive(Component)]
struct AfterTheMove;

/// Distance from the panels, in logical pixels.
const GAP: f32 = 14.0;

/// Returns the height that the camera leaves to notes: those of an upright window are as wide as its board, and would
/// cover the men of the last row.
pub(crate) fn room_for_notes(shape: &WindowShape) -> f32 {
    if shape.is_upright() { 48.0 } else { 0.0 }
}

/// Says over the board what is previewed, who is thinking, or that a capture is due. It takes no room from anything.
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
        VisibleWhen::new(|ui| line_preview::is_shown(ui) && !ui.dialogs().is_modal()),
        words_on(
            "Preview note",
            palette::LAST_MOVE,
            line_preview::content(assets),
        ),
    )
}

/// Returns `true` while an engine thinks about its move.
pub(crate) fn is_thinking(ui: &Tracked) -> bool {
    let answers = |analysis: &Analysis| !analysis.purpose.is_advice() && !analysis.is_over;
    ui.is_engine_to_act() && ui.analysis().is_some_and(answers)
}

/// The words about a capture that the player must play, or can; empty if there is none.
fn capture_words(ui: &Tracked) -> String {
    let is_turn = !line_preview::is_shown(ui)
        && !ui.is_engine_to_act()
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
            children![text(
                "Pieces to take",
                LetterSize::Body,
                palette::TEXT,
                words
            )],
        ),
    )
}

fn follow(insets: Res<PanelInsets>, mut across: Query<(&AcrossTheScene, &mut Node)>) {
    for (across, mut node) in &mut across {
        let (left, right) = (
            px((insets.left + GAP).max(across.left)),
            px(insets.right + GAP),
        );
        if (node.left, node.right) != (left, right) {
            (node.left, node.right) = (left, right);
        }
    }
}

/// Hides what a move in the air would make untrue on the board.
fn wait_for_landing(
    animation: Res<MoveAnimation>,
    mut nodes: Query<&mut Node, With<AfterTheMove>>,
) {
    let display = if animation.is_running() {
        Display::None
    } else {
        Display::Flex
    };
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
        children![capture_due(), replay_note::button()],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Notes, "preview", previewed)
        .fill(UiSlot::Notes, "lines", |_| lines_note::note())
        .fill(UiSlot::Notes, "after the move", after_the_move);
    app.add_systems(Update, follow)
        .add_systems(Update, wait_for_landing.in_set(FrameSystems::Render));
}
