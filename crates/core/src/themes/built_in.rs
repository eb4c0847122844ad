use super::theme::{CubeColors, FrameColors, MarkColors, PieceColors, RoomColors};
use super::{Figure, Rgb, Surface, Theme, ThemeName};
use crate::board::ByFace;
use crate::rules::BySide;

impl Theme {
    pub const fn of(name: ThemeName) -> &'static Theme {
        match name {
            ThemeName::Walnut => &WALNUT,
            ThemeName::Birch => &BIRCH,
            ThemeName::Marble => &MARBLE,
            ThemeName::HighContrast => &HIGH_CONTRAST,
            ThemeName::ColorBlind => &COLOR_BLIND,
        }
    }
}

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
const BOARDS: ByFace<Rgb> =
    ByFace([Rgb(0xf5efe2), Rgb(0xe69f00), Rgb(0x56b4e9), Rgb(0xcc79a7), Rgb(0x009e73)]);

/// Walnut and maple, boxwood and ebony, on a table of smoked oak.
static WALNUT: Theme = Theme {
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
            figure: Figure::Grain { rings: 11.0, waviness: 3.2, contrast: 0.75, pores: 0.8 },
            seed: 11,
            base: Rgb(0x7d5a44),
            shade: Rgb(0x5a3d2c),
            accent: Rgb(0x3d271b),
        },
        light: Surface {
            figure: Figure::Grain { rings: 13.0, waviness: 2.4, contrast: 0.55, pores: 0.2 },
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

/// Cherry and birch in daylight: pale wood all round, ivory and wenge.
static BIRCH: Theme = Theme {
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
            figure: Figure::Grain { rings: 9.0, waviness: 4.0, contrast: 0.6, pores: 0.35 },
            seed: 29,
            base: Rgb(0x99674b),
            shade: Rgb(0x7e4e36),
            accent: Rgb(0x643a27),
        },
        light: Surface {
            figure: Figure::Grain { rings: 15.0, waviness: 2.0, contrast: 0.4, pores: 0.3 },
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
    boards: ByFace([Rgb(0xf5efe2), Rgb(0xa86400), Rgb(0x2277bb), Rgb(0xb0488a), Rgb(0x0f7f5c)]),
    marks: MARKS,
};

/// Slate and marble on dark wood, alabaster and obsidian.
static MARBLE: Theme = Theme {
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
            figure: Figure::Veins { veins: 0.5, clouds: 0.8 },
            seed: 5,
            base: Rgb(0x66747f),
            shade: Rgb(0x4b5862),
            accent: Rgb(0x8e9ca6),
        },
        light: Surface {
            figure: Figure::Veins { veins: 1.0, clouds: 0.55 },
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
    boards: BOARDS,
    marks: MARKS,
};

const fn plain(color: Rgb) -> Surface {
    Surface { figure: Figure::Plain, seed: 0, base: color, shade: color, accent: color }
}

const DARK: Rgb = Rgb(0x0b2e63);
const LIGHT: Rgb = Rgb(0xb4bfd0);

/// Plain colors of high contrast: pieces differ from their squares by at least 7:1, and have outlines.
static HIGH_CONTRAST: Theme = Theme {
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
    boards: BOARDS,
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

/// Colors that differ in lightness or between blue and yellow, on neutral gray: also for those who see no red or no
/// green.
static COLOR_BLIND: Theme = Theme {
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
            figure: Figure::Grain { rings: 11.0, waviness: 3.2, contrast: 0.6, pores: 0.5 },
            seed: 11,
            base: Rgb(0x605c56),
            shade: Rgb(0x47433e),
            accent: Rgb(0x38352f),
        },
        light: Surface {
            figure: Figure::Grain { rings: 13.0, waviness: 2.4, contrast: 0.5, pores: 0.2 },
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
    boards: ByFace([Rgb(0xffffff), Rgb(0xff9d00), Rgb(0x79b4ff), Rgb(0xb5232f), Rgb(0x5a4fd0)]),
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
