//! The text board, typed at in memory.

use std::io;

use dames3d::i18n::{Language, Localizer, MessageFn, Messages};
use dames3d::rules::Geometry;
use dames3d::terminal::{LessonBoard, TerminalCaps, TextBoard, replay};

use crate::cases::rows;

/// A terminal of 80x24 with a keyboard.
const SMALL: TerminalCaps = TerminalCaps { width: 80, height: Some(24), ..TerminalCaps::PLAIN };

/// Returns the output for what is typed.
fn play(language: Language, caps: TerminalCaps, typed: &str) -> String {
    let mut output = Vec::new();
    TextBoard::new(&mut output, language, caps)
        .play(io::Cursor::new(typed.to_owned()))
        .expect("nothing fails in memory");
    String::from_utf8(output).expect("UTF-8")
}

/// The lines after the first prompt, up to the next one.
fn after_prompt<'a>(output: &'a str, prompt: &str) -> Vec<&'a str> {
    let (_, rest) = output.split_once(prompt).expect("a prompt");
    let answer = rest.split(prompt).next().unwrap_or_default();
    answer.lines().collect()
}

#[test]
fn help_is_shown_a_page_at_a_time_on_a_small_terminal() {
    let first = "32-28, 3228, 28x19 ";
    for (language, prompt, last) in
        [(Language::English, "White> ", "quit "), (Language::French, "Blancs> ", "quitter ")]
    {
        let output = play(language, SMALL, "help\n\n\n\n");
        let pages: Vec<Vec<&str>> =
            output.split(prompt).skip(1).map(|page| page.lines().collect()).collect();
        // What follows the last page is empty, up to the goodbye after the last prompt.
        let (shown, rest) = pages.split_at(pages.iter().position(Vec::is_empty).expect("the end"));
        assert!(shown.len() >= 2, "{output}");
        assert_eq!(shown.len() + rest.len(), 5, "{output}");
        let (last_page, full_pages) = shown.split_last().expect("pages");
        // The prompt stands on the last line of the terminal.
        assert!(full_pages.iter().all(|page| page.len() == 23), "{output}");
        assert!(full_pages[0][0].starts_with(first), "{output}");
        assert!(last_page.len() <= 23, "{output}");
        let last_line = last_page.last().expect("a line");
        assert!(last_line.starts_with(last), "{output}");
        for line in shown.iter().flatten() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        let whole = play(language, TerminalCaps::PLAIN, "help\n");
        let whole = after_prompt(&whole, prompt).join(" ");
        let words: Vec<_> = whole.split_whitespace().collect();
        let lines = full_pages.iter().flat_map(|page| &page[..22]).chain(last_page);
        let shown = lines.flat_map(|line| line.split_whitespace());
        assert_eq!(shown.collect::<Vec<_>>(), words, "no word is broken or lost");
    }
}

#[test]
fn help_is_shown_at_once_where_nobody_turns_pages() {
    let output = play(Language::English, TerminalCaps::PLAIN, "help\n");
    assert!(output.contains("quit                 leave"), "{output}");
    assert!(!output.contains("Enter"), "{output}");
}

#[test]
fn a_command_ends_the_pages_of_the_help() {
    let output = play(Language::English, SMALL, "help\nfen\n\n");
    assert!(!output.contains("quit                 leave"), "{output}");
    assert!(output.contains("W:W31,"), "{output}");
}

#[test]
fn french_words_are_understood_and_named() {
    let play = |typed: &str| play(Language::French, TerminalCaps::PLAIN, typed);
    for [typed, answer] in rows(
        "
        usages                  | usages\u{202f}; attendu\u{202f}: toucher, main ou nulle.
        face                    | face\u{202f}; attendu\u{202f}: so, se, ne ou no.
        damier mars             | damier\u{202f}; attendu\u{202f}: international, dames3d, famille, \
                                  famille-pyramide, brigand, brigand-pyramide, loup.
        damier famille          | Dames en famille
        damier brigand-pyramide | Brigand, sur la pyramide
        damier loup             | Le loup et les moutons
        board family            | Dames en famille
        ",
    ) {
        let output = play(&format!("{typed}\n"));
        assert!(output.contains(answer), "{typed}: no “{answer}” in {output}");
    }
}

