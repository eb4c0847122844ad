//! The shapes of the pieces. Men and kings are turned on a lathe: a disc with an inlaid ring; kings are taller and
//! crowned. The sheep and the wolf stand on a man's base. All use the theme's colors.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::shapes::{LathePoint, Shape, crown, turned};
use crate::rules::Side;
use crate::themes::{Rgb, Theme};
use crate::viewer::kernel::settings::{color_of, linear_of};

/// Maximum radius of a man; a king is slightly wider.
pub const RADIUS: f32 = 0.355;
pub const KING_RADIUS: f32 = RADIUS + 0.03;
pub const MAN_HEIGHT: f32 = 0.2;
/// Height of a king's rim, on which the crown stands.
pub const KING_RIM: f32 = 0.37;
/// Height of a king with its crown.
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
    /// The highlighted edge of the rim, which outlines a dark piece on dark wood.
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

/// Returns the color of a highlighted edge: lighter for a dark rim, unchanged for a light one.
fn lit(rim: LinearRgba) -> LinearRgba {
    const DARK: f32 = 0.1;
    const LIGHT: f32 = 0.16;
    let share = LIGHT * (1.0 - rim.luminance() / DARK).max(0.0);
    rim.mix(&LinearRgba::WHITE, share)
}

/// The profile of a disc from the inner edge of its rim down to `foot`, with a groove around the waist.
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

/// The profile of a disc's top, from a flat dome that reflects the lamp out to the rim. The inlaid ring has soft edges
/// and is three pixels wide in a small window, where a narrower one would break into dashes.
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
    turned(&profile, SEGMENTS).and(band.and(cap(radius * 0.53, gold)).moved(Vec3::Y * (rim - 0.03)))
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
    turned(&profile.map(|(part, height, gold)| (part * radius, height, gold)), SEGMENTS)
}

/// Computes the meshes of a theme: men and kings, white and black, the sheep and the wolf.
pub(super) fn models(theme: &Theme) -> [Mesh; 6] {
    let [white, black] = [Side::White, Side::Black].map(|side| TurnedColors::new(theme, side));
    let (sheep, wolf) = (sheep(theme), wolf(theme));
    [man(white), man(black), king(white), king(black), sheep, wolf].map(Shape::mesh)
}

pub(super) const BASE: f32 = 0.075;
/// Radius of an animal's body, and the heights of a sheep's and of the wolf's back.
pub(super) const BODY: f32 = 0.27;
pub(super) const SHEEP_HEIGHT: f32 = 0.6;
pub(super) const WOLF_HEIGHT: f32 = 0.52;
/// Scale of an animal relative to the dimensions below.
const SCALE: f32 = 1.42;
/// Number of tufts of wool.
const TUFTS: u32 = 40;
/// Rotation of an animal from the row, so that it is seen half from the side.
const TURN: f32 = -0.5;

/// A round part of an animal: position, half sizes, tilt.
struct AnimalPart {
    at: Vec3,
    half: Vec3,
    tilt: Quat,
}

impl AnimalPart {
    const fn new(at: [f32; 3], half: [f32; 3]) -> AnimalPart {
        AnimalPart { at: Vec3::from_array(at), half: Vec3::from_array(half), tilt: Quat::IDENTITY }
    }

    fn tilted(self, tilt: Quat) -> AnimalPart {
        AnimalPart { tilt, ..self }
    }

    /// Returns the part made from a shape of radius 1.
    fn shaped(&self, mut shape: Shape) -> Shape {
        for position in &mut shape.positions {
            *position = self.at + self.tilt * (*position * self.half);
        }
        for normal in &mut shape.normals {
            *normal = (self.tilt * (*normal / self.half)).normalize_or(Vec3::Y);
        }
        shape
    }

    fn ball(&self, color: Color) -> Shape {
        self.shaped(ball(color, 18, 10))
    }

    fn cone(&self, color: Color) -> Shape {
        let color = color.to_linear();
        self.shaped(turned(&[(0.0, 1.0, color), (0.12, 0.94, color), (1.0, 0.0, color)], 12))
    }

    /// A leg, slightly narrower at the foot.
    fn leg(&self, color: Color) -> Shape {
        let color = color.to_linear();
        let profile = [(0.0, 1.0, color), (1.0, 1.0, color), (0.8, 0.2, color), (1.0, 0.0, color)];
        self.shaped(turned(&profile, 10))
    }
}

