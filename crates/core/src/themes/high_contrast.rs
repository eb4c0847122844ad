//! Plain colors of high contrast: pieces differ from their squares by at least 7:1, and have outlines.

use super::theme::{CubeColors, FrameColors, MarkColors, PieceColors, RoomColors, Theme};
use super::{Figure, Rgb, Surface, ThemeName, walnut};
use crate::rules::BySide;

const fn plain(color: Rgb) -> Surface {
    Surface {
        figure: Figure::Plain,
        seed: 0,
        base: color,
        shade: color,
        accent: color,
    }
}

const DARK: Rgb = Rgb(0x0b2e63);
const LIGHT: Rgb = Rgb(0xb4bfd0);

pub(super) static THEME: Theme = Theme {
    name: ThemeName::HighContrast,
    room: RoomColors {
        background: Rgb(0x000000),
        table: plain(Rgb(0x16181c)),
        haze: Rgb(0x30343a),
        faded: Rgb(0x7c7c7c),
    },
    frame: FrameColors {
        is_light: false,
        tint: Rgb(0x303030),
        drawn: [Rgb(0x000000), Rgb(0xffffff)],
    },
    cubes: CubeColors {
        dark: plain(DARK),
        light: plain(LIGHT),
        drawn: [DARK, LIGHT],
        number: Rgb(0xffffff),
    },
    pieces: BySide {
        white: PieceColors {
            body: Rgb(0xffffff),
            inlay: Rgb(0x000000),
            rim: Rgb(0xffffff),
            drawn: [Rgb(0xffffff), Rgb(0x000000), Rgb(0x000000)],
        },
        black: PieceColors {
            body: Rgb(0x050505),
            inlay: Rgb(0x050505),
            rim: Rgb(0xffffff),
            drawn: [Rgb(0x000000), Rgb(0x000000), Rgb(0xffffff)],
        },
    },
    crown: [Rgb(0xffc400), Rgb(0x000000)],
    boards: walnut::BOARDS,
    marks: MarkColors {
        hover: Rgb(0xffffff),
        selected: Rgb(0xffe100),
        destination: Rgb(0x4dffb8),
        capture: Rgb(0xff8a70),
        last_move: Rgb(0x8fd3ff),
        advice: Rgb(0xdcb4ff),
        noted: [Rgb(0xff7b7b), Rgb(0x5fe07a), Rgb(0x6fbaff), Rgb(0xffe05c)],
    },
};
