//! Promises about the messages of all nine languages: translated, their plurals right, their letters in the fonts.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ab_glyph::{Font, FontRef};
use dames3d::i18n::{Language, Localizer};

/// Messages of more than three letters that are the same in English and in another language.
const SHARED: [&str; 40] = [
    "{ $positions ->\n        [one] { $positions } position\n       *[other] { $positions } positions\n    }",
    "coup turc",
    "Hint: { $theme }",
    "Ideas: { $themes }",
    "Analyse",
    "Backspace",
    "Blunder",
    "Brigand",
    "Computer",
    "Contrast",
    "Dames 3D",
    "Date",
    "Diagram",
    "Enter",
    "Explorer",
    "Fine",
    "Help",
    "Hint",
    "Home",
    "International",
    "J’adoube",
    "Lens",
    "Mouse",
    "Normal",
    "Pause",
    "Shift",
    "Start",
    "Volume",
    "Wolf",
    "beginner",
    "expert",
    "west",
    "wolf",
    "zoom",
    // Arguments with a word that all these languages share.
    "Hint: { $played } ({ $score })",
    "+1 min",
    "{ $minutes } min",
    "{ $hours } h",
    "+{ $seconds } s",
    "End",
];

fn read(file: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(file);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn file(language: Language) -> String {
    let file = read(&format!("languages/{language}/messages.ftl"));
    String::from_utf8(file).expect("UTF-8")
}

/// The messages of a language by their keys, without comments.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::<String, String>::new();
    let mut key = String::new();
    for line in file(language).lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            Some((new, text)) => {
                new.clone_into(&mut key);
                messages.insert(key.clone(), text.trim().to_owned());
            }
            None => {
                if let Some(text) = messages.get_mut(&key) {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    messages
}

/// The letters outside arguments.
fn letters(text: &str) -> usize {
    let outside = text
        .split('{')
        .map(|part| part.rsplit('}').next().unwrap_or_default());
    outside
        .flat_map(str::chars)
        .filter(|char| char.is_alphabetic())
        .count()
}

#[test]
fn no_message_is_left_in_english() {
    let english = messages(Language::English);
    assert!(english.len() > 800);
    for language in Language::ALL {
        if language == Language::English {
            continue;
        }
        for (key, text) in messages(language) {
            let text = text.trim_end();
            let is_same = english.get(&key).map(|text| text.trim_end()) == Some(text);
            assert!(
                !is_same || letters(text) < 4 || SHARED.contains(&text),
                "{language}: {key} = {text}"
            );
        }
    }
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    for name in ["Lato-Regular.ttf", "Lato-Bold.ttf"] {
        let bytes = read(&format!("fonts/{name}"));
        let font = FontRef::try_from_slice(&bytes).expect("a font");
        for language in Language::ALL {
            let texts = [file(language), language.name().to_owned()];
            for letter in texts.iter().flat_map(|text| text.chars()) {
                let is_drawn = letter >= ' ';
                assert!(
                    !is_drawn || font.glyph_id(letter).0 != 0,
                    "{name} lacks {letter:?}, which {language} needs"
                );
            }
        }
    }
}

#[test]
fn plurals_agree_with_their_numbers_in_every_language() {
    use Language::*;
    const COUNTS: [usize; 6] = [0, 1, 2, 5, 21, 22];
    for (language, before, nouns) in [
        (
            German,
            "Schlagzwang: ",
            [
                "Figuren", "Figur", "Figuren", "Figuren", "Figuren", "Figuren",
            ],
        ),
        (
            English,
            "Compulsory capture: ",
            ["pieces", "piece", "pieces", "pieces", "pieces", "pieces"],
        ),
        (
            Spanish,
            "Captura obligatoria: ",
            ["piezas", "pieza", "piezas", "piezas", "piezas", "piezas"],
        ),
        (
            French,
            "Prise obligatoire\u{202f}: ",
            ["pièce", "pièce", "pièces", "pièces", "pièces", "pièces"],
        ),
        (
            Italian,
            "Presa obbligatoria: ",
            ["pezzi", "pezzo", "pezzi", "pezzi", "pezzi", "pezzi"],
        ),
        (
            Dutch,
            "Slaan is verplicht: ",
            [
                "stukken", "stuk", "stukken", "stukken", "stukken", "stukken",
            ],
        ),
        (
            Polish,
            "Bicie obowiązkowe: ",
            ["bierek", "bierka", "bierki", "bierek", "bierek", "bierki"],
        ),
        (
            Portuguese,
            "Captura obrigatória: ",
            ["peça", "peça", "peças", "peças", "peças", "peças"],
        ),
        (
            Russian,
            "Обязательное взятие: ",
            ["шашек", "шашка", "шашки", "шашек", "шашка", "шашки"],
        ),
    ] {
        let localizer = Localizer::new(language);
        for (count, noun) in COUNTS.into_iter().zip(nouns) {
            assert_eq!(
                localizer.capture_due(count),
                format!("{before}{count} {noun}")
            );
        }
    }
}

/// Only French has spaces before its marks, and each language its own quotation marks.
#[test]
fn each_language_has_its_own_typography() {
    use Language::*;
    for (language, quoted) in [
        (German, "„x“"),
        (English, "“x”"),
        (Spanish, "«x»"),
        (French, "«\u{202f}x\u{202f}»"),
        (Italian, "«x»"),
        (Dutch, "“x”"),
        (Polish, "„x”"),
        (Portuguese, "“x”"),
        (Russian, "«x»"),
    ] {
        let quotation = messages(language)["quoted"].replace("{ $text }", "x");
        assert_eq!(quotation.trim(), quoted, "{language}");
        // The help of the text board has signs of moves such as ?! in it.
        let mut messages = messages(language);
        messages.remove("text-help");
        for (key, text) in messages {
            assert!(!text.contains('\''), "{language}: {key} = {text}");
            let spaced = [
                " :",
                " ;",
                " !",
                " ?",
                "\u{202f}:",
                "\u{202f};",
                "\u{202f}!",
                "\u{202f}?",
            ];
            let french_space = spaced.iter().any(|mark| text.contains(mark));
            assert!(
                language == French || !french_space,
                "{language}: {key} = {text}"
            );
        }
    }
}

/// The text board is typed in English or French, so the other languages explain the English words.
#[test]
fn the_help_of_the_text_board_explains_words_that_are_understood() {
    let explained = |language| -> Vec<String> {
        let messages = messages(language);
        let lines = messages["text-help"]
            .lines()
            .filter_map(|line| line.strip_prefix("    "));
        let commands = lines.filter(|line| line.starts_with(|first: char| first != ' '));
        let words = commands.filter_map(|line| Some(line.split_whitespace().next()?.to_owned()));
        words.collect()
    };
    let english = explained(Language::English);
    assert!(english.len() > 30, "{english:?}");
    for language in Language::ALL {
        match language {
            Language::French => assert_eq!(explained(language).len(), english.len()),
            _ => assert_eq!(explained(language), english, "{language}"),
        }
    }
}
