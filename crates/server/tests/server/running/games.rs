//! Whole games between two clients.

use dames3d_core::game::TableRules;
use dames3d_online::{
    ClientEvent, Fact, GameId, GameSettings, Invitation, Offer, OfferedGame, OnlineGame, Phase,
    PlayerName, Refusal, Request, Role, ServerMessage, Target,
};
use dames3d_rules::board::Square;
use dames3d_rules::rules::{HandAction, Side, Variant};

use super::{Player, Raw, Running, create, pair, run, secret, sit, slow_store, watch_game};
use crate::random_moves::turns_written;
use crate::{play, timed};

/// Both players at a game of these settings.
pub(super) async fn players(server: &Running, settings: GameSettings) -> (GameId, [Player; 2]) {
    let host = settings.host;
    let mut offering = Player::offering(server, settings, secret(1));
    offering.begin().await;
    let invitation = |player: &Player| {
        let mut events = player.events.iter();
        events.find_map(|event| match event {
            ClientEvent::Invites(invitation) => Some(*invitation),
            _ => None,
        })
    };
    offering.step_until(|player| invitation(player).is_some()).await;
    let invited = invitation(&offering).expect("an invitation");
    let Some(Target::Seat { game, .. }) = offering.client.own_link().map(|link| link.target) else {
        panic!("the host has a seat");
    };
    let secret_of_link = invited.secret;
    let link = offering.client.link(Target::Join { game, secret: secret_of_link });
    let mut joining = Player::following(server, &link, secret(2), 2);
    joining.begin().await;
    joining.step_until(|player| player.client.game().is_some()).await;
    assert_eq!(joining.client.role(), Some(Role::Seat(!host)));
    (game, [offering, joining])
}

pub(super) fn written(server: &Running, game: GameId) -> OnlineGame {
    let log = server.store.log(game);
    let entries: Vec<_> = log.into_iter().map(|stored| stored.entry).collect();
    OnlineGame::replay(&entries).expect("a log")
}

/// Both players have what is written.
pub(super) async fn agree(server: &Running, game: GameId, players: &mut [Player; 2]) {
    let written = written(server, game);
    for player in players {
        player
            .step_until(|player| {
                let game = player.client.game();
                game.is_some_and(|game| game.last() >= written.last())
            })
            .await;
        assert_eq!(player.client.game(), Some(&written));
    }
}

#[test]
fn games_of_every_variant_are_played_to_the_end() {
    let server = Running::new();
    run(async {
        for (seed, variant) in (0..).zip(Variant::ALL) {
            fastrand::seed(seed);
            let host = Side::BOTH[seed as usize % 2];
            let settings = GameSettings { host, ..GameSettings::new(variant) };
            let clock = server.clock.clone();
            let server = Running::again(&super::options(), slow_store(), clock);
            let (game, mut players) = players(&server, settings).await;
            let turns = 80;
            let [one, two] = &mut players;
            tokio::join!(one.play(turns), two.play(turns));
            if written(&server, game).phase() == Phase::Playing {
                one.ask(Request::Resign).await;
                one.step_until(|player| {
                    let game = player.client.game();
                    game.is_some_and(|game| game.phase() == Phase::Over)
                })
                .await;
            }
            agree(&server, game, &mut players).await;
            let end = written(&server, game);
            assert_eq!(end.phase(), Phase::Over, "{variant:?}, seed {seed}");
            assert_eq!(
                turns_written(&server.store.log(game)),
                end.game().turns().len(),
                "{variant:?}, seed {seed}"
            );
            assert!(end.game().turns().len() >= 4, "{variant:?}, seed {seed}");
        }
    });
}

#[test]
fn a_turn_by_hand_is_judged_and_a_touched_piece_must_be_played() {
    let server = Running::new();
    run(async {
        let settings = GameSettings {
            table_rules: TableRules { touch_move: true, by_hand: true },
            ..GameSettings::new(Variant::Dames3d)
        };
        let (_, mut white, mut black) = pair(&server, settings).await;
        let square = |number| Square::from_number(number).expect("a square");
        let carry = HandAction::Carry { from: square(32), to: square(23) };
        let id = white.ask(Request::Hand(carry)).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        let id = white.ask(Request::EndTurn).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        let keep = Request::ResolveIrregularity { keep: false };
        let id = white.ask(keep.clone()).await;
        let refusal = Refusal::NotYourTurn;
        assert_eq!(white.answer(id).await.0, ServerMessage::Refused { id, refusal });
        let id = black.ask(keep).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
        let id = white.ask(play("32-28")).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
    });
}

