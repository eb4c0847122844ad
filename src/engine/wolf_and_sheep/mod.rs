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
//! let verdict = wolf_and_sheep::solution().verdict(&start).expect("four sheep and a wolf");
//! println!("for the wolf: {verdict:?}");
//! ```

mod playing;

use std::sync::OnceLock;

use super::combinations;
use super::verdict::{self, Verdict};
use crate::board::{Board, Direction, Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// A verdict in a byte: 0 for a draw, which no position is, else one more than twice the plies, and one more if it is a
/// win.
#[derive(Clone, Copy, Debug, Default)]
struct Packed(u8);

impl Packed {
    fn of(verdict: Verdict) -> Packed {
        Packed(match verdict {
            Verdict::Draw => 0,
            Verdict::Loss(plies) => 2 * plies.0 as u8 + 1,
            Verdict::Win(plies) => 2 * plies.0 as u8 + 2,
        })
    }

    fn verdict(self) -> Verdict {
        let Some(packed) = self.0.checked_sub(1) else {
            return Verdict::Draw;
        };
        let plies = Ply((packed / 2).into());
        if packed % 2 == 0 {
            Verdict::Loss(plies)
        } else {
            Verdict::Win(plies)
        }
    }
}

/// Every position of the game with its verdict, about 23 MB.
#[derive(Debug)]
pub struct Solution {
    /// By fold, then by the wolf's square: with the sheep to move and with the wolf to move. Meaningless where the
    /// wolf would stand on a sheep.
    verdicts: Vec<[[Packed; 2]; Square::COUNT]>,
}

/// The one solution, found when it is first asked for: less than a second. Any thread may ask.
pub fn solution() -> &'static Solution {
    static SOLUTION: OnceLock<Solution> = OnceLock::new();
    SOLUTION.get_or_init(|| Solution::find(|_| ()))
}

impl Solution {
    /// Solves the game, telling now and then how much of it is done, from 0 to 1.
    pub fn find(mut progress: impl FnMut(f32)) -> Solution {
        let steps = Steps::on(Board::flat());
        let folds = folds();
        let mut verdicts = Vec::with_capacity(folds.len());
        for (number, &fold) in folds.iter().enumerate() {
            if number % 2048 == 0 {
                progress(number as f32 / folds.len() as f32);
            }
            let verdicts_here = solve_fold(fold, &steps, &verdicts);
            verdicts.push(verdicts_here);
        }
        progress(1.0);
        Solution { verdicts }
    }

    /// Whether the side to move wins, and when; `None` unless this is a position of wolf and sheep.
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        if position.variant() != Variant::WolfAndSheep {
            return None;
        }
        let wolf = position.pieces(Side::Black).first()?;
        let of_fold = self
            .verdicts
            .get(combinations::number(position.pieces(Side::White)))?;
        Some(of_fold[wolf.index()][to_move(position.side_to_move())].verdict())
    }

    /// The moves that win soonest or, where none wins, lose latest. Empty when the game is over.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        verdict::best_moves(position, |next| self.verdict(next))
    }

    /// Every way to place the pieces before play, the wolf to move, with its verdict: four sheep on White's first
    /// row, the wolf on any other square.
    pub fn placements(&self) -> impl Iterator<Item = (Position, Verdict)> {
        let back_row = SquareSet::row(0);
        let places = back_row.into_iter().flat_map(move |left_out| {
            let sheep = back_row.without(left_out);
            let free = !sheep;
            free.into_iter().map(move |wolf| (sheep, wolf))
        });
        places.filter_map(|(sheep, wolf)| {
            let setup = Setup::wolf_and_sheep(sheep, wolf);
            let position = setup.position(Variant::WolfAndSheep).ok()?;
            Some((position, self.verdict(&position)?))
        })
    }

    /// Of all positions, with the sheep on any squares, how many each side wins: White's, then Black's.
    pub fn totals(&self) -> (u64, u64) {
        let mut totals = (0, 0);
        for (fold, verdicts) in folds().into_iter().zip(&self.verdicts) {
            for wolf in !fold {
                for side in Side::BOTH {
                    let is_win = matches!(
                        verdicts[wolf.index()][to_move(side)].verdict(),
                        Verdict::Win(_)
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
    fn on(board: &Board) -> Steps {
        let beside = |from: Square, directions: &[Direction]| {
            let first = |direction: &Direction| board.line(from, *direction).squares().first();
            directions.iter().filter_map(first).copied().collect()
        };
        let from_each = |directions: &[Direction]| {
            std::array::from_fn(|i| beside(Square::from_index(i), directions))
        };
        Steps {
            sheep: from_each(&Side::White.forward()),
            wolf: from_each(&Direction::TOP),
        }
    }
}

/// The verdicts of one fold, from those of the folds before it.
fn solve_fold(
    fold: SquareSet,
    steps: &Steps,
    before: &[[[Packed; 2]; Square::COUNT]],
) -> [[Packed; 2]; Square::COUNT] {
    let mut verdicts = [[Packed::default(); 2]; Square::COUNT];
    let lowest = fold.last().map_or(0, Square::row);
    let is_behind = |wolf: Square| wolf.row() <= lowest;
    // Each sheep's steps, as the folds they lead to and the square they need.
    let moves: Vec<(Square, usize)> = fold
        .into_iter()
        .flat_map(|sheep| {
            let free = steps.sheep[sheep.index()] & !fold;
            free.into_iter()
                .map(move |to| (to, combinations::number(fold.without(sheep).with(to))))
        })
        .collect();
    for wolf in !fold {
        let next = moves
            .iter()
            .filter(|(to, _)| *to != wolf)
            .map(|&(_, number)| before[number][wolf.index()][to_move(Side::Black)].verdict());
        let verdict = match is_behind(wolf) {
            true => Verdict::Loss(Ply(0)),
            false => best_after(next),
        };
        verdicts[wolf.index()][to_move(Side::White)] = Packed::of(verdict);
    }
    for wolf in !fold {
        let reached = steps.wolf[wolf.index()] & !fold;
        let next = reached
            .into_iter()
            .map(|to| verdicts[to.index()][to_move(Side::White)].verdict());
        let verdict = match is_behind(wolf) {
            true => Verdict::Win(Ply(0)),
            false => best_after(next),
        };
        verdicts[wolf.index()][to_move(Side::Black)] = Packed::of(verdict);
    }
    verdicts
}

/// The verdict for a side that may move to positions of these; it has lost if there is none.
fn best_after(next: impl Iterator<Item = Verdict>) -> Verdict {
    Verdict::best_after(next).unwrap_or(Verdict::Loss(Ply(0)))
}

const fn to_move(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// All the ways four sheep can stand.
fn folds() -> Vec<SquareSet> {
    combinations::sets(4)
}
