//! Pictures of the scene, compared with those kept in `tests/pictures`.
//!
//! On a machine that cannot draw, each test reports that it is ignored, and why; with `DAMES3D_PICTURES=required` it
//! fails instead. `DAMES3D_PICTURES=renew` replaces the pictures: look at them before keeping them. A picture that
//! differs is left in the target folder's `tmp`, as drawn and as a map of the differences.

mod compare;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, OnceLock, PoisonError};

use compare::Difference;
use dames3d::board::{Face, Square};
use dames3d::notation::fen;
use dames3d::rules::{Position, Side, Variant};
use dames3d::themes::ThemeName;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::picture::PictureRequest;
use dames3d::viewer::scene::camera::ProjectionMode;
use dames3d::viewer::{graphics, picture};
use image::RgbaImage;
use libtest_mimic::{Arguments, Completion, Failed, Trial};

/// A position with men and kings of both sides on every terrace.
const KINGS: &str = "W:W28,33,37,K46,K14:B9,18,K22,K5,41";

/// One picture is drawn at a time.
static RENDERER: Mutex<()> = Mutex::new(());

fn main() -> ExitCode {
    let home = start(Variant::Dames3d);
    let from_black = PictureRequest { orientation: Side::Black, ..home.clone() };
    let from_above = PictureRequest { view: View::Top, ..home.clone() };
    let half_sunk = PictureRequest {
        relief: 0.5,
        numbers: false,
        projection: ProjectionMode::Orthographic,
        ..home.clone()
    };
    let pictures = [
        picture_test("the_pyramid_from_white_s_chair", "home", home.clone()),
        picture_test("the_pyramid_from_black_s_chair", "black", from_black),
        picture_test("the_pyramid_from_above", "top", from_above),
        picture_test(
            "the_side_seen_from_white_s_left_corner",
            "south-west",
            inspect(home.clone(), Face::SouthWest),
        ),
        picture_test(
            "the_side_seen_from_black_s_left_corner",
            "north-east",
            inspect(kings(), Face::NorthEast),
        ),
        picture_test("men_and_kings_on_every_terrace", "kings", kings()),
        picture_test("the_flat_board", "flat", start(Variant::International)),
        picture_test(
            "the_pyramid_half_sunk_without_numbers_or_perspective",
            "half-sunk",
            half_sunk,
        ),
        picture_test("the_theme_birch", "birch", themed(ThemeName::Birch)),
        picture_test("the_theme_marble", "marble", themed(ThemeName::Marble)),
        picture_test(
            "the_theme_of_high_contrast",
            "high-contrast",
            themed(ThemeName::HighContrast),
        ),
        picture_test(
            "the_theme_for_color_blind_players",
            "color-blind",
            themed(ThemeName::ColorBlind),
        ),
        drawing_test("black_pieces_are_black_and_kings_golden_from_above", black_and_gold),
        drawing_test("a_picture_with_one_man_elsewhere_is_rejected", || {
            let start = Position::start(Variant::Dames3d);
            let moved = start.play(start.legal_moves()[0]);
            let difference = Difference::between(&kept("home")?, &draw(&request(&moved))?);
            if difference.is_tolerable() {
                Err(format!("nobody would notice: {difference}").into())
            } else {
                Ok(())
            }
        }),
    ];
    libtest_mimic::run(&Arguments::from_args(), pictures.into()).exit_code()
}

fn start(variant: Variant) -> PictureRequest {
    request(&Position::start(variant))
}

fn kings() -> PictureRequest {
    request(&fen::read_position(KINGS, Variant::Dames3d).expect("a position"))
}

/// The position with kings in a theme, whose own picture is that of walnut.
fn themed(theme: ThemeName) -> PictureRequest {
    PictureRequest { theme, ..kings() }
}

