//! A piece that is dragged floats over the steps and the pieces that it passes, and stays under the pointer.

use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use dames3d::board::Cube;
use dames3d::viewer::board::input::gesture::DraggedPiece;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::geometry::{STEP, cube_top, square_top};
use dames3d::viewer::scene::pieces::{MAN_HEIGHT, RADIUS};

use crate::test_app::{TestApp, square};

/// Men of White at the foot, on the way up and on the summit. Nothing can be captured.
const MEN: &str = "W:W50,39,28,18:B5";

/// The highest point of the cubes and the men within the radius of a piece, without the carried man.
fn highest_below(app: &TestApp, at: Vec3, carried: u8) -> f32 {
    let is_below = |top: &Vec3| {
        let away = ((top.xz() - at.xz()).abs() - 0.5).max(Vec2::ZERO);
        away.length() < RADIUS
    };
    let relief = app.relief();
    let cubes = Cube::all().map(|cube| cube_top(cube, relief));
    let men = app.game().position().occupied().into_iter();
    let men = men
        .filter(|&man| man != square(carried))
        .map(|man| square_top(man, relief))
        .filter(|foot| foot.xz().distance(at.xz()) < 2.0 * RADIUS)
        .map(|foot| foot.y + MAN_HEIGHT);
    cubes.filter(is_below).map(|top| top.y).chain(men).fold(0.0, f32::max)
}

#[test]
fn a_dragged_piece_floats_over_everything_it_passes() {
    for view in [View::Home, View::SouthWest, View::Top] {
        let mut app = TestApp::new();
        app.set_up(MEN);
        app.rest();
        app.look(view);
        app.rest();
        app.hover(50);
        app.act(PointerAction::Press(PointerButton::Primary));
        // Over the men and the summit to the other flank.
        let points = [50, 44, 39, 33, 28, 23, 18, 17, 12].map(|number| app.pixel(number));
        let mut rises = Vec::new();
        for pair in points.windows(2) {
            for step in 1..=8 {
                let pointer = pair[0].lerp(pair[1], step as f32 / 8.0);
                app.move_to(pointer);
                let place = app.resource::<DraggedPiece>().0.expect("a dragged piece");
                let below = highest_below(&app, place, 50);
                assert!(place.y > below + 0.05, "{view:?}: {place} over {below}");
                let drawn = app.pixel_of(place);
                assert!(drawn.distance(pointer) < 1.0, "{view:?}: {drawn}, not {pointer}");
                rises.push(place.y);
            }
        }
        // Nowhere it jumps by more than half a step or, at an edge behind which a flank falls away, by a whole one.
        let jump = rises.windows(2).map(|pair| (pair[1] - pair[0]).abs());
        let most = if view == View::Top { 0.4 } else { 1.05 * STEP };
        assert!(jump.fold(0.0, f32::max) < most, "{view:?}: {rises:?}");
    }
}
