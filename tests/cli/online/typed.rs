//! Typed words beside moves, and mistyped ones.

use dames3d::rules::Side;

use super::player::{Home, Player};
use super::{Pair, TestServer};
use crate::program::{fresh_path, program, run, run_with};

#[test]
fn what_is_typed_while_the_other_is_to_move_is_answered() {
    let mut pair = Pair::new(&[]);
    pair.black.asks("19-23", "It is the other player’s turn.\n");
    pair.black.asks("33-99", "Invalid move: column 4");
    pair.black.asks("dance", "“dance” is neither a move nor a command");
    pair.white.asks("32-23", "Men move one square at a time.\n");
    pair.white.asks("accept", "There is no such offer.\n");
    pair.white.asks("moves", "31-26 31-27");
    pair.play(0, Side::White, "32-28");
    pair.black.asks("where white men", "28");
    pair.black.asks("game", "1. [32-28]\n");
    assert_eq!(pair.server.moves(), 1);
}

#[test]
fn a_draw_is_offered_declined_withdrawn_and_agreed_on() {
    let mut pair = Pair::new(&[]);
    let asked = "The other player has been asked. Type withdraw to take it back.\n";
    pair.white.asks("draw", asked);
    pair.black.sees("White offers a draw: accept or decline?\n");
    pair.white.asks("draw", "That has already been offered.\n");
    pair.black.asks("decline", "The draw is declined.\n");
    pair.white.sees("The draw is declined.\n");
    pair.black.asks("draw", asked);
    pair.white.sees("Black offers a draw: accept or decline?\n");
    pair.black.asks("withdraw", "The offer has been taken back.\n");
    pair.white.sees("The offer has been taken back.\n");
    pair.white.asks("accept", "There is no such offer.\n");
    pair.white.asks("draw", asked);
    pair.black.sees("White offers a draw: accept or decline?\n");
    pair.black.asks("accept", "Draw: by agreement.");
    pair.white.sees("Draw: by agreement.");
    pair.white.asks("32-28", "The game is over.\n");
}

#[test]
fn a_move_is_taken_back_if_the_other_player_agrees() {
    let mut pair = Pair::new(&[]);
    pair.white.asks("takeback", "There is no move to undo.\n");
    pair.play(0, Side::White, "32-28");
    pair.white.types("undo");
    pair.black.sees("The other player asks to take back a move: accept or decline?\n");
    pair.black.asks("draw", "The other player has been asked.");
    pair.white.sees("Black offers a draw: accept or decline?\n");
    pair.black.asks("accept takeback", "The move has been taken back.\n");
    pair.white.sees("The move has been taken back.\n");
    pair.play(0, Side::White, "31-27");
}

#[test]
fn of_several_offers_one_is_named() {
    let mut pair = Pair::new(&["--clock", "5", "--clock-now"]);
    pair.white.types("draw");
    pair.black.sees("White offers a draw: accept or decline?\n");
    pair.white.types("pause");
    pair.black.sees("The other player asks for a pause: accept or decline?\n");
    let which = "Several offers stand: type the one you mean after it: draw, pause.\n";
    pair.black.asks("accept", which);
    pair.white.asks("withdraw", which);
    pair.black.asks("accept dance", "accept: expected draw, takeback, pause, rematch.\n");
    pair.black.asks("decline draw", "The draw is declined.\n");
    let paused = "The clocks stand still. Type resume to go on.\n";
    pair.black.asks("accept", paused);
    pair.white.sees(paused);
    pair.white.asks("clock", "(paused)");
    pair.black.asks("resume", "The clocks run again.\n");
    pair.white.sees("The clocks run again.\n");
}

#[test]
fn time_is_given_and_greetings_are_heard() {
    let mut pair = Pair::new(&["--clock", "5"]);
    pair.white.asks("give time", "Black: 15 seconds more.\n");
    pair.black.sees("Black: 15 seconds more.\n");
    pair.black.asks("clock", "Clocks: White 5:00, Black 5:15");
    for (typed, heard) in [
        ("hello", "Hello!"),
        ("good luck", "Good luck!"),
        ("well played", "Well played!"),
        ("thanks", "Thank you!"),
        ("good move", "Good move!"),
        ("oops", "Oops!"),
        ("no hurry", "Take your time."),
        ("one moment", "One moment, please."),
        ("have to go", "I have to go."),
        ("good game", "That was a good game!"),
        ("another", "Another game?"),
        ("bye", "Goodbye!"),
    ] {
        pair.white.asks(typed, &format!("White: {heard}\n"));
        pair.black.sees(&format!("White: {heard}\n"));
    }
    pair.white.asks("claim win", "The other player has not been away for long enough.\n");
}

