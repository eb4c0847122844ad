//! Wolf and sheep, solved: for every position, who wins and in how many plies (`rules.md` §4).
//!
//! Sheep only ever step towards lower square numbers, so a game cannot come round to the same sheep again: the table
//! is filled from the sheep furthest ahead, each entry from those that are there already.
//!
//! ```
//! use dames3d::engine::wolf_and_sheep;
//! use dames3d::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::WolfAndSheep);
//! let verdict = wolf_and_sheep::solution().probe(&start).expect("four sheep and a wolf");
//! println!("for the wolf: {verdict:?}");
//! ```

mod strategy;

use std::sync::OnceLock;

use super::combinatorial_index;
use super::table_result::{self, TableResult};
use crate::board::{Board, Direction, Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// A verdict in a byte: 0 for a draw, which no position is, else one more than twice the plies, and one more if it is a
/// win.
#[derive(Clone, Copy, Debug, Default)]
struct ResultByte(u8);

impl ResultByte {
    fn from_result(verdict: TableResult) -> ResultByte {
        ResultByte(match verdict {
            TableResult::Draw => 0,
            TableResult::Loss(plies) => 2 * plies.0 as u8 + 1,
            TableResult::Win(plies) => 2 * plies.0 as u8 + 2,
        })
    }

    fn verdict(self) -> TableResult {
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

/// Every position of the game with its verdict, about 23 MB.
#[derive(Debug)]
pub struct Solution {
    /// By fold, then by the wolf's square: with the sheep to move and with the wolf to move. Meaningless where the
    /// wolf would stand on a sheep.
    verdicts: Vec<[[ResultByte; 2]; Square::COUNT]>,
}

/// The one solution, found when it is first asked for: less than a second. Any thread may ask.
pub fn solution() -> &'static Solution {
    static SOLUTION: OnceLock<Solution> = OnceLock::new();
    SOLUTION.get_or_init(|| Solution::solve(|_| ()))
}

impl Solution {
    /// Solves the game, telling now and then how much of it is done, from 0 to 1.
    pub fn solve(mut progress: impl FnMut(f32)) -> Solution {
        let steps = Steps::new(Board::flat());
        let sheep_sets = sheep_sets();
        let mut verdicts = Vec::with_capacity(sheep_sets.len());
        for (number, &sheep_set) in sheep_sets.iter().enumerate() {
            if number % 2048 == 0 {
                progress(number as f32 / sheep_sets.len() as f32);
            }
            let verdicts_here = solve_sheep_set(sheep_set, &steps, &verdicts);
            verdicts.push(verdicts_here);
        }
        progress(1.0);
        Solution { verdicts }
    }

    /// Whether the side to move wins, and when; `None` unless this is a position of wolf and sheep.
    pub fn probe(&self, position: &Position) -> Option<TableResult> {
        if position.variant() != Variant::WolfAndSheep {
            return None;
        }
        let wolf = position.pieces(Side::Black).first()?;
        let of_fold = self
            .verdicts
            .get(combinatorial_index::index_of(position.pieces(Side::White)))?;
        Some(of_fold[wolf.index()][to_move(position.side_to_move())].verdict())
    }

    /// The moves that win soonest or, where none wins, lose latest. Empty when the game is over.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        table_result::best_moves(position, |next| self.probe(next))
    }

    /// Every way to place the pieces before play, the wolf to move, with its verdict: four sheep on White's first
    /// row, the wolf on any other square.
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

    /// Of all positions, with the sheep on any squares, how many each side wins: White's, then Black's.
    pub fn win_counts(&self) -> (u64, u64) {
        let mut totals = (0, 0);
        for (sheep_set, verdicts) in sheep_sets().into_iter().zip(&self.verdicts) {
            for wolf in !sheep_set {
                for side in Side::BOTH {
                    let is_win = matches!(
                        verdicts[wolf.index()][to_move(side)].verdict(),
                        TableResult::Win(_)
                    );
                    match is_win == (side == Side::White) {
                        true => totals.0 += 1,
                        false => totals.1 += 1,
                    }
                }
            }
        }
        totals
    }
}

/// Where a sheep and where the wolf may step, from each square.
struct Steps {
    sheep: [SquareSet; Square::COUNT],
    wolf: [SquareSet; Square::COUNT],
}

impl Steps {
    fn new(board: &Board) -> Steps {
        let beside = |from: Square, directions: &[Direction]| {
            let first = |direction: &Direction| board.line(from, *direction).squares().first();
            directions.iter().filter_map(first).copied().collect()
        };
        let from_each = |directions: &[Direction]| {
            std::array::from_fn(|i| beside(Square::from_index(i), directions))
        };
        Steps {
            sheep: from_each(&Side::White.forward()),
            wolf: from_each(&Direction::TOP_DIAGONALS),
        }
    }
}

/// The verdicts of one fold, from those of the folds before it.
fn solve_sheep_set(
    sheep_set: SquareSet,
    steps: &Steps,
    before: &[[[ResultByte; 2]; Square::COUNT]],
) -> [[ResultByte; 2]; Square::COUNT] {
    let mut verdicts = [[ResultByte::default(); 2]; Square::COUNT];
    let lowest = sheep_set.last().map_or(0, Square::row);
    let is_behind = |wolf: Square| wolf.row() <= lowest;
    // Each sheep's steps, as the folds they lead to and the square they need.
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
            .map(|&(_, number)| before[number][wolf.index()][to_move(Side::Black)].verdict());
        let verdict = match is_behind(wolf) {
            true => TableResult::Loss(Ply(0)),
            false => best_after(next),
        };
        verdicts[wolf.index()][to_move(Side::White)] = ResultByte::from_result(verdict);
    }
    for wolf in !sheep_set {
        let reached = steps.wolf[wolf.index()] & !sheep_set;
        let next = reached
            .into_iter()
            .map(|to| verdicts[to.index()][to_move(Side::White)].verdict());
        let verdict = match is_behind(wolf) {
            true => TableResult::Win(Ply(0)),
            false => best_after(next),
        };
        verdicts[wolf.index()][to_move(Side::Black)] = ResultByte::from_result(verdict);
    }
    verdicts
}

/// The verdict for a side that may move to positions of these; it has lost if there is none.
fn best_after(next: impl Iterator<Item = TableResult>) -> TableResult {
    TableResult::from_successors(next).unwrap_or(TableResult::Loss(Ply(0)))
}

const fn to_move(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// All the ways four sheep can stand.
fn sheep_sets() -> Vec<SquareSet> {
    combinatorial_index::subsets(4)
}
