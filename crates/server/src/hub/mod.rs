//! All games of a server: each that is needed is in memory, with a task of its own.
//!
//! A game by post would be in memory for weeks, so a room without connections is dropped after a while; the schedule
//! has the deadlines of dropped games.

mod audience;
mod creation;
mod entrance;
mod messages;
mod other_servers;
mod room_task;
mod schedule;
mod uptime;

pub(crate) use messages::{
    ConnectionId, Deletion, Entered, NotEntered, Outgoing, Reached, RoomMessage, View, Visitor,
};
pub(crate) use room_task::MAX_ENTRIES;

use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::clock::{Clock, Outage};
use crate::limits::{Limits, Throttle};
use crate::metrics::Metrics;
use crate::online::{EntryNumber, GameId, Milliseconds};
use crate::store::{Signal, Store, StoreError, Write, Written};

const ROOM_QUEUE: usize = 64;
/// Time left to rooms and sockets when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Clone, Debug, Default)]
pub struct HubOptions {
    /// The key needed to offer a game.
    pub create_key: Option<String>,
    /// Time for which finished games are kept, in milliseconds; `None` forever.
    pub keep: Option<Milliseconds>,
    /// Other servers may have the same store, and play its games at the same time.
    pub is_shared: bool,
    pub limits: Limits,
}

/// The games of a server.
pub struct Hub {
    store: Arc<dyn Store>,
    signal: Arc<dyn Signal>,
    clock: Arc<dyn Clock>,
    options: HubOptions,
    metrics: Metrics,
    state: Mutex<State>,
    rescheduled: Notify,
    guesses: Throttle,
    creations: Throttle,
    stopping: watch::Sender<bool>,
}

struct State {
    rooms: HashMap<GameId, mpsc::Sender<RoomMessage>>,
    /// Deadlines of games that are not in memory.
    schedule: BTreeSet<(Milliseconds, GameId)>,
    /// The open games that this server has looked at, each at this entry.
    looked_at: HashMap<GameId, EntryNumber>,
    uptime: Uptime,
    /// Rooms and sockets hold a copy, so that the end of the last one is noticed. `None` once the server stops.
    alive: Option<Alive>,
    ended: Option<mpsc::Receiver<Infallible>>,
}

/// The outages known to this server.
#[derive(Clone, Copy, Debug, Default)]
struct Uptime {
    beat_at: Milliseconds,
    outage: Outage,
}

/// Held by everything that must end before the store is closed.
pub(crate) type Alive = mpsc::Sender<Infallible>;

/// The server is full or stopping, or its store does not answer. A client should try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unavailable;

