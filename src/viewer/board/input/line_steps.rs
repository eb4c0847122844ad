//! The steps through a line that is previewed. The actions that step through the game step through the line.

use bevy::prelude::*;

use crate::viewer::board::actions::LineAction;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::game_actions::GameAction;

/// Steps through the line that is previewed. Returns `true` if the action means nothing else.
pub fn step_like_the_game(preview: &mut LinePreview, action: GameAction) -> bool {
    let Some(line) = preview.held() else {
        return false;
    };
    let (shown, all) = (line.moves().len(), line.length());
    let next = match action {
        GameAction::Undo => shown.saturating_sub(1),
        GameAction::Redo => shown + 1,
        GameAction::ShowFirst => 1,
        GameAction::ShowLast => all,
        _ => return false,
    };
    preview.step_to(next);
    true
}

/// Carries out the steps of the line itself, and closes it.
fn carry_out(mut actions: MessageReader<LineAction>, mut preview: ResMut<LinePreview>) {
    for action in actions.read() {
        let Some(line) = preview.held() else {
            continue;
        };
        let shown = line.moves().len();
        match action {
            LineAction::Back => preview.step_to(shown.saturating_sub(1)),
            LineAction::Forward => preview.step_to(shown + 1),
            LineAction::Close => drop(preview.close()),
            LineAction::Choose { .. } | LineAction::Play => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LinePreview>()
        .add_systems(Update, carry_out.in_set(CarryOut));
}
