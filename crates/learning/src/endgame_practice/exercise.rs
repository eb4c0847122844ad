//! Exercises: won endgames, and their random choice.

use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

use fastrand::Rng;

use crate::board::Square;
use crate::engine::endgame_tables::{EndgameTables, Material};
use crate::engine::{StopFlag, TableResult};
use crate::rules::{Piece, PieceKind, Ply, Position, Setup, Side, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameExercise {
    /// The position; the side to move wins.
    pub position: Position,
    /// Number of the winner's moves to the win, if both sides play their best moves.
    pub moves: u16,
}

/// The requirements for an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseFilter {
    pub moves: RangeInclusive<u16>,
    /// The pieces, the winner's first; `None` for any that the tables hold.
    pub material: Option<Material>,
}

/// Number of positions tried for an exercise.
const MAX_ATTEMPTS: usize = 200_000;
/// Minimum number of moves to choose from.
const MIN_CHOICES: usize = 3;
/// Minimum number of pieces, if the tables hold as many; with fewer there is little to do.
const MIN_PIECES: u8 = 3;
/// Minimum length of the longest win of a material, in plies.
const MIN_WIN: Ply = Ply(3);

impl EndgameExercise {
    /// Chooses a random exercise. `None` if the tables hold none that meets the filter, or only very rare ones, or if
    /// stopped.
    pub fn choose(
        tables: &EndgameTables,
        filter: &ExerciseFilter,
        rng: &mut Rng,
        stop: &StopFlag,
    ) -> Option<EndgameExercise> {
        let materials = match filter.material {
            Some(material) => vec![material],
            None => EndgameExercise::materials(tables),
        };
        let mut attempts = (0..MAX_ATTEMPTS).take_while(|_| !stop.is_set());
        attempts.find_map(|_| {
            let material = *rng.choice(&materials)?;
            let position = random_position(tables, material, rng)?;
            let exercise = EndgameExercise::new(tables, position)?;
            exercise.matches(filter).then_some(exercise)
        })
    }

    /// The materials of exercises that these tables hold, those with fewest pieces first.
    pub fn materials(tables: &EndgameTables) -> Vec<Material> {
        let least = MIN_PIECES.min(tables.max_pieces());
        let summaries = tables.summaries().filter(|summary| {
            let material = summary.material;
            let has_wins = summary.longest_win >= Some(MIN_WIN);
            has_wins && material.pieces() >= least && is_contest(material)
        });
        summaries.map(|summary| summary.material).collect()
    }

    /// The position of the first exercise of a variant, which can be shown before there are tables. The king wins in
    /// two or three moves.
    pub fn first(variant: Variant) -> Position {
        let mut setup = Setup::empty(Side::White);
        for (number, side, kind) in
            [(26, Side::White, PieceKind::King), (18, Side::Black, PieceKind::Man)]
        {
            if let Some(square) = Square::from_number(number) {
                setup.place(square, Some(Piece { side, kind }));
            }
        }
        setup.position(variant).unwrap_or(Position::start(variant))
    }

    pub fn matches(&self, filter: &ExerciseFilter) -> bool {
        let material = self.material();
        filter.moves.contains(&self.moves)
            && filter.material.is_none_or(|wanted| wanted == material)
    }

    /// All materials of exercises with up to this number of pieces, those with fewest pieces first.
    pub fn contests(max_pieces: u8) -> Vec<Material> {
        (2..=max_pieces)
            .flat_map(Material::with_pieces)
            .filter(|material| is_contest(*material))
            .collect()
    }

    /// The material, the winner's pieces first.
    pub fn material(&self) -> Material {
        Material::from_position(&self.position)
    }

