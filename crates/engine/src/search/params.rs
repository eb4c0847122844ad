//! The numbers that tune the search, and the depth reductions that follow from them.
//!
//! Scores and margins are in hundredths of a man, depths in plies. A change of any of these has to pay in a match,
//! see `docs/strength.md`, and most change `dames3d bench`, which has neither clocks nor endgame tables. `dames3d match`
//! plays with others (`self param.probcut_margin=3`), and `dames3d-lab tune` finds better ones.

use std::ops::RangeInclusive;

/// The bound of all scores of the history table.
pub(super) const HISTORY_MAX: i32 = 1 << 14;

/// Declares the parameters, each with its type, value and range.
macro_rules! search_params {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $value:expr, $range:expr;)*) => {
        /// The parameters of the search.
        #[derive(Clone, Debug, PartialEq)]
        pub struct SearchParams {
            $($(#[$doc])* pub(super) $name: $type,)*
        }

        impl Default for SearchParams {
            /// The parameters in use.
            fn default() -> SearchParams {
                SearchParams { $($name: $value,)* }
            }
        }

        impl SearchParams {
            /// The names of all parameters.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// Returns a parameter by its name.
            pub fn get(&self, name: &str) -> Option<Param> {
                match name {
                    $(stringify!($name) => Some(Param::new(self.$name, $range)),)*
                    _ => None,
                }
            }

            /// Sets a parameter by its name. Whole numbers are rounded.
            ///
            /// # Errors
            /// If there is no such parameter, or the value is out of its range.
            pub fn set(&mut self, name: &str, value: f64) -> Result<(), ParamError> {
                let param = self.get(name).ok_or_else(|| ParamError::Unknown(name.to_owned()))?;
                if !param.range.contains(&value) {
                    return Err(ParamError::OutOfRange {
                        name: name.to_owned(),
                        least: *param.range.start(),
                        most: *param.range.end(),
                        found: value,
                    });
                }
                match name {
                    $(stringify!($name) => self.$name = ParamValue::from_f64(value),)*
                    _ => {}
                }
                Ok(())
            }
        }
    };
}

search_params! {
    /// The last depth of a search without a limit of depth.
    max_depth: i32 = 100, 1..=100;

    /// The minimum depth for an aspiration window.
    aspiration_min_depth: i32 = 5, 1..=100;
    /// Half the width of the first aspiration window.
    aspiration_margin: i32 = 12, 1..=1_000;
    /// The factor by which the window grows on each failure.
    aspiration_growth: i32 = 3, 2..=10;
    /// Beyond this margin the window is infinite.
    aspiration_max_margin: i32 = 300, 0..=10_000;

    /// The minimum depth for an internal iterative reduction.
    iir_min_depth: i32 = 4, 1..=100;
    /// The plies by which it reduces the depth.
    iir_reduction: i32 = 1, 0..=1;

    /// The minimum depth for a late move reduction.
    lmr_min_depth: i32 = 2, 2..=100;
    /// Moves searched at full depth before any is reduced.
    lmr_full_depth_moves: usize = 2, 1..=255;
    /// Moves up to this place in the move order, counted from 1, are reduced by the base alone.
    lmr_early_moves: usize = 4, 0..=255;
    /// Moves up to this place are reduced by a share of the depth as well; those after it by a larger share.
    lmr_middle_moves: usize = 10, 0..=255;
    /// The reduction of every late move.
    lmr_base: i32 = 1, 0..=8;
    /// The divisor of the depth for moves in the middle of the list.
    lmr_middle_divisor: i32 = 6, 1..=100;
    /// The divisor of the depth for the last moves.
    lmr_late_divisor: i32 = 4, 1..=100;
    /// The divisor of the reduction in a principal variation, before the base is added.
    lmr_pv_divisor: i32 = 2, 1..=100;

    /// The maximum depth for reverse futility pruning.
    rfp_max_depth: i32 = 6, 0..=100;
    /// Distance above beta that the evaluation must have for each ply of depth.
    rfp_margin: i32 = 30, 0..=1_000;
    /// The maximum of beta, and of −beta: beyond it a win may be near, which a cutoff by the evaluation would hide.
    rfp_max_beta: i32 = 300, 0..=10_000;

    /// The minimum depth at which the shallow search of ProbCut is worth its time.
    probcut_min_depth: i32 = 3, 1..=100;
    /// Distance above beta that the shallow score must have for each ply of depth.
    probcut_margin: i32 = 5, 0..=100;
    /// The depth of the shallow search, in tenths of the depth.
    probcut_depth_tenths: i32 = 4, 0..=9;

    /// Plies below the leaves at which sacrifices are still tried.
    max_quiescence_plies: i32 = 8, 0..=100;
    /// Maximum expected gain of a sacrifice (Delta Pruning).
    delta_margin: i32 = 120, 0..=1_000;

    /// The score of a cursed win, before the distance of its end from the root is subtracted.
    cursed_win: i32 = 200, 120..=1_000;

    /// The bonus of a cutoff in the history table, for the square of its depth.
    history_bonus: i32 = 32, 1..=1_024;
    /// The maximum bonus.
    history_max_bonus: i32 = 12_800, 1..=HISTORY_MAX;
    /// The share of each score that is left in the next iteration, in 256ths.
    history_decay: i32 = 64, 0..=256;
    /// Move order: the score of the killer move.
    killer_score: i32 = 2 * HISTORY_MAX, 0..=65_536;
    /// Move order: the score of each king that a move captures.
    captured_king_score: i32 = 4 * HISTORY_MAX, 0..=65_536;

    /// A move is easy if all others are worse by more than this.
    easy_move_margin: i32 = 80, 1..=1_000;
    /// The plies by which the check for an easy move is shallower.
    easy_move_reduction: i32 = 3, 0..=100;
    /// Iterations with the same best move before that check.
    stable_iterations: usize = 4, 0..=100;
    /// A drop of the score by this much counts as 1, a smaller one in proportion; greater drops count no more.
    large_drop: f64 = 60.0, 1.0..=1_000.0;
    /// The weight of a change of the best move, one iteration later.
    instability_decay: f64 = 0.6, 0.0..=1.0;
    /// The factor of the soft time limit for an easy move.
    easy_time: f64 = 0.2, 0.01..=1.0;
    /// The factor of the soft time limit while nothing changes.
    stable_time: f64 = 0.8, 0.1..=2.0;
    /// The addition to that factor for each change of the best move.
    instability_time: f64 = 0.9, 0.0..=5.0;
    /// The addition for a large drop of the score.
    drop_time: f64 = 0.6, 0.0..=5.0;
}

/// A parameter as a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its value.
    pub value: f64,
    /// The values that it may have.
    pub range: RangeInclusive<f64>,
    /// `true` for whole numbers.
    pub is_whole: bool,
}

