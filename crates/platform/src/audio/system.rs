//! Sound output by the system's own interface: WASAPI on Windows, CoreAudio on macOS.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::{AudioError, AudioSource};

impl From<cpal::Error> for AudioError {
    fn from(error: cpal::Error) -> AudioError {
        match error.kind() {
            ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => AudioError::NoDevice,
            _ => AudioError::Refused(error.to_string()),
        }
    }
}

pub struct AudioDevice {
    stream: Stream,
    rate: u32,
    is_broken: Arc<AtomicBool>,
}

impl AudioDevice {
    /// Opens the default loudspeakers. The device sleeps until it is woken.
    pub fn open(source: impl AudioSource) -> Result<AudioDevice, AudioError> {
        let device = cpal::default_host().default_output_device().ok_or(AudioError::NoDevice)?;
        let usual = device.default_output_config()?;
        let config: StreamConfig = usual.into();
        let is_broken = Arc::new(AtomicBool::new(false));
        let (rate, broken) = (config.sample_rate, is_broken.clone());
        let stream = match usual.sample_format() {
            SampleFormat::F32 => build::<f32>(&device, config, source, broken),
            SampleFormat::I16 => build::<i16>(&device, config, source, broken),
            SampleFormat::I32 => build::<i32>(&device, config, source, broken),
            SampleFormat::U16 => build::<u16>(&device, config, source, broken),
            other => {
                let problem = format!("samples of the format {other} are not supported");
                return Err(AudioError::Refused(problem));
            }
        }?;
        stream.pause()?;
        Ok(AudioDevice { stream, rate, is_broken })
    }

    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// Returns `false` if the loudspeakers are gone.
    pub fn is_connected(&self) -> bool {
        !self.is_broken.load(Ordering::Relaxed)
    }

    /// Plays what the source has, from its next sample on.
    pub fn wake(&mut self) -> Result<(), AudioError> {
        Ok(self.stream.play()?)
    }

    /// Stops playing until it is woken.
    pub fn sleep(&mut self) -> Result<(), AudioError> {
        Ok(self.stream.pause()?)
    }
}

/// Builds a stream of samples of this format; each channel gets the same.
fn build<T: SizedSample + FromSample<f32>>(
    device: &cpal::Device,
    config: StreamConfig,
    mut source: impl AudioSource,
    is_broken: Arc<AtomicBool>,
) -> Result<Stream, cpal::Error> {
    let channels = usize::from(config.channels).max(1);
    let mut buffer = Vec::new();
    device.build_output_stream(
        config,
        move |output: &mut [T], _: &cpal::OutputCallbackInfo| {
            buffer.resize(output.len() / channels, 0.0);
            source.fill(&mut buffer);
            for (frame, &sample) in output.chunks_mut(channels).zip(&buffer) {
                frame.fill(T::from_sample(sample));
            }
        },
        move |error: cpal::Error| {
            let is_passing = matches!(
                error.kind(),
                ErrorKind::DeviceChanged | ErrorKind::Xrun | ErrorKind::RealtimeDenied
            );
            if !is_passing {
                is_broken.store(true, Ordering::Relaxed);
            }
        },
        None,
    )
}
