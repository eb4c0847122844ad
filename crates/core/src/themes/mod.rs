//! Themes: the colors and materials of the board, the pieces, and everything that is drawn on them.
//!
//! A [`Theme`] is data; the scene, the five boards drawn flat and the marks take all their colors from it. There are
//! three sets of woods and stone, one of high contrast, and one for color-blind players:
//!
//! ```
//! use dames3d_core::themes::{ColorRole, Theme, ThemeName};
//!
//! let theme = Theme::of(ThemeName::Marble);
//! assert_ne!(theme.color(ColorRole::Capture), theme.color(ColorRole::Destination));
//! ```

mod built_in;
mod theme;

pub use theme::{
    ColorRole, CubeColors, Figure, FrameColors, MarkColors, PieceColors, Rgb, RoomColors, Surface,
    Theme, ThemeName,
};
