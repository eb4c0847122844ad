//! Numbers and dates as each language writes them.

use super::{Language, Localizer};

/// The marks of a written number.
struct NumberStyle {
    decimal: char,
    /// The mark between groups of three digits, if they are grouped.
    group: Option<char>,
    /// The number of digits from which they are grouped.
    min_grouped_digits: usize,
}

const SPACE: char = '\u{a0}';
const NARROW_SPACE: char = '\u{202f}';

impl Language {
    /// The style of numbers, after the Unicode CLDR, version 46, with these exceptions: English does not group; Spanish
    /// groups with a space, as the *Ortografía* of the Real Academia Española (2010) asks; and as printers do in French
    /// and Russian, four digits are not grouped: 10 000 but 2048.
    const fn number_style(self) -> NumberStyle {
        let (decimal, group, min_grouped_digits) = match self {
            Language::English => ('.', None, 0),
            Language::German | Language::Dutch | Language::Portuguese => (',', Some('.'), 4),
            Language::Italian => (',', Some('.'), 5),
            Language::French | Language::Spanish => (',', Some(NARROW_SPACE), 5),
            Language::Polish | Language::Russian => (',', Some(SPACE), 5),
        };
        NumberStyle { decimal, group, min_grouped_digits }
    }

    /// Writes a number with this many decimals: `12345.0` in English, `12 345,0` in French, `12.345,0` in German.
    pub fn decimal(self, value: f64, decimals: usize) -> String {
        self.localize(&format!("{value:.decimals$}"))
    }

    /// Rewrites a number written with a point, with the decimal mark and the groups of digits of the language.
    pub fn localize(self, number: &str) -> String {
        let style = self.number_style();
        let (sign, digits) = match number.strip_prefix(['+', '-', '−']) {
            Some(digits) => number.split_at(number.len() - digits.len()),
            None => ("", number),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let mut written = format!("{sign}{}", style.grouped(whole));
        if !decimals.is_empty() {
            written.push(style.decimal);
            written.push_str(decimals);
        }
        written
    }
}

impl NumberStyle {
    /// Groups digits by three. What is not only digits, such as the time on a clock, stays as it is.
    fn grouped(&self, digits: &str) -> String {
        let is_number = digits.chars().all(|digit| digit.is_ascii_digit());
        let Some(mark) =
            self.group.filter(|_| is_number && digits.len() >= self.min_grouped_digits)
        else {
            return digits.to_owned();
        };
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(mark);
            }
            grouped.push(digit);
        }
        grouped
    }
}

impl Localizer {
    /// A date of a PDN tag as the language writes it, as far as it is known: `2026.11.23` is “2026-11-23” in English
    /// and “23/11/2026” in French, `2026.11.??` is “11/2026”. A text that is no such date stays as it is.
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
    fn every_language_has_its_decimal_mark_and_groups_of_digits() {
        use Language::*;
        for (language, two, four, five, seven) in [
            (German, "-0,42", "2.048", "12.345,7", "-1.234.567"),
            (English, "-0.42", "2048", "12345.7", "-1234567"),
            (Spanish, "-0,42", "2048", "12\u{202f}345,7", "-1\u{202f}234\u{202f}567"),
            (French, "-0,42", "2048", "12\u{202f}345,7", "-1\u{202f}234\u{202f}567"),
            (Italian, "-0,42", "2048", "12.345,7", "-1.234.567"),
            (Dutch, "-0,42", "2.048", "12.345,7", "-1.234.567"),
            (Polish, "-0,42", "2048", "12\u{a0}345,7", "-1\u{a0}234\u{a0}567"),
            (Portuguese, "-0,42", "2.048", "12.345,7", "-1.234.567"),
            (Russian, "-0,42", "2048", "12\u{a0}345,7", "-1\u{a0}234\u{a0}567"),
        ] {
            assert_eq!(language.decimal(-0.42, 2), two);
            assert_eq!(language.decimal(2048.0, 0), four);
            assert_eq!(language.decimal(12345.67, 1), five);
            assert_eq!(language.decimal(-1_234_567.0, 0), seven);
        }
    }

    #[test]
    fn the_time_on_a_clock_is_not_grouped() {
        assert_eq!(Language::German.localize("100:00"), "100:00");
        assert_eq!(Language::German.localize("9.8"), "9,8");
    }

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