/// The reason why a parameter cannot be set.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ParamError {
    /// No parameter has this name.
    #[error("unknown parameter “{0}”: expected one of {names}", names = SearchParams::NAMES.join(", "))]
    Unknown(String),
    /// The value is out of range.
    #[error("{name}: expected a number from {least} to {most}, found {found}")]
    OutOfRange {
        /// The name of the parameter.
        name: String,
        /// The minimum.
        least: f64,
        /// The maximum.
        most: f64,
        /// The value given.
        found: f64,
    },
}

/// A type of parameters.
trait ParamValue: Copy {
    const IS_WHOLE: bool;

    fn from_f64(value: f64) -> Self;
    fn to_f64(self) -> f64;
}

impl ParamValue for i32 {
    const IS_WHOLE: bool = true;

    fn from_f64(value: f64) -> i32 {
        value.round() as i32
    }

    fn to_f64(self) -> f64 {
        self.into()
    }
}

impl ParamValue for usize {
    const IS_WHOLE: bool = true;

    fn from_f64(value: f64) -> usize {
        value.round() as usize
    }

    fn to_f64(self) -> f64 {
        self as f64
    }
}

impl ParamValue for f64 {
    const IS_WHOLE: bool = false;

    fn from_f64(value: f64) -> f64 {
        value
    }

