//! The card with the rule that has just refused a move for the first time.

use bevy::prelude::*;

use crate::game_tree::Arrow;
use crate::lessons::ExplainedRule;
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::kernel::tracked::Tracked;

/// The rule on the card, if it is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RuleCard(pub Option<RefusingRule>);

/// A rule, and the moves that it allows instead.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusingRule {
    pub rule: ExplainedRule,
    /// The moves, drawn on the board.
    pub arrows: Vec<Arrow>,
}

/// The moves that the rule allows, as arrows.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let shown = board.of::<RuleCard>().0.as_ref()?;
    Some(BoardLayer {
        arrows: shown.arrows.clone(),
        ..BoardLayer::default()
    })
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RuleCard>()
        .add_board_layer(LayerHeight::Beside, layer);
}
