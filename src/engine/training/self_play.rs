//! Games of the engine against itself.

use fastrand::Rng;

use super::super::{Engine, Limits, Score, SearchPosition, StopFlag};
use super::sample::Sample;
use crate::rules::{Ply, Position, Side, Variant};

/// The most plies a game may last, after which it is drawn.
const MAX_PLIES: usize = 400;
/// Games start with so many moves drawn by lot.
const RANDOM_MOVES: std::ops::RangeInclusive<usize> = 4..=14;
/// In hundredths of a man. Openings further out of balance are not played.
const BALANCE_MARGIN: i32 = 150;
const OPENING_NODES: u64 = 2000;
/// Where kings have gone to and fro for so long in balance, the game is taken to be drawn.
const STALE_PLIES: Ply = Ply(24);

/// Plays one game, every move searched through so many positions, and returns its quiet positions.
pub(super) fn play_game(
    variant: Variant,
    engine: &mut Engine,
    nodes: u64,
    rng: &mut Rng,
) -> Vec<Sample> {
    engine.clear_hash();
    let mut situation = opening(variant, engine, rng);
    let stop = StopFlag::new();
    let mut scored: Vec<(Position, Score)> = Vec::new();
    let mut winner = None;
    for _ in 0..MAX_PLIES {
        let position = *situation.position();
        let moves = position.legal_moves();
        if let Some((side, _)) = position.winner(moves.is_empty()) {
            winner = Some(side);
            break;
        }
        let rules = variant.rule_set();
        let is_capture = moves[0].is_capture();
        let is_repeated = situation.counters().repetitions >= rules.draws.repetitions;
        if is_repeated
            || situation
                .counters()
                .draw_reason(is_capture, &rules)
                .is_some()
        {
            break;
        }
        let mv = if moves.len() == 1 {
            moves[0]
        } else {
            let report = engine.search(&situation, Limits::nodes(nodes), &stop, &mut |_| ());
            let Some(line) = report.lines.first() else {
                break;
            };
            if line.score.is_decided() && position.occupied().len() > 1 {
                winner = Some(winner_of(position.side_to_move(), line.score));
                break;
            }
            let is_stale = situation.counters().quiet >= STALE_PLIES;
            if is_stale && is_balanced(line.score) {
                break;
            }
            if !is_capture && !position.is_threatened() {
                scored.push((position, line.score));
            }
            line.moves[0]
        };
        situation.play(mv);
    }
    scored
        .iter()
        .map(|(position, score)| Sample::new(position, *score, winner))
        .collect()
}

fn winner_of(side: Side, score: Score) -> Side {
    if score > Score::DRAW { side } else { !side }
}

fn is_balanced(score: Score) -> bool {
    score.hundredths().abs() <= BALANCE_MARGIN
}

/// A position some moves into a game that neither side has lost yet.
fn opening(variant: Variant, engine: &mut Engine, rng: &mut Rng) -> SearchPosition {
    loop {
        let mut situation = SearchPosition::new(Position::start(variant));
        for _ in 0..rng.usize(RANDOM_MOVES) {
            let moves = situation.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            situation.play(moves[rng.usize(..moves.len())]);
        }
        let look = Limits::nodes(OPENING_NODES);
        let report = engine.search(&situation, look, &StopFlag::new(), &mut |_| ());
        if let Some(line) = report.lines.first()
            && is_balanced(line.score)
        {
            return situation;
        }
    }
}
