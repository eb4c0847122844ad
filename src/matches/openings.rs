use std::collections::HashSet;

use fastrand::Rng;

use crate::engine::evaluation::Evaluation;
use crate::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use crate::notation::{FenError, fen};
use crate::rules::{Position, Variant};

/// Positions to begin games from, one after the other.
#[derive(Debug)]
pub struct Openings(OpeningSource);

#[derive(Debug)]
enum OpeningSource {
    Random(OpeningGenerator),
    List {
        positions: Vec<Position>,
        next: usize,
    },
}

/// Why a list of openings cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningsError {
    /// A line that is no position.
    #[error("line {line}: {error}")]
    Fen {
        /// Which one, from 1.
        line: usize,
        /// What is wrong with it.
        error: FenError,
    },
    /// A position nobody can play on from.
    #[error("line {line}: expected a game that goes on, found one that is over")]
    GameOver {
        /// Which line, from 1.
        line: usize,
    },
    /// No position at all.
    #[error("expected a FEN in each line, found none")]
    Empty,
}

impl Openings {
    /// Some moves into the game, drawn by lot: the same ones for the same number, each once. A short search that
    /// counts pieces finds none of them better for a side by more than 0.3 men.
    pub fn random(variant: Variant, seed: u64) -> Openings {
        let settings = EngineSettings {
            threads: 1,
            hash_mib: 1,
        };
        Openings(OpeningSource::Random(OpeningGenerator {
            variant,
            rng: Rng::with_seed(seed),
            engine: Engine::with_evaluation(Evaluation::Material, settings),
            used: HashSet::new(),
        }))
    }

    /// A FEN in each line, from the first again after the last. Blank lines and those that begin with `#` are passed
    /// over.
    pub fn from_list(text: &str, variant: Variant) -> Result<Openings, OpeningsError> {
        let lines = (1..).zip(text.lines().map(str::trim));
        let positions = lines
            .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
            .map(|(line, text)| {
                let position = fen::read_position(text, variant)
                    .map_err(|error| OpeningsError::Fen { line, error })?;
                let moves = position.legal_moves();
                match position.winner(moves.is_empty()) {
                    Some(_) => Err(OpeningsError::GameOver { line }),
                    None => Ok(position),
                }
            })
            .collect::<Result<Vec<_>, _>>()?;
        match positions.is_empty() {
            true => Err(OpeningsError::Empty),
            false => Ok(Openings(OpeningSource::List { positions, next: 0 })),
        }
    }
}

/// Without end for a list; those drawn by lot end where no new one is found.
impl Iterator for Openings {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        match &mut self.0 {
            OpeningSource::Random(generator) => generator.next_opening(),
            OpeningSource::List { positions, next } => {
                let position = positions[*next];
                *next = (*next + 1) % positions.len();
                Some(position)
            }
        }
    }
}

#[derive(Debug)]
struct OpeningGenerator {
    variant: Variant,
    rng: Rng,
    engine: Engine,
    /// Keys of the openings used.
    used: HashSet<u64>,
}

const RANDOM_PLIES: std::ops::RangeInclusive<usize> = 4..=8;
/// In hundredths of a man.
const MAX_IMBALANCE: i32 = 30;
const SEARCH_NODES: u64 = 20_000;
/// So often the lot is cast for one opening.
const MAX_ATTEMPTS: usize = 2_000;

impl OpeningGenerator {
    fn next_opening(&mut self) -> Option<Position> {
        (0..MAX_ATTEMPTS).find_map(|_| {
            let position = self.random_position()?;
            let is_new = !self.used.contains(&position.key());
            (is_new && self.is_balanced(position)).then(|| {
                self.used.insert(position.key());
                position
            })
        })
    }

    fn random_position(&mut self) -> Option<Position> {
        let mut position = Position::start(self.variant);
        for _ in 0..self.rng.usize(RANDOM_PLIES) {
            position = position.play(self.rng.choice(&*position.legal_moves()).copied()?);
        }
        Some(position)
    }

    fn is_balanced(&mut self, position: Position) -> bool {
        self.engine.clear_hash();
        let situation = SearchPosition::new(position);
        let report = self.engine.search(
            &situation,
            Limits::nodes(SEARCH_NODES),
            &StopFlag::new(),
            &mut |_| (),
        );
        report
            .lines
            .first()
            .is_some_and(|line| line.score.hundredths().abs() <= MAX_IMBALANCE)
    }
}
