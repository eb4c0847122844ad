//! Table results in a game, where counts draw as well (`rules.md` §3.8).
//!
//! A table does not know the game before a position. Counts can only turn a win into a draw, so a draw in the tables is
//! a draw whatever came before. A win in n plies is certain if no count can run out within them, whatever the loser
//! plays:
//!
//! - the count of plies without a man's move or a capture must leave n plies until the draw;
//! - so must the count of three pieces against a lone king, which starts when they first arise; where they may still
//!   arise, the whole count must suffice;
//! - two kings or one against one king are drawn at once in the tables for that rule ([`FewKingsRule::Sheet`]); where
//!   the rules give them, and a king and a man, a number of moves, the tables must be those that play them out, and the
//!   longest such win must fit into that number, as it does on the flat board;
//! - no position since the last man's move or capture may have occurred twice. Every ply brings the end nearer, so each
//!   position on the way there occurs once, and none can then occur for the third time.
//!
//! A position lost on the very ply at which a count runs out is lost. Where a win is not certain, the position is at
//! least a draw, and not won in fewer plies. It may still be won: a capture that leads to pieces whose moves are not
//! counted ends a count, as that of the king does where a king and a man stand against a king.

use super::material::FewKingsRule;
use super::tables::EndgameTables;
use crate::rules::{
    DrawCounters, DrawRules, EndgameClass, FewAgainstKing, Outcome, Ply, Position, RuleSet, Side,
};
use crate::search_position::SearchPosition;
use crate::table_result::TableResult;

/// A table result under the draw counters of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableHit {
    /// The result holds in the game.
    Exact(TableResult),
    /// The result may be spoilt by a draw by count: the game ends like this, and no sooner, or it is drawn. Named after
    /// the cursed wins of chess tablebases (chessprogramming.org, “Syzygy Bases”).
    Cursed(TableResult),
}

impl EndgameTables {
    /// The result of a position of a game under best play, draws by count included; `None` if no table covers it or the
    /// result depends on those draws.
    pub fn probe_in_game(&self, position: &SearchPosition) -> Option<TableResult> {
        let hit = self.probe_with_counters(
            position.position(),
            position.counters(),
            position.draws(),
            || position.history().has_repetition(),
        )?;
        match hit {
            TableHit::Exact(result) => Some(result),
            TableHit::Cursed(_) => None,
        }
    }

    /// Probes a position with these counters. `has_repeated` must return whether a position since the last man's move
    /// or capture has occurred twice.
    #[inline]
    pub(crate) fn probe_with_counters(
        &self,
        position: &Position,
        counters: &DrawCounters,
        draws: &DrawRules,
        has_repeated: impl FnOnce() -> bool,
    ) -> Option<TableHit> {
        let pieces = position.occupied().len();
        if pieces > usize::from(self.max_pieces)
            || self.few_kings_rule() != FewKingsRule::from_draw_rules(draws)
        {
            return None;
        }
        let result = self.probe(position)?;
        let is_certain = result.plies().is_none_or(|plies| {
            self.counters_allow(plies, position, counters, draws) && !has_repeated()
        });
        Some(if is_certain { TableHit::Exact(result) } else { TableHit::Cursed(result) })
    }

    /// The result of a position under these rules. Only the count of few pieces against a king may be near its end:
    /// where it may spoil the result, the moves left are searched. The plies are then those without the count.
    pub fn probe_and_search(
        &self,
        position: &Position,
        counters: &DrawCounters,
        rules: &RuleSet,
    ) -> Option<TableResult> {
        let hit = self.probe_with_counters(position, counters, &rules.draws, || false)?;
        Some(match hit {
            TableHit::Exact(result) => result,
            TableHit::Cursed(result) => {
                let winner = result.winner(position.side_to_move());
                let is_won =
                    winner.is_some_and(|winner| self.wins(winner, position, counters, rules));
                if is_won { result } else { TableResult::Draw }
            }
        })
    }

    /// Returns `true` if this side wins before a count runs out, by a search that ends where the tables know it.
    fn wins(
        &self,
        winner: Side,
        position: &Position,
        counters: &DrawCounters,
        rules: &RuleSet,
    ) -> bool {
        if let Some(outcome) = counters.outcome(position, rules) {
            return matches!(outcome, Outcome::Win { winner: side, .. } if side == winner);
        }
        let side = position.side_to_move();
        match self.probe_with_counters(position, counters, &rules.draws, || false) {
            Some(TableHit::Cursed(result)) if result.winner(side) == Some(winner) => {}
            Some(TableHit::Exact(result)) => return result.winner(side) == Some(winner),
            _ => return false,
        }
        let mut replies: Vec<(Ply, Position, DrawCounters)> = Vec::new();
        for mv in &position.legal_moves() {
            let next = position.play(mv);
            let plies = self.probe(&next).and_then(TableResult::plies);
            let counters = counters.after(position, mv, &next, 0);
            replies.push((plies.unwrap_or_default(), next, counters));
        }
        let wins_after = |(_, next, counters): &(Ply, Position, DrawCounters)| {
            self.wins(winner, next, counters, rules)
        };
        // The most promising moves first: the soonest win, or the longest defense.
        replies.sort_by_key(|&(plies, ..)| plies);
        if side == winner {
            replies.iter().any(wins_after)
        } else {
            replies.iter().rev().all(wins_after)
        }
    }

    /// Returns `true` if no count can run out in fewer plies.
    fn counters_allow(
        &self,
        plies: Ply,
        position: &Position,
        counters: &DrawCounters,
        draws: &DrawRules,
    ) -> bool {
        let within = |counted: Ply, limit: Ply| counted.0.saturating_add(plies.0) <= limit.0;
        let counted = |class| match counters.ending {
            Some((of, counted)) if of == class => counted,
            _ => Ply(0),
        };
        let may_be_three_against_one =
            || Side::BOTH.map(|side| position.pieces(side).len() >= 3) != [false; 2];
        let three = draws.three_against_king.is_none_or(|limit| {
            within(counted(EndgameClass::ThreeAgainstKing), limit) || !may_be_three_against_one()
        });
        let few = match draws.few_against_king {
            Some(FewAgainstKing::DrawAtOnce) | None => true,
            Some(FewAgainstKing::DrawAfter(limit)) => match counters.ending {
                Some((EndgameClass::FewAgainstKing, counted)) => within(counted, limit),
                _ => self.longest_few_kings_result <= limit,
            },
        };
        within(counters.quiet, draws.quiet) && three && few
    }
}
