//! The speaker: plays sounds from a thread of its own, where a sound server listens.
//!
//! Without a sound server nothing is heard and nothing waits; another attempt is made at a later sound. Some seconds after
//! the last sound the device is put to sleep.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Mixer, Sound, render};
use crate::platform::audio::{AudioDevice, AudioSource};
use crate::platform::{Instant, thread};

/// The time from the last sound until the device is put to sleep.
const LINGER: Duration = Duration::from_secs(3);

/// The time after which a sound is too late to be played.
const TOO_LATE: Duration = Duration::from_millis(250);

/// The time after which another attempt is made to reach a sound server, at first and at most.
const RETRY: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(60)];

/// The seed of the variation of a speaker's first sound; each later one has the next.
pub const FIRST_SEED: u64 = 0x5eed;

enum SpeakerRequest {
    Play(Sound, Instant),
    Volume(f32),
}

/// Plays sounds.
#[derive(Debug)]
pub struct Speaker {
    requests: Sender<SpeakerRequest>,
}

impl Speaker {
    /// A speaker at this volume, from 0 to 1. It fails if the system starts no thread.
    pub fn new(volume: f32) -> io::Result<Speaker> {
        let (sender, receiver) = mpsc::channel();
        thread::Builder::new()
            .name("sounds".to_owned())
            .spawn(move || SpeakerThread::new(volume).run(&receiver))?;
        Ok(Speaker { requests: sender })
    }

    /// Plays a sound. It does not wait.
    pub fn play(&self, sound: Sound) {
        // It fails only if the thread panicked, which has been reported.
        let _ = self
            .requests
            .send(SpeakerRequest::Play(sound, Instant::now()));
    }

    /// Sets the volume, from 0 to 1. At 0 sounds are not computed, and no sound server is asked for.
    pub fn set_volume(&self, volume: f32) {
        let _ = self.requests.send(SpeakerRequest::Volume(volume));
    }
}

/// The mixer, as a source of the device.
#[derive(Clone)]
struct SharedMixer(Arc<Mutex<Mixer>>);

impl SharedMixer {
    fn lock(&self) -> MutexGuard<'_, Mixer> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AudioSource for SharedMixer {
    fn fill(&mut self, samples: &mut [f32]) {
        self.lock().mix(samples);
    }
}

/// The thread of a speaker.
struct SpeakerThread {
    mixer: SharedMixer,
    device: Option<AudioDevice>,
    volume: f32,
    seed: u64,
    /// The time of the last sound, while the device is awake.
    awake_since: Option<Instant>,
    /// The time of the last attempt that failed, and the time to wait after it.
    failed: Option<(Instant, Duration)>,
}

impl SpeakerThread {
    fn new(volume: f32) -> SpeakerThread {
        let mut thread = SpeakerThread {
            mixer: SharedMixer(Arc::new(Mutex::new(Mixer::new()))),
            device: None,
            volume,
            seed: FIRST_SEED,
            awake_since: None,
            failed: None,
        };
        thread.set_volume(volume);
        thread
    }

    fn run(mut self, requests: &Receiver<SpeakerRequest>) {
        // The first sound shall not wait for the connection.
        self.connect();
        loop {
            let request = match self.awake_since {
                Some(_) => requests.recv_timeout(LINGER),
                None => requests.recv().map_err(RecvTimeoutError::from),
            };
            match request {
                Ok(SpeakerRequest::Play(sound, asked)) => self.play(sound, asked),
                Ok(SpeakerRequest::Volume(volume)) => {
                    self.set_volume(volume);
                    self.connect();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.sleep_after_silence();
        }
    }

    fn set_volume(&mut self, volume: f32) {
        self.volume = volume;
        self.mixer.lock().set_volume(volume);
    }

    /// Connects to the sound server if that makes sense now.
    fn connect(&mut self) {
        if self
            .device
            .as_ref()
            .is_some_and(|device| !device.is_connected())
        {
            self.device = None;
            self.awake_since = None;
        }
        let is_waiting = self
            .failed
            .is_some_and(|(when, pause)| when.elapsed() < pause);
        if self.device.is_some() || self.volume == 0.0 || is_waiting {
            return;
        }
        match AudioDevice::open(self.mixer.clone()) {
            Ok(device) => {
                self.device = Some(device);
                self.failed = None;
            }
            Err(_) => {
                let [first, most] = RETRY;
                let pause = self.failed.map_or(first, |(_, pause)| most.min(pause * 2));
                self.failed = Some((Instant::now(), pause));
            }
        }
    }

    fn play(&mut self, sound: Sound, asked: Instant) {
        self.connect();
        let Some(device) = &mut self.device else {
            return;
        };
        if self.volume == 0.0 || asked.elapsed() > TOO_LATE {
            return;
        }
        let samples = render(sound, self.seed, device.rate());
        self.seed = self.seed.wrapping_add(1);
        self.mixer.lock().play(samples);
        match device.wake() {
            Ok(()) => self.awake_since = Some(Instant::now()),
            Err(_) => {
                self.device = None;
                self.awake_since = None;
            }
        }
    }

    fn sleep_after_silence(&mut self) {
        let is_over = self
            .awake_since
            .is_some_and(|since| since.elapsed() >= LINGER);
        if is_over && self.mixer.lock().is_silent() {
            self.awake_since = None;
            if let Some(device) = &mut self.device
                && device.sleep().is_err()
            {
                self.device = None;
            }
        }
    }
}
