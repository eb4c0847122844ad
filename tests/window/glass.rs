//! Translucent cubes: whole terraces where a few clear cubes would look like slabs, and their outlines.

use bevy::prelude::*;
use dames3d::board::Cube;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::cubes::Spotlight;
use dames3d::viewer::scene::geometry::cube_top;
use dames3d::viewer::scene::glass::Glass;
use dames3d::viewer::scene::glass_outline::edges;

use crate::test_app::TestApp;

fn is_upright([from, to]: &[Vec3; 2]) -> bool {
    from.xz().distance(to.xz()) < 1e-4
}

fn cube(row: i8, column: i8) -> Cube {
    Cube::from_coords(row, column).expect("a cube")
}

#[test]
fn a_group_of_clear_cubes_has_one_outline() {
    let summit = [(4, 4), (4, 5), (5, 4), (5, 5)].map(|(row, column)| cube(row, column));
    let drawn = edges(&summit, 1.0);
    let (upright, level): (Vec<_>, Vec<_>) = drawn.into_iter().partition(is_upright);
    // A box: two cubes along each side of its top, and its four corners.
    assert_eq!((level.len(), upright.len()), (8, 4));
    for [from, to] in level {
        let middle = (from + to) / 2.0;
        assert!((middle.x.abs().max(middle.z.abs()) - 1.0).abs() < 1e-4, "{middle}");
    }
    // They reach from the summit down to the terrace below.
    let foot = cube_top(cube(3, 3), 1.0).y;
    for [upper, lower] in upright {
        assert!(upper.y > lower.y && (lower.y - foot).abs() < 1e-4);
    }
    assert!(edges(&[], 1.0).is_empty());
    // On the flat board nothing stands above its neighbors.
    assert!(!edges(&summit, 0.0).iter().any(is_upright));
}

#[test]
fn a_clear_cube_among_solid_ones_is_outlined_alone() {
    // In the middle of the lowest terrace, with a cube of the next terrace behind it.
    let drawn = edges(&[cube(0, 4)], 1.0);
    let level = drawn.iter().filter(|edge| !is_upright(edge)).count();
    let upright = drawn.iter().filter(|edge| is_upright(edge)).count();
    assert_eq!((level, upright), (4, 2));
}

#[test]
fn outlines_stand_wherever_something_is_clear_and_nowhere_else() {
    let mut app = TestApp::new();
    for view in [View::SouthWest, View::NorthEast, View::Top, View::Home] {
        app.look(view);
        app.rest();
        let spotlight = *app.resource::<Spotlight>();
        let clear = app.resource::<Glass>().clear_cubes(|cube| spotlight.holds(cube));
        let mut names = app.world().query::<&Name>();
        let is_outlined =
            names.iter(app.world_ref()).any(|name| name.as_str() == "Edges of clear cubes");
        assert_eq!(is_outlined, !clear.is_empty(), "{view:?}");
    }
}

#[test]
fn faded_cubes_of_a_terrace_clear_together_and_lit_ones_one_by_one() {
    let mut app = TestApp::new();
    app.look(View::NorthEast);
    app.rest();
    let glass = app.resource::<Glass>();
    let chosen: Vec<_> = Cube::all().filter(|cube| glass.0.has_cube(*cube)).collect();
    assert!(!chosen.is_empty());
    assert_eq!(
        glass
            .clear_cubes(|cube| cube.terrace() < 4)
            .iter()
            .filter(|cube| cube.terrace() < 4)
            .count(),
        chosen.iter().filter(|cube| cube.terrace() < 4).count()
    );
    let together = glass.clear_cubes(|_| false);
    for terrace in 0..5 {
        let of_terrace =
            |cubes: &[Cube]| cubes.iter().filter(|cube| cube.terrace() == terrace).count();
        let all = Cube::all().filter(|cube| cube.terrace() == terrace).count();
        let expected = if of_terrace(&chosen) > 0 { all } else { 0 };
        assert_eq!(of_terrace(&together), expected, "terrace {terrace}");
    }
}
