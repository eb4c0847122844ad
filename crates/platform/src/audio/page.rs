//! Sound output by Web Audio. A browser plays sound only after a click or a touch on the page.
//!
//! `ScriptProcessorNode` is deprecated in favor of worklets. A worklet runs in a thread of its own, which would need
//! the source there: by shared memory, which few hosts allow, or by messages, which arrive no sooner than these
//! buffers.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, AudioProcessingEvent, ScriptProcessorNode};

use super::{AudioError, AudioSource};

/// Number of samples in a buffer: short enough to seem immediate, long enough that a frame of the board does not
/// interrupt the sound.
const BUFFER: u32 = 2048;

/// Number of silent buffers after which the device sleeps.
const PATIENCE: u32 = 70;

thread_local! {
    /// The streams: values of the browser stay on the thread of the page.
    static STREAMS: RefCell<HashMap<u64, Stream>> = RefCell::default();
}

struct Stream {
    context: AudioContext,
    processor: ScriptProcessorNode,
    _on_process: Closure<dyn FnMut(AudioProcessingEvent)>,
}

pub struct AudioDevice {
    id: u64,
    rate: u32,
}

impl From<JsValue> for AudioError {
    fn from(error: JsValue) -> AudioError {
        AudioError::Refused(format!("{error:?}"))
    }
}

impl AudioDevice {
    /// Opens the loudspeakers. The device sleeps until it is woken.
    pub fn open(mut source: impl AudioSource) -> Result<AudioDevice, AudioError> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let context = AudioContext::new().map_err(|_| AudioError::NoDevice)?;
        let processor = context
            .create_script_processor_with_buffer_size_and_number_of_input_channels_and_number_of_output_channels(BUFFER, 0, 1)?;
        let mut samples = vec![0.0; BUFFER as usize];
        let mut silent = 0;
        let resting = context.clone();
        let on_process = Closure::new(move |event: AudioProcessingEvent| {
            source.fill(&mut samples);
            silent = if samples.iter().all(|&sample| sample == 0.0) { silent + 1 } else { 0 };
            if silent >= PATIENCE {
                silent = 0;
                let _ = resting.suspend();
            }
            if let Ok(output) = event.output_buffer() {
                // A browser that rejects the samples is silent.
                let _ = output.copy_to_channel(&samples, 0);
            }
        });
        processor.set_onaudioprocess(Some(on_process.as_ref().unchecked_ref()));
        processor.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate() as u32;
        // It runs from the first sound on.
        let _ = context.suspend()?;
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let stream = Stream { context, processor, _on_process: on_process };
        STREAMS.with_borrow_mut(|streams| streams.insert(id, stream));
        Ok(AudioDevice { id, rate })
    }

    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// Returns `true`: a browser finds other loudspeakers itself.
    pub fn is_connected(&self) -> bool {
        true
    }

    /// Plays what the source has, from its next sample on.
    pub fn wake(&mut self) -> Result<(), AudioError> {
        self.with(|stream| stream.context.resume().map(drop))
    }

    /// Stops playing until it is woken.
    pub fn sleep(&mut self) -> Result<(), AudioError> {
        self.with(|stream| stream.context.suspend().map(drop))
    }

    fn with(&self, act: impl FnOnce(&Stream) -> Result<(), JsValue>) -> Result<(), AudioError> {
        STREAMS.with_borrow(|streams| match streams.get(&self.id) {
            Some(stream) => Ok(act(stream)?),
            None => Err(AudioError::NoDevice),
        })
    }
}

impl Drop for AudioDevice {
    fn drop(&mut self) {
        let closed = STREAMS.with_borrow_mut(|streams| streams.remove(&self.id));
        if let Some(stream) = closed {
            stream.processor.set_onaudioprocess(None);
            let _ = stream.context.close();
        }
    }
}
