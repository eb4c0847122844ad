//! Promises about the messages of all nine languages: translated, their plurals right, their letters in the fonts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ab_glyph::{Font, FontRef};
use dames3d::i18n::{Language, Localizer};

use crate::cases::rows;

/// Messages of more than three letters that are the same in English and in another language.
const SHARED: [&str; 11] = [
    "Server",
    "{ $positions ->\n        [one] { $positions } position\n       *[other] { $positions } positions\n    }",
    "coup turc",
    "Hint: { $theme }",
    "Ideas: { $themes }",
    // Arguments with a word that all these languages share.
    "Hint: { $played } ({ $score })",
    "+1 min",
    "{ $minutes } min",
    "{ $hours } h",
    "+{ $seconds } s",
    "End",
];

/// The same, of words alone: shown, then typed.
const SHARED_WORDS: &str = "\
    Backspace|Blunder|Brigand|Computer|Contrast|Dames 3D|Date|Diagram|Enter|Explorer|Fine|Help|Hint|\
    Home|International|J’adoube|Perspective|Mouse|Normal|Pause|Shift|Start|Volume|Wolf|beginner|\
    brigand|computer|expert|west|wolf|zoom";

fn read(file: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn file(language: Language) -> String {
    let file = read(&format!("crates/messages/languages/{language}/messages.ftl"));
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
    let outside = text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    outside.flat_map(str::chars).filter(|char| char.is_alphabetic()).count()
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
            let is_shared =
                SHARED.contains(&text) || SHARED_WORDS.split('|').any(|word| word == text);
            assert!(!is_same || letters(text) < 4 || is_shared, "{language}: {key} = {text}");
        }
    }
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    for name in ["Dames-Regular.ttf", "Dames-Bold.ttf"] {
        let bytes = read(&format!("crates/core/assets/fonts/{name}"));
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
    const COUNTS: [usize; 6] = [0, 1, 2, 5, 21, 22];
    for [language, text, nouns] in rows(
        "
        de | Schlagzwang: #                 | Figuren Figur Figuren Figuren Figuren Figuren
        en | Compulsory capture: #          | pieces piece pieces pieces pieces pieces
        es | Captura obligatoria: #         | piezas pieza piezas piezas piezas piezas
        fr | Prise obligatoire\u{202f}: #   | pièce pièce pièces pièces pièces pièces
        it | Presa obbligatoria: #          | pezzi pezzo pezzi pezzi pezzi pezzi
        nl | Slaan is verplicht: #          | stukken stuk stukken stukken stukken stukken
        pl | Bicie obowiązkowe: #           | bierek bierka bierki bierek bierek bierki
        pt | Captura obrigatória: #         | peça peça peças peças peças peças
        ru | Обязательное взятие: #         | шашек шашка шашки шашек шашка шашки
        ",
    ) {
        let localizer = Localizer::new(language.parse().expect("a language"));
        let nouns: Vec<_> = nouns.split(' ').collect();
        assert_eq!(nouns.len(), COUNTS.len(), "{language}");
        for (count, noun) in COUNTS.into_iter().zip(nouns) {
            let expected = format!("{} {noun}", text.replace('#', &count.to_string()));
            assert_eq!(localizer.capture_due(count), expected, "{language}");
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
            let french_space = [' ', '\u{202f}'].iter().any(|space| {
                let marks = [':', ';', '!', '?'].map(|mark| format!("{space}{mark}"));
                marks.iter().any(|mark| text.contains(mark))
            });
            assert!(language == French || !french_space, "{language}: {key} = {text}");
        }
    }
}

/// The messages of every language.
fn all_messages() -> Vec<(Language, BTreeMap<String, String>)> {
    let languages = Language::ALL.into_iter();
    languages.map(|language| (language, messages(language))).collect()
}

