//! The computer's play in wolf and sheep: by the solution, as far as its level sees.

use std::cmp::Reverse;
use std::time::Duration;

use super::super::{Level, Score, SearchInfo, TableResult, Variation};
use super::Solution;
use crate::board::{Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// The value of a move to a level, worst first: losses it sees, later ones better; moves whose result it does not
/// see, by their heuristic score; wins it sees, sooner ones better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    Loses(Ply),
    Open(i32),
    Wins(Reverse<Ply>),
}

impl Solution {
    /// Returns the move of a player of this level, or `None` if the game is over. The strongest level plays perfectly.
    /// The others see the end of the game only within their depth, and otherwise go by a heuristic score.
    pub fn choose_move(&self, position: &Position, level: Level) -> Option<Move> {
        let moves = position.legal_moves();
        let moves = moves.into_iter().map(|mv| (mv, position.play(mv)));
        let best = moves.max_by_key(|(_, next)| self.prospect(next, level));
        best.map(|(mv, _)| mv)
    }

    /// The value of the move to this position to a player of this level.
    fn prospect(&self, next: &Position, level: Level) -> Prospect {
        let sees = |plies: Ply| level.depth().is_none_or(|depth| plies.0 < u16::from(depth));
        match self.probe(next) {
            Some(TableResult::Loss(plies)) if sees(plies) => Prospect::Wins(Reverse(plies)),
            Some(TableResult::Win(plies)) if sees(plies) => Prospect::Loses(plies),
            _ => Prospect::Open(heuristic_score(next, !next.side_to_move())),
        }
    }

    /// Returns the square on which a player of this level places the next piece after these sheep, or `None` if there
    /// are more than four.
    ///
    /// The strongest level places the sheep where they hold out longest, and the wolf where it wins soonest, but not on
    /// the row of the sheep, where it would have won. The others leave the middle of the row free if they can, and
    /// place the wolf on its own first row.
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

    /// The square from which the wolf wins soonest against these sheep, with the number of plies.
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

    /// The report of a search to the end of the game, for this number of best moves.
    pub fn search_info(&self, position: &Position, lines: usize) -> SearchInfo {
        let moves = position.legal_moves();
        let mut variations: Vec<_> = moves
            .into_iter()
            .filter_map(|mv| self.variation(position, mv))
            .collect();
        variations.sort_by_key(|line| Reverse(line.score));
        variations.truncate(lines);
        let longest = variations.iter().map(|line| line.moves.len()).max();
        let depth = longest.unwrap_or(0) as u8;
        SearchInfo {
            depth,
            seldepth: depth,
            lines: variations,
            table_result: self.probe(position),
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// A move and the best play after it.
    fn variation(&self, position: &Position, mv: Move) -> Option<Variation> {
        let mut next = position.play(mv);
        let result = self.probe(&next)?.one_ply_earlier();
        let score = match result {
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
            table_result: Some(result),
            moves,
        })
    }
}

/// The third square of the sheep's row.
const MIDDLE: Square = Square::from_index(47);

/// A score for a side without looking ahead: the wolf gains by low rows and free squares, the sheep by standing in
/// line.
fn heuristic_score(position: &Position, side: Side) -> i32 {
    let sheep = position.pieces(Side::White);
    let rows = |square: Option<Square>| square.map_or(0, |square| i32::from(square.row()));
    let wolf = rows(position.pieces(Side::Black).first());
    let (lowest, highest) = (rows(sheep.last()), rows(sheep.first()));
    let steps = match position.side_to_move() {
        Side::Black => position.legal_moves().len(),
        Side::White => position.null_move().legal_moves().len(),
    };
    let for_wolf = 2 * (lowest - wolf) + 2 * (highest - lowest) + steps as i32;
    match side {
        Side::Black => for_wolf,
        Side::White => -for_wolf,
    }
}
