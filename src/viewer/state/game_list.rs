//! The list of the games that are open: which are shown, in which order, and which is selected.

use bevy::prelude::*;

use super::collection::GameCollection;
use super::frame::FrameSystems;
use super::session::CurrentSession;
use crate::archive::{GameFilter, GameIndex, IndexedGame};
use crate::rules::Position;
use crate::viewer::messages::GameColumn;

/// The list of games.
#[derive(Resource, Default, Debug)]
pub struct GameList {
    filter: GameFilter,
    /// Only games that reach the position on the board, or its mirror image.
    by_position: bool,
    /// The column by which the games are sorted, and whether they are in descending order.
    order: Option<(GameColumn, bool)>,
    rows: Vec<usize>,
    selected: Option<usize>,
    /// The position that the games reach, if they are those that reach one.
    position: Option<Position>,
    is_stale: bool,
    version: u64,
}

impl GameList {
    /// The games shown, in order.
    pub fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// A number that changes with the rows.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The conditions.
    pub fn filter(&self) -> &GameFilter {
        &self.filter
    }

    /// Returns `true` if only games that reach the position on the board are listed.
    pub fn is_by_position(&self) -> bool {
        self.by_position
    }

    /// The position that all games shown reach, or whose mirror image they reach; `None` if they need not.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The column that sorts the games, and `true` if they are in descending order.
    pub fn order(&self) -> Option<(GameColumn, bool)> {
        self.order
    }

    /// The selected row.
    pub fn selected(&self) -> Option<usize> {
        self.selected.filter(|&row| row < self.rows.len())
    }

    /// The game in the selected row.
    pub fn selected_game(&self) -> Option<usize> {
        self.rows.get(self.selected?).copied()
    }

    /// Selects a row, or the nearest that there is.
    pub fn select(&mut self, row: usize) {
        self.selected = self.rows.len().checked_sub(1).map(|last| row.min(last));
    }

    /// Changes the conditions.
    pub fn set_filter(&mut self, filter: GameFilter) {
        self.is_stale |= self.filter != filter;
        self.filter = filter;
    }

    /// Lists only games that reach the position on the board now, or all.
    pub fn set_by_position(&mut self, by_position: bool) {
        self.is_stale |= self.by_position || by_position;
        self.by_position = by_position;
    }

    /// Sorts by this column, the other way round if they are sorted by it, and then as they are in the files.
    pub fn sort_by(&mut self, column: GameColumn) {
        self.order = match self.order {
            Some((other, false)) if other == column => Some((column, true)),
            Some((other, true)) if other == column => None,
            _ => Some((column, false)),
        };
        self.is_stale = true;
    }

    /// Lists the games of this index. The selected game stays selected.
    fn refresh(&mut self, index: &GameIndex, position: &Position) {
        let selected = self.selected_game();
        self.rows = index.filter(&self.filter);
        self.position = None;
        if self.by_position {
            let report = index.search(position, true, Some(&self.rows));
            self.rows = report.games.iter().map(|found| found.game).collect();
            self.position = Some(*position);
        }
        if let Some((column, is_descending)) = self.order {
            let compare = |one: &usize, other: &usize| {
                compare(column, &index.game(*one), &index.game(*other))
            };
            self.rows.sort_by(|one, other| match is_descending {
                true => compare(other, one),
                false => compare(one, other),
            });
        }
        let same = selected.and_then(|game| self.rows.iter().position(|&row| row == game));
        self.selected = same.or(Some(0)).filter(|_| !self.rows.is_empty());
        self.is_stale = false;
        self.version += 1;
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
) {
    if !list.is_stale && !collection.is_changed() {
        return;
    }
    match collection.index() {
        Some(index) => list.refresh(index, session.game().position()),
        None if !list.rows.is_empty() => {
            list.rows.clear();
            list.selected = None;
            list.version += 1;
        }
        None => {}
    }
}

/// The system that lists the games, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameListSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameList>()
        .configure_sets(Update, GameListSystems.in_set(FrameSystems::Render))
        .add_systems(Update, refresh.in_set(GameListSystems));
}