#[test]
fn who_is_there_is_shown() {
    let mut pair = Pair::new(&[]);
    pair.white.asks("who", "White (you): connected\nBlack: connected\n");
    pair.black.asks("who", "White: connected\nBlack (you): connected\n");
    pair.white.asks("clock", "This game is played without clocks.\n");
    pair.white.asks("invitation", "No seat of this game is free.\n");
    pair.white.asks("pause", "This game is played without clocks.\n");
}

#[test]
fn a_game_by_post_has_days_for_a_move() {
    let mut pair = Pair::new(&["--days", "3"]);
    pair.white.asks("clock", "By post: 3 days for each move.\n");
    pair.white.sees("White: 2 days left for this move\n");
}

#[test]
fn the_terminal_speaks_the_language_of_the_player() {
    let server = TestServer::start();
    let url = server.url();
    let home = Home::new();
    let mut host = Player::start(&home, &["--invite", &url, "--language", "fr"]);
    host.sees("Connexion à");
    host.sees("Envoyez ce lien à l’autre joueur.");
    host.sees("#join=");
    let link = format!("{url}#join={}", host.sees("\n"));
    let other = Home::new();
    let mut guest = Player::start(&other, &["--join", &link, "--language", "nl"]);
    guest.sees("Je speelt met Zwart.");
    host.sees("L’autre joueur est arrivé. La partie commence.");
    host.types("nulle");
    guest.sees("Wit biedt remise aan: aannemen of afwijzen?");
    guest.types("aannemen");
    host.sees("Partie nulle\u{202f}: d’un commun accord.");
}

#[test]
fn links_that_are_none_are_named_before_anything_is_connected() {
    let seat = "http://host/#seat=0123456789abcdef.0123";
    for (link, words) in [
        ("nonsense", &["expected a link such as", "#join=GAME.SECRET"][..]),
        ("ftp://host/#code=ABCDEF", &["expected an address", "ftp://host/"]),
        ("http://host/#code=ABCDEI", &["expected a code of six letters", "ABCDEI"]),
        (seat, &["expected 32 hexadecimal digits", "found 4 characters"]),
        ("http://host/#watch=12", &["expected 16 hexadecimal digits"]),
    ] {
        run(&["text", "--join", link]).fails_naming(&[&["--join"], words].concat());
    }
    for server in ["host", "http://", "http:///x", "http://host/#watch=1"] {
        let words = ["--invite", "expected an address"];
        run(&["text", "--invite", server]).fails_naming(&words);
    }
    for (options, words) in [
        (&["--days", "31"][..], &["--days", "from 1 to 30"][..]),
        (&["--side", "red"], &["--side", "expected white or black"]),
        (&["--fen", "W:W99"], &["--fen", "expected a square"]),
        (&["--days", "3", "--clock", "5"], &["--days", "--clock"]),
        (&["--black", "computer"], &["--invite", "--black"]),
    ] {
        let arguments = [&["text", "--invite", "http://127.0.0.1:9/"], options].concat();
        run(&arguments).fails_naming(words);
    }
    run(&["text", "--side", "black"]).fails_naming(&["--side", "--invite"]);
}

#[test]
fn a_link_that_opens_nothing_is_refused_with_the_reason() {
    let server = TestServer::start();
    let link = format!("{}#watch=0123456789abcdef", server.url());
    let seat = run_with(&["text", "--join", &link], "");
    assert_eq!(seat.status, Some(2), "{seat:?}");
    let error = "error: --join: This link does not lead to a game.\n";
    assert_eq!(seat.err, error);
}

#[test]
fn the_reason_why_nobody_is_let_in_is_in_the_language_of_the_player() {
    let server = TestServer::start();
    let link = format!("{}#watch=0123456789abcdef", server.url());
    for (language, error) in [
        ("de", "Hier gibt es keine Partie, zu der dieser Link führt."),
        ("ru", "Здесь нет партии, которую открывает эта ссылка."),
    ] {
        let run = run_with(&["text", "--language", language, "--join", &link], "");
        assert_eq!(run.err, format!("error: --join: {error}\n"));
    }
}

