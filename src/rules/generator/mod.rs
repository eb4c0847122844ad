//! The one move generator, for every board and rule set.
//!
//! It tells the legal moves to a [`Sink`], many at a time: a list that writes them down, perft that counts or
//! plays them. What differs between games is a [`Turn`], which it is compiled for; lines it reads from the board's
//! tables.

mod gathering;
mod pieces;
mod sink;
mod turn;

use std::marker::PhantomData;

use super::{CaptureRule, MoveList, Position};
use crate::board::{Board, Direction, SquareSet};

use gathering::Gathering;
pub(super) use pieces::Pieces;
pub(super) use sink::{Sink, way_back};
pub(super) use turn::{Black, Turn, White, by_turn};

/// Appends the legal moves of a position.
pub(super) fn generate(position: &Position, moves: &mut MoveList) {
    by_turn!(position, T => Generator::<T>::of(position).legal_moves(moves));
}

/// Appends the plain moves, whether or not a capture is due.
pub(super) fn generate_plain(position: &Position, moves: &mut MoveList) {
    by_turn!(position, T => Generator::<T>::of(position).quiet_moves(moves));
}

/// Whether the side to move has a capture.
pub(super) fn must_capture(position: &Position) -> bool {
    by_turn!(position, T => Generator::<T>::of(position).must_capture())
}

/// One side's pieces about to move.
#[derive(Clone, Copy)]
pub(super) struct Generator<'a, T> {
    board: &'a Board,
    men: SquareSet,
    kings: SquareSet,
    enemy: SquareSet,
    empty: SquareSet,
    turn: PhantomData<T>,
}

impl<'a, T: Turn> Generator<'a, T> {
    fn of(position: &Position) -> Self {
        Generator::new(position.board(), Pieces::of(position))
    }

    #[inline(always)]
    pub(super) fn new(board: &'a Board, pieces: Pieces) -> Self {
        Generator {
            board,
            men: pieces.own.less(pieces.kings),
            kings: pieces.own & pieces.kings,
            enemy: pieces.enemy,
            empty: !(pieces.own | pieces.enemy),
            turn: PhantomData,
        }
    }

    /// Captures are compulsory: plain moves only where there is none (`rules.md` §3.3).
    #[inline(always)]
    pub(super) fn legal_moves(self, sink: &mut impl Sink) {
        let hops = Hops::of(self);
        if !(self.men & hops.anywhere).is_empty() || self.king_captures() {
            self.captures(&hops, sink);
        } else {
            self.quiet_moves(sink);
        }
    }

    #[inline(always)]
    fn quiet_moves(self, sink: &mut impl Sink) {
        for &direction in T::MAN_STEPS {
            sink.steps(direction, self.empty.stepped_to(direction, self.men));
        }
        for from in self.kings.singles() {
            for &direction in T::DIRECTIONS {
                let ray = self.board.ray(from, direction);
                sink.slides(from, ray.open(direction, !self.empty));
            }
        }
    }

    /// The squares, empty or with an own man, from which a man jumps in this direction onto one of these: an enemy
    /// beside it and such a square just behind.
    #[inline(always)]
    fn hops_onto(self, direction: Direction, onto: SquareSet) -> SquareSet {
        let hops = (self.men | self.empty).jumping(direction, self.enemy, onto);
        // A jump off the top board ends on no square. One off a side could end on another side's.
        if direction.is_top() {
            hops
        } else {
            hops & self.board.jumps(direction)
        }
    }

    /// Whether there is a capture.
    fn must_capture(self) -> bool {
        !(self.men & Hops::of(self).anywhere).is_empty() || self.king_captures()
    }

    #[inline(always)]
    fn king_captures(self) -> bool {
        T::RULES.captures() && !self.kings.is_empty() && self.some_king_captures()
    }

    #[inline(never)]
    fn some_king_captures(self) -> bool {
        for from in self.kings.singles() {
            for &direction in T::DIRECTIONS {
                if self.king_hop(from, direction, self.enemy).is_some() {
                    return true;
                }
            }
        }
        false
    }

