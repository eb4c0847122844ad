//! What a camera sees of pieces and squares.

use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::rules::{Position, Variant};
use dames3d::viewer::scene::camera::aim;
use dames3d::viewer::scene::geometry::STEP;
use dames3d::viewer::scene::sight::{Eye, Obstacles, Scenery, Target};

#[test]
fn explore() {
    let start = Position::start(Variant::Dames3d);
    let pieces = || Square::all().filter_map(|s| Some((s, start.piece_at(s)?)));
    for (step, pitch, distance) in [
        (1.0, 1.08, 34.0),
        (1.0, 69f32.to_radians(), 34.0),
        (1.0, 74f32.to_radians(), 35.0),
        (1.0, 1.08, 60.0),
        (0.8, 1.08, 34.0),
        (0.8, 1.08, 46.0),
        (0.8, 64f32.to_radians(), 46.0),
        (0.8, 66f32.to_radians(), 46.0),
        (0.75, 64f32.to_radians(), 46.0),
        (0.75, 1.08, 46.0),
        (0.7, 1.08, 46.0),
        (0.5, 1.08, 34.0),
    ] {
        let scenery = Scenery::new(step / STEP, pieces());
        let eye = Eye::At(Vec3::Y * 2.0 + aim(0.0, pitch) * Vec3::Z * distance);
        let shares: Vec<_> = pieces()
            .map(|(s, _)| {
                (
                    s.number(),
                    (100.0 * scenery.share(Target::Piece(s), eye, &Obstacles::NONE)).round(),
                )
            })
            .collect();
        let min = shares.iter().map(|x| x.1).fold(100.0, f32::min);
        let low: Vec<_> = shares.iter().filter(|x| x.1 < 90.0).collect();
        let begin = std::time::Instant::now();
        for _ in 0..100 {
            for s in Square::all() {
                std::hint::black_box(scenery.share(Target::Square(s), eye, &Obstacles::NONE));
            }
        }
        println!(
            "step {step} pitch {:.0} distance {distance}: min {min} {low:?} {:?} for 50 squares",
            pitch.to_degrees(),
            begin.elapsed() / 100
        );
    }
    let scenery = Scenery::new(1.0 / STEP, pieces());
    for pitch in [0.3_f32, 17f32.to_radians()] {
        let eye = Eye::At(Vec3::Y * 2.0 + aim(-0.785, pitch) * Vec3::Z * 40.0);
        let under: Vec<_> = Square::all()
            .map(|s| scenery.share(Target::Square(s), eye, &Obstacles::NONE))
            .collect();
        println!(
            "corner with {} {}",
            under.iter().filter(|&&x| x < 0.5).count(),
            under.iter().filter(|&&x| x < 0.1).count()
        );
        let e = Scenery::new(1.0 / STEP, []);
        let under: Vec<_> = Square::all()
            .map(|s| e.share(Target::Square(s), eye, &Obstacles::NONE))
            .collect();
        println!(
            "corner {} {}",
            under.iter().filter(|&&x| x < 0.5).count(),
            under.iter().filter(|&&x| x < 0.1).count()
        );
    }
}
