//! The card with the rule that has just refused a move for the first time.

use bevy::prelude::*;

use crate::game_tree::Arrow;
use crate::lessons::ExplainedRule;

/// The rule on the card, if it is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RuleCard(pub Option<RefusingRule>);

/// A rule, and the moves that it allows instead.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusingRule {
    /// The rule.
    pub rule: ExplainedRule,
    /// The moves, drawn on the board.
    pub arrows: Vec<Arrow>,
}

impl RuleCard {
    /// The moves to draw.
    pub fn arrows(&self) -> &[Arrow] {
        self.0.as_ref().map_or(&[], |shown| &shown.arrows)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RuleCard>();
}
