use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::shot::{MoveLineError, read_lines, read_move_line};
use crate::board::{Face, FaceSet};
use crate::engine::Level;
use crate::notation::{fen, move_text};
use crate::progress::exercise_rating;
use crate::rules::{Hop, Move, Position, Side, UnknownName, Variant};

const DAMES3D: &str = include_str!("../../assets/exercises/dames3d.txt");
const INTERNATIONAL: &str = include_str!("../../assets/exercises/international.txt");

static DAMES3D_SET: OnceLock<Vec<Exercise>> = OnceLock::new();
static INTERNATIONAL_SET: OnceLock<Vec<Exercise>> = OnceLock::new();

/// A position before the opponent's last move, that move, and the winning line after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    before: Position,
    lead_in: Move,
    line: Vec<Move>,
    solved_from: Option<Level>,
}

/// Identifies an exercise in a player's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExerciseId(u32);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExerciseError {
    /// It is no position with moves.
    #[error("{0}")]
    Line(#[from] MoveLineError),
    /// The word for the level is neither a level nor `-`.
    #[error("{0}, or -")]
    Level(#[from] UnknownName),
    #[error(
        "expected the opponent's move, then at least two moves of the solver with replies between them, found {0}"
    )]
    Length(usize),
}

/// The words of an exercise's text: position, opponent's move, line, level.
struct LineParts<'a> {
    position: &'a str,
    moves: Vec<&'a str>,
    level: &'a str,
}

impl<'a> LineParts<'a> {
    fn split(text: &'a str) -> LineParts<'a> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let level = match words.len() {
            0 | 1 => "",
            _ => words.pop().unwrap_or_default(),
        };
        let position = words.first().copied().unwrap_or_default();
        let moves = words.split_off(words.len().min(1));
        LineParts { position, moves, level }
    }
}

impl Exercise {
    /// Minimum number of the solver's moves.
    pub const MIN_SOLVER_MOVES: usize = 2;

    /// An exercise of a position, the opponent's move in it, the line after it, and the weakest level that solves it,
    /// if one of levels 1 to 9 does. `None` if the line does not begin and end with a move of the solver or is too
    /// short.
    pub fn new(
        before: Position,
        lead_in: Move,
        line: Vec<Move>,
        solved_from: Option<Level>,
    ) -> Option<Exercise> {
        let is_long_enough = line.len() % 2 == 1 && line.len() > 2 * (Self::MIN_SOLVER_MOVES - 1);
        is_long_enough.then_some(Exercise { before, lead_in, line, solved_from })
    }

    /// The built-in exercises of a variant; none for a variant without exercises. Loaded on first use.
    pub fn set(variant: Variant) -> &'static [Exercise] {
        let (set, text) = match variant {
            Variant::Dames3d => (&DAMES3D_SET, DAMES3D),
            Variant::International => (&INTERNATIONAL_SET, INTERNATIONAL),
            _ => return &[],
        };
        // A test reads both sets.
        set.get_or_init(|| Exercise::read_all(text, variant).unwrap_or_default())
    }

    /// Reads the form that `Display` writes: a FEN, the opponent's move, the line, then the weakest level that solves
    /// the exercise or `-`, with spaces between.
    ///
    /// # Errors
    /// If a word is invalid, a move illegal, or the line too short.
    pub fn read(text: &str, variant: Variant) -> Result<Exercise, ExerciseError> {
        let words = LineParts::split(text);
        let (before, moves) = read_move_line(words.position, words.moves, variant)?;
        let length = ExerciseError::Length(moves.len());
        let Some((&lead_in, line)) = moves.split_first() else {
            return Err(length);
        };
        let solved_from = match words.level {
            "-" => None,
            level => Some(level.parse()?),
        };
        Exercise::new(before, lead_in, line.to_vec(), solved_from).ok_or(length)
    }

    /// Reads exercises, one a line. Blank lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// The first error with the number of its line, from 1.
    pub fn read_all(text: &str, variant: Variant) -> Result<Vec<Exercise>, (usize, ExerciseError)> {
        read_lines(text, |text| Exercise::read(text, variant))
    }

    /// The position before the opponent's move.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The opponent's move, which makes the win possible.
    pub fn lead_in(&self) -> Move {
        self.lead_in
    }

    pub fn position(&self) -> Position {
        self.before.play(self.lead_in)
    }

    pub fn solver(&self) -> Side {
        !self.before.side_to_move()
    }

    /// The moves after the opponent's: the solver's first and last, with a reply between two of them.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The weakest of levels 1 to 9 that plays every move of the solver, or `None` if none does.
    pub fn solved_from(&self) -> Option<Level> {
        self.solved_from
    }

    /// The rating, seeded by the weakest level that solves the exercise.
    pub fn rating(&self) -> f64 {
        exercise_rating(self.solved_from)
    }

    /// The id of the exercise in a player's results. It depends on the position to solve alone.
    pub fn id(&self) -> ExerciseId {
        let position = fen::write(&self.position().setup());
        ExerciseId(crc32fast::hash(position.as_bytes()))
    }

    /// The boards along which the last capture of the solver goes, or the first capture of the line if the solver has
    /// none; the top if nothing is captured.
    pub fn decisive_boards(&self) -> FaceSet {
        let captures: Vec<(Position, Move)> =
            self.turns().filter(|(_, mv)| mv.is_capture()).collect();
        let of_solver =
            |(position, _): &&(Position, Move)| position.side_to_move() == self.solver();
        let decisive = captures.iter().rfind(of_solver).or(captures.first());
        let route = decisive.and_then(|(position, mv)| position.route(*mv));
        let hops = route.map(|route| route.hops).unwrap_or_default();
        match least_boards(&hops) {
            boards if boards.is_empty() => Face::Top.into(),
            boards => boards,
        }
    }

    /// The positions in which the solver moves, each with the move.
    pub fn solver_moves(&self) -> impl Iterator<Item = (Position, Move)> {
        self.turns().step_by(2)
    }

    /// The positions of the line, each with the move played in it.
    pub fn turns(&self) -> impl Iterator<Item = (Position, Move)> {
        let mut now = self.position();
        self.line.iter().map(move |&mv| {
            let before = now;
            now = now.play(mv);
            (before, mv)
        })
    }

    /// The position after the line.
    pub fn end(&self) -> Position {
        let start = self.position();
        self.line.iter().fold(start, |now, &mv| now.play(mv))
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut moves = vec![self.lead_in];
        moves.extend(&self.line);
        let moves = move_text::write_line(&self.before, &moves).join(" ");
        write!(f, "{} {moves} ", fen::write(&self.before.setup()))?;
        match self.solved_from {
            Some(level) => write!(f, "{level}"),
            None => f.write_str("-"),
        }
    }
}

/// The smallest set of boards that carries all of these hops; empty without hops. A hop along a line of several boards
/// needs no board of its own if another hop needs one of them.
pub(super) fn least_boards(hops: &[Hop]) -> FaceSet {
    let subsets = (0..1_u32 << Face::ALL.len()).map(|chosen| {
        let is_chosen = |face: &Face| chosen >> face.index() & 1 == 1;
        Face::ALL.into_iter().filter(is_chosen).collect::<FaceSet>()
    });
    subsets
        .filter(|boards| hops.iter().all(|hop| hop.faces.intersects(*boards)))
        .min_by_key(|boards| boards.len())
        .unwrap_or_default()
}
