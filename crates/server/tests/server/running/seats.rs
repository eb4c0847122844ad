//! Several connections of a seat, and who sees whom.

use dames3d_online::{EntryNumber, GameSettings, Intent, Presence, ServerMessage};
use dames3d_rules::rules::{Side, Variant};

use super::{Raw, Running, pair, run, secret, sit, watch_game};
use crate::play;

/// The next report of who is there in which this holds.
async fn company(socket: &mut Raw, holds: impl Fn(&dames3d_online::Company) -> bool) {
    loop {
        match socket.hear().await {
            Some(ServerMessage::Company(company)) if holds(&company) => return,
            Some(_) => {}
            None => panic!("the socket has ended"),
        }
    }
}

#[test]
fn all_connections_of_a_seat_hear_the_same_and_the_last_one_counts() {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let (mut device, _) = Raw::enter(&server, sit(game, secret(1))).await;
        let id = device.ask(play("32-28")).await;
        device.answer(id).await;
        for socket in [&mut white, &mut black] {
            loop {
                if let Some(ServerMessage::Entries { entries, .. }) = socket.hear().await
                    && entries[0].number == EntryNumber(4)
                {
                    break;
                }
            }
        }
        drop(white);
        super::wait_until(|| server.hub.sockets() == 2).await;
        let id = device.ask(dames3d_online::Request::GiveTime).await;
        device.answer(id).await;
        drop(device);
        company(&mut black, |company| company.players[Side::White] == Presence::Reconnecting).await;
    });
}

#[test]
fn watchers_are_counted() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let (mut first, _) = Raw::enter(&server, watch_game(game)).await;
        let (_second, _) = Raw::enter(&server, watch_game(game)).await;
        server.clock.advance(1_000);
        company(&mut white, |company| company.watchers == 2).await;
        company(&mut first, |company| company.watchers == 2).await;
    });
}

#[test]
fn who_comes_back_gets_only_what_is_new() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) =
            pair(&server, GameSettings::new(Variant::International)).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        for (known, count) in [(0, 4), (3, 1), (4, 0), (99, 0)] {
            let intent = Intent::Sit { game, seat: secret(2), known: EntryNumber(known) };
            let (_, welcome) = Raw::enter(&server, intent).await;
            assert_eq!(welcome.entries.len(), count, "{known}");
        }
    });
}
