//! The running server of `dames3d serve`: its sockets and its shutdown.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use if_addrs::{IfAddr, get_if_addrs};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::MissedTickBehavior;

use crate::clock::{Clock, SystemClock};
use crate::http::{Connected, Site, router};
use crate::hub::{Hub, HubOptions};
use crate::limits::Limits;
use crate::online::Milliseconds;
use crate::open_store::{self, Data, OpenStore, open_store};
use crate::store::{Copied, Hint, Signal, Store, StoreError};

pub const DEFAULT_PORT: u16 = 7171;

/// Timeout of the head of a request, and of the next one.
const HEAD_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum duration of a connection that is not a socket of a game.
const LONGEST_CONNECTION: Duration = Duration::from_secs(600);
const MAX_HEAD: usize = 16 * 1024;
/// Size of the system's send buffer, for a connection that does not read, in bytes.
const SEND_BUFFER: u32 = 256 * 1024;
/// Maximum number of connections that the system queues until they are accepted.
const BACKLOG: u32 = 1_024;
/// Pause after a failure to accept, such as too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// Interval between two checks for writes of another server.
const REFRESH_INTERVAL: Duration = Duration::from_secs(3);
/// Prefixes of the interfaces of virtual machines and containers, which no phone reaches.
const VIRTUAL_INTERFACES: [&str; 9] =
    ["br-", "cni", "docker", "podman", "vboxnet", "veth", "virbr", "vmnet", "wg"];
const DAY: Milliseconds = 24 * 60 * 60 * 1_000;

#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on; the loopback interface and [`DEFAULT_PORT`] unless another is named.
    pub listen: SocketAddr,
    /// Also listen on the private address of this machine, for others in the same network.
    pub is_lan: bool,
    pub data: Data,
    pub page: Option<PathBuf>,
    /// The address of the page for clients, if there is a proxy before the server.
    pub public_url: Option<String>,
    /// A proxy passes the addresses of clients in the header `X-Forwarded-For`.
    pub is_behind_proxy: bool,
    /// The key required for offering a game.
    pub create_key: Option<String>,
    /// Number of days for which finished games are kept; `None` forever.
    pub keep_days: Option<u32>,
    pub limits: Limits,
}

impl ServeOptions {
    pub fn new(data: Data) -> ServeOptions {
        ServeOptions {
            listen: SocketAddr::new(Ipv4Addr::LOCALHOST.into(), DEFAULT_PORT),
            is_lan: false,
            data,
            page: None,
            public_url: None,
            is_behind_proxy: false,
            create_key: None,
            keep_days: None,
            limits: Limits::default(),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The system refuses to let it listen.
    #[error("could not listen on {address}: {error}")]
    Listen { address: SocketAddr, error: io::Error },
    #[error("found no private IPv4 address of this machine: name one by --listen ADDRESS:PORT")]
    NoLan,
    #[error("expected the folder of a page with index.html: {0}")]
    Page(PathBuf),
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The place of the games cannot be opened.
    #[error("the games cannot be read or written: {0}")]
    Open(StoreError),
    /// The store failed while it was used.
    #[error("the games cannot be read or written: {0}")]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listening {
    pub addresses: Vec<SocketAddr>,
    /// The address of the page for others: the public one, else one in the local network, else that of this machine.
    pub url: String,
    /// The address of the page in the local network, if requested.
    pub lan_url: Option<String>,
}

/// The private IPv4 address by which others in the same network reach this machine.
fn private_address() -> Option<Ipv4Addr> {
    let interfaces = get_if_addrs().unwrap_or_default();
    let candidates = interfaces.iter().filter_map(|interface| {
        let IfAddr::V4(address) = &interface.addr else {
            return None;
        };
        let is_virtual = VIRTUAL_INTERFACES.iter().any(|name| interface.name.starts_with(name));
        (!is_virtual).then_some(address.ip)
    });
    choose_private(candidates, address_to_outside())
}

/// The address from which this machine would reach the internet. Nothing is sent.
fn address_to_outside() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation.
    let outside: SocketAddr = (Ipv4Addr::new(192, 0, 2, 1), 9).into();
    socket.connect(outside).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None,
    }
}

/// The private one of some addresses: the one on the route to the internet, else that of a usual home network.
fn choose_private(
    candidates: impl Iterator<Item = Ipv4Addr>,
    outside: Option<Ipv4Addr>,
) -> Option<Ipv4Addr> {
    let private = candidates.filter(Ipv4Addr::is_private);
    private.min_by_key(|&address| {
        let is_on_the_way = outside == Some(address);
        (!is_on_the_way, address.octets()[0] != 192, address)
    })
}

fn url_of(address: SocketAddr) -> String {
    format!("http://{address}/")
}

/// A server that listens, but does not answer yet.
pub struct Server {
    hub: Arc<Hub>,
    router: Router,
    listeners: Vec<TcpListener>,
    listening: Listening,
    connections: Arc<Semaphore>,
}

impl fmt::Debug for Server {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listening = &self.listening;
        formatter.debug_tuple("Server").field(listening).finish()
    }
}

fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let listen = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // Elsewhere it would let two programs share an address.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Accepted sockets inherit it.
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    listen().map_err(|error| ServeError::Listen { address, error })
}

