use std::collections::HashSet;

use fastrand::Rng;

use crate::engine::evaluation::Evaluation;
use crate::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use crate::notation::{FenError, fen};
use crate::rules::{Position, Variant};

/// The starting positions of games.
#[derive(Debug)]
pub struct Openings(OpeningSource);

#[derive(Debug)]
enum OpeningSource {
    Random(OpeningGenerator),
    List { positions: Vec<Position>, next: usize },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningsError {
    #[error("line {line}: {error}")]
    Fen {
        /// The line number, from 1.
        line: usize,
        error: FenError,
    },
    #[error("line {line}: expected a game that goes on, found one that is over")]
    GameOver {
        /// The line number, from 1.
        line: usize,
    },
    #[error("expected a FEN in each line, found none")]
    Empty,
}

impl Openings {
    /// Random openings of 4 to 8 plies, each different and balanced: a short search with material evaluation finds no
    /// side ahead by more than 0.3 men. The same seed gives the same openings.
    pub fn random(variant: Variant, seed: u64) -> Openings {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
        Openings(OpeningSource::Random(OpeningGenerator {
            variant,
            rng: Rng::with_seed(seed),
            engine: Engine::with_evaluation(Evaluation::Material, settings),
            used: HashSet::new(),
        }))
    }

    /// Openings from a list with a FEN in each line, repeated endlessly. Blank lines and lines that begin with `#` are
    /// skipped.
    pub fn from_list(text: &str, variant: Variant) -> Result<Openings, OpeningsError> {
        let lines = (1..).zip(text.lines().map(str::trim));
        let positions = lines
            .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
            .map(|(line, text)| {
                let position = fen::read_position(text, variant)
                    .map_err(|error| OpeningsError::Fen { line, error })?;
                match position.winner() {
                    Some(_) => Err(OpeningsError::GameOver { line }),
                    None => Ok(position),
                }
            })
            .collect::<Result<Vec<_>, _>>()?;
        if positions.is_empty() {
            Err(OpeningsError::Empty)
        } else {
            Ok(Openings(OpeningSource::List { positions, next: 0 }))
        }
    }
}

/// This opening again and again.
impl From<Position> for Openings {
    fn from(position: Position) -> Openings {
        Openings(OpeningSource::List { positions: vec![position], next: 0 })
    }
}

/// A list repeats endlessly; random openings end when no new one is found.
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
    /// Hash keys of the openings returned so far.
    used: HashSet<u64>,
}

const RANDOM_PLIES: std::ops::RangeInclusive<usize> = 4..=8;
/// Maximum score of a balanced opening, in hundredths of a man.
const MAX_IMBALANCE: i32 = 30;
/// Nodes of the search that judges the balance.
const SEARCH_NODES: u64 = 20_000;
/// Number of random positions tried for one opening.
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
        let info = self.engine.search(
            &SearchPosition::new(position),
            Limits::nodes(SEARCH_NODES),
            &StopFlag::new(),
            &mut |_| (),
        );
        info.lines.first().is_some_and(|line| line.score.hundredths().abs() <= MAX_IMBALANCE)
    }
}
