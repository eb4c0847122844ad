//! High contrast: the colors of texts, edges and grounds are replaced by stronger ones after everything is painted.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::palette;
use crate::viewer::kernel::settings::ViewerSettings;

/// The colors of the interface and what stands for them at high contrast. No two are replaced by the same, so that a
/// color can be put back.
const STRONGER: [(Color, Color); 8] = [
    (palette::TEXT, palette::STRONG_TEXT),
    (palette::TEXT_QUIET, palette::STRONG_TEXT_QUIET),
    (palette::TEXT_FAINT, palette::STRONG_TEXT_FAINT),
    (palette::PANEL, palette::STRONG_PANEL),
    (palette::PANEL_RAISED, palette::STRONG_PANEL_RAISED),
    (palette::PANEL_LINE, palette::STRONG_PANEL_LINE),
    (palette::TRACK, palette::STRONG_TRACK),
    (palette::BUTTON, palette::STRONG_BUTTON),
];

/// Returns the color that stands for this one, if another one does. The opacity stays.
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

/// The color at high contrast.
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
