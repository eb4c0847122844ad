//! The pictures of the documents show the window as it is.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use image_webp::WebPDecoder;
use x11rb::connection::Connection;

use crate::first_picture::{PATIENCE, Running, pixels, screen};
use crate::program::program;
use crate::screen_reader::note;

/// The largest difference of a channel, from 0 to 255, that the compression makes.
const TOLERANCE: u8 = 64;
/// The largest number of pixels in a thousand that may differ by more: less than a button.
const BUDGET: f64 = 1.0;
/// The settings that `assets/screenshots/renew` writes before it takes its pictures.
const SETTINGS: &str = r#"{"welcomed":true,"onboarding":{"lines":9}}"#;

/// The pixels of a picture of the documents: red, green, blue.
fn taken(name: &str) -> Vec<[u8; 3]> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/screenshots");
    let file = File::open(folder.join(name)).expect("a picture");
    let mut decoder = WebPDecoder::new(BufReader::new(file)).expect("WebP");
    assert_eq!(decoder.dimensions(), (1280, 800), "{name}");
    let mut bytes = vec![0; decoder.output_buffer_size().expect("small")];
    decoder.read_image(&mut bytes).expect("WebP");
    let channels = if decoder.has_alpha() { 4 } else { 3 };
    let pixel = |bytes: &[u8]| [bytes[0], bytes[1], bytes[2]];
    bytes.chunks_exact(channels).map(pixel).collect()
}

/// The pixels in a thousand that differ visibly.
fn difference(taken: &[[u8; 3]], shown: &[u32]) -> f64 {
    let differs = |(taken, shown): (&[u8; 3], &u32)| {
        let [blue, green, red, _] = shown.to_le_bytes();
        let pairs = taken.iter().zip([red, green, blue]);
        pairs.into_iter().any(|(&a, b)| a.abs_diff(b) > TOLERANCE)
    };
    let different = taken.iter().zip(shown).filter(|&pair| differs(pair));
    1000.0 * different.count() as f64 / taken.len() as f64
}

#[test]
fn the_picture_of_the_window_is_not_older_than_the_window() {
    let Some((_server, display)) = screen() else {
        return note("screenshots: skipped, because it needs xvfb (Debian)");
    };
    let (connection, number) = x11rb::connect(Some(&display)).expect("the screen");
    let root = connection.setup().roots[number].root;
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("dames3d")).expect("a folder");
    fs::write(folder.path().join("dames3d/settings.json"), SETTINGS).expect("written");
    let mut window = program(&[]);
    window
        .env("DISPLAY", &display)
        .env("XDG_CONFIG_HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_RUNTIME_DIR", folder.path())
        .env("DAMES3D_GAMES", folder.path().join("games"))
        .env("DAMES3D_TABLES", folder.path().join("tables"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut window = Running(window.spawn().expect("the program starts"));
    let taken = taken("home.webp");
    let start = Instant::now();
    let mut least = f64::INFINITY;
    while least > BUDGET {
        if window.0.try_wait().expect("a state").is_some() {
            return note("screenshots: skipped, because it needs a graphics adapter");
        }
        let shown = pixels(&connection, root);
        least = least.min(difference(&taken, &shown));
        assert!(
            start.elapsed() < PATIENCE,
            "{least:.1} pixels in a thousand of home.webp are not those of the window: take the pictures anew with \
             assets/screenshots/renew, and look at them"
        );
        thread::sleep(Duration::from_millis(200));
    }
}
