//! A connection to another program: its address, its messages, its errors.

use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::str::FromStr;
use std::time::Duration;

use super::{DxpMessage, MessageError};
use crate::engine::{StopFlag, TaskFailed};
use crate::platform::{Instant, thread};
use crate::shown;

/// Timeout of sending to a program that does not read.
const SEND_TIMEOUT: Duration = Duration::from_secs(5);
/// Interval between two checks of the stop flag meanwhile.
const SEND_INTERVAL: Duration = Duration::from_millis(50);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// A connection to another program, over which messages are sent and received.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// The bytes received and not read yet.
    buffer: Vec<u8>,
    stop: StopFlag,
}

#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    address: Address,
}

impl Listener {
    /// Starts to listen. Port 0 stands for any free port.
    pub fn bind(address: Address) -> Result<Listener, DxpError> {
        let listen = || {
            let listener = TcpListener::bind(address.0)?;
            listener.set_nonblocking(true)?;
            let address = Address(listener.local_addr()?);
            Ok(Listener { listener, address })
        };
        listen().map_err(|error| DxpError::Listen { address, error })
    }

    /// The address listened on, with the actual port.
    pub fn address(&self) -> Address {
        self.address
    }

    /// Waits for a program to connect, while `keep_waiting` returns `true` and at most for this time.
    pub fn accept(
        &self,
        timeout: Duration,
        keep_waiting: &mut dyn FnMut() -> bool,
    ) -> Result<Connection, DxpError> {
        let deadline = Instant::now() + timeout;
        loop {
            match self.listener.accept() {
                // A caller that has gone already, such as a port scan, is no reason to stop.
                Ok((stream, _)) => {
                    if let Ok(connection) = Connection::from_stream(stream) {
                        return Ok(connection);
                    }
                }
                Err(error) if is_timeout(&error) || is_closed(&error) => {}
                Err(error) => return Err(error.into()),
            }
            if Instant::now() >= deadline || !keep_waiting() {
                return Err(DxpError::NoCaller { address: self.address, after: timeout });
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Connection {
    pub fn connect(address: Address) -> Result<Connection, DxpError> {
        let stream = TcpStream::connect_timeout(&address.0, CONNECT_TIMEOUT);
        Connection::from_stream(stream.map_err(|error| DxpError::Connect { address, error })?)
    }

    fn from_stream(stream: TcpStream) -> Result<Connection, DxpError> {
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(SEND_INTERVAL))?;
        Ok(Connection { stream, buffer: Vec::new(), stop: StopFlag::new() })
    }

    /// Aborts sending when this flag is set.
    pub(super) fn set_stop(&mut self, stop: StopFlag) {
        self.stop = stop;
    }

    pub fn send(&mut self, message: &DxpMessage) -> Result<(), DxpError> {
        let text = format!("{}\0", message.encode());
        let deadline = Instant::now() + SEND_TIMEOUT;
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            match self.stream.write(rest) {
                Ok(0) => return Err(DxpError::Closed),
                Ok(length) => rest = &rest[length..],
                Err(error) if is_closed(&error) => return Err(DxpError::Closed),
                Err(error) if !is_timeout(&error) => return Err(error.into()),
                Err(_) if self.stop.is_set() => return Err(DxpError::Stopped),
                Err(_) if Instant::now() >= deadline => {
                    return Err(DxpError::NotRead { after: SEND_TIMEOUT });
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Receives the next message, if a whole one arrives within this time, at least a millisecond. A packet may hold a
    /// part of a message or several.
    pub fn receive(&mut self, timeout: Duration) -> Result<Option<DxpMessage>, DxpError> {
        let deadline = Instant::now() + timeout;
        loop {
            if let Some(end) = self.buffer.iter().position(|&byte| byte == 0) {
                let bytes: Vec<u8> = self.buffer.drain(..=end).take(end).collect();
                let message = DxpMessage::decode(&bytes);
                return message.map(Some).map_err(|error| DxpError::InvalidMessage {
                    text: shown(&String::from_utf8_lossy(&bytes)),
                    error,
                });
            }
            if self.buffer.len() > MAX_MESSAGE_BYTES {
                return Err(DxpError::MessageTooLong);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            // The system refuses a timeout of zero.
            let timeout = left.max(Duration::from_millis(1));
            self.stream.set_read_timeout(Some(timeout))?;
            let mut packet = [0; 1024];
            match self.stream.read(&mut packet) {
                Ok(0) => return Err(DxpError::Closed),
                Ok(length) => self.buffer.extend(&packet[..length]),
                Err(error) if is_closed(&error) => return Err(DxpError::Closed),
                Err(error) if is_timeout(&error) && left.is_zero() => return Ok(None),
                Err(error) if is_timeout(&error) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

fn is_timeout(error: &io::Error) -> bool {
    use ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), WouldBlock | TimedOut | Interrupted)
}

fn is_closed(error: &io::Error) -> bool {
    use ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset)
}

/// A network address: a port of this machine, `27531`, or of another one, `192.168.0.7:27531`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub SocketAddr);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a port such as 27531 or an address such as 127.0.0.1:27531, found “{0}”")]
pub struct AddressError(pub String);

impl Address {
    pub const DEFAULT_PORT: u16 = 27531;

    /// A port for this machine only; 0 for any free one.
    pub fn local(port: u16) -> Address {
        Address(SocketAddr::from(([127, 0, 0, 1], port)))
    }
}

impl Default for Address {
    fn default() -> Address {
        Address::local(Address::DEFAULT_PORT)
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        if let Ok(port) = text.parse() {
            return Ok(Address::local(port));
        }
        let mut addresses = text.to_socket_addrs().into_iter().flatten();
        let address = addresses.next().map(Address);
        address.ok_or_else(|| AddressError(text.to_owned()))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Maximum length of a received message in bytes.
const MAX_MESSAGE_BYTES: usize = 4096;

/// A failure of a connection or of the program at its other end. Text from that program is quoted as
/// [`printable`](crate::notation::printable) text.
#[derive(Debug, thiserror::Error)]
pub enum DxpError {
    #[error("no connection to {address}: {error}")]
    Connect { address: Address, error: io::Error },
    #[error("cannot listen on {address}: {error}")]
    Listen { address: Address, error: io::Error },
    #[error("expected a program to connect to {address}, but none did in {:.0} s", .after.as_secs_f64())]
    NoCaller {
        address: Address,
        /// The time waited.
        after: Duration,
    },
    #[error("{0}")]
    Search(#[from] TaskFailed),
    #[error("the connection was closed")]
    Closed,
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// The other program does not read.
    #[error("expected a program that reads what it is sent, but it took nothing in {:.0} s", .after.as_secs_f64())]
    NotRead {
        /// The time waited.
        after: Duration,
    },
    #[error("expected messages of at most {MAX_MESSAGE_BYTES} bytes, found a longer one")]
    MessageTooLong,
    #[error("“{text}” cannot be read: {error}")]
    InvalidMessage {
        text: String,
        /// The first error in it.
        error: MessageError,
    },
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    TimedOut {
        expected: &'static str,
        /// The time waited.
        after: Duration,
    },
    #[error("expected the game to be taken up, but it was declined")]
    Declined,
    #[error("played {0}, which is not legal here")]
    IllegalMove(String),
    #[error("expected {expected}, found “{found}”")]
    UnexpectedMessage { expected: &'static str, found: String },
    #[error("stopped")]
    Stopped,
}
