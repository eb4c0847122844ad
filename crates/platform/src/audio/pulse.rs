//! Sound output by PulseAudio's native protocol.
//!
//! The server requests samples as it needs them, and a thread of the connection answers. A sleeping device is corked:
//! its server requests nothing, the thread waits, and the server may suspend the loudspeakers. The last request is kept
//! as credit, so that a device that wakes up begins with the first sample of a sound.

use std::ffi::CString;
use std::io::{self, BufReader};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    self, AuthParams, AuthReply, ChannelMap, Command, CorkStreamParams, CreatePlaybackStreamReply,
    MAX_VERSION, PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec,
    SetClientNameReply,
};

use super::{AudioError, AudioSource};

/// The sample rate. The server converts it for loudspeakers with another.
const RATE: u32 = 48_000;

const SAMPLE_BYTES: usize = size_of::<f32>();

/// Latency between sending and hearing a sample, in milliseconds: short enough to seem immediate, long enough that a
/// busy machine does not interrupt the sound.
const LATENCY: u32 = 25;

/// Timeout of the connection, and of sending samples.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Maximum number of samples sent at once.
const MAX_AT_ONCE: usize = RATE as usize / 10;

impl From<ProtocolError> for AudioError {
    fn from(error: ProtocolError) -> AudioError {
        match error {
            ProtocolError::Io(error) => AudioError::Connection(error),
            other => AudioError::Refused(other.to_string()),
        }
    }
}

/// A connection to a sound server, with one stream.
pub struct AudioDevice {
    stream: Arc<Mutex<Stream>>,
}

/// The stream, used by the thread of the connection and by the device.
struct Stream {
    socket: UnixStream,
    source: Box<dyn AudioSource>,
    version: u16,
    channel: u32,
    /// The bytes that the server has requested and not received.
    credit: usize,
    is_awake: bool,
    is_broken: bool,
    /// The number of the next command.
    sequence: u32,
}

impl AudioDevice {
    /// Connects to the user's sound server. The device sleeps until it is woken.
    pub fn open(source: impl AudioSource) -> Result<AudioDevice, AudioError> {
        let path = pulseaudio::socket_path_from_env().ok_or(AudioError::NoDevice)?;
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(TIMEOUT))?;
        socket.set_write_timeout(Some(TIMEOUT))?;
        let mut reader = BufReader::new(socket.try_clone()?);
        let version = introduce(&socket, &mut reader)?;
        let reply = create_stream(&socket, &mut reader, version)?;
        socket.set_read_timeout(None)?;
        let stream = Arc::new(Mutex::new(Stream {
            socket,
            source: Box::new(source),
            version,
            channel: reply.channel,
            credit: reply.requested_bytes as usize,
            is_awake: false,
            is_broken: false,
            sequence: 3,
        }));
        let shared = stream.clone();
        thread::Builder::new()
            .name("sound server".to_owned())
            .spawn(move || listen(reader, version, &shared))?;
        Ok(AudioDevice { stream })
    }

    pub fn rate(&self) -> u32 {
        RATE
    }

    /// Returns `false` if the server has ended the connection.
    pub fn is_connected(&self) -> bool {
        !lock(&self.stream).is_broken
    }

    /// Plays what the source has, from its next sample on.
    pub fn wake(&mut self) -> Result<(), AudioError> {
        let mut stream = lock(&self.stream);
        if stream.is_awake {
            return Ok(());
        }
        stream.is_awake = true;
        stream.send_samples()?;
        stream.cork(false)
    }

    /// Stops playing until it is woken, and discards what was not heard.
    pub fn sleep(&mut self) -> Result<(), AudioError> {
        let mut stream = lock(&self.stream);
        if !stream.is_awake {
            return Ok(());
        }
        stream.is_awake = false;
        stream.cork(true)?;
        let channel = stream.channel;
        stream.command(Command::FlushPlaybackStream(channel))
    }
}

impl Drop for AudioDevice {
    /// Ends the connection and with it the thread.
    fn drop(&mut self) {
        let _ = lock(&self.stream).socket.shutdown(Shutdown::Both);
    }
}

impl Stream {
    fn command(&mut self, command: Command) -> Result<(), AudioError> {
        self.sequence += 1;
        let sent =
            protocol::write_command_message(&mut self.socket, self.sequence, command, self.version);
        self.is_broken |= sent.is_err();
        Ok(sent?)
    }

