//! The list of open games: filtering, order and selection.

use std::convert::Infallible;
use std::sync::Arc;

use bevy::prelude::*;

use super::collection::{FEW_GAMES, GameCollection};
use crate::archive::{GameFilter, GameIndex, IndexedGame};
use crate::engine::{StopFlag, TaskHandle};
use crate::platform::lower_thread_priority_slightly;
use crate::rules::Position;
use crate::viewer::features::library::actions::GameColumn;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;

/// A list computed in the background.
type ListTask = TaskHandle<Infallible, Listed>;

#[derive(Resource, Default, Debug)]
pub struct GameList {
    filter: GameFilter,
    /// Only games that reach the position on the board or its mirror image.
    by_position: bool,
    /// The sort column, and `true` for descending order.
    order: Option<(GameColumn, bool)>,
    rows: Vec<usize>,
    selected: Option<usize>,
    /// The position of the position filter, if active.
    position: Option<Position>,
    is_stale: bool,
    version: u64,
    /// The index that the rows refer to.
    index: Option<Arc<GameIndex>>,
    task: Option<ListTask>,
}

impl GameList {
    pub fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// A version number of the rows.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Returns `true` while a newer list is being computed.
    pub fn is_busy(&self) -> bool {
        self.is_stale || self.task.is_some()
    }

    pub fn filter(&self) -> &GameFilter {
        &self.filter
    }

    /// Returns `true` if the position filter is active.
    pub fn is_by_position(&self) -> bool {
        self.by_position
    }

    /// The position that all games shown reach, mirrored or not, if the position filter is active.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The sort column, and `true` for descending order.
    pub fn order(&self) -> Option<(GameColumn, bool)> {
        self.order
    }

    pub fn selected(&self) -> Option<usize> {
        self.selected.filter(|&row| row < self.rows.len())
    }

    pub fn selected_game(&self) -> Option<usize> {
        self.rows.get(self.selected?).copied()
    }

    /// Selects the nearest existing row.
    pub fn select(&mut self, row: usize) {
        self.selected = self.rows.len().checked_sub(1).map(|last| row.min(last));
    }

    pub fn set_filter(&mut self, filter: GameFilter) {
        self.is_stale |= self.filter != filter;
        self.filter = filter;
    }

    /// Turns the position filter on or off.
    pub fn set_by_position(&mut self, by_position: bool) {
        self.is_stale |= self.by_position || by_position;
        self.by_position = by_position;
    }

    /// Sorts by this column: ascending, then reversed, then in file order.
    pub fn sort_by(&mut self, column: GameColumn) {
        self.order = match self.order {
            Some((other, false)) if other == column => Some((column, true)),
            Some((other, true)) if other == column => None,
            _ => Some((column, false)),
        };
        self.is_stale = true;
    }

    /// Lists the games of an index, in the background if they are many; `wake` is then called.
    fn begin(
        &mut self,
        index: &Arc<GameIndex>,
        position: &Position,
        wake: impl Fn() + Send + 'static,
    ) {
        self.abandon();
        self.is_stale = false;
        if self.index.as_ref().is_none_or(|of| !Arc::ptr_eq(of, index)) {
            self.clear();
        }
        self.index = Some(index.clone());
        let request = ListRequest {
            index: index.clone(),
            filter: self.filter.clone(),
            position: self.by_position.then_some(*position),
            order: self.order,
        };
        if index.len() <= FEW_GAMES {
            self.show(request.listed(&StopFlag::new()));
            return;
        }
        self.task = Some(ListTask::spawn_with_waker(wake, move |task| {
            lower_thread_priority_slightly();
            request.listed(task.stop_flag())
        }));
    }

    /// Cancels the list being computed.
    fn abandon(&mut self) {
        if let Some(task) = self.task.take() {
            task.detach();
        }
    }

    /// Clears the list when no games are open.
    fn close(&mut self) {
        self.abandon();
        self.is_stale = false;
        self.index = None;
        self.clear();
    }

    fn clear(&mut self) {
        if !self.rows.is_empty() {
            self.rows.clear();
            self.selected = None;
            self.version += 1;
        }
    }

    /// Shows a list, preserving the selected game.
    fn show(&mut self, listed: Listed) {
        let selected = self.selected_game();
        self.rows = listed.rows;
        self.position = listed.position;
        let same = selected.and_then(|game| self.rows.iter().position(|&row| row == game));
        self.selected = same.or(Some(0)).filter(|_| !self.rows.is_empty());
        self.version += 1;
    }
}

struct ListRequest {
    index: Arc<GameIndex>,
    filter: GameFilter,
    position: Option<Position>,
    order: Option<(GameColumn, bool)>,
}

struct Listed {
    rows: Vec<usize>,
    position: Option<Position>,
}

impl ListRequest {
    /// Computes the list; incomplete if stopped.
    fn listed(&self, stop: &StopFlag) -> Listed {
        let index = &self.index;
        let mut rows = index.filter(&self.filter);
        if let Some(position) = self.position.as_ref().filter(|_| !stop.is_set()) {
            let report = index.search(position, true, Some(&rows));
            rows = report.games.iter().map(|found| found.game).collect();
        }
        if let Some((column, is_descending)) = self.order.filter(|_| !stop.is_set()) {
            let compare = |one: &usize, other: &usize| {
                compare(column, &index.game(*one), &index.game(*other))
            };
            rows.sort_by(
                |one, other| {
                    if is_descending { compare(other, one) } else { compare(one, other) }
                },
            );
        }
        Listed { rows, position: self.position }
    }
}

fn compare(column: GameColumn, one: &IndexedGame, other: &IndexedGame) -> std::cmp::Ordering {
    match column {
        GameColumn::Number => std::cmp::Ordering::Equal,
        GameColumn::Date => one.date.cmp(&other.date),
        GameColumn::Result => one.result.text().cmp(other.result.text()),
        GameColumn::White => one.white.cmp(other.white),
        GameColumn::Black => one.black.cmp(other.black),
        GameColumn::Event => one.event.cmp(other.event),
        GameColumn::Variant => one.variant.cmp(&other.variant),
        GameColumn::Moves => one.plies.cmp(&other.plies),
    }
}

fn refresh(
    mut list: ResMut<GameList>,
    collection: Res<GameCollection>,
    session: Res<CurrentSession>,
    waker: WindowWaker,
) {
    let unchanged = list.bypass_change_detection();
    let is_finished = unchanged.task.as_mut().is_some_and(TaskHandle::is_finished);
    if let Some(task) = unchanged.task.take_if(|_| is_finished)
        && let Ok(listed) = task.join()
    {
        list.show(listed);
    }
    if list.is_stale || collection.is_changed() {
        match collection.index() {
            Some(index) => list.begin(index, session.game().position(), waker.waker()),
            None => list.close(),
        }
    }
}

/// The system that lists the games, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameListSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameList>()
        .configure_sets(Update, GameListSystems.in_set(FrameSystems::Render))
        .add_systems(Update, refresh.in_set(GameListSystems));
}
