//! Messages in every language.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use dames3d::board::{Face, SquareSet};
use dames3d::engine::{Level, Score, TableResult};
use dames3d::game::CommandError;
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::pdn::{PdnExpected, PdnProblem, PdnReader};
use dames3d::notation::{Expected, Found, MoveError, MoveRequest, ParseError, fen};
use dames3d::players::Player;
use dames3d::rules::{
    DrawReason, IllegalMove, Irregularity, Outcome, Ply, Side, Variant, WinReason,
};

use crate::cases::rows;
use crate::drawing::square;

fn file(language: Language) -> String {
    let path = format!("crates/messages/languages/{language}/messages.ftl");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(path).expect("each language has a file")
}

/// The keys of a language's file.
fn keys(language: Language) -> BTreeSet<String> {
    let file = file(language);
    let keys = file.lines().filter(|line| !line.starts_with(['#', ' ']));
    keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

/// The Rust sources below these folders.
fn sources(folders: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text += &fs::read_to_string(path).expect("a source");
            }
        }
    }
    text
}

/// The functions of messages that a source calls or names: `messages.pass_turn()`, `Messages::pass_turn`.
fn messages_used(source: &str) -> HashSet<&str> {
    let mut used = HashSet::new();
    for start in ["messages", "messages()", "Messages::"] {
        for part in source.split(start).skip(1) {
            let part = part.trim_start();
            let name = if start.ends_with("::") {
                Some(part)
            } else {
                part.strip_prefix('.').map(str::trim_start)
            };
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            used.extend(name.and_then(|name| name.split(|c| !is_word(c)).next()));
        }
    }
    used
}

#[test]
fn every_message_is_used() {
    let sources = sources(&["src", "crates/core/src", "crates/learning/src", "crates/online/src"]);
    let used = messages_used(&sources);
    let keys = keys(Language::English);
    assert!(keys.len() > 1000, "{}", keys.len());
    let unused = keys.iter().filter(|key| !used.contains(key.replace('-', "_").as_str()));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&String>::new());
    let example =
        "localizer\n.messages\n    .one(2); words.messages().two; Phrase(Messages::three)";
    let found: BTreeSet<&str> = messages_used(example).into_iter().collect();
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["one", "three", "two"]);
}

fn languages() -> Vec<Localizer> {
    Language::ALL.map(Localizer::new).into()
}

fn french_and_english() -> [Localizer; 2] {
    [Language::French, Language::English].map(Localizer::new)
}

/// Expects a text and not a key, with every argument filled in.
fn assert_said(localizer: &Localizer, text: &str) {
    let is_key = text.contains('-') && keys(Language::English).contains(text);
    assert!(
        !text.is_empty() && !text.contains(['{', '}', '$']) && !is_key,
        "{}: {text:?}",
        localizer.language()
    );
}

#[test]
fn every_argument_is_filled_in() {
    for localizer in languages() {
        for pieces in [0, 1, 2, 12] {
            let text = localizer.capture_due(pieces);
            assert_said(&localizer, &text);
            assert!(text.contains(&format!(": {pieces} ")), "{text}");
        }
    }
}

#[test]
fn french_plurals_begin_at_two() {
    let french = Localizer::new(Language::French);
    assert_eq!(french.capture_due(1), "Prise obligatoire\u{202f}: 1 pièce");
    assert_eq!(french.capture_due(3), "Prise obligatoire\u{202f}: 3 pièces");
    for (asked, last, text) in [
        (1, 0, "La partie compte 0 demi-coup\u{202f}; il n’y a pas de 1ᵉʳ."),
        (3, 2, "La partie compte 2 demi-coups\u{202f}; il n’y a pas de 3ᵉ."),
        (7, 2, "La partie compte 2 demi-coups\u{202f}; il n’y a pas de 7ᵉ."),
    ] {
        let (asked, last) = (Ply(asked), Ply(last));
        let error = CommandError::NoSuchPly { asked, last };
        assert_eq!(french.command_error(&error), text);
    }
}

#[test]
fn irregularities_agree_with_their_numbers() {
    let one: SquareSet = square(32).into();
    let two: SquareSet = [square(32), square(37)].into_iter().collect();
    let french = Localizer::new(Language::French);
    let overlooked = |due| Irregularity::CaptureOverlooked { due };
    let too_few = |taken| Irregularity::TookTooFew { taken, due: 4 };
    let without_cause = Irregularity::RemovedWithoutCause(two);
    let too_many = Irregularity::TookTooMany;
    for (irregularity, text) in [
        (overlooked(1), "une prise de 1 pièce était obligatoire"),
        (overlooked(3), "une prise de 3 pièces était obligatoire"),
        (too_few(1), "1 pièce prise au lieu de 4"),
        (too_few(3), "3 pièces prises au lieu de 4"),
        (too_many(one), "pièce prise en trop (32)"),
        (too_many(two), "pièces prises en trop (32, 37)"),
        (without_cause, "pièces enlevées sans raison (32, 37)"),
    ] {
        assert_eq!(french.irregularity(&irregularity), text);
    }
}

