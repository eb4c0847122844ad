//! Attempts to solve an exercise, move by move, and a player's results with the exercises of each board.

use std::collections::BTreeSet;

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use super::exercise::{Exercise, ExerciseId};
use super::theme::ExerciseTheme;
use crate::board::{FaceSet, Square};
use crate::platform::{UserData, UserFile};
use crate::progress::{Attempt, PlayerRating};
use crate::rules::{Move, Position, Variant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseAttempt {
    exercise: Exercise,
    /// Number of moves of the line that have been played, replies included.
    played: usize,
    /// Number of hints for the move to find.
    hints: usize,
    has_used_hints: bool,
    has_missed: bool,
    is_solved: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move of the line; the opponent replies with this move.
    Right(Move),
    /// The last move of the line, which solves the exercise.
    Solved,
    /// Another move, which [`OtherMove`](super::OtherMove) judges.
    Other,
}

/// A hint; each is more precise than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The boards along which the solver captures in the end.
    Boards(FaceSet),
    /// The idea, where there is one board only.
    Theme(ExerciseTheme),
    Piece(Square),
    Move(Move),
}

/// The result of an attempt for the player's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseResult {
    /// Solved at once and without help.
    Solved,
    /// Solved after a hint. It counts neither way.
    WithHints,
    /// Missed by a wrong move, or by showing the solution.
    Missed,
}

impl ExerciseAttempt {
    /// An exercise at its start, after the opponent's move.
    pub fn new(exercise: Exercise) -> ExerciseAttempt {
        ExerciseAttempt {
            exercise,
            played: 0,
            hints: 0,
            has_used_hints: false,
            has_missed: false,
            is_solved: false,
        }
    }

    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The position after the moves played so far.
    pub fn position(&self) -> Position {
        let line = &self.exercise.line()[..self.played];
        let start = self.exercise.position();
        line.iter().fold(start, |now, &mv| now.play(mv))
    }

    /// The move to find, or `None` once the exercise is solved.
    pub fn next_move(&self) -> Option<Move> {
        let next = self.exercise.line().get(self.played);
        next.copied().filter(|_| !self.is_solved)
    }

    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Returns `true` if the exercise was solved by a move outside the line.
    pub fn is_solved_otherwise(&self) -> bool {
        self.is_solved && self.played < self.exercise.line().len()
    }

    /// Number of the solver's moves played, and of all.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.exercise.line().len().div_ceil(2);
        if self.is_solved { (all, all) } else { (self.played / 2, all) }
    }

    /// Plays a legal move of the solver. A move of the line is followed by the opponent's reply; another one changes
    /// nothing until it is judged.
    pub fn play(&mut self, mv: Move) -> Answer {
        if self.next_move() != Some(mv) {
            return Answer::Other;
        }
        self.played += 1;
        self.hints = 0;
        match self.exercise.line().get(self.played) {
            Some(&reply) => {
                self.played += 1;
                Answer::Right(reply)
            }
            None => {
                self.is_solved = true;
                Answer::Solved
            }
        }
    }

    /// Accepts a move outside the line that wins as well: the exercise is solved.
    pub fn accept_other(&mut self) {
        self.is_solved = true;
    }

    /// Rejects a move that does not win: the exercise is missed, and the same move is still to be found.
    pub fn reject_other(&mut self) {
        self.has_missed = true;
    }

    /// Gives up: the exercise is missed. Returns the rest of the line.
    pub fn show_solution(&mut self) -> &[Move] {
        self.has_missed |= !self.is_solved;
        &self.exercise.line()[self.played..]
    }

    /// The next hint for the move to find: the boards or, on the flat board, the idea, if it has one; then the piece,
    /// then the move; the move again after that. `None` once the exercise is solved.
    pub fn hint(&mut self) -> Option<Hint> {
        let next = self.next_move()?;
        self.has_used_hints = true;
        self.hints += 1;
        if self.hints == 1 {
            if let Some(hint) = self.first_hint() {
                return Some(hint);
            }
            self.hints += 1;
        }
        Some(if self.hints == 2 { Hint::Piece(next.from()) } else { Hint::Move(next) })
    }

    fn first_hint(&self) -> Option<Hint> {
        if self.exercise.position().variant().has_sides() {
            return Some(Hint::Boards(self.exercise.decisive_boards()));
        }
        let mut themes = ExerciseTheme::ALL.into_iter();
        themes.find(|theme| theme.is_in(&self.exercise)).map(Hint::Theme)
    }

    /// The result, or `None` while the exercise is neither solved nor missed.
    pub fn verdict(&self) -> Option<ExerciseResult> {
        match (self.has_missed, self.is_solved, self.has_used_hints) {
            (true, ..) => Some(ExerciseResult::Missed),
            (false, true, false) => Some(ExerciseResult::Solved),
            (false, true, true) => Some(ExerciseResult::WithHints),
            (false, false, _) => None,
        }
    }
}

impl Attempt for ExerciseAttempt {
    fn position(&self) -> Position {
        self.position()
    }

    fn is_open(&self) -> bool {
        self.next_move().is_some()
    }
}

/// Number of new exercises nearest to the player's strength from which the next one is drawn at random.
const CANDIDATES: usize = 12;

