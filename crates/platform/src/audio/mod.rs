//! Sound output: PulseAudio's protocol on Linux and the BSDs, which PipeWire speaks as well; Web Audio on a page; the
//! system's own interface elsewhere.

#[cfg(target_family = "wasm")]
mod page;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;
#[cfg(any(windows, target_os = "macos"))]
mod system;

#[cfg(target_family = "wasm")]
pub use page::AudioDevice;
#[cfg(all(unix, not(target_os = "macos")))]
pub use pulse::AudioDevice;
#[cfg(any(windows, target_os = "macos"))]
pub use system::AudioDevice;

use std::io;

/// A source of samples from -1 to 1, one channel. It is called on a thread of the device, which must not wait.
pub trait AudioSource: Send + 'static {
    /// Fills the whole buffer with the next samples.
    fn fill(&mut self, samples: &mut [f32]);
}

/// The reason why nothing can be heard.
#[derive(Debug, thiserror::Error)]
pub enum AudioError {
    #[error("no sound server and no loudspeaker was found")]
    NoDevice,
    #[error("the sound server does not answer: {0}")]
    Connection(#[from] io::Error),
    #[error("the sound server refused a request: {0}")]
    Refused(String),
}
