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
        if self.must_capture() {
            self.captures(sink);
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

    /// The squares, empty or with an own man, from which a man jumps in this direction: an enemy beside it and an
    /// empty square just behind.
    #[inline(always)]
    fn hops_towards(self, direction: Direction) -> SquareSet {
        let hops = (self.men | self.empty).jumping(direction, self.enemy, self.empty);
        // A jump off the top board ends on no square. One off a side could end on another side's.
        if direction.is_top() {
            hops
        } else {
            hops & self.board.jumps(direction)
        }
    }

    /// Whether there is a capture.
    #[inline(always)]
    fn must_capture(self) -> bool {
        T::RULES.captures()
            && (!(self.men & Hops::of(self).anywhere::<T>()).is_empty() || self.king_captures())
    }

    #[inline(always)]
    fn king_captures(self) -> bool {
        !self.kings.is_empty() && self.some_king_captures()
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
    fn captures(self, sink: &mut impl Sink) {
        let hops = Hops::of(self);
        let anywhere = hops.anywhere::<T>();
        // A man that lands where it could jump goes on: so soon nothing it left or took is in its way.
        let mut goes_on = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            goes_on |= hops.jump(self.men, direction) & anywhere;
        }
        if !self.kings.is_empty() {
            return self.gather(anywhere, 1, sink);
        }
        if !goes_on.is_empty() {
            if self.some_jump_thrice(&hops, goes_on) {
                return self.gather(anywhere, 2, sink);
            }
            jump_twice::<T>(&hops, self.men, goes_on, |way, landed| {
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
        let later = Hops::of(self.lifted(self.men & hops.anywhere::<T>()));
        jump_twice::<T>(hops, self.men, goes_on, |[_, last], landed| {
            let mut thrice = SquareSet::EMPTY;
            for &direction in T::DIRECTIONS {
                if direction != last.opposite() {
                    thrice |= landed & later.towards(direction);
                }
            }
            !thrice.is_empty()
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

/// For each direction the squares from which a man jumps that way.
struct Hops([SquareSet; 8]);

impl Hops {
    #[inline(always)]
    fn of<T: Turn>(generator: Generator<'_, T>) -> Hops {
        let mut hops = Hops([SquareSet::EMPTY; 8]);
        for &direction in T::DIRECTIONS {
            hops.0[direction.index()] = generator.hops_towards(direction);
        }
        hops
    }

    #[inline(always)]
    fn towards(&self, direction: Direction) -> SquareSet {
        self.0[direction.index()]
    }

    /// Where men from these squares land that jump in this direction.
    #[inline(always)]
    fn jump(&self, from: SquareSet, direction: Direction) -> SquareSet {
        (from & self.towards(direction)).jumped(direction)
    }

    #[inline(always)]
    fn anywhere<T: Turn>(&self) -> SquareSet {
        let mut anywhere = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            anywhere |= self.towards(direction);
        }
        anywhere
    }
}

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
