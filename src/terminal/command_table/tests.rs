//! The words of all languages: they do not collide, and those of the help do what it says.

use super::*;
use crate::game::Session;
use crate::game::setup_editor::SetupEntry;
use crate::i18n::Language;
use crate::notation::MoveRequest;
use crate::speech::PIECE_WORDS;

const ACTIVITIES: [Activity; 6] = [Games, Online, Editor, Exercises, Endgames, Lesson];

const QUESTIONS: [MessageFn; 5] = [
    Messages::word_where,
    Messages::word_row,
    Messages::word_lines,
    Messages::word_last,
    Messages::word_score,
];

fn messages_of<T: Copy>(words: &[(MessageFn, T)]) -> Vec<MessageFn> {
    words.iter().map(|(message, _)| *message).collect()
}

/// The messages whose words may stand at the same place.
fn groups() -> Vec<Vec<MessageFn>> {
    let commands = |activity| {
        let known = COMMANDS.iter().filter(move |entry| entry.0.contains(&activity));
        known.map(|(_, message, _)| *message)
    };
    let mut groups: Vec<Vec<MessageFn>> = ACTIVITIES.map(|a| commands(a).collect()).into();
    groups[0].extend(QUESTIONS);
    groups[1].extend(QUESTIONS);
    groups.push(messages_of(&OFFER_WORDS));
    groups.push([messages_of(&SIDE_WORDS), messages_of(&PIECE_WORDS)].concat());
    groups.push(messages_of(&COLOR_WORDS));
    groups.push(messages_of(&VARIANT_WORDS));
    groups.push(messages_of(&FACE_WORDS));
    groups
}

/// Returns `true` if a text has these words, with no letter beside them.
fn names(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + words.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[test]
fn no_word_means_two_things_in_its_language_and_in_english() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let english = Localizer::new(Language::English);
        for group in groups() {
            for (index, &message) in group.iter().enumerate() {
                let words = [localizer.words(message), english.words(message)].concat();
                for word in words {
                    let meanings = group.iter().enumerate();
                    let meanings = meanings.filter(|(_, other)| localizer.is_word(&word, **other));
                    let meanings: Vec<usize> = meanings.map(|(other, _)| other).collect();
                    assert_eq!(meanings, [index], "{language}: {word}");
                }
            }
        }
    }
}

#[test]
fn no_word_is_a_move_a_fen_or_pieces() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for word in groups().concat().iter().flat_map(|message| localizer.words(*message)) {
            let is_word = |letter: char| letter.is_alphabetic() || " -’".contains(letter);
            assert!(word.starts_with(char::is_alphabetic), "{language}: {word:?}");
            assert!(word.chars().all(is_word), "{language}: {word:?}");
            assert!(word.parse::<MoveRequest>().is_err(), "{language}: {word}");
            assert!(!word.chars().all(SetupEntry::takes), "{language}: {word}");
        }
    }
}

/// A game with the variations A and B.
fn game() -> Session {
    let mut session = Session::default();
    for line in ["32-28", "18-22", "37-32", "undo", "undo", "19-23", "undo", "20-25"] {
        let command = match line.parse() {
            Ok(request) => Command::Play(request),
            Err(_) => Command::Undo,
        };
        session.apply(command).expect("legal");
    }
    session
}

/// The texts in the left column of the help: what can be typed.
fn typed(help: &str) -> Vec<&str> {
    let lines = help.lines().filter(|line| !line.starts_with(' '));
    let commands = lines.filter_map(|line| Some(line.split_once("  ")?.0));
    commands.flat_map(|commands| commands.split(", ")).collect()
}