/// Measures men and kings from above, at 30 pixels a square.
fn black_and_gold() -> Result<(), Failed> {
    let position = fen::read_position("W:W46,K50:B41,K3,K5,9", Variant::Dames3d).expect("legal");
    let picture = draw(&PictureRequest {
        view: View::Top,
        size: (400, 380).into(),
        numbers: false,
        ..PictureRequest::new(&position)
    })?;
    // The board is in the middle; its squares are as wide as the picture of the frame says.
    let columns: Vec<_> = (0..picture.width()).filter(|&x| is_maple(&picture, x)).collect();
    let (Some(&first), Some(&last)) = (columns.first(), columns.last()) else {
        return Err("no light square".into());
    };
    let cell = f64::from(last - first + 1) / 10.0;
    if !(27.0..=36.0).contains(&cell) {
        return Err(format!("{cell} pixels a square, expected about 30").into());
    }
    let mean = |number: u8| {
        let cube = Square::from_number(number).expect("a square").cube();
        let x = f64::from(first) + (f64::from(cube.column()) + 0.5) * cell;
        let y = f64::from(picture.height()) / 2.0 + (4.5 - f64::from(cube.row())) * cell;
        let reach = 0.14 * cell;
        let mut sum = [0.0; 3];
        let mut count = 0.0;
        for (px, py, pixel) in picture.enumerate_pixels() {
            if (f64::from(px) - x).hypot(f64::from(py) - y) <= reach {
                (0..3).for_each(|channel| sum[channel] += f64::from(pixel.0[channel]));
                count += 1.0;
            }
        }
        sum.map(|channel| channel / count)
    };
    for man in [41, 9] {
        let [red, green, blue] = mean(man);
        if red.max(green).max(blue) > 75.0 {
            return Err(format!("man {man} is gray: {red:.0} {green:.0} {blue:.0}").into());
        }
    }
    for king in [3, 5, 50] {
        let [red, _, blue] = mean(king);
        if red - blue < 70.0 {
            return Err(format!("king {king} is not golden: red {red:.0}, blue {blue:.0}").into());
        }
    }
    let [red, _, blue] = mean(46);
    if red - blue < 60.0 { Ok(()) } else { Err("a white man looks like a king".into()) }
}

/// Returns `true` if a column of the picture crosses light squares.
fn is_maple(picture: &RgbaImage, x: u32) -> bool {
    let is_light = |y| {
        let [red, green, blue, _] = picture.get_pixel(x, y).0;
        red > 180 && green > 160 && blue > 110
    };
    (0..picture.height()).filter(|&y| is_light(y)).count() > 20
}

fn inspect(request: PictureRequest, face: Face) -> PictureRequest {
    PictureRequest { view: face.into(), spotlight: Some(face), ..request }
}

fn request(position: &Position) -> PictureRequest {
    PictureRequest { size: (480, 300).into(), ..PictureRequest::new(position) }
}

/// Compares a picture with the kept one of this name.
fn picture_test(test: &str, name: &'static str, request: PictureRequest) -> Trial {
    drawing_test(test, move || {
        let picture = draw(&request)?;
        if mode().as_deref() == Some("renew") {
            picture.save(path(name))?;
        }
        let difference = Difference::between(&kept(name)?, &picture);
        if difference.is_tolerable() {
            return Ok(());
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        picture.save(folder.join(format!("{name}-actual.png")))?;
        difference.map().save(folder.join(format!("{name}-difference.png")))?;
        Err(format!("{name}: {difference}; see {}", folder.display()).into())
    })
}

/// A test that draws. Without a graphics adapter it is ignored, or fails if pictures are required.
fn drawing_test(name: &str, test: impl FnOnce() -> Result<(), Failed> + Send + 'static) -> Trial {
    Trial::ignorable_test(name, move || {
        if !has_adapter() {
            let reason = "no graphics adapter to draw with";
            return match mode().as_deref() {
                Some("required") => Err(format!("{reason}, and pictures are required").into()),
                _ => Ok(Completion::ignored_with(reason)),
            };
        }
        test().map(|()| Completion::Completed)
    })
}

fn mode() -> Option<String> {
    std::env::var("DAMES3D_PICTURES").ok()
}

fn has_adapter() -> bool {
    static HAS_ADAPTER: OnceLock<bool> = OnceLock::new();
    *HAS_ADAPTER.get_or_init(|| graphics::usable_backends().is_some())
}

fn draw(request: &PictureRequest) -> Result<RgbaImage, Failed> {
    let _guard = RENDERER.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(picture::render(request)?)
}

fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    folder.join(format!("{name}.png"))
}

fn kept(name: &str) -> Result<RgbaImage, Failed> {
    Ok(image::open(path(name))?.to_rgba8())
}
