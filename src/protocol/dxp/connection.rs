use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::{Address, DxpMessage, MessageError};

/// What goes wrong between two programs that play each other.
#[derive(Debug, thiserror::Error)]
pub enum DxpError {
    /// Nobody is there.
    #[error("no connection to {address}: {error}")]
    Connect {
        /// Where.
        address: Address,
        /// The system's reason.
        error: io::Error,
    },
    /// The port cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which one.
        address: Address,
        /// The system's reason.
        error: io::Error,
    },
    /// Nobody called.
    #[error("expected a program to connect to {address}, but none did in {:.0} s", .after.as_secs_f64())]
    NoCaller {
        /// Where it was waited for.
        address: Address,
        /// For how long.
        after: Duration,
    },
    /// The other program closed the connection.
    #[error("the connection was closed")]
    Closed,
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// A message without an end.
    #[error("expected messages of at most {MAX_MESSAGE_BYTES} bytes, found a longer one")]
    MessageTooLong,
    /// A message that cannot be read.
    #[error("“{text}” cannot be read: {error}")]
    InvalidMessage {
        /// The message.
        text: String,
        /// What is wrong with it.
        error: MessageError,
    },
    /// It did not answer in time.
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    TimedOut {
        /// What it was to send.
        expected: &'static str,
        /// How long that was waited for.
        after: Duration,
    },
    /// It would not play.
    #[error("expected the game to be taken up, but it was declined")]
    Declined,
    /// A move that is not legal.
    #[error("played {0}, which is not legal here")]
    IllegalMove(String),
    /// A message that had no place there.
    #[error("expected {expected}, found “{found}”")]
    UnexpectedMessage {
        /// What it was to send.
        expected: &'static str,
        /// What it sent.
        found: String,
    },
}

const MAX_MESSAGE_BYTES: usize = 4096;
/// Longer than this nobody is waited for to take what is sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(5);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// A connection to another program, spoken over in messages.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// What came and has not been read.
    buffer: Vec<u8>,
}

/// A port that is listened on.
#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    address: Address,
}

impl Listener {
    /// Begins to listen.
    pub fn bind(address: Address) -> Result<Listener, DxpError> {
        let listen = || {
            let listener = TcpListener::bind(address.0)?;
            listener.set_nonblocking(true)?;
            let address = Address(listener.local_addr()?);
            Ok(Listener { listener, address })
        };
        listen().map_err(|error| DxpError::Listen { address, error })
    }

    /// Where; with the port that was free, if any would do.
    pub fn address(&self) -> Address {
        self.address
    }

    /// Waits for a program to connect, as long as `keep_waiting` and not longer than this.
    pub fn accept(
        &self,
        patience: Duration,
        keep_waiting: &mut dyn FnMut() -> bool,
    ) -> Result<Connection, DxpError> {
        let deadline = Instant::now() + patience;
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    stream.set_nonblocking(false)?;
                    return Connection::from_stream(stream);
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(error.into()),
            }
            if Instant::now() >= deadline || !keep_waiting() {
                return Err(DxpError::NoCaller {
                    address: self.address,
                    after: patience,
                });
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Connection {
    /// Calls a program that listens.
    pub fn connect(address: Address) -> Result<Connection, DxpError> {
        let stream = TcpStream::connect_timeout(&address.0, CONNECT_TIMEOUT);
        Connection::from_stream(stream.map_err(|error| DxpError::Connect { address, error })?)
    }

    fn from_stream(stream: TcpStream) -> Result<Connection, DxpError> {
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(SEND_TIMEOUT))?;
        let buffer = Vec::new();
        Ok(Connection { stream, buffer })
    }

    /// Sends a message.
    pub fn send(&mut self, message: &DxpMessage) -> Result<(), DxpError> {
        let text = format!("{}\0", message.encode());
        match self.stream.write_all(text.as_bytes()) {
            Err(error) if is_closed(&error) => Err(DxpError::Closed),
            sent => Ok(sent?),
        }
    }

    /// The next message, if a whole one comes within this time, at least a millisecond. Packets may have parts of
    /// messages or several.
    pub fn receive(&mut self, patience: Duration) -> Result<Option<DxpMessage>, DxpError> {
        let deadline = Instant::now() + patience;
        loop {
            if let Some(end) = self.buffer.iter().position(|&byte| byte == 0) {
                let bytes: Vec<u8> = self.buffer.drain(..=end).take(end).collect();
                let message = DxpMessage::decode(&bytes);
                return message.map(Some).map_err(|error| DxpError::InvalidMessage {
                    text: String::from_utf8_lossy(&bytes).into_owned(),
                    error,
                });
            }
            if self.buffer.len() > MAX_MESSAGE_BYTES {
                return Err(DxpError::MessageTooLong);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let at_least = left.max(Duration::from_millis(1));
            self.stream.set_read_timeout(Some(at_least))?;
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
    matches!(
        error.kind(),
        BrokenPipe | ConnectionAborted | ConnectionReset
    )
}
