//! The shapes of men and kings, turned on a lathe: a disc with an inlaid ring; a king is taller and crowned.

use bevy::prelude::*;

use super::animals::{sheep, wolf};
use super::shapes::{LathePoint, Shape, crown, turned};
use crate::rules::Side;
use crate::themes::Theme;
use crate::viewer::kernel::settings::linear_of;

/// The radius of a man at its widest; a king is a little wider.
pub const RADIUS: f32 = 0.355;
/// The radius of a king at its widest.
pub const KING_RADIUS: f32 = RADIUS + 0.03;
pub const MAN_HEIGHT: f32 = 0.2;
/// The height of a king's rim, on which the crown stands.
pub const KING_RIM: f32 = 0.37;
/// The height of a king with its crown.
pub const KING_HEIGHT: f32 = 0.58;

/// Returns the height of a king or a man, in cubes.
pub const fn figure_height(is_king: bool) -> f32 {
    if is_king { KING_HEIGHT } else { MAN_HEIGHT }
}

const SEGMENTS: u32 = 32;

#[derive(Clone, Copy)]
struct TurnedColors {
    body: LinearRgba,
    inlay: LinearRgba,
    rim: LinearRgba,
    /// The edge of the rim, where it catches the light: a dark piece on dark wood would have no outline.
    edge: LinearRgba,
    crown: LinearRgba,
}

impl TurnedColors {
    fn new(theme: &Theme, side: Side) -> TurnedColors {
        let piece = &theme.pieces[side];
        TurnedColors {
            body: linear_of(piece.body),
            inlay: linear_of(piece.inlay),
            rim: linear_of(piece.rim),
            edge: lit(linear_of(piece.rim)),
            crown: linear_of(theme.crown[0]),
        }
    }
}

/// Returns the color of an edge that catches the light: a dark one is lighter, a light one is the same.
fn lit(rim: LinearRgba) -> LinearRgba {
    const DARK: f32 = 0.1;
    const LIGHT: f32 = 0.16;
    let share = LIGHT * (1.0 - rim.luminance() / DARK).max(0.0);
    rim.mix(&LinearRgba::WHITE, share)
}

/// The profile of a disc from the inner edge of its rim down to `foot`, with a groove round the waist.
fn edge(colors: TurnedColors, radius: f32, rim: f32, foot: f32) -> Vec<LathePoint> {
    let body = colors.rim;
    let middle = (rim + foot) / 2.0;
    vec![
        (radius - 0.085, rim - 0.012, colors.body),
        (radius - 0.058, rim, colors.body),
        (radius - 0.034, rim - 0.002, colors.body),
        (radius - 0.030, rim - 0.003, colors.edge),
        (radius - 0.010, rim - 0.018, colors.edge),
        (radius, rim - 0.045, body),
        (radius, middle + 0.032, body),
        (radius - 0.012, middle + 0.024, colors.inlay),
        (radius - 0.012, middle - 0.024, colors.inlay),
        (radius, middle - 0.032, body),
        (radius, foot + 0.035, body),
        (radius - 0.022, foot + 0.004, body),
        (radius - 0.035, foot, body),
    ]
}

/// The profile of the top of a disc, from a flat dome, on which the lamp is mirrored, out to the rim. The inlaid ring has soft edges and is as
/// wide as three pixels of a small window, where a narrower one would break into dashes.
fn face(colors: TurnedColors, radius: f32, rim: f32) -> Vec<LathePoint> {
    let (body, inlay) = (colors.body, colors.inlay);
    let floor = rim - 0.035;
    vec![
        (0.0, floor + 0.024, body),
        (radius * 0.12, floor + 0.023, body),
        (radius * 0.24, floor + 0.018, body),
        (radius * 0.34, floor + 0.009, body),
        (radius * 0.40, floor, body),
        (radius * 0.46, floor, body),
        (radius * 0.51, floor, body),
        (radius * 0.54, floor, inlay),
        (radius * 0.66, floor, inlay),
        (radius * 0.69, floor, body),
        (radius * 0.72, floor, body),
    ]
}

fn man(colors: TurnedColors) -> Shape {
    let mut profile = face(colors, RADIUS, MAN_HEIGHT);
    profile.extend(edge(colors, RADIUS, MAN_HEIGHT, 0.0));
    turned(&profile, SEGMENTS)
}

fn king(colors: TurnedColors) -> Shape {
    let (radius, waist, rim) = (KING_RADIUS, 0.19, KING_RIM);
    let mut profile = face(colors, radius, rim);
    profile.extend(edge(colors, radius, rim, waist + 0.01));
    profile.push((radius - 0.075, waist, colors.body));
    profile.extend(edge(colors, radius, waist - 0.01, 0.0).into_iter().skip(1));
    let gold = colors.crown;
    let band = crown(radius * 0.55, KING_HEIGHT - rim + 0.02, 8, gold);
    turned(&profile, SEGMENTS).and(
        band.and(cap(radius * 0.53, gold))
            .moved(Vec3::Y * (rim - 0.03)),
    )
}

/// The cap that fills a crown of this radius, with a ball on top: from above a king is a disc of gold.
fn cap(radius: f32, gold: LinearRgba) -> Shape {
    let shade = LinearRgba::rgb(0.62 * gold.red, 0.5 * gold.green, 0.4 * gold.blue);
    let profile = [
        (0.0, 0.19, gold),
        (0.12, 0.182, gold),
        (0.18, 0.16, gold),
        (0.15, 0.135, shade),
        (0.22, 0.13, gold),
        (0.5, 0.122, gold),
        (0.74, 0.1, gold),
        (0.9, 0.066, gold),
        (0.96, 0.03, shade),
        (1.0, 0.0, shade),
    ];
    turned(
        &profile.map(|(part, height, gold)| (part * radius, height, gold)),
        SEGMENTS,
    )
}

/// Computes the meshes of a theme: men and kings, white and black, the sheep and the wolf.
pub(super) fn models(theme: &Theme) -> [Mesh; 6] {
    let [white, black] = [Side::White, Side::Black].map(|side| TurnedColors::new(theme, side));
    let (sheep, wolf) = (sheep(theme), wolf(theme));
    [
        man(white),
        man(black),
        king(white),
        king(black),
        sheep,
        wolf,
    ]
    .map(Shape::mesh)
}
