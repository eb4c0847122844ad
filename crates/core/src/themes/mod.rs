//! Themes: the colors and materials of the board, the pieces, and everything that is drawn on them.
//!
//! A [`Theme`] is data; the scene, the five boards drawn flat and the marks take all their colors from it. There are three
//! sets of woods and stone, one of high contrast, and one for color-blind players:
//!
//! ```
//! use dames3d_core::themes::{ColorRole, Theme, ThemeName};
//!
//! let theme = Theme::of(ThemeName::Marble);
//! assert_ne!(theme.color(ColorRole::Capture), theme.color(ColorRole::Destination));
//! ```

mod all;
mod birch;
mod color_blind;
mod color_role;
mod high_contrast;
mod marble;
mod rgb;
mod surface;
mod theme;
mod theme_name;
mod walnut;

pub use color_role::ColorRole;
pub use rgb::Rgb;
pub use surface::{Figure, Surface};
pub use theme::{CubeColors, FrameColors, MarkColors, PieceColors, RoomColors, Theme};
pub use theme_name::ThemeName;
