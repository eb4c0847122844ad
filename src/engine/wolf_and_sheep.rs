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
//! println!("{} wins in {} plies", verdict.winner, verdict.plies.0);
//! ```

use std::sync::OnceLock;

use crate::board::{Board, Direction, Square, SquareSet};
use crate::rules::{Move, Ply, Position, Setup, Side, Variant};

/// How many ways four sheep can stand on fifty squares.
const FOLDS: usize = choose(50, 4);

/// Who wins, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The side that wins if both play well: White's sheep or Black's wolf.
    pub winner: Side,
    /// Plies to the end: the winner makes them few, the loser many.
    pub plies: Ply,
}

impl Verdict {
    /// How good this is for a side, in one number: wins before losses, quick wins and slow losses first.
    fn worth_to(self, side: Side) -> i32 {
        let plies = i32::from(self.plies.0);
        if self.winner == side {
            1000 - plies
        } else {
            plies - 1000
        }
    }

    fn one_ply_earlier(self) -> Verdict {
        Verdict {
            plies: self.plies.next(),
            ..self
        }
    }
}

/// A verdict in a byte: the plies, and the winner in the last bit.
#[derive(Clone, Copy, Debug, Default)]
struct Packed(u8);

impl Packed {
    fn of(verdict: Verdict) -> Packed {
        let winner = u8::from(verdict.winner == Side::Black);
        Packed((verdict.plies.0 as u8) << 1 | winner)
    }

    fn verdict(self) -> Verdict {
        Verdict {
            winner: [Side::White, Side::Black][usize::from(self.0 & 1)],
            plies: Ply(u16::from(self.0 >> 1)),
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
        let mut verdicts = Vec::with_capacity(FOLDS);
        for (number, fold) in folds().enumerate() {
            if number % 2048 == 0 {
                progress(number as f32 / FOLDS as f32);
            }
            let verdicts_here = solve_fold(fold, &steps, &verdicts);
            verdicts.push(verdicts_here);
        }
        progress(1.0);
        Solution { verdicts }
    }

    /// Who wins from here; `None` unless this is a position of wolf and sheep.
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        if position.variant() != Variant::WolfAndSheep {
            return None;
        }
        let wolf = position.pieces(Side::Black).first()?;
        let of_fold = self
            .verdicts
            .get(fold_number(position.pieces(Side::White)))?;
        Some(of_fold[wolf.index()][to_move(position.side_to_move())].verdict())
    }

    /// The moves that win soonest or, where none wins, lose latest. Empty when the game is over.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        let side = position.side_to_move();
        let worth = |mv: &Move| {
            let verdict = self.verdict(&position.play(*mv));
            verdict.map_or(i32::MIN, |verdict| verdict.worth_to(side))
        };
        let moves = position.legal_moves();
        let best = moves.iter().map(worth).max();
        moves
            .into_iter()
            .filter(|mv| Some(worth(mv)) == best)
            .collect()
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
        for (fold, verdicts) in folds().zip(&self.verdicts) {
            for wolf in !fold {
                for packed in verdicts[wolf.index()] {
                    match packed.verdict().winner {
                        Side::White => totals.0 += 1,
                        Side::Black => totals.1 += 1,
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
    let won = |winner| Verdict {
        winner,
        plies: Ply(0),
    };
    // Each sheep's steps, as the folds they lead to and the square they need.
    let moves: Vec<(Square, usize)> = fold
        .into_iter()
        .flat_map(|sheep| {
            let free = steps.sheep[sheep.index()] & !fold;
            free.into_iter()
                .map(move |to| (to, fold_number(fold.without(sheep).with(to))))
        })
        .collect();
    for wolf in !fold {
        let next = moves
            .iter()
            .filter(|(to, _)| *to != wolf)
            .map(|&(_, number)| before[number][wolf.index()][to_move(Side::Black)].verdict());
        let verdict = match is_behind(wolf) {
            true => won(Side::Black),
            false => best(next, Side::White),
        };
        verdicts[wolf.index()][to_move(Side::White)] = Packed::of(verdict);
    }
    for wolf in !fold {
        let reached = steps.wolf[wolf.index()] & !fold;
        let next = reached
            .into_iter()
            .map(|to| verdicts[to.index()][to_move(Side::White)].verdict());
        let verdict = match is_behind(wolf) {
            true => won(Side::Black),
            false => best(next, Side::Black),
        };
        verdicts[wolf.index()][to_move(Side::Black)] = Packed::of(verdict);
    }
    verdicts
}

/// The verdict for a side that may choose among these; it has lost if there is none.
fn best(next: impl Iterator<Item = Verdict>, side: Side) -> Verdict {
    next.max_by_key(|verdict| verdict.worth_to(side)).map_or(
        Verdict {
            winner: !side,
            plies: Ply(0),
        },
        Verdict::one_ply_earlier,
    )
}

const fn to_move(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// All sets of four squares, in the order of their numbers.
fn folds() -> impl Iterator<Item = SquareSet> {
    let square = Square::from_index;
    (0..Square::COUNT).flat_map(move |d| {
        (0..d).flat_map(move |c| {
            (0..c).flat_map(move |b| {
                (0..b).map(move |a| [a, b, c, d].map(square).into_iter().collect())
            })
        })
    })
}

/// The place of four squares among all sets of four: less, the lower they are.
fn fold_number(fold: SquareSet) -> usize {
    (1..)
        .zip(fold)
        .map(|(place, square)| choose(square.index(), place))
        .sum()
}

/// The number of ways to choose `k` of `n`.
const fn choose(n: usize, k: usize) -> usize {
    let mut ways = 1;
    let mut taken = 0;
    while taken < k {
        if n < taken + 1 {
            return 0;
        }
        ways = ways * (n - taken) / (taken + 1);
        taken += 1;
    }
    ways
}
