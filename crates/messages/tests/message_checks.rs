//! The checks of the messages that the build makes.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

#[path = "../build/message_checks.rs"]
mod checks;

const ENGLISH: &str = "\
hello = Hello
pieces = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } on { $square }
removed = { $count ->
        [one] piece removed
       *[other] pieces removed
    }
press = Press { hello } now.
";

/// The faults of a language's messages beside the English ones.
fn faults(language: &str, messages: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    for (language, messages) in [("en", ENGLISH), (language, messages)] {
        let folder = folder.path().join(language);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("messages.ftl"), messages).expect("a file");
    }
    let faults = checks::faults(folder.path()).expect("the files are there");
    let shown = faults.iter().map(|fault| {
        let file = fault.file.strip_prefix(folder.path()).expect("a file of the folder");
        let whole = fault.to_string();
        let said = whole.split_once(".ftl: ").expect("the file first").1;
        format!("{}: {said}", file.display())
    });
    shown.collect()
}

/// Polish messages with these variants of the plural.
fn polish(variants: &[&str]) -> String {
    let variants = variants.join("\n        ");
    format!(
        "hello = Cześć\npieces = {{ $square }}: {{ $count ->\n        {variants}\n    }}\n\
         removed = {{ $count ->\n        [1] bierka\n       *[other] bierki\n    }}\n\
         press = Naciśnij {{ hello }}.\n"
    )
}

#[test]
fn the_messages_of_the_program_have_no_faults() {
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
    let faults = checks::faults(&languages).expect("the files are there");
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_missing_and_a_superfluous_key_are_named_with_their_file() {
    let messages = ENGLISH.replace("hello =", "goodbye =");
    assert_eq!(
        faults("de", &messages),
        [
            "de/messages.ftl: hello: missing; en has it",
            "de/messages.ftl: goodbye: superfluous; en has no such key",
        ]
    );
    let twice = format!("{ENGLISH}hello = Hallo\n");
    assert_eq!(faults("de", &twice), ["de/messages.ftl: hello: defined twice"]);
}

#[test]
fn other_arguments_than_in_english_are_named() {
    let messages = ENGLISH.replace("{ $square }", "{ $field }").replace("Hello", "{ $name }");
    assert_eq!(
        faults("nl", &messages),
        [
            "nl/messages.ftl: hello: expected the arguments none, found name",
            "nl/messages.ftl: pieces: expected the arguments count, square, found count, field",
        ]
    );
}

#[test]
fn a_plural_without_a_category_of_the_language_is_named() {
    let whole = ["[one] bierka", "[few] bierki", "[many] bierek", "*[other] bierki"];
    assert!(faults("pl", &polish(&whole)).is_empty());
    let other_than = |left_out: &str| -> Vec<&str> {
        let kept = whole.into_iter().filter(|variant| !variant.contains(left_out));
        kept.collect()
    };
    for (category, number) in [("one", 1), ("few", 2), ("many", 0)] {
        let found = faults("pl", &polish(&other_than(&format!("[{category}]"))));
        let wanted =
            format!("pl/messages.ftl: pieces: the plural lacks [{category}], which {number} needs");
        assert_eq!(found, [wanted]);
    }
    // A text with the number in it has to agree with it, though it names no category.
    let found = faults("pl", &polish(&["[1] bierka", "*[other] { $count } bierek"]));
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn a_plural_with_a_category_that_the_language_lacks_is_named() {
    let messages = ENGLISH.replace("[one] piece", "[few] piece");
    let found = faults("de", &messages);
    let unused = "de/messages.ftl: removed: the plural has [few], which this language never uses";
    assert!(found.contains(&unused.to_owned()), "{found:?}");
}

#[test]
fn a_syntax_error_and_an_unknown_language_are_named() {
    let broken = faults("it", &format!("{ENGLISH}broken {{\n"));
    assert!(broken[0].starts_with("it/messages.ftl: syntax error: "), "{broken:?}");
    let unknown = faults("xx", ENGLISH);
    assert_eq!(unknown, ["xx/messages.ftl: no plural rules for this language"]);
}

#[test]
fn a_button_that_another_language_writes_out_or_that_does_not_exist_is_named() {
    let written_out = ENGLISH.replace("{ hello } now", "Hallo jetzt");
    assert_eq!(
        faults("de", &written_out),
        ["de/messages.ftl: press: expected the messages hello in it, found none"]
    );
    let gone = ENGLISH.replace("{ hello } now", "{ goodbye } now");
    assert_eq!(
        faults("de", &gone),
        [
            "de/messages.ftl: press: expected the messages hello in it, found goodbye",
            "de/messages.ftl: press: there is no message goodbye",
        ]
    );
}

/// Capitalized words within a sentence that name no button.
const PROPER_NAMES: [&str; 12] = [
    "Black", "Ctrl", "Dames", "Enter", "Esc", "FEN", "FMJD", "GameType", "PDN", "Tab", "White",
    "Windows",
];

/// The capitalized words within the sentences of a text, but for those that name no button.
fn names_in(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_within = |before: &str| {
        before.ends_with(|last: char| last.is_ascii_lowercase() || ",;)".contains(last))
    };
    let inner = words.windows(2).filter(|pair| is_within(pair[0]));
    let bare = |word: &str| {
        let end = word.find(|c: char| !c.is_alphanumeric());
        word[..end.unwrap_or(word.len())].to_owned()
    };
    let is_name = |word: &String| {
        let letters = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let is_key = letters.chars().all(|c| c.is_ascii_digit());
        word.starts_with(|c: char| c.is_ascii_uppercase())
            && !PROPER_NAMES.contains(&word.as_str())
            && !is_key
    };
    inner.map(|pair| bare(pair[1])).filter(is_name).collect()
}

/// The texts of a pattern, each message or argument within them as a small letter.
fn texts_of(pattern: &Pattern<&str>, texts: &mut Vec<String>) {
    let mut whole = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable { expression } => {
                whole.push('x');
                if let Expression::Select { variants, .. } = expression {
                    let texts_of_variant = |variant: &_| texts_of(variant, texts);
                    variants.iter().map(|variant| &variant.value).for_each(texts_of_variant);
                }
            }
        }
    }
    texts.push(whole);
}

/// A renamed button keeps its name in the texts: they hold its message. A name that is written out begins with a capital.
#[test]
fn no_english_text_writes_out_the_name_of_a_button() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages/en/messages.ftl");
    let text = fs::read_to_string(path).expect("messages");
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("Fluent");
    let mut found = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut texts = Vec::new();
        message.value.iter().for_each(|value| texts_of(value, &mut texts));
        for name in texts.iter().flat_map(|text| names_in(text)) {
            found.push(format!("{}: {name}", message.id.name));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_name_of_a_button_within_a_text_is_found() {
    assert_eq!(names_in("The button Draws under the moves"), ["Draws"]);
    assert_eq!(names_in("This game goes to Earlier games."), ["Earlier"]);
    assert!(names_in("White begins. Press Enter, or F10: save FILE").is_empty());
}
