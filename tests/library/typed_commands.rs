//! Every command of the text board with odd arguments: each line is answered, and only with characters that a terminal
//! shows.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use dames3d::engine::endgame_tables::FewKingsRule;
use dames3d::i18n::{Language, Localizer, MessageFn, Messages};
use dames3d::platform::Stopwatch;
use dames3d::rules::{Geometry, Variant};
use dames3d::terminal::{EndgameBoard, ExerciseBoard, LessonBoard, TerminalCaps, TextBoard};

use crate::endgame_tables::tables_of_two;
use crate::random::{Random, amount};

/// Words that the help leaves out, or names only among others.
const MORE_WORDS: &str = "\
    touch toucher off retirer carry porter manners table side face cote person personne mistakes open \
    ouvrir redo refaire accept accepter decline refuser adoube j’adoube j'adoube done fini back \
    remettre correct corriger keep maintenir show montrer next suivante editer ? exit retry again \
    recommencer encore length longueur endings finales ending finale missed rates demote retrograder \
    main principale before avant arrow fleche row rangée lines last score skip passer";

/// Words after which the computer may search: an invalid argument keeps it from that.
const SEARCHING: [MessageFn; 4] =
    [Messages::word_go, Messages::word_hint, Messages::word_analyze, Messages::word_review];
/// Words after which a side's player is named. A computer would play on by itself.
const SEATING: [MessageFn; 1] = [Messages::word_computer];
/// Words after which a file is named.
const FILES: [MessageFn; 2] = [Messages::word_save, Messages::word_explore];
const LEAVING: [MessageFn; 1] = [Messages::word_quit];

static LOCALIZERS: LazyLock<Vec<Localizer>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Localizer::new).collect());

/// Returns `true` if a word is one of these in any language.
fn is_one_of(word: &str, messages: &[MessageFn]) -> bool {
    let mut messages = messages.iter();
    messages.any(|message| LOCALIZERS.iter().any(|words| words.is_word(word, *message)))
}

/// Arguments that mean something after some word or after none.
static ODD: LazyLock<Vec<&str>> = LazyLock::new(|| {
    "|0|-1|1|12|28|50|51|255|256|65536|4294967296|99999999999999999999999999|1.5|1e9|NaN|now|maintenant|\
    nownow|5+3|5+3 3+2 now|5+3 3+2 1|40/120:60|*2|=30|=0|+|/|:|add white 60|add|add noirs 4294967295|\
    off|pause|resume|reprendre|white|noirs 3|white men|sw|no|A|B|ZZZZ|rest|edit|hand|touch|!?|\
    12 23 rouge|31 27|é\u{a0}\u{3000}\u{2003}|W:W31,K46:B20,K5|W:W|international|loup|\
    \u{1b}[2J\u{1b}]0;title\u{7}|\u{9b}31m\u{202e}\u{2066}\u{200f}\u{7f}\u{b}👑"
        .split('|')
        .collect()
});

/// Moves, and texts that begin like one.
const MOVES: [&str; 14] = [
    "32-28",
    "31-27",
    "20-25",
    "19-23",
    "28x19",
    "14x23",
    "37-31",
    "46x5",
    "1-1",
    "3228",
    "99-1",
    "28x19x10x1",
    "11111111 11111111 11111111 11111111 11111111 11111111 11111111",
    "5\u{1b}[31m",
];

/// The output for a line.
fn answer(language: Language, line: &str) -> String {
    let mut output = Vec::new();
    let board = TextBoard::new(&mut output, language, TerminalCaps::PLAIN);
    board.play(Cursor::new(line.to_owned())).expect("answered");
    let output = String::from_utf8(output).expect("UTF-8");
    let (_, answer) = output.split_once("> ").expect("a prompt");
    answer.to_owned()
}

/// The words of the help in these languages that are typed, and the others.
fn words(languages: &[Language]) -> Vec<String> {
    let mut words: Vec<String> = MORE_WORDS.split(' ').map(str::to_owned).collect();
    for &language in languages {
        for line in answer(language, "help").lines() {
            let (typed, _) = line.split_once("  ").unwrap_or((line, ""));
            for part in typed.split(',') {
                let word = part.split_whitespace().next().unwrap_or_default();
                if word.starts_with(char::is_alphabetic) {
                    words.push(word.to_owned());
                }
            }
        }
    }
    words.sort();
    words.dedup();
    words
}

/// The words of English and French, each with its language.
fn own_words() -> Vec<(Language, String)> {
    let languages = [Language::English, Language::French];
    let words =
        languages.map(|language| words(&[language]).into_iter().map(move |word| (language, word)));
    words.into_iter().flatten().collect()
}

/// A line that is typed, without those that would search for seconds or write beside this folder.
fn line(random: &mut Random, words: &[String], folder: &Path) -> String {
    if random.chance(25) {
        return MOVES[random.below(MOVES.len())].to_owned();
    }
    let word = words[random.below(words.len())].as_str();
    let odd = ODD[random.below(ODD.len())];
    if is_one_of(word, &FILES) {
        let name = odd.replace('/', "\u{2044}");
        return format!("{word} {}", folder.join(name).display());
    }
    let is_side = odd.starts_with(['w', 'n']);
    if is_one_of(word, &SEARCHING) || (is_one_of(word, &SEATING) && is_side) {
        return format!("{word} nothing{odd}");
    }
    let space = [" ", "  ", "\t", "\u{a0}"][random.below(4)];
    let more = if random.chance(20) { ODD[random.below(ODD.len())] } else { "" };
    let end = ["", " ", "\r"][random.below(3)];
    let case = if random.chance(10) { word.to_uppercase() } else { word.to_owned() };
    format!("{case}{space}{odd}{space}{more}{end}")
}