#[test]
fn each_language_has_its_own_list_separator() {
    let found = [Irregularity::NothingPlayed, Irregularity::NothingPlayed];
    let [french, english] = french_and_english().map(|localizer| localizer.irregularities(&found));
    assert!(french.contains("joué\u{202f}; rien"), "{french}");
    assert!(english.contains("played; no"), "{english}");
}

#[test]
fn french_has_french_typography() {
    for line in file(Language::French).lines().filter(|line| !line.starts_with('#')) {
        let value = line.split_once(" = ").map_or(line, |(_, value)| value);
        for wrong in [" :", " ;", " !", " ?", "« ", " »", "'", "\u{a0}"] {
            assert!(!value.contains(wrong), "{wrong:?} in {line}");
        }
    }
}

#[test]
fn what_became_of_the_settings_names_the_file() {
    let path = Path::new("settings.json");
    let renamed = Path::new("settings.json.unread");
    for localizer in languages() {
        let text = localizer.settings_unreadable(path, Some(renamed), &"damaged");
        assert!(text.ends_with(" settings.json.unread"), "{text}");
        let text = localizer.settings_unreadable(path, None, &"damaged");
        assert!(text.contains("settings.json"), "{text}");
        assert!(text.ends_with(": damaged"), "{text}");
    }
}

#[test]
fn every_outcome_has_a_text() {
    let wins = [WinReason::NoPieces, WinReason::NoMoves, WinReason::Resignation, WinReason::Time];
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
        for localizer in languages() {
            assert_said(&localizer, &localizer.result(&outcome));
            assert_said(&localizer, &localizer.reason(&outcome));
            assert_said(&localizer, &localizer.outcome(&outcome));
            let over = CommandError::GameOver(outcome);
            assert_said(&localizer, &localizer.command_error(&over));
        }
    }
}

fn refusals() -> [IllegalMove; 14] {
    let (from, to) = (square(32), square(28));
    let by = [from, square(37)].into_iter().collect();
    [
        IllegalMove::NoPiece(from),
        IllegalMove::NotYours(from),
        IllegalMove::CaptureDue { by, pieces: 3 },
        IllegalMove::MoreToTake { by, pieces: 3 },
        IllegalMove::MustTake { from, pieces: 3 },
        IllegalMove::ShutIn(from),
        IllegalMove::Occupied(from),
        IllegalMove::Backward(from),
        IllegalMove::OneStep(from),
        IllegalMove::OffTheTop { from, to },
        IllegalMove::NoLine { from, to },
        IllegalMove::Blocked { from, to, by: from },
        IllegalMove::NoCapture { from, to },
        IllegalMove::OutOfReach { from, to },
    ]
}

#[test]
fn every_level_has_a_word_of_its_own() {
    for localizer in languages() {
        let words: HashSet<_> = Level::all().map(|level| localizer.level_word(level)).collect();
        assert_eq!(words.len(), 10, "{words:?}");
    }
    let [french, english] = french_and_english();
    let level = Level::new(5).expect("a level");
    assert_eq!(english.level_in_words(level), "Level 5, club player");
    assert_eq!(french.level_in_words(level), "Niveau 5, joueur de club");
}

#[test]
fn every_illegal_move_has_a_text_with_its_square() {
    for localizer in languages() {
        for refusal in refusals() {
            let said = localizer.illegal_move(&refusal);
            assert_said(&localizer, &said);
            // How men move is said of all men.
            let is_of_all = matches!(
                refusal,
                IllegalMove::Backward(_) | IllegalMove::OneStep(_) | IllegalMove::OffTheTop { .. }
            );
            assert!(is_of_all || said.contains("32"), "{said}");
        }
    }
}

