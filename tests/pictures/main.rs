//! Pictures of the scene held against those kept in `tests/pictures`, with some tolerance.
//!
//! Where nothing can draw, they say that they did not run; with `DAMES3D_PICTURES=required` that is a failure.
//! `DAMES3D_PICTURES=renew` writes the pictures anew: look at them before keeping them. What differs is left in
//! the target folder's `tmp`: the picture as drawn, and the difference in white.
#![cfg(feature = "viewer")]

mod compare;

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use compare::Difference;
use dames3d::board::Face;
use dames3d::notation::fen;
use dames3d::rules::{Position, Side, Variant};
use dames3d::viewer::graphics;
use dames3d::viewer::messages::View;
use dames3d::viewer::picture::{self, PictureRequest};
use dames3d::viewer::state::camera::ProjectionMode;
use image::RgbaImage;

/// A position with men and kings of both sides on every terrace.
const KINGS: &str = "W:W28,33,37,K46,K14:B9,18,K22,K5,41";

/// One picture is drawn at a time.
static STUDIO: Mutex<()> = Mutex::new(());

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

fn start(variant: Variant) -> PictureRequest {
    request(&Position::start(variant))
}

fn kings() -> PictureRequest {
    request(&fen::read_position(KINGS, Variant::Dames3d).expect("a position"))
}

fn request(position: &Position) -> PictureRequest {
    PictureRequest {
        size: (480, 300).into(),
        ..PictureRequest::new(position)
    }
}

/// The picture, or `None` where nothing can draw one.
fn draw(request: &PictureRequest) -> Option<RgbaImage> {
    let _alone = STUDIO
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    if graphics::usable_backends().is_none() {
        let is_required = std::env::var("DAMES3D_PICTURES").is_ok_and(|value| value == "required");
        assert!(
            !is_required,
            "no graphics adapter, and pictures are required"
        );
        eprintln!("did not run: no graphics adapter to draw with");
        return None;
    }
    Some(picture::render(request).expect("a picture"))
}

fn kept(name: &str) -> PathBuf {
    folder().join(format!("{name}.png"))
}

fn difference(name: &str, picture: &RgbaImage) -> Difference {
    let kept = image::open(kept(name))
        .expect("the picture is kept")
        .to_rgba8();
    Difference::between(&kept, picture)
}

fn assert_looks_like(name: &str, request: &PictureRequest) {
    let Some(picture) = draw(request) else { return };
    if std::env::var("DAMES3D_PICTURES").is_ok_and(|value| value == "renew") {
        picture.save(kept(name)).expect("the picture is written");
    }
    let difference = difference(name, &picture);
    if !difference.is_tolerable() {
        let left = Path::new(env!("CARGO_TARGET_TMPDIR"));
        picture
            .save(left.join(format!("{name}-actual.png")))
            .expect("the picture is written");
        difference
            .picture()
            .save(left.join(format!("{name}-difference.png")))
            .expect("the difference is written");
        panic!("{name}: {difference}; see {}", left.display());
    }
}

#[test]
fn the_pyramid_from_white_s_chair() {
    assert_looks_like("home", &start(Variant::Dames3d));
}

#[test]
fn the_pyramid_from_black_s_chair() {
    assert_looks_like(
        "black",
        &PictureRequest {
            orientation: Side::Black,
            ..start(Variant::Dames3d)
        },
    );
}

#[test]
fn the_pyramid_from_above() {
    assert_looks_like(
        "top",
        &PictureRequest {
            view: View::Top,
            ..start(Variant::Dames3d)
        },
    );
}

#[test]
fn the_side_seen_from_white_s_left_corner() {
    let inspected = PictureRequest {
        view: View::SouthWest,
        spotlight: Some(Face::SouthWest),
        ..start(Variant::Dames3d)
    };
    assert_looks_like("south-west", &inspected);
}

#[test]
fn the_side_seen_from_black_s_left_corner() {
    let inspected = PictureRequest {
        view: View::NorthEast,
        spotlight: Some(Face::NorthEast),
        ..kings()
    };
    assert_looks_like("north-east", &inspected);
}

#[test]
fn men_and_kings_on_every_terrace() {
    assert_looks_like("kings", &kings());
}

#[test]
fn the_flat_board() {
    assert_looks_like("flat", &start(Variant::International));
}

#[test]
fn the_pyramid_half_sunk_without_numbers_or_perspective() {
    let half = PictureRequest {
        relief: 0.5,
        numbers: false,
        projection: ProjectionMode::Orthographic,
        ..start(Variant::Dames3d)
    };
    assert_looks_like("half-sunk", &half);
}

#[test]
fn a_picture_with_one_man_elsewhere_is_found_out() {
    let moved = Position::start(Variant::Dames3d);
    let moves = moved.legal_moves();
    let Some(picture) = draw(&request(&moved.play(moves[0]))) else {
        return;
    };
    let difference = difference("home", &picture);
    assert!(
        !difference.is_tolerable(),
        "nobody would notice: {difference}"
    );
}
