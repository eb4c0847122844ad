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
        if !self.kings.is_empty() {
            self.moves_with_kings(&hops, sink);
        } else if !(self.men & hops.anywhere).is_empty() {
            self.captures_by_men(&hops, sink);
        } else {
            self.men_steps(sink);
        }
    }

    #[inline(never)]
    fn moves_with_kings(self, hops: &Hops, sink: &mut impl Sink) {
        let men = self.men & hops.anywhere;
        let kings = self.capturing_kings(hops);
        if (men | kings).is_empty() || !self.gather(men, kings, 1, sink) {
            self.quiet_moves(sink);
        }
    }

    /// Whether there is a capture.
    fn must_capture(self) -> bool {
        let hops = Hops::of(self);
        !(self.men & hops.anywhere).is_empty()
            || self.capturing_kings(&hops).singles().any(|from| {
                let hop = |&direction| self.king_hop(from, direction, self.enemy);
                T::DIRECTIONS
                    .iter()
                    .any(|direction| hop(direction).is_some())
            })
    }

    #[inline(always)]
    fn men_steps(self, sink: &mut impl Sink) {
        for &direction in T::MAN_STEPS {
            sink.steps(direction, self.empty.stepped_to(direction, self.men));
        }
    }

    #[inline(always)]
    fn quiet_moves(self, sink: &mut impl Sink) {
        self.men_steps(sink);
        for from in self.kings.singles() {
            for &direction in T::DIRECTIONS {
                let ray = self.board.ray(from, direction);
                sink.slides(from, ray.open(direction, !self.empty));
            }
        }
    }

    /// The squares, empty or with an own piece, from which a man jumps in this direction onto one of these: an enemy
    /// beside it and such a square just behind.
    #[inline(always)]
    fn hops_onto(self, direction: Direction, onto: SquareSet) -> SquareSet {
        let hops = (!self.enemy).jumping(direction, self.enemy, onto);
        // A jump off the top board ends on no square. One off a side could end on another side's.
        if direction.is_top() {
            hops
        } else {
            hops & self.board.jumps(direction)
        }
    }

    /// The kings that capture; on the pyramid, where a line may end before the piece in sight, perhaps more.
    #[inline(always)]
    fn capturing_kings(self, hops: &Hops) -> SquareSet {
        let mut kings = SquareSet::EMPTY;
        if T::RULES.captures() {
            for &direction in T::DIRECTIONS {
                let reached = self.reach(hops, direction);
                let beside = self.kings.stepped_to(direction.opposite(), reached);
                kings |= beside | (self.kings & hops.towards(direction));
            }
        }
        kings
    }

    /// The empty squares from which a king might capture in this direction: over empty squares up to one from where
    /// a man would jump.
    #[inline(always)]
    fn reach(self, hops: &Hops, direction: Direction) -> SquareSet {
        let back = direction.opposite();
        let mut reach = hops.towards(direction) & self.empty;
        let mut open = self.empty;
        if !direction.is_top() {
            open &= self.board.steps(direction);
        }
        // One step, two more, four more: as far as a line goes.
        let mut far = reach.stepped(back) & open;
        reach |= far;
        let open_twice = open & open.stepped(back);
        far = reach.jumped(back) & open_twice;
        reach |= far;
        reach |= reach.jumped(back).jumped(back) & open_twice & open_twice.jumped(back);
        reach
    }

    /// All captures by men, where there are no kings. Mostly they take one or two pieces each; men who jump alike are moved together.
    #[inline(never)]
    fn captures_by_men(self, hops: &Hops, sink: &mut impl Sink) {
        // A man that lands where it could jump goes on: so soon nothing it left or took is in its way.
        let mut goes_on = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            goes_on |= hops.jump(self.men, direction) & hops.anywhere;
        }
        if !goes_on.is_empty() {
            if self.some_jump_thrice(hops, goes_on) {
                self.gather(self.men & hops.anywhere, SquareSet::EMPTY, 2, sink);
                return;
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

    /// The captures one by one, by men and kings on these squares. Some take at least so many pieces. Tells whether
    /// there are any.
    #[inline(never)]
    fn gather(self, men: SquareSet, kings: SquareSet, least: usize, sink: &mut impl Sink) -> bool {
        let first = sink.gathering().len();
        let mut gathering = Gathering::new(sink.gathering(), T::RULES.capture, least);
        for from in men.singles() {
            gathering.begin(from);
            let hops = Hops::of(self.lifted(from));
            man_jumps::<T>(&hops, from, SquareSet::EMPTY, &mut gathering);
        }
        for from in kings.singles() {
            gathering.begin(from);
            let lifted = self.lifted(from);
            let hops = Hops::of(lifted);
            let mut reach = [SquareSet::EMPTY; 8];
            for &direction in T::DIRECTIONS {
                reach[direction.index()] = lifted.reach(&hops, direction);
            }
            lifted.king_jumps(&reach, from, SquareSet::EMPTY, &mut gathering);
        }
        let found = sink.gathering().len() > first;
        sink.gathered(first);
        found
    }

    /// The same with the square empty that the capturing piece leaves.
    #[inline(always)]
    fn lifted(self, from: SquareSet) -> Self {
        Generator {
            empty: self.empty | from,
            ..self
        }
    }

    /// Goes on with a king's capture as long as it can. From outside `reach` it does not capture in a direction.
    fn king_jumps(
        self,
        reach: &[SquareSet; 8],
        at: SquareSet,
        captured: SquareSet,
        gathering: &mut Gathering<'_>,
    ) {
        if gathering.has_explored(at, captured) {
            return;
        }
        let mut goes_on = false;
        for &direction in T::DIRECTIONS {
            if (at & reach[direction.index()]).is_empty() {
                continue;
            }
            let hop = self.king_hop(at, direction, self.enemy ^ captured);
            if let Some((victim, landings)) = hop {
                goes_on = true;
                let captured = captured | victim;
                let mut onward = SquareSet::EMPTY;
                for &next in T::DIRECTIONS {
                    if next != direction.opposite() {
                        onward |= reach[next.index()];
                    }
                }
                for landing in landings.singles() {
                    if (landing & onward).is_empty() {
                        if !gathering.has_explored(landing, captured) {
                            gathering.record(landing, captured);
                        }
                    } else {
                        self.king_jumps(reach, landing, captured, gathering);
                    }
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

/// The squares, empty or with an own piece, from which a man jumps.
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
