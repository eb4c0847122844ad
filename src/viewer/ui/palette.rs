//! The UI colors. Board colors are in [`themes`](crate::themes); no other file defines colors. High contrast replaces
//! the colors of texts, edges and backgrounds after painting.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::viewer::kernel::settings::ViewerSettings;

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

/// The 8-bit RGB channels of a color.
pub fn channels(color: Color) -> [u8; 3] {
    let color = color.to_srgba();
    [color.red, color.green, color.blue].map(|channel| (channel * 255.0).round() as u8)
}

/// Boxwood.
pub const WHITE_PIECE: Color = rgb(0xf0e4cc);
/// Ebony.
pub const BLACK_PIECE: Color = rgb(0x2a2422);
/// The crown of a king.
pub const GOLD: Color = rgb(0xe2b04a);

pub const KEY_LIGHT: Color = rgb(0xffefda);
/// Daylight from the window, reflected by lacquer.
pub const WINDOW_LIGHT: Color = rgb(0xd6e4f2);
/// Fill light from above, cooler than the lamp.
pub const SKY: Color = rgb(0xe4e6f0);
/// Fill light from the horizon.
pub const HORIZON: Color = rgb(0xb8aca3);
/// Fill light from below.
pub const FLOOR: Color = rgb(0x6d5a49);

/// A destination of the selected piece.
pub const DESTINATION: Color = rgb(0x7fd1ae);
/// A piece that must capture, or would be captured.
pub const CAPTURE: Color = rgb(0xef6f53);
/// The origin and destination of the last move.
pub const LAST_MOVE: Color = rgb(0x8fb8de);
pub const ADVICE: Color = rgb(0xb79cf0);

pub const PANEL: Color = rgb(0x1d1a18);
/// A card on a panel.
pub const PANEL_RAISED: Color = rgb(0x292522);
/// A border or divider on a panel.
pub const PANEL_LINE: Color = rgb(0x3d3732);
pub const TEXT: Color = rgb(0xf2e9dc);
/// Less important text.
pub const TEXT_QUIET: Color = rgb(0xb3a797);
pub const BUTTON: Color = rgb(0x38322d);
pub const BUTTON_HOVER: Color = rgb(0x433c35);
/// A pressed or checked button, or a selected row: dark enough for muted text and colored icons.
pub const BUTTON_PRESSED: Color = rgb(0x4b3620);
/// The accent of the panels, and the focus ring.
pub const ACCENT: Color = rgb(0xe0b060);
pub const WARNING: Color = rgb(0xf0876b);

pub const TEXT_FAINT: Color = rgb(0x978b7d);
pub const TEXT_ON_ACCENT: Color = rgb(0x241b10);
pub const ACCENT_HOVER: Color = rgb(0xf0c57c);
pub const ACCENT_PRESSED: Color = rgb(0xc4964c);
/// The shade over the window behind a modal card.
pub const PANEL_SHADE: Color = rgba(0x12100e, 0.6);
pub const TRACK: Color = rgb(0x151311);
/// The rim of a black piece on the dark panel.
pub const BLACK_RIM: Color = rgb(0x8d7d70);

/// Text at high contrast.
const STRONG_TEXT: Color = rgb(0xffffff);
/// Muted text at high contrast.
pub const STRONG_TEXT_QUIET: Color = rgb(0xeee6da);
/// Disabled text at high contrast.
const STRONG_TEXT_FAINT: Color = rgb(0xa79d92);
/// A panel at high contrast.
pub const STRONG_PANEL: Color = rgb(0x000000);
/// A card in a panel at high contrast.
const STRONG_PANEL_RAISED: Color = rgb(0x100e0d);
/// The edge of a panel or a button at high contrast.
pub const STRONG_PANEL_LINE: Color = rgb(0x9d9287);
/// The background of a bar or a field at high contrast.
const STRONG_TRACK: Color = rgb(0x060505);
/// A button at high contrast.
const STRONG_BUTTON: Color = rgb(0x1d1a17);

/// The letter color for a background: dark on light, light on dark.
pub fn letters_on(plate: Color) -> Color {
    if plate.to_linear().luminance() > 0.18 { PANEL } else { TEXT }
}

/// UI colors with their high-contrast replacements, which are distinct so that the original can be restored.
const STRONGER: [(Color, Color); 8] = [
    (TEXT, STRONG_TEXT),
    (TEXT_QUIET, STRONG_TEXT_QUIET),
    (TEXT_FAINT, STRONG_TEXT_FAINT),
    (PANEL, STRONG_PANEL),
    (PANEL_RAISED, STRONG_PANEL_RAISED),
    (PANEL_LINE, STRONG_PANEL_LINE),
    (TRACK, STRONG_TRACK),
    (BUTTON, STRONG_BUTTON),
];

/// Returns the replacement of a color, if it has one, preserving its opacity.
fn replaced(color: Color, high: bool) -> Option<Color> {
    let is_same = |one: Color, other: Color| one.with_alpha(1.0) == other.with_alpha(1.0);
    let found = STRONGER.iter().find_map(|&(usual, strong)| {
        if high {
            is_same(usual, color).then_some(strong)
        } else {
            is_same(strong, color).then_some(usual)
        }
    })?;
    Some(found.with_alpha(color.alpha()))
}

#[cfg(test)]
pub(super) fn at_high_contrast(color: Color) -> Color {
    replaced(color, true).unwrap_or(color)
}

fn replace(
    settings: Res<ViewerSettings>,
    mut texts: Query<&mut TextColor>,
    mut grounds: Query<&mut BackgroundColor>,
    mut edges: Query<&mut BorderColor>,
    mut was_high: Local<bool>,
) {
    let high = settings.display.high_contrast;
    if !high && !*was_high {
        return;
    }
    *was_high = high;
    for mut color in &mut texts {
        if let Some(other) = replaced(color.0, high) {
            color.0 = other;
        }
    }
    for mut color in &mut grounds {
        if let Some(other) = replaced(color.0, high) {
            color.0 = other;
        }
    }
    for mut color in &mut edges {
        let strong = |side: Color| replaced(side, high).unwrap_or(side);
        color.set_if_neq(BorderColor {
            left: strong(color.left),
            right: strong(color.right),
            top: strong(color.top),
            bottom: strong(color.bottom),
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, replace.before(UiSystems::Prepare));
}