fn ball(color: Color, segments: u32, rings: u32) -> Shape {
    let color = color.to_linear();
    let profile: Vec<LathePoint> = (0..=rings)
        .map(|ring| {
            let (sin, cos) = (PI * ring as f32 / rings as f32).sin_cos();
            (if ring == rings { 0.0 } else { sin }, cos, color)
        })
        .collect();
    turned(&profile, segments)
}

/// The colors of a side's animals, from its pieces in the theme.
#[derive(Clone, Copy)]
struct AnimalColors {
    /// The base and its ring.
    base: Color,
    ring: Color,
    /// Most of the animal, its contrasting parts, and its eyes.
    coat: Color,
    other: Color,
    eyes: Color,
}

impl AnimalColors {
    fn new(theme: &Theme, side: Side) -> AnimalColors {
        let [white, black] = [Side::White, Side::Black].map(|side| &theme.pieces[side]);
        let (base, ring) = (color_of(theme.pieces[side].body), color_of(theme.pieces[side].inlay));
        let (coat, other, eyes) = match side {
            // A white sheep with a dark face.
            Side::White => (white.body, white.body.mixed(black.body, 0.78), white.body),
            // A gray wolf with a light chest and golden eyes, lighter than its base, to be visible from above.
            Side::Black => (
                gray(black.body.mixed(white.body, 0.4)),
                gray(black.body.mixed(white.body, 0.85)),
                theme.crown[0],
            ),
        };
        AnimalColors {
            base,
            ring,
            coat: color_of(coat),
            other: color_of(other),
            eyes: color_of(eyes),
        }
    }
}

fn gray(color: Rgb) -> Rgb {
    let channels = color.channels();
    let sum: u16 = channels.iter().map(|&channel| u16::from(channel)).sum();
    Rgb::from_channels([(sum / 3) as u8; 3])
}

/// The base: a low disc with an inlaid ring.
fn base(colors: AnimalColors) -> Shape {
    let (body, inlay) = (colors.base.to_linear(), colors.ring.to_linear());
    let profile = [
        (0.0, BASE, body),
        (RADIUS * 0.80, BASE, body),
        (RADIUS * 0.80, BASE + 0.001, inlay),
        (RADIUS * 0.87, BASE + 0.001, inlay),
        (RADIUS * 0.87, BASE, body),
        (RADIUS - 0.025, BASE, body),
        (RADIUS - 0.008, BASE - 0.01, body),
        (RADIUS, BASE - 0.028, body),
        (RADIUS, 0.025, body),
        (RADIUS - 0.02, 0.004, body),
        (RADIUS - 0.035, 0.0, body),
    ];
    turned(&profile, 32)
}

fn standing(animal: Shape, colors: AnimalColors, turn: f32) -> Shape {
    let whole = AnimalPart::new([0.0, BASE * (1.0 - SCALE), 0.0], [SCALE; 3])
        .tilted(Quat::from_rotation_y(turn));
    base(colors).and(whole.shaped(animal))
}

fn joined(parts: impl IntoIterator<Item = Shape>) -> Shape {
    parts.into_iter().fold(Shape::default(), Shape::and)
}

fn legs(places: [(f32, f32); 4], thickness: f32, height: f32, color: Color) -> Shape {
    joined(
        places
            .map(|(x, z)| AnimalPart::new([x, BASE, z], [thickness, height, thickness]).leg(color)),
    )
}