#[test]
fn requests_that_are_doubled_foreign_late_or_a_watchers_change_nothing() {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) = pair(&server, timed("=20")).await;
        let length = |server: &Running| server.store.log(game).len();
        let id = white.ask(play("32-28")).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        let after_move = length(&server);
        // The same again, also from another connection of the seat.
        let (mut device, _) = Raw::enter(&server, sit(game, secret(1))).await;
        for socket in [&mut white, &mut device] {
            let request = play("32-28");
            let again = dames3d_online::ClientMessage::Ask { id, request };
            socket.say(&again).await;
            assert_eq!(socket.answer(id).await.0, ServerMessage::Done { id });
        }
        let refused = |id, refusal| ServerMessage::Refused { id, refusal };
        let id = white.ask(play("33-29")).await;
        let answer = white.answer(id).await.0;
        assert_eq!(answer, refused(id, Refusal::NotYourTurn));
        let (mut watcher, _) = Raw::enter(&server, watch_game(game)).await;
        let id = watcher.ask(Request::Resign).await;
        let answer = watcher.answer(id).await.0;
        assert_eq!(answer, refused(id, Refusal::Watching));
        assert_eq!(length(&server), after_move);
        // Twenty seconds, and what may be given back for the delay.
        server.clock.advance(25_000);
        let id = black.ask(play("19-23")).await;
        let (answer, _) = black.answer(id).await;
        let late = [Refusal::TimeIsUp, Refusal::Over].map(|refusal| refused(id, refusal));
        assert!(late.contains(&answer), "{answer:?}");
        let end = server.store.log(game);
        assert!(end.len() <= after_move + 1, "{end:?}");
    });
}

#[test]
fn the_players_play_on_with_exchanged_colors_and_a_doubled_answer_begins_one_game() {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let id = white.ask(Request::Resign).await;
        white.answer(id).await;
        let id = white.ask(Request::Offer(Offer::Rematch)).await;
        white.answer(id).await;
        let accept = Request::Answer { offer: Offer::Rematch, accept: true };
        let id = black.ask(accept.clone()).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
        let again = dames3d_online::ClientMessage::Ask { id, request: accept };
        black.say(&again).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
        assert_eq!(server.store.games(), 2);
        let next = written(&server, game).rematch().expect("another game");
        for (number, side) in [(1, Side::Black), (2, Side::White)] {
            let (_, welcome) = Raw::enter(&server, sit(next, secret(number))).await;
            assert_eq!(welcome.role, Role::Seat(side));
        }
        let named = server.store.log(game);
        let named = named.iter();
        let named = named.filter(|stored| matches!(stored.entry.fact, Fact::Rematch(_)));
        assert_eq!(named.count(), 1);
    });
}

#[test]
fn a_game_is_offered_once_and_a_seat_is_taken_once() {
    let server = Running::new();
    run(async {
        let settings = GameSettings::new(Variant::Dames3d);
        let (_, first) = Raw::enter(&server, create(settings.clone(), secret(1))).await;
        let offered = settings.clone();
        let (mut host, second) = Raw::enter(&server, create(settings, secret(1))).await;
        assert_eq!(first.game, second.game);
        assert_eq!(server.store.games(), 1);
        let name: PlayerName = "Anna".parse().expect("a name");
        let id = host.ask(Request::Name(name.to_string())).await;
        assert_eq!(host.answer(id).await.0, ServerMessage::Done { id });
        let invitation = first.invitation.expect("a free seat");
        // A look takes no seat.
        for invitation in [
            Invitation::Code(invitation.code),
            Invitation::Link { game: first.game, secret: invitation.secret },
        ] {
            let mut looking = Raw::with(&server, dames3d_online::Intent::Look { invitation }).await;
            let offered = OfferedGame { settings: offered.clone(), host_name: Some(name.clone()) };
            let offered = ServerMessage::Offered(Box::new(offered));
            assert_eq!(looking.hear().await, Some(offered));
            assert_eq!(looking.hear().await, None);
        }
        assert_eq!(server.store.log(first.game).len(), 3);
        let by = |seat, invitation| dames3d_online::Intent::Join { invitation, seat };
        let by_code = Invitation::Code(invitation.code);
        let by_link = Invitation::Link { game: first.game, secret: invitation.secret };
        // The answer may be lost: the same seat again.
        for invitation in [&by_code, &by_code, &by_link] {
            let (_, welcome) = Raw::enter(&server, by(secret(2), invitation.clone())).await;
            assert_eq!(welcome.role, Role::Seat(Side::Black));
            assert_eq!(welcome.invitation, None);
        }
        let taken = ServerMessage::Rejected(dames3d_online::Rejection::SeatTaken);
        let look = dames3d_online::Intent::Look { invitation: by_link.clone() };
        for late in [by(secret(3), by_link), look] {
            let mut third = Raw::with(&server, late).await;
            assert_eq!(third.hear().await, Some(taken.clone()));
        }
        let mut third = Raw::with(&server, by(secret(3), by_code)).await;
        let none = ServerMessage::Rejected(dames3d_online::Rejection::NoSuchGame);
        assert_eq!(third.hear().await, Some(none));
        assert_eq!(server.store.log(first.game).len(), 4);
    });
}
