//! Walnut and maple, boxwood and ebony, on a table of smoked oak.

use super::theme::{CubeColors, FrameColors, MarkColors, PieceColors, RoomColors, Theme};
use super::{Figure, Rgb, Surface, ThemeName};
use crate::board::ByFace;
use crate::rules::BySide;

/// The marks that the themes of woods and stone share.
pub(super) const MARKS: MarkColors = MarkColors {
    hover: Rgb(0xfff4d6),
    selected: Rgb(0xffd166),
    destination: Rgb(0x7fd1ae),
    capture: Rgb(0xef6f53),
    last_move: Rgb(0x8fb8de),
    advice: Rgb(0xb79cf0),
    noted: [Rgb(0xe5484d), Rgb(0x46a758), Rgb(0x3e8ed0), Rgb(0xf5c542)],
};

/// The lines of the boards on dark frames. They follow the Okabe–Ito set.
pub(super) const BOARDS: ByFace<Rgb> = ByFace([
    Rgb(0xf5efe2),
    Rgb(0xe69f00),
    Rgb(0x56b4e9),
    Rgb(0xcc79a7),
    Rgb(0x009e73),
]);

pub(super) static THEME: Theme = Theme {
    name: ThemeName::Walnut,
    room: RoomColors {
        background: Rgb(0x1f1b19),
        table: Surface {
            figure: Figure::PLANKS,
            seed: 3,
            base: Rgb(0x544c48),
            shade: Rgb(0x3d3632),
            accent: Rgb(0x1f1b18),
        },
        haze: Rgb(0x4a423d),
        faded: Rgb(0x6f6a66),
    },
    frame: FrameColors {
        is_light: false,
        tint: Rgb(0x75604f),
        drawn: [Rgb(0x4a3021), Rgb(0x2c1b12)],
    },
    cubes: CubeColors {
        dark: Surface {
            figure: Figure::Grain {
                rings: 11.0,
                waviness: 3.2,
                contrast: 0.75,
                pores: 0.8,
            },
            seed: 11,
            base: Rgb(0x7d5a44),
            shade: Rgb(0x5a3d2c),
            accent: Rgb(0x3d271b),
        },
        light: Surface {
            figure: Figure::Grain {
                rings: 13.0,
                waviness: 2.4,
                contrast: 0.55,
                pores: 0.2,
            },
            seed: 47,
            base: Rgb(0xe9d8bb),
            shade: Rgb(0xd6bb91),
            accent: Rgb(0xbf9f74),
        },
        drawn: [Rgb(0x87604a), Rgb(0xecd9b4)],
        number: Rgb(0xf6e7cb),
    },
    pieces: BySide {
        white: PieceColors {
            body: Rgb(0xf0e4cc),
            inlay: Rgb(0xa9743f),
            rim: Rgb(0xf0e4cc),
            drawn: [Rgb(0xf6ecd8), Rgb(0xb98a55), Rgb(0xb98a55)],
        },
        black: PieceColors {
            body: Rgb(0x2a2422),
            inlay: Rgb(0xc9a86a),
            rim: Rgb(0x2a2422),
            drawn: [Rgb(0x2a2422), Rgb(0xc9a86a), Rgb(0x0f0c0b)],
        },
    },
    crown: [Rgb(0xe2b04a), Rgb(0x7a5413)],
    boards: BOARDS,
    marks: MARKS,
};
