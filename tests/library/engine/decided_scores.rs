//! Wins, losses and draws, against a search that prunes nothing.

use dames3d::engine::{Engine, Limits, Score, SearchPosition, StopFlag};
use dames3d::notation::move_text;
use dames3d::rules::{DrawCounters, GameHistory, Ply, Position, Variant};

use super::{engine, situation};
use crate::random::{Random, amount};

fn best(engine: &mut Engine, situation: &SearchPosition, depth: u8) -> (String, Score) {
    let report = engine.search(
        situation,
        Limits::depth(depth),
        &StopFlag::new(),
        &mut |_| (),
    );
    let line = &report.lines[0];
    let text = move_text::write(situation.position(), line.moves[0]);
    (text, line.score)
}

/// In how many plies the side to move wins, up to a number of plies, when both play every move there is. Drawn
/// endings draw.
fn wins_within(position: &Position, plies: u16) -> Option<u16> {
    if plies == 0 || is_drawn(position) {
        return None;
    }
    let moves = position.legal_moves();
    let next = moves.into_iter().map(|mv| position.play(mv));
    let losses = next.filter_map(|next| loses_within(&next, plies - 1));
    losses.min().map(|plies| plies + 1)
}

fn loses_within(position: &Position, plies: u16) -> Option<u16> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Some(0);
    }
    if plies == 0 || is_drawn(position) {
        return None;
    }
    let next = moves.into_iter().map(|mv| position.play(mv));
    let answers: Option<Vec<u16>> = next.map(|next| wins_within(&next, plies - 1)).collect();
    answers?.into_iter().max().map(|plies| plies + 1)
}

fn is_drawn(position: &Position) -> bool {
    let rules = position.variant().rule_set();
    let counters = DrawCounters::new(position);
    counters
        .draw_reason(position.must_capture(), &rules)
        .is_some()
}

#[test]
fn what_a_full_search_wins_or_loses_is_won_or_lost_in_as_many_plies() {
    let test = "what_a_full_search_wins_or_loses_is_won_or_lost_in_as_many_plies";
    let mut random = Random::for_test(test);
    for variant in Variant::STANDARD {
        let mut engine = engine(variant, 1);
        let (mut wins, mut losses) = (0, 0);
        for _ in 0..amount(300) {
            let (white, black) = (random.between(1, 3), random.between(1, 3));
            let position = random.position(variant, white, black, 40);
            let won = wins_within(&position, 5).map(Ply);
            let lost = loses_within(&position, 4).map(Ply);
            if (won, lost) == (None, None) || lost == Some(Ply(0)) {
                continue;
            }
            wins += i32::from(won.is_some());
            losses += i32::from(lost.is_some());
            engine.clear_hash();
            let (text, score) = best(&mut engine, &SearchPosition::new(position), 10);
            assert_eq!(
                (score.plies_to_win(), score.plies_to_loss()),
                (won, lost),
                "{variant}: {text} {score} in {position:?}"
            );
        }
        assert!(
            wins > 20 && losses > 5,
            "{wins} and {losses} say too little"
        );
    }
}

/// Black's king goes to and fro, White's too, until Black's next step makes the position come up for the third time.
#[test]
fn the_side_that_is_behind_repeats_the_position() {
    let mut game = situation("W:WK47,K48,K49,31,32,33:BK1,11", Variant::International);
    let mut engine = engine(Variant::International, 1);
    for text in ["47-42", "1-6", "42-47", "6-1", "47-42", "1-6", "42-47"] {
        let mv = find(&game, text);
        game.play(mv);
    }
    let nothing_before = SearchPosition::new(*game.position());
    let (_, behind) = best(&mut engine, &nothing_before, 7);
    assert!(behind < Score::DRAW, "Black is far behind: {behind}");
    engine.clear_hash();
    assert_eq!(best(&mut engine, &game, 7), ("6-1".to_owned(), Score::DRAW));
}

#[test]
fn the_last_of_the_quiet_moves_is_seen_coming() {
    let kings = situation("W:WK47,K48,K49:BK3,K4", Variant::International);
    let mut engine = engine(Variant::International, 1);
    let far_ahead = best(&mut engine, &kings, 3).1;
    assert!(
        far_ahead > Score::DRAW,
        "White is a king ahead: {far_ahead}"
    );
    let counters = DrawCounters {
        quiet: Ply(49),
        ..DrawCounters::new(kings.position())
    };
    let late =
        SearchPosition::with_history(GameHistory::with_counters(*kings.position(), counters));
    engine.clear_hash();
    assert_eq!(best(&mut engine, &late, 1).1, Score::DRAW);
}

fn find(situation: &SearchPosition, text: &str) -> dames3d::rules::Move {
    let position = situation.position();
    let moves = position.legal_moves();
    let found = moves
        .iter()
        .find(|mv| move_text::write(position, **mv) == text);
    *found.unwrap_or_else(|| panic!("{text} is not legal in {position:?}"))
}