    fn to_f64(self) -> f64 {
        self
    }
}

impl Param {
    fn new<T: ParamValue>(value: T, range: RangeInclusive<T>) -> Param {
        Param {
            value: value.to_f64(),
            range: range.start().to_f64()..=range.end().to_f64(),
            is_whole: T::IS_WHOLE,
        }
    }
}

impl SearchParams {
    /// Internal iterative reduction: returns the depth for a position without a move in the transposition table.
    pub(super) fn internal_iterative_reduction(&self, depth: i32) -> i32 {
        if depth >= self.iir_min_depth { depth - self.iir_reduction } else { depth }
    }

    /// Late move reduction: returns how much less deeply a quiet move is searched after `tried` others.
    pub(super) fn late_move_reduction(&self, depth: i32, tried: usize, is_pv: bool) -> i32 {
        if depth < self.lmr_min_depth || tried < self.lmr_full_depth_moves {
            return 0;
        }
        let reduction = if tried < self.lmr_early_moves {
            self.lmr_base
        } else if tried < self.lmr_middle_moves {
            self.lmr_base + depth / self.lmr_middle_divisor
        } else {
            self.lmr_base + depth / self.lmr_late_divisor
        };
        let reduction =
            if is_pv { reduction / self.lmr_pv_divisor + self.lmr_base } else { reduction };
        reduction.min(depth - 1)
    }

    /// Returns the depth of ProbCut's shallow search.
    pub(super) fn probcut_depth(&self, depth: i32) -> i32 {
        self.probcut_depth_tenths * depth / 10
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_is_read_and_set_by_its_name() {
        let mut params = SearchParams::default();
        for &name in SearchParams::NAMES {
            let param = params.get(name).expect("a parameter");
            assert!(param.range.contains(&param.value), "{name}: {param:?}");
            for value in [*param.range.start(), *param.range.end()] {
                assert_eq!(params.set(name, value), Ok(()), "{name}");
                assert_eq!(params.get(name).map(|param| param.value), Some(value), "{name}");
            }
            assert_eq!(params.set(name, param.value), Ok(()), "{name}");
        }
        assert_eq!(params, SearchParams::default());
    }

    #[test]
    fn a_wrong_name_or_value_is_refused_and_changes_nothing() {
        let mut params = SearchParams::default();
        let refused = |result: Result<(), ParamError>| result.map_err(|error| error.to_string());
        let unknown = refused(params.set("probcut", 1.0)).expect_err("no such parameter");
        assert!(unknown.starts_with("unknown parameter “probcut”: expected one of max_depth, "));
        assert_eq!(
            refused(params.set("probcut_margin", -1.0)),
            Err("probcut_margin: expected a number from 0 to 100, found -1".to_owned())
        );
        assert!(params.set("easy_time", f64::NAN).is_err());
        assert_eq!(params, SearchParams::default());
    }

    #[test]
    fn a_search_with_any_extreme_value_ends() {
        use crate::rules::{Position, Variant};
        use crate::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};

        let root = SearchPosition::new(Position::start(Variant::International));
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
        for &name in SearchParams::NAMES {
            let range = SearchParams::default().get(name).expect("a parameter").range;
            for value in [*range.start(), *range.end()] {
                let mut params = SearchParams::default();
                assert_eq!(params.set(name, value), Ok(()));
                let mut engine = Engine::new(Variant::International, settings).with_params(params);
                let limits = Limits::nodes(3_000);
                let info = engine.search(&root, limits, &StopFlag::new(), &mut |_| ());
                assert!(info.best_move().is_some(), "{name} = {value}");
            }
        }
    }
}
