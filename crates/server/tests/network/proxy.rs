//! The network between the players and the servers: a proxy that passes on the frames of WebSockets, or does not.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use crate::record::{Line, Record};

/// The longest delay of a frame, in milliseconds.
const LONGEST_DELAY: u64 = 200;
/// The frames with these opcodes and above are the transport's own.
const CLOSE: u8 = 8;
const TEXT: u8 = 1;

/// The faults of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weather {
    /// All pass.
    Calm,
    /// Some are dropped, doubled or delayed, so that others overtake them.
    Rough,
    /// None passes until it is calm.
    Held,
}

/// The counts of frames by their fate.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    pub(crate) dropped: u64,
    pub(crate) doubled: u64,
    pub(crate) delayed: u64,
    pub(crate) cut: u64,
}

/// A network with one entrance, behind which are the servers that listen.
pub(crate) struct Network {
    pub(crate) address: SocketAddr,
    shared: Arc<Shared>,
    accepting: AbortHandle,
}

struct Shared {
    state: Mutex<State>,
    weather: watch::Sender<Weather>,
    cuts: watch::Sender<u64>,
}

struct State {
    servers: Vec<SocketAddr>,
    record: Arc<Record>,
    is_down: bool,
    faults: Faults,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Network {
    pub(crate) async fn new() -> Network {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                servers: Vec::new(),
                record: Arc::default(),
                is_down: false,
                faults: Faults::default(),
            }),
            weather: watch::Sender::new(Weather::Calm),
            cuts: watch::Sender::new(0),
        });
        let accepting = tokio::spawn(accept(listener, shared.clone()));
        Network { address, shared, accepting: accepting.abort_handle() }
    }

    /// The record of the bytes that connections carry from now on.
    pub(crate) fn begin_record(&self) -> Arc<Record> {
        let record: Arc<Record> = Arc::default();
        self.shared.lock().record = record.clone();
        record
    }

    pub(crate) fn set_servers(&self, servers: Vec<SocketAddr>) {
        self.shared.lock().servers = servers;
    }

    pub(crate) fn set_weather(&self, weather: Weather) {
        self.shared.weather.send_replace(weather);
    }

    /// Cuts all connections with what is under way, and accepts none while the network is down.
    pub(crate) fn set_down(&self, is_down: bool) {
        self.shared.lock().is_down = is_down;
        if is_down {
            self.shared.cuts.send_modify(|cuts| *cuts += 1);
        }
    }

    pub(crate) fn faults(&self) -> Faults {
        self.shared.lock().faults
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    while let Ok((client, _)) = listener.accept().await {
        if !shared.lock().is_down {
            tokio::spawn(carry(client, shared.clone()));
        }
    }
}

/// Carries a connection to one of the servers that listen, until it ends or is cut.
async fn carry(client: TcpStream, shared: Arc<Shared>) {
    let mut cuts = shared.cuts.subscribe();
    let (mut servers, record) = {
        let state = shared.lock();
        (state.servers.clone(), state.record.clone())
    };
    fastrand::shuffle(&mut servers);
    let mut server = None;
    for address in servers {
        if let Ok(stream) = TcpStream::connect(address).await {
            server = Some(stream);
            break;
        }
    }
    let Some(server) = server else { return };
    for stream in [&client, &server] {
        let _ = stream.set_nodelay(true);
    }
    let line = Line::new(record);
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        _ = pump(&shared, &line, true, from_client, to_server) => {}
        _ = pump(&shared, &line, false, from_server, to_client) => {}
        _ = cuts.changed() => shared.lock().faults.cut += 1,
    }
}

/// A frame of a WebSocket.
#[derive(Clone)]
struct Frame {
    bytes: Vec<u8>,
    /// Its text, unless it is one of the transport.
    text: Option<String>,
    is_close: bool,
}

async fn read_frame(reader: &mut BufReader<OwnedReadHalf>) -> io::Result<Frame> {
    let mut bytes = vec![0; 2];
    reader.read_exact(&mut bytes).await?;
    let (opcode, is_masked) = (bytes[0] & 15, bytes[1] & 0x80 != 0);
    let more = match bytes[1] & 0x7f {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    let mut length = u64::from(bytes[1] & 0x7f);
    if more > 0 {
        let begin = bytes.len();
        bytes.resize(begin + more, 0);
        reader.read_exact(&mut bytes[begin..]).await?;
        let number = bytes[begin..].iter();
        length = number.fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    }
    let begin = bytes.len();
    let mask_length = if is_masked { 4 } else { 0 };
    bytes.resize(begin + mask_length + length as usize, 0);
    reader.read_exact(&mut bytes[begin..]).await?;
    let (mask, payload) = bytes[begin..].split_at(mask_length);
    let plain: Vec<u8> = match mask {
        [] => payload.to_vec(),
        mask => payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect(),
    };
    let text = (opcode == TEXT).then(|| String::from_utf8(plain).expect("text"));
    Ok(Frame { text, is_close: opcode == CLOSE, bytes })
}

/// Carries one direction of a connection.
async fn pump(
    shared: &Arc<Shared>,
    line: &Line,
    is_to_server: bool,
    reader: OwnedReadHalf,
    mut writer: OwnedWriteHalf,
) -> io::Result<()> {
    let mut reader = BufReader::new(reader);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(reader.read_u8().await?);
    }
    writer.write_all(&head).await?;
    let (deliver, mut due) = mpsc::unbounded_channel();
    let mut weather = shared.weather.subscribe();
    let reading = async {
        // It has no other end than an error.
        let end: io::Result<()> = loop {
            let frame = match read_frame(&mut reader).await {
                Ok(frame) => frame,
                Err(error) => break Err(error),
            };
            if let Some(text) = &frame.text {
                line.note_sent(is_to_server, text);
            }
            let is_held = |weather: &Weather| *weather == Weather::Held;
            let _ = weather.wait_for(|weather| !is_held(weather)).await;
            let is_rough = *weather.borrow() == Weather::Rough && !frame.is_close;
            for delay in fates(shared, is_rough) {
                if delay == 0 {
                    let _ = deliver.send(frame.clone());
                    continue;
                }
                let (deliver, frame) = (deliver.clone(), frame.clone());
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(delay)).await;
                    let _ = deliver.send(frame);
                });
            }
        };
        end
    };
    let writing = async {
        while let Some(frame) = due.recv().await {
            writer.write_all(&frame.bytes).await?;
            if let Some(text) = &frame.text {
                line.note_delivered(is_to_server, text);
            }
        }
        io::Result::Ok(())
    };
    tokio::try_join!(reading, writing).map(drop)
}

/// The delays after which the copies of a frame are delivered.
fn fates(shared: &Shared, is_rough: bool) -> Vec<u64> {
    if !is_rough {
        return vec![0];
    }
    let delay = || fastrand::u64(1..LONGEST_DELAY);
    let mut state = shared.lock();
    match fastrand::u32(..100) {
        0..10 => {
            state.faults.dropped += 1;
            Vec::new()
        }
        10..20 => {
            state.faults.doubled += 1;
            vec![0, delay()]
        }
        20..60 => {
            state.faults.delayed += 1;
            vec![delay()]
        }
        _ => vec![0],
    }
}