/// Number of introductory exercises for a beginner, before the rating alone chooses.
const INTRODUCTION: usize = 8;
/// Maximum rating of those.
const INTRODUCTORY_RATING: f64 = 1000.0;

/// A player's results on both boards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    dames3d: BoardProgress,
    international: BoardProgress,
}

/// A player's results on one board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardProgress {
    rating: PlayerRating,
    streak: u32,
    best_streak: u32,
    solved: BTreeSet<ExerciseId>,
    missed: BTreeSet<ExerciseId>,
}

impl Progress {
    /// The results on the board of a variant; those of a variant without exercises are empty.
    pub fn on(&self, variant: Variant) -> &BoardProgress {
        static NONE: BoardProgress = BoardProgress::EMPTY;
        match variant {
            Variant::Dames3d => &self.dames3d,
            Variant::International => &self.international,
            _ => &NONE,
        }
    }

    /// Records the result of an exercise. Results of a variant without exercises are dropped.
    pub fn note(&mut self, exercise: &Exercise, verdict: ExerciseResult) {
        let board = match exercise.position().variant() {
            Variant::Dames3d => &mut self.dames3d,
            Variant::International => &mut self.international,
            _ => return,
        };
        board.note(exercise, verdict);
    }
}

/// The file with a player's results: the one that `DAMES3D_EXERCISES` names, or `exercises.json` in the program's data
/// folder.
pub type ResultsFile = UserFile<Progress>;

impl UserData for Progress {
    const VARIABLE: &'static str = "DAMES3D_EXERCISES";
    const FILE_NAME: &'static str = "exercises.json";

    /// Replaces ratings that are invalid input for the formulas.
    fn repaired(mut self) -> Progress {
        for board in [&mut self.dames3d, &mut self.international] {
            if !board.rating.is_valid() {
                board.rating = PlayerRating::default();
            }
        }
        self
    }
}

impl BoardProgress {
    const EMPTY: BoardProgress = BoardProgress {
        rating: PlayerRating::FIRST,
        streak: 0,
        best_streak: 0,
        solved: BTreeSet::new(),
        missed: BTreeSet::new(),
    };

    pub fn rating(&self) -> PlayerRating {
        self.rating
    }

    /// Number of exercises solved in a row without help.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    pub fn best_streak(&self) -> u32 {
        self.best_streak
    }

    pub fn solved(&self) -> usize {
        self.solved.len()
    }

    /// Number of exercises missed and not solved since.
    pub fn missed(&self) -> usize {
        self.missed.len()
    }

    /// Returns an exercise that the player has not seen, about as hard as the lower bound of the player's strength: the
    /// less is known of the player, the easier. The first ones are [introductory](Exercise::is_introductory). `None` if
    /// there is none.
    pub fn next<'a>(&self, set: &'a [Exercise], rng: &mut Rng) -> Option<&'a Exercise> {
        let mut unseen: Vec<&Exercise> =
            set.iter().filter(|exercise| !self.has_seen(exercise.id())).collect();
        let aim = self.rating.rating - self.rating.deviation;
        let distance = |exercise: &&Exercise| (exercise.rating() - aim).abs();
        // Breaks ties at random: a set lists the exercises of one game in a row.
        rng.shuffle(&mut unseen);
        unseen.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        if self.solved.len() + self.missed.len() < INTRODUCTION {
            let easy = unseen.iter().copied().filter(|exercise| {
                exercise.rating() <= INTRODUCTORY_RATING && exercise.is_introductory()
            });
            let first: Vec<&Exercise> = easy.take(CANDIDATES).collect();
            if !first.is_empty() {
                return rng.choice(first);
            }
        }
        unseen.truncate(CANDIDATES);
        rng.choice(unseen)
    }

    /// Returns a missed exercise other than the last one shown, if there is another; `None` if none is missed.
    pub fn next_missed<'a>(
        &self,
        set: &'a [Exercise],
        last: Option<ExerciseId>,
        rng: &mut Rng,
    ) -> Option<&'a Exercise> {
        let mut missed: Vec<&Exercise> =
            set.iter().filter(|exercise| self.missed.contains(&exercise.id())).collect();
        if missed.len() > 1 {
            missed.retain(|exercise| Some(exercise.id()) != last);
        }
        rng.choice(missed)
    }

    fn has_seen(&self, id: ExerciseId) -> bool {
        self.solved.contains(&id) || self.missed.contains(&id)
    }

    /// Only the first result of an exercise changes the rating and the streak.
    fn note(&mut self, exercise: &Exercise, verdict: ExerciseResult) {
        let id = exercise.id();
        let is_first = !self.has_seen(id);
        match verdict {
            ExerciseResult::Solved => {
                if is_first {
                    self.rating = self.rating.after(exercise.rating(), true);
                    self.streak += 1;
                    self.best_streak = self.best_streak.max(self.streak);
                }
                self.missed.remove(&id);
                self.solved.insert(id);
            }
            ExerciseResult::WithHints if is_first => {
                self.solved.insert(id);
            }
            // A missed exercise stays missed until it is solved without help.
            ExerciseResult::WithHints => {}
            ExerciseResult::Missed => {
                if is_first {
                    self.rating = self.rating.after(exercise.rating(), false);
                    self.streak = 0;
                }
                self.solved.remove(&id);
                self.missed.insert(id);
            }
        }
    }
}
