//! The rules: the page that explains them with examples, and the card of a rule that refuses a move for the first time.

pub mod actions;
pub mod card;
pub mod control;
mod demonstrating;
mod first_refusals;
pub mod page;
pub mod state;

use actions::ExplainAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ExplainAction>().add_plugins((
        state::plugin,
        control::plugin,
        demonstrating::plugin,
        page::plugin,
        first_refusals::plugin,
    ));
}
