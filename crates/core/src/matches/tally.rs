use std::fmt;

use super::Elo;
use crate::notation::pdn::GameResult;
use crate::rules::Side;

/// The results of a match from the point of view of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Pairs of games from one opening, by the half points scored in them, from 0 to 4.
    pub pairs: [u32; 5],
}

/// The half points of the first player in a game, from 0 to 2; `None` for a game without a winner or a draw.
pub(super) fn half_points(result: GameResult, first_has_white: bool) -> Option<usize> {
    match result {
        GameResult::Won(winner) => {
            Some(2 * usize::from((winner == Side::White) == first_has_white))
        }
        GameResult::Drawn => Some(1),
        GameResult::BothLost | GameResult::Unfinished => None,
    }
}

impl Tally {
    /// Counts a game by its half points, from 0 to 2.
    pub(super) fn add_game(&mut self, half_points: usize) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Counts a pair of games by its half points, from 0 to 4, in addition to its games.
    pub(super) fn add_pair(&mut self, half_points: usize) {
        self.pairs[half_points] += 1;
    }

    /// Number of games played.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The score, from 0 to 1; `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        let games = f64::from(self.games());
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (games > 0.0).then(|| points / games)
    }

    /// The Elo difference by the pairs; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        Elo::from_pairs(&self.pairs)
    }
}

/// `+7 =3 -2, 70.8 %, Elo +154 ±98`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)?;
        if let Some(score) = self.score() {
            write!(f, ", {:.1} %", 100.0 * score)?;
        }
        if let Some(elo) = self.elo() {
            write!(f, ", Elo {elo}")?;
        }
        Ok(())
    }
}
