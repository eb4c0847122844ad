//! Sounds in WAV files.

use dames3d::sound::{FILE_RATE, Sound, render, write_sound};

#[test]
fn a_file_holds_the_sound_and_names_differ() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut paths = Vec::new();
    for sound in Sound::ALL {
        let path = write_sound(folder.path(), sound, 5).expect("a file");
        let file = hound::WavReader::open(&path).expect("a WAV file");
        assert_eq!(file.spec().sample_rate, FILE_RATE);
        let samples: Vec<i16> = file.into_samples().map(|sample| sample.unwrap()).collect();
        let computed = render(sound, 5, FILE_RATE);
        assert_eq!(samples.len(), computed.len(), "{sound:?}");
        for (written, sample) in samples.iter().zip(computed) {
            let difference = f32::from(*written) / f32::from(i16::MAX) - sample;
            assert!(difference.abs() < 1e-4, "{sound:?}: {difference}");
        }
        paths.push(path);
    }
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), Sound::ALL.len());
}

#[test]
fn a_folder_that_does_not_exist_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder").path().join("none");
    assert!(write_sound(&folder, Sound::Lift, 0).is_err());
}
