//! Cherry and birch in daylight: pale wood all round, ivory and wenge.

use super::theme::{CubeColors, FrameColors, PieceColors, RoomColors, Theme};
use super::{Figure, Rgb, Surface, ThemeName, walnut};
use crate::board::ByFace;
use crate::rules::BySide;

pub(super) static THEME: Theme = Theme {
    name: ThemeName::Birch,
    room: RoomColors {
        background: Rgb(0x4d585e),
        table: Surface {
            figure: Figure::PLANKS,
            seed: 5,
            base: Rgb(0x8c8479),
            shade: Rgb(0x6f675d),
            accent: Rgb(0x474039),
        },
        haze: Rgb(0x747d80),
        faded: Rgb(0xa6a29c),
    },
    frame: FrameColors {
        is_light: true,
        tint: Rgb(0xb3a48f),
        drawn: [Rgb(0xd3bf9c), Rgb(0xa88d66)],
    },
    cubes: CubeColors {
        dark: Surface {
            figure: Figure::Grain {
                rings: 9.0,
                waviness: 4.0,
                contrast: 0.6,
                pores: 0.35,
            },
            seed: 29,
            base: Rgb(0x99674b),
            shade: Rgb(0x7e4e36),
            accent: Rgb(0x643a27),
        },
        light: Surface {
            figure: Figure::Grain {
                rings: 15.0,
                waviness: 2.0,
                contrast: 0.4,
                pores: 0.3,
            },
            seed: 61,
            base: Rgb(0xf6eedc),
            shade: Rgb(0xe8d9ba),
            accent: Rgb(0xcdb78f),
        },
        drawn: [Rgb(0xa06d4e), Rgb(0xf3e8d0)],
        number: Rgb(0xfff3dc),
    },
    pieces: BySide {
        white: PieceColors {
            body: Rgb(0xfaf6ec),
            inlay: Rgb(0x7a4124),
            rim: Rgb(0xfaf6ec),
            drawn: [Rgb(0xfbf7ee), Rgb(0x8c5230), Rgb(0x8c5230)],
        },
        black: PieceColors {
            body: Rgb(0x2f2224),
            inlay: Rgb(0xe3b98c),
            rim: Rgb(0x2f2224),
            drawn: [Rgb(0x2f2224), Rgb(0xe3b98c), Rgb(0x120c0d)],
        },
    },
    crown: [Rgb(0xe8b23c), Rgb(0x7a5413)],
    // Darker than on dark frames, so that the names of the sides can be read on the pale one.
    boards: ByFace([
        Rgb(0xf5efe2),
        Rgb(0xa86400),
        Rgb(0x2277bb),
        Rgb(0xb0488a),
        Rgb(0x0f7f5c),
    ]),
    marks: walnut::MARKS,
};
