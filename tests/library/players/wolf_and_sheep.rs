//! The computer at wolf and sheep: perfect at full strength, with a limited horizon below.

use dames3d::board::SquareSet;
use dames3d::engine::wolf_and_sheep::solution;
use dames3d::engine::{Level, SearchPosition, StopFlag, TableResult};
use dames3d::game::{Command, Session};
use dames3d::players::{Decision, DecisionRequest, PendingAction};
use dames3d::rules::{Outcome, Position, Side, Variant};

use super::{carry_out, computer, decide, level};

/// The winner from this position, with the wolf and the sheep at these levels.
fn winner(start: Position, wolf: Level, sheep: Level) -> Side {
    let mut position = start;
    loop {
        if let Some(Outcome::Win { winner, .. }) = position.outcome() {
            return winner;
        }
        let level = match position.side_to_move() {
            Side::Black => wolf,
            Side::White => sheep,
        };
        let mv = solution().choose_move(&position.into(), level).expect("a move");
        position = position.play(mv);
    }
}

/// Number of placements from which the wolf wins.
fn won_by_the_wolf(wolf: Level, sheep: Level) -> usize {
    let starts = solution().placements().map(|(position, _)| position);
    starts.filter(|&start| winner(start, wolf, sheep) == Side::Black).count()
}

#[test]
fn at_full_strength_the_wolf_wins_from_every_placement() {
    let all = solution().placements().count();
    for sheep in [level(5), Level::FULL] {
        assert_eq!(won_by_the_wolf(Level::FULL, sheep), all);
    }
}

#[test]
fn a_weaker_wolf_loses_from_more_placements() {
    let [weakest, middle, strong] =
        [1, 5, 9].map(|number| won_by_the_wolf(level(number), Level::FULL));
    assert!(weakest < middle && middle < strong, "{weakest}, {middle}, {strong}");
}

#[test]
fn at_full_strength_the_pieces_are_placed_best() {
    let mut session = Session::default();
    let wolf_and_sheep = Command::SwitchGame(Variant::WolfAndSheep);
    session.apply(wolf_and_sheep).expect("a table");
    for _ in 0..4 {
        assert_eq!(
            PendingAction::from_game(session.game()),
            Some((Side::White, PendingAction::Place))
        );
        let place = decide(&session, Level::FULL);
        carry_out(&mut session, &place);
    }
    let place = decide(&session, Level::FULL);
    carry_out(&mut session, &place);
    assert_eq!(session.game().placement(), None);
    let start = *session.game().position();
    let plies = |position: &Position| solution().probe(position).and_then(TableResult::plies);
    let others = solution().placements().map(|(position, _)| position);
    let of_these_sheep = others.filter(|other| {
        other.pieces(Side::White) == start.pieces(Side::White)
            && (other.pieces(Side::Black) & SquareSet::row(0)).is_empty()
    });
    assert_eq!(of_these_sheep.map(|other| plies(&other)).min(), Some(plies(&start)));
}

#[test]
fn every_level_places_pieces() {
    for number in Level::all() {
        let mut session = Session::default();
        let wolf_and_sheep = Command::SwitchGame(Variant::WolfAndSheep);
        session.apply(wolf_and_sheep).expect("a table");
        for _ in 0..5 {
            let place = decide(&session, number);
            assert!(matches!(place, Decision::Place(_)));
            carry_out(&mut session, &place);
        }
        assert_eq!(session.game().placement(), None);
    }
}

/// The wolf wins, although it stands alone against four.
#[test]
fn the_side_that_loses_accepts_a_draw_and_the_other_does_not() {
    let start = Position::start(Variant::WolfAndSheep);
    for level in Level::all() {
        for side in Side::BOTH {
            let request = DecisionRequest::AnswerDraw(start.into(), side);
            let answer = computer().decide(&request, level, &StopFlag::new(), &mut |_| ());
            let accept = side == Side::White;
            assert_eq!(answer, Decision::AnswerDraw { accept }, "{side}, level {level}");
        }
    }
}

/// By touch-move (`rules.md` §5), only its moves are left.
#[test]
fn the_touched_sheep_is_played_and_advised() {
    let start = Position::start(Variant::WolfAndSheep);
    let position = start.play(start.legal_moves()[0]);
    for sheep in position.pieces(Side::White) {
        let root = SearchPosition::new(position).bound_to(Some(sheep));
        for level in Level::all() {
            let mv = solution().choose_move(&root, level).expect("a move");
            assert_eq!(mv.from(), sheep, "level {level}");
        }
        let lines = solution().search_info(&root, 9).lines;
        assert!(!lines.is_empty());
        assert!(lines.iter().all(|line| line.moves[0].from() == sheep), "{lines:?}");
    }
}

/// The hint names the winner, in how many moves, and the moves.
#[test]
fn advice_goes_to_the_end() {
    let start = Position::start(Variant::WolfAndSheep);
    let report = solution().search_info(&start.into(), 3);
    assert_eq!(report.lines.len(), 3.min(start.legal_moves().len()));
    let best = &report.lines[0];
    let plies = solution().probe(&start).and_then(TableResult::plies);
    assert_eq!(best.score.plies_to_win(), plies);
    assert_eq!(plies.map(|plies| usize::from(plies.0)), Some(best.moves.len()));
    let end = best.moves.iter().fold(start, |position, &mv| {
        assert!(position.legal_moves().contains(&mv));
        position.play(mv)
    });
    assert_eq!(winner(end, Level::FULL, Level::FULL), Side::Black);
}
