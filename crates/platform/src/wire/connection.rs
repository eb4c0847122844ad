//! The thread of a WebSocket: it waits for the socket and for outgoing texts at the same time, and blocks in neither.

use std::io::{self, ErrorKind};
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token};
use rustls::{ClientConfig, RootCertStore};
use tungstenite::client::{IntoClientRequest, uri_mode};
use tungstenite::handshake::client::Request;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::{MaybeTlsStream, Mode};
use tungstenite::{Connector, Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use super::{WireError, WireEvent};

pub(super) const WAKER: Token = Token(0);
const SOCKET: Token = Token(1);

/// Timeout for one address of a server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum size of a received message in bytes: a whole game has a few kilobytes.
const MAX_RECEIVED: usize = 16 << 20;

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The sender of events, which wakes their receiver.
#[derive(Clone)]
pub(super) struct NewsSender {
    sender: Sender<WireEvent>,
    wake: Arc<Mutex<dyn Fn() + Send>>,
}

impl NewsSender {
    pub(super) fn new(sender: Sender<WireEvent>, wake: impl Fn() + Send + 'static) -> NewsSender {
        NewsSender { sender, wake: Arc::new(Mutex::new(wake)) }
    }

    /// Sends an event, unless the receiver is gone.
    pub(super) fn send(&self, event: WireEvent) {
        if self.sender.send(event).is_ok() {
            let wake = self.wake.lock().unwrap_or_else(PoisonError::into_inner);
            wake();
        }
    }
}

/// The end of a connection: by its owner, by the server, or by an error.
type End = Result<(), WireError>;

enum Step<T> {
    /// The next step may follow.
    Next(T),
    /// The owner has dropped the connection.
    Dropped,
}

pub(super) struct Connection<'a> {
    poll: Poll,
    outgoing: Receiver<String>,
    /// The texts sent before the connection was open.
    waiting: Vec<String>,
    news: &'a NewsSender,
}

