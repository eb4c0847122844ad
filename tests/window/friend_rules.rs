//! Games with a friend in which the rules give the word to one of the two: placing pieces, and irregular turns by hand.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::game::{Command, TableRules};
use dames3d::i18n::{MessageFn, Messages};
use dames3d::online::{Fact, GameSettings};
use dames3d::rules::{HandAction, Side, Variant};
use dames3d::viewer::board::marking::marks::SquareMark;
use dames3d::viewer::features::moves::actions::{AboutAction, COMMENT};
use dames3d::viewer::features::play::actions::PlayAction;

use crate::friend_server::{Server, playing_with, settings};
use crate::test_app::{TestApp, square};

fn does(app: &mut TestApp, server: &Server, by: Side, command: Command) {
    server.happens(1_000, Fact::Did { by, command });
    app.rest();
}

#[test]
fn only_the_player_who_places_a_piece_sees_its_places() {
    let server = Server::default();
    let mut app = playing_with(&server, settings(Variant::WolfAndSheep));
    let places = |app: &mut TestApp| {
        let marks = app.shown_board().marks.iter();
        marks.filter(|(mark, _)| *mark == SquareMark::Landing).count()
    };
    assert_eq!(places(&mut app), 5);
    for sheep in [46, 47, 48, 50] {
        let place = Command::Place(square(sheep));
        does(&mut app, &server, Side::White, place);
    }
    assert!(app.says(Messages::place_wolf));
    assert_eq!(places(&mut app), 0);
}

#[test]
fn an_irregular_turn_waits_for_the_other_player_and_not_for_the_computer() {
    let server = Server::default();
    let by_hand = GameSettings {
        table_rules: TableRules { by_hand: true, ..TableRules::default() },
        ..settings(Variant::International)
    };
    let mut app = playing_with(&server, by_hand);
    let carry = |app: &mut TestApp, by, from, to| {
        let [from, to] = [from, to].map(square);
        let carry = Command::Hand(HandAction::Carry { from, to });
        does(app, &server, by, carry);
        does(app, &server, by, Command::EndTurn);
    };
    carry(&mut app, Side::White, 32, 22);
    let asks_black = app.says(|messages| messages.irregular_asks(messages.side_black()));
    assert!(asks_black, "{:?}", app.said());
    let is_drawn = |app: &mut TestApp, wanted: MessageFn| {
        let wanted = app.message(wanted);
        app.drawn_texts().iter().any(|(_, words, ..)| *words == wanted)
    };
    assert!(!is_drawn(&mut app, Messages::correct) && !is_drawn(&mut app, Messages::keep));
    let keep = Command::ResolveIrregularity { keep: true };
    does(&mut app, &server, Side::Black, keep);
    carry(&mut app, Side::Black, 16, 26);
    let asks_white = app.says(|messages| messages.irregular_asks(messages.side_white()));
    assert!(asks_white, "{:?}", app.said());
    assert!(is_drawn(&mut app, Messages::correct) && is_drawn(&mut app, Messages::keep));
    assert!(!app.is_disabled(PlayAction::ResolveIrregularity(true)));
}

/// The server keeps neither comments nor the names of other players.
#[test]
fn nothing_is_written_into_a_game_with_a_friend() {
    let server = Server::default();
    let mut app = playing_with(&server, settings(Variant::International));
    does(&mut app, &server, Side::White, Command::Play("32-28".parse().expect("a move")));
    app.key(Key::Character("k".into()), KeyCode::KeyK);
    app.frames(2);
    assert!(!app.open().has(COMMENT));
    assert!(app.is_disabled(AboutAction::Open));
}