/// Lines in the words of a language: a message stands for its first word, a text for itself.
fn lines(localizer: &Localizer, typed: &[(MessageFn, &str)]) -> String {
    let lines = typed.iter().map(|(word, rest)| {
        let words = localizer.words(*word);
        format!("{} {rest}\n", words[0])
    });
    lines.collect()
}

/// Letters without accents, as a keyboard without them types these languages.
fn plain(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        'ä' | 'á' | 'à' | 'â' | 'ã' | 'ą' => 'a',
        'ö' | 'ó' | 'ô' | 'õ' => 'o',
        'ü' | 'ú' | 'û' => 'u',
        'é' | 'è' | 'ê' | 'ę' | 'ë' => 'e',
        'í' | 'ì' | 'î' => 'i',
        'ñ' | 'ń' => 'n',
        'ç' | 'ć' => 'c',
        'ł' => 'l',
        'ś' => 's',
        'ż' | 'ź' => 'z',
        letter => letter,
    });
    letters.collect()
}

#[test]
fn every_language_is_played_in_its_own_words_and_in_english() {
    let typed: [(MessageFn, &str); 24] = [
        (Messages::word_moves, ""),
        (Messages::word_row, "4"),
        (Messages::word_score, ""),
        (Messages::word_go, "now"),
        (Messages::word_fen, "W:W31,32,K44:B1,2"),
        (Messages::word_comment, "OK."),
        (Messages::word_undo_edit, ""),
        (Messages::word_fen, ""),
        (Messages::word_side, "x"),
        (Messages::word_table, ""),
        (Messages::word_table_touch, ""),
        (Messages::word_table_touch, ""),
        (Messages::word_clock, "5+3"),
        (Messages::word_clock_pause, ""),
        (Messages::word_clock_off, ""),
        (Messages::word_board, ""),
        (Messages::word_edit, ""),
        (Messages::word_clear, ""),
        (Messages::word_start, ""),
        (Messages::word_black, ""),
        (Messages::word_cancel, ""),
        (Messages::word_draw, ""),
        (Messages::word_decline, ""),
        (Messages::word_resign, ""),
    ];
    let english = lines(&Localizer::new(Language::English), &typed);
    for language in Language::ALL {
        let own = lines(&Localizer::new(language), &typed);
        assert!(language == Language::English || own != english);
        let expected = play(language, TerminalCaps::PLAIN, &english);
        assert!(expected.contains("\nB:W"), "{expected}");
        for typed in [own.clone(), own.to_uppercase(), plain(&own)] {
            let output = play(language, TerminalCaps::PLAIN, &typed);
            // The word typed is repeated where something else is expected after it.
            let differing =
                output.lines().zip(expected.lines()).filter(|(found, expected)| found != expected);
            let same = output.lines().count() == expected.lines().count();
            let differing: Vec<_> = differing.collect();
            assert!(same && differing.len() <= 4, "{typed}{differing:#?}");
        }
    }
}

#[test]
fn the_lesson_is_typed_in_the_words_of_the_language() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let taught = |typed: String| {
            let mut output = Vec::new();
            let caps = TerminalCaps::PLAIN;
            LessonBoard::new(&mut output, Geometry::Pyramid, language, caps)
                .play(io::Cursor::new(typed))
                .expect("nothing fails in memory");
            String::from_utf8(output).expect("UTF-8")
        };
        let typed: [(MessageFn, &str); 5] = [
            (Messages::word_again, ""),
            (Messages::word_skip, ""),
            (Messages::word_north_west, ""),
            (Messages::word_quit, ""),
            (Messages::word_skip, ""),
        ];
        let own = taught(lines(&localizer, &typed));
        let english = taught(lines(&Localizer::new(Language::English), &typed));
        assert_eq!(own, english);
        assert_eq!(own.matches("> ").count(), 4, "{own}");
    }
}

#[test]
fn a_new_player_is_confirmed() {
    let output =
        play(Language::French, TerminalCaps::PLAIN, "ordinateur noirs 3\npersonne noirs\n");
    let answer = after_prompt(&output, "Blancs> ");
    assert_eq!(answer, ["Noirs\u{202f}: l’ordinateur, niveau 3 (joueur occasionnel)."], "{output}");
    assert!(output.contains("Noirs\u{202f}: un joueur."), "{output}");
    let output = play(Language::English, TerminalCaps::PLAIN, "computer black\n");
    assert!(output.contains("\nWhite> Black: computer, level "), "{output}");
}

