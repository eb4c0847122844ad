use super::match_game::TimedPlayer;
use super::{FinishedGame, MatchConfig, MatchError, MatchPlayer, PlayerSpec, TimeUsage};
use crate::engine::StopFlag;
use crate::rules::{BySide, Variant};

/// The two players of a match, each started at its first game.
pub(super) struct PlayerPair<'a> {
    specs: &'a [PlayerSpec; 2],
    players: [Option<Box<dyn MatchPlayer>>; 2],
}

impl<'a> PlayerPair<'a> {
    pub(super) fn new(specs: &'a [PlayerSpec; 2]) -> PlayerPair<'a> {
        PlayerPair {
            specs,
            players: [None, None],
        }
    }

    /// Both players by side; the one of index `white` has White. Starts the players that are not running.
    pub(super) fn timed_players(
        &mut self,
        variant: Variant,
        white: usize,
        config: &MatchConfig,
        stop: &StopFlag,
    ) -> Result<BySide<TimedPlayer<'_>>, MatchError> {
        let [first, second] = &mut self.players;
        let first = timed_player(first, &self.specs[0], variant, config, stop)?;
        let second = timed_player(second, &self.specs[1], variant, config, stop)?;
        let (white, black) = match white {
            0 => (first, second),
            _ => (second, first),
        };
        Ok(BySide { white, black })
    }

    /// Ends a player that failed in this game and cannot continue; it is started again for the next game.
    pub(super) fn drop_failed(&mut self, game: &FinishedGame) {
        if let Some((side, failure)) = game.ending.failure()
            && !failure.can_continue()
        {
            self.players[game.player(side)] = None;
        }
    }
}

fn timed_player<'a>(
    player: &'a mut Option<Box<dyn MatchPlayer>>,
    spec: &PlayerSpec,
    variant: Variant,
    config: &MatchConfig,
    stop: &StopFlag,
) -> Result<TimedPlayer<'a>, MatchError> {
    let player = match player {
        Some(player) => player,
        empty => empty.insert(spec.start_player(variant, &config.draws(variant), stop)?),
    };
    let limits = spec.limits.unwrap_or(config.limits);
    Ok(TimedPlayer {
        player: player.as_mut(),
        limits,
        timeout: config.timeout(limits),
        time_usage: TimeUsage::default(),
    })
}
