//! The qualities that make wood sound like wood.

use dames3d::rules::PieceKind;
use dames3d::sound::wood::{Body, Mode};
use dames3d::sound::{Sound, render};

use super::listening::{centroid, loudness, part, pitch, share_above};
use super::{KING, MAN, RATE};

/// The mean of something over variations.
fn mean(sound: Sound, of: impl Fn(&[f32]) -> f32) -> f32 {
    let all = (0..12).map(|seed| of(&render(sound, seed, RATE)));
    all.sum::<f32>() / 12.0
}

#[test]
fn a_piece_on_the_board_sounds_in_the_middle_of_the_range() {
    for sound in [MAN, KING] {
        let bright = mean(sound, |samples| centroid(samples, RATE));
        assert!((350.0..1800.0).contains(&bright), "{sound:?}: {bright} Hz");
        let hiss = mean(sound, |samples| share_above(samples, 6000.0, RATE));
        assert!(hiss < 0.03, "{sound:?}: {hiss} above 6 kHz");
    }
}

#[test]
fn a_piece_on_the_board_falls_silent_within_a_fifth_of_a_second() {
    for sound in [MAN, KING] {
        let strike = mean(sound, |samples| loudness(part(samples, 0.0, 10.0, RATE)));
        let after = mean(sound, |samples| loudness(part(samples, 180.0, 200.0, RATE)));
        let fall = 20.0 * (after / strike).log10();
        assert!(fall < -28.0, "{sound:?}: {fall} dB");
    }
}

#[test]
fn high_vibrations_fade_before_low_ones() {
    for sound in [MAN, KING] {
        let [early, late] = [(0.0, 12.0), (60.0, 80.0)]
            .map(|(from, to)| mean(sound, |samples| centroid(part(samples, from, to, RATE), RATE)));
        assert!(late < 0.75 * early, "{sound:?}: {early} Hz, then {late} Hz");
    }
}

#[test]
fn a_king_is_heavier_than_a_man() {
    let bright = |sound| mean(sound, |samples| centroid(samples, RATE));
    assert!(bright(KING) < 0.92 * bright(MAN));
    assert!(mean(KING, loudness) > 1.15 * mean(MAN, loudness));
}

#[test]
fn each_hop_of_a_capture_is_higher_than_the_one_before() {
    for kind in [PieceKind::Man, PieceKind::King] {
        let hops = (1..=8).map(|number| {
            let hop = Sound::Hop { number, kind };
            mean(hop, |samples| centroid(samples, RATE))
        });
        let hops: Vec<f32> = hops.collect();
        let rises = hops.windows(2).all(|two| two[1] > 1.02 * two[0]);
        assert!(rises, "{kind:?}: {hops:?}");
    }
}

#[test]
fn more_captured_pieces_clack_for_longer() {
    let seconds = |count| mean(Sound::Captured { count }, |samples| samples.len() as f32);
    let [one, three, seven, many] = [1, 3, 7, 20].map(seconds);
    assert!(one < three && three < seven, "{one} {three} {seven}");
    assert!(many < 1.1 * seven, "{seven} {many}");
}

#[test]
fn a_victory_rises_and_a_defeat_falls() {
    let ends = |sound, last| {
        let samples = render(sound, 3, RATE);
        let first = pitch(part(&samples, 0.0, 130.0, RATE), RATE);
        (first, pitch(part(&samples, last, last + 150.0, RATE), RATE))
    };
    let (first, last) = ends(Sound::Won, 470.0);
    assert!(last > 1.3 * first, "{first} {last}");
    let (first, last) = ends(Sound::Lost, 400.0);
    assert!(last < 0.8 * first, "{first} {last}");
}

#[test]
fn a_mode_rings_at_its_frequency_and_decays_as_it_says() {
    let mode = Mode { frequency: 1000.0, decay: 0.02, amplitude: 0.5 };
    let mut output = vec![0.0; RATE as usize / 10];
    Body(vec![mode]).ring(&[1.0], &mut output, RATE);
    let samples: Vec<f32> = output.iter().map(|&sample| sample as f32).collect();
    let heard = pitch(&samples, RATE);
    assert!((heard / 1000.0 - 1.0).abs() < 0.03, "{heard}");
    let first = super::listening::peak(part(&samples, 0.0, 1.5, RATE));
    assert!((first - 0.5).abs() < 0.03, "{first}");
    let later = super::listening::peak(part(&samples, 20.0, 21.5, RATE));
    let ratio = later / first;
    assert!((ratio - (-1f32).exp()).abs() < 0.03, "{ratio}");
}