#[test]
fn french_counts_none_and_one_in_the_singular() {
    let replayed = |recorded: &str| {
        let mut output = Vec::new();
        replay(recorded.as_bytes(), &mut output, Language::French, TerminalCaps::PLAIN)
            .expect("legal");
        String::from_utf8(output).expect("UTF-8")
    };
    let undone = replayed(
        "{\"Play\":\"32-28\"}\n{\"Play\":\"19-23\"}\n\"Undo\"\n\"Undo\"\n\"Redo\"\n\"Redo\"\n",
    );
    for count in ["0 demi-coup.", "1 demi-coup.", "2 demi-coups."] {
        assert!(undone.contains(&format!("Position après {count}\n")), "{undone}");
    }
}

/// A file that is typed could hold escape sequences.
#[test]
fn typed_text_is_safe_to_print() {
    let echo = TerminalCaps { echo: true, ..TerminalCaps::PLAIN };
    let typed = "\u{1b}[2Jhello\nfen \u{1b}[2J\nsave \u{1b}]0;x\u{7}/no/such\n32-\u{202e}28\n";
    let output = play(Language::English, echo, typed);
    let is_unsafe = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    assert!(!output.contains(is_unsafe), "{output:?}");
}

/// Typed lines that play a game with a variation: 1. 32-28 18-22 (1... 19-23 2. 28x19) 2. 37-32.
const WITH_VARIATION: &str = "32-28\n18-22\n37-32\nundo\nundo\n19-23\n28x19\n";

/// The lines of the last answer.
fn last_answer(typed: &str, language: Language) -> Vec<String> {
    let output = play(language, TerminalCaps::PLAIN, typed);
    let end = output.rfind("> ").expect("a prompt");
    let start = output[..end].rfind("> ").expect("a prompt");
    let lines = output[start + 2..end].lines().map(str::to_owned);
    let mut lines: Vec<_> = lines.collect();
    lines.pop();
    lines
}

#[test]
fn the_move_list_shows_variations_comments_and_signs() {
    let typed = format!("{WITH_VARIATION}sign !?\ncomment Forced.\ngoto 2\nbefore Or:\ngame\n");
    assert_eq!(
        last_answer(&typed, Language::English),
        [
            "  1. 32-28",
            "     {Or:}",
            "  1. ...           [18-22]",
            "    A) 1... 19-23 2. 28x19!? {Forced.}",
            "  2. 37-32",
        ]
    );
    assert_eq!(last_answer("game\n", Language::English), ["No moves yet"]);
}

#[test]
fn a_move_played_is_counted_on_from_the_game_before_the_start() {
    let typed = "fen W:W31,36:B2,7:H0:F41\n31-26\n2-8\n";
    let output = play(Language::English, TerminalCaps::PLAIN, typed);
    assert!(output.contains("41. 31-26") && output.contains("41... 2-8"), "{output}");
}

#[test]
fn variations_are_visited_promoted_and_deleted_by_their_letters() {
    for [language, go, main, delete, undo] in rows(
        "
        en | goto  | main       | delete    | undo edit
        fr | aller | principale | supprimer | annuler modification
        ",
    ) {
        let language: Language = language.parse().expect("a language");
        let typed = |more: &str| format!("{WITH_VARIATION}{go} 1\n{go} A\n{more}\n");
        let promoted = ["  1. 32-28         [19-23]", "    A) 1... 18-22 2. 37-32", "  2. 28x19"];
        assert_eq!(last_answer(&typed(main), language), promoted);
        let promoted = typed(&format!("{main}\n{delete} A"));
        assert_eq!(last_answer(&promoted, language), ["  1. 32-28         [19-23]", "  2. 28x19"]);
        let restored = format!("{promoted}{undo}\n{undo}\n");
        assert_eq!(
            last_answer(&restored, language),
            ["  1. 32-28         18-22", "    A) 1... [19-23] 2. 28x19", "  2. 37-32",]
        );
    }
}

