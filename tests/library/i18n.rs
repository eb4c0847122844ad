//! What the program says, it says in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use dames3d::board::{Face, Square};
use dames3d::game::CommandError;
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::{Expected, Found, MoveError, MoveRequest, ParseError, fen};
use dames3d::rules::{DrawReason, IllegalMove, Outcome, Ply, Side, Variant, WinReason};

/// Each key of a language's file with the names of its arguments.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/languages/{language}.ftl"));
    let text = fs::read_to_string(path).expect("each language has its file");
    let mut keys = BTreeMap::<String, BTreeSet<String>>::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((new, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            new.clone_into(&mut key);
            let is_new = keys.insert(key.clone(), BTreeSet::new()).is_none();
            assert!(is_new, "{language}: {key} stands twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.split(|c: char| !c.is_alphanumeric())
                .next()
                .unwrap_or_default()
                .to_owned()
        });
        if let Some(known) = keys.get_mut(&key) {
            known.extend(arguments);
        }
    }
    keys
}

/// Every text in quotation marks in these sources that could be a key: small letters, digits and hyphens.
fn quoted(folder: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)
            .expect("the sources are there")
            .flatten()
        {
            if entry.path().is_dir() {
                folders.push(entry.path());
                continue;
            }
            let text = fs::read_to_string(entry.path()).unwrap_or_default();
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
    let is_key = |text: &String| {
        text.starts_with(|c: char| c.is_ascii_lowercase())
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    found.into_iter().filter(is_key).collect()
}

fn languages() -> [Localizer; 2] {
    Language::ALL.map(Localizer::new)
}

/// A phrase is words, not a key, and every argument is filled in.
fn assert_said(words: &Localizer, phrase: &str) {
    assert!(
        !phrase.is_empty() && !phrase.contains(['{', '}', '$']) && !quoted_key(phrase),
        "{}: {phrase:?}",
        words.language()
    );
}

fn quoted_key(phrase: &str) -> bool {
    phrase.contains('-') && keys(Language::English).contains_key(phrase)
}

#[test]
fn languages_have_the_same_keys_with_the_same_arguments() {
    let [french, english] = Language::ALL.map(keys);
    assert!(french.len() > 100);
    for (key, arguments) in &french {
        assert_eq!(Some(arguments), english.get(key), "{key}");
    }
    for key in english.keys() {
        assert!(french.contains_key(key), "{key} has no French words");
    }
}

#[test]
fn every_key_has_words() {
    for words in languages() {
        for (key, arguments) in keys(words.language()) {
            let arguments: Vec<_> = arguments
                .iter()
                .map(|name| (name.as_str(), 1.into()))
                .collect();
            let text = words.with(&key, &arguments);
            assert!(
                !text.contains(['{', '}', '$']),
                "{}: {key} is {text:?}",
                words.language()
            );
        }
    }
}

#[test]
fn every_hyphenated_key_in_the_code_has_words() {
    let known = keys(Language::English);
    let mut used = quoted("src/words");
    used.extend(quoted("src/viewer/panels"));
    used.extend(
        quoted("src/terminal")
            .into_iter()
            .filter(|key| key.starts_with("text-")),
    );
    for key in used.iter().filter(|key| key.contains('-')) {
        assert!(known.contains_key(key), "no words for {key}");
    }
}

#[test]
fn no_words_go_unused() {
    let mut used = quoted("src/words");
    used.extend(quoted("src/viewer"));
    used.extend(quoted("src/terminal"));
    for key in keys(Language::English).keys() {
        assert!(used.contains(key), "nothing says {key}");
    }
}

#[test]
fn a_key_without_words_is_shown_as_it_is() {
    for words in languages() {
        assert_eq!(words.text("no-such-key"), "no-such-key");
        assert_eq!(words.with("no such key", &[("a", 1.into())]), "no such key");
    }
}

#[test]
fn an_argument_that_is_not_given_does_no_harm() {
    for words in languages() {
        assert!(words.text("capture-due").contains("pieces"));
    }
}

#[test]
fn french_counts_in_french() {
    let words = Localizer::new(Language::French);
    assert_eq!(words.capture_due(1), "Prise obligatoire\u{202f}: 1 pièce");
    assert_eq!(words.capture_due(3), "Prise obligatoire\u{202f}: 3 pièces");
}

#[test]
fn french_is_set_in_french() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages/fr.ftl");
    let text = fs::read_to_string(path).expect("French has its file");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let value = line.split_once(" = ").map_or(line, |(_, value)| value);
        for wrong in [" :", " ;", " !", " ?", "« ", " »", "'", "\u{a0}"] {
            assert!(!value.contains(wrong), "{wrong:?} in {line}");
        }
    }
}

