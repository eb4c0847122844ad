//! Draws a square's marks on every board that includes it.

use bevy::prelude::*;

use super::boards::channels;
use crate::board::Square;
use crate::pictures::{Ink, UnfoldedCanvas};
use crate::viewer::board::marking::marks::SquareMark;
use crate::viewer::kernel::settings::CurrentTheme;

pub(super) fn ink(color: Color) -> Ink {
    Ink { color: channels(color), alpha: color.alpha() }
}

pub(super) fn mark(
    canvas: &mut UnfoldedCanvas,
    mark: SquareMark,
    square: Square,
    theme: &CurrentTheme,
) {
    let (cube, ink) = (square.cube(), ink(theme.paint(mark.role())));
    match mark {
        SquareMark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        SquareMark::Chosen => canvas.ring(cube, 0.37, 0.47, ink),
        SquareMark::End => {
            canvas.disc(cube, 0.15, ink);
            canvas.ring(cube, 0.23, 0.29, ink);
        }
        SquareMark::Landing => canvas.ring(cube, 0.13, 0.2, ink),
        SquareMark::Goal => {
            canvas.frame(cube, 0.44, 0.09, 1.0, ink);
            canvas.ring(cube, 0.27, 0.34, ink);
        }
        SquareMark::MustCapture => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
        SquareMark::CameFrom => canvas.frame(cube, 0.44, 0.08, 0.35, ink),
        SquareMark::WentTo => canvas.frame(cube, 0.44, 0.08, 1.0, ink),
        SquareMark::WalkerEdge => canvas.frame(cube, 0.42, 0.24, 1.0, ink),
        SquareMark::Walker => canvas.frame(cube, 0.42, 0.14, 1.0, ink),
        SquareMark::Asked => {
            canvas.disc(cube, 0.2, ink);
            canvas.ring(cube, 0.33, 0.44, ink);
        }
        SquareMark::Right | SquareMark::Wrong => canvas.disc(cube, 0.4, ink),
        SquareMark::RightSign => canvas.check(cube, 0.7, ink),
        SquareMark::WrongSign => canvas.cross(cube, 0.7, ink),
        SquareMark::Cursor => canvas.frame(cube, 0.43, 0.11, 1.0, ink),
        SquareMark::Problem => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
    }
}
