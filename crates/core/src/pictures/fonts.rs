//! The fonts that pictures and the window share: Lato, which has the accented letters that French needs.

/// The font file of the regular face.
pub const LATO_REGULAR: &[u8] = include_bytes!("../../assets/fonts/Lato-Regular.ttf");
/// The font file of the bold face.
pub const LATO_BOLD: &[u8] = include_bytes!("../../assets/fonts/Lato-Bold.ttf");
