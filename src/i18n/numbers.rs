use super::Language;

/// The number of digits from which French groups them, as printers do: 10 000 but 2048.
const MIN_GROUPED_DIGITS: usize = 5;

impl Language {
    /// Writes a number with this many decimals: `3.5` and `12345.0` in English, `3,5` and `12 345,0` in French.
    pub fn decimal(self, value: f64, decimals: usize) -> String {
        self.localize(&format!("{value:.decimals$}"))
    }

    /// Rewrites a number written with a point: with a decimal comma and groups of three digits in French.
    pub(crate) fn localize(self, number: &str) -> String {
        match self {
            Language::English => number.to_owned(),
            Language::French => {
                let (sign, digits) = match number.strip_prefix(['+', '-', '−']) {
                    Some(digits) => number.split_at(number.len() - digits.len()),
                    None => ("", number),
                };
                let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
                let comma = if decimals.is_empty() { "" } else { "," };
                format!("{sign}{}{comma}{decimals}", grouped(whole))
            }
        }
    }
}

/// Groups digits by three, with narrow no-break spaces between the groups.
fn grouped(digits: &str) -> String {
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        let left = digits.len() - index;
        if index > 0 && left.is_multiple_of(3) && digits.len() >= MIN_GROUPED_DIGITS {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_has_a_decimal_comma_and_groups_of_digits() {
        for (value, decimals, english, french) in [
            (0.42, 2, "0.42", "0,42"),
            (-0.42, 2, "-0.42", "-0,42"),
            (2048.0, 0, "2048", "2048"),
            (12345.67, 1, "12345.7", "12\u{202f}345,7"),
            (-1234567.0, 0, "-1234567", "-1\u{202f}234\u{202f}567"),
        ] {
            assert_eq!(Language::English.decimal(value, decimals), english);
            assert_eq!(Language::French.decimal(value, decimals), french);
        }
    }
}
