//! “Learn from your mistakes”.

use dames3d::engine::{EngineSettings, Limits, StopFlag};
use dames3d::jobs::Job;
use dames3d::players::Computer;
use dames3d::review::{MoveQuality, Retries, RetryAnswer, TryMove};
use dames3d::rules::{Move, Side, Variant};

use super::{engine, reviewed, tree};

#[test]
fn a_mistake_is_tried_again_until_it_is_right() {
    let shot = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";
    let review = reviewed(&tree(Variant::International, shot, "49-44"), 200_000);
    assert!(Retries::new(&review, Side::Black).is_empty());
    let mut retries = Retries::new(&review, Side::White);
    assert_eq!((retries.len(), retries.passed()), (1, 0));
    let retry = retries.current().expect("a mistake").clone();
    assert_eq!(retry.quality(), MoveQuality::Blunder);
    assert_eq!((retry.ply().0, retry.hint().map(|square| square.number())), (0, Some(38)));
    assert!(retry.solution().len() >= 5);

    let legal = |from: u8, to: u8| -> Move {
        let moves = retry.position().legal_moves();
        let found = moves.iter().find(|mv| (mv.from().number(), mv.to().number()) == (from, to));
        *found.expect("legal")
    };
    let mut judge = engine(Variant::International);
    let draws = Variant::International.rule_set().draws;
    let mut attempt = |mv| {
        let limits = Limits::nodes(50_000);
        let tried = retry.attempt(mv, draws, &mut judge, limits, &StopFlag::new());
        tried.expect("no failure").expect("not stopped")
    };
    assert_eq!(attempt(legal(49, 44)), RetryAnswer::SameAsPlayed);
    let wrong = attempt(legal(50, 45));
    assert!(
        matches!(wrong, RetryAnswer::Wrong { loss, answer: Some(answer) }
            if loss > 0.3 && retry.position().play(legal(50, 45)).legal_moves().contains(&answer)),
        "{wrong:?}"
    );
    assert_eq!(attempt(legal(38, 33)), RetryAnswer::Best);

    assert!(retries.advance().is_none());
    assert_eq!((retries.current().is_none(), retries.passed()), (true, 1));
    assert!(retries.advance().is_none());
}

/// In the opening, another move than the engine's is right too if it is as good.
#[test]
fn a_try_within_the_margin_is_right() {
    let start = "W:W31-50:B1-20";
    let game = tree(Variant::International, start, "32-28 18-23 38-32 12-18 31-27 23-29");
    let review = reviewed(&game, 50_000);
    let retries = Retries::new(&review, Side::Black);
    let retry = retries.current().expect("a mistake");
    let mut judge = engine(Variant::International);
    let draws = Variant::International.rule_set().draws;
    let mut right = 0;
    for &mv in retry.position().legal_moves().iter() {
        let limits = Limits::nodes(20_000);
        let tried = retry.attempt(mv, draws, &mut judge, limits, &StopFlag::new());
        let tried = tried.expect("no failure").expect("not stopped");
        right += usize::from(matches!(tried, RetryAnswer::Best | RetryAnswer::AsGood));
    }
    assert!(right > 1 && right < retry.position().legal_moves().len(), "{right}");
}

/// 41-37, 38-32 and 42-37 are worth +0.04 each at depths 17 to 21. Side by side one is as good as the other.
#[test]
fn another_move_of_the_same_worth_is_as_good_and_a_bad_one_shows_its_answer() {
    const POSITION: &str = "W:W26,28,33,34,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50\
        :B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,20,24";
    let game = tree(Variant::International, POSITION, "33-29");
    let review = reviewed(&game, 100_000);
    let retries = Retries::new(&review, Side::White);
    let retry = retries.current().expect("a mistake");
    let legal = |from: u8, to: u8| -> Move {
        let moves = retry.position().legal_moves();
        let is_it = |mv: &&Move| (mv.from().number(), mv.to().number()) == (from, to);
        *moves.iter().find(is_it).expect("legal")
    };
    let attempt = |mv, nodes| {
        let job = TryMove {
            retry: retry.clone(),
            mv,
            draws: Variant::International.rule_set().draws,
            limits: Limits::nodes(nodes),
        };
        let mut computer = Computer::new(EngineSettings::default());
        let tried = job.run(&mut computer, &StopFlag::new(), &mut |()| ());
        tried.expect("no failure").expect("not stopped")
    };
    for nodes in [100_000, 400_000] {
        let good = [legal(41, 37), legal(38, 32), legal(42, 37)].map(|mv| attempt(mv, nodes));
        let are_good = |attempts: &[RetryAnswer]| {
            let is_good =
                |one: &RetryAnswer| matches!(one, RetryAnswer::Best | RetryAnswer::AsGood);
            attempts.iter().all(is_good)
        };
        assert!(are_good(&good), "{nodes}: {good:?}");
        let bad = attempt(legal(28, 23), nodes);
        let RetryAnswer::Wrong { answer, .. } = bad else {
            panic!("{nodes}: {bad:?}");
        };
        let after = retry.position().play(legal(28, 23));
        assert!(answer.is_some_and(|answer| after.legal_moves().contains(&answer)));
    }
}
