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
use dames3d::board::Face;
use dames3d::notation::fen;
use dames3d::rules::{Position, Side, Variant};
use dames3d::viewer::graphics;
use dames3d::viewer::messages::View;
use dames3d::viewer::picture::{self, PictureRequest};
use dames3d::viewer::state::camera::ProjectionMode;
use image::RgbaImage;
use libtest_mimic::{Arguments, Completion, Failed, Trial};

/// A position with men and kings of both sides on every terrace.
const KINGS: &str = "W:W28,33,37,K46,K14:B9,18,K22,K5,41";

/// One picture is drawn at a time.
static RENDERER: Mutex<()> = Mutex::new(());

fn main() -> ExitCode {
    let home = start(Variant::Dames3d);
    let from_black = PictureRequest {
        orientation: Side::Black,
        ..home.clone()
    };
    let from_above = PictureRequest {
        view: View::Top,
        ..home.clone()
    };
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
        drawing_test("a_picture_with_one_man_elsewhere_is_rejected", || {
            let start = Position::start(Variant::Dames3d);
            let moved = start.play(start.legal_moves()[0]);
            let difference = Difference::between(&kept("home")?, &draw(&request(&moved))?);
            match difference.is_tolerable() {
                true => Err(format!("nobody would notice: {difference}").into()),
                false => Ok(()),
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

fn inspect(request: PictureRequest, face: Face) -> PictureRequest {
    PictureRequest {
        view: face.into(),
        spotlight: Some(face),
        ..request
    }
}

fn request(position: &Position) -> PictureRequest {
    PictureRequest {
        size: (480, 300).into(),
        ..PictureRequest::new(position)
    }
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
        difference
            .map()
            .save(folder.join(format!("{name}-difference.png")))?;
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
