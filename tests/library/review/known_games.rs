//! Reviews of games whose errors are known.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use dames3d::engine::{Engine, Limits, Score, SearchPosition, StopFlag, TaskHandle};
use dames3d::game::{Command, CommentPlace, Session, TurnNote};
use dames3d::game_tree::{AnnotatedScore, GameTree, MoveSign, Turn};
use dames3d::review::{
    Judge, JudgeFailed, JudgedMove, MoveQuality, ReviewProgress, ReviewRequest, Verdict, review,
};
use dames3d::rules::{Ply, Position, Side, Variant};

use super::{engine, reviewed, tree};
use crate::patience::{wait_for, wait_until, without_hanging};

const START: &str = "W:W31-50:B1-20";

/// A shot of the set for international draughts, which White overlooks.
const SHOT: &str = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28";

#[test]
fn a_missed_shot_is_found_with_the_line_that_wins() {
    let tree = tree(Variant::International, SHOT, "49-44");
    let review = reviewed(&tree, 200_000);
    let [missed] = &review.moves()[..] else {
        panic!("one move");
    };
    assert_eq!(missed.quality, Some(MoveQuality::Blunder), "{missed:?}");
    let shot = missed.missed_shot.as_ref().expect("a shot");
    assert_eq!((shot.first().from().number(), shot.first().to().number()), (38, 33));
    assert_eq!(missed.better.first(), Some(&shot.first()));
}

/// The move that overlooks the shot, by this judge.
fn overlooking_move(judge: &mut dyn Judge) -> JudgedMove {
    let tree = tree(Variant::International, SHOT, "49-44");
    let request = ReviewRequest::main_line(&tree, Limits::nodes(200_000));
    let review = review(&request, judge, &StopFlag::new(), &mut |_| ());
    let [missed] = <[JudgedMove; 1]>::try_from(review.moves()).expect("one move");
    missed
}

/// A judge whose lines stop after one move.
struct FirstMoveOnly(Engine);

impl Judge for FirstMoveOnly {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        let mut verdict = self.0.judge(root, limits, stop)?;
        if let Some(verdict) = &mut verdict {
            verdict.line.truncate(1);
        }
        Ok(verdict)
    }
}

#[test]
fn a_missed_shot_is_shown_to_its_end_although_the_line_of_the_judge_stops_before() {
    let missed = overlooking_move(&mut FirstMoveOnly(engine(Variant::International)));
    let shot = missed.missed_shot.as_ref().expect("a shot");
    assert_eq!(missed.better, shot.line());
    assert!(missed.better.len() >= 5, "{missed:?}");
}

/// A judge for whom White wins with another move than the shot.
struct OtherWin(Engine);

impl Judge for OtherWin {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        if root.position().side_to_move() == Side::Black {
            return self.0.judge(root, limits, stop);
        }
        let moves = root.position().legal_moves();
        let other = moves.iter().copied().find(|mv| mv.from().number() == 50);
        let line = vec![other.expect("a move")];
        Ok(Some(Verdict { score: Score::won_in(Ply(9)), line }))
    }
}

#[test]
fn a_shot_that_is_not_the_best_does_not_replace_the_better_line() {
    let missed = overlooking_move(&mut OtherWin(engine(Variant::International)));
    assert!(missed.quality.is_some(), "{missed:?}");
    assert_eq!(missed.missed_shot, None);
    assert_eq!(missed.better.first().map(|mv| mv.from().number()), Some(50));
}

#[test]
fn a_shot_that_was_played_is_no_error() {
    let tree = tree(Variant::International, SHOT, "38-33 28x39 40-34 39x30 35x2");
    let review = reviewed(&tree, 100_000);
    let white = review.moves().into_iter().filter(|judged| judged.side == Side::White);
    for judged in white {
        assert_eq!(judged.quality, None, "{judged:?}");
        assert!(judged.accuracy() > 99.0);
    }
}

