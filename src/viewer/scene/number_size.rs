//! The size of the numbers on the squares: large enough to be read at the size of texts that is chosen, in a corner that
//! the piece on the square leaves free. Where that corner is too small, only the number pointed at is drawn, over the piece.

use bevy::prelude::*;

use super::camera::PixelWidth;
use super::numbers::{NumberPlace, UsualPlace};
use super::pieces::OnSquare;
use super::systems::SceneSystems;
use super::turned_pieces::figure_height;
use crate::board::{Square, SquareSet};
use crate::viewer::ui::shape::WindowShape;

/// The least size of the letters of a number, in logical pixels of the interface.
const LEAST_LETTERS: f32 = 11.0;
/// The least size at which a number beside a piece is still drawn on a desktop, in logical pixels of the window.
const LEAST_BESIDE_PIECE: f32 = 8.5;
/// The size of the letters of a number on top of a cube at its usual size, in the world.
const USUAL_LETTERS: f32 = 0.183;
/// The largest numbers, in parts of the usual size: beside a piece, and on an empty square.
const BESIDE_PIECE: f32 = 1.3;
const ON_EMPTY: f32 = 2.8;
/// Sizes are multiples of this part, so that numbers do not change with every step of the camera.
const STEP: f32 = 0.1;

/// The square pointed at, whose number is drawn in any case.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointedSquare(pub Option<Square>);

/// The size of numbers, in parts of the usual one.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct NumberSize {
    /// On an empty square.
    pub on_empty: f32,
    /// Beside a piece; `None` where a number of that size could not be read.
    pub beside_piece: Option<f32>,
}

impl Default for NumberSize {
    fn default() -> NumberSize {
        NumberSize {
            on_empty: 1.0,
            beside_piece: Some(1.0),
        }
    }
}

impl NumberSize {
    /// The size of numbers where a logical pixel of the window is this wide in the world, and the interface is enlarged by
    /// this factor, on a phone or on a desktop.
    fn fitting(pixel: f32, scale: f32, is_phone: bool) -> NumberSize {
        let of_letters = |letters: f32| letters * pixel / USUAL_LETTERS;
        let wanted = of_letters(LEAST_LETTERS * scale);
        let wanted = ((wanted / STEP).ceil() * STEP).max(1.0);
        let least = if is_phone {
            LEAST_LETTERS
        } else {
            LEAST_BESIDE_PIECE
        };
        let is_legible = of_letters(least) <= BESIDE_PIECE;
        NumberSize {
            on_empty: wanted.min(ON_EMPTY),
            beside_piece: is_legible.then_some(wanted.min(BESIDE_PIECE)),
        }
    }
}

fn follow(
    pixel: Res<PixelWidth>,
    interface: (Option<Res<UiScale>>, Option<Res<WindowShape>>),
    mut size: ResMut<NumberSize>,
) {
    let (scale, shape) = interface;
    let scale = scale.map_or(1.0, |scale| scale.0);
    let is_phone = shape.is_some_and(|shape| shape.is_upright());
    size.set_if_neq(NumberSize::fitting(pixel.0, scale, is_phone));
}

/// Sets the sizes, and leaves out the numbers that cannot be read.
fn resize(
    size: Res<NumberSize>,
    pointed: Res<PointedSquare>,
    pieces: Query<&OnSquare>,
    mut numbers: Query<(&NumberPlace, &UsualPlace, &mut Transform), Without<OnSquare>>,
) {
    let occupied: SquareSet = pieces.iter().map(|on| on.0).collect();
    for (number, usual, mut place) in &mut numbers {
        let is_pointed = pointed.0 == Some(number.square);
        // A piece leaves the sides of its cube free.
        let is_beside_piece = number.faces == Vec3::Y && occupied.contains(number.square);
        let (size, lift) = match (is_beside_piece, size.beside_piece) {
            (true, Some(size)) => (size, 0.0),
            // Over the piece.
            (true, None) if is_pointed => (size.on_empty, figure_height(true)),
            (true, None) => (0.0, 0.0),
            (false, _) => (size.on_empty, 0.0),
        };
        place.set_if_neq(usual.grown(size, lift));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NumberSize>()
        .init_resource::<PointedSquare>()
        .add_systems(Update, (follow, resize).chain().after(SceneSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_size_of_texts_and_are_left_out_where_they_cannot_be_read() {
        // The width of a pixel at 1280x800, at 200 %, and on a phone.
        let usual = NumberSize::fitting(1.0 / 68.0, 1.0, false);
        assert_eq!(usual, NumberSize::default());
        let large = NumberSize::fitting(1.0 / 52.0, 2.0, false);
        assert!((2.2..=2.8).contains(&large.on_empty), "{large:?}");
        assert_eq!(large.beside_piece, Some(BESIDE_PIECE));
        let phone = NumberSize::fitting(1.0 / 30.0, 1.22, true);
        assert!(phone.on_empty * USUAL_LETTERS * 30.0 >= 11.0, "{phone:?}");
        assert_eq!(phone.beside_piece, None);
    }
}
