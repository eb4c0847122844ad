//! The parts of pieces, squares and numbers that a camera sees.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::rules::{Position, Side, Variant};
use dames3d::viewer::messages::View;
use dames3d::viewer::scene::camera::{PanelInsets, PictureRoom, Pose, Viewpoint, aim};
use dames3d::viewer::scene::geometry::STEP;
use dames3d::viewer::scene::numbers::number_on_top;
use dames3d::viewer::scene::sight::{Eye, Obstacles, Scenery, Target};
use dames3d::viewer::state::camera::{BoardOrientation, ProjectionMode};

use crate::test_app::{TestApp, square};

/// The five views of a player on White's side.
const VIEWS: [View; 6] = [
    View::Home,
    View::Top,
    View::SouthWest,
    View::SouthEast,
    View::NorthEast,
    View::NorthWest,
];

fn scenery(position: &Position, relief: f32) -> Scenery {
    let pieces = Square::all().filter_map(|square| Some((square, position.piece_at(square)?)));
    Scenery::new(relief, pieces)
}

fn start() -> Scenery {
    scenery(&Position::start(Variant::Dames3d), 1.0)
}

fn room(width: f32, height: f32) -> PictureRoom {
    PictureRoom {
        size: Vec2::new(width, height),
        taken: PanelInsets::NONE,
        relief: 1.0,
        projection: ProjectionMode::Perspective,
    }
}

fn eye(view: View, seat: Side) -> Eye {
    let pose = Pose::from_view(view, BoardOrientation(seat));
    Viewpoint::new(pose, &room(1280.0, 800.0)).eye()
}

fn share(scenery: &Scenery, target: Target, eye: Eye) -> f32 {
    scenery.share(target, eye, &Obstacles::NONE)
}

/// The men of the start, with their shares in sight in percent.
fn men_in_sight(scenery: &Scenery, eye: Eye) -> Vec<(u8, f32)> {
    Square::all()
        .filter(|square| !(21..=30).contains(&square.number()))
        .map(|square| {
            let seen = share(scenery, Target::Piece(square), eye);
            (square.number(), 100.0 * seen)
        })
        .collect()
}

#[test]
fn nothing_is_hidden_on_a_flat_board_and_everything_behind_a_wall_is() {
    let flat = scenery(&Position::start(Variant::International), 0.0);
    let from_above = Eye::Towards(Vec3::Y);
    let level = Eye::Towards(Vec3::new(0.0, 0.001, 1.0));
    for square in Square::all() {
        assert_eq!(share(&flat, Target::Piece(square), from_above), 1.0);
    }
    // On the level, the men before it hide a square, but nothing hides those at the rim.
    assert!(share(&flat, Target::Square(square(26)), level) < 0.3);
    assert_eq!(share(&flat, Target::Square(square(46)), level), 1.0);
    // The flank turned away from the viewer is behind the pyramid.
    let empty = Scenery::new(1.0, []);
    assert_eq!(share(&empty, Target::Square(square(3)), level), 0.0);
    assert_eq!(share(&empty, Target::Square(square(48)), level), 1.0);
    let through = empty.uncover(&[Target::Square(square(3))], level);
    assert!(through.len() >= 5, "a whole row is in the way");
    assert!(empty.share(Target::Square(square(3)), level, &through) >= 0.5);
}

#[test]
fn a_step_hides_the_part_of_a_square_that_geometry_says() {
    // At 45 degrees a step hides a strip as deep as it is high behind it.
    let empty = Scenery::new(0.5 / STEP, []);
    let eye = Eye::Towards(Vec3::new(0.0, 1.0, 1.0));
    let hidden = 1.0 - share(&empty, Target::Square(square(3)), eye);
    assert!((hidden - 0.5).abs() < 0.1, "{hidden}");
}

#[test]
fn the_share_in_sight_agrees_with_the_figures_measured_before() {
    // The board then: steps as high as the cubes are wide, and a shorter lens.
    let scenery = scenery(&Position::start(Variant::Dames3d), 1.0 / STEP);
    let seen = |pitch: f32| {
        let eye = Eye::At(Vec3::Y * 2.0 + aim(0.0, pitch.to_radians()) * Vec3::Z * 34.0);
        men_in_sight(&scenery, eye)
    };
    let partly: Vec<u8> = seen(62.0)
        .into_iter()
        .filter_map(|(number, share)| (share < 90.0).then_some(number))
        .collect();
    assert_eq!(partly, [1, 2, 3, 4, 7, 8, 9, 12, 13, 18]);
    for (pitch, range) in [(62.0, 33.0..58.0), (69.0, 58.0..83.0), (74.0, 77.0..93.0)] {
        for (number, share) in seen(pitch) {
            let is_partly = partly.contains(&number);
            assert!(
                !is_partly || range.contains(&share),
                "{number} at {pitch}: {share}"
            );
        }
    }
    let corner = Eye::At(Vec3::Y * 2.0 + aim(-FRAC_PI_4, 17.0_f32.to_radians()) * Vec3::Z * 40.0);
    let under = |least: f32| {
        let of = |square: &Square| share(&scenery, Target::Square(*square), corner) < least;
        Square::all().filter(of).count()
    };
    assert!((22..=24).contains(&under(0.5)), "{}", under(0.5));
    assert_eq!(under(0.1), 16);
}

#[test]
fn every_man_and_every_number_is_in_sight_from_both_chairs() {
    let start = start();
    for seat in Side::BOTH {
        let eye = eye(View::Home, seat);
        for (number, share) in men_in_sight(&start, eye) {
            assert!(
                share >= 70.0,
                "man {number} from {seat:?}'s chair: {share} %"
            );
        }
        for square in Square::all() {
            let seen = share(&start, number_on_top(square, seat), eye);
            assert!(
                seen >= 0.8,
                "number {} from {seat:?}'s chair: {seen}",
                square.number()
            );
        }
    }
}

#[test]
fn the_projection_from_above_is_parallel() {
    let Eye::Towards(direction) = eye(View::Top, Side::White) else {
        panic!("a perspective");
    };
    assert!(direction.distance(Vec3::Y) < 1e-5);
    let start = start();
    for (number, share) in men_in_sight(&start, eye(View::Top, Side::White)) {
        assert_eq!(share, 100.0, "man {number}");
    }
}

#[test]
fn the_whole_board_is_in_the_picture_at_any_turn_and_size() {
    let mut app = TestApp::new();
    for view in VIEWS {
        app.look(view);
        for step in 0..8 {
            app.world().write_message(dames3d::viewer::messages::Orbit {
                delta: Vec2::new(131.0, if step % 2 == 0 { 20.0 } else { -20.0 }),
            });
            app.frames(2);
            for number in [1, 5, 6, 26, 25, 45, 46, 50] {
                let at = app.pixel(number);
                let inside = at.x > 0.0 && at.y > 0.0 && at.x < 980.0 && at.y < 800.0;
                assert!(inside, "{view:?} turned {step} times: {number} at {at}");
            }
        }
    }
}
