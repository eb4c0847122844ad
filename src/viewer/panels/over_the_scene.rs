//! Words in the middle of the scene, wherever the panels around it leave room.

use bevy::prelude::*;

use crate::players::PendingAction;
use crate::rules::Side;
use crate::viewer::game_ui::snapshot::{BoundText, UiSnapshot, VisibleWhen};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::state::analysis::{Analysis, SearchPurpose};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::text;

/// A node as wide as the scene: it follows the panels on both sides, with at least this much room on the left, in logical
/// pixels.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct AcrossTheScene {
    /// The least room on the left.
    pub(super) left: f32,
}

/// Distance from the panels, in logical pixels.
const GAP: f32 = 14.0;

/// Says over the board who is thinking.
pub(super) fn thinking_note() -> impl Bundle {
    let words = BoundText::new(|ui| {
        let messages = &ui.localizer.messages;
        let Some((side, action)) = PendingAction::from_game(ui.game) else {
            return String::new();
        };
        match (action, side) {
            (PendingAction::ResolveIrregularity | PendingAction::AnswerDraw, _) => {
                messages.thinking_decision()
            }
            (PendingAction::Place | PendingAction::Play, Side::White) => messages.white_thinks(),
            (PendingAction::Place | PendingAction::Play, Side::Black) => messages.black_thinks(),
        }
    });
    (
        Name::new("Thinking place"),
        AcrossTheScene { left: 0.0 },
        Node {
            position_type: PositionType::Absolute,
            top: px(8),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            Name::new("Thinking note"),
            VisibleWhen::new(is_thinking),
            Node {
                padding: UiRect::axes(px(12), px(5)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::ADVICE),
            Pickable::IGNORE,
            children![text("Words", LetterSize::Body, palette::TEXT, words)],
        )],
    )
}

fn is_thinking(ui: &UiSnapshot) -> bool {
    let answers = |analysis: &Analysis| matches!(analysis.purpose, SearchPurpose::Answer(_));
    ui.is_engine_to_act() && ui.analysis.is_some_and(answers)
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow);
}