#[test]
fn a_wrong_edit_is_explained() {
    for [typed, answer] in rows(
        "
        goto C              | goto: expected the letters of a variation, or a ply of the main line.
        goto 99             | goto: expected the letters of a variation, or a ply of the main line.
        promote x           | promote: expected the letters of a variation, or nothing.
        sign !!!            | sign: expected ! ? !! ?? !? ?!.
        mark 99             | mark: expected a square, and perhaps green, red, blue or yellow.
        arrow 12 13 pink    | arrow: expected two squares, and perhaps green, red, blue or yellow.
        arrow 12 12         | An arrow from 12 must point to another square.
        undo edit           | There is no edit to undo.
        goto 0⏎delete       | No move leads to the start of the game.
        goto 3⏎promote      | This is the main line already.
        goto 3⏎delete rest  | Nothing follows this position.
        ",
    ) {
        let typed = format!("{WITH_VARIATION}{typed}\n").replace('⏎', "\n");
        assert_eq!(last_answer(&typed, Language::English), [answer], "{typed}");
    }
}

#[test]
fn the_move_list_fits_a_narrow_terminal() {
    let narrow = TerminalCaps { width: 30, ..TerminalCaps::PLAIN };
    let comment = "a long comment on a quiet move ".repeat(4);
    let typed = format!("{WITH_VARIATION}comment {comment}\n");
    let output = play(Language::English, narrow, &typed);
    let list = output.rsplit("> ").nth(1).expect("an answer");
    assert!(list.lines().count() > 5, "{list}");
    for line in list.lines() {
        assert!(line.chars().count() <= 30, "{line}");
    }
}

#[test]
fn a_position_is_set_up_step_by_step_in_both_languages() {
    let output = play(
        Language::English,
        TerminalCaps::PLAIN,
        "board international\nedit\nclear\nw 31 32 k5 b 1 2 55\nx 32\nundo\nw 3\n\
         what\ndone\nx 3\ndone\nfen\n",
    );
    for text in [
        "W:W31,32,K5:B1,2\n",
        "55 is not a square: expected 1 to 50.",
        "W:W3,31,32,K5:B1,2\n",
        "3: a white man here must be a king.",
        "“what” cannot be set up",
        "White to move",
    ] {
        assert!(output.contains(text), "{text}: {output}");
    }
    let (before, after) = output.rsplit_once("White> ").expect("a prompt");
    assert!(before.ends_with("W:W31,32,K5:B1,2\n"), "{before}");
    assert!(after.contains("Goodbye"), "{after}");

    let output = play(
        Language::French,
        TerminalCaps::PLAIN,
        "damier international\néditer\nvider\nnoirs\nw 31 b 1\nmiroir\néchanger\nannuler\nannuler\nfini\n\
         fen\néditer\nvider\nquitter\nfen\n",
    );
    assert!(output.contains("Trait aux noirs"), "{output}");
    let shown = output.lines().filter(|line| line.contains("B:W31:B1"));
    assert!(shown.count() >= 4, "{output}");
    assert!(output.ends_with("Au revoir.\n"), "{output}");
}

#[test]
fn what_was_played_in_a_position_is_looked_up_in_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pdn");
    let games =
        "[Date \"1956\"] 1. 32-28 19-23 2-0\n\n[Date \"1960\"] 1. 32-28 18-23 1-1\n\n1. 33-29 *\n";
    std::fs::write(&path, games).expect("written");
    let typed = format!(
        "board international\nexplore\nexplore {}\n32-28\nexplore\n18-23\n33-29\nexplore\nexplore /nowhere\n",
        path.display()
    );
    let output = play(Language::English, TerminalCaps::PLAIN, &typed);
    for text in [
        "type explore and the name of a file",
        "3 games, White scored 75 %\n  32-28  2 games, White scored 75 %, 1958\n  33-29  1 game without a result\n",
        "2 games, White scored 75 %\n  18-23  1 game, White scored 50 %, 1960\n  19-23  1 game, White scored 100 %, 1956\n",
        "No game reaches this position.",
        "/nowhere",
    ] {
        assert!(output.contains(text), "{text}: {output}");
    }
    let typed = format!("damier international\nexplorer {}\n", path.display());
    let output = play(Language::French, TerminalCaps::PLAIN, &typed);
    assert!(output.contains("  32-28  2 parties"), "{output}");
}
