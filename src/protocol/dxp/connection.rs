use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::{Address, Message, MessageError};

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
    NobodyCame {
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
    #[error("expected messages of at most {LONGEST} bytes, found a longer one")]
    TooLong,
    /// A message that cannot be read.
    #[error("“{text}” cannot be read: {error}")]
    Misread {
        /// The message.
        text: String,
        /// What is wrong with it.
        error: MessageError,
    },
    /// It did not answer in time.
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    Silent {
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
    Illegal(String),
    /// A message that had no place there.
    #[error("expected {expected}, found “{found}”")]
    OutOfPlace {
        /// What it was to send.
        expected: &'static str,
        /// What it sent.
        found: String,
    },
}

const LONGEST: usize = 4096;
/// Longer than this nobody is waited for to take what is sent.
const SENDING: Duration = Duration::from_secs(5);
const CONNECTING: Duration = Duration::from_secs(10);

/// A connection to another program, spoken over in messages.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// What came and has not been read.
    waiting: Vec<u8>,
}

/// A port that is listened on.
#[derive(Debug)]
pub struct Listener {
    listener: TcpListener,
    address: Address,
}

impl Listener {
    /// Begins to listen.
    pub fn on(address: Address) -> Result<Listener, DxpError> {
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

    /// Waits for a program to connect, as long as `goes_on` and not longer than this.
    pub fn accept(
        &self,
        patience: Duration,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<Connection, DxpError> {
        let deadline = Instant::now() + patience;
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    stream.set_nonblocking(false)?;
                    return Connection::over(stream);
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(error.into()),
            }
            if Instant::now() >= deadline || !goes_on() {
                return Err(DxpError::NobodyCame {
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
    pub fn to(address: Address) -> Result<Connection, DxpError> {
        let stream = TcpStream::connect_timeout(&address.0, CONNECTING);
        Connection::over(stream.map_err(|error| DxpError::Connect { address, error })?)
    }

    fn over(stream: TcpStream) -> Result<Connection, DxpError> {
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(SENDING))?;
        let waiting = Vec::new();
        Ok(Connection { stream, waiting })
    }

    /// Sends a message.
    pub fn send(&mut self, message: &Message) -> Result<(), DxpError> {
        let text = format!("{}\0", message.write());
        match self.stream.write_all(text.as_bytes()) {
            Err(error) if is_closed(&error) => Err(DxpError::Closed),
            sent => Ok(sent?),
        }
    }

    /// The next message, if a whole one comes within this time, at least a millisecond. Packets may have parts of
    /// messages or several.
    pub fn receive(&mut self, patience: Duration) -> Result<Option<Message>, DxpError> {
        let deadline = Instant::now() + patience;
        loop {
            if let Some(end) = self.waiting.iter().position(|&byte| byte == 0) {
                let bytes: Vec<u8> = self.waiting.drain(..=end).take(end).collect();
                let message = Message::read(&bytes);
                return message.map(Some).map_err(|error| DxpError::Misread {
                    text: String::from_utf8_lossy(&bytes).into_owned(),
                    error,
                });
            }
            if self.waiting.len() > LONGEST {
                return Err(DxpError::TooLong);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let at_least = left.max(Duration::from_millis(1));
            self.stream.set_read_timeout(Some(at_least))?;
            let mut packet = [0; 1024];
            match self.stream.read(&mut packet) {
                Ok(0) => return Err(DxpError::Closed),
                Ok(length) => self.waiting.extend(&packet[..length]),
                Err(error) if is_closed(&error) => return Err(DxpError::Closed),
                Err(error) if is_nothing(&error) && left.is_zero() => return Ok(None),
                Err(error) if is_nothing(&error) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

fn is_nothing(error: &io::Error) -> bool {
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