#[test]
fn without_a_saved_seat_there_is_nothing_to_come_back_to() {
    let mut command = program(&["text", "--join"]);
    command.env("DAMES3D_ONLINE", fresh_path("no-seats.json"));
    let run = crate::program::feed(command, b"");
    run.fails_naming(&["--join", "no game is saved to come back to", "expected a link"]);
}

#[test]
fn a_server_that_is_not_there_is_named_and_tried_again() {
    let server = TestServer::start();
    server.stop();
    let home = Home::new();
    let mut host = Player::start(&home, &["--invite", &server.url()]);
    host.sees(&format!("Connecting to {}…\n", server.url()));
    host.sees(&format!("{} cannot be reached: ", server.url()));
    host.sees("> ");
    host.asks("who", "The server has not answered yet.\n");
    server.restart();
    host.sees("You are connected again.");
    host.sees("Send this link to the other player.");
    assert_eq!(host.leaves(), (Some(0), String::new()));
}

/// Arguments that nobody should type, and moves.
const ODD: [&str; 14] = [
    "",
    "0",
    "51",
    "-1",
    "32-28",
    "99999999999999999999",
    "28 23 18",
    "dance",
    "draw",
    "É\u{a0}\u{3000}",
    "\u{1b}[2J\u{1b}]0;title\u{7}",
    "\u{9b}31m\u{202e}",
    "W:W31,K46:B20",
    "accept accept accept",
];

#[test]
fn every_word_is_answered_with_odd_arguments_in_every_language() {
    use std::io::Cursor;

    use dames3d::i18n::{Language, Localizer};
    use dames3d::terminal::{OnlineBoard, OnlineStart, TerminalCaps};

    for language in Language::ALL {
        let server = TestServer::start();
        let home = Home::new();
        let mut host = Player::start(&home, &["--invite", &server.url(), "--by-hand"]);
        let link = super::invitation(&mut host);
        let help = Localizer::new(language).messages.online_help();
        let commands = help.lines().filter_map(|line| Some(line.split_once("  ")?.0));
        let commands = commands.flat_map(|typed| typed.split(", "));
        let words = commands.map(|command| command.split(' ').next().unwrap_or_default());
        let stays = |word: &&str| !word.is_empty() && !is_quit(word, language);
        let mut typed = String::new();
        let mut count = 0;
        for word in words.filter(stays) {
            for odd in ODD {
                typed += &format!("{word} {odd}\n");
                count += 1;
            }
        }
        let mut output = Vec::new();
        let caps = TerminalCaps { echo: true, ..TerminalCaps::PLAIN };
        let board = OnlineBoard::new(&mut output, None, language, caps);
        let start = OnlineStart::Follow(link.parse().expect("a link"));
        board.play(start, Cursor::new(typed)).expect("answered to the end");
        let output = String::from_utf8(output).expect("UTF-8");
        let acts = |c: &char| c.is_control() && *c != '\n' || ('\u{202a}'..='\u{202e}').contains(c);
        assert_eq!(output.chars().find(acts), None, "{language}");
        assert!(output.matches("> ").count() > count, "{language}");
    }
}

fn is_quit(word: &str, language: dames3d::i18n::Language) -> bool {
    use dames3d::i18n::{Localizer, Messages};
    Localizer::new(language).is_word(word, Messages::word_quit)
}

#[test]
fn the_other_player_goes_by_a_name() {
    let mut pair = Pair::new(&["--name", "Anna"]);
    pair.black.asks("who", "White (Anna): connected\nBlack (you): connected\n");
    pair.white.types("hello");
    pair.black.sees("Anna: Hello!\n");
    let back = Player::start(&pair.homes[1], &["--join", "--name", "Ben"]);
    std::mem::replace(&mut pair.black, back).ends_abruptly();
    pair.black.sees("The other player goes by the name Anna.\n");
    pair.white.sees("The other player goes by the name Ben.\n");
    pair.white.asks("who", "White (you): connected\nBlack (Ben): connected\n");
}
