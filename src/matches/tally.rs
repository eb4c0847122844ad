use std::fmt;

use super::Elo;
use crate::notation::pdn::GameResult;
use crate::rules::Side;

/// The results of a match, as the first of the two players sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Pairs of games from one opening, by the half points made in them: 0 to 4.
    pub pairs: [u32; 5],
}

/// Half points of the first player for a game in which it had White or not; none if the game was not played to its
/// end.
pub(super) fn half_points(result: GameResult, first_has_white: bool) -> Option<usize> {
    match result {
        GameResult::Won(winner) => {
            Some(2 * usize::from((winner == Side::White) == first_has_white))
        }
        GameResult::Drawn => Some(1),
        GameResult::Unfinished => None,
    }
}

impl Tally {
    /// Counts a game by its half points, 0 to 2.
    pub(super) fn add_game(&mut self, half_points: usize) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Counts a pair by its half points, 0 to 4; its games are counted on their own.
    pub(super) fn add_pair(&mut self, half_points: usize) {
        self.pairs[half_points] += 1;
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points made, 0 to 1; none before the first game.
    pub fn score(&self) -> Option<f64> {
        let games = f64::from(self.games());
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (games > 0.0).then(|| points / games)
    }

    /// How much stronger the first player is, by the pairs; none before the first pair.
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