    fn cork(&mut self, cork: bool) -> Result<(), AudioError> {
        let channel = self.channel;
        self.command(Command::CorkPlaybackStream(CorkStreamParams { channel, cork }))
    }

    fn send_samples(&mut self) -> Result<(), AudioError> {
        let mut samples = [0.0; MAX_AT_ONCE];
        while self.credit >= SAMPLE_BYTES {
            let count = (self.credit / SAMPLE_BYTES).min(MAX_AT_ONCE);
            self.source.fill(&mut samples[..count]);
            let bytes: Vec<u8> =
                samples[..count].iter().flat_map(|sample| sample.to_le_bytes()).collect();
            let sent = protocol::write_memblock(&mut self.socket, self.channel, &bytes, 0);
            self.is_broken |= sent.is_err();
            sent?;
            self.credit -= bytes.len();
        }
        Ok(())
    }

    /// Handles a message of the server. Returns `false` if it ends the stream.
    fn handle(&mut self, command: Command) -> bool {
        match command {
            Command::Request(request) if request.channel == self.channel => {
                self.credit += request.length as usize;
                !self.is_awake || self.send_samples().is_ok()
            }
            Command::PlaybackStreamKilled(channel) => channel != self.channel,
            _ => true,
        }
    }
}

/// Introduces the program to the server. Returns the version of the protocol that both speak.
fn introduce(
    mut socket: &UnixStream,
    reader: &mut BufReader<UnixStream>,
) -> Result<u16, AudioError> {
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    let auth = AuthParams {
        version: MAX_VERSION,
        supports_shm: false,
        supports_memfd: false,
        cookie: cookie.unwrap_or_default(),
    };
    protocol::write_command_message(&mut socket, 0, Command::Auth(auth), MAX_VERSION)?;
    let (_, reply) = protocol::read_reply_message::<AuthReply>(reader, MAX_VERSION)?;
    let version = MAX_VERSION.min(reply.version);
    let mut props = Props::new();
    props.set(Prop::ApplicationName, text("Dames 3D"));
    props.set(Prop::ApplicationId, text("dames3d"));
    props.set(Prop::ApplicationProcessId, text(&std::process::id().to_string()));
    protocol::write_command_message(&mut socket, 1, Command::SetClientName(props), version)?;
    protocol::read_reply_message::<SetClientNameReply>(reader, version)?;
    Ok(version)
}

fn create_stream(
    mut socket: &UnixStream,
    reader: &mut BufReader<UnixStream>,
    version: u16,
) -> Result<CreatePlaybackStreamReply, AudioError> {
    let mut props = Props::new();
    props.set(Prop::MediaName, text("Dames 3D"));
    props.set(Prop::MediaRole, text("game"));
    let params = PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        buffer_attr: BufferAttr {
            target_length: RATE * LATENCY / 1000 * SAMPLE_BYTES as u32,
            // Playback begins and ends by corking alone.
            pre_buffering: 0,
            ..BufferAttr::default()
        },
        flags: StreamFlags { start_corked: true, adjust_latency: true, ..StreamFlags::default() },
        props,
        ..PlaybackStreamParams::default()
    };
    protocol::write_command_message(
        &mut socket,
        2,
        Command::CreatePlaybackStream(params),
        version,
    )?;
    let (_, reply) = protocol::read_reply_message(reader, version)?;
    Ok(reply)
}

/// Answers the server until the connection ends.
fn listen(mut reader: BufReader<UnixStream>, version: u16, stream: &Mutex<Stream>) {
    while let Ok(command) = read_command(&mut reader, version) {
        if !lock(stream).handle(command) {
            break;
        }
    }
    lock(stream).is_broken = true;
}

/// Reads the next message. Of replies to commands only the kind is returned; their contents are of no interest.
fn read_command(
    reader: &mut BufReader<UnixStream>,
    version: u16,
) -> Result<Command, ProtocolError> {
    use io::Read;
    let descriptor = protocol::read_descriptor(reader)?;
    let mut message = vec![0; descriptor.length as usize];
    reader.read_exact(&mut message)?;
    let mut rest = message.as_slice();
    // A message unknown to this version of the crate must not stop the sound.
    let command = Command::read_tag_prefixed(&mut rest, version);
    Ok(command.map_or(Command::Reply, |(_, command)| command))
}

fn text(value: &str) -> CString {
    CString::new(value).unwrap_or_default()
}

fn lock(stream: &Mutex<Stream>) -> MutexGuard<'_, Stream> {
    stream.lock().unwrap_or_else(PoisonError::into_inner)
}
