//! The explorer: what the open games and the tree of openings know about the position on the board.

use bevy::prelude::*;

use super::collection::GameCollection;
use super::dialogs::OpenDialogs;
use super::frame::FrameSystems;
use super::session::CurrentSession;
use crate::archive::PositionReport;
use crate::engine::opening_tree::{OpeningMove, OpeningTree};
use crate::rules::Position;

/// The report of the open games on the position on the board.
#[derive(Resource, Debug, Default)]
pub struct Explorer {
    /// Games that reach the mirror image of the position count as well.
    pub mirrored: bool,
    found: Option<FoundReport>,
    openings: Option<(Position, Vec<OpeningMove>)>,
}

/// A report, and the position it is about.
#[derive(Debug)]
struct FoundReport {
    position: Position,
    mirrored: bool,
    report: PositionReport,
}

impl Explorer {
    /// The position, and what is known about it; `None` while no games are open.
    pub fn report(&self) -> Option<(&Position, &PositionReport)> {
        let found = self.found.as_ref()?;
        Some((&found.position, &found.report))
    }

    /// The position, and its moves in the computer's tree of openings; `None` where that has none.
    pub fn openings(&self) -> Option<(&Position, &[OpeningMove])> {
        let (position, moves) = self.openings.as_ref()?;
        (!moves.is_empty()).then_some((position, moves))
    }
}

/// The moves of the tree change with the board.
fn look_up_openings(
    mut explorer: ResMut<Explorer>,
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
) {
    let position = *session.game().position();
    let is_known = explorer
        .openings
        .as_ref()
        .is_some_and(|(known, _)| *known == position);
    if !dialogs.explorer || is_known {
        return;
    }
    let tree = OpeningTree::built_in(position.variant());
    let moves = tree.map_or(Vec::new(), |tree| tree.moves(&position));
    explorer.openings = Some((position, moves));
}

/// The position and what it means change with the board, the games and the settings.
fn explore(
    mut explorer: ResMut<Explorer>,
    dialogs: Res<OpenDialogs>,
    collection: Res<GameCollection>,
    session: Res<CurrentSession>,
) {
    let Some(index) = collection.index().filter(|_| dialogs.explorer) else {
        if explorer.found.is_some() {
            explorer.found = None;
        }
        return;
    };
    let (position, mirrored) = (*session.game().position(), explorer.mirrored);
    let is_known = |found: &FoundReport| found.position == position && found.mirrored == mirrored;
    if !collection.is_changed() && explorer.found.as_ref().is_some_and(is_known) {
        return;
    }
    explorer.found = Some(FoundReport {
        position,
        mirrored,
        report: index.search(&position, mirrored, None),
    });
}

/// The system that finds the position, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExplorerSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Explorer>()
        .configure_sets(Update, ExplorerSystems.in_set(FrameSystems::Render))
        .add_systems(Update, (explore, look_up_openings).in_set(ExplorerSystems));
}
