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

use std::cmp::Reverse;
use std::sync::OnceLock;
use std::time::Duration;

use super::table_result::{self, TableResult};
use super::{Level, Score, SearchInfo, SearchPosition, Variation, combinatorial_index};
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
        if packed % 2 == 0 { TableResult::Loss(plies) } else { TableResult::Win(plies) }
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
        let of_set =
            self.results.get(combinatorial_index::index_of(position.pieces(Side::White)))?;
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
                    if is_win == (side == Side::White) { counts.0 += 1 } else { counts.1 += 1 }
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
                (to, combinatorial_index::index_of(sheep_set.without(sheep).with(to)))
            })
        })
        .collect();
    for wolf in !sheep_set {
        let next = moves
            .iter()
            .filter(|(to, _)| *to != wolf)
            .map(|&(_, index)| before[index][wolf.index()][to_move(Side::Black)].unpack());
        let result = if is_behind(wolf) { TableResult::Loss(Ply(0)) } else { best_after(next) };
        results[wolf.index()][to_move(Side::White)] = ResultByte::pack(result);
    }
    for wolf in !sheep_set {
        let reached = steps.wolf[wolf.index()] & !sheep_set;
        let next = reached.into_iter().map(|to| results[to.index()][to_move(Side::White)].unpack());
        let result = if is_behind(wolf) { TableResult::Win(Ply(0)) } else { best_after(next) };
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

/// The value of a move to a level, worst first: losses it sees, later ones better; moves whose result it does not
/// see, by their heuristic score; wins it sees, sooner ones better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    Loses(Ply),
    Open(i32),
    Wins(Reverse<Ply>),
}

impl Solution {
    /// Returns the move of a player of this level, or `None` if there is no legal move. The strongest level plays
    /// perfectly. The others see the end of the game only within their depth, and otherwise go by a heuristic score.
    pub fn choose_move(&self, root: &SearchPosition, level: Level) -> Option<Move> {
        let position = root.position();
        let moves = root.moves().into_iter().map(|mv| (mv, position.play(mv)));
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
        let wins = (!(sheep | SquareSet::row(0))).into_iter().filter_map(|wolf| {
            let setup = Setup::wolf_and_sheep(sheep, wolf);
            match self.probe(&setup.position(Variant::WolfAndSheep).ok()?)? {
                TableResult::Win(plies) => Some((wolf, plies)),
                TableResult::Draw | TableResult::Loss(_) => None,
            }
        });
        wins.min_by_key(|&(_, plies)| plies)
    }

    /// The report of a search to the end of the game, for this number of best moves.
    pub fn search_info(&self, root: &SearchPosition, lines: usize) -> SearchInfo {
        let position = root.position();
        let mut variations: Vec<_> =
            root.moves().into_iter().filter_map(|mv| self.variation(position, mv)).collect();
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
        let score = Score::from_table_result(result);
        let mut moves = vec![mv];
        while self.probe(&next)?.plies() != Some(Ply(0))
            && let Some(&best) = self.best_moves(&next).first()
        {
            moves.push(best);
            next = next.play(best);
        }
        Some(Variation { score, table_result: Some(result), moves })
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
