//! The solution of wolf and sheep: the winner of every position and the number of plies (`rules.md` §4).
//!
//! Sheep only move toward lower square numbers, so no game returns to an earlier set of sheep. The table is filled in
//! one pass, from the sheep furthest ahead, each result from those before it. The computer plays by it, and
//! `dames3d solve` prints it.
//!
//! ```
//! use dames3d_engine::wolf_and_sheep;
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::WolfAndSheep);
//! let result = wolf_and_sheep::solution().probe(&start).expect("four sheep and a wolf");
//! println!("for the wolf: {result:?}");
//! ```

mod strategy;

use std::sync::OnceLock;

use super::combinatorial_index;
use super::table_result::{self, TableResult};
use crate::board::{Board, Direction, Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// A result in a byte: 0 for a draw, which no position is, `2 * plies + 1` for a loss, `2 * plies + 2` for a win.
#[derive(Clone, Copy, Debug, Default)]
struct ResultByte(u8);

impl ResultByte {
    fn pack(result: TableResult) -> ResultByte {
        ResultByte(match result {
            TableResult::Draw => 0,
            TableResult::Loss(plies) => 2 * plies.0 as u8 + 1,
            TableResult::Win(plies) => 2 * plies.0 as u8 + 2,
        })
    }

    fn unpack(self) -> TableResult {
        let Some(packed) = self.0.checked_sub(1) else {
            return TableResult::Draw;
        };
        let plies = Ply((packed / 2).into());
        if packed % 2 == 0 {
            TableResult::Loss(plies)
        } else {
            TableResult::Win(plies)
        }
    }
}

/// The result of every position, about 23 MB.
#[derive(Debug)]
pub struct Solution {
    /// Results by set of sheep and square of the wolf: with the sheep to move, and with the wolf to move. Meaningless
    /// where the wolf would stand on a sheep.
    results: Vec<[[ResultByte; 2]; Square::COUNT]>,
}

/// The solution, found at the first call in less than a second and then shared by all threads.
pub fn solution() -> &'static Solution {
    static SOLUTION: OnceLock<Solution> = OnceLock::new();
    SOLUTION.get_or_init(|| Solution::solve(|_| ()))
}

impl Solution {
    /// Solves the game. Calls `on_progress` now and then with the part that is done, from 0 to 1.
    pub fn solve(mut on_progress: impl FnMut(f32)) -> Solution {
        let steps = Steps::new(Board::flat());
        let sheep_sets = sheep_sets();
        let mut results = Vec::with_capacity(sheep_sets.len());
        for (index, &sheep_set) in sheep_sets.iter().enumerate() {
            if index % 2048 == 0 {
                on_progress(index as f32 / sheep_sets.len() as f32);
            }
            let of_set = solve_sheep_set(sheep_set, &steps, &results);
            results.push(of_set);
        }
        on_progress(1.0);
        Solution { results }
    }

    /// Returns the result of a position, or `None` if it is not one of wolf and sheep.
    pub fn probe(&self, position: &Position) -> Option<TableResult> {
        if position.variant() != Variant::WolfAndSheep {
            return None;
        }
        let wolf = position.pieces(Side::Black).first()?;
        let of_set = self
            .results
            .get(combinatorial_index::index_of(position.pieces(Side::White)))?;
        Some(of_set[wolf.index()][to_move(position.side_to_move())].unpack())
    }

