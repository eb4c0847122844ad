//! The speaker: plays sounds from a thread of its own, if there is a sound server.
//!
//! Without one, playback is silent and nothing waits; a later sound tries again. The device is suspended some seconds
//! after the last sound.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Mixer, Sound, render};
use crate::platform::audio::{AudioDevice, AudioSource};
use crate::platform::{Instant, JobThread, Work, has_threads};

/// Time from the last sound until the device is suspended.
const LINGER: Duration = Duration::from_secs(3);

/// Age at which a sound is too late to be played.
const TOO_LATE: Duration = Duration::from_millis(250);

/// Delay before another attempt to reach a sound server, at first and at most.
const RETRY: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(60)];

/// The seed of the variation of a speaker's first sound; each later one has the next.
pub const FIRST_SEED: u64 = 0x5eed;

enum SpeakerRequest {
    Play(Sound, Instant),
    Volume(f32),
}

#[derive(Debug)]
pub struct Speaker {
    thread: JobThread<SpeakerThread>,
}

impl Speaker {
    /// A speaker at this volume, from 0 to 1.
    pub fn new(volume: f32) -> Speaker {
        let thread = JobThread::start("sounds", SpeakerThread::new(volume));
        // Connects early, so that the first sound does not wait. On a page this would delay the first picture.
        if has_threads() {
            thread.send(SpeakerRequest::Volume(volume));
        }
        Speaker { thread }
    }

    /// Plays a sound. It does not wait.
    pub fn play(&self, sound: Sound) {
        // It fails only if the thread panicked, which has been reported.
        self.thread.send(SpeakerRequest::Play(sound, Instant::now()));
    }

    /// Sets the volume, from 0 to 1. At 0 sounds are not computed, and no sound server is contacted.
    pub fn set_volume(&self, volume: f32) {
        self.thread.send(SpeakerRequest::Volume(volume));
    }
}

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

impl Work for SpeakerThread {
    type Job = SpeakerRequest;

    fn run(&mut self, request: SpeakerRequest, _: &mut dyn Iterator<Item = SpeakerRequest>) {
        match request {
            SpeakerRequest::Play(sound, asked) => self.play(sound, asked),
            SpeakerRequest::Volume(volume) => {
                self.set_volume(volume);
                self.connect();
            }
        }
        self.sleep_after_silence();
    }

    fn patience(&self) -> Option<Duration> {
        self.awake_since.map(|_| LINGER)
    }

    fn idle(&mut self, _: &mut dyn Iterator<Item = SpeakerRequest>) {
        self.sleep_after_silence();
    }
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

    fn set_volume(&mut self, volume: f32) {
        self.volume = volume;
        self.mixer.lock().set_volume(volume);
    }

    /// Connects to the sound server, unless the last attempt has just failed.
    fn connect(&mut self) {
        if self.device.as_ref().is_some_and(|device| !device.is_connected()) {
            self.device = None;
            self.awake_since = None;
        }
        let is_waiting = self.failed.is_some_and(|(when, pause)| when.elapsed() < pause);
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
        let is_over = self.awake_since.is_some_and(|since| since.elapsed() >= LINGER);
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