pub(super) fn sheep(theme: &Theme) -> Shape {
    let colors = AnimalColors::new(theme, Side::White);
    let (wool, face) = (colors.coat, colors.other);
    let (middle, half) = (Vec3::new(-0.03, 0.30, 0.0), Vec3::new(0.185, 0.125, 0.14));
    // Evenly spread by the golden angle.
    let tuft = |number: u32| {
        let height = 1.0 - 2.0 * (number as f32 + 0.5) / TUFTS as f32;
        let (sin, cos) = (number as f32 * 2.399_963).sin_cos();
        let round = (1.0 - height * height).sqrt();
        let at = middle + Vec3::new(round * cos, height, round * sin) * half;
        let size = 0.052 + 0.010 * ((number * 7) % 5) as f32 / 4.0;
        AnimalPart::new(at.to_array(), [size; 3]).shaped(ball(wool, 12, 7))
    };
    let side_of_head = |z: f32| {
        let ear = AnimalPart::new([0.19, 0.4, 0.095 * z], [0.034, 0.02, 0.062])
            .tilted(Quat::from_rotation_x(0.5 * z));
        let eye = AnimalPart::new([0.287, 0.397, 0.05 * z], [0.015; 3]);
        ear.ball(face).and(eye.ball(colors.eyes))
    };
    let head = AnimalPart::new([0.235, 0.362, 0.0], [0.108, 0.078, 0.072]);
    let animal = joined((0..TUFTS).map(tuft))
        .and(AnimalPart::new(middle.to_array(), half.to_array()).ball(wool))
        .and(head.tilted(Quat::from_rotation_z(-0.55)).ball(face))
        .and(AnimalPart::new([0.175, 0.425, 0.0], [0.062, 0.048, 0.06]).ball(wool))
        .and(AnimalPart::new([-0.225, 0.33, 0.0], [0.045, 0.036, 0.036]).ball(wool))
        .and(side_of_head(1.0))
        .and(side_of_head(-1.0))
        .and(legs([(0.08, 0.07), (0.08, -0.07), (-0.13, 0.07), (-0.13, -0.07)], 0.03, 0.14, face));
    standing(animal, colors, TURN)
}

pub(super) fn wolf(theme: &Theme) -> Shape {
    let colors = AnimalColors::new(theme, Side::Black);
    let (coat, light, dark) = (colors.coat, colors.other, colors.base);
    let leaned = Quat::from_rotation_z;
    let side_of_head = |z: f32| {
        let ear = AnimalPart::new([0.13, 0.55, 0.062 * z], [0.048, 0.115, 0.036])
            .tilted(Quat::from_rotation_x(0.42 * z));
        let cheek = AnimalPart::new([0.165, 0.475, 0.062 * z], [0.065, 0.052, 0.042]);
        let eye = AnimalPart::new([0.232, 0.528, 0.043 * z], [0.014; 3]);
        ear.cone(coat).and(cheek.ball(light)).and(eye.ball(colors.eyes))
    };
    let haunch = |z: f32| AnimalPart::new([-0.17, 0.25, 0.06 * z], [0.085, 0.1, 0.05]).ball(coat);
    let animal = AnimalPart::new([-0.06, 0.295, 0.0], [0.215, 0.095, 0.1])
        .ball(coat)
        .and(AnimalPart::new([0.075, 0.30, 0.0], [0.105, 0.12, 0.095]).ball(coat))
        .and(AnimalPart::new([0.125, 0.31, 0.0], [0.075, 0.105, 0.075]).ball(light))
        .and(
            AnimalPart::new([0.12, 0.41, 0.0], [0.085, 0.13, 0.08]).tilted(leaned(-0.5)).ball(coat),
        )
        .and(AnimalPart::new([0.17, 0.515, 0.0], [0.085, 0.07, 0.072]).ball(coat))
        .and(
            AnimalPart::new([0.255, 0.49, 0.0], [0.095, 0.038, 0.036])
                .tilted(leaned(-0.12))
                .ball(light),
        )
        .and(
            AnimalPart::new([0.25, 0.508, 0.0], [0.085, 0.026, 0.028])
                .tilted(leaned(-0.16))
                .ball(coat),
        )
        .and(AnimalPart::new([0.338, 0.49, 0.0], [0.02; 3]).ball(dark))
        .and(
            AnimalPart::new([-0.275, 0.235, 0.0], [0.12, 0.058, 0.058])
                .tilted(leaned(0.7))
                .ball(coat),
        )
        .and(AnimalPart::new([-0.35, 0.165, 0.0], [0.036, 0.045, 0.04]).ball(light))
        .and(haunch(1.0))
        .and(haunch(-1.0))
        .and(side_of_head(1.0))
        .and(side_of_head(-1.0))
        .and(legs([(0.1, 0.06), (0.1, -0.06), (-0.185, 0.06), (-0.185, -0.06)], 0.034, 0.17, coat));
    standing(animal, colors, PI - TURN)
}
