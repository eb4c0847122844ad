//! The sounds: computed, quickly damped, never clipped, repeatable.

mod files;
mod listening;
mod mixer;
mod wood;

use dames3d::rules::PieceKind;
use dames3d::sound::{Sound, render};

/// The samples a second in most tests.
pub(crate) const RATE: u32 = 48_000;

pub(crate) const MAN: Sound = Sound::Place(PieceKind::Man);
pub(crate) const KING: Sound = Sound::Place(PieceKind::King);

/// Each sound in this number of variations.
fn variations(number: u64) -> impl Iterator<Item = (String, Vec<f32>)> {
    Sound::ALL.into_iter().flat_map(move |sound| {
        (0..number).map(move |seed| {
            let name = format!("{}, seed {seed}", sound.name());
            (name, render(sound, seed, RATE))
        })
    })
}

#[test]
fn the_same_seed_gives_the_same_sound_and_another_seed_a_similar_one() {
    for sound in Sound::ALL {
        let first = render(sound, 1, RATE);
        assert_eq!(first, render(sound, 1, RATE), "{sound:?}");
        let other = render(sound, 2, RATE);
        assert_ne!(first, other, "{sound:?}");
        let change = 20.0 * (listening::loudness(&other) / listening::loudness(&first)).log10();
        assert!(change.abs() < 6.0, "{sound:?}: {change:.1} dB");
    }
}

#[test]
fn every_sound_is_loud_enough_and_never_clipped() {
    for (name, samples) in variations(20) {
        let peak = listening::peak(&samples);
        assert!((0.08..0.6).contains(&peak), "{name}: peak {peak}");
        let loudness = listening::loudness(&samples);
        assert!((0.008..0.2).contains(&loudness), "{name}: {loudness}");
    }
}

#[test]
fn every_sound_is_short() {
    for (name, samples) in variations(20) {
        let seconds = samples.len() as f32 / RATE as f32;
        let most = if name.starts_with("won") || name.starts_with("lost") { 2.5 } else { 1.9 };
        assert!((0.05..most).contains(&seconds), "{name}: {seconds} s");
    }
}

#[test]
fn no_sound_begins_or_ends_with_a_click_or_pushes_the_loudspeaker_aside() {
    for (name, samples) in variations(20) {
        let peak = listening::peak(&samples);
        assert!(samples[0].abs() < 0.05 * peak, "{name}: {}", samples[0]);
        let end = &samples[samples.len() - RATE as usize / 200..];
        let loudest = listening::peak(end);
        assert!(loudest < 0.01 * peak, "{name}: {loudest} at the end");
        assert_eq!(samples.last(), Some(&0.0), "{name}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.002 * peak, "{name}: {mean}");
    }
}

#[test]
fn the_contact_of_a_landing_piece_is_within_a_few_milliseconds() {
    let hops = (1..12).map(|number| Sound::Hop { number, kind: PieceKind::Man });
    for sound in [MAN, KING].into_iter().chain(hops) {
        for seed in 0..20 {
            let samples = render(sound, seed, RATE);
            let loudest = 0.5 * listening::peak(&samples);
            let at = samples.iter().position(|sample| sample.abs() > loudest);
            let milliseconds = at.expect("a peak") as f32 * 1000.0 / RATE as f32;
            assert!(milliseconds < 4.0, "{sound:?}: {milliseconds} ms");
        }
    }
}

#[test]
fn another_sample_rate_gives_the_same_pitch() {
    for sound in [MAN, Sound::YourTurn] {
        let [low, high] = [44_100, 96_000].map(|rate| {
            let samples = render(sound, 7, rate);
            listening::centroid(&samples, rate)
        });
        assert!((low / high - 1.0).abs() < 0.08, "{sound:?}: {low} {high}");
    }
}
