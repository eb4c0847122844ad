//! The running server, through sockets of this machine.

mod attacks;
mod claims;
mod games;
mod http;
mod memory_store;
mod outages;
mod player;
mod restarts;
mod seats;
mod time;
mod two_servers;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use dames3d_online::{
    ClientMessage, EntryNumber, GameId, GameSettings, Hello, Intent, Invitation, Milliseconds,
    PROTOCOL_VERSION, Request, RequestId, Secret, ServerMessage, Welcome,
};
use dames3d_platform::thread;
use dames3d_server::{Clock, Data, Hub, Limits, NoSignal, Rate, ServeOptions, Server, Sleep};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::{oneshot, watch};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) use memory_store::MemoryStore;
pub(crate) use player::Player;

/// The longest wait of a test for a state that must come. A slow machine needs less; only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(120);

/// A clock that stands until a test advances it.
pub(crate) struct TestClock(watch::Sender<Milliseconds>);

impl TestClock {
    pub(crate) fn new() -> Arc<TestClock> {
        Arc::new(TestClock(watch::Sender::new(1_800_000_000_000)))
    }

    pub(crate) fn advance(&self, milliseconds: Milliseconds) {
        self.0.send_modify(|now| *now += milliseconds);
    }
}

impl Clock for TestClock {
    fn now(&self) -> Milliseconds {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: Milliseconds) -> Sleep {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            if now.wait_for(|&now| at <= now).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}

/// A store whose answers take some turns of the scheduler, before and after they are carried out: there a server can be
/// killed.
pub(crate) fn slow_store() -> Arc<MemoryStore> {
    Arc::new(MemoryStore::with_pauses(|| Box::pin(yield_some())))
}

async fn yield_some() {
    for _ in 0..fastrand::u32(..8) {
        tokio::task::yield_now().await;
    }
}

/// A server in a runtime of its own, so that it can be killed at any point.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) clock: Arc<TestClock>,
    pub(crate) hub: Arc<Hub>,
    runtime: Option<tokio::runtime::Runtime>,
    stop: Option<oneshot::Sender<()>>,
    ended: Option<oneshot::Receiver<Result<(), String>>>,
}

/// Limits that no test meets by chance.
fn wide_limits() -> Limits {
    let wide = Rate::new(1_000_000, 1);
    Limits {
        requests: wide,
        talk: wide,
        creations: wide,
        guesses: wide,
        reads: wide,
        ..Limits::default()
    }
}

pub(crate) fn options() -> ServeOptions {
    ServeOptions {
        listen: "127.0.0.1:0".parse().expect("an address"),
        limits: wide_limits(),
        ..ServeOptions::new(Data::Folder("unused".into()))
    }
}

/// The options of servers that share a store.
pub(crate) fn shared() -> ServeOptions {
    ServeOptions { data: Data::Postgres("postgres://unused".to_owned()), ..options() }
}

/// Another server that shares the store and the clock of this one.
pub(crate) fn beside(server: &Running) -> Running {
    Running::again(&shared(), server.store.clone(), server.clock.clone())
}

impl Running {
    pub(crate) fn new() -> Running {
        Running::with(&options())
    }

    pub(crate) fn with(options: &ServeOptions) -> Running {
        Running::again(options, slow_store(), TestClock::new())
    }

    /// Starts a server with a store and a clock that another one has had.
    pub(crate) fn again(
        options: &ServeOptions,
        store: Arc<MemoryStore>,
        clock: Arc<TestClock>,
    ) -> Running {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let (stop, stopped) = oneshot::channel::<()>();
        let (end, ended) = oneshot::channel();
        let server = {
            let _entered = runtime.enter();
            let signal = Arc::new(NoSignal);
            let bound = Server::bind(options, store.clone(), signal, clock.clone());
            bound.expect("a free port")
        };
        let (address, hub) = (server.listening().addresses[0], server.hub().clone());
        runtime.spawn(async move {
            let result = server.run(async {
                // A test that drops the sender kills the server.
                if stopped.await.is_err() {
                    std::future::pending::<()>().await;
                }
            });
            let _ = end.send(result.await.map_err(|error| error.to_string()));
        });
        Running {
            address,
            store,
            clock,
            hub,
            runtime: Some(runtime),
            stop: Some(stop),
            ended: Some(ended),
        }
    }

    /// Kills the server: whatever it was about is not done.
    pub(crate) fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Its tasks end where they wait; what comes afterwards is seen by no task of it. Only a thread without a
            // runtime may wait for that.
            let end = || runtime.shutdown_timeout(PATIENCE);
            let thread = thread::spawn(end).expect("a thread");
            thread.join().expect("an end");
        }
    }

    /// Stops the server in order.
    pub(crate) async fn stop(mut self) -> Result<(), String> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let ended = self.ended.take().expect("not stopped yet");
        let result = within_patience(ended).await.expect("an end");
        self.kill();
        result
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

pub(crate) async fn within_patience<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.expect("what the test waits for does not come")
}

