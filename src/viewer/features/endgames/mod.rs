//! Endgame practice: positions from the tables, played against the longest defense.
//!
//! `choosing` opens the tables and chooses an endgame in the background, `control` handles input and records wins,
//! `state` judges the moves and defends, for the practice host.

pub mod actions;
mod choosing;
mod control;
pub mod panel;
pub mod state;

use actions::EndgameAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::board::practice_host::AddPractice;
use crate::viewer::features::endgames::state::{EndgamePractice, WonEndgames};
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::ui::icons::Icon;

/// Number of endgames won on the current kind of board.
fn endgames_won(ui: &Tracked) -> String {
    let geometry = ui.game().variant().geometry();
    match ui.of::<WonEndgames>().get().total_won(geometry) {
        0 => String::new(),
        won => ui.localizer().messages.endgame_times_won(won),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<EndgameAction>()
        .add_practice::<EndgamePractice, _>(panel::panel)
        .add_subject(Subject {
            name: "Endgames",
            opens: EndgameAction::Open.into(),
            icon: Icon::Trophy,
            heading: Messages::endgame_open,
            words: Messages::endgame_rules,
            progress: endgames_won,
        })
        .add_plugins((state::plugin, choosing::plugin, control::plugin));
}