#[test]
fn every_refused_command_has_a_text() {
    let request: MoveRequest = "32-28".parse().expect("a move");
    let moves = refusals()
        .map(|reason| MoveError::Illegal { request: request.clone(), reason })
        .into_iter()
        .chain([
            MoveError::WrongSeparator { request: request.clone(), expected: "32x28".into() },
            MoveError::NoSuchPath { request: request.clone() },
            MoveError::Ambiguous { request, choices: vec!["32x28".into()] },
        ]);
    let texts = " X W:W1 B:W50:W1 W:W31,31 W W:W31-99 W:W40-31 W:W31:B1:";
    let fens = texts.split(' ').filter_map(|text| fen::read_position(text, Variant::Dames3d).err());
    let other = [
        CommandError::NothingToUndo,
        CommandError::NothingToRedo,
        CommandError::NoSuchPly { asked: Ply(3), last: Ply(2) },
        CommandError::AlreadyOffered,
        CommandError::NoOffer,
        CommandError::InternationalOnly,
    ];
    let refused = moves.map(CommandError::Move).chain(fens.map(CommandError::Fen)).chain(other);
    for refused in refused {
        for localizer in languages() {
            assert_said(&localizer, &localizer.command_error(&refused));
        }
    }
}

#[test]
fn an_invalid_fen_is_explained_with_its_text_and_column() {
    let Err(error) = fen::read_position("W:W31:B1,99", Variant::Dames3d) else {
        panic!("99 is no square")
    };
    for localizer in languages() {
        let said = localizer.fen_error(&error);
        assert!(said.contains("99") && said.contains("10"), "{said}");
    }
}

#[test]
fn everything_a_parser_expects_has_a_text() {
    for expected in Expected::ALL {
        let misread = ParseError { column: 1, expected, found: Found::End };
        let in_english = expected.to_string().replace('\'', "’");
        for localizer in languages() {
            let said = localizer.parse_error(&misread);
            assert_said(&localizer, &said);
            let is_english = localizer.language() == Language::English;
            assert_eq!(said.contains(&in_english), is_english, "{said}");
        }
    }
}

