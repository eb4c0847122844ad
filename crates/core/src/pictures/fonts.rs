//! The fonts that pictures and the window share: the letters of the languages of Europe, made of Lato by `assets/fonts/make`.

/// The font file of the regular face.
pub const TEXT_FONT: &[u8] = include_bytes!("../../assets/fonts/Dames-Regular.ttf");
/// The font file of the bold face.
pub const BOLD_FONT: &[u8] = include_bytes!("../../assets/fonts/Dames-Bold.ttf");
