//! Slate and marble on dark wood, alabaster and obsidian.

use super::theme::{CubeColors, FrameColors, PieceColors, RoomColors, Theme};
use super::{Figure, Rgb, Surface, ThemeName, walnut};
use crate::rules::BySide;

pub(super) static THEME: Theme = Theme {
    name: ThemeName::Marble,
    room: RoomColors {
        background: Rgb(0x131c19),
        table: Surface {
            figure: Figure::PLANKS,
            seed: 7,
            base: Rgb(0x5c4535),
            shade: Rgb(0x403025),
            accent: Rgb(0x20170f),
        },
        haze: Rgb(0x364841),
        faded: Rgb(0x6a716d),
    },
    frame: FrameColors {
        is_light: false,
        tint: Rgb(0x4f5358),
        drawn: [Rgb(0x23292e), Rgb(0x12161a)],
    },
    cubes: CubeColors {
        dark: Surface {
            figure: Figure::Veins {
                veins: 0.5,
                clouds: 0.8,
            },
            seed: 5,
            base: Rgb(0x66747f),
            shade: Rgb(0x4b5862),
            accent: Rgb(0x8e9ca6),
        },
        light: Surface {
            figure: Figure::Veins {
                veins: 1.0,
                clouds: 0.55,
            },
            seed: 17,
            base: Rgb(0xe9ebee),
            shade: Rgb(0xc3c8cf),
            accent: Rgb(0x7c848d),
        },
        drawn: [Rgb(0x63717c), Rgb(0xeae8e3)],
        number: Rgb(0xf4f4f2),
    },
    pieces: BySide {
        white: PieceColors {
            body: Rgb(0xf7f3ea),
            inlay: Rgb(0xb58a3a),
            rim: Rgb(0xf7f3ea),
            drawn: [Rgb(0xf8f5ee), Rgb(0xb58a3a), Rgb(0x8f6c2c)],
        },
        black: PieceColors {
            body: Rgb(0x17181c),
            inlay: Rgb(0xc3cad1),
            rim: Rgb(0x17181c),
            drawn: [Rgb(0x17181c), Rgb(0xc3cad1), Rgb(0x060607)],
        },
    },
    crown: [Rgb(0xe6b542), Rgb(0x7a5413)],
    boards: walnut::BOARDS,
    marks: walnut::MARKS,
};
