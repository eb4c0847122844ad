use super::{Theme, ThemeName, birch, color_blind, high_contrast, marble, walnut};

impl Theme {
    /// The theme of this name.
    pub const fn of(name: ThemeName) -> &'static Theme {
        match name {
            ThemeName::Walnut => &walnut::THEME,
            ThemeName::Birch => &birch::THEME,
            ThemeName::Marble => &marble::THEME,
            ThemeName::HighContrast => &high_contrast::THEME,
            ThemeName::ColorBlind => &color_blind::THEME,
        }
    }
}
