//! Two servers with one store.

use dames3d_online::{GameSettings, Greeting, Intent, Request, ServerMessage};
use dames3d_rules::rules::Variant;
use dames3d_server::Store;

use super::games::written;
use super::{Raw, Running, beside, pair, run, secret, shared, sit};
use crate::play;

#[test]
fn a_write_for_which_another_server_was_sooner_is_prepared_again() {
    let one = Running::with(&shared());
    let two = beside(&one);
    run(async {
        let (game, mut white, _) = pair(&one, GameSettings::new(Variant::International)).await;
        let (mut black, _) = Raw::enter(&two, sit(game, secret(2))).await;
        let before = one.store.log(game).len();
        // Neither room has heard of the other's entries.
        for _ in 0..20 {
            let ids = (
                white.ask(Request::Greet(Greeting::Hello)).await,
                black.ask(Request::Greet(Greeting::Thanks)).await,
            );
            let answers = tokio::join!(white.answer(ids.0), black.answer(ids.1));
            assert_eq!(answers.0.0, ServerMessage::Done { id: ids.0 });
            assert_eq!(answers.1.0, ServerMessage::Done { id: ids.1 });
        }
        assert_eq!(one.store.log(game).len(), before + 40);
        written(&one, game);
    });
}

#[test]
fn a_hint_brings_the_entries_of_another_server() {
    let one = Running::with(&shared());
    let two = beside(&one);
    run(async {
        let (game, mut white, _) = pair(&one, GameSettings::new(Variant::International)).await;
        let (mut black, _) = Raw::enter(&two, sit(game, secret(2))).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        two.hub.hint(game, written(&one, game).last());
        let news = black.hear_news().await;
        assert!(matches!(news, Some(ServerMessage::Entries { .. })), "{news:?}");
        let id = black.ask(play("19-23")).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
        one.hub.look_for_changes().await;
        loop {
            if let Some(ServerMessage::Entries { entries, .. }) = white.hear_news().await
                && entries.last().map(|entry| entry.number) == Some(written(&one, game).last())
            {
                break;
            }
        }
    });
}

#[test]
fn a_server_that_hears_of_its_own_entry_asks_the_store_nothing() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let last = written(&server, game).last();
        // From now on a room that asks the store ends.
        server.store.close().await.expect("a store");
        server.hub.hint(game, last);
        let illegal = white.ask(play("20-24")).await;
        let (answer, _) = white.answer(illegal).await;
        assert!(matches!(answer, ServerMessage::Refused { .. }), "{answer:?}");
        assert_eq!(server.hub.live_games(), 1);
        server.hub.hint(game, last.next());
        super::wait_until(|| server.hub.live_games() == 0).await;
    });
}

#[test]
fn nobody_is_refused_for_what_a_server_has_not_heard_of() {
    let mut one = Running::with(&shared());
    let two = beside(&one);
    run(async {
        let (game, mut white, _black) = pair(&one, GameSettings::new(Variant::International)).await;
        // The other server has the game in memory as it was.
        let (mut other_device, _) = Raw::enter(&two, sit(game, secret(2))).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        // The first number of this socket is free: the other one has asked for nothing.
        let id = other_device.ask(play("19-23")).await;
        assert_eq!(other_device.answer(id).await.0, ServerMessage::Done { id });
        let id = white.ask(play("28x19")).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        one.kill();
        // Whoever comes back gets all that was acknowledged.
        let (_, welcome) = Raw::enter(&two, sit(game, secret(1))).await;
        assert_eq!(welcome.entries.len(), one.store.log(game).len());
    });
}

#[test]
fn a_player_who_comes_from_another_server_finds_what_was_written_there() {
    let one = Running::with(&shared());
    let two = beside(&one);
    run(async {
        let (game, mut white, _) = pair(&one, GameSettings::new(Variant::International)).await;
        // The game is in the memory of the other server, which hears of nothing.
        let (_device, _) = Raw::enter(&two, sit(game, secret(2))).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let known = written(&one, game).last();
        let seat = secret(1);
        let back = Intent::Sit { game, seat, known };
        let (mut white, _) = Raw::enter(&two, back).await;
        loop {
            if let Some(ServerMessage::Beat { last, .. }) = white.hear().await {
                assert_eq!(last, known);
                break;
            }
        }
    });
}

#[test]
fn a_server_that_begins_beside_another_does_not_stop_its_clocks() {
    let one = Running::with(&shared());
    run(async {
        let (game, _white, _black) = pair(&one, crate::timed("5")).await;
        let before = one.store.log(game);
        let two = beside(&one);
        Raw::enter(&two, sit(game, secret(2))).await;
        assert_eq!(one.store.log(game), before);
    });
}
