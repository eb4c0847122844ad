//! All positions of one material solved, back from those that are decided.
//!
//! A capture or a crowning leads to another material, solved before. Whatever else is played keeps the material, so
//! two are solved together, each with one side to move. Ply by ply, from positions decided in so many plies the plain
//! moves are taken back: before a loss there is a win; before a win there may be a loss, once every move is known to
//! lose. What is left is drawn; two kings or one against one king are so from the beginning where they are to be.

use std::array;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicUsize, Ordering::Relaxed};

use super::Tables;
use super::code::Code;
use super::material::Material;
use super::numbering::{self, Numbering};
use super::table::Table;
use super::threads::on_threads;
use crate::board::{Direction, SquareSet};
use crate::engine::TableResult;
use crate::engine::evaluation::view::View;
use crate::platform::{large_table, prefetch};
use crate::rules::{Move, MoveList, Ply, Position, Side, Variant};

/// Positions a thread looks at in one go.
const CHUNK: usize = 1 << 14;

/// Places that are fetched from memory together: they lie all over it, and to wait for each would take longest of all.
const BATCH: usize = 64;

/// Not decided yet.
const OPEN: u16 = u16::MAX;

/// Drawn by a capture or at once, or not a position.
const SETTLED: u16 = OPEN - 1;

/// So many moves left that it never comes to none: some move does not lose.
const NEVER_LOST: u8 = u8::MAX;

/// The positions with one side to move.
struct Half {
    numbering: Numbering,
    /// By number, plies to the end or [`OPEN`]; nothing yet before every position was looked at.
    plies: Vec<AtomicU16>,
    /// By number, how many plain moves that keep the material are not known to lose.
    left: Vec<AtomicU8>,
}

/// A position: the half and the number.
type Place = (usize, usize);

struct Solving<'a> {
    tables: &'a Tables,
    halves: Vec<Half>,
    threads: usize,
    /// Positions decided no later than in so many plies, by crowning.
    due: Mutex<BTreeMap<u16, Vec<Place>>>,
    /// The most plies in which a position is decided so far.
    deepest: AtomicU16,
}

/// Solves the positions of a material and of the same with the other side to move, which comes second unless it is the
/// same. The tables must hold what captures and crownings lead to.
///
/// Tells for each number of plies when all that is decided in fewer is known.
pub(super) fn solve(
    material: Material,
    tables: &Tables,
    threads: usize,
    mut tell: impl FnMut(Ply),
) -> Vec<Table> {
    let mut materials = vec![material, material.swapped()];
    materials.dedup();
    let solving = Solving {
        tables,
        halves: materials
            .iter()
            .map(|&material| Half::of(material))
            .collect(),
        threads,
        due: Mutex::default(),
        deepest: AtomicU16::new(0),
    };
    solving.look_at_every_position();
    let mut plies = 0;
    while plies <= solving.deepest.load(Relaxed) || !solving.all_due().is_empty() {
        tell(Ply(plies));
        solving.decide_due(plies);
        solving.take_moves_back(plies);
        plies += 1;
    }
    let solved = materials.into_iter().zip(&solving.halves);
    solved
        .map(|(material, half)| {
            let (variant, endings) = (tables.variant(), tables.endings());
            Table::of(variant, endings, material, threads, |number| {
                half.code(number)
            })
        })
        .collect()
}

impl Half {
    fn of(material: Material) -> Half {
        let numbering = Numbering::of(material);
        Half {
            numbering,
            plies: large_table(numbering.len()),
            left: large_table(numbering.len()),
        }
    }

    /// Begins to fetch what is known of a position.
    #[inline]
    fn prefetch(&self, number: usize) {
        prefetch(&self.plies[number]);
        prefetch(&self.left[number]);
    }

    fn is_open(&self, number: usize) -> bool {
        self.plies[number].load(Relaxed) == OPEN
    }

