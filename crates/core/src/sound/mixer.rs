//! The mixer: adds the sounds that play at the same time.

use std::sync::Arc;

/// Maximum number of simultaneous sounds. More are indistinguishable.
const MAX_VOICES: usize = 24;

/// Amplitudes above this are compressed, so that no sum leaves the range.
const KNEE: f32 = 0.7;

/// The share by which the volume approaches a new one with each sample: within some milliseconds, without a click.
const VOLUME_STEP: f32 = 0.004;

#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    next: usize,
}

#[derive(Debug)]
pub struct Mixer {
    voices: Vec<Voice>,
    volume: f32,
    target: f32,
}

impl Mixer {
    /// A silent mixer at full volume.
    pub const fn new() -> Mixer {
        Mixer { voices: Vec::new(), volume: 1.0, target: 1.0 }
    }

    pub fn play(&mut self, samples: impl Into<Arc<[f32]>>) {
        if self.is_silent() {
            self.volume = self.target;
        }
        if self.voices.len() < MAX_VOICES {
            self.voices.push(Voice { samples: samples.into(), next: 0 });
        }
    }

    /// Sets the factor of all amplitudes, from 0 to 1.
    pub fn set_volume(&mut self, volume: f32) {
        self.target = volume.clamp(0.0, 1.0);
    }

    /// Returns `true` if nothing is playing.
    pub fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// Fills `output` with the next samples.
    pub fn mix(&mut self, output: &mut [f32]) {
        output.fill(0.0);
        for voice in &mut self.voices {
            let rest = &voice.samples[voice.next..];
            for (output, sample) in output.iter_mut().zip(rest) {
                *output += sample;
            }
            voice.next += rest.len().min(output.len());
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
        for sample in output {
            self.volume += VOLUME_STEP * (self.target - self.volume);
            *sample = limit(*sample * self.volume);
        }
    }
}

impl Default for Mixer {
    fn default() -> Mixer {
        Mixer::new()
    }
}

/// Compresses large amplitudes; small ones stay as they are.
fn limit(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = 1.0 - KNEE;
    (KNEE + room * (over / room).tanh()).copysign(sample)
}
