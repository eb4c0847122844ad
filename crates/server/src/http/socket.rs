//! The socket of a client: a hello first, then requests one way and entries the other.

use std::future::Future;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use tokio::sync::{broadcast, mpsc};

use super::Site;
use super::address::{Connected, Counted, is_origin_allowed, visitor};
use crate::clock::Alarm;
use crate::hub::{
    Alive, ConnectionId, Entered, Hub, MAX_ENTRIES, NotEntered, Outgoing, Reached, RoomMessage,
    Visitor,
};
use crate::limits::Allowance;
use crate::online::{
    ClientMessage, EntryNumber, Hello, MAX_MESSAGE_BYTES, Milliseconds, Refusal, Rejection,
    ServerMessage,
};

/// Size of each socket's read buffer in bytes. Longer messages need more while they arrive.
const READ_BUFFER: usize = 4 * 1024;
/// Maximum number of bytes waiting to be sent.
const MAX_UNSENT: usize = MAX_ENTRIES * (MAX_MESSAGE_BYTES + 1024);
/// Maximum number of messages waiting for a socket. A client that reads slower is closed.
const OUTBOX: usize = 64;
const HELLO_TIMEOUT: Milliseconds = 10_000;
/// Timeout of sending, for a client that does not read.
const SEND_TIMEOUT: Milliseconds = 10_000;
/// Interval between two pings, and two beats. The client expects a message within nine seconds.
const BEAT_INTERVAL: Milliseconds = 3_500;
/// Time after which a silent client is given up.
const SILENCE: Milliseconds = 30_000;
/// Timeout of the client closing its side. No game depends on it.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// Number of refused requests after which a client is closed.
const MAX_REFUSED: u32 = 200;

/// Counts a socket while it is open.
struct SocketGuard {
    _counted: Option<Counted>,
    _connected: Option<Connected>,
    _alive: Alive,
}

pub(super) async fn open(State(site): State<Arc<Site>>, request: Request) -> Response {
    if !is_origin_allowed(request.headers(), site.public_url.as_deref()) {
        let message = "this page may not open a socket here\n";
        return (StatusCode::FORBIDDEN, message).into_response();
    }
    let Some(alive) = site.hub.alive() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let visitor = visitor(&site, &request);
    let counted = if visitor.is_trusted {
        None
    } else {
        let most = site.hub.limits().sockets_per_address;
        match site.sockets.count(visitor.address, most) {
            Some(counted) => Some(counted),
            None => return StatusCode::TOO_MANY_REQUESTS.into_response(),
        }
    };
    let guard = SocketGuard {
        _counted: counted,
        _connected: request.extensions().get::<Connected>().cloned(),
        _alive: alive,
    };
    let (mut parts, _) = request.into_parts();
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &site).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .on_upgrade(move |socket| async move {
            // Its time begins before it is counted, on which an observer of the count may rely.
            let mut connection = Box::new(Connection::new(site.hub.clone(), socket));
            site.hub.metrics().connections.inc();
            connection.run(visitor).await;
            site.hub.metrics().connections.dec();
            drop(guard);
        })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client is gone, or does not read.
    Lost,
    /// The server has sent the reason.
    Said,
    Silent,
    /// The room has ended, or dropped a slow reader. The client may come back.
    Room,
}

struct Connection {
    hub: Arc<Hub>,
    socket: WebSocket,
    /// The time of the client's last message.
    heard_at: Milliseconds,
    /// The time of the last ping, which its pong must carry.
    pinged_at: Option<Milliseconds>,
    /// The hash of the hello, which may be repeated.
    hello: u64,
    /// The last entry sent to the client.
    reached: Reached,
    requests: Allowance,
    refused: u32,
}

impl Connection {
    fn new(hub: Arc<Hub>, socket: WebSocket) -> Connection {
        let now = hub.now();
        Connection {
            hub,
            socket,
            heard_at: now,
            pinged_at: None,
            hello: 0,
            reached: Reached { last: EntryNumber::default(), since: now },
            requests: Allowance::default(),
            refused: 0,
        }
    }

    async fn run(&mut self, visitor: Visitor) {
        // A future of its own: its memory would otherwise be held as long as the socket.
        let end = match Box::pin(self.enter(visitor)).await {
            Ok((entered, inbox)) => self.play(entered, inbox).await,
            Err(end) => end,
        };
        let code = match end {
            End::Lost => return,
            End::Said => close_code::NORMAL,
            End::Silent => close_code::POLICY,
            End::Room => close_code::RESTART,
        };
        let close = CloseFrame { code, reason: Default::default() };
        // The client may be gone.
        if self.send(Message::Close(Some(close))).await.is_ok() {
            // Unread input would make the system discard the last messages.
            let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = tokio::time::timeout(CLOSE_TIMEOUT, rest).await;
        }
    }