    /// The moves that win soonest or, if none wins, lose latest. Empty if the game is over.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        table_result::best_moves(position, |next| self.probe(next))
    }

    /// Every placement before play with its result, the wolf to move: four sheep on White's first row, the wolf on any
    /// other square.
    pub fn placements(&self) -> impl Iterator<Item = (Position, TableResult)> {
        let back_row = SquareSet::row(0);
        let places = back_row.into_iter().flat_map(move |left_out| {
            let sheep = back_row.without(left_out);
            let free = !sheep;
            free.into_iter().map(move |wolf| (sheep, wolf))
        });
        places.filter_map(|(sheep, wolf)| {
            let setup = Setup::wolf_and_sheep(sheep, wolf);
            let position = setup.position(Variant::WolfAndSheep).ok()?;
            Some((position, self.probe(&position)?))
        })
    }

    /// The number of positions that White and that Black wins, of all positions with the sheep on any squares.
    pub fn win_counts(&self) -> (u64, u64) {
        let mut counts = (0, 0);
        for (sheep_set, results) in sheep_sets().into_iter().zip(&self.results) {
            for wolf in !sheep_set {
                for side in Side::BOTH {
                    let is_win = matches!(
                        results[wolf.index()][to_move(side)].unpack(),
                        TableResult::Win(_)
                    );
                    match is_win == (side == Side::White) {
                        true => counts.0 += 1,
                        false => counts.1 += 1,
                    }
                }
            }
        }
        counts
    }
}

/// The squares that a sheep and that the wolf can step to, from each square.
struct Steps {
    sheep: [SquareSet; Square::COUNT],
    wolf: [SquareSet; Square::COUNT],
}

impl Steps {
    fn new(board: &Board) -> Steps {
        let steps = |from: Square, directions: &[Direction]| {
            let first = |direction: &Direction| board.line(from, *direction).squares().first();
            directions.iter().filter_map(first).copied().collect()
        };
        let from_each = |directions: &[Direction]| {
            std::array::from_fn(|i| steps(Square::from_index(i), directions))
        };
        Steps {
            sheep: from_each(&Side::White.forward()),
            wolf: from_each(&Direction::TOP_DIAGONALS),
        }
    }
}

/// Finds the results of one set of sheep from those of the sets before it.
fn solve_sheep_set(
    sheep_set: SquareSet,
    steps: &Steps,
    before: &[[[ResultByte; 2]; Square::COUNT]],
) -> [[ResultByte; 2]; Square::COUNT] {
    let mut results = [[ResultByte::default(); 2]; Square::COUNT];
    let lowest = sheep_set.last().map_or(0, Square::row);
    let is_behind = |wolf: Square| wolf.row() <= lowest;
    // The steps of the sheep: the square, which must be empty, and the index of the set they lead to.
    let moves: Vec<(Square, usize)> = sheep_set
        .into_iter()
        .flat_map(|sheep| {
            let free = steps.sheep[sheep.index()] & !sheep_set;
            free.into_iter().map(move |to| {
                (
                    to,
                    combinatorial_index::index_of(sheep_set.without(sheep).with(to)),
                )
            })
        })
        .collect();
    for wolf in !sheep_set {
        let next = moves
            .iter()
            .filter(|(to, _)| *to != wolf)
            .map(|&(_, index)| before[index][wolf.index()][to_move(Side::Black)].unpack());
        let result = match is_behind(wolf) {
            true => TableResult::Loss(Ply(0)),
            false => best_after(next),
        };
        results[wolf.index()][to_move(Side::White)] = ResultByte::pack(result);
    }
    for wolf in !sheep_set {
        let reached = steps.wolf[wolf.index()] & !sheep_set;
        let next = reached
            .into_iter()
            .map(|to| results[to.index()][to_move(Side::White)].unpack());
        let result = match is_behind(wolf) {
            true => TableResult::Win(Ply(0)),
            false => best_after(next),
        };
        results[wolf.index()][to_move(Side::Black)] = ResultByte::pack(result);
    }
    results
}

/// The result of a position whose moves lead to these results. A side that cannot move has lost.
fn best_after(next: impl Iterator<Item = TableResult>) -> TableResult {
    TableResult::from_successors(next).unwrap_or(TableResult::Loss(Ply(0)))
}

const fn to_move(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// All sets of four squares.
fn sheep_sets() -> Vec<SquareSet> {
    combinatorial_index::subsets(4)
}
