//! The words of packages that people see before they have started the program, in all its languages.

use std::fs;

use dames3d::i18n::Language;

use crate::markdown::root;

fn read(name: &str) -> String {
    let path = root().join("packaging/linux").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every language but English, in which the texts without a language are.
fn translations() -> impl Iterator<Item = &'static str> {
    let codes = Language::ALL.into_iter().map(Language::code);
    codes.filter(|&code| code != "en")
}

#[test]
fn the_entries_of_the_menu_and_of_links_are_in_every_language() {
    for (name, keys) in [
        ("dames3d.desktop", &["GenericName", "Comment", "Keywords"][..]),
        ("dames3d-link.desktop", &["Comment"]),
    ] {
        let entry = read(name);
        for key in keys {
            for code in translations() {
                let line = format!("\n{key}[{code}]=");
                assert_eq!(entry.matches(&line).count(), 1, "{name}: {key} in {code}");
            }
        }
    }
}

#[test]
fn the_page_of_software_centers_and_the_types_of_files_are_in_every_language() {
    for (name, element) in
        [("io.github.dames3d.dames3d.metainfo.xml", "summary"), ("dames3d.xml", "comment")]
    {
        let text = read(name);
        let count = text.matches(&format!("<{element}>")).count();
        assert!(count > 0, "{name}: no {element}");
        for code in translations() {
            let translated = format!("<{element} xml:lang=\"{code}\">");
            assert_eq!(text.matches(&translated).count(), count, "{name}: {code}");
        }
    }
}