    async fn hello(&mut self) -> Result<Hello, End> {
        let mut alarm = Alarm::new(self.hub.clock().clone());
        alarm.set(Some(self.heard_at + HELLO_TIMEOUT));
        let mut stopping = self.hub.stopping();
        loop {
            let message = tokio::select! {
                message = self.socket.recv() => message,
                () = alarm.wait() => return Err(End::Silent),
                _ = stopping.wait_for(|&stopping| stopping) => return Err(End::Room),
            };
            match self.read(message).await? {
                Some(ClientMessage::Hello(hello)) => return Ok(hello),
                Some(ClientMessage::Ask { .. }) => {
                    return Err(self.reject_message("expected Hello as the first message").await);
                }
                None => {}
            }
        }
    }

    /// Reads a message; `None` for one of the transport alone.
    async fn read(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<ClientMessage>, End> {
        let Some(Ok(message)) = message else {
            return Err(End::Lost);
        };
        self.heard_at = self.hub.now();
        match message {
            Message::Text(text) => match ClientMessage::read(&text) {
                Ok(message) => Ok(Some(message)),
                Err(error) => Err(self.reject_message(&error.to_string()).await),
            },
            Message::Binary(_) => Err(self.reject_message("expected text").await),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
            Message::Close(_) => Err(End::Lost),
        }
    }

    async fn reject_message(&mut self, reason: &str) -> End {
        self.reject(Rejection::Message(reason.to_owned())).await
    }

    async fn reject(&mut self, rejection: Rejection) -> End {
        self.end_with(&ServerMessage::Rejected(rejection)).await
    }

    async fn end_with(&mut self, message: &ServerMessage) -> End {
        match self.send(Message::Text(message.text().into())).await {
            Ok(()) => End::Said,
            Err(end) => end,
        }
    }

    /// Sends a message, within the client's timeout.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        let now = self.hub.now();
        let timeout = self.hub.clock().sleep_until(now + SEND_TIMEOUT);
        let sent = within(timeout, self.socket.send(message)).await;
        self.note_slow(sent)
    }