/// On both boards Black gives men away for nothing in the opening.
#[test]
fn giving_a_man_away_is_a_blunder_on_both_boards() {
    for (variant, moves, ply) in [
        (Variant::International, "32-28 18-23 38-32 12-18 31-27 23-29", 6),
        (Variant::Dames3d, "31-26 20-25 37-31 18-22", 4),
    ] {
        let tree = tree(variant, START, moves);
        let review = reviewed(&tree, 100_000);
        let blunders: Vec<Ply> = review
            .moves()
            .iter()
            .filter(|judged| judged.quality >= Some(MoveQuality::Mistake))
            .map(|judged| judged.ply)
            .collect();
        assert!(blunders.contains(&Ply(ply)), "{variant}: {blunders:?} {:?}", review.moves());
        let (white, black) = (review.accuracy(Side::White), review.accuracy(Side::Black));
        assert!(white > black, "{variant}: {white:?} {black:?}");
    }
}

#[test]
fn a_game_of_the_engine_against_itself_is_judged_clean() {
    for variant in Variant::STANDARD {
        let mut engine = engine(variant);
        let mut tree = GameTree::new(Position::start(variant));
        let mut node = tree.root();
        for _ in 0..40 {
            let root = SearchPosition::with_history(tree.history(node));
            let limits = Limits::nodes(15_000);
            let info = engine.search(&root, limits, &StopFlag::new(), &mut |_| ());
            let mv = info.best_move().expect("the game goes on");
            node = tree.add(node, Turn::legal(root.position(), mv));
        }
        let review = reviewed(&tree, 15_000);
        assert!(review.is_complete());
        for side in Side::BOTH {
            assert_eq!(review.count(side, MoveQuality::Mistake), 0, "{variant}");
            assert_eq!(review.count(side, MoveQuality::Blunder), 0, "{variant}");
            let accuracy = review.accuracy(side).expect("complete");
            assert!(accuracy > 90.0, "{variant} {side}: {accuracy}");
        }
    }
}

#[test]
fn the_end_of_a_game_is_judged_by_its_outcome() {
    let tree = tree(Variant::International, "W:W31:B26", "31-27 26-31 27x36");
    let review = reviewed(&tree, 2_000);
    assert_eq!(review.position(3).map(|judged| judged.line.is_empty()), Some(true));
    let won = super::tree(Variant::International, "W:W32:B27", "32x21");
    let review = reviewed(&won, 2_000);
    assert_eq!(review.position(1).map(|judged| judged.score), Some(Score::lost_in(Ply(0))));
    assert_eq!(review.position(0).map(|judged| judged.score), Some(Score::won_in(Ply(1))));
    assert!(review.moves()[0].is_forced);
}

#[test]
fn positions_are_reported_from_the_last_to_the_first() {
    let tree = tree(Variant::International, START, "32-28 19-23 28x19 14x23");
    let request = ReviewRequest::main_line(&tree, Limits::nodes(1_000));
    let mut reported = Vec::new();
    let mut engine = engine(Variant::International);
    let mut note =
        |progress: ReviewProgress| reported.push((progress.ply.0, progress.done, progress.of));
    review(&request, &mut engine, &StopFlag::new(), &mut note);
    assert_eq!(reported, [(4, 1, 5), (3, 2, 5), (2, 3, 5), (1, 4, 5), (0, 5, 5)]);
}

/// A judge that searches this number of positions, and then one until it is stopped.
struct EndlessAfter {
    engine: Engine,
    positions: usize,
    /// Number of positions begun.
    begun: Arc<AtomicUsize>,
}

impl Judge for EndlessAfter {
    fn judge(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
    ) -> Result<Option<Verdict>, JudgeFailed> {
        let is_endless = self.begun.fetch_add(1, Ordering::Relaxed) >= self.positions;
        let limits = if is_endless { Limits::default() } else { limits };
        self.engine.judge(root, limits, stop)
    }
}

