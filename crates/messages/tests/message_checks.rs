//! The checks of the messages that the build makes.

use std::fs;
use std::path::Path;

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
        let file = fault
            .file
            .strip_prefix(folder.path())
            .expect("a file of the folder");
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
         removed = {{ $count ->\n        [1] bierka\n       *[other] bierki\n    }}\n"
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
    assert_eq!(
        faults("de", &twice),
        ["de/messages.ftl: hello: defined twice"]
    );
}

#[test]
fn other_arguments_than_in_english_are_named() {
    let messages = ENGLISH
        .replace("{ $square }", "{ $field }")
        .replace("Hello", "{ $name }");
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
    let whole = [
        "[one] bierka",
        "[few] bierki",
        "[many] bierek",
        "*[other] bierki",
    ];
    assert!(faults("pl", &polish(&whole)).is_empty());
    let other_than = |left_out: &str| -> Vec<&str> {
        let kept = whole
            .into_iter()
            .filter(|variant| !variant.contains(left_out));
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
    assert!(
        broken[0].starts_with("it/messages.ftl: syntax error: "),
        "{broken:?}"
    );
    let unknown = faults("xx", ENGLISH);
    assert_eq!(
        unknown,
        ["xx/messages.ftl: no plural rules for this language"]
    );
}
