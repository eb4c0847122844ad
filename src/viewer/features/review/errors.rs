//! Going from error to error of the main line.

use bevy::prelude::*;

use super::state::{ReviewedLine, is_error};
use crate::game::{Command, Game};
use crate::game_tree::NodeId;
use crate::viewer::features::review::actions::ReviewAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;

/// The positions of the main line in which an error was played.
fn before_errors(game: &Game) -> Vec<(usize, NodeId)> {
    let line = ReviewedLine::main_line(game).nodes;
    let pairs = line.windows(2).enumerate();
    pairs
        .filter_map(|(ply, pair)| {
            let sign = game.tree().node(pair[1]).annotations.sign?;
            is_error(sign).then_some((ply, pair[0]))
        })
        .collect()
}

/// The position before the error next to the one shown.
fn neighbor(game: &Game, is_forward: bool) -> Option<NodeId> {
    let shown = usize::from(game.current_ply().0);
    let errors = before_errors(game);
    let found = if is_forward {
        errors.iter().find(|(ply, _)| *ply > shown)
    } else {
        errors.iter().rev().find(|(ply, _)| *ply < shown)
    };
    found.map(|(_, node)| *node)
}

fn show_error(
    mut actions: MessageReader<ReviewAction>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        let is_forward = match action {
            ReviewAction::NextError => true,
            ReviewAction::PreviousError => false,
            _ => continue,
        };
        let game = session.game();
        let node = neighbor(game, is_forward);
        let command = node.map(|node| Command::GoTo(game.tree().path_of(node)));
        commands.write_batch(command.map(GameCommand));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_error.in_set(CarryOut));
}
