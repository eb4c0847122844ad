//! Hints by `NOTIFY`, on one channel of the database.
//!
//! They are sent after the commit and not within it: a transaction with a `NOTIFY` locks all others of its kind until
//! it is on disk. Hints go out together, and moves do not wait for each other.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::answer::answer;
use crate::online::{EntryNumber, GameId};
use crate::store::{Hint, Signal, StoreError};

const CHANNEL: &str = "dames3d";
/// Capacity of the queue of hints. Further ones are lost.
const QUEUE: usize = 4096;
const SENT_AT_ONCE: usize = 500;
/// Interval after which a server without hints sends an empty one.
const BEAT: Duration = Duration::from_secs(10);
/// A connection without even its own beats for this time is dead.
const SILENCE: Duration = Duration::from_secs(25);
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

const NOTIFY: &str = "select pg_notify($1, payload) from unnest($2::text[]) as payload";

pub struct PostgresSignal {
    outgoing: mpsc::Sender<(GameId, EntryNumber)>,
    incoming: Mutex<mpsc::Receiver<Hint>>,
    tasks: [JoinHandle<()>; 2],
}

impl PostgresSignal {
    pub(super) async fn connect(
        options: PgConnectOptions,
        pool: PgPool,
    ) -> Result<PostgresSignal, StoreError> {
        let listener = listen(&options).await?;
        let (outgoing, to_send) = mpsc::channel(QUEUE);
        let (received, incoming) = mpsc::channel(QUEUE);
        Ok(PostgresSignal {
            outgoing,
            incoming: Mutex::new(incoming),
            tasks: [
                tokio::spawn(send(pool, to_send)),
                tokio::spawn(receive(options, listener, received)),
            ],
        })
    }
}

impl Drop for PostgresSignal {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

impl Signal for PostgresSignal {
    fn publish(&self, game: GameId, number: EntryNumber) {
        // A hint that finds no place is lost: the other servers check by themselves after a while.
        let _ = self.outgoing.try_send((game, number));
    }

    fn next(&self) -> Pin<Box<dyn Future<Output = Hint> + Send + '_>> {
        Box::pin(async move {
            match self.incoming.lock().await.recv().await {
                Some(hint) => hint,
                // Only if its task has ended, which it does not by itself.
                None => std::future::pending().await,
            }
        })
    }
}

/// Sends published hints, and a beat when there are none.
async fn send(pool: PgPool, mut outgoing: mpsc::Receiver<(GameId, EntryNumber)>) {
    let mut hints = Vec::new();
    loop {
        let payloads: Vec<String> =
            match timeout(BEAT, outgoing.recv_many(&mut hints, SENT_AT_ONCE)).await {
                Ok(0) => return,
                Ok(_) => hints.drain(..).map(payload).collect(),
                Err(_) => vec![String::new()],
            };
        let query = sqlx::query(NOTIFY).bind(CHANNEL).bind(payloads);
        if answer(query.execute(&pool)).await.is_err() {
            sleep(SHORTEST_PAUSE).await;
        }
    }
}

fn payload((game, number): (GameId, EntryNumber)) -> String {
    format!("{game}:{}", number.0)
}

fn hint(payload: &str) -> Option<Hint> {
    let (game, number) = payload.split_once(':')?;
    Some(Hint::Entry { game: game.parse().ok()?, number: EntryNumber(number.parse().ok()?) })
}

/// A connection that listens, from a pool of its own: if it dies, none of the others waits for it.
async fn listen(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let connected = async {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        // Otherwise hints during a reconnection would be lost silently.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    answer(connected).await
}

/// Receives hints, over a new connection when the last is lost.
async fn receive(options: PgConnectOptions, mut listener: PgListener, hints: mpsc::Sender<Hint>) {
    loop {
        forward(&mut listener, &hints).await;
        drop(listener);
        let mut pause = SHORTEST_PAUSE;
        listener = loop {
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(2 * pause);
            if let Ok(listener) = listen(&options).await {
                break listener;
            }
        };
        if hints.send(Hint::Missed).await.is_err() {
            return;
        }
    }
}

/// Forwards hints until the connection is lost.
async fn forward(listener: &mut PgListener, hints: &mpsc::Sender<Hint>) {
    let mut missed = false;
    loop {
        missed = missed && hints.try_send(Hint::Missed).is_err();
        let received = timeout(SILENCE, listener.try_recv()).await;
        let Ok(Ok(Some(notification))) = received else {
            return;
        };
        if let Some(hint) = hint(notification.payload()) {
            missed |= hints.try_send(hint).is_err();
        }
    }
}