#[test]
fn what_the_help_names_does_in_every_language_what_it_does_in_english() {
    let session = game();
    let english = Localizer::new(Language::English);
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for activity in ACTIVITIES {
            let helps = [&english, &localizer].map(|words| activity.help()(&words.messages));
            let [expected, found] = helps.each_ref().map(|help| typed(help));
            assert_eq!(found.len(), expected.len(), "{language}: {found:?}");
            for (english_line, line) in expected.into_iter().zip(found) {
                // A word such as FILE stands for any text.
                let argument = english_line.rsplit(' ').next().unwrap_or_default();
                let is_any =
                    |word: &&str| word.chars().count() > 3 && word.to_uppercase() == **word;
                let any = line.rsplit(' ').next().filter(|word| is_any(word) && line.contains(' '));
                let line = match any.filter(|word| word.chars().all(char::is_alphabetic)) {
                    Some(any) => line.replace(any, argument),
                    None => line.to_owned(),
                };
                let game = session.game();
                let position = game.position();
                let read = |line: &str, words| parse(line, activity, position, game, words);
                let meaning = read(english_line, &english);
                // There is no such ply.
                assert!(meaning.is_ok() || english_line == "goto 12", "{meaning:?}");
                assert_eq!(
                    read(&line, &localizer).ok(),
                    meaning.clone().ok(),
                    "{language}: {line}"
                );
                // English is understood as well.
                assert_eq!(
                    read(english_line, &localizer).ok(),
                    meaning.ok(),
                    "{language}: {english_line}"
                );
            }
        }
    }
}

#[test]
fn the_help_names_a_word_for_every_command() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        let english = Localizer::new(Language::English);
        let helps = ACTIVITIES.map(|activity| activity.help()(&localizer.messages));
        let helps = helps.concat();
        for (_, message, _) in COMMANDS {
            let name = english.words(*message)[0].clone();
            // Named by the others of the table, in the welcome, and behind the word “clock” in English.
            let is_elsewhere = ["help", "touch", "table"].contains(&name.as_str())
                || (language == Language::English && name.starts_with("clock "));
            let words = localizer.words(*message);
            let is_named = words.iter().any(|word| names(&helps, word));
            assert!(is_named || is_elsewhere, "{language}: {name} = {words:?}");
        }
    }
}

#[test]
fn messages_name_the_words_of_their_language() {
    const FACES: [MessageFn; 4] = [
        Messages::word_south_west,
        Messages::word_south_east,
        Messages::word_north_east,
        Messages::word_north_west,
    ];
    const COLORS: [MessageFn; 4] =
        [Messages::word_green, Messages::word_red, Messages::word_blue, Messages::word_yellow];
    const SIDES: [MessageFn; 2] = [Messages::word_white, Messages::word_black];
    const NAMED: [(MessageFn, &[MessageFn]); 26] = [
        (Messages::text_welcome, &[Messages::word_help]),
        (Messages::shot_welcome, &[Messages::word_help]),
        (Messages::endgame_welcome, &[Messages::word_help]),
        (Messages::clock_none, &[Messages::word_clock]),
        (Messages::expected_a_side, &SIDES),
        (Messages::clock_add, &SIDES),
        (Messages::text_seat, &SIDES),
        (Messages::text_sides, &FACES),
        (Messages::text_mark, &COLORS),
        (Messages::text_arrow, &COLORS),
        (Messages::text_no_such_game, &[Messages::word_games]),
        (Messages::text_explore_what, &[Messages::word_explore]),
        (Messages::computer_failed_type, &[Messages::word_go]),
        (Messages::online_asked, &[Messages::word_withdraw]),
        (Messages::online_over, &[Messages::word_rematch, Messages::word_quit]),
        (Messages::online_paused, &[Messages::word_resume]),
        (
            |messages| messages.online_claim_in(""),
            &[Messages::word_claim_win, Messages::word_claim_draw],
        ),
        (|messages| messages.online_not_saved(""), &[Messages::word_link]),
        (Messages::retry_first, &[Messages::word_review]),
        (Messages::shot_none_left, &[Messages::word_missed]),
        (Messages::shot_none_missed, &[Messages::word_new]),
        (Messages::endgame_try_again, &[Messages::word_back, Messages::word_again]),
        (Messages::endgame_which_ending, &[Messages::word_endings]),
        (Messages::question_row, &[Messages::word_row]),
        (Messages::question_lines, &[Messages::word_lines]),
        (
            Messages::entry_hint,
            &[Messages::word_where, Messages::word_row, Messages::word_last, Messages::word_score],
        ),
    ];
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for (message, words) in NAMED {
            let text = localizer.text(crate::i18n::Phrase(message));
            for word in words {
                let is_named = localizer.words(*word).iter().any(|word| names(&text, word));
                assert!(is_named, "{language}: {:?} in {text}", localizer.words(*word));
            }
        }
    }
}
