//! A player's results with the exercises of each board.

use std::collections::BTreeSet;

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use super::attempt::ExerciseResult;
use super::exercise::{Exercise, ExerciseId};
use super::rating::PlayerRating;
use crate::platform::{UserData, UserFile};
use crate::rules::Variant;

/// Number of new exercises nearest to the player's strength among which the next one is drawn by lot.
const DRAWN_FROM: usize = 12;

/// Number of exercises that show a beginner what a shot is, before the rating alone chooses.
const INTRODUCTION: usize = 8;
/// The greatest rating of those.
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

    /// Notes the result of an exercise. Results of a variant without exercises are not kept.
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

    /// Replaces ratings that the formulas cannot take.
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

    /// The player's rating.
    pub fn rating(&self) -> PlayerRating {
        self.rating
    }

    /// Number of exercises solved in a row without help.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest streak so far.
    pub fn best_streak(&self) -> u32 {
        self.best_streak
    }

    /// Number of exercises solved.
    pub fn solved(&self) -> usize {
        self.solved.len()
    }

    /// Number of exercises missed and not solved since.
    pub fn missed(&self) -> usize {
        self.missed.len()
    }

    /// Returns an exercise that the player has not seen, about as hard as the player is strong at least: the less that is
    /// known of the player, the easier. The first ones are [introductory](Exercise::is_introductory). `None` if there is
    /// none.
    pub fn next<'a>(&self, set: &'a [Exercise], rng: &mut Rng) -> Option<&'a Exercise> {
        let mut unseen: Vec<&Exercise> = set
            .iter()
            .filter(|exercise| !self.has_seen(exercise.id()))
            .collect();
        let aim = self.rating.rating - self.rating.deviation;
        let distance = |exercise: &&Exercise| (exercise.rating() - aim).abs();
        // Equally distant ones in any order: a set lists the exercises of one game in a row.
        rng.shuffle(&mut unseen);
        unseen.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        if self.solved.len() + self.missed.len() < INTRODUCTION {
            let easy = unseen.iter().copied().filter(|exercise| {
                exercise.rating() <= INTRODUCTORY_RATING && exercise.is_introductory()
            });
            let first: Vec<&Exercise> = easy.take(DRAWN_FROM).collect();
            if !first.is_empty() {
                return rng.choice(first);
            }
        }
        unseen.truncate(DRAWN_FROM);
        rng.choice(unseen)
    }

    /// Returns a missed exercise other than the last one shown, if there is another; `None` if none is missed.
    pub fn next_missed<'a>(
        &self,
        set: &'a [Exercise],
        last: Option<ExerciseId>,
        rng: &mut Rng,
    ) -> Option<&'a Exercise> {
        let mut missed: Vec<&Exercise> = set
            .iter()
            .filter(|exercise| self.missed.contains(&exercise.id()))
            .collect();
        if missed.len() > 1 {
            missed.retain(|exercise| Some(exercise.id()) != last);
        }
        rng.choice(missed)
    }

    fn has_seen(&self, id: ExerciseId) -> bool {
        self.solved.contains(&id) || self.missed.contains(&id)
    }

    /// Only the first result of an exercise moves the rating and the streak.
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
            // A missed exercise stays one until it is solved without help.
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
