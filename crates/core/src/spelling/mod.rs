//! Transliteration to Latin letters, for comparing names and words, and for terminals that show only ASCII.

use std::borrow::Cow;

use icu_normalizer::DecomposingNormalizer;

/// The text in lower case, its Greek and Cyrillic letters as Latin ones, without accents: "Щёголев" and "Shchegolev"
/// are the same then. Other alphabets stay as they are.
pub(crate) fn latin(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut latin = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match spelling(letter) {
            Some(spelling) => latin += spelling,
            None => latin.push(letter),
        }
    }
    let decomposed = DecomposingNormalizer::new_nfd().normalize(&latin);
    let mut latin = String::with_capacity(decomposed.len());
    for letter in decomposed.chars().filter(|letter| !is_accent(*letter)) {
        match spelling(letter) {
            Some(spelling) => latin += spelling,
            None => latin.push(letter),
        }
    }
    latin
}

/// The text in ASCII: letters without accents, Greek and Cyrillic ones as Latin ones, plain quotation marks and dashes.
/// Whatever has no spelling becomes a question mark.
pub fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut ascii = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '«' | '»' => ascii.push('"'),
            '…' => ascii.push('.'),
            '−' => ascii.push('-'),
            '×' => ascii.push('x'),
            '¡' => ascii.push('!'),
            'ᵉ' => ascii.push('e'),
            'ʳ' => ascii.push('r'),
            _ if letter.is_ascii() => ascii.push(letter),
            _ => {
                let latin = latin(letter.encode_utf8(&mut [0; 4]));
                match latin.chars().next().filter(|_| latin.is_ascii()) {
                    Some(first) if letter.is_uppercase() => {
                        ascii.push(first.to_ascii_uppercase());
                        ascii += &latin[1..];
                    }
                    _ if latin.is_ascii() => ascii += &latin,
                    _ => ascii.push('?'),
                }
            }
        }
    }
    Cow::Owned(ascii)
}

fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// The spelling of a letter that has no accent, or of which the accent makes another letter. Russian is spelled as in
/// passports (ICAO 9303), but hard signs are left out as soft ones are.
fn spelling(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'ł' => "l",
        'đ' | 'ð' => "d",
        'þ' => "th",
        'ħ' => "h",
        'ı' => "i",
        '’' | '‘' | 'ʼ' => "'",
        '“' | '”' | '„' => "\"",
        '–' | '—' | '‐' | '‑' => "-",
        '\u{a0}' | '\u{202f}' => " ",

        'а' | 'α' => "a",
        'б' => "b",
        'в' | 'β' => "v",
        'г' | 'ґ' | 'γ' => "g",
        'д' | 'ђ' | 'δ' => "d",
        'е' | 'э' | 'ё' | 'є' | 'ε' => "e",
        'ж' => "zh",
        'з' | 'ζ' => "z",
        'и' | 'і' | 'ї' | 'η' | 'ι' => "i",
        'й' => "i",
        'ј' => "j",
        'к' | 'ќ' | 'κ' => "k",
        'л' | 'λ' => "l",
        'љ' => "lj",
        'м' | 'μ' => "m",
        'н' | 'ν' => "n",
        'њ' => "nj",
        'о' | 'ө' | 'ο' | 'ω' => "o",
        'п' | 'π' => "p",
        'р' | 'ρ' => "r",
        'с' | 'σ' | 'ς' => "s",
        'т' | 'τ' => "t",
        'ћ' => "c",
        'у' | 'ў' | 'ү' => "u",
        'υ' | 'ы' => "y",
        'ф' | 'φ' => "f",
        'х' => "kh",
        'χ' => "ch",
        'ц' => "ts",
        'ч' => "ch",
        'џ' => "dz",
        'ш' => "sh",
        'щ' => "shch",
        'ъ' | 'ь' => "",
        'ю' => "iu",
        'я' => "ia",
        'θ' => "th",
        'ξ' => "x",
        'ψ' => "ps",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_in_ascii_can_be_read() {
        for (text, expected) in [
            ("Löschen, groß", "Loschen, gross"),
            ("¿Qué? «Środa» – Ł…", "?Que? \"Sroda\" - L."),
            ("Щука съела", "Shchuka sela"),
            ("50 × 2 ♔", "50 x 2 ?"),
            ("plain", "plain"),
        ] {
            assert_eq!(ascii(text), expected);
        }
    }

    #[test]
    fn letters_of_europe_are_latin_ones_without_accents() {
        for (text, expected) in [
            ("Šmaidriņš", "smaidrins"),
            ("Wiersma", "wiersma"),
            ("GÜNTHER Große", "gunther grosse"),
            ("Łódź, Bjørn, Dvořák", "lodz, bjorn, dvorak"),
            ("Щёголев", "shchegolev"),
            ("Чижов Алексей", "chizhov aleksei"),
            ("Їжак", "izhak"),
            ("Αθήνα", "athina"),
            ("l’après–midi", "l'apres-midi"),
            ("中文", "中文"),
        ] {
            assert_eq!(latin(text), expected);
        }
        assert_eq!(latin("Ve\u{301}gh"), "vegh");
    }
}
