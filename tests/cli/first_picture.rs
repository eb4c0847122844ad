//! The window before its first picture, on an X11 server of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ChangeWindowAttributesAux, ConnectionExt, ImageFormat, MapState};
use x11rb::rust_connection::RustConnection;

use crate::program::program;
use crate::screen_reader::note;

/// The screen before: a color that no picture of the board has.
const BEFORE: u32 = 0x00ff_00ff;
/// A window that shows nothing for so long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);
/// The least number of colors of a picture of the board. The smooth edges of the name have a few hundred.
const COLORS: usize = 2_000;

/// A process that ends with the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Opens a screen. Returns its name; `None` if it cannot be opened.
pub(crate) fn screen() -> Option<(Running, String)> {
    let mut server = Command::new("Xvfb");
    server
        .args(["-displayfd", "1", "-screen", "0", "1280x800x24"])
        // Without -noreset, a server drops its clients when the last one leaves, even those that are just coming.
        .args(["-nolisten", "tcp", "-noreset"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut server = server.spawn().ok()?;
    let output = server.stdout.take()?;
    let server = Running(server);
    let mut number = String::new();
    BufReader::new(output).read_line(&mut number).ok()?;
    Some((server, format!(":{}", number.trim())))
}

/// The pixels of the screen.
pub(crate) fn pixels(connection: &RustConnection, root: u32) -> Vec<u32> {
    let picture = connection.get_image(ImageFormat::Z_PIXMAP, root, 0, 0, 1280, 800, !0);
    let picture = picture.expect("sent").reply().expect("a picture");
    let pixel = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0]);
    picture.data.chunks_exact(4).map(pixel).collect()
}

/// Returns `true` if a window of the size of the screen is shown.
fn is_window_shown(connection: &RustConnection, root: u32) -> bool {
    let windows = connection.query_tree(root).expect("sent").reply();
    windows.expect("windows").children.into_iter().any(|window| {
        let place = connection.get_geometry(window).expect("sent").reply();
        let state = connection.get_window_attributes(window).expect("sent").reply();
        // A window may be gone by now.
        let is_large = place.is_ok_and(|place| (place.width, place.height) == (1280, 800));
        is_large && state.is_ok_and(|state| state.map_state == MapState::VIEWABLE)
    })
}

#[test]
fn the_window_shows_the_name_on_the_color_of_the_room_until_its_first_picture() {
    let Some((_server, display)) = screen() else {
        return note("first_picture: skipped, because it needs xvfb (Debian)");
    };
    let (connection, number) = x11rb::connect(Some(&display)).expect("the screen");
    let root = connection.setup().roots[number].root;
    let painted = ChangeWindowAttributesAux::new().background_pixel(BEFORE);
    connection.change_window_attributes(root, &painted).expect("sent");
    connection.clear_area(false, root, 0, 0, 0, 0).expect("sent");
    let is_before = |pixels: &[u32]| pixels.iter().all(|&pixel| pixel == BEFORE);
    assert!(is_before(&pixels(&connection, root)));

    let folder = tempfile::tempdir().expect("a folder");
    let mut window = program(&[]);
    window
        .env("DISPLAY", &display)
        .env("XDG_CONFIG_HOME", folder.path())
        .env("XDG_RUNTIME_DIR", folder.path())
        .env("DAMES3D_GAMES", folder.path().join("games"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut window = Running(window.spawn().expect("the program starts"));
    let start = Instant::now();
    let mut has_title = false;
    loop {
        assert!(start.elapsed() < PATIENCE, "no picture came");
        if window.0.try_wait().expect("a state").is_some() {
            // Without a graphics adapter the text board starts instead, and ends with its input.
            let mut errors = String::new();
            let output = window.0.stderr.take().expect("errors");
            let _ = BufReader::new(output).read_line(&mut errors);
            assert!(errors.starts_with("no window: "), "{errors}");
            return note(&format!(
                "first_picture: skipped, because it needs a graphics adapter: {errors}"
            ));
        }
        let is_shown = is_window_shown(&connection, root);
        let mut colors = pixels(&connection, root);
        if !is_shown {
            thread::sleep(Duration::from_millis(20));
            continue;
        }
        let left = colors.iter().filter(|&&pixel| pixel == BEFORE).count();
        assert_eq!(left, 0, "pixels of what was there before");
        let corner = colors[0];
        let of_room = colors.iter().filter(|&&pixel| pixel == corner).count();
        colors.sort_unstable();
        colors.dedup();
        if colors.len() >= COLORS {
            assert!(has_title, "the board came before the name");
            return;
        }
        // Letters with smooth edges on one color, which is not black.
        let is_title = colors.len() > 2 && of_room > 9 * 1280 * 800 / 10;
        has_title |= is_title && corner != 0;
    }
}
