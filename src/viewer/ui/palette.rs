//! Every colour of the program. Nothing else in the viewer names a colour.

use bevy::prelude::*;

use crate::board::{ByFace, Face};

const fn rgb(hex: u32) -> Color {
    Color::srgb(
        ((hex >> 16) & 0xff) as f32 / 255.0,
        ((hex >> 8) & 0xff) as f32 / 255.0,
        (hex & 0xff) as f32 / 255.0,
    )
}

const fn rgba(hex: u32, alpha: f32) -> Color {
    Color::srgba(
        ((hex >> 16) & 0xff) as f32 / 255.0,
        ((hex >> 8) & 0xff) as f32 / 255.0,
        (hex & 0xff) as f32 / 255.0,
        alpha,
    )
}

/// A wood: its lightest early wood, its darkest late wood, its pores.
pub struct WoodColors {
    /// The colour between the rings.
    pub early: Color,
    /// The colour of the rings.
    pub late: Color,
    /// The colour of pores and fibres.
    pub pore: Color,
}

/// The playable cubes.
pub const WALNUT: WoodColors = WoodColors {
    early: rgb(0x7d5a44),
    late: rgb(0x5a3d2c),
    pore: rgb(0x3d271b),
};
/// The cubes nobody stands on.
pub const MAPLE: WoodColors = WoodColors {
    early: rgb(0xe9d8bb),
    late: rgb(0xd6bb91),
    pore: rgb(0xbf9f74),
};
/// The plinth under the cubes.
pub const PLINTH: Color = rgb(0x75604f);

/// The body of a white piece: boxwood.
pub const WHITE_PIECE: Color = rgb(0xf0e4cc);
/// The inlaid line on a white piece.
pub const WHITE_INLAY: Color = rgb(0xa9743f);
/// The body of a black piece: ebony.
pub const BLACK_PIECE: Color = rgb(0x2a2422);
/// The inlaid line on a black piece.
pub const BLACK_INLAY: Color = rgb(0xc9a86a);
/// The crown of a king.
pub const GOLD: Color = rgb(0xe2b04a);

/// Behind everything; the table fades into it.
pub const BACKGROUND: Color = rgb(0x211e1c);
/// The table in the light.
pub const TABLE: Color = rgb(0x4d443c);
/// What cubes that are not on the inspected side fade into.
pub const HAZE: Color = rgb(0x4b443e);
/// What their own wood is darkened by.
pub const FADED_TINT: Color = rgb(0x6f6a66);
/// The numbers on the dark cubes.
pub const NUMBER: Color = rgba(0xf6e7cb, 0.85);

/// The key light.
pub const KEY_LIGHT: Color = rgb(0xfff3e2);
/// The sky of the fill light.
pub const SKY: Color = rgb(0xf3ede4);
/// The horizon of the fill light.
pub const HORIZON: Color = rgb(0xb5a898);
/// The floor of the fill light.
pub const FLOOR: Color = rgb(0x6d5a49);

/// The colour of a board's lines: the top and the four sides. Told apart by colour-blind people too (they follow
/// the Okabe–Ito set), and different in lightness.
pub const FACES: ByFace<Color> = ByFace([
    rgb(0xf5efe2),
    rgb(0xe69f00),
    rgb(0x56b4e9),
    rgb(0xcc79a7),
    rgb(0x009e73),
]);

/// The colour of one board's lines.
pub fn face(face: Face) -> Color {
    FACES[face]
}

/// What the pointer or the keyboard is on.
pub const HOVER: Color = rgba(0xfff4d6, 0.85);
/// The chosen piece.
pub const SELECTED: Color = rgb(0xffd166);
/// A square the chosen piece can go to.
pub const DESTINATION: Color = rgb(0x7fd1ae);
/// A piece that must capture, and one that would be taken.
pub const CAPTURE: Color = rgb(0xef6f53);
/// Where the last move came from and went to.
pub const LAST_MOVE: Color = rgb(0x8fb8de);
/// What the computer advises.
pub const ADVICE: Color = rgb(0xb79cf0);

/// The panel beside the pyramid.
pub const PANEL: Color = rgb(0x1d1a18);
/// A card on the panel.
pub const PANEL_RAISED: Color = rgb(0x292522);
/// A line between two things on the panel.
pub const PANEL_LINE: Color = rgb(0x3d3732);
/// Text on the panel.
pub const TEXT: Color = rgb(0xf2e9dc);
/// Less important text on the panel.
pub const TEXT_QUIET: Color = rgb(0xb3a797);
/// A button.
pub const BUTTON: Color = rgb(0x38322d);
/// A button under the pointer.
pub const BUTTON_HOVER: Color = rgb(0x4a423b);
/// A button held down, or a choice that is on.
pub const BUTTON_PRESSED: Color = rgb(0x6b5136);
/// The ring of the keyboard's focus, and the accent of the panel.
pub const ACCENT: Color = rgb(0xe0b060);
/// An error or a warning.
pub const WARNING: Color = rgb(0xf0876b);

/// Text that does not apply for the moment.
pub const TEXT_FAINT: Color = rgb(0x756b60);
/// Text on a bright button.
pub const TEXT_ON_ACCENT: Color = rgb(0x241b10);
/// A bright button under the pointer.
pub const ACCENT_HOVER: Color = rgb(0xf0c57c);
/// A bright button held down.
pub const ACCENT_PRESSED: Color = rgb(0xc4964c);
/// Over the window while a question waits.
pub const PANEL_SHADE: Color = rgba(0x12100e, 0.6);
/// Behind the track of a bar.
pub const TRACK: Color = rgb(0x151311);
/// The rim of a black piece on the dark panel.
pub const BLACK_RIM: Color = rgb(0x8d7d70);
