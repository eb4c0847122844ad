//! The next square in a direction of the screen.
//!
//! Up and down lead to the next row, left and right along the row. A way up or down keeps to the column in which it
//! began, as a cursor in a text does: on a board of dark squares the next row has none straight above.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use crate::board::{Face, Square};
use crate::pictures::UnfoldedLayout;
use crate::viewer::board::walk::ScreenDirection;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnSquare {
    pub square: Square,
    /// The board on which it is drawn.
    pub face: Face,
    /// Its center, in cubes; y points down.
    pub at: Vec2,
}

/// Two squares nearer than this in a direction lie side by side in it, in cubes.
const SIDE_BY_SIDE: f32 = 0.2;

/// The squares of the scene, seen from above at this angle round the table: the rows of the screen are those of the
/// nearest of eight views, whatever the height of the camera and of the terraces.
pub fn squares_of_scene(yaw: f32) -> Vec<DrawnSquare> {
    let yaw = (yaw / FRAC_PI_4).round() * FRAC_PI_4;
    let drawn = |square: Square| {
        let (x, y) = (
            f32::from(square.column()) - 4.5,
            4.5 - f32::from(square.row()),
        );
        DrawnSquare {
            square,
            face: Face::Top,
            // The camera turns one way, and the board under it the other.
            at: Vec2::from_angle(yaw).rotate(Vec2::new(x, y)),
        }
    };
    Square::all().map(drawn).collect()
}

/// The squares of the five boards as they are drawn.
pub fn squares_of_unfolded(layout: &UnfoldedLayout) -> Vec<DrawnSquare> {
    let on = |&face: &Face| {
        Square::all().filter_map(move |square| {
            let center = layout.center(face, square.cube())?;
            Some(DrawnSquare {
                square,
                face,
                at: Vec2::from(center),
            })
        })
    };
    layout.faces().iter().flat_map(on).collect()
}

/// The next square from a place in a direction; `None` at the edge. `column` is the place at which the way up or down
/// began.
pub fn next(
    squares: &[DrawnSquare],
    from: Vec2,
    direction: ScreenDirection,
    column: Vec2,
) -> Option<DrawnSquare> {
    let forward = match direction {
        ScreenDirection::Up => Vec2::NEG_Y,
        ScreenDirection::Down => Vec2::Y,
        ScreenDirection::Left => Vec2::NEG_X,
        ScreenDirection::Right => Vec2::X,
    };
    let is_vertical = forward.x == 0.0;
    let cost = |drawn: &DrawnSquare| {
        let along = (drawn.at - from).dot(forward);
        if is_vertical {
            2.0 * along + (drawn.at.x - column.x).abs()
        } else {
            along + 3.0 * (drawn.at.y - from.y).abs()
        }
    };
    let ahead = |drawn: &&DrawnSquare| (drawn.at - from).dot(forward) > SIDE_BY_SIDE;
    let nearest = squares
        .iter()
        .filter(ahead)
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    nearest.copied()
}