    fn code(&self, number: usize) -> Code {
        match self.plies[number].load(Relaxed) {
            OPEN | SETTLED => Code::DRAW,
            plies => Code::decided_in(Ply(plies)),
        }
    }
}

impl Solving<'_> {
    fn variant(&self) -> Variant {
        self.tables.variant()
    }

    fn all_due(&self) -> std::sync::MutexGuard<'_, BTreeMap<u16, Vec<Place>>> {
        self.due
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Runs over the numbers of both halves on all threads; `work` tells what it found due in so many plies.
    fn over_all(&self, work: impl Fn(usize, Range<usize>, &mut Vec<(u16, Place)>) + Sync) {
        let chunks: Vec<(usize, Range<usize>)> = (0..self.halves.len())
            .flat_map(|half| {
                let len = self.halves[half].numbering.len();
                let chunk = move |first| (half, first..len.min(first + CHUNK));
                (0..len).step_by(CHUNK).map(chunk)
            })
            .collect();
        let next = AtomicUsize::new(0);
        on_threads(self.threads, || {
            let mut due = Vec::new();
            while let Some((half, range)) = chunks.get(next.fetch_add(1, Relaxed)) {
                work(*half, range.clone(), &mut due);
            }
            let mut all_due = self.all_due();
            for (plies, place) in due {
                all_due.entry(plies).or_default().push(place);
            }
        });
    }

    fn look_at_every_position(&self) {
        self.over_all(|half, range, due| {
            let mut moves = MoveList::new();
            for number in range {
                let plies = self.look_at((half, number), &mut moves, due);
                self.halves[half].plies[number].store(plies, Relaxed);
                if plies < SETTLED {
                    self.deepest.fetch_max(plies, Relaxed);
                }
            }
        });
    }

    /// The plies in which a position is decided if captures and crownings decide it; counts its other moves.
    fn look_at(&self, place: Place, moves: &mut MoveList, due: &mut Vec<(u16, Place)>) -> u16 {
        let (half, number) = place;
        let view = self.halves[half].numbering.view(number);
        let Some(position) = view.and_then(|view| numbering::position(&view, self.variant()))
        else {
            return SETTLED;
        };
        position.legal_moves_into(moves);
        if self.tables.endings().draw(&position, moves) {
            return SETTLED;
        }
        let leaving = moves
            .into_iter()
            .filter(|&mv| leaves_material(&position, mv));
        let mut count = 0;
        let left_to = leaving.map(|mv| {
            count += 1;
            self.verdict_after(&position, mv)
        });
        let best = TableResult::from_successors(left_to);
        let staying = moves.len() - count;
        debug_assert!(staying <= usize::from(NEVER_LOST / 2));
        match best {
            None if staying == 0 => return 0,
            Some(best) if staying == 0 => return best.plies().map_or(SETTLED, |plies| plies.0),
            _ => {}
        }
        if let Some(TableResult::Win(plies)) = best {
            due.push((plies.0, place));
        }
        let left = match best {
            None | Some(TableResult::Loss(_)) => staying as u8,
            Some(TableResult::Draw | TableResult::Win(_)) => NEVER_LOST,
        };
        self.halves[half].left[number].store(left, Relaxed);
        OPEN
    }

    /// What a move to another material leads to.
    fn verdict_after(&self, position: &Position, mv: Move) -> TableResult {
        let next = position.play(mv);
        self.tables
            .probe(&next)
            .unwrap_or_else(|| unreachable!("{next:?} is solved before {position:?}"))
    }

    /// Positions that crowning decides in so many plies, if nothing did before.
    fn decide_due(&self, plies: u16) {
        let due = self.all_due().remove(&plies).unwrap_or_default();
        for (half, number) in due {
            if self.halves[half].is_open(number) {
                self.decide((half, number), plies);
            }
        }
    }

    fn decide(&self, (half, number): Place, plies: u16) {
        self.halves[half].plies[number].store(plies, Relaxed);
        self.deepest.fetch_max(plies, Relaxed);
    }

    /// From all positions decided in so many plies.
    fn take_moves_back(&self, plies: u16) {
        self.over_all(|half, range, due| {
            let Half {
                numbering,
                plies: decided,
                ..
            } = &self.halves[half];
            let before = self.halves.len() - 1 - half;
            let mut batch = Vec::with_capacity(2 * BATCH);
            for number in range {
                if decided[number].load(Relaxed) != plies {
                    continue;
                }
                let Some(view) = numbering.view(number) else {
                    continue;
                };
                self.each_before(before, &view, |number| {
                    self.halves[before].prefetch(number);
                    batch.push((before, number));
                });
                if batch.len() >= BATCH {
                    self.decide_before(plies, batch.drain(..), due);
                }
            }
            self.decide_before(plies, batch.drain(..), due);
        });
    }

    /// Decides what is decided by a plain move from each of these places to a position decided in so many plies.
    fn decide_before(
        &self,
        plies: u16,
        places: impl Iterator<Item = Place>,
        due: &mut Vec<(u16, Place)>,
    ) {
        let is_lost = plies.is_multiple_of(2);
        for place in places {
            let (half, number) = place;
            if !self.halves[half].is_open(number) {
                continue;
            }
            if is_lost {
                self.decide(place, plies + 1);
            } else if self.halves[half].left[number].fetch_sub(1, Relaxed) == 1 {
                match self.plies_if_lost(place).max(plies + 1) {
                    at_once if at_once == plies + 1 => self.decide(place, at_once),
                    later => due.push((later, place)),
                }
            }
        }
    }

    /// Calls with the number of every position from which a plain move leads to this one.
    fn each_before(&self, half: usize, view: &View, mut each: impl FnMut(usize)) {
        let Half { numbering, .. } = &self.halves[half];
        let after = numbering::from_the_other_side(view);
        let [own_men, own_kings, other_men, other_kings] = after.0;
        let occupied = own_men | own_kings | other_men | other_kings;
        let parts: [usize; 4] = array::from_fn(|kind| numbering.part(kind, after.0[kind]));
        let others = parts.map(|part| parts.iter().sum::<usize>() - part);
        let mut from = |kind, moved| each(others[kind] + numbering.part(kind, moved));
        for direction in Side::White.forward().map(Direction::opposite) {
            for to in own_men.shifted(direction).less(occupied) {
                let came_to = SquareSet::of(to).shifted(direction.opposite());
                from(0, own_men.less(came_to).with(to));
            }
        }
        let board = self.variant().board();
        let directions: &[Direction] = match self.variant().has_sides() {
            true => &Direction::ALL,
            false => &Direction::TOP,
        };
        for king in own_kings {
            for &direction in directions {
                for to in board.line(king, direction).set().open(direction, occupied) {
                    from(1, own_kings.without(king).with(to));
                }
            }
        }
    }

    /// How long crowning puts off a loss; not at all where there is none.
    fn plies_if_lost(&self, (half, number): Place) -> u16 {
        let view = self.halves[half].numbering.view(number);
        let Some(position) = view.and_then(|view| numbering::position(&view, self.variant()))
        else {
            return 0;
        };
        let moves = position.legal_moves();
        let leaving = moves
            .into_iter()
            .filter(|&mv| leaves_material(&position, mv));
        let after = leaving.map(|mv| self.verdict_after(&position, mv));
        let plies = TableResult::from_successors(after).and_then(TableResult::plies);
        plies.map_or(0, |plies| plies.0)
    }
}

/// Whether pieces are taken or a man is crowned.
fn leaves_material(position: &Position, mv: Move) -> bool {
    let crowning = position.side_to_move().crowning_row();
    mv.is_capture() || (!position.kings().contains(mv.from()) && crowning.contains(mv.to()))
}