/// The arguments of each message that are numbers: those that English calls so, or that any language selects by.
fn numbers(all: &[(Language, BTreeMap<String, String>)]) -> BTreeMap<String, BTreeSet<String>> {
    let mut numbers = BTreeMap::<String, BTreeSet<String>>::new();
    let mut described = BTreeSet::new();
    for line in file(Language::English).lines() {
        if let Some((name, _)) =
            line.strip_prefix("# $").and_then(|line| line.split_once(" (Number)"))
        {
            described.insert(name.to_owned());
        } else if let Some((key, _)) =
            line.split_once(" =").filter(|_| !line.starts_with(['#', ' ']))
        {
            numbers.insert(key.to_owned(), std::mem::take(&mut described));
        }
    }
    for (key, text) in all.iter().flat_map(|(_, messages)| messages) {
        let selected = text.match_indices(" ->");
        let names = selected.filter_map(|(at, _)| text[..at].rsplit('$').next());
        numbers.entry(key.clone()).or_default().extend(names.map(str::to_owned));
    }
    numbers
}

/// Words behind a number that stay the same whatever the number is.
fn stays_the_same(language: Language, word: &str) -> bool {
    use Language::*;
    let words = match language {
        German => {
            "in von gegen geopfert Byte Zeichen Fehler gefunden gelöst richtig falsch s min h"
        }
        English => "in of a against found solved right wrong s min h",
        Spanish => "de por contra bien mal s min h",
        French => "sur de d contre s min h",
        Italian => "di per contro byte s min h",
        Dutch => "van op tegen achter gevonden opgelost goed fout s min h",
        Polish => "z przeciw partii s min h",
        Portuguese => "de por contra s min h",
        Russian => "из против подряд s min h",
    };
    words.split(' ').any(|same| same == word)
}

/// A number is a name if it says which, and a count if it says how many.
const NAMES: [&str; 14] = [
    "asked", "column", "from", "level", "line", "number", "own", "place", "ply", "rating", "row",
    "square", "stage", "to",
];