    /// All captures. Mostly they are by men who take one or two pieces each; men who jump alike are moved together.
    #[inline(never)]
    fn captures(self, hops: &Hops, sink: &mut impl Sink) {
        // A man that lands where it could jump goes on: so soon nothing it left or took is in its way.
        let mut goes_on = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            goes_on |= hops.jump(self.men, direction) & hops.anywhere;
        }
        if !self.kings.is_empty() {
            return self.gather(hops.anywhere, 1, sink);
        }
        if !goes_on.is_empty() {
            if self.some_jump_thrice(hops, goes_on) {
                return self.gather(hops.anywhere, 2, sink);
            }
            jump_twice::<T>(hops, self.men, goes_on, |way, landed| {
                sink.jumps(&way, landed);
                false
            });
        }
        if goes_on.is_empty() || T::RULES.capture == CaptureRule::Free {
            for &direction in T::DIRECTIONS {
                let landed = hops.jump(self.men, direction);
                sink.jumps(&[direction], landed.less(goes_on));
            }
        }
    }

    /// Whether a man may take three pieces or more; in doubt it may.
    #[inline(always)]
    fn some_jump_thrice(self, hops: &Hops, goes_on: SquareSet) -> bool {
        jump_twice::<T>(hops, self.men, goes_on, |[first, second], landed| {
            let after = &AFTER_TWO[first.index()][second.index()];
            let back_to_start = after.back_to_start.is_some_and(|direction| {
                let hops = self.hops_onto(direction, SquareSet::ALL);
                !(landed & hops).is_empty()
            });
            back_to_start || hops.directions_from::<T>(landed) & after.open != 0
        })
    }

    /// The captures one by one, the men's from these squares. Some take at least so many pieces.
    #[inline(never)]
    fn gather(self, hops: SquareSet, least: usize, sink: &mut impl Sink) {
        let first = sink.gathering().len();
        let mut gathering = Gathering::new(sink.gathering(), T::RULES.capture, least);
        for from in (self.men & hops).singles() {
            gathering.begin(from);
            let hops = Hops::of(self.lifted(from));
            man_jumps::<T>(&hops, from, SquareSet::EMPTY, &mut gathering);
        }
        for from in self.kings.singles() {
            gathering.begin(from);
            self.lifted(from)
                .king_jumps(from, SquareSet::EMPTY, &mut gathering);
        }
        sink.gathered(first);
    }

    /// The same with the square empty that the capturing piece leaves.
    #[inline(always)]
    fn lifted(self, from: SquareSet) -> Self {
        Generator {
            empty: self.empty | from,
            ..self
        }
    }

    /// Goes on with a king's capture as long as it can.
    fn king_jumps(self, at: SquareSet, captured: SquareSet, gathering: &mut Gathering<'_>) {
        if gathering.has_explored(at, captured) {
            return;
        }
        let mut goes_on = false;
        for &direction in T::DIRECTIONS {
            let hop = self.king_hop(at, direction, self.enemy ^ captured);
            if let Some((victim, landings)) = hop {
                goes_on = true;
                for landing in landings.singles() {
                    self.king_jumps(landing, captured | victim, gathering);
                }
            }
        }
        if !goes_on && !captured.is_empty() {
            gathering.record(at, captured);
        }
    }

    /// The first piece in this direction, if it is one of `victims` with an empty square behind, and the squares
    /// a king may land on.
    #[inline(always)]
    fn king_hop(
        self,
        at: SquareSet,
        direction: Direction,
        victims: SquareSet,
    ) -> Option<(SquareSet, SquareSet)> {
        let ray = self.board.ray(at, direction);
        let victim = ray.less(self.empty).nearest(direction) & victims;
        let landings = ray.beyond(victim, direction).open(direction, !self.empty);
        (!victim.is_empty() && !landings.is_empty()).then_some((victim, landings))
    }
}

