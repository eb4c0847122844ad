//! Servers that share a store: their outages, and the games of one that has ended.

use dames3d_online::{Fact, GameId, GameSettings, Pace, Phase, ServerMessage};
use dames3d_rules::rules::{Side, Variant};

use super::games::written;
use super::{Raw, Running, beside, options, pair, run, secret, shared, sit, wait_until};
use crate::timed;

const HOUR: u64 = 60 * 60 * 1_000;

/// Lets seconds pass, each with a heartbeat of a server that runs.
async fn pass_seconds(server: &Running, seconds: u32) {
    for _ in 0..seconds {
        let before = server.store.last_heartbeat();
        server.clock.advance(1_000);
        wait_until(|| server.store.last_heartbeat() > before).await;
    }
}

fn facts(server: &Running, game: GameId) -> Vec<Fact> {
    let log = server.store.log(game);
    log.into_iter().map(|stored| stored.entry.fact).collect()
}

fn restarts(server: &Running, game: GameId) -> usize {
    let facts = facts(server, game);
    let restarts = facts.iter();
    restarts.filter(|fact| matches!(fact, Fact::Restarted { .. })).count()
}

#[test]
fn the_clocks_stand_while_no_server_is_running() {
    let mut one = Running::with(&shared());
    run(async {
        let (game, white, black) = pair(&one, timed("5")).await;
        drop((white, black));
        one.kill();
        one.clock.advance(HOUR);
        // Whichever comes first writes it, and both agree.
        let (two, three) = (beside(&one), beside(&one));
        for server in [&two, &three] {
            let (_, welcome) = Raw::enter(server, sit(game, secret(1))).await;
            let last = welcome.entries.last().map(|entry| entry.fact.clone());
            assert_eq!(last, Some(Fact::Restarted { bonus: 15_000 }));
        }
        pass_seconds(&two, 30).await;
        assert_eq!(restarts(&one, game), 1);
        let clock = written(&one, game).game().clock().expect("clocks").clone();
        let left = clock.left(Side::White).expect("limited").as_millis();
        assert_eq!(left, 315_000);
    });
}

#[test]
fn a_flag_falls_on_another_server_when_its_own_has_ended() {
    let mut one = Running::with(&shared());
    run(async {
        let two = beside(&one);
        // The other server has begun before there was such a game.
        let (game, white, black) = pair(&one, timed("1")).await;
        drop((white, black));
        one.kill();
        let began = one.store.log(game).last().expect("entries").at;
        pass_seconds(&two, 59).await;
        assert_eq!(written(&one, game).phase(), Phase::Playing);
        pass_seconds(&two, 7).await;
        wait_until(|| written(&one, game).phase() == Phase::Over).await;
        let log = one.store.log(game);
        let last = log.last().expect("entries");
        assert_eq!(last.entry.fact, Fact::TimeUp(Side::White));
        assert!((60_000..=66_000).contains(&(last.at - began)));
        assert_eq!(restarts(&one, game), 0, "a server was running all the time");
    });
}

#[test]
fn a_server_that_has_the_players_ends_their_game_itself() {
    let one = Running::with(&shared());
    run(async {
        let two = beside(&one);
        let (game, mut white, _black) = pair(&one, timed("=20")).await;
        let began = one.store.log(game).last().expect("entries").at;
        loop {
            pass_seconds(&two, 1).await;
            // Whoever is silent is taken for gone.
            let id = white.ask(dames3d_online::Request::Adjust).await;
            white.answer(id).await;
            if written(&one, game).phase() == Phase::Over {
                break;
            }
        }
        let log = one.store.log(game);
        let over = log.iter().find(|stored| stored.entry.fact == Fact::TimeUp(Side::White));
        let after = over.expect("the time was up").at - began;
        assert!((20_000..25_000).contains(&after), "{after}");
    });
}

#[test]
fn no_flag_falls_for_the_time_in_which_the_store_did_not_answer() {
    let server = Running::with(&shared());
    run(async {
        let (game, mut white, _black) = pair(&server, timed("=20")).await;
        // Nothing was recorded for a minute.
        server.clock.advance(60_000);
        wait_until(|| restarts(&server, game) == 1).await;
        assert_eq!(written(&server, game).phase(), Phase::Playing);
        loop {
            match white.hear().await {
                Some(ServerMessage::Entries { entries, .. }) => {
                    let is_restart = |entry: &dames3d_online::Entry| {
                        entry.fact == Fact::Restarted { bonus: 15_000 }
                    };
                    if entries.iter().any(is_restart) {
                        break;
                    }
                }
                Some(_) => {}
                // The socket may have been silent for too long as well.
                None => break,
            }
        }
    });
}

#[test]
fn the_days_by_post_stand_while_no_server_is_running_for_long() {
    let mut server = Running::with(&options());
    run(async {
        let settings =
            GameSettings { pace: Pace::Post { days: 1 }, ..GameSettings::new(Variant::Dames3d) };
        let (game, white, black) = pair(&server, settings).await;
        drop((white, black));
        for (down, expected) in [(60_000, 0), (3 * 24 * HOUR, 1)] {
            server.kill();
            let (store, clock) = (server.store.clone(), server.clock.clone());
            clock.advance(down);
            server = Running::again(&options(), store, clock);
            Raw::enter(&server, sit(game, secret(2))).await;
            assert_eq!(restarts(&server, game), expected, "{down}");
        }
        let left = written(&server, game).post_left().expect("by post");
        // A server that was killed may have been running for a minute after its last heartbeat.
        assert!((22 * HOUR..=24 * HOUR).contains(&left), "{left}");
    });
}
