//! Playing by the solution, as far as a level sees.

use std::cmp::Reverse;
use std::time::Duration;

use super::super::{Level, Score, SearchInfo, TableResult, Variation};
use super::Solution;
use crate::board::{Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// How good a move looks: what wins in sight, soonest first, then what is open, then what loses in sight, latest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    Loses(Ply),
    Open(i32),
    Wins(Reverse<Ply>),
}

impl Solution {
    /// The move of a player of this level; none when the game is over. The strongest never errs, the others see the
    /// end only when it is as near as they look ahead, and go by the look of the position before.
    pub fn choose_move(&self, position: &Position, level: Level) -> Option<Move> {
        let moves = position.legal_moves();
        let moves = moves.into_iter().map(|mv| (mv, position.play(mv)));
        let best = moves.max_by_key(|(_, next)| self.prospect(next, level));
        best.map(|(mv, _)| mv)
    }

    /// How good it is for a player of this level to have moved to this position.
    fn prospect(&self, next: &Position, level: Level) -> Prospect {
        let open = || Prospect::Open(heuristic_score(next, !next.side_to_move()));
        let sees = |plies: Ply| level.depth().is_none_or(|depth| plies.0 < u16::from(depth));
        match self.probe(next) {
            Some(TableResult::Loss(plies)) if sees(plies) => Prospect::Wins(Reverse(plies)),
            Some(TableResult::Win(plies)) if sees(plies) => Prospect::Loses(plies),
            _ => open(),
        }
    }

    /// Where a player of this level places the next piece, these sheep standing; none if they are more than four. The
    /// strongest places the sheep where they hold out longest and the wolf where it wins soonest, but not on the
    /// sheep's row, where it would have won; the others leave the middle of the row free, and place the wolf on its own
    /// first row, as far as can be.
    pub fn choose_placement(&self, sheep: SquareSet, level: Level) -> Option<Square> {
        let row = SquareSet::row(0);
        if sheep.len() < 4 {
            let sheep_sets = row.into_iter().map(|left_out| row.without(left_out));
            let possible = sheep_sets.filter(|sheep_set| sheep.is_subset(*sheep_set));
            let sheep_set = possible.max_by_key(|&sheep_set| match level {
                Level::FULL => self.quickest_win(sheep_set).map_or(0, |(_, plies)| plies.0),
                _ => u16::from(!sheep_set.contains(MIDDLE)),
            })?;
            return sheep_set.difference(sheep).first();
        }
        match level {
            Level::FULL => self.quickest_win(sheep).map(|(wolf, _)| wolf),
            _ => SquareSet::row(9).difference(sheep).into_iter().nth(2),
        }
    }

    /// Where the wolf wins soonest against these sheep, and in how many plies.
    fn quickest_win(&self, sheep: SquareSet) -> Option<(Square, Ply)> {
        let wins = (!(sheep | SquareSet::row(0)))
            .into_iter()
            .filter_map(|wolf| {
                let setup = Setup::wolf_and_sheep(sheep, wolf);
                match self.probe(&setup.position(Variant::WolfAndSheep).ok()?)? {
                    TableResult::Win(plies) => Some((wolf, plies)),
                    TableResult::Draw | TableResult::Loss(_) => None,
                }
            });
        wins.min_by_key(|&(_, plies)| plies)
    }

    /// What a search to the end would tell: so many of the best moves, each with the play that follows.
    pub fn search_info(&self, position: &Position, lines: usize) -> SearchInfo {
        let moves = position.legal_moves();
        let mut lines_of: Vec<_> = moves
            .into_iter()
            .filter_map(|mv| self.line(position, mv))
            .collect();
        lines_of.sort_by_key(|line| Reverse(line.score));
        lines_of.truncate(lines);
        let seldepth = lines_of.iter().map(|line| line.moves.len()).max();
        let depth = seldepth.unwrap_or(0) as u8;
        SearchInfo {
            depth,
            seldepth: depth,
            lines: lines_of,
            table_result: self.probe(position),
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// A move and the best play after it.
    fn line(&self, position: &Position, mv: Move) -> Option<Variation> {
        let mut next = position.play(mv);
        let known = self.probe(&next)?.one_ply_earlier();
        let score = match known {
            TableResult::Win(plies) => Score::won_in(plies),
            TableResult::Loss(plies) => Score::lost_in(plies),
            TableResult::Draw => Score::DRAW,
        };
        let mut moves = vec![mv];
        while self.probe(&next)?.plies() != Some(Ply(0))
            && let Some(&best) = self.best_moves(&next).first()
        {
            moves.push(best);
            next = next.play(best);
        }
        Some(Variation {
            score,
            table_result: Some(known),
            moves,
        })
    }
}

/// The third square of the sheep's row.
const MIDDLE: Square = Square::from_index(47);

/// How it looks for a side, seen without looking ahead: the wolf wants to be low and free, the sheep in a line.
fn heuristic_score(position: &Position, side: Side) -> i32 {
    let sheep = position.pieces(Side::White);
    let rows = |square: Option<Square>| square.map_or(0, |square| i32::from(square.row()));
    let wolf = rows(position.pieces(Side::Black).first());
    let (lowest, seldepth) = (rows(sheep.last()), rows(sheep.first()));
    let steps = match position.side_to_move() {
        Side::Black => position.legal_moves().len(),
        Side::White => position.null_move().legal_moves().len(),
    };
    let for_wolf = 2 * (lowest - wolf) + 2 * (seldepth - lowest) + steps as i32;
    match side {
        Side::Black => for_wolf,
        Side::White => -for_wolf,
    }
}