/// The squares, empty or with a man on them, from which a man jumps.
struct Hops {
    towards: [SquareSet; 8],
    anywhere: SquareSet,
}

impl Hops {
    #[inline(always)]
    fn of<T: Turn>(generator: Generator<'_, T>) -> Hops {
        let mut hops = Hops {
            towards: [SquareSet::EMPTY; 8],
            anywhere: SquareSet::EMPTY,
        };
        if T::RULES.captures() {
            for &direction in T::DIRECTIONS {
                let towards = generator.hops_onto(direction, generator.empty);
                hops.towards[direction.index()] = towards;
                hops.anywhere |= towards;
            }
        }
        hops
    }

    #[inline(always)]
    fn towards(&self, direction: Direction) -> SquareSet {
        self.towards[direction.index()]
    }

    /// Where men from these squares land that jump in this direction.
    #[inline(always)]
    fn jump(&self, from: SquareSet, direction: Direction) -> SquareSet {
        (from & self.towards(direction)).jumped(direction)
    }

    /// The directions in which men jump from these squares, a bit each.
    #[inline(always)]
    fn directions_from<T: Turn>(&self, squares: SquareSet) -> u32 {
        let mut bits = 0;
        for &direction in T::DIRECTIONS {
            let jumping = squares & self.towards(direction);
            bits |= u32::from(!jumping.is_empty()) << direction.index();
        }
        bits
    }
}

/// Where a man may go on that has jumped twice.
#[derive(Clone, Copy)]
struct AfterTwo {
    /// The directions, a bit each, in which it does not come upon a piece it took.
    open: u32,
    /// The direction in which it comes to where it began.
    back_to_start: Option<Direction>,
}

/// By the directions of the first jump and the second.
static AFTER_TWO: [[AfterTwo; 8]; 8] = {
    let mut table = [[AfterTwo {
        open: 0,
        back_to_start: None,
    }; 8]; 8];
    let mut index = 0;
    while index < 512 {
        let [first, second, third] = [index / 64, index / 8 % 8, index % 8];
        let (first_rows, first_columns) = Direction::ALL[first].offset();
        let (second_rows, second_columns) = Direction::ALL[second].offset();
        let (rows, columns) = Direction::ALL[third].offset();
        let after = &mut table[first][second];
        let onto_second = rows == -second_rows && columns == -second_columns;
        let onto_first =
            rows == -first_rows - 2 * second_rows && columns == -first_columns - 2 * second_columns;
        if !onto_first && !onto_second {
            after.open |= 1 << third;
            if rows == -first_rows - second_rows && columns == -first_columns - second_columns {
                after.back_to_start = Some(Direction::ALL[third]);
            }
        }
        index += 1;
    }
    table
};

/// Tells where men land that jump twice alike, the first time onto one of these squares, until told to stop.
#[inline(always)]
fn jump_twice<T: Turn>(
    hops: &Hops,
    men: SquareSet,
    between: SquareSet,
    mut stops: impl FnMut([Direction; 2], SquareSet) -> bool,
) -> bool {
    for &first in T::DIRECTIONS {
        let landed = hops.jump(men, first) & between;
        if landed.is_empty() {
            continue;
        }
        for &second in T::DIRECTIONS {
            let landed = hops.jump(landed, second);
            if !landed.is_empty() && stops([first, second], landed) {
                return true;
            }
        }
    }
    false
}

/// Goes on with a man's capture as long as it can.
fn man_jumps<T: Turn>(
    hops: &Hops,
    at: SquareSet,
    captured: SquareSet,
    gathering: &mut Gathering<'_>,
) {
    if gathering.has_explored(at, captured) {
        return;
    }
    let mut goes_on = false;
    for &direction in T::DIRECTIONS {
        if !(at & hops.towards(direction)).is_empty() {
            let victim = at.stepped(direction);
            if (victim & captured).is_empty() {
                goes_on = true;
                man_jumps::<T>(hops, at.jumped(direction), captured | victim, gathering);
            }
        }
    }
    if !goes_on {
        gathering.record(at, captured);
    }
}
