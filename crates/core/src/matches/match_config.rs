use std::time::Duration;

use super::Sprt;
use crate::engine::{Limits, TimeLimit};
use crate::rules::{DrawRules, FewAgainstKing, Variant};

/// The conditions of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchConfig {
    /// Maximum number of games.
    pub games: u32,
    /// If `true`, an odd number of games counts as one more, so that both players have White as often.
    pub whole_pairs: bool,
    /// Search limits of the players that have none of their own.
    pub limits: Limits,
    /// Time that a player may exceed its limit by before it loses.
    pub grace: Duration,
    /// Number of plies after which a game is drawn.
    pub max_plies: Option<u32>,
    /// Number of games played at the same time, at least 1.
    pub jobs: usize,
    /// `true` if a player that breaks down, hangs or plays an illegal move loses the game, as in engine matches; otherwise
    /// the game has no result.
    pub breakdowns_lose: bool,
    /// The rule for few pieces against a king; `None` for the variant's own.
    pub few_against_king: Option<FewAgainstKing>,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

impl Default for MatchConfig {
    /// A hundred games at a tenth of a second a move, one at a time.
    fn default() -> MatchConfig {
        MatchConfig {
            games: 100,
            whole_pairs: true,
            limits: Limits::time(Duration::from_millis(100)),
            grace: Duration::from_secs(1),
            max_plies: None,
            jobs: 1,
            breakdowns_lose: true,
            few_against_king: None,
            sprt: None,
        }
    }
}

/// Time after which a player without a time limit loses.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(600);

impl MatchConfig {
    /// The draw rules of games of this variant; its own if it is not played by the rule chosen.
    pub(crate) fn draws(&self, variant: Variant) -> DrawRules {
        let chosen = self.few_against_king;
        chosen
            .and_then(|rule| variant.draws_with(rule))
            .unwrap_or(variant.rule_set().draws)
    }

    /// Time after which a player with these limits loses.
    pub(crate) fn timeout(&self, limits: Limits) -> Duration {
        match limits.time {
            Some(TimeLimit::Move(time)) => time + self.grace,
            Some(TimeLimit::Clock { left, .. }) => left + self.grace,
            None => DEFAULT_TIMEOUT,
        }
    }
}
