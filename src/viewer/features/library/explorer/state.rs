//! The explorer's data: statistics of the open games and the opening tree for the position shown.

use std::convert::Infallible;
use std::sync::Arc;

use bevy::prelude::*;

use crate::archive::{GameIndex, PositionReport};
use crate::engine::TaskHandle;
use crate::engine::opening_tree::{OpeningMove, OpeningTree};
use crate::platform::lower_thread_priority_slightly;
use crate::rules::Position;
use crate::viewer::features::library::games::collection::{FEW_GAMES, GameCollection};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;

/// A report computed in the background.
type ReportTask = TaskHandle<Infallible, PositionReport>;

pub const EXPLORER: DialogId<()> = DialogId::new("explorer", Modality::Panel, DialogHeight::Edge);

/// The statistics of the open games for the position on the board.
#[derive(Resource, Debug, Default)]
pub struct Explorer {
    /// Count games that reach the mirror image as well.
    pub mirrored: bool,
    found: Option<(ReportRequest, PositionReport)>,
    task: Option<(ReportRequest, ReportTask)>,
    openings: Option<(Position, Vec<OpeningMove>)>,
}

/// The subject of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ReportRequest {
    position: Position,
    mirrored: bool,
}

impl ReportRequest {
    fn report(&self, index: &GameIndex) -> PositionReport {
        index.search(&self.position, self.mirrored, None)
    }
}

impl Explorer {
    /// The position and its report; `None` while no games are open. Lags behind while the next report is computed.
    pub fn report(&self) -> Option<(&Position, &PositionReport)> {
        let (about, report) = self.found.as_ref()?;
        Some((&about.position, report))
    }

    /// Returns `true` while a report is being computed.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Returns `true` if this report is available or being computed.
    fn has_or_makes(&self, request: ReportRequest) -> bool {
        let made = self.task.as_ref().map(|(about, _)| *about);
        let found = self.found.as_ref().map(|(about, _)| *about);
        made.or(found) == Some(request)
    }

    /// Takes a finished report; returns `true` if there was one.
    fn take_report(&mut self) -> bool {
        let is_made = |(_, task): &mut (ReportRequest, ReportTask)| task.is_finished();
        let made = self.task.take_if(is_made);
        let report = made.and_then(|(about, task)| Some((about, task.join().ok()?)));
        let is_there = report.is_some();
        self.found = report.or(self.found.take());
        is_there
    }

    /// Computes the report, in the background if the games are many.
    fn make(
        &mut self,
        request: ReportRequest,
        index: &Arc<GameIndex>,
        wake: impl Fn() + Send + 'static,
    ) {
        self.abandon();
        if index.len() <= FEW_GAMES {
            self.found = Some((request, request.report(index)));
            return;
        }
        let index = index.clone();
        let task = ReportTask::spawn_with_waker(wake, move |_| {
            lower_thread_priority_slightly();
            request.report(&index)
        });
        self.task = Some((request, task));
    }

    fn abandon(&mut self) {
        if let Some((_, task)) = self.task.take() {
            task.detach();
        }
    }

    /// Drops the data of closed games; returns `true` if there was any.
    fn forget(&mut self) -> bool {
        self.abandon();
        self.found.take().is_some()
    }

    /// The position and its opening-tree moves; `None` if the tree has none.
    pub fn openings(&self) -> Option<(&Position, &[OpeningMove])> {
        let (position, moves) = self.openings.as_ref()?;
        (!moves.is_empty()).then_some((position, moves))
    }
}

/// Updates the opening-tree moves when the board changes.
fn look_up_openings(
    mut explorer: ResMut<Explorer>,
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
) {
    let position = *session.game().position();
    let is_known = explorer.openings.as_ref().is_some_and(|(known, _)| *known == position);
    if !dialogs.has(EXPLORER) || is_known {
        return;
    }
    let tree = OpeningTree::built_in(position.variant());
    let moves = tree.map_or(Vec::new(), |tree| tree.moves(&position));
    explorer.openings = Some((position, moves));
}

/// Updates the report when the board, the games or the settings change.
fn explore(
    mut explorer: ResMut<Explorer>,
    dialogs: Res<OpenDialogs>,
    collection: Res<GameCollection>,
    session: Res<CurrentSession>,
    waker: WindowWaker,
) {
    let index = collection.index().filter(|_| dialogs.has(EXPLORER));
    let known = explorer.bypass_change_detection();
    let mut is_new = false;
    if collection.is_changed() || index.is_none() {
        is_new |= known.forget();
    }
    is_new |= known.take_report();
    let request = ReportRequest { position: *session.game().position(), mirrored: known.mirrored };
    if let Some(index) = index
        && !known.has_or_makes(request)
    {
        known.make(request, index, waker.waker());
        is_new = true;
    }
    if is_new {
        explorer.set_changed();
    }
}

/// The system that looks the position up, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExplorerSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Explorer>()
        .configure_sets(Update, ExplorerSystems.in_set(FrameSystems::Render))
        .add_systems(Update, (explore, look_up_openings).in_set(ExplorerSystems));
}
