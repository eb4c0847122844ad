//! Dates as each language writes them.

use super::{Language, Localizer};

impl Localizer {
    /// A date of a PDN tag as the language writes it, as far as it is known: `2026.11.23` is “2026-11-23” in English and
    /// “23/11/2026” in French, `2026.11.??` is “11/2026”. A text that is no such date stays as it is.
    pub fn date(&self, tag: &str) -> String {
        let parts: Vec<&str> = tag.split('.').collect();
        let is_number = |part: &&str| part.bytes().all(|digit| digit.is_ascii_digit());
        let mut known: Vec<&str> = parts.iter().copied().take_while(is_number).collect();
        let unknown = &parts[known.len()..];
        let is_date = known.first().is_some_and(|year| year.len() == 4)
            && unknown.iter().all(|part| part.trim_matches('?').is_empty());
        if !is_date {
            return tag.to_owned();
        }
        let (is_year_first, separator) = self.language().date_style();
        if !is_year_first {
            known.reverse();
        }
        known.join(separator)
    }
}

impl Language {
    /// Returns `true` if the year comes first, and the mark between year, month and day: after the short dates of the
    /// Unicode CLDR, version 46, with four digits of the year. In English, where countries differ, ISO 8601.
    const fn date_style(self) -> (bool, &'static str) {
        match self {
            Language::English => (true, "-"),
            Language::German | Language::Polish | Language::Russian => (false, "."),
            Language::Dutch => (false, "-"),
            Language::French | Language::Italian | Language::Portuguese | Language::Spanish => {
                (false, "/")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_far_as_they_are_known() {
        for (language, day, month) in [
            (Language::English, "2026-11-03", "2026-11"),
            (Language::French, "03/11/2026", "11/2026"),
            (Language::German, "03.11.2026", "11.2026"),
            (Language::Dutch, "03-11-2026", "11-2026"),
        ] {
            let localizer = Localizer::new(language);
            assert_eq!(localizer.date("2026.11.03"), day);
            assert_eq!(localizer.date("2026.11.??"), month);
            assert_eq!(localizer.date("2026.??.??"), "2026");
            for other in ["", "????.??.??", "November 2026", "3.11.2026"] {
                assert_eq!(localizer.date(other), other);
            }
        }
    }
}