impl Server {
    /// Listens as of the options, for games in this store, whose other servers are followed by the signal.
    pub fn bind(
        options: &ServeOptions,
        store: Arc<dyn Store>,
        signal: Arc<dyn Signal>,
        clock: Arc<dyn Clock>,
    ) -> Result<Server, ServeError> {
        if let Some(page) = &options.page
            && !page.join("index.html").is_file()
        {
            return Err(ServeError::Page(page.clone()));
        }
        let mut listeners = vec![listen(options.listen)?];
        let port = listeners[0].local_addr()?.port();
        let mut lan_url = None;
        if options.is_lan {
            let lan = private_address().ok_or(ServeError::NoLan)?;
            let address = SocketAddr::new(IpAddr::V4(lan), port);
            lan_url = Some(url_of(address));
            let listened = options.listen.ip();
            if !listened.is_unspecified() && listened != address.ip() {
                listeners.push(listen(address)?);
            }
        }
        let addresses: Vec<_> =
            listeners.iter().map(TcpListener::local_addr).collect::<io::Result<_>>()?;
        let public_url = options.public_url.clone();
        let url = public_url.clone().or_else(|| lan_url.clone());
        let listening =
            Listening { url: url.unwrap_or_else(|| url_of(addresses[0])), addresses, lan_url };
        let hub = Hub::new(
            store,
            signal,
            clock,
            HubOptions {
                create_key: options.create_key.clone(),
                keep: options.keep_days.map(|days| DAY * Milliseconds::from(days)),
                is_shared: !options.data.is_own(),
                limits: options.limits,
            },
        );
        let site = Site::new(hub.clone(), public_url, options.is_behind_proxy);
        Ok(Server {
            router: router(site, options.page.as_deref()),
            hub,
            listeners,
            listening,
            connections: Arc::new(Semaphore::new(options.limits.connections)),
        })
    }

    pub fn listening(&self) -> &Listening {
        &self.listening
    }

    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Answers until `stop` completes, and then ends in order: no new games, a message to everyone, the store closed.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let open = self.hub.begin().await?;
        let mut tasks = tokio::task::JoinSet::new();
        tasks.spawn(self.hub.clone().run(open));
        for listener in self.listeners {
            let (router, connections) = (self.router.clone(), self.connections.clone());
            tasks.spawn(accept(listener, router, connections));
        }
        stop.await;
        tracing::info!("stopping");
        let stopped = self.hub.stop().await;
        tasks.shutdown().await;
        tracing::info!("stopped");
        Ok(stopped?)
    }
}

async fn accept(listener: TcpListener, router: Router, connections: Arc<Semaphore>) {
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        // Connections beyond the limit are closed at once.
        if let Ok(permit) = connections.clone().try_acquire_owned() {
            tokio::spawn(answer(stream, peer, router.clone(), permit));
        }
    }
}

async fn answer(stream: TcpStream, peer: SocketAddr, router: Router, permit: OwnedSemaphorePermit) {
    // Moves are small, and should not wait for more to send.
    let _ = stream.set_nodelay(true);
    let connected = Connected { peer, _permit: Arc::new(permit) };
    let service = tower_service_fn(router, connected);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // The end of a connection, or its timeout, concerns the client alone.
    let _ = tokio::time::timeout(LONGEST_CONNECTION, connection).await;
}

/// The router, for requests with the address of their peer.
fn tower_service_fn(
    router: Router,
    connected: Connected,
) -> impl hyper::service::Service<
    Request<Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future: Send,
> + Clone {
    let service = TowerToHyperService::new(router);
    hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(connected.clone());
        hyper::service::Service::call(&service, request)
    })
}

/// Listens for the signals that end the program, from now on: the future completes with the first of them.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use dames3d_platform::ignores_hangup;
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        let mut hangup = (!ignores_hangup()).then(|| signal(SignalKind::hangup())).transpose()?;
        Ok(async move {
            let hung_up = async {
                match &mut hangup {
                    Some(hangup) => hangup.recv().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
                _ = hung_up => {}
            }
        })
    }
    #[cfg(windows)]
    {
        let mut interrupt = tokio::signal::windows::ctrl_c()?;
        Ok(async move {
            interrupt.recv().await;
        })
    }
}

/// Lets the rooms read entries of other servers: on their hints, and every few seconds, as hints may get lost.
async fn follow_hints(hub: Arc<Hub>, signal: Arc<dyn Signal>) {
    let follow = async {
        loop {
            match signal.next().await {
                Hint::Entry { game, number } => hub.hint(game, number),
                Hint::Missed => hub.look_for_changes().await,
            }
        }
    };
    let look = async {
        let mut look = tokio::time::interval(REFRESH_INTERVAL);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            hub.look_for_changes().await;
        }
    };
    tokio::join!(follow, look);
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// Copies all games to another location while no server uses either, and calls `progress` after every few. Run again
/// after an interruption, it copies the rest.
pub fn copy_data(
    from: &Data,
    to: &Data,
    progress: impl FnMut(Copied),
) -> Result<Copied, ServeError> {
    runtime()?.block_on(async {
        let stores = open_store::open_both(from, to).await.map_err(ServeError::Open)?;
        Ok(stores.copy(progress).await?)
    })
}

/// Runs a server until a signal ends the program; calls `ready` once it listens.
pub fn serve(
    options: &ServeOptions,
    ready: impl FnOnce(&Listening) -> io::Result<()>,
) -> Result<(), ServeError> {
    // A program that has a log already keeps it.
    let _ = tracing_subscriber::fmt().with_writer(io::stderr).with_target(false).try_init();
    runtime()?.block_on(async {
        let opened = open_store(&options.data).await;
        let OpenStore { store, signal } = opened.map_err(ServeError::Open)?;
        let clock = Arc::new(SystemClock::default());
        let server = Server::bind(options, store, signal.clone(), clock)?;
        // From the moment it is known to listen, it may be ended.
        let stop = stop_signal()?;
        ready(server.listening())?;
        let hints = (!options.data.is_own())
            .then(|| tokio::spawn(follow_hints(server.hub().clone(), signal)));
        let ended = server.run(stop).await;
        if let Some(hints) = hints {
            hints.abort();
        }
        ended
    })
}
