//! Random requests of both players, compared with a model of the clocks, and the log replayed after each.

use dames3d_online::{Claim, Greeting, Offer, Phase, Request, Role};
use dames3d_rules::notation::move_text;
use dames3d_rules::rules::Side;
use dames3d_server::Answer;

use crate::{Desk, timed};

fn random_request(desk: &Desk) -> Request {
    let offers = [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Rematch];
    let offer = offers[fastrand::usize(..offers.len())];
    match fastrand::u32(..24) {
        0 => Request::Offer(offer),
        1 => Request::Withdraw(offer),
        2 => Request::Answer {
            offer: [Offer::Takeback, Offer::Pause][fastrand::usize(..2)],
            accept: fastrand::bool(),
        },
        3 => Request::Resume,
        4 => Request::GiveTime,
        5 => Request::Claim(Claim::Draw),
        6 => Request::Greet(Greeting::Hello),
        7 => Request::Adjust,
        _ => {
            let game = desk.room.game().game();
            let moves = game.legal_moves();
            if moves.is_empty() {
                return Request::Greet(Greeting::WellPlayed);
            }
            let mv = moves[fastrand::usize(..moves.len())];
            crate::play(&move_text::write(game.position(), mv))
        }
    }
}

/// The clocks as a model has them: time is taken from the side whose turn it is, unless the clocks stand.
struct Model {
    left: [i64; 2],
}

#[test]
fn games_of_random_requests_have_the_clocks_of_the_model_and_survive_every_restart() {
    for seed in 0..60 {
        fastrand::seed(seed);
        let mut desk = Desk::new(timed("60"));
        let mut model = Model { left: [3_600_000; 2] };
        for step in 0..120 {
            if desk.room.game().phase() == Phase::Over {
                break;
            }
            let time = fastrand::u64(..3_000);
            desk.pass(time);
            let side = Side::BOTH[fastrand::usize(..2)];
            let request = random_request(&desk);
            let running = desk.room.game().running_clock();
            let elapsed = desk.room.elapsed(desk.now) as i64;
            let is_taken_back =
                matches!(request, Request::Answer { offer: Offer::Takeback, accept: true });
            let is_gift = request == Request::GiveTime;
            if desk.ask(Role::Seat(side), request) == Answer::Done {
                if let Some(running) = running {
                    model.left[running as usize] -= elapsed;
                }
                if is_gift {
                    model.left[!side as usize] += 15_000;
                }
                if is_taken_back {
                    // The clocks are as they were; that is tested where the turns are.
                    model.left = Side::BOTH.map(|side| desk.left(side) as i64);
                }
            }
            for side in Side::BOTH {
                let left = desk.left(side) as i64;
                assert_eq!(left, model.left[side as usize], "seed {seed}, step {step}");
            }
            if fastrand::u32(..10) == 0 {
                assert_eq!(desk.reopened().game(), desk.room.game(), "seed {seed}, step {step}");
            }
        }
        assert_eq!(desk.reopened().game(), desk.room.game(), "seed {seed}");
    }
}
