//! The mixer.

use dames3d::sound::Mixer;

use super::listening::peak;

#[test]
fn sounds_that_overlap_are_added_and_end() {
    let mut mixer = Mixer::new();
    mixer.play(vec![0.1; 6]);
    let mut output = [0.0; 4];
    mixer.mix(&mut output);
    assert_eq!(output, [0.1; 4]);
    mixer.play(vec![0.2; 3]);
    mixer.mix(&mut output);
    for (sample, expected) in output.iter().zip([0.3, 0.3, 0.2, 0.0]) {
        assert!((sample - expected).abs() < 1e-6, "{output:?}");
    }
    assert!(mixer.is_silent());
    mixer.mix(&mut output);
    assert_eq!(output, [0.0; 4]);
}

#[test]
fn the_sum_of_many_sounds_is_never_clipped_and_one_sound_is_not_changed() {
    let mut mixer = Mixer::new();
    for _ in 0..40 {
        mixer.play(vec![0.6, -0.6]);
    }
    let mut output = [0.0; 2];
    mixer.mix(&mut output);
    assert!(peak(&output) <= 1.0 && output[0] > 0.95, "{output:?}");
    assert!(output[1] < -0.95, "{output:?}");
    mixer.play(vec![0.6, -0.6]);
    mixer.mix(&mut output);
    assert_eq!(output, [0.6, -0.6]);
}

#[test]
fn another_volume_comes_without_a_click() {
    let mut mixer = Mixer::new();
    mixer.play(vec![0.5; 8000]);
    let mut output = [0.0; 8000];
    mixer.mix(&mut output[..2000]);
    mixer.set_volume(0.1);
    mixer.mix(&mut output[2000..]);
    assert_eq!(output[1999], 0.5);
    let steps = output[..7999].windows(2).map(|two| (two[1] - two[0]).abs());
    assert!(steps.fold(0.0, f32::max) < 0.003);
    assert!((output[7998] - 0.05).abs() < 0.001, "{}", output[7998]);
}

#[test]
fn a_sound_after_silence_has_the_new_volume_from_its_first_sample() {
    let mut mixer = Mixer::new();
    mixer.set_volume(0.5);
    mixer.play(vec![0.4; 2]);
    let mut output = [0.0; 2];
    mixer.mix(&mut output);
    assert_eq!(output, [0.2; 2]);
}
