//! Suggested file names.

use crate::i18n::Localizer;
use crate::notation::pdn::Tags;
use crate::notation::printable;
use crate::rules::Side;

/// Maximum length in characters of a player's name in a file name. File systems allow 255 bytes in all, and a character
/// may need four.
const MAX_CHARS: usize = 26;

impl Localizer {
    /// The suggested file name of a game, without its extension: the players and the date, as far as they are known.
    /// “Anna - Dames 3D, level 4 - 2026-11-27”.
    pub fn game_file_name(&self, tags: &Tags) -> String {
        let player = |side| {
            let name = tags.player(side).map(|name| safe(&self.player_name(name)));
            name.filter(|name| !name.is_empty()).unwrap_or_else(|| self.side(side))
        };
        let players = format!("{} - {}", player(Side::White), player(Side::Black));
        match tags.get("Date").and_then(known_date) {
            Some(date) => format!("{players} - {date}"),
            None => players,
        }
    }
}

/// A text without the characters that some system forbids in file names, and without a dot or a hyphen at its ends: a
/// dot would hide the file, and a hyphen look like an option.
fn safe(text: &str) -> String {
    let is_unsafe = |c: char| {
        let shown = c.to_string();
        "\"*/:<>?\\|".contains(c) || printable(&shown, shown.len()) != shown
    };
    let spaced = text.replace(is_unsafe, " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(MAX_CHARS).collect();
    short.trim_matches(['.', '-', ' ']).to_owned()
}

/// A date of PDN as far as it is known: `2026-11-27`, `2026-11`, `2026`.
fn known_date(tag: &str) -> Option<String> {
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
    let known: Vec<&str> = tag.split('.').take_while(is_number).take(3).collect();
    let is_date = known.first().is_some_and(|year| year.len() == 4);
    is_date.then(|| known.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn name(language: Language, tags: &[(&str, &str)]) -> String {
        let mut given = Tags::new();
        for (name, value) in tags {
            given.set(name, *value);
        }
        Localizer::new(language).game_file_name(&given)
    }

    #[test]
    fn a_file_is_named_after_the_players_and_the_date() {
        let tags = [("White", "Anna"), ("Black", "Dames 3D, level 4"), ("Date", "2026.11.27")];
        let of_game = |language| name(language, &tags);
        let english = "Anna - Dames 3D, level 4 - 2026-11-27";
        assert_eq!(of_game(Language::English), english);
        assert_eq!(of_game(Language::French), english.replace("level", "niveau"));
        let german = name(Language::German, &[("Date", "2026.11.??")]);
        assert_eq!(german, "Weiß - Schwarz - 2026-11");
        let unknown = [("White", "?"), ("Date", "????.??.??")];
        assert_eq!(name(Language::English, &unknown), "White - Black");
    }

    #[test]
    fn a_file_has_a_name_that_every_system_takes() {
        let hostile = [
            ("White", "../../.ssh/A:n*n?a\u{7}\u{202e}."),
            ("Black", "\"<|>\\/\""),
            ("Date", "/etc/2026"),
        ];
        let english = |tags: &[(&str, &str)]| name(Language::English, tags);
        assert_eq!(english(&hostile), "ssh A n n a - Black");
        let long = "\u{1d11e}".repeat(200);
        let long = english(&[("White", &long), ("Black", &long), ("Date", "2026.11.27")]);
        assert!(long.len() < 240, "{} bytes", long.len());
    }
}