/// Waits for a state of the server.
pub(crate) async fn wait_until(mut is_reached: impl FnMut() -> bool) {
    within_patience(async {
        while !is_reached() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    })
    .await;
}

/// Runs a test with sockets.
pub(crate) fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(test)
}

pub(crate) fn secret(number: u128) -> Secret {
    Secret::from_random(0x5eed_0000_0000 + number)
}

/// A socket that says what a test wants.
pub(crate) struct Raw {
    pub(crate) socket: WebSocketStream<TcpStream>,
    next_id: u64,
}

impl Raw {
    pub(crate) async fn open(server: &Running) -> Raw {
        let stream = TcpStream::connect(server.address).await;
        Raw::over(server, stream.expect("a connection")).await
    }

    pub(crate) async fn over(server: &Running, stream: TcpStream) -> Raw {
        let url = format!("ws://{}/socket", server.address);
        let (socket, _) = client_async(url, stream).await.expect("an upgrade");
        Raw { socket, next_id: 0 }
    }

    pub(crate) async fn hello(&mut self, intent: Intent) {
        let hello = Hello { protocol: PROTOCOL_VERSION, version: "test".to_owned(), intent };
        self.say(&ClientMessage::Hello(hello)).await;
    }

    /// Opens a socket and says hello.
    pub(crate) async fn with(server: &Running, intent: Intent) -> Raw {
        let mut raw = Raw::open(server).await;
        raw.hello(intent).await;
        raw
    }

    /// Comes in by this intent.
    pub(crate) async fn enter(server: &Running, intent: Intent) -> (Raw, Welcome) {
        let mut raw = Raw::with(server, intent).await;
        match raw.hear().await {
            Some(ServerMessage::Welcome(welcome)) => (raw, *welcome),
            other => panic!("expected a welcome, found {other:?}"),
        }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(message.text()).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        // A server that has closed the socket is seen when something is read.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Asks for something, and returns its number.
    pub(crate) async fn ask(&mut self, request: Request) -> RequestId {
        self.next_id += 1;
        let id = RequestId(self.next_id);
        self.say(&ClientMessage::Ask { id, request }).await;
        id
    }

    /// The next message; `None` at the end. Pings are answered meanwhile.
    pub(crate) async fn hear(&mut self) -> Option<ServerMessage> {
        within_patience(async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => {
                        return Some(ServerMessage::read(&text).expect("a message"));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        })
        .await
    }

    /// The next message that is neither a beat nor a report of who is there.
    pub(crate) async fn hear_news(&mut self) -> Option<ServerMessage> {
        loop {
            match self.hear().await {
                Some(ServerMessage::Beat { .. } | ServerMessage::Company(_)) => {}
                message => return message,
            }
        }
    }

    /// Waits for the answer to a request; returns what came before.
    pub(crate) async fn answer(&mut self, to: RequestId) -> (ServerMessage, Vec<ServerMessage>) {
        let mut before = Vec::new();
        loop {
            match self.hear().await {
                Some(answer @ (ServerMessage::Done { id } | ServerMessage::Refused { id, .. }))
                    if id == to =>
                {
                    return (answer, before);
                }
                Some(message) => before.push(message),
                None => panic!("the socket has ended after {before:?}"),
            }
        }
    }

    /// Reads to the end of the socket; returns the messages.
    pub(crate) async fn rest(&mut self) -> Vec<ServerMessage> {
        let mut rest = Vec::new();
        while let Some(message) = self.hear().await {
            rest.push(message);
        }
        rest
    }
}

pub(crate) fn create(settings: GameSettings, seat: Secret) -> Intent {
    Intent::Create { settings, seat, key: None }
}

pub(crate) fn sit(game: GameId, seat: Secret) -> Intent {
    Intent::Sit { game, seat, known: EntryNumber(0) }
}

pub(crate) fn watch_game(game: GameId) -> Intent {
    Intent::Watch { game, known: EntryNumber(0) }
}

/// Two players at a game, by sockets: White has offered it.
pub(crate) async fn pair(server: &Running, settings: GameSettings) -> (GameId, Raw, Raw) {
    let (white, welcome) = Raw::enter(server, create(settings, secret(1))).await;
    let invitation = welcome.invitation.expect("a free seat");
    let join = Intent::Join {
        invitation: Invitation::Link { game: welcome.game, secret: invitation.secret },
        seat: secret(2),
    };
    let (black, _) = Raw::enter(server, join).await;
    (welcome.game, white, black)
}

/// Tries to open a socket; returns the status of the answer.
pub(crate) async fn upgrade_status(server: &Running, headers: &[(&str, &str)]) -> u16 {
    let mut request = tungstenite::handshake::client::Request::builder()
        .uri(format!("ws://{}/socket", server.address))
        .header("Host", server.address.to_string())
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(()).expect("a request");
    let stream = TcpStream::connect(server.address).await;
    match client_async(request, stream.expect("a connection")).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}
