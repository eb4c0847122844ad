//! The letters of the window: two fonts, and five sizes, so that equal things look equal.

use bevy::prelude::*;
use bevy::text::FontSize;

use crate::pictures::{BOLD_FONT, TEXT_FONT};

/// The size of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LetterSize {
    /// Details, figures in tables, tooltips.
    Small,
    /// Ordinary text and the labels of buttons.
    Body,
    /// The names of players, and the headings of cards.
    Heading,
    /// The headings of dialogs.
    Title,
    /// The time on a clock.
    Clock,
}

impl LetterSize {
    /// All sizes, the smallest first.
    pub const ALL: [LetterSize; 5] = [
        LetterSize::Small,
        LetterSize::Body,
        LetterSize::Heading,
        LetterSize::Title,
        LetterSize::Clock,
    ];

    /// The height of the letters, in logical pixels.
    pub const fn px(self) -> f32 {
        match self {
            LetterSize::Small => 13.0,
            LetterSize::Body => 14.0,
            LetterSize::Heading => 17.0,
            LetterSize::Title => 20.0,
            LetterSize::Clock => 24.0,
        }
    }
}

impl From<LetterSize> for FontSize {
    fn from(size: LetterSize) -> FontSize {
        FontSize::Px(size.px())
    }
}

/// The font file of the regular face.
const REGULAR: &[u8] = TEXT_FONT;
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
