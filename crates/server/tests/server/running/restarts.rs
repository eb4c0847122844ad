//! Servers that are killed or stopped in the middle of games.

use dames3d_online::{Fact, GameSettings, Phase, Request, ServerMessage};
use dames3d_rules::rules::{Side, Variant};

use super::games::{agree, players, written};
use super::{Raw, Running, options, pair, run, secret, sit};
use crate::random_moves::turns_written;
use crate::{play, timed};

/// Games of all variants through servers that are killed at random points.
#[test]
fn no_move_is_lost_or_doubled_when_the_server_is_killed() {
    let first = std::env::var("DAMES3D_SEED").ok();
    let first = first.and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let kills = std::env::var("DAMES3D_KILLS").ok();
    let seeds = kills.and_then(|kills| kills.parse().ok()).unwrap_or(14);
    for seed in first..first + seeds {
        fastrand::seed(seed);
        println!("seed {seed}");
        let variant = Variant::ALL[seed as usize % Variant::ALL.len()];
        let settings = if fastrand::bool() {
            GameSettings { variant, ..timed("60") }
        } else {
            GameSettings::new(variant)
        };
        let mut server = Running::new();
        run(async {
            let (game, mut players) = players(&server, settings).await;
            let turns = fastrand::usize(8..24);
            for _ in 0..3 {
                let steps = fastrand::usize(1..40);
                for _ in 0..steps {
                    let player = &mut players[fastrand::usize(..2)];
                    if let Some(request) = player.next_request() {
                        player.ask(request).await;
                    }
                    let wait = std::time::Duration::from_millis(5);
                    let _ = tokio::time::timeout(wait, player.step()).await;
                    if fastrand::u32(..8) == 0 {
                        tokio::task::yield_now().await;
                    }
                }
                server.kill();
                let (store, clock) = (server.store.clone(), server.clock.clone());
                clock.advance(fastrand::u64(..30_000));
                server = Running::again(&options(), store, clock);
                for player in &mut players {
                    player.address = server.address;
                }
            }
            let [one, two] = &mut players;
            tokio::join!(one.play(turns), two.play(turns));
            agree(&server, game, &mut players).await;
            let log = server.store.log(game);
            let end = written(&server, game);
            assert_eq!(turns_written(&log), end.game().turns().len(), "seed {seed}");
            let restarts = log.iter();
            let restarts = restarts
                .filter(|stored| matches!(stored.entry.fact, Fact::Restarted { .. }))
                .count();
            if end.settings().pace == dames3d_online::Pace::Unlimited {
                assert_eq!(restarts, 0, "seed {seed}");
            } else if end.phase() == Phase::Playing {
                // One that was killed at once has written nothing.
                assert!((1..=3).contains(&restarts), "seed {seed}: {restarts}");
            }
        });
    }
}

#[test]
fn the_clocks_stand_while_the_server_is_down() {
    let mut server = Running::new();
    run(async {
        let (game, mut white, _black) = pair(&server, timed("5")).await;
        server.clock.advance(10_000);
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        server.kill();
        let (store, clock) = (server.store.clone(), server.clock.clone());
        clock.advance(24 * 60 * 60 * 1_000);
        server = Running::again(&options(), store, clock);
        let (_, welcome) = Raw::enter(&server, sit(game, secret(2))).await;
        let last = welcome.entries.last().map(|entry| entry.fact.clone());
        assert_eq!(last, Some(Fact::Restarted { bonus: 15_000 }));
        let game = written(&server, game);
        let clock = game.game().clock().expect("clocks");
        let left = |side| clock.left(side).expect("limited").as_millis();
        assert_eq!(left(Side::White), 290_000);
        assert_eq!(left(Side::Black), 315_000);
    });
}

#[test]
fn a_flag_falls_in_a_game_that_nobody_comes_back_to() {
    let mut server = Running::new();
    run(async {
        let (game, white, black) = pair(&server, timed("5")).await;
        drop((white, black));
        server.kill();
        let (store, clock) = (server.store.clone(), server.clock.clone());
        clock.advance(1_000);
        server = Running::again(&options(), store, clock);
        let is_restarted = || {
            let log = server.store.log(game);
            let last = log.last().map(|stored| &stored.entry.fact);
            matches!(last, Some(Fact::Restarted { .. }))
        };
        super::wait_until(is_restarted).await;
        super::wait_until(|| server.hub.live_games() == 0).await;
        server.clock.advance(5 * 60 * 1_000 + 15_000);
        super::wait_until(|| written(&server, game).phase() == Phase::Over).await;
        let log = server.store.log(game);
        let last = log.last().map(|stored| stored.entry.fact.clone());
        assert_eq!(last, Some(Fact::TimeUp(Side::White)));
    });
}

#[test]
fn a_server_that_is_stopped_says_so_and_closes_its_store() {
    let server = Running::new();
    run(async {
        let (game, mut white, mut black) = pair(&server, timed("5")).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let mut silent = Raw::open(&server).await;
        let (store, clock) = (server.store.clone(), server.clock.clone());
        assert_eq!(server.stop().await, Ok(()));
        assert!(store.is_closed());
        for socket in [&mut white, &mut black] {
            let rest = socket.rest().await;
            assert_eq!(rest.last(), Some(&ServerMessage::Stopping), "{rest:?}");
        }
        assert_eq!(silent.rest().await, []);
        store.reopen();
        let server = Running::again(&options(), store, clock);
        let (mut black, welcome) = Raw::enter(&server, sit(game, secret(2))).await;
        assert!(welcome.entries.len() >= 4);
        let id = black.ask(Request::Resign).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
    });
}