#[test]
fn every_outcome_has_words() {
    let wins = [
        WinReason::NoPieces,
        WinReason::NoMoves,
        WinReason::Resignation,
        WinReason::Time,
    ];
    let draws = [
        DrawReason::Agreement,
        DrawReason::Repetition,
        DrawReason::QuietMoves(Ply::moves_each(25)),
        DrawReason::ThreeAgainstKing(Ply::moves_each(16)),
        DrawReason::FewAgainstKing,
    ];
    let wins = Side::BOTH
        .into_iter()
        .flat_map(|winner| wins.map(|reason| Outcome::Win { winner, reason }));
    for outcome in wins.chain(draws.map(Outcome::Draw)) {
        for words in languages() {
            assert_said(&words, &words.result(&outcome));
            assert_said(&words, &words.reason(&outcome));
            assert_said(&words, &words.outcome(&outcome));
            assert_said(
                &words,
                &words.command_error(&CommandError::GameOver(outcome)),
            );
        }
    }
}

fn square(number: u8) -> Square {
    Square::from_number(number).expect("a square from 1 to 50")
}

fn refusals() -> [IllegalMove; 7] {
    let (from, to) = (square(32), square(28));
    let by = [from, square(37)].into_iter().collect();
    [
        IllegalMove::NoPiece(from),
        IllegalMove::NotYours(from),
        IllegalMove::CaptureDue { by, pieces: 3 },
        IllegalMove::MoreToTake { by, pieces: 3 },
        IllegalMove::MustTake { from, pieces: 3 },
        IllegalMove::ShutIn(from),
        IllegalMove::OutOfReach { from, to },
    ]
}

#[test]
fn every_refusal_has_words_and_names_its_square() {
    for words in languages() {
        for refusal in refusals() {
            let said = words.illegal_move(&refusal);
            assert_said(&words, &said);
            assert!(said.contains("32"), "{said}");
        }
    }
}

#[test]
fn every_refused_command_has_words() {
    let request: MoveRequest = "32-28".parse().expect("a move");
    let moves = refusals()
        .map(|reason| MoveError::Illegal {
            request: request.clone(),
            reason,
        })
        .into_iter()
        .chain([
            MoveError::WrongSeparator {
                request: request.clone(),
                expected: "32x28".into(),
            },
            MoveError::NoSuchPath {
                request: request.clone(),
            },
            MoveError::Ambiguous {
                request,
                choices: vec!["32x28".into()],
            },
        ]);
    let texts = [
        "",
        "X",
        "W:W1",
        "B:W50:W1",
        "W:W31,31",
        "W",
        "W:W31-99",
        "W:W40-31",
        "W:W31:B1:",
    ];
    let fens = texts
        .into_iter()
        .filter_map(|text| fen::read_position(text, Variant::Dames3d).err());
    let other = [
        CommandError::NothingToUndo,
        CommandError::NothingToRedo,
        CommandError::NoSuchPly {
            asked: Ply(3),
            last: Ply(2),
        },
        CommandError::AlreadyOffered,
        CommandError::NoOffer,
        CommandError::InternationalOnly,
    ];
    let refused = moves
        .map(CommandError::Move)
        .chain(fens.map(CommandError::Fen))
        .chain(other);
    for refused in refused {
        for words in languages() {
            assert_said(&words, &words.command_error(&refused));
        }
    }
}

#[test]
fn a_bad_fen_is_told_with_token_and_column() {
    let Err(error) = fen::read_position("W:W31:B1,99", Variant::Dames3d) else {
        panic!("99 is no square")
    };
    for words in languages() {
        let said = words.fen_error(&error);
        assert!(said.contains("99") && said.contains("10"), "{said}");
    }
}

#[test]
fn whatever_a_reader_expects_has_words() {
    for expected in Expected::ALL {
        let misread = ParseError {
            column: 1,
            expected,
            found: Found::End,
        };
        let [french, english] = languages().map(|words| words.parse_error(&misread));
        let in_english = expected.to_string().replace('\'', "’");
        assert!(english.contains(&in_english), "{english}");
        assert!(!french.contains(&in_english), "{french}");
        assert!(french.contains("la fin"), "{french}");
    }
}

#[test]
fn a_draw_by_count_names_the_count() {
    for words in languages() {
        for (reason, moves) in [
            (DrawReason::QuietMoves(Ply::moves_each(25)), "25"),
            (DrawReason::ThreeAgainstKing(Ply::moves_each(16)), "16"),
        ] {
            let said = words.reason(&Outcome::Draw(reason));
            assert!(said.contains(moves), "{said}");
        }
    }
}

#[test]
fn sides_boards_and_variants_have_names() {
    for words in languages() {
        for side in Side::BOTH {
            assert_said(&words, &words.side(side));
            assert_said(&words, &words.turn(side));
            assert_said(&words, &words.draw_offered(side));
        }
        for face in Face::ALL {
            assert_said(&words, &words.face(face));
        }
        for variant in Variant::STANDARD {
            assert_said(&words, &words.variant(variant));
        }
    }
}

#[test]
fn the_language_is_the_systems_and_else_english() {
    assert_eq!(Language::from_locale("fr-CA"), Language::French);
    assert_eq!(Language::from_locale("fr"), Language::French);
    assert_eq!(Language::from_locale("en-GB"), Language::English);
    assert_eq!(Language::from_locale("nl"), Language::English);
    assert_eq!(Language::from_locale("no locale"), Language::English);
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    assert!("de".parse::<Language>().is_err());
}
