//! View settings, which do not affect play; the theme, quality and language that follow from them; and the explanations
//! already seen, which are shown only the first few times.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::i18n::{Language, Localizer};
use crate::lessons::ExplainedRule;
use crate::platform::set_page_language;
use crate::players::EngineId;
pub use crate::preferences::{
    AnimationSpeed, DisplayPreferences, InputPreferences, LookPreferences, PointerEntry, Quality,
    SoundPreferences, TextSize, UnfoldedPlace, UnfoldedPreferences,
};
use crate::themes::{ColorRole, Rgb, Theme, ThemeName};

#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ViewerSettings {
    pub numbers: bool,
    /// Lines on an inspected side.
    pub lines: bool,
    /// Sink the pyramid to a flat board, without affecting the game.
    pub sunk: bool,
    /// Make steps as high as the cubes are wide.
    pub high_steps: bool,
    /// Analyze the position shown.
    pub analysis: bool,
    /// Time limit for analyzing one position, in minutes; 0 for none.
    pub analysis_minutes: u16,
    /// The analyzing engine, if it plays the variant; `None` for the built-in one. Saved by name.
    #[serde(skip)]
    pub analyst: Option<EngineId>,
    pub animation_speed: AnimationSpeed,
    pub unfolded: UnfoldedPreferences,
    pub sound: SoundPreferences,
    pub display: DisplayPreferences,
    pub input: InputPreferences,
    pub look: LookPreferences,
}

impl Default for ViewerSettings {
    fn default() -> ViewerSettings {
        ViewerSettings {
            numbers: true,
            lines: true,
            sunk: false,
            high_steps: false,
            analysis: false,
            analysis_minutes: 5,
            analyst: None,
            animation_speed: AnimationSpeed::default(),
            unfolded: UnfoldedPreferences::default(),
            sound: SoundPreferences::default(),
            display: DisplayPreferences::default(),
            input: InputPreferences::default(),
            look: LookPreferences::default(),
        }
    }
}

/// The theme of the scene and the unfolded boards.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Deref)]
pub struct CurrentTheme(pub &'static Theme);

impl CurrentTheme {
    pub const fn of(name: ThemeName) -> CurrentTheme {
        CurrentTheme(Theme::of(name))
    }

    /// A role's color, with its opacity.
    pub fn paint(&self, role: ColorRole) -> Color {
        color_of(self.0.color(role)).with_alpha(role.opacity())
    }
}

pub fn color_of(color: Rgb) -> Color {
    let [red, green, blue] = color.channels();
    Color::srgb_u8(red, green, blue)
}

/// Converts a theme color to linear light.
pub fn linear_of(color: Rgb) -> LinearRgba {
    color_of(color).to_linear()
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// The rendering quality; `None` until the adapter is known.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentQuality(pub Option<Quality>);

/// Returns `true` if the theme has changed since the last run.
pub fn has_new_theme(theme: Res<CurrentTheme>) -> bool {
    theme.is_changed() && !theme.is_added()
}

/// The texts in the current language. Replacing the resource switches the language everywhere at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }
}

fn name_language(localization: Res<Localization>) {
    set_page_language(localization.language().code());
}

/// The explanations already seen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Onboarding {
    /// Number of times that a piece's lines were explained.
    pub lines: u8,
    /// Rules explained when they refused a move.
    pub rules: Vec<ExplainedRule>,
    /// A capture on a side has been pointed out.
    pub side_capture: bool,
}

/// Starts with the player's theme.
pub(crate) fn theme(app: &mut App) {
    let world = app.world_mut();
    let chosen = world.get_resource::<ViewerSettings>();
    let theme =
        CurrentTheme::of(chosen.map_or_else(ThemeName::default, |chosen| chosen.look.theme));
    if !world.contains_resource::<CurrentTheme>() {
        world.insert_resource(theme);
    }
    world.init_resource::<CurrentQuality>();
}

pub(in crate::viewer::kernel) fn language(app: &mut App) {
    app.add_systems(Update, name_language.run_if(resource_changed::<Localization>));
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::default()));
    }
}