impl Connection<'_> {
    pub(super) fn new(poll: Poll, outgoing: Receiver<String>, news: &NewsSender) -> Connection<'_> {
        Connection { poll, outgoing, waiting: Vec::new(), news }
    }

    /// Connects, and sends and receives until the connection ends.
    pub(super) fn run(mut self, address: &str) -> End {
        let request = address.into_client_request().map_err(WireError::new)?;
        let (host, port, connector) = target(&request)?;
        let stream = match self.connect(&host, port)? {
            Step::Next(stream) => stream,
            Step::Dropped => return Ok(()),
        };
        let mut socket = match self.shake_hands(request, stream, connector)? {
            Step::Next(socket) => socket,
            Step::Dropped => return Ok(()),
        };
        self.news.send(WireEvent::Opened);
        let mut events = Events::with_capacity(8);
        loop {
            if let Step::Dropped = self.take_outgoing() {
                // The other side may be gone, and there is no one to report it to.
                let _ = socket.close(None).and_then(|()| socket.flush());
                return Ok(());
            }
            for text in self.waiting.drain(..) {
                if let Some(end) = end_of(socket.write(Message::text(text))) {
                    return end;
                }
            }
            if let Some(end) = end_of(socket.flush()).or_else(|| self.receive(&mut socket)) {
                return end;
            }
            self.wait(&mut events, None)?;
        }
    }

    /// Receives pending messages; returns the end of the connection, if it has ended.
    fn receive(&self, socket: &mut Socket) -> Option<End> {
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    self.news.send(WireEvent::Received(text.as_str().to_owned()));
                }
                // Pings have been answered; other messages have no meaning here.
                Ok(_) => {}
                Err(error) => return end_of(Err(error)),
            }
        }
    }

    fn take_outgoing(&mut self) -> Step<()> {
        loop {
            match self.outgoing.try_recv() {
                Ok(text) => self.waiting.push(text),
                Err(TryRecvError::Empty) => return Step::Next(()),
                Err(TryRecvError::Disconnected) => return Step::Dropped,
            }
        }
    }

    /// Waits for the socket or the owner, until this time if there is a limit.
    fn wait(&mut self, events: &mut Events, until: Option<Instant>) -> Result<(), WireError> {
        let left = until.map(|until| until.saturating_duration_since(Instant::now()));
        match self.poll.poll(events, left) {
            Err(error) if error.kind() != ErrorKind::Interrupted => Err(WireError::new(error)),
            _ => Ok(()),
        }
    }

    /// Connects to the first address of a server that answers.
    fn connect(&mut self, host: &str, port: u16) -> Result<Step<TcpStream>, WireError> {
        let failed = |error: io::Error| WireError::new(format_args!("{host}:{port}: {error}"));
        let addresses = (host, port).to_socket_addrs().map_err(failed)?;
        let mut last = io::Error::new(ErrorKind::NotFound, "the name leads to no address");
        for address in addresses {
            match self.connect_to(address) {
                Ok(step) => return Ok(step),
                Err(error) => last = error,
            }
        }
        Err(failed(last))
    }

    fn connect_to(&mut self, address: SocketAddr) -> io::Result<Step<TcpStream>> {
        let mut stream = TcpStream::connect(address)?;
        let interest = Interest::READABLE | Interest::WRITABLE;
        self.poll.registry().register(&mut stream, SOCKET, interest)?;
        let until = Instant::now() + CONNECT_TIMEOUT;
        let mut events = Events::with_capacity(8);
        loop {
            if let Step::Dropped = self.take_outgoing() {
                return Ok(Step::Dropped);
            }
            if let Some(error) = stream.take_error()? {
                return Err(error);
            }
            match stream.peer_addr() {
                Ok(_) => {
                    // Messages are short, and latency matters.
                    stream.set_nodelay(true)?;
                    return Ok(Step::Next(stream));
                }
                Err(error) if error.kind() == ErrorKind::NotConnected => {}
                Err(error) => return Err(error),
            }
            if Instant::now() >= until {
                return Err(ErrorKind::TimedOut.into());
            }
            self.wait(&mut events, Some(until)).map_err(io::Error::other)?;
        }
    }

    fn shake_hands(
        &mut self,
        request: Request,
        stream: TcpStream,
        connector: Connector,
    ) -> Result<Step<Socket>, WireError> {
        let config = WebSocketConfig::default()
            .max_message_size(Some(MAX_RECEIVED))
            .max_frame_size(Some(MAX_RECEIVED));
        let until = Instant::now() + HANDSHAKE_TIMEOUT;
        let mut events = Events::with_capacity(8);
        let mut result = client_tls_with_config(request, stream, Some(config), Some(connector));
        loop {
            result = match result {
                Ok((socket, _)) => return Ok(Step::Next(socket)),
                Err(HandshakeError::Failure(error)) => return Err(WireError::new(error)),
                Err(HandshakeError::Interrupted(handshake)) => {
                    if let Step::Dropped = self.take_outgoing() {
                        return Ok(Step::Dropped);
                    }
                    if Instant::now() >= until {
                        return Err(WireError::new("the server does not answer"));
                    }
                    self.wait(&mut events, Some(until))?;
                    handshake.handshake()
                }
            };
        }
    }
}

/// The host, the port and the kind of connection of a request.
fn target(request: &Request) -> Result<(String, u16, Connector), WireError> {
    let uri = request.uri();
    let mode = uri_mode(uri).map_err(WireError::new)?;
    let host = uri.host().unwrap_or_default();
    // IPv6 addresses are in brackets.
    let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
    let (usual_port, connector) = match mode {
        Mode::Plain => (80, Connector::Plain),
        Mode::Tls => (443, tls_connector()?),
    };
    Ok((host, uri.port_u16().unwrap_or(usual_port), connector))
}

/// A connector that trusts the certificates that the system trusts.
fn tls_connector() -> Result<Connector, WireError> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(found.certs);
    if added == 0 {
        let reasons: Vec<_> = found.errors.iter().map(ToString::to_string).collect();
        let reasons = reasons.join("; ");
        return Err(WireError::new(format_args!(
            "the system has no certificates to check the server by: {reasons}"
        )));
    }
    // The provider is named: a program may have several.
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(WireError::new)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Connector::Rustls(Arc::new(config)))
}

/// The end of a connection after an operation, or `None` if it goes on.
fn end_of(result: Result<(), Error>) -> Option<End> {
    match result {
        Ok(()) => None,
        Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => None,
        Err(Error::ConnectionClosed | Error::AlreadyClosed) => Some(Ok(())),
        Err(error) => Some(Err(WireError::new(error))),
    }
}
