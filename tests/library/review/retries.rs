//! “Your mistakes, again”.

use dames3d::engine::{Limits, StopFlag};
use dames3d::review::{Attempt, MoveQuality, Retries};
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
    assert_eq!(
        (retry.ply().0, retry.hint().map(|square| square.number())),
        (0, Some(38))
    );
    assert!(retry.solution().len() >= 5);

    let legal = |from: u8, to: u8| -> Move {
        let moves = retry.position().legal_moves();
        let found = moves
            .iter()
            .find(|mv| (mv.from().number(), mv.to().number()) == (from, to));
        *found.expect("legal")
    };
    let mut judge = engine(Variant::International);
    let draws = Variant::International.rule_set().draws;
    let mut attempt = |mv| {
        let limits = Limits::nodes(50_000);
        let tried = retry.attempt(mv, draws, &mut judge, limits, &StopFlag::new());
        tried.expect("no failure").expect("not stopped")
    };
    assert_eq!(attempt(legal(49, 44)), Attempt::SameAsPlayed);
    assert!(matches!(attempt(legal(50, 45)), Attempt::Wrong(loss) if loss > 0.3));
    assert_eq!(attempt(legal(38, 33)), Attempt::Right);

    assert!(retries.advance().is_none());
    assert_eq!((retries.current().is_none(), retries.passed()), (true, 1));
    assert!(retries.advance().is_none());
}

/// In the opening, another move than the engine's is right too if it is as good.
#[test]
fn a_try_within_the_margin_is_right() {
    let start = "W:W31-50:B1-20";
    let game = tree(
        Variant::International,
        start,
        "32-28 18-23 38-32 12-18 31-27 23-29",
    );
    let review = reviewed(&game, 50_000);
    let retries = Retries::new(&review, Side::Black);
    let retry = retries.current().expect("a mistake");
    let mut judge = engine(Variant::International);
    let draws = Variant::International.rule_set().draws;
    let mut right = 0;
    for &mv in retry.position().legal_moves().iter() {
        let limits = Limits::nodes(20_000);
        let tried = retry.attempt(mv, draws, &mut judge, limits, &StopFlag::new());
        right += usize::from(tried.expect("no failure") == Some(Attempt::Right));
    }
    assert!(
        right > 1 && right < retry.position().legal_moves().len(),
        "{right}"
    );
}
