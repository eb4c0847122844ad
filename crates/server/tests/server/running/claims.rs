//! The result of a game whose one player has gone away.

use dames3d_online::{Claim, Fact, Greeting, Phase, Presence, Refusal, Request, ServerMessage};
use dames3d_rules::rules::{Outcome, Side};

use super::games::written;
use super::{Raw, Running, pair, run, secret, sit, wait_until};
use crate::{play, timed};

/// The time after which the result of such a game may be claimed, and a step of it.
const CLAIM_AFTER: u64 = 60_000;
const STEP: u64 = 5_000;

async fn asks(socket: &mut Raw, request: Request) -> ServerMessage {
    let id = socket.ask(request).await;
    match socket.answer(id).await.0 {
        ServerMessage::Refused { refusal, .. } => ServerMessage::Refused {
            id: dames3d_online::RequestId(0),
            refusal,
        },
        answer => answer,
    }
}

/// Plays the beginning of a game, from which White then goes away.
fn claimed(claim: Claim) -> Option<Outcome> {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) = pair(&server, timed("5")).await;
        let refused = |refusal| ServerMessage::Refused {
            id: dames3d_online::RequestId(0),
            refusal,
        };
        asks(&mut white, play("32-28")).await;
        asks(&mut black, play("19-23")).await;
        let early = asks(&mut black, Request::Claim(claim)).await;
        assert_eq!(early, refused(Refusal::NotAway), "White is there");
        drop(white);
        wait_until(|| server.hub.sockets() == 1).await;
        let mut announced = None;
        for _ in 0..CLAIM_AFTER / STEP {
            let early = asks(&mut black, Request::Claim(claim)).await;
            assert_eq!(early, refused(Refusal::NotAway), "not for long enough");
            server.clock.advance(STEP);
            // Whoever is silent is taken for gone as well.
            let id = black.ask(Request::Greet(Greeting::Hello)).await;
            let (_, before) = black.answer(id).await;
            for message in before {
                if let ServerMessage::Company(company) = message
                    && company.players[Side::White] == Presence::Away
                {
                    announced = company.claim_after.or(announced);
                }
            }
        }
        let announced = announced.expect("the player knows when");
        assert!(announced <= CLAIM_AFTER, "{announced}");
        let answer = asks(&mut black, Request::Claim(claim)).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        // Whoever comes back finds the result.
        let (_, welcome) = Raw::enter(&server, sit(game, secret(1))).await;
        let last = welcome.entries.last().map(|entry| &entry.fact);
        let by = Side::Black;
        assert_eq!(last, Some(&Fact::Claimed { by, claim }));
        let game = written(&server, game);
        assert_eq!(game.phase(), Phase::Over);
        game.game().outcome()
    })
}

#[test]
fn a_game_is_claimed_from_a_player_who_has_gone_away() {
    let outcome = claimed(Claim::Win);
    assert!(
        matches!(
            outcome,
            Some(Outcome::Win {
                winner: Side::Black,
                ..
            })
        ),
        "{outcome:?}"
    );
    let outcome = claimed(Claim::Draw);
    assert!(matches!(outcome, Some(Outcome::Draw(_))), "{outcome:?}");
}
