//! The texts on the screen.

use bevy::prelude::*;

use crate::test_app::TestApp;

impl TestApp {
    /// Everything the panels say.
    pub(crate) fn said(&mut self) -> Vec<String> {
        let world = self.world();
        let mut texts = world.query::<&Text>();
        texts.iter(world).map(|text| text.0.clone()).collect()
    }

    /// Returns `true` if a text on the screen is this one.
    pub(crate) fn says_text(&mut self, text: &str) -> bool {
        self.said().iter().any(|said| said == text)
    }

    /// Returns `true` if a text on the screen contains these words.
    pub(crate) fn mentions_text(&mut self, words: &str) -> bool {
        self.said().iter().any(|said| said.contains(words))
    }
}
