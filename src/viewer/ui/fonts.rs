//! The fonts of the window.

use bevy::prelude::*;

use crate::pictures::{BOLD_FONT, TEXT_FONT};

/// The font file of the regular face.
pub const REGULAR: &[u8] = TEXT_FONT;
/// The font file of the bold face.
pub const BOLD: &[u8] = BOLD_FONT;

/// The fonts, for `TextFont { font: fonts.bold.clone().into(), .. }`. Text that names no font is regular.
#[derive(Resource, Debug, Clone)]
pub struct Fonts {
    /// The default font.
    pub regular: Handle<Font>,
    /// The font of titles.
    pub bold: Handle<Font>,
}

pub(crate) fn plugin(app: &mut App) {
    let mut assets = app.world_mut().resource_mut::<Assets<Font>>();
    let bold = assets.add(Font::from_bytes(BOLD.to_vec()));
    if let Err(error) = assets.insert(AssetId::default(), Font::from_bytes(REGULAR.to_vec())) {
        error!("cannot set the default font: {error}");
    }
    app.insert_resource(Fonts {
        regular: Handle::default(),
        bold,
    });
}
