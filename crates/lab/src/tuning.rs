//! Tuning of the search's parameters by SPSA (James Spall, “Simultaneous Perturbation Stochastic Approximation”; the
//! schedule is that of chessprogramming.org's “Stockfish's Tuning Method”): all parameters are changed at once, each
//! randomly up or down, and moved toward the side that wins more games.

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::engine::{Limits, ParamError, SearchParams, StopFlag};
use crate::rules::Variant;
use dames3d::protocols::matches::{
    Match, MatchConfig, MatchError, Openings, PlayerKind, PlayerSpec,
};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TunedParam {
    /// Its name in [`SearchParams`].
    pub name: String,
    /// Its value so far. Whole numbers have fractions here.
    pub value: f64,
    /// The change with which it is tried in the last steps, SPSA's c; earlier ones are larger.
    #[serde(rename = "step")]
    pub perturbation: f64,
}

/// A tuning: its settings and its progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tuning {
    /// The variants played, in turn.
    pub variants: Vec<Variant>,
    pub nodes: u64,
    /// Pairs of games in each step.
    pub pairs: u32,
    pub steps: u32,
    pub done: u32,
    /// Seed of the openings and changes. Results follow from it and the settings above.
    pub seed: u64,
    pub params: Vec<TunedParam>,
}

