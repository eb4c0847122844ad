//! The colours of the window. No other file defines one.

use bevy::prelude::*;

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

/// The colours of a wood.
pub struct WoodColors {
    /// Early wood, between the rings.
    pub early: Color,
    /// Late wood, the rings.
    pub late: Color,
    /// Pores and fibres.
    pub pore: Color,
}

/// The wood of the dark cubes, which are played on.
pub const WALNUT: WoodColors = WoodColors {
    early: rgb(0x7d5a44),
    late: rgb(0x5a3d2c),
    pore: rgb(0x3d271b),
};
/// The wood of the light cubes.
pub const MAPLE: WoodColors = WoodColors {
    early: rgb(0xe9d8bb),
    late: rgb(0xd6bb91),
    pore: rgb(0xbf9f74),
};
/// The tint of the plinth under the cubes.
pub const PLINTH: Color = rgb(0x75604f);

/// The body of a white piece: boxwood.
pub const WHITE_PIECE: Color = rgb(0xf0e4cc);
/// The inlay of a white piece.
pub const WHITE_INLAY: Color = rgb(0xa9743f);
/// The body of a black piece: ebony.
pub const BLACK_PIECE: Color = rgb(0x2a2422);
/// The inlay of a black piece.
pub const BLACK_INLAY: Color = rgb(0xc9a86a);
/// The crown of a king.
pub const GOLD: Color = rgb(0xe2b04a);

/// The background, into which the table fades.
pub const BACKGROUND: Color = rgb(0x1a2024);
/// The tint of the lit table.
pub const TABLE: Color = rgb(0x4a565d);
/// The haze that covers faded cubes and pieces.
pub const HAZE: Color = rgb(0x3f474c);
/// The tint that darkens faded pieces.
pub const FADED_TINT: Color = rgb(0x6f6a66);
/// The numbers on the dark cubes.
pub const NUMBER: Color = rgba(0xf6e7cb, 0.85);

/// The key light.
pub const KEY_LIGHT: Color = rgb(0xfff3e2);
/// The daylight of the window that lacquer mirrors.
pub const WINDOW_LIGHT: Color = rgb(0xd6e4f2);
/// The fill light from above.
pub const SKY: Color = rgb(0xf3ede4);
/// The fill light from the horizon.
pub const HORIZON: Color = rgb(0xb5a898);
/// The fill light from below.
pub const FLOOR: Color = rgb(0x6d5a49);

/// The lines of the five boards: the top, then the four sides. They follow the Okabe–Ito set, which colour-blind people
/// can tell apart, and differ in lightness.
pub const BOARD_LINES: [Color; 5] = [
    rgb(0xf5efe2),
    rgb(0xe69f00),
    rgb(0x56b4e9),
    rgb(0xcc79a7),
    rgb(0x009e73),
];

/// The hovered square.
pub const HOVER: Color = rgba(0xfff4d6, 0.85);
/// The selected piece.
pub const SELECTED: Color = rgb(0xffd166);
/// A destination of the selected piece.
pub const DESTINATION: Color = rgb(0x7fd1ae);
/// A piece that must capture, and one that would be captured.
pub const CAPTURE: Color = rgb(0xef6f53);
/// The origin and destination of the last move.
pub const LAST_MOVE: Color = rgb(0x8fb8de);
/// The computer's advice.
pub const ADVICE: Color = rgb(0xb79cf0);

/// A red mark or arrow of a commented game.
pub const NOTED_RED: Color = rgba(0xe5484d, 0.9);
/// A green mark or arrow.
pub const NOTED_GREEN: Color = rgba(0x46a758, 0.9);
/// A blue mark or arrow.
pub const NOTED_BLUE: Color = rgba(0x3e8ed0, 0.9);
/// A yellow mark or arrow.
pub const NOTED_YELLOW: Color = rgba(0xf5c542, 0.9);

/// A panel.
pub const PANEL: Color = rgb(0x1d1a18);
/// A card on a panel.
pub const PANEL_RAISED: Color = rgb(0x292522);
/// A border or divider on a panel.
pub const PANEL_LINE: Color = rgb(0x3d3732);
/// Text.
pub const TEXT: Color = rgb(0xf2e9dc);
/// Less important text.
pub const TEXT_QUIET: Color = rgb(0xb3a797);
/// A button.
pub const BUTTON: Color = rgb(0x38322d);
/// A hovered button.
pub const BUTTON_HOVER: Color = rgb(0x4a423b);
/// A pressed or checked button.
pub const BUTTON_PRESSED: Color = rgb(0x6b5136);
/// The accent of the panels, and the ring of the keyboard focus.
pub const ACCENT: Color = rgb(0xe0b060);
/// An error or a warning.
pub const WARNING: Color = rgb(0xf0876b);

/// Disabled text.
pub const TEXT_FAINT: Color = rgb(0x978b7d);
/// Text on an accent-coloured button.
pub const TEXT_ON_ACCENT: Color = rgb(0x241b10);
/// A hovered accent-coloured button.
pub const ACCENT_HOVER: Color = rgb(0xf0c57c);
/// A pressed accent-coloured button.
pub const ACCENT_PRESSED: Color = rgb(0xc4964c);
/// The shade over the window behind a modal card.
pub const PANEL_SHADE: Color = rgba(0x12100e, 0.6);
/// The track of a bar.
pub const TRACK: Color = rgb(0x151311);
/// The rim of a black piece on the dark panel.
pub const BLACK_RIM: Color = rgb(0x8d7d70);

/// Words at high contrast.
pub const STRONG_TEXT: Color = rgb(0xffffff);
/// Quiet words at high contrast.
pub const STRONG_TEXT_QUIET: Color = rgb(0xeee6da);
/// Words on a disabled button at high contrast.
pub const STRONG_TEXT_FAINT: Color = rgb(0xa79d92);
/// A panel at high contrast.
pub const STRONG_PANEL: Color = rgb(0x000000);
/// A card in a panel at high contrast.
pub const STRONG_PANEL_RAISED: Color = rgb(0x100e0d);
/// The edge of a panel or a button at high contrast.
pub const STRONG_PANEL_LINE: Color = rgb(0x9d9287);
/// The ground of a bar or a field at high contrast.
pub const STRONG_TRACK: Color = rgb(0x060505);
/// A button at high contrast.
pub const STRONG_BUTTON: Color = rgb(0x1d1a17);