#[test]
fn a_stopped_review_judges_nothing_more_and_keeps_what_it_has() {
    let tree = tree(Variant::Dames3d, START, "31-26 20-25 37-31 18-22 41-37 22-27 31x22");
    for positions in [1, 0] {
        let request = ReviewRequest::main_line(&tree, Limits::nodes(20_000));
        let begun = Arc::new(AtomicUsize::new(0));
        let mut judge =
            EndlessAfter { engine: engine(Variant::Dames3d), positions, begun: begun.clone() };
        let mut handle = TaskHandle::spawn(move |task| {
            let send = &mut |progress| task.send(progress);
            review(&request, &mut judge, task.stop_flag(), send)
        });
        if positions == 1 {
            let first = wait_for("the first position", || handle.try_event());
            assert_eq!((first.ply, first.done), (Ply(7), 1));
        }
        wait_until("the endless search", || begun.load(Ordering::Relaxed) > positions);
        handle.stop();
        let review = without_hanging("the review", || handle.join()).expect("no panic");
        assert_eq!(begun.load(Ordering::Relaxed), positions + 1);
        assert_eq!(review.position(7).is_some(), positions == 1);
        assert!((0..7).all(|ply| review.position(ply).is_none()));
        assert_eq!((review.is_complete(), review.accuracy(Side::White)), (false, None));
        assert!(review.moves().is_empty());
    }
}

#[test]
fn a_review_is_noted_in_the_game_and_can_be_undone() {
    let mut session = Session::default();
    let commands = [
        Command::SwitchGame(Variant::International),
        Command::SetUp(SHOT.to_owned()),
        Command::Play("49-44".parse().expect("a move")),
    ];
    for command in commands {
        session.apply(command).expect("allowed");
    }
    let before = session.game().tree().clone();
    let review = reviewed(&before, 100_000);
    let comment = |_: &dames3d::review::JudgedMove| "38-33 wins.".to_owned();
    for command in review.commands(&before, &comment) {
        session.apply(command).expect("allowed");
    }
    let tree = session.game().tree();
    let error = &tree.node(tree.main_line()[0]).annotations;
    assert_eq!(error.sign, Some(MoveSign::Blunder));
    assert_eq!(error.comment_after, "38-33 wins.");
    let score = tree.node(tree.root()).annotations.evaluation;
    assert!(
        matches!(score, Some(AnnotatedScore::Centimen(100..)) | Some(AnnotatedScore::WinIn { .. })),
        "{score:?}"
    );

    // A second time, nothing is noted twice.
    let noted = tree.clone();
    for command in review.commands(&noted, &comment) {
        assert_eq!(session.apply(command).expect("allowed"), []);
    }
    session.apply(Command::UndoEdit).expect("an edit");
    assert_eq!(*session.game().tree(), before);
}

#[test]
fn another_review_replaces_what_the_last_one_noted_and_nothing_else() {
    let mut session = Session::default();
    session.apply(Command::Play("32-28".parse().expect("a move"))).expect("legal");
    let tree = session.game().tree();
    let turn = tree.main_line()[0];
    let node = tree.path_of(turn);
    let noted = |session: &Session| {
        let annotations = &session.game().tree().node(turn).annotations;
        (annotations.sign, annotations.comment_after.clone())
    };
    let note = |sign, comment: &str| {
        let (node, comment) = (node.clone(), comment.to_owned());
        Command::Note(vec![TurnNote { node, evaluation: None, sign, comment }])
    };
    let place = CommentPlace::After;
    let own = Command::SetComment { node: node.clone(), place, text: "Mine.".to_owned() };
    session.apply(own).expect("a comment");
    for (sign, comment, expected) in [
        (Some(MoveSign::Blunder), "Blunder.", "Mine. Blunder."),
        (Some(MoveSign::Mistake), "Mistake.", "Mine. Mistake."),
        (None, "", "Mine."),
        (Some(MoveSign::Blunder), "Blunder.", "Mine. Blunder."),
    ] {
        session.apply(note(sign, comment)).expect("noted");
        assert_eq!(noted(&session), (sign, expected.to_owned()));
    }
    // What a player has changed since is the player's.
    let sign = Some(MoveSign::Good);
    session.apply(Command::SetSign { node: node.clone(), sign }).expect("a sign");
    session.apply(note(None, "")).expect("noted");
    assert_eq!(noted(&session), (sign, "Mine.".to_owned()));
    session.apply(Command::UndoEdit).expect("an edit");
    session.apply(note(None, "Mistake.")).expect("noted");
    assert_eq!(noted(&session), (sign, "Mine. Blunder. Mistake.".to_owned()));
}
