//! Comparing the texts on the screen, and the notices, with messages in the app's language.

use bevy::prelude::*;
use dames3d::i18n::{Localizer, Messages};
use dames3d::viewer::kernel::settings::Localization;

use crate::test_app::TestApp;

/// Stands for any words as an argument of a message.
const ANY: &str = "\u{fffc}";

/// Stands for the edges of a text, beside which nothing may stand.
const EDGE: &str = "\u{fffd}";

/// Stands for any number as an argument of a message.
pub(crate) const ANY_NUMBER: u32 = 987_654_321;

/// A message of which only the words between its arguments are compared.
pub(crate) struct MessageForm(String);

impl MessageForm {
    /// Returns `true` if the text contains the message.
    pub(crate) fn is_in(&self, text: &str) -> bool {
        let mut parts = self.0.split(ANY);
        parts.try_fold(text, |rest, part| Some(rest.split_once(part)?.1)).is_some()
    }

    /// Returns `true` if the text is the message and nothing else.
    pub(crate) fn is(&self, text: &str) -> bool {
        MessageForm(format!("{EDGE}{}{EDGE}", self.0)).is_in(&format!("{EDGE}{text}{EDGE}"))
    }
}

impl TestApp {
    /// The localizer of the app's language.
    pub(crate) fn words(&self) -> &Localizer {
        self.resource::<Localization>()
    }

    /// A message in the app's language.
    pub(crate) fn message(&self, message: impl FnOnce(&Messages) -> String) -> String {
        message(&self.words().messages)
    }

    /// A message in the app's language with any words where the closure passes on its second parameter, and any number
    /// where it passes [`ANY_NUMBER`].
    pub(crate) fn message_form(
        &self,
        message: impl FnOnce(&Messages, &str) -> String,
    ) -> MessageForm {
        let form = message(&self.words().messages, ANY);
        MessageForm(form.replace(&ANY_NUMBER.to_string(), ANY))
    }

    /// Everything the panels say.
    pub(crate) fn said(&mut self) -> Vec<String> {
        let world = self.world();
        let mut texts = world.query::<&Text>();
        texts.iter(world).map(|text| text.0.clone()).collect()
    }

    /// Returns `true` if a text on the screen is this message.
    pub(crate) fn says(&mut self, message: impl FnOnce(&Messages) -> String) -> bool {
        let text = self.message(message);
        self.says_text(&text)
    }

    /// Returns `true` if a text on the screen is this one.
    pub(crate) fn says_text(&mut self, text: &str) -> bool {
        self.said().iter().any(|said| said == text)
    }

    /// Returns `true` if a text on the screen contains this message.
    pub(crate) fn mentions(&mut self, message: impl FnOnce(&Messages) -> String) -> bool {
        let text = self.message(message);
        self.mentions_text(&text)
    }

    /// Returns `true` if a text on the screen contains this message; see [`TestApp::message_form`].
    pub(crate) fn mentions_form(
        &mut self,
        message: impl FnOnce(&Messages, &str) -> String,
    ) -> bool {
        let form = self.message_form(message);
        self.said().iter().any(|said| form.is_in(said))
    }

    /// Returns `true` if a text on the screen contains these words.
    pub(crate) fn mentions_text(&mut self, words: &str) -> bool {
        self.said().iter().any(|said| said.contains(words))
    }

    /// Returns `true` if a notice so far was this message.
    pub(crate) fn has_notice(&self, message: impl FnOnce(&Messages) -> String) -> bool {
        self.notices().contains(&self.message(message))
    }

    /// The number of notices so far that were this message; see [`TestApp::message_form`].
    pub(crate) fn notices_of_form(&self, message: impl FnOnce(&Messages, &str) -> String) -> usize {
        let form = self.message_form(message);
        self.notices().iter().filter(|notice| form.is(notice)).count()
    }
}
