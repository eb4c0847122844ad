//! The settings of the view, which do not change what is played; the theme, the quality and the language that follow
//! from them; and the explanations that a player has seen, each of which is shown the first few times only.

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

/// The settings of the view.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ViewerSettings {
    /// Numbers on the squares.
    pub numbers: bool,
    /// Lines on an inspected side.
    pub lines: bool,
    /// `true` if the pyramid is sunk to a flat board; the game goes on.
    pub sunk: bool,
    /// `true` if the steps are as high as the cubes are wide.
    pub high_steps: bool,
    /// Analysis of the position shown.
    pub analysis: bool,
    /// The time after which an analysis of one position ends, in minutes; 0 for never.
    pub analysis_minutes: u16,
    /// The engine that analyses the variants it plays; `None` for the built-in one. It is kept by its name.
    #[serde(skip)]
    pub analyst: Option<EngineId>,
    /// The speed of the pieces.
    pub animation_speed: AnimationSpeed,
    /// The five boards drawn flat.
    pub unfolded: UnfoldedPreferences,
    pub sound: SoundPreferences,
    /// The window and its texts.
    pub display: DisplayPreferences,
    /// Entering moves.
    pub input: InputPreferences,
    /// The look of the board.
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

/// The texts in the current language. Replace the resource to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    /// Loads the texts of a language.
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }
}

/// Names the language of the page.
fn name_language(localization: Res<Localization>) {
    set_page_language(localization.language().code());
}

/// The explanations that a player has seen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Onboarding {
    /// The number of times that the lines of a piece were explained.
    pub lines: u8,
    /// The rules that were explained when they refused a move.
    pub rules: Vec<ExplainedRule>,
    /// `true` once a capture on a side board has been pointed out.
    pub side_capture: bool,
}

/// Begins with the theme that the player has chosen.
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
    app.add_systems(
        Update,
        name_language.run_if(resource_changed::<Localization>),
    );
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::default()));
    }
}