/// An empty folder.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The terminal of a session: each line is echoed.
const ECHO: TerminalCaps = TerminalCaps { echo: true, ..TerminalCaps::PLAIN };

#[track_caller]
fn assert_shown(output: Vec<u8>, typed: &str) {
    let output = String::from_utf8(output).expect("UTF-8");
    let acts = |c: &char| {
        c.is_control() && *c != '\n'
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let found = output.chars().find(acts);
    assert_eq!(found, None, "typed:\n{typed}");
}

/// Lines for one session, which is left by the end of the input only.
fn session(random: &mut Random, words: &[String], folder: &Path) -> String {
    let stays = |line: &String| {
        let word = line.split_whitespace().next().unwrap_or_default();
        !is_one_of(word, &LEAVING)
    };
    let lines = (0..60).map(|_| line(random, words, folder));
    lines.filter(stays).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_text_board_answers_every_command_with_odd_arguments() {
    let mut random = Random::for_test("the_text_board_answers_every_command_with_odd_arguments");
    let folder = fresh_folder("typed-commands");
    let words = words(&Language::ALL);
    assert!(words.len() > 300, "{words:?}");
    for _ in 0..amount(25) {
        let typed = session(&mut random, &words, &folder);
        let language = Language::ALL[random.below(Language::ALL.len())];
        let mut output = Vec::new();
        let mut board = TextBoard::new(&mut output, language, ECHO);
        // Clocks may be set, but no time passes.
        board.use_stopwatch(Stopwatch::with_source(|| Duration::ZERO));
        board.play(Cursor::new(typed.clone())).expect("answered");
        assert_shown(output, &typed);
    }
}

#[test]
fn every_command_is_answered_with_every_odd_argument() {
    let folder = fresh_folder("typed-commands-one-by-one");
    for (language, word) in own_words() {
        if is_one_of(&word, &LEAVING) || is_one_of(&word, &FILES) {
            continue;
        }
        let searches = is_one_of(&word, &SEARCHING) || is_one_of(&word, &SEATING);
        let lines: String = ODD
            .iter()
            .filter(|odd| !searches || !odd.starts_with(|c: char| c.is_ascii_alphanumeric()))
            .filter(|odd| !searches || !odd.is_empty())
            .map(|odd| format!("{word} {odd}\n{word}\t{odd} {odd}\n"))
            .collect();
        // A word that opens the editor is left with `cancel`.
        let typed = format!("{lines}cancel\n");
        let mut output = Vec::new();
        let board = TextBoard::new(&mut output, language, ECHO);
        board.play(Cursor::new(typed.clone())).expect("answered");
        assert_shown(output, &typed);
    }
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn exercises_endgames_and_the_lesson_answer_every_command_with_odd_arguments() {
    let mut random = Random::for_test(
        "exercises_endgames_and_the_lesson_answer_every_command_with_odd_arguments",
    );
    let folder = fresh_folder("typed-exercises");
    let words = words(&Language::ALL);
    let tables = tables_of_two(Variant::Dames3d, FewKingsRule::PlayedOut);
    for round in 0..amount(4) {
        let typed = session(&mut random, &words, &folder);
        // A legal move of an exercise that is not in its line is judged by a search.
        let without_moves: String = typed
            .split_inclusive('\n')
            .filter(|line| !line.starts_with(|first: char| first.is_ascii_digit()))
            .collect();
        let seed = fastrand::Rng::with_seed(round as u64);
        let mut output = Vec::new();
        let variant = Variant::STANDARD[round % 2];
        let mut board = ExerciseBoard::new(&mut output, variant, None, Language::French, ECHO);
        board.use_random_numbers(seed.clone());
        let input = Cursor::new(without_moves.clone());
        board.play(input).expect("answered");
        assert_shown(std::mem::take(&mut output), &without_moves);

        let tables = tables.clone();
        let mut board = EndgameBoard::new(&mut output, tables, None, Language::English, ECHO);
        board.use_random_numbers(seed);
        board.play(Cursor::new(typed.clone())).expect("answered");
        assert_shown(std::mem::take(&mut output), &typed);

        let geometry = Geometry::ALL[round % 2];
        let board = LessonBoard::new(&mut output, geometry, Language::English, ECHO);
        let input = Cursor::new(typed.clone());
        board.play(input).expect("answered");
        assert_shown(output, &typed);
    }
}

/// A run of digits can be cut into squares in many ways, and several runs in their product.
#[test]
fn a_long_text_of_digits_is_answered() {
    let typed = "11111111 ".repeat(13) + "\n" + &"1".repeat(110) + "\n";
    let mut output = Vec::new();
    let board = TextBoard::new(&mut output, Language::English, TerminalCaps::PLAIN);
    board.play(Cursor::new(typed)).expect("answered");
    let output = String::from_utf8(output).expect("UTF-8");
    assert_eq!(output.matches("White> ").count(), 3, "{output}");
}
