//! The sizes of letters in the window: five, so that equal things look equal.

use bevy::text::FontSize;

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
