//! The rules: a page with examples, and one-time hints about rules.

pub mod actions;
mod demonstrating;
pub mod page;
pub mod rule_hints;

use actions::ExplainAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ExplainAction>().add_plugins((
        demonstrating::plugin,
        page::plugin,
        rule_hints::plugin,
    ));
}