    /// The exercise of a position; `None` unless the side to move wins, but not by every move.
    pub fn new(tables: &EndgameTables, position: Position) -> Option<EndgameExercise> {
        if position.must_capture() {
            return None;
        }
        let result = tables.probe(&position)?;
        let TableResult::Win(_) = result else {
            return None;
        };
        let moves = position.legal_moves();
        let wins = |next: &Position| matches!(tables.probe(next), Some(TableResult::Loss(_)));
        let winning = moves.iter().filter(|&&mv| wins(&position.play(mv)));
        let is_choice = moves.len() >= MIN_CHOICES && winning.count() < moves.len();
        is_choice.then_some(EndgameExercise { position, moves: result.moves()? })
    }
}

/// Returns `true` if the winner has enough pieces, and is not far stronger: the win has to be found.
fn is_contest(material: Material) -> bool {
    let (own, other) = (material.own.pieces(), material.opponent.pieces());
    (other..=other + 1).contains(&own) || material.opponent.kings > 0 && own == 3
}

/// A position with this material on random squares, White or Black to move; `None` if it is not legal.
fn random_position(tables: &EndgameTables, material: Material, rng: &mut Rng) -> Option<Position> {
    let mut setup = Setup::empty(Side::White);
    let mut free: Vec<Square> = Square::all().collect();
    for (side, pieces) in [(Side::White, material.own), (Side::Black, material.opponent)] {
        let kinds = [(PieceKind::Man, pieces.men), (PieceKind::King, pieces.kings)];
        for (kind, count) in kinds {
            for _ in 0..count {
                let square = free.swap_remove(rng.usize(..free.len()));
                setup.place(square, Some(Piece { side, kind }));
            }
        }
    }
    let setup = if rng.bool() { setup } else { setup.swapped_sides() };
    setup.position(tables.variant()).ok()
}

/// Number of new choices tried before an exercise is repeated.
const MAX_REPEATS: usize = 20;

/// The exercises of a session, without repetitions.
#[derive(Clone, Debug, Default)]
pub struct ExerciseChooser {
    rng: Rng,
    chosen: HashSet<Position>,
}

impl ExerciseChooser {
    pub fn with_random_numbers(rng: Rng) -> ExerciseChooser {
        ExerciseChooser { rng, chosen: HashSet::new() }
    }

    /// Chooses an exercise that was not chosen before. `None` if the tables hold none that meets the filter, or only
    /// very rare ones, or if stopped.
    pub fn choose(
        &mut self,
        tables: &EndgameTables,
        filter: &ExerciseFilter,
        stop: &StopFlag,
    ) -> Option<EndgameExercise> {
        for _ in 0..MAX_REPEATS {
            let exercise = EndgameExercise::choose(tables, filter, &mut self.rng, stop)?;
            if self.chosen.insert(exercise.position) {
                return Some(exercise);
            }
        }
        // The few that exist have all been played.
        EndgameExercise::choose(tables, filter, &mut self.rng, stop)
    }
}

/// A range of numbers of moves to the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PracticeLength {
    /// Two or three moves.
    #[default]
    UpTo3,
    /// Four to six moves.
    UpTo6,
    /// Seven to nine moves.
    UpTo9,
    /// Ten moves or more.
    Longer,
}

impl PracticeLength {
    pub const ALL: [PracticeLength; 4] = [
        PracticeLength::UpTo3,
        PracticeLength::UpTo6,
        PracticeLength::UpTo9,
        PracticeLength::Longer,
    ];

    pub const fn moves(self) -> RangeInclusive<u16> {
        match self {
            PracticeLength::UpTo3 => 2..=3,
            PracticeLength::UpTo6 => 4..=6,
            PracticeLength::UpTo9 => 7..=9,
            PracticeLength::Longer => 10..=u16::MAX,
        }
    }

    /// The length with wins in this number of moves.
    pub fn with(moves: u16) -> Option<PracticeLength> {
        PracticeLength::ALL.into_iter().find(|length| length.moves().contains(&moves))
    }
}

impl fmt::Display for PracticeLength {
    /// Writes the numbers of moves: `4–6`, `10+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves();
        match (moves.start(), moves.end()) {
            (least, &u16::MAX) => f.pad(&format!("{least}+")),
            (least, most) => f.pad(&format!("{least}–{most}")),
        }
    }
}
