//! The game in words.

use dames3d::game::{Command, Game, Session};
use dames3d::i18n::{Language, Localizer};
use dames3d::rules::{Side, Variant};
use dames3d::speech::{Narrator, Question, QuestionError};

fn session(commands: &[&str]) -> Session {
    let mut session = Session::default();
    for command in commands {
        let command = match command.parse() {
            Ok(request) => Command::Play(request),
            Err(_) => Command::SetUp((*command).to_owned()),
        };
        session.apply(command).expect("a command");
    }
    session
}

fn answer(game: &Game, language: Language, question: &str) -> String {
    let question = Question::parse(question, &Localizer::new(language))
        .expect("a question")
        .expect("a whole question");
    Narrator::new(game, &Localizer::new(language)).answer(question)
}

#[test]
fn a_square_is_told_with_its_piece_and_the_boards_that_hold_it() {
    let session = session(&["32-28"]);
    let square = |number| dames3d::board::Square::from_number(number).expect("a square");
    let english = Localizer::new(Language::English);
    let narrator = Narrator::new(session.game(), &english);
    assert_eq!(
        narrator.square(square(28)),
        "28, white man, top, south-west side, south-east side and north-west side"
    );
    assert!(narrator.square(square(32)).starts_with("32, empty, top, "));
    let french = Localizer::new(Language::French);
    let told = Narrator::new(session.game(), &french).square(square(1));
    assert!(told.starts_with("1, pion noir, "), "{told}");
    let flat = Game::new(Variant::International);
    assert_eq!(Narrator::new(&flat, &english).square(square(1)), "1, black man");
}

#[test]
fn a_turn_is_told_with_what_it_takes_and_what_follows() {
    let english = Localizer::new(Language::English);
    let told = |commands: &[&str], own| {
        Narrator::new(session(commands).game(), &english).announcement(own)
    };
    assert_eq!(told(&[], None), "White to move");
    let moved = told(&["32-28"], Some(Side::Black));
    assert!(moved.starts_with("White 32 to 28, "), "{moved}");
    assert!(moved.ends_with(". Your turn"), "{moved}");
    let taken = told(&["32-28", "19-23", "28x19"], Some(Side::White));
    assert!(taken.starts_with("White 28 takes 19, one piece, "), "{taken}");
    assert!(taken.ends_with(". Black to move, capture is compulsory"), "{taken}");
    for (own, result) in [
        (None, "White won in 1 move"),
        (Some(Side::White), "You won in 1 move"),
        (Some(Side::Black), "You lost in 1 move"),
    ] {
        let over = told(&["W:W32:B28", "32x23"], own);
        let ending = format!(". {result}: Black has no pieces left");
        assert!(over.ends_with(&ending), "{over}");
    }
    let crowned = told(&["W:W7:B45", "7-1"], None);
    assert!(crowned.contains("becomes a king"), "{crowned}");
}

#[test]
fn questions_are_answered_in_both_languages() {
    let session = session(&["W:W31,32,K47:B1,2"]);
    let game = session.game();
    let english = |question| answer(game, Language::English, question);
    let french = |question| answer(game, Language::French, question);
    assert_eq!(english("where white men"), "white men: 31 and 32");
    assert_eq!(english("where black kings"), "black kings: none");
    assert_eq!(english("where kings"), "white kings: 47");
    assert_eq!(english("where"), "white men: 31 and 32; white kings: 47; black men: 1 and 2");
    assert_eq!(french("où dames blanches"), "dames blanches\u{202f}: 47");
    assert_eq!(
        english("row 1"),
        "Row 1, from the left: 46, empty; 47, white king; 48, empty; 49, empty; 50, empty"
    );
    assert!(french("rangée 10").contains("1, pion noir"));
    let lines = english("lines 31");
    assert!(lines.starts_with("31, white man.\nNorth-east, top: 27, empty; 22, empty"), "{lines}");
    assert_eq!(english("last"), "No moves yet");
    assert!(english("score").starts_with("White: 2 men and 1 king. Black: 2 men. "));
    assert!(french("marque").starts_with("Blancs\u{202f}: 2 pions et 1 dame. "));
}

#[test]
fn the_score_counts_moves_on_from_the_game_before_the_start() {
    for (start, first, second) in [
        ("W:W31,36:B2,7:H0:F41", "Move 41. Black to move", "Move 42. White to move"),
        ("W:W31,36:B2,7:H0:F70000", "Move 70000. Black to move", "Move 70001. White to move"),
        ("W:W31,36:B2,7:H0:F65535", "Move 65535. Black to move", "Move 65536. White to move"),
    ] {
        let mut commands = vec![start];
        for (text, score) in [("31-26", first), ("2-8", second)] {
            commands.push(text);
            let told = answer(session(&commands).game(), Language::English, "score");
            assert!(told.ends_with(score), "{told}");
        }
    }
}

#[test]
fn sheep_and_wolf_are_called_so_in_answers() {
    let mut session = Session::default();
    let position = "W:W8,12,13,14:B3".to_owned();
    for command in [Command::SwitchGame(Variant::WolfAndSheep), Command::SetUp(position)] {
        session.apply(command).expect("a command");
    }
    let english = |question| answer(session.game(), Language::English, question);
    assert_eq!(english("where"), "Sheep: 8, 12, 13 and 14; Wolf: 3");
    assert_eq!(english("where black men"), "Wolf: 3");
}

#[test]
fn a_line_that_only_begins_like_a_question_says_what_was_expected() {
    let english = Localizer::new(Language::English);
    let parse = |line: &str| Question::parse(line, &english);
    assert_eq!(parse("32-28"), None);
    assert_eq!(parse("resign"), None);
    assert_eq!(parse("row"), Some(Err(QuestionError::Row)));
    assert_eq!(parse("row 11"), Some(Err(QuestionError::Row)));
    assert_eq!(parse("lines 51"), Some(Err(QuestionError::Lines)));
    assert_eq!(parse("where white white"), Some(Err(QuestionError::Where)));
    assert_eq!(parse("last one"), Some(Err(QuestionError::NothingMore)));
}
