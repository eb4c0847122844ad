//! The result of a game whose one player has gone away.

use dames3d_online::{Claim, Fact, Greeting, Phase, Presence, Refusal, Request, ServerMessage};
use dames3d_rules::rules::{Outcome, Side};

use super::games::written;
use super::{Raw, Running, pair, run, secret, sit, wait_until};
use crate::{play, timed};

/// The time after which the result of such a game may be claimed, and a step of it.
const CLAIM_AFTER: u64 = 60_000;
const STEP: u64 = 5_000;

/// Asks for something. Notes when the result may be claimed, if that is said meanwhile.
async fn asks(
    socket: &mut Raw,
    request: Request,
    announced: &mut Option<u64>,
) -> Result<(), Refusal> {
    let id = socket.ask(request).await;
    let (answer, before) = socket.answer(id).await;
    for message in before {
        if let ServerMessage::Company(company) = message
            && company.players[Side::White] == Presence::Away
        {
            *announced = announced.or(company.claim_after);
        }
    }
    match answer {
        ServerMessage::Refused { refusal, .. } => Err(refusal),
        _ => Ok(()),
    }
}

/// Plays the beginning of a game, from which White then goes away.
fn claimed(claim: Claim) -> Option<Outcome> {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) = pair(&server, timed("5")).await;
        let mut announced = None;
        for (player, text) in [(&mut white, "32-28"), (&mut black, "19-23")] {
            assert_eq!(asks(player, play(text), &mut announced).await, Ok(()));
        }
        let claim_it = Request::Claim(claim);
        let early = asks(&mut black, claim_it.clone(), &mut announced).await;
        assert_eq!(early, Err(Refusal::NotAway), "White is there");
        drop(white);
        wait_until(|| server.hub.sockets() == 1).await;
        for _ in 0..CLAIM_AFTER / STEP {
            let early = asks(&mut black, claim_it.clone(), &mut announced).await;
            assert_eq!(early, Err(Refusal::NotAway), "not for long enough");
            server.clock.advance(STEP);
            // Whoever is silent is taken for gone as well.
            let greet = Request::Greet(Greeting::Hello);
            assert_eq!(asks(&mut black, greet, &mut announced).await, Ok(()));
        }
        // The room may have heard a moment later that White has gone.
        let mut steps = 0;
        while asks(&mut black, claim_it.clone(), &mut announced).await.is_err() {
            steps += 1;
            assert!(steps <= 3, "the claim is due");
            server.clock.advance(STEP);
        }
        let announced = announced.expect("the player knows when");
        assert!(announced <= CLAIM_AFTER, "{announced}");
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
    assert!(matches!(outcome, Some(Outcome::Win { winner: Side::Black, .. })), "{outcome:?}");
    let outcome = claimed(Claim::Draw);
    assert!(matches!(outcome, Some(Outcome::Draw(_))), "{outcome:?}");
}
