//! Typography: two fonts and five sizes.

use bevy::prelude::*;
use bevy::text::FontSize;

use crate::pictures::{BOLD_FONT, TEXT_FONT};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LetterSize {
    /// Details, figures in tables, tooltips.
    Small,
    /// Ordinary text and button labels.
    Body,
    /// Player names, and headings of cards.
    Heading,
    /// Headings of dialogs.
    Title,
    Clock,
}

impl LetterSize {
    /// All sizes, smallest first.
    pub const ALL: [LetterSize; 5] = [
        LetterSize::Small,
        LetterSize::Body,
        LetterSize::Heading,
        LetterSize::Title,
        LetterSize::Clock,
    ];

    /// Letter height, in logical pixels.
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

const REGULAR: &[u8] = TEXT_FONT;
pub const BOLD: &[u8] = BOLD_FONT;

/// The fonts, for `TextFont { font: fonts.bold.clone().into(), .. }`. Regular is the default.
#[derive(Resource, Debug, Clone)]
pub struct Fonts {
    pub regular: Handle<Font>,
    pub bold: Handle<Font>,
}

pub(crate) fn plugin(app: &mut App) {
    let mut assets = app.world_mut().resource_mut::<Assets<Font>>();
    let bold = assets.add(Font::from_bytes(BOLD.to_vec()));
    if let Err(error) = assets.insert(AssetId::default(), Font::from_bytes(REGULAR.to_vec())) {
        error!("cannot set the default font: {error}");
    }
    app.insert_resource(Fonts { regular: Handle::default(), bold });
}