#[test]
fn faults_in_files_of_games_are_explained_in_every_language() {
    for expected in PdnExpected::ALL {
        let found = Found::Text("word".to_owned());
        let problem = PdnProblem::Unexpected { expected, found };
        let in_english = expected.to_string();
        for localizer in languages() {
            let said = localizer.pdn_problem(&problem);
            let is_english = localizer.language() == Language::English;
            assert_eq!(said.contains(&in_english), is_english, "{said}");
            assert!(said.contains("word"), "{said}");
        }
    }
    for [text, french, english] in rows(
        "
        [GameType \"25\"] 1. a3-b4 *   | dames russes              | Russian
        [GameType \"77\"] *            | jeu inconnu (GameType 77) | unknown game
        [GameType \"x\"] *             | «\u{202f}x\u{202f}»       | “x”
        [GameType \"20,W,8,8\"] *      | 10×10 cases               | 10×10 squares
        [Variant \"Killer\"] 1. 32-28 * | variante                 | variant
        1. 32-28 19-19 *               | 19                        | 19
        1. 11-15 24-20 *               | 8×8 cases                 | 8×8 squares
        1. 32-28 {a                    | pas de fin                | no end
        [FEN \"W:W99\"] *              | attendu                   | expected
        ",
    ) {
        let game = PdnReader::new(text.as_bytes()).next().expect("a game");
        let errors = game.expect("readable").errors;
        let problem = &errors.first().unwrap_or_else(|| panic!("{text}")).problem;
        let said = french_and_english().map(|localizer| localizer.pdn_problem(problem));
        for (said, wanted) in said.iter().zip([french, english]) {
            assert!(said.contains(wanted), "{text}: no “{wanted}” in {said}");
        }
        assert_ne!(said[0], said[1], "{text}");
    }
}

#[test]
fn a_draw_by_a_count_names_the_count() {
    for localizer in languages() {
        for (reason, moves) in [
            (DrawReason::QuietMoves(Ply::moves_each(25)), "25"),
            (DrawReason::ThreeAgainstKing(Ply::moves_each(16)), "16"),
        ] {
            let said = localizer.reason(&Outcome::Draw(reason));
            assert!(said.contains(moves), "{said}");
        }
    }
}

#[test]
fn sides_boards_and_variants_have_names() {
    for localizer in languages() {
        for side in Side::BOTH {
            assert_said(&localizer, &localizer.side(side));
            assert_said(&localizer, &localizer.turn(side));
            for variant in [Variant::Dames3d, Variant::WolfAndSheep] {
                assert_said(&localizer, &localizer.draw_offered(variant, side));
                assert_said(&localizer, &localizer.ask_draw(variant, side));
                assert_said(&localizer, &localizer.ask_resign(variant, side));
                assert_said(&localizer, &localizer.thinks(variant, side));
            }
        }
        for face in Face::ALL {
            assert_said(&localizer, &localizer.face(face));
        }
        for variant in Variant::STANDARD {
            assert_said(&localizer, &localizer.variant(variant));
        }
    }
}

#[test]
fn the_language_is_the_systems_or_english() {
    for (locale, expected) in [
        ("fr-CA", Language::French),
        ("fr", Language::French),
        ("en-GB", Language::English),
        ("pt-BR", Language::Portuguese),
        ("pt-PT", Language::Portuguese),
        ("de-CH", Language::German),
        ("es-419", Language::Spanish),
        ("nl-BE", Language::Dutch),
        ("sv", Language::English),
        ("no locale", Language::English),
    ] {
        assert_eq!(Language::from_locales([locale]), expected, "{locale}");
    }
    for (locales, expected) in [
        (vec!["sv-SE", "fr-CA", "de"], Language::French),
        (vec!["no locale", "de"], Language::German),
        (vec!["C", "fr-FR"], Language::English),
        (vec!["POSIX", "fr-FR"], Language::English),
        (vec!["sv", "fi"], Language::English),
        (vec![], Language::English),
    ] {
        assert_eq!(Language::from_locales(&locales), expected, "{locales:?}");
    }
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    let error = "sv".parse::<Language>().expect_err("it has no messages");
    assert!(error.to_string().contains("de, en, es"), "{error}");
}

#[test]
fn the_level_of_the_computer_in_a_list_of_games_is_in_the_language() {
    let french = Localizer::new(Language::French);
    let name = Player::Computer(Level::new(2).expect("a level")).file_name();
    assert_eq!(french.player_name(&name), "Dames 3D, niveau 2");
    assert_eq!(french.players(Some(&name), Some("Anna")), "Dames 3D, niveau 2 – Anna");
    // Other names stay as they are.
    assert_eq!(french.player_name("Dames 3D, level 11"), "Dames 3D, level 11");
}

#[test]
fn a_refused_move_names_the_compulsory_capture_and_its_boards() {
    let said = |language, variant, fen: &str, from: u8, to: u8| {
        let position = fen::read_position(fen, variant).expect("a position");
        let reason =
            position.why_move_is_illegal(square(from), square(to)).expect("an illegal move");
        Localizer::new(language).illegal_move_in(&reason, &position)
    };
    let english = |fen, from, to| said(Language::English, Variant::Dames3d, fen, from, to);
    let rafle = "W:W42,50:B2,32,38,21";
    for [fen, from, to, text] in rows(
        "
        W:W42,50:B32,2       | 50 | 45 | Compulsory: 42×22 along the south-west side
        W:W42,50:B32,2       | 42 | 38 | The piece on 42 must capture 1 piece: 42×22 along the south-west side
        W:W42,50:B2,32,38,21 | 50 | 45 | Compulsory: 42×11 along the top, then the south-west side
        W:W31,50:B21,5       | 50 | 45 | Compulsory: 31×11 along the south-west side and north-west side
        ",
    ) {
        let [from, to] = [from, to].map(|number| number.parse().expect("a square"));
        assert_eq!(english(fen, from, to), text, "{fen}");
    }
    let several = english("W:W42,31,50:B32,2,21", 50, 45);
    assert!(several.contains("; for example "), "{several}");
    assert_eq!(
        said(Language::French, Variant::Dames3d, rafle, 50, 45),
        "Prise obligatoire\u{202f}: 42×11, sur le dessus, puis sur le côté sud-ouest"
    );
    // On the flat board there is only one.
    let (language, board) = (Language::English, Variant::International);
    let flat = said(language, board, "W:W33,50:B28,2", 50, 45);
    assert_eq!(flat, "Compulsory capture: 1 piece, by 33");
}

#[test]
fn in_wolf_and_sheep_the_animals_win_and_not_the_colors() {
    let [french, english] = french_and_english();
    let wolf = Variant::WolfAndSheep;
    let won = Score::won_in(Ply(5));
    let lost = TableResult::Loss(Ply(2));
    let colors = english.score_of(Variant::Dames3d, won, Side::Black);
    for (found, expected) in [
        (english.score_of(wolf, won, Side::Black), "The wolf wins in 3 moves"),
        (french.score_of(wolf, won, Side::White), "Les moutons gagnent en 3 coups"),
        (english.table_result(wolf, lost, Side::Black), "The sheep win in 1 move"),
        (colors, "Black wins in 3 moves"),
    ] {
        assert_eq!(found, expected);
    }
}
