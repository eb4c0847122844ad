//! Colors that differ in lightness or between blue and yellow, on neutral gray: also for those who see no red or no green.

use super::theme::{CubeColors, FrameColors, MarkColors, PieceColors, RoomColors, Theme};
use super::{Figure, Rgb, Surface, ThemeName};
use crate::board::ByFace;
use crate::rules::BySide;

pub(super) static THEME: Theme = Theme {
    name: ThemeName::ColorBlind,
    room: RoomColors {
        background: Rgb(0x17191d),
        table: Surface {
            figure: Figure::PLANKS,
            seed: 9,
            base: Rgb(0x4a4e55),
            shade: Rgb(0x373a40),
            accent: Rgb(0x1f2125),
        },
        haze: Rgb(0x3c4046),
        faded: Rgb(0x74726f),
    },
    frame: FrameColors {
        is_light: false,
        tint: Rgb(0x5e5b57),
        drawn: [Rgb(0x26241f), Rgb(0x121110)],
    },
    cubes: CubeColors {
        dark: Surface {
            figure: Figure::Grain {
                rings: 11.0,
                waviness: 3.2,
                contrast: 0.6,
                pores: 0.5,
            },
            seed: 11,
            base: Rgb(0x605c56),
            shade: Rgb(0x47433e),
            accent: Rgb(0x38352f),
        },
        light: Surface {
            figure: Figure::Grain {
                rings: 13.0,
                waviness: 2.4,
                contrast: 0.5,
                pores: 0.2,
            },
            seed: 47,
            base: Rgb(0xe4ded2),
            shade: Rgb(0xcfc7b7),
            accent: Rgb(0xb5ab99),
        },
        drawn: [Rgb(0x5d5852), Rgb(0xe0d9cb)],
        number: Rgb(0xffffff),
    },
    pieces: BySide {
        white: PieceColors {
            body: Rgb(0xfbf7ec),
            inlay: Rgb(0x1f3f8f),
            rim: Rgb(0xfbf7ec),
            drawn: [Rgb(0xfbf7ec), Rgb(0x1f3f8f), Rgb(0x1f3f8f)],
        },
        black: PieceColors {
            body: Rgb(0x151515),
            inlay: Rgb(0xffc74d),
            rim: Rgb(0xffc74d),
            drawn: [Rgb(0x151515), Rgb(0xffc74d), Rgb(0xffc74d)],
        },
    },
    crown: [Rgb(0xf2c230), Rgb(0x5c4300)],
    boards: ByFace([
        Rgb(0xffffff),
        Rgb(0xff9d00),
        Rgb(0x79b4ff),
        Rgb(0xb5232f),
        Rgb(0x5a4fd0),
    ]),
    marks: MarkColors {
        hover: Rgb(0xffffff),
        selected: Rgb(0xffea00),
        destination: Rgb(0x7cf5ff),
        capture: Rgb(0xc7267c),
        last_move: Rgb(0x9cad10),
        advice: Rgb(0x8a2cff),
        noted: [Rgb(0xd0245f), Rgb(0xa5b82a), Rgb(0x5f8dff), Rgb(0xffe94a)],
    },
};
