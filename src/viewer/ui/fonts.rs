//! The letters: Lato, which has the accents French needs.

use bevy::prelude::*;

/// The bytes of the regular face.
pub const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Lato-Regular.ttf");
/// The bytes of the bold face.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Lato-Bold.ttf");

/// The fonts, ready for `TextFont { font: fonts.bold.clone().into(), .. }`. Text that names no font is regular.
#[derive(Resource, Debug, Clone)]
pub struct Fonts {
    /// For nearly everything.
    pub regular: Handle<Font>,
    /// For titles, and the move on show.
    pub bold: Handle<Font>,
}

pub(crate) fn plugin(app: &mut App) {
    let mut assets = app.world_mut().resource_mut::<Assets<Font>>();
    let bold = assets.add(Font::from_bytes(BOLD.to_vec()));
    if let Err(error) = assets.insert(AssetId::default(), Font::from_bytes(REGULAR.to_vec())) {
        error!("the default font: {error}");
    }
    app.insert_resource(Fonts {
        regular: Handle::default(),
        bold,
    });
}
