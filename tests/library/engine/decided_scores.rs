//! Wins, losses and draws, compared with a search that prunes nothing.

use dames3d::engine::{Engine, Limits, Score, SearchPosition, StopFlag};
use dames3d::notation::move_text;
use dames3d::rules::{DrawCounters, GameHistory, Ply, Position, Variant};

use super::{engine, search_position};
use crate::random::{Random, amount};

fn best(engine: &mut Engine, root: &SearchPosition, depth: u8) -> (String, Score) {
    let info = engine.search(root, Limits::depth(depth), &StopFlag::new(), &mut |_| ());
    let line = &info.lines[0];
    let text = move_text::write(root.position(), line.moves[0]);
    (text, line.score)
}

/// Returns the number of plies in which the side to move wins, at most `plies`, by trying every move.
fn wins_within(position: &Position, plies: u16) -> Option<u16> {
    if plies == 0 || is_drawn(position) {
        return None;
    }
    let moves = position.legal_moves();
    let next = moves.into_iter().map(|mv| position.play(mv));
    let losses = next.filter_map(|next| loses_within(&next, plies - 1));
    losses.min().map(|plies| plies + 1)
}

/// Returns the number of plies in which the side to move loses, at most `plies`, by trying every move.
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

/// Returns true if the rules draw the position at once, without a game before it.
fn is_drawn(position: &Position) -> bool {
    let rules = position.variant().rule_set();
    let counters = DrawCounters::new(position);
    counters.draw_reason(position, &rules).is_some()
}

#[test]
fn wins_and_losses_take_as_many_plies_as_in_a_full_search() {
    let test = "wins_and_losses_take_as_many_plies_as_in_a_full_search";
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
        assert!(wins > 20 && losses > 5, "only {wins} wins and {losses} losses");
    }
}

/// Both kings move to and fro until Black's next move repeats the position for the third time.
#[test]
fn the_side_that_is_behind_repeats_the_position() {
    let mut game = search_position("W:WK47,K48,K49,31,32,33:BK1,11", Variant::International);
    let mut engine = engine(Variant::International, 1);
    for text in ["47-42", "1-6", "42-47", "6-1", "47-42", "1-6", "42-47"] {
        let mv = find(&game, text);
        game.play(mv);
    }
    let without_history = SearchPosition::new(*game.position());
    let (_, behind) = best(&mut engine, &without_history, 7);
    assert!(behind < Score::DRAW, "Black is far behind: {behind}");
    engine.clear_hash();
    assert_eq!(best(&mut engine, &game, 7), ("6-1".to_owned(), Score::DRAW));
}

#[test]
fn the_draw_by_quiet_moves_is_seen_a_ply_before() {
    let kings = search_position("W:WK47,K48,K49:BK3,K4", Variant::International);
    let mut engine = engine(Variant::International, 1);
    let ahead = best(&mut engine, &kings, 3).1;
    assert!(ahead > Score::DRAW, "White is a king ahead: {ahead}");
    let counters = DrawCounters { quiet: Ply(49), ..DrawCounters::new(kings.position()) };
    let late =
        SearchPosition::with_history(GameHistory::with_counters(*kings.position(), counters));
    engine.clear_hash();
    assert_eq!(best(&mut engine, &late, 1).1, Score::DRAW);
}

fn find(root: &SearchPosition, text: &str) -> dames3d::rules::Move {
    let position = root.position();
    let moves = position.legal_moves();
    let found = moves.iter().find(|mv| move_text::write(position, **mv) == text);
    *found.unwrap_or_else(|| panic!("{text} is not legal in {position:?}"))
}
