//! The rules: the page that explains them with examples, the card of a rule that refuses a move for the first time, and
//! the words about the first capture on a side board.

pub mod actions;
pub mod card;
mod demonstrating;
mod first_side_capture;
pub mod page;
mod rule_hints;
pub mod state;

use actions::ExplainAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ExplainAction>()
        .fill(UiSlot::Window, "rules", card::card)
        .add_plugins((
            state::plugin,
            demonstrating::plugin,
            page::plugin,
            rule_hints::plugin,
            first_side_capture::plugin,
        ));
}
