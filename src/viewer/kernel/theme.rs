//! The theme of the board, and the quality of the picture.

use bevy::prelude::*;

use super::settings::ViewerSettings;
pub use crate::preferences::Quality;
use crate::themes::{ColorRole, Rgb, Theme, ThemeName};

/// The theme of the scene and of the five boards drawn flat.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Deref)]
pub struct CurrentTheme(pub &'static Theme);

impl CurrentTheme {
    pub const fn of(name: ThemeName) -> CurrentTheme {
        CurrentTheme(Theme::of(name))
    }

    /// The color of a role, with its opacity.
    pub fn paint(&self, role: ColorRole) -> Color {
        color_of(self.0.color(role)).with_alpha(role.opacity())
    }
}

/// Converts a color of a theme.
pub fn color_of(color: Rgb) -> Color {
    let [red, green, blue] = color.channels();
    Color::srgb_u8(red, green, blue)
}

/// Converts a color of a theme into linear light.
pub fn linear_of(color: Rgb) -> LinearRgba {
    color_of(color).to_linear()
}

/// The systems that change the theme.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// The quality of the picture. `None` until the adapter is known.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentQuality(pub Option<Quality>);

/// Returns `true` if another theme has been chosen since the last run.
pub fn has_new_theme(theme: Res<CurrentTheme>) -> bool {
    theme.is_changed() && !theme.is_added()
}

/// Begins with the theme that the player has chosen.
pub(crate) fn plugin(app: &mut App) {
    let world = app.world_mut();
    let chosen = world.get_resource::<ViewerSettings>();
    let theme =
        CurrentTheme::of(chosen.map_or_else(ThemeName::default, |chosen| chosen.look.theme));
    if !world.contains_resource::<CurrentTheme>() {
        world.insert_resource(theme);
    }
    world.init_resource::<CurrentQuality>();
}
