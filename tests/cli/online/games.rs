//! Whole games over a network, through a server that stops in the middle and players that are killed.

use dames3d::game::{Command, Session};
use dames3d::notation::move_text;
use dames3d::rules::{Side, Variant};

use super::player::Player;
use super::{Pair, invitation, numbered};
use crate::random::Random;

/// The text of a random move, after it was played in the session.
fn play_random(session: &mut Session, random: &mut Random) -> String {
    let position = *session.game().position();
    let mv = random.pick(&position.legal_moves()).expect("a move");
    let text = move_text::write(&position, mv);
    let request = text.parse().expect("as written");
    session.apply(Command::Play(request)).expect("legal");
    text
}

/// A game of random moves to its end, with a server that is stopped and started again after some moves, and a player
/// who is killed and comes back.
fn play_whole_game(variant: Variant, random: &mut Random) {
    let mut pair = Pair::new(&["--variant", variant.name(), "--clock", "60"]);
    let mut session = Session::default();
    session.apply(Command::SwitchGame(variant)).expect("a variant");
    let mut ply = 0;
    while session.game().outcome().is_none() {
        let side = session.game().side_to_move();
        if ply == 12 {
            pair.server.stop();
            for player in [&mut pair.white, &mut pair.black] {
                player.sees("The connection is lost. Trying again…");
                player.sees("> ");
            }
            // A move that is made meanwhile is not lost.
            let text = play_random(&mut session, random);
            let kept = "You are not connected. This is sent when the connection is back.";
            pair.player(side).asks(&text, kept);
            pair.server.restart();
            for player in [&mut pair.white, &mut pair.black] {
                player.sees("You are connected again.");
                player.sees("The server was restarted. The clocks stood still meanwhile.");
                player.sees(&numbered(ply, &text));
            }
            ply += 1;
            continue;
        }
        if ply == 20 {
            let home = &pair.homes[1];
            let back = Player::start(home, &["--join"]);
            std::mem::replace(&mut pair.black, back).ends_abruptly();
            pair.black.sees("You play Black.");
            pair.black.sees("> ");
        }
        let text = play_random(&mut session, random);
        pair.play(ply, side, &text);
        ply += 1;
    }
    for player in [&mut pair.white, &mut pair.black] {
        player.sees("Type rematch to play again, or quit.");
        player.sees("> ");
    }
    assert_eq!(pair.server.moves(), ply);
    let expected = dames3d::notation::fen::write(&session.game().position().setup());
    for player in [&mut pair.white, &mut pair.black] {
        player.asks("fen", &format!("{expected}\n"));
    }
    for player in [pair.white, pair.black] {
        assert_eq!(player.leaves(), (Some(0), String::new()));
    }
}

#[test]
fn a_whole_game_is_played_on_the_pyramid_through_a_server_that_stops() {
    let mut random =
        Random::for_test("a_whole_game_is_played_on_the_pyramid_through_a_server_that_stops");
    play_whole_game(Variant::Dames3d, &mut random);
}

#[test]
fn a_whole_game_is_played_on_the_flat_board_through_a_server_that_stops() {
    let mut random =
        Random::for_test("a_whole_game_is_played_on_the_flat_board_through_a_server_that_stops");
    play_whole_game(Variant::International, &mut random);
}

#[test]
fn whoever_ends_abruptly_comes_back_by_the_link_of_the_seat() {
    let mut pair = Pair::new(&[]);
    pair.play(0, Side::White, "32-28");
    pair.white.types("link");
    pair.white.sees("This link leads to your seat, also on another device. Give it to nobody:\n");
    let link = pair.white.sees("\n");
    assert!(link.contains("#seat="), "{link}");
    let elsewhere = super::Home::new();
    let back = Player::start(&elsewhere, &["--join", &link]);
    std::mem::replace(&mut pair.white, back).ends_abruptly();
    pair.white.sees("You play White.");
    pair.white.sees("> ");
    pair.play(1, Side::Black, "19-23");
    pair.play(2, Side::White, "28x19");
}

