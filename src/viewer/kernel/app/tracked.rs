//! Tracked access to the window's state, and values derived from it.
//!
//! A function that decides what is shown takes a [`Tracked`]. It declares no resources: `Tracked` records those it
//! reads, and a [`Derived`] value is recomputed when one of them changes.

use std::cell::RefCell;
use std::sync::Arc;

use bevy::ecs::change_detection::Tick;
use bevy::ecs::component::ComponentId;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use crate::game::Game;
use crate::i18n::Localizer;
use crate::players::{PendingAction, Player};
use crate::rules::{BySide, Outcome, Ply};
use crate::viewer::kernel::analysis::{Analysis, CurrentAnalysis};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{Localization, ViewerSettings};

#[derive(Clone, Copy, PartialEq)]
struct ResourceRead {
    /// `None` for a type not yet registered.
    id: Option<ComponentId>,
    was_there: bool,
}

/// The state of the window in this frame, which records the resources read.
pub struct Tracked<'w> {
    world: &'w World,
    read: RefCell<Vec<ResourceRead>>,
}

impl<'w> Tracked<'w> {
    pub const fn new(world: &'w World) -> Tracked<'w> {
        Tracked { world, read: RefCell::new(Vec::new()) }
    }

    pub fn get<R: Resource>(&self) -> Option<&'w R> {
        let resource = self.world.get_resource::<R>();
        let resource_read = ResourceRead {
            id: self.world.components().component_id::<R>(),
            was_there: resource.is_some(),
        };
        let mut read = self.read.borrow_mut();
        if !read.contains(&resource_read) {
            read.push(resource_read);
        }
        resource
    }

    /// A resource.
    ///
    /// # Panics
    /// If the app has none of this type.
    pub fn of<R: Resource>(&self) -> &'w R {
        self.get::<R>().unwrap_or_else(|| panic!("no resource {}", std::any::type_name::<R>()))
    }

    pub fn game(&self) -> &'w Game {
        self.of::<CurrentSession>().game()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    pub fn mode(&self) -> BoardMode {
        *self.of::<State<BoardMode>>().get()
    }

    /// Returns `true` while a practice game replaces the current game.
    pub fn is_practice(&self) -> bool {
        matches!(self.mode(), BoardMode::Practice(_))
    }

    /// Returns `true` while an online game is on the board.
    pub fn is_remote(&self) -> bool {
        self.of::<CurrentSession>().is_remote()
    }

    /// Returns `true` while an online game is on the board that the player only watches.
    pub fn is_looking_on(&self) -> bool {
        let players = self.players();
        self.is_remote() && !players.white.is_here() && !players.black.is_here()
    }

    pub fn settings(&self) -> &'w ViewerSettings {
        self.of::<ViewerSettings>()
    }

    pub fn localizer(&self) -> &'w Localizer {
        self.of::<Localization>()
    }

    pub fn dialogs(&self) -> &'w OpenDialogs {
        self.of::<OpenDialogs>()
    }

    /// The search of the current position.
    pub fn analysis(&self) -> Option<&'w Analysis> {
        self.of::<CurrentAnalysis>().get()
    }

    pub fn players(&self) -> BySide<Player> {
        self.of::<PlayerSeats>().at(self.game().variant())
    }

    /// Returns `true` if persons play both sides.
    pub fn are_all_persons(&self) -> bool {
        Player::are_all_persons(&self.players())
    }

    pub fn may_take_back(&self) -> bool {
        self.game().current_ply() > Ply(0) || self.game().termination().is_some()
    }

    /// Returns `true` if the game waits for an engine or an online player.
    pub fn waits_for_other(&self) -> bool {
        let pending = PendingAction::from_game(self.game());
        pending.is_some_and(|(side, _)| !self.players()[side].is_here())
    }
}

/// A function of the state, with the resources of its last run.
pub struct Derived<T> {
    value: Arc<dyn Fn(&Tracked<'_>) -> T + Send + Sync>,
    /// `None` before the first run.
    read: Option<Vec<ResourceRead>>,
}

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Derived<T> {
        Derived { value: self.value.clone(), read: None }
    }
}

impl<T> Derived<T> {
    pub fn new(value: impl Fn(&Tracked<'_>) -> T + Send + Sync + 'static) -> Derived<T> {
        Derived { value: Arc::new(value), read: None }
    }

    /// Computes the current value.
    pub fn value(&self, state: &Tracked<'_>) -> T {
        (self.value)(state)
    }

    /// Recomputes the value if it is stale: never computed, or a resource it read has changed. Needs
    /// [`store`](Derived::store).
    pub fn recompute_if_stale(
        &self,
        world: &World,
        changes: &mut Changes,
    ) -> Option<Recomputed<T>> {
        let is_stale = match &self.read {
            None => true,
            Some(read) => read.iter().any(|&read| changes.contain(world, read)),
        };
        is_stale.then(|| {
            let state = Tracked::new(world);
            let value = self.value(&state);
            Recomputed { value, read: state.read.into_inner() }
        })
    }

    /// Stores the resources read, and returns the value.
    pub fn store(&mut self, recomputed: Recomputed<T>) -> T {
        self.read = Some(recomputed.read);
        recomputed.value
    }
}

/// A recomputed value with the resources read.
pub struct Recomputed<T> {
    value: T,
    read: Vec<ResourceRead>,
}

/// The resources changed between the last two calls of [`advance`](Changes::advance), with cached lookups.
#[derive(Default)]
pub struct Changes {
    since: Tick,
    until: Tick,
    /// `None` for a missing resource.
    known: HashMap<ComponentId, Option<bool>>,
}

impl Changes {
    /// Advances to the changes since the last call.
    pub fn advance(&mut self, world: &mut World) {
        self.since = self.until;
        // Changes by later systems get a newer tick.
        self.until = world.increment_change_tick();
        self.known.clear();
    }

    fn contain(&mut self, world: &World, read: ResourceRead) -> bool {
        // A resource of an unregistered type may appear at any time.
        let Some(id) = read.id else { return true };
        let (since, until) = (self.since, self.until);
        let is_changed = *self.known.entry(id).or_insert_with(|| {
            let ticks = world.get_resource_change_ticks_by_id(id)?;
            Some(ticks.is_changed(since, until))
        });
        is_changed.map_or(read.was_there, |is_changed| is_changed || !read.was_there)
    }
}
