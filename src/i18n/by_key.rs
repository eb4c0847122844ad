//! Messages by a key that is only known when the program runs.

use fluent_typed::prelude::{FluentArgs, FluentValue, L10nBundle};

use super::{Language, Localizer};
use crate::board::Square;

pub(super) fn bundle(language: Language) -> Option<L10nBundle> {
    let messages: &[u8] = match language {
        Language::French => include_bytes!("../../assets/languages/fr/messages.ftl"),
        Language::English => include_bytes!("../../assets/languages/en/messages.ftl"),
    };
    L10nBundle::new_without_isolation(language.code(), messages).ok()
}

impl Localizer {
    /// The text with this key; the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key and these arguments; the key itself if there is none.
    pub fn with(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let text = self
            .bundle
            .as_ref()
            .map(|bundle| bundle.msg(key, Some(arguments)));
        text.and_then(Result::ok).unwrap_or_else(|| key.to_owned())
    }

    /// The text with this key about a square.
    pub fn text_for_square(&self, key: &'static str, square: Square) -> String {
        self.with(key, &[("square", square.number().into())])
    }
}
