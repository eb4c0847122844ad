use super::{ColorRole, Rgb, Surface, ThemeName};
use crate::board::ByFace;
use crate::game_tree::MarkColor;
use crate::rules::BySide;

/// The colors and materials of the board, the pieces and the marks.
#[derive(Debug, PartialEq)]
pub struct Theme {
    /// The name.
    pub name: ThemeName,
    /// The surroundings of the board.
    pub room: RoomColors,
    /// The frame round the cubes.
    pub frame: FrameColors,
    /// The cubes.
    pub cubes: CubeColors,
    /// The pieces.
    pub pieces: BySide<PieceColors>,
    /// The crown of a king, and its edge in drawings.
    pub crown: [Rgb; 2],
    /// The lines of the five boards.
    pub boards: ByFace<Rgb>,
    /// The marks.
    pub marks: MarkColors,
}

/// The surroundings of the board.
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

/// The frame round the cubes.
#[derive(Debug, PartialEq)]
pub struct FrameColors {
    /// `true` if it is made of the material of the light cubes, `false` for that of the dark ones.
    pub is_light: bool,
    /// The tint of that material.
    pub tint: Rgb,
    /// The frame in drawings, and its inner edge.
    pub drawn: [Rgb; 2],
}

/// The cubes.
#[derive(Debug, PartialEq)]
pub struct CubeColors {
    /// The dark cubes, which are played on.
    pub dark: Surface,
    /// The light cubes.
    pub light: Surface,
    /// The dark and the light squares in drawings.
    pub drawn: [Rgb; 2],
    /// The numbers on the dark cubes.
    pub number: Rgb,
}

/// The pieces of a side.
#[derive(Debug, PartialEq)]
pub struct PieceColors {
    /// The body.
    pub body: Rgb,
    /// The inlaid ring.
    pub inlay: Rgb,
    /// The edge, all round the piece.
    pub rim: Rgb,
    /// The body, the ring and the outline in drawings.
    pub drawn: [Rgb; 3],
}

/// The marks on the squares, and arrows.
#[derive(Debug, PartialEq)]
pub struct MarkColors {
    /// See [`ColorRole::Hover`].
    pub hover: Rgb,
    /// See [`ColorRole::Selected`].
    pub selected: Rgb,
    /// See [`ColorRole::Destination`].
    pub destination: Rgb,
    /// See [`ColorRole::Capture`].
    pub capture: Rgb,
    /// See [`ColorRole::LastMove`].
    pub last_move: Rgb,
    /// See [`ColorRole::Advice`].
    pub advice: Rgb,
    /// See [`ColorRole::Noted`]: red, green, blue, yellow.
    pub noted: [Rgb; 4],
}

impl Theme {
    /// The color of a role.
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