#[derive(Debug, thiserror::Error)]
pub enum TuningError {
    /// A parameter cannot have its value.
    #[error("{0}")]
    Param(#[from] ParamError),
    /// The games could not be played.
    #[error("{0}")]
    Match(#[from] MatchError),
    #[error("stopped")]
    Stopped,
}

/// The exponent by which changes of the values shrink.
const ALPHA: f64 = 0.602;
/// The exponent by which the tried changes shrink.
const GAMMA: f64 = 0.101;
/// SPSA's A as a share of the steps: before it, changes of the values hardly shrink.
const DELAY: f64 = 0.1;
/// The change of a value by a won game in the last step, as a share of its perturbation.
const LAST_RATE: f64 = 0.002;

/// The tried change of a parameter in a step, and the rate at which it follows the result.
fn schedule(step: u32, steps: u32, last_change: f64) -> (f64, f64) {
    let (step, steps) = (f64::from(step.max(1)), f64::from(steps.max(1)));
    let delay = DELAY * steps;
    let change = last_change * (steps / step).powf(GAMMA);
    let rate = LAST_RATE * ((delay + steps) / (delay + step)).powf(ALPHA);
    (change, rate * (last_change / change).powi(2))
}

impl Tuning {
    /// Makes a step: compares two sets of values, and moves the values toward the better one. `compare` returns how
    /// many more games the first set has won than the second.
    pub fn step<E>(
        &mut self,
        compare: impl FnOnce(&[f64], &[f64]) -> Result<f64, E>,
    ) -> Result<(), E> {
        let mut rng = self.rng();
        let schedule = |param: &TunedParam| schedule(self.done + 1, self.steps, param.perturbation);
        let changes: Vec<f64> = self
            .params
            .iter()
            .map(|param| schedule(param).0 * if rng.bool() { 1.0 } else { -1.0 })
            .collect();
        let tried = |sign: f64| -> Vec<f64> {
            let params = self.params.iter().zip(&changes);
            params.map(|(param, change)| param.value + sign * change).collect()
        };
        let won = compare(&tried(1.0), &tried(-1.0))?;
        let rates: Vec<f64> = self.params.iter().map(|param| schedule(param).1).collect();
        for ((param, change), rate) in self.params.iter_mut().zip(changes).zip(rates) {
            param.value = param.within_range(param.value + rate * change * won);
        }
        self.done += 1;
        Ok(())
    }

    /// Makes a step by games, on this number of threads.
    ///
    /// # Errors
    /// If the games could not be played, or were stopped; then no step is made.
    pub fn step_by_games(&mut self, jobs: usize, stop: &StopFlag) -> Result<(), TuningError> {
        let variant = self.variants[self.done as usize % self.variants.len()];
        let config = MatchConfig {
            games: 2 * self.pairs,
            limits: Limits::nodes(self.nodes),
            jobs,
            ..MatchConfig::default()
        };
        let mut rng = self.rng();
        let (openings, rounding) = (rng.u64(..), rng.u64(..));
        let names: Vec<String> = self.params.iter().map(|param| param.name.clone()).collect();
        self.step(|first, second| {
            let mut rng = Rng::with_seed(rounding);
            let mut player = |values: &[f64]| player(&names, values, &mut rng);
            let players = [player(first)?, player(second)?];
            let openings = Openings::random(variant, openings);
            let result = Match::new(players, config).play(openings, stop, &|_| ());
            match result.error {
                Some(error) => Err(error.into()),
                None if stop.is_set() => Err(TuningError::Stopped),
                None => Ok(f64::from(result.tally.won) - f64::from(result.tally.lost)),
            }
        })
    }

    /// The values as settings of a player: `param.probcut_margin=3`.
    pub fn settings(&self) -> String {
        let settings = self.params.iter().map(|param| {
            let value = match param.in_use() {
                Some(known) if known.is_whole => param.value.round(),
                _ => (param.value * 1e3).round() / 1e3,
            };
            format!("param.{}={value}", param.name)
        });
        settings.collect::<Vec<_>>().join(" ")
    }

    fn rng(&self) -> Rng {
        Rng::with_seed(self.seed ^ u64::from(self.done).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

impl TunedParam {
    /// The parameter with this name and its value in use, tried with changes of this size.
    ///
    /// # Errors
    /// If there is no such parameter.
    pub fn new(name: &str, perturbation: f64) -> Result<TunedParam, ParamError> {
        let known = SearchParams::default().get(name);
        let known = known.ok_or_else(|| ParamError::Unknown(name.to_owned()))?;
        Ok(TunedParam { name: name.to_owned(), value: known.value, perturbation })
    }

    fn in_use(&self) -> Option<dames3d_engine::Param> {
        SearchParams::default().get(&self.name)
    }

    fn within_range(&self, value: f64) -> f64 {
        match self.in_use() {
            Some(known) => value.clamp(*known.range.start(), *known.range.end()),
            None => value,
        }
    }
}

/// A player with these values. Whole numbers are randomly rounded up or down, with the value as their mean.
fn player(names: &[String], values: &[f64], rng: &mut Rng) -> Result<PlayerSpec, TuningError> {
    let mut params = SearchParams::default();
    for (name, &value) in names.iter().zip(values) {
        if let Some(known) = params.get(name) {
            let value = if known.is_whole { (value + rng.f64()).floor() } else { value };
            params.set(name, value.clamp(*known.range.start(), *known.range.end()))?;
        }
    }
    let mut player: PlayerSpec = PLAYER.parse().expect("a player");
    if let PlayerKind::Builtin { params: own, .. } = &mut player.kind {
        **own = params;
    }
    Ok(player)
}

/// Games are short, and a small table is cleared quickly.
const PLAYER: &str = "self hash=4 tables=none";

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    fn tuning(params: &[(&str, f64)]) -> Tuning {
        let param =
            |&(name, change): &(&str, f64)| TunedParam::new(name, change).expect("a parameter");
        Tuning {
            variants: Variant::STANDARD.to_vec(),
            nodes: 60,
            pairs: 1,
            steps: 4_000,
            done: 0,
            seed: 7,
            params: params.iter().map(param).collect(),
        }
    }

    #[test]
    fn values_move_to_where_games_are_won() {
        let mut tuning = tuning(&[("delta_margin", 8.0), ("drop_time", 0.1)]);
        let best = [150.0, 1.1];
        let strength = |values: &[f64]| {
            let miss = |index: usize, scale: f64| ((values[index] - best[index]) / scale).powi(2);
            -miss(0, 40.0) - miss(1, 0.6)
        };
        let mut rng = Rng::with_seed(1);
        for _ in 0..tuning.steps {
            let step: Result<(), Infallible> = tuning.step(|first, second| {
                // Eight games, of which the stronger side wins more on average.
                let chance = 0.5 + (strength(first) - strength(second)).clamp(-0.5, 0.5);
                Ok((0..8).map(|_| if rng.f64() < chance { 1.0 } else { -1.0 }).sum())
            });
            assert!(step.is_ok());
        }
        let [margin, time] = [tuning.params[0].value, tuning.params[1].value];
        assert!((margin - best[0]).abs() < 8.0, "{margin}");
        assert!((time - best[1]).abs() < 0.15, "{time}");
    }

    #[test]
    fn the_tried_changes_end_with_the_step_that_was_asked_for() {
        let (first, fast) = schedule(1, 1_000, 0.5);
        let (last, slow) = schedule(1_000, 1_000, 0.5);
        assert!(first > last && fast > slow, "{first} {last} {fast} {slow}");
        assert!((last - 0.5).abs() < 1e-9 && (slow - LAST_RATE).abs() < 1e-9);
    }

    #[test]
    fn no_value_leaves_its_range() {
        let mut tuning = tuning(&[("iir_reduction", 0.5)]);
        for _ in 0..50 {
            let step: Result<(), Infallible> =
                tuning.step(|first, second| Ok(1_000.0 * (first[0] - second[0])));
            assert!(step.is_ok());
        }
        assert_eq!(tuning.params[0].value, 1.0);
        assert_eq!(tuning.settings(), "param.iir_reduction=1");
    }

    #[test]
    fn games_are_played_and_the_same_seed_plays_the_same() {
        let stop = StopFlag::new();
        let mut first = tuning(&[("probcut_margin", 2.0), ("easy_time", 0.1)]);
        let mut second = first.clone();
        for jobs in [1, 2] {
            first.step_by_games(1, &stop).expect("games");
            second.step_by_games(jobs, &stop).expect("games");
        }
        assert_eq!(first, second);
        assert_eq!(first.done, 2);
        stop.set();
        let before = first.clone();
        assert!(matches!(first.step_by_games(1, &stop), Err(TuningError::Stopped)));
        assert_eq!(first, before);
    }
}
