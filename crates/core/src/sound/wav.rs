use std::io;
use std::path::{Path, PathBuf};

use super::{Sound, render};

/// Sample rate of the files, in hertz.
pub const FILE_RATE: u32 = 48_000;

/// Writes a sound into a folder, in a file named after the sound. Returns its path.
pub fn write_sound(folder: &Path, sound: Sound, seed: u64) -> io::Result<PathBuf> {
    let path = folder.join(format!("{}.wav", sound.name()));
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: FILE_RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let write = || -> hound::Result<()> {
        let mut file = hound::WavWriter::create(&path, spec)?;
        for sample in render(sound, seed, FILE_RATE) {
            file.write_sample((sample * f32::from(i16::MAX)) as i16)?;
        }
        file.finalize()
    };
    match write() {
        Ok(()) => Ok(path),
        Err(hound::Error::IoError(error)) => Err(error),
        Err(other) => Err(io::Error::other(other)),
    }
}