#[test]
fn a_count_before_a_word_has_a_form_of_the_word_for_each_number() {
    let all = all_messages();
    let numbers = numbers(&all);
    let mut lacking = Vec::new();
    for (language, messages) in &all {
        for (key, text) in messages {
            let counts = numbers[key].iter().filter(|name| !NAMES.contains(&name.as_str()));
            for name in counts {
                let shown = format!("{{ ${name} }} ");
                // A line that begins with a bracket is one of the forms.
                let plain = text.lines().filter(|line| !line.trim_start().starts_with(['[', '*']));
                for (line, at) in
                    plain.flat_map(|line| line.match_indices(&shown).map(move |(at, _)| (line, at)))
                {
                    let behind = &line[at + shown.len()..];
                    let end = behind.find(|char: char| !char.is_alphabetic());
                    let word = &behind[..end.unwrap_or(behind.len())];
                    if !word.is_empty() && !stays_the_same(*language, word) {
                        lacking.push(format!("{language}: {key}: {name} {word}"));
                    }
                }
            }
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

/// Words that say something false or that no player of the language says, and what stands in their place.
#[test]
fn no_language_has_words_that_mislead() {
    use Language::*;
    let misleading: [(Language, &[&str]); 9] = [
        (
            English,
            &[
                "Who cannot",
                "Who overlooks",
                "Everyone moves",
                "or a man move",
                "or man move",
                "Lens",
            ],
        ),
        (German, &["entlang", "kann geblasen werden", "Optik"]),
        (
            Spanish,
            &["es cinco tableros", "son cinco tableros", "Combinación omitida", "repetido todos"],
        ),
        (
            French,
            &[
                "les Blancs",
                "les Noirs",
                "à court de temps",
                "Parties antérieures",
                "damé",
                "Optique",
                "Renoncer",
                "Règles de jeu",
                "aucune rafle",
                "grosse faute",
                "rejouées",
            ],
        ),
        (Italian, &["è cinque damiere", "sono cinque damiere", "errori sono stati riprovati"]),
        (
            Dutch,
            &[
                "chijven zetten",
                "chijf zet",
                "tot 50",
                "tot 10",
                "Vooruitblik",
                "opnieuw geprobeerd",
            ],
        ),
        (Polish, &["jest pięcioma planszami", "to pięć plansz"]),
        (
            Portuguese,
            &[
                "são cinco tabuleiros",
                "partida é empate",
                "espreitar",
                "falhados",
                "Combinação omitida",
            ],
        ),
        (Russian, &["бить большинство", "Простые ходят", "Простая ходит", "эндшпили", "Эндшпили"]),
    ];
    let mut found = Vec::new();
    for (language, words) in misleading {
        for (key, text) in messages(language) {
            let mut misleading = words.iter().filter(|word| text.contains(**word));
            if let Some(word) = misleading.next() {
                found.push(format!("{language}: {key}: {word}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Parts of British words, written so that they are not found here.
const BRITISH: [&str; 8] = [
    "colo\u{75}r",
    "gr\u{65}y",
    "neighbo\u{75}r",
    "behavio\u{75}r",
    "favo\u{75}r",
    "cent\u{72}e",
    "defen\u{63}e",
    "fib\u{72}e",
];

#[test]
fn the_spelling_is_american_in_code_documents_and_english_messages() {
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut places: Vec<_> = [
        "src",
        "crates/core/src",
        "crates/engine",
        "crates/lab",
        "crates/learning/src",
        "crates/messages/build",
        "crates/messages/languages/en",
        "crates/messages/src",
        "crates/messages/tests",
        "crates/platform",
        "crates/protocols",
        "crates/rules",
        "tests",
        "benches",
        "fuzz/fuzz_targets",
        "docs",
        "README.md",
        "CONTRIBUTING.md",
    ]
    .map(|place| root.join(place))
    .into();
    let mut read = 0;
    while let Some(place) = places.pop() {
        if place.is_dir() {
            let entries = fs::read_dir(&place).expect("a folder");
            places.extend(entries.map(|entry| entry.expect("an entry").path()));
            continue;
        }
        let Ok(text) = fs::read_to_string(&place) else {
            continue;
        };
        let is_ours = ["rs", "md", "ftl", "wgsl"]
            .iter()
            .any(|kind| place.extension().is_some_and(|extension| extension == *kind));
        if !is_ours {
            continue;
        }
        read += 1;
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            if BRITISH.iter().any(|part| line.contains(part)) {
                found.push(format!("{}:{}: {line}", place.display(), number + 1));
            }
        }
    }
    assert!(read > 500, "{read} files");
    assert!(found.is_empty(), "{found:#?}");
}

/// The names of the variants of an enum of the crate of the rules.
fn variants(file: &str, name: &str) -> Vec<String> {
    let text = String::from_utf8(read(&format!("crates/rules/src/{file}"))).expect("UTF-8");
    let body = text.split(&format!("pub enum {name} {{\n")).nth(1);
    let body = body.unwrap_or_else(|| panic!("no {name} in {file}"));
    let lines = body.lines().take_while(|line| *line != "}");
    let names = lines.filter_map(|line| {
        let line = line.strip_prefix("    ")?;
        line.starts_with(|c: char| c.is_ascii_uppercase())
            .then(|| line.split(|c: char| !c.is_alphanumeric()).next())?
    });
    names.map(str::to_owned).collect()
}

/// The enums of errors may grow, and so the compiler does not ask for the words of each variant.
#[test]
fn every_error_of_the_rules_has_words_of_its_own() {
    let words = ["phrases", "refusals"].map(|name| {
        let text = read(&format!("crates/core/src/i18n/{name}.rs"));
        String::from_utf8(text).expect("UTF-8")
    });
    for (file, name) in [
        ("notation/fen.rs", "FenError"),
        ("notation/move_text.rs", "MoveError"),
        ("notation/parse_error.rs", "Expected"),
        ("notation/pdn/error.rs", "PdnExpected"),
        ("notation/pdn/error.rs", "PdnProblem"),
        ("notation/pdn/tags.rs", "OtherGame"),
        ("notation/typed_move.rs", "TypedMoveError"),
        ("rules/illegal_move.rs", "IllegalMove"),
        ("rules/setup.rs", "SetupError"),
    ] {
        let variants = variants(file, name);
        assert!(variants.len() >= 2, "{name}: {variants:?}");
        for variant in variants {
            let used = format!("{name}::{variant}");
            let has_words = |text: &String| {
                text.match_indices(&used).any(|(at, _)| {
                    let next = text[at + used.len()..].chars().next();
                    !next.is_some_and(char::is_alphanumeric)
                })
            };
            assert!(words.iter().any(has_words), "no words for {used}");
        }
    }
}
