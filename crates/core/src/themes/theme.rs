use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::board::{ByFace, Face};
use crate::game_tree::MarkColor;
use crate::rules::BySide;

/// The colors and materials of the board, the pieces and the marks.
#[derive(Debug, PartialEq)]
pub struct Theme {
    pub name: ThemeName,
    pub room: RoomColors,
    pub frame: FrameColors,
    pub cubes: CubeColors,
    pub pieces: BySide<PieceColors>,
    /// The crown of a king, and its edge in drawings.
    pub crown: [Rgb; 2],
    /// The lines of the five boards.
    pub boards: ByFace<Rgb>,
    pub marks: MarkColors,
}

#[derive(Debug, PartialEq)]
pub struct RoomColors {
    /// The background, into which the table fades.
    pub background: Rgb,
    /// The table, in planks unless it is plain.
    pub table: Surface,
    /// The haze that covers faded cubes and pieces.
    pub haze: Rgb,
    /// The tint that darkens faded pieces.
    pub faded: Rgb,
}

#[derive(Debug, PartialEq)]
pub struct FrameColors {
    /// `true` if it is made of the material of the light cubes, `false` for that of the dark ones.
    pub is_light: bool,
    pub tint: Rgb,
    /// The frame in drawings, and its inner edge.
    pub drawn: [Rgb; 2],
}

#[derive(Debug, PartialEq)]
pub struct CubeColors {
    /// The dark cubes, which are played on.
    pub dark: Surface,
    pub light: Surface,
    /// The dark and the light squares in drawings.
    pub drawn: [Rgb; 2],
    pub number: Rgb,
}

#[derive(Debug, PartialEq)]
pub struct PieceColors {
    pub body: Rgb,
    /// The inlaid ring.
    pub inlay: Rgb,
    /// The edge, all round the piece.
    pub rim: Rgb,
    /// The body, the ring and the outline in drawings.
    pub drawn: [Rgb; 3],
}

#[derive(Debug, PartialEq)]
pub struct MarkColors {
    pub hover: Rgb,
    pub selected: Rgb,
    pub destination: Rgb,
    pub capture: Rgb,
    pub last_move: Rgb,
    pub advice: Rgb,
    /// See [`ColorRole::Noted`]: red, green, blue, yellow.
    pub noted: [Rgb; 4],
}

impl Theme {
    pub fn color(&self, role: ColorRole) -> Rgb {
        let marks = &self.marks;
        match role {
            ColorRole::Board(face) => self.boards[face],
            ColorRole::Hover => marks.hover,
            ColorRole::Selected => marks.selected,
            ColorRole::Destination => marks.destination,
            ColorRole::Capture => marks.capture,
            ColorRole::LastMove => marks.last_move,
            ColorRole::Advice => marks.advice,
            ColorRole::Walker => Rgb(0xf2e9dc),
            ColorRole::WalkerEdge => Rgb(0x1d1a18),
            ColorRole::Noted(color) => {
                marks.noted[match color {
                    MarkColor::Red => 0,
                    MarkColor::Green => 1,
                    MarkColor::Blue => 2,
                    MarkColor::Yellow => 3,
                }]
            }
            ColorRole::Number => self.cubes.number,
            ColorRole::Edge => Rgb(0x040302),
        }
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Walnut and maple on a table of smoked oak.
    #[default]
    Walnut,
    /// Cherry and birch in daylight.
    Birch,
    /// Slate and marble on dark wood.
    Marble,
    /// Plain colors whose contrast is at least 7:1, pieces with outlines.
    HighContrast,
    /// Colors that differ for color-blind players, too.
    ColorBlind,
}

impl ThemeName {
    pub const ALL: &[ThemeName] = ThemeName::VARIANTS;
}

/// The meaning of a color that is drawn on the board. The theme defines the color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorRole {
    /// The lines of a board, and the hops made on it.
    Board(Face),
    /// The square under the pointer.
    Hover,
    Selected,
    /// A destination of the selected piece.
    Destination,
    /// A piece that must capture, and one that would be captured.
    Capture,
    LastMove,
    /// The computer's advice.
    Advice,
    /// The frame of the keyboard's square.
    Walker,
    /// The edges of that frame.
    WalkerEdge,
    /// A mark or an arrow of a commented game.
    Noted(MarkColor),
    Number,
    /// The dark edge of what must stand out from light and dark wood alike.
    Edge,
}

impl ColorRole {
    /// The roles of marks on squares that may be seen together, without those of commented games.
    pub const MARKS: [ColorRole; 5] = [
        ColorRole::Selected,
        ColorRole::Destination,
        ColorRole::Capture,
        ColorRole::LastMove,
        ColorRole::Advice,
    ];

    /// The opacity, from 0 to 1.
    pub const fn opacity(self) -> f32 {
        match self {
            ColorRole::Hover => 0.85,
            ColorRole::Noted(_) => 0.9,
            _ => 1.0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// Rings and fibers of wood.
    Grain {
        /// Rings across a texture.
        rings: f32,
        /// The irregularity of the rings.
        waviness: f32,
        /// The difference between early and late wood, from 0 to 1.
        contrast: f32,
        /// The share of pores, from 0 to 1.
        pores: f32,
    },
    /// Clouds and veins of stone.
    Veins {
        /// The density of the veins.
        veins: f32,
        /// The strength of the clouds, from 0 to 1.
        clouds: f32,
    },
    Plain,
}

impl Figure {
    /// The wood of a table.
    pub const PLANKS: Figure =
        Figure::Grain { rings: 11.0, waviness: 2.4, contrast: 0.6, pores: 0.4 };
}

/// A wood or a stone: three colors and their figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    pub figure: Figure,
    /// The number that makes this piece of it differ from others.
    pub seed: u32,
    /// Early wood, or the body of a stone.
    pub base: Rgb,
    /// Late wood, or the clouds of a stone.
    pub shade: Rgb,
    /// The pores of wood, or the veins of a stone.
    pub accent: Rgb,
}

/// A color as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// A color of these channels: red, green, blue.
    pub const fn from_channels([red, green, blue]: [u8; 3]) -> Rgb {
        Rgb(u32::from_be_bytes([0, red, green, blue]))
    }

    /// The channels: red, green, blue.
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// The color moved toward another one by a share from 0 to 1.
    pub fn mixed(self, other: Rgb, share: f32) -> Rgb {
        let (from, to) = (self.channels(), other.channels());
        let mix = |channel: usize| {
            let (from, to) = (f32::from(from[channel]), f32::from(to[channel]));
            (from + (to - from) * share).round() as u8
        };
        Rgb::from_channels([mix(0), mix(1), mix(2)])
    }
}