#[test]
fn two_devices_at_one_seat_see_the_same() {
    let mut pair = Pair::new(&[]);
    let mut other = Player::start(&pair.homes[0], &["--join"]);
    other.sees("You play White.");
    other.sees("> ");
    other.types("32-28");
    for player in [&mut pair.white, &mut pair.black, &mut other] {
        player.sees("\n1. 32-28\n");
    }
}

#[test]
fn the_game_goes_on_when_a_player_leaves_and_the_other_is_told() {
    let mut pair = Pair::new(&[]);
    assert_eq!(pair.white.leaves(), (Some(0), String::new()));
    pair.black.sees("The other player is reconnecting…");
    pair.white = Player::start(&pair.homes[0], &["--join"]);
    pair.black.sees("The other player is connected.");
}

#[test]
fn a_watcher_sees_the_game_and_asks_for_nothing() {
    let mut pair = Pair::new(&[]);
    pair.white.types("link");
    pair.white.sees("With this link others can watch:\n");
    let link = pair.white.sees("\n");
    let home = super::Home::new();
    let mut watcher = Player::start(&home, &["--join", &link]);
    watcher.sees("You are watching this game.");
    pair.play(0, Side::White, "32-28");
    watcher.sees("\n1. 32-28\n");
    for line in ["19-23", "draw", "accept", "withdraw", "resign", "hello"] {
        watcher.asks(line, "Only the players may do this.\n");
    }
    watcher.asks("who", "Watching: 1\n");
    assert!(!home.seats().exists(), "a watcher has no seat to save");
}

#[test]
fn a_rematch_exchanges_the_colors_and_both_go_on_at_the_new_board() {
    let mut pair = Pair::new(&["--variant", "international"]);
    pair.white.asks("rematch", "The game is not over yet.\n");
    pair.white.types("resign");
    for player in [&mut pair.white, &mut pair.black] {
        player.sees("Black wins: White resigns.");
        player.sees("Type rematch to play again, or quit.");
    }
    pair.black.asks("rematch", "The other player has been asked. Type withdraw to take it back.");
    pair.white.sees("The other player wants a rematch: accept or decline?");
    pair.white.types("rematch");
    pair.white.sees("A new game, with the colors exchanged.");
    pair.white.sees("You play Black.");
    pair.white.sees("> ");
    pair.black.sees("You play White.");
    pair.black.sees("> ");
    // The new game is the one to come back to.
    let back = Player::start(&pair.homes[0], &["--join"]);
    std::mem::replace(&mut pair.white, back).ends_abruptly();
    pair.white.sees("You play Black.");
    pair.black.types("32-28");
    pair.white.sees("\n1. 32-28\n");
}

#[test]
fn a_game_by_code_with_clocks_from_a_position() {
    let server = super::TestServer::start();
    let homes = [super::Home::new(), super::Home::new()];
    let url = server.url();
    let options = [
        "--invite",
        &url,
        "--variant",
        "international",
        "--fen",
        "B:W31,32:B19,20",
        "--side",
        "black",
        "--clock",
        "5+3",
        "--clock-now",
        "--no-takebacks",
    ];
    let mut host = Player::start(&homes[0], &options);
    invitation(&mut host);
    let code = host.sees_line("In the same room, the code ");
    let code = code.split(' ').next().expect("a code");
    host.sees("The invitation ends in 24 hours.");
    host.sees("Waiting for the other player…");
    let link = format!("{url}#code={code}");
    let mut guest = Player::start(&homes[1], &["--join", &link]);
    guest.sees("You play White.");
    guest.sees("> ");
    host.sees("> ");
    host.types("19-23");
    guest.sees("Clocks: White 5:00, Black 5:0");
    guest.sees("\n1... 19-23\n");
    // The prompt has both clocks.
    guest.sees(" (Black 5:0");
    guest.asks("takeback", "This game was agreed on without that.\n");
}