    fn note_slow(&self, sent: Option<Result<(), axum::Error>>) -> Result<(), End> {
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) => Err(End::Lost),
            None => {
                self.hub.metrics().slow.inc();
                Err(End::Lost)
            }
        }
    }

    async fn send_all(&mut self, messages: impl IntoIterator<Item = Outgoing>) -> Result<(), End> {
        let now = self.hub.now();
        let timeout = self.hub.clock().sleep_until(now + SEND_TIMEOUT);
        let socket = &mut self.socket;
        let reached = &mut self.reached;
        let sending = async {
            for message in messages {
                *reached = message.reached().unwrap_or(*reached);
                socket.feed(Message::Text(message.text())).await?;
            }
            socket.flush().await
        };
        let sent = within(timeout, sending).await;
        self.note_slow(sent)
    }

    /// Waits for the hello, and lets the client into its room.
    async fn enter(
        &mut self,
        visitor: Visitor,
    ) -> Result<(Entered, mpsc::Receiver<Outgoing>), End> {
        let hello = self.hello().await?;
        self.hello = hash(&hello);
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        match self.hub.enter(hello, visitor, outbox).await {
            Ok(entered) => Ok((entered, inbox)),
            Err(NotEntered::Offered(offered)) => {
                Err(self.end_with(&ServerMessage::Offered(offered)).await)
            }
            Err(NotEntered::Rejected(rejection)) => Err(self.reject(rejection).await),
            Err(NotEntered::Unavailable) => Err(End::Room),
        }
    }

    /// Forwards messages until the socket or the room ends.
    async fn play(&mut self, entered: Entered, mut inbox: mpsc::Receiver<Outgoing>) -> End {
        let Entered { connection, room, first, mut watched } = entered;
        let played = match self.send_all(first).await {
            Ok(()) => self.carry(connection, &room, &mut inbox, watched.as_mut()).await,
            Err(end) => Err(end),
        };
        // A room that has ended needs no message.
        let _ = room.send(RoomMessage::Leave(connection)).await;
        played.err().unwrap_or(End::Room)
    }

    async fn carry(
        &mut self,
        connection: ConnectionId,
        room: &mpsc::Sender<RoomMessage>,
        inbox: &mut mpsc::Receiver<Outgoing>,
        mut watched: Option<&mut broadcast::Receiver<Outgoing>>,
    ) -> Result<(), End> {
        let mut alarm = Alarm::new(self.hub.clock().clone());
        let mut beat_at = self.hub.now();
        loop {
            alarm.set(Some(beat_at));
            tokio::select! {
                message = self.socket.recv() => {
                    let pong = match &message {
                        Some(Ok(Message::Pong(payload))) => payload.as_ref().try_into().ok(),
                        _ => None,
                    };
                    match self.read(message).await? {
                        Some(message) => self.ask(message, connection, room).await?,
                        None => self.measure(pong, connection, room),
                    }
                }
                message = inbox.recv() => {
                    let Some(message) = message else {
                        return Ok(());
                    };
                    let mut messages = vec![message];
                    while let Ok(message) = inbox.try_recv() {
                        messages.push(message);
                    }
                    self.send_all(messages).await?;
                }
                message = next_watched(&mut watched) => {
                    let Some(message) = message else {
                        return Ok(());
                    };
                    self.send_all([message]).await?;
                }
                () = alarm.wait() => {
                    self.beat().await?;
                    beat_at = self.hub.now() + BEAT_INTERVAL;
                }
            }
        }
    }

    /// Forwards a request to the room. A repeated hello has been answered.
    async fn ask(
        &mut self,
        message: ClientMessage,
        connection: ConnectionId,
        room: &mpsc::Sender<RoomMessage>,
    ) -> Result<(), End> {
        let rate = self.hub.limits().requests;
        if !self.requests.take(rate, self.hub.now()) {
            self.refused += 1;
            if self.refused > MAX_REFUSED {
                return Err(self.reject(Rejection::TooMany).await);
            }
            let id = match message {
                ClientMessage::Ask { id, .. } => id,
                ClientMessage::Hello(_) => return Ok(()),
            };
            let refusal = Refusal::TooMany;
            self.hub.metrics().count_refusal(&refusal);
            let message = ServerMessage::Refused { id, refusal };
            return self.send(Message::Text(message.text().into())).await;
        }
        let (id, request) = match message {
            ClientMessage::Ask { id, request } => (id, request),
            ClientMessage::Hello(hello) if hash(&hello) == self.hello => return Ok(()),
            ClientMessage::Hello(_) => {
                return Err(self.reject_message("expected the first Hello only").await);
            }
        };
        let request = Box::new(request);
        let ask = RoomMessage::Ask { connection, id, request };
        room.send(ask).await.map_err(|_| End::Room)
    }

    /// Measures the latency by a pong, which carries the time of its ping.
    fn measure(
        &mut self,
        pong: Option<[u8; 8]>,
        connection: ConnectionId,
        room: &mpsc::Sender<RoomMessage>,
    ) {
        let now = self.hub.now();
        // Pongs other than to the last ping may arrive.
        let pinged_at = self.pinged_at.filter(|at| pong == Some(at.to_be_bytes()));
        let Some(pinged_at) = pinged_at else {
            return;
        };
        self.pinged_at = None;
        let delay = now.saturating_sub(pinged_at) / 2;
        // A busy room measures another time.
        let _ = room.try_send(RoomMessage::Measured { connection, delay });
    }

    /// Pings the client, and sends a beat.
    async fn beat(&mut self) -> Result<(), End> {
        let now = self.hub.now();
        if now.saturating_sub(self.heard_at) >= SILENCE {
            return Err(End::Silent);
        }
        self.pinged_at = Some(now);
        let ping = Message::Ping(now.to_be_bytes().to_vec().into());
        let beat = ServerMessage::Beat {
            elapsed: now.saturating_sub(self.reached.since),
            last: self.reached.last,
        };
        let timeout = self.hub.clock().sleep_until(now + SEND_TIMEOUT);
        let socket = &mut self.socket;
        let sending = async {
            socket.feed(ping).await?;
            socket.feed(Message::Text(beat.text().into())).await?;
            socket.flush().await
        };
        let sent = within(timeout, sending).await;
        self.note_slow(sent)
    }
}

/// Distinguishes two hellos. The whole one would take memory as long as the socket is open.
fn hash(hello: &Hello) -> u64 {
    let mut hasher = DefaultHasher::new();
    ClientMessage::Hello(hello.clone()).text().hash(&mut hasher);
    hasher.finish()
}

/// The result of a future; `None` if the other one completes first.
async fn within<T>(
    timeout: impl Future<Output = ()>,
    future: impl Future<Output = T>,
) -> Option<T> {
    tokio::select! {
        biased;
        result = future => Some(result),
        () = timeout => None,
    }
}

/// The next message for all watchers; never completes for players. `None` if the room has ended, or this watcher is too
/// far behind.
async fn next_watched(
    watched: &mut Option<&mut broadcast::Receiver<Outgoing>>,
) -> Option<Outgoing> {
    match watched {
        Some(watched) => watched.recv().await.ok(),
        None => std::future::pending().await,
    }
}