impl Hub {
    /// The games of this store, whose other servers are followed by the signal. Nothing happens before the hub is
    /// [run](Hub::run).
    pub fn new(
        store: Arc<dyn Store>,
        signal: Arc<dyn Signal>,
        clock: Arc<dyn Clock>,
        options: HubOptions,
    ) -> Arc<Hub> {
        let limits = options.limits;
        let (alive, ended) = mpsc::channel(1);
        Arc::new(Hub {
            store,
            signal,
            clock,
            options,
            metrics: Metrics::default(),
            state: Mutex::new(State {
                rooms: HashMap::new(),
                schedule: BTreeSet::new(),
                looked_at: HashMap::new(),
                uptime: Uptime::default(),
                alive: Some(alive),
                ended: Some(ended),
            }),
            rescheduled: Notify::new(),
            guesses: Throttle::new(limits.guesses),
            creations: Throttle::new(limits.creations),
            stopping: watch::channel(false).0,
        })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn clock(&self) -> &Arc<dyn Clock> {
        &self.clock
    }

    pub(crate) fn now(&self) -> Milliseconds {
        self.clock.now()
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.options.limits
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub fn live_games(&self) -> usize {
        self.lock().rooms.len()
    }

    pub fn sockets(&self) -> usize {
        usize::try_from(self.metrics.connections.get()).unwrap_or_default()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// A token for something that must end before the store is closed; `None` once the server stops.
    pub(crate) fn alive(&self) -> Option<Alive> {
        self.lock().alive.clone()
    }

    /// Writes, measures the time, and sends the other servers a hint for each entry.
    async fn write(&self, writes: Vec<Write>) -> Result<Written, StoreError> {
        let entries = writes.len() as u64;
        let appended = |write: &Write| match write {
            Write::Create { .. } => None,
            Write::Append { game, entry, .. } => Some((*game, entry.entry.number)),
        };
        let appended: Vec<_> = writes.iter().filter_map(appended).collect();
        let began = Instant::now();
        let written = self.store.write(writes).await;
        self.metrics.commits.observe(began.elapsed().as_secs_f64());
        match written {
            Ok(Written::All) => {
                self.metrics.entries.inc_by(entries);
                for (game, number) in appended {
                    self.signal.publish(game, number);
                }
            }
            Ok(Written::None) => {
                self.metrics.conflicts.inc();
            }
            Err(ref error) => self.note_store_error(error),
        }
        written
    }

    fn note_store_error(&self, error: &StoreError) {
        self.metrics.store_errors.inc();
        tracing::error!(%error, "the store does not answer");
    }

    /// The room of a game, if it is in memory.
    fn live_room(&self, game: GameId) -> Option<mpsc::Sender<RoomMessage>> {
        self.lock().rooms.get(&game).cloned()
    }

    /// The room of a game, loaded if it is not in memory.
    fn room(self: &Arc<Self>, game: GameId) -> Result<mpsc::Sender<RoomMessage>, Unavailable> {
        let mut state = self.lock();
        if let Some(room) = state.rooms.get(&game) {
            return Ok(room.clone());
        }
        let alive = state.alive.clone().ok_or(Unavailable)?;
        if state.rooms.len() >= self.limits().rooms {
            return Err(Unavailable);
        }
        let (sender, messages) = mpsc::channel(ROOM_QUEUE);
        state.rooms.insert(game, sender.clone());
        self.metrics.games.set(state.rooms.len() as i64);
        drop(state);
        let task = room_task::run(self.clone(), game, sender.clone(), messages, alive);
        tokio::spawn(task);
        Ok(sender)
    }

    /// Sends a message to the room of a game. A room that was dropped meanwhile is loaded again.
    async fn send(
        self: &Arc<Self>,
        game: GameId,
        mut message: RoomMessage,
    ) -> Result<(), Unavailable> {
        loop {
            let room = self.room(game)?;
            match room.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
            self.forget(game, &room, None);
        }
    }

    /// Removes a room that has ended, and schedules the next deadline of its game.
    fn forget(&self, game: GameId, room: &mpsc::Sender<RoomMessage>, due: Option<Milliseconds>) {
        let mut state = self.lock();
        let is_this = |known: &mpsc::Sender<RoomMessage>| known.same_channel(room);
        if state.rooms.get(&game).is_some_and(is_this) {
            state.rooms.remove(&game);
            self.metrics.games.set(state.rooms.len() as i64);
        }
        if let Some(due) = due {
            state.schedule.insert((due, game));
            self.rescheduled.notify_one();
        }
    }

    /// Reads a game; `None` if no game has this name.
    pub(crate) async fn inspect<T: Send + 'static>(
        self: &Arc<Self>,
        game: GameId,
        look: impl FnOnce(&View<'_>) -> T + Send + 'static,
    ) -> Result<Option<T>, Unavailable> {
        let (reply, answer) = oneshot::channel();
        let look = move |view: Option<&View<'_>>| {
            // The receiver may be gone.
            let _ = reply.send(view.map(look));
        };
        let message = RoomMessage::Inspect(Box::new(look));
        self.send(game, message).await?;
        answer.await.map_err(|_| Unavailable)
    }

    /// Accepts no new games, notifies all clients, lets the rooms finish their work, and closes the store.
    pub async fn stop(&self) -> Result<(), StoreError> {
        let (rooms, ended) = {
            let mut state = self.lock();
            state.alive = None;
            self.stopping.send_replace(true);
            let rooms: Vec<_> = state.rooms.values().cloned().collect();
            (rooms, state.ended.take())
        };
        let end = async {
            for room in rooms {
                // A room that has ended needs no message.
                let _ = room.send(RoomMessage::Stop).await;
            }
            if let Some(mut ended) = ended {
                // `None` when the last copy is dropped.
                ended.recv().await;
            }
        };
        if tokio::time::timeout(STOP_TIMEOUT, end).await.is_err() {
            tracing::warn!("games were left that did not end in time; they are on disk");
        }
        // The outage begins now.
        let _ = self.beat().await;
        self.store.close().await
    }
}
