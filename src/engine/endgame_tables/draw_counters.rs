//! What a verdict is worth in a game, where counts draw as well (`rules.md` §3, *End*).
//!
//! A table knows of no game before a position. Counts can only turn a win into a draw, so a draw of the tables is a
//! draw, whatever came before. A win in n plies is one if no count can run out in between, whatever the loser plays:
//!
//! - without a man move or a capture for so many plies already, there must be n left until the draw;
//! - the same for three pieces against a lone king, where the count starts when they first come up; where they might
//!   still come up, all of its plies must be enough;
//! - two kings or one against one king are a draw at once in the tables made for that ([`FewKingsRule::Drawn`]); where they
//!   have some moves, the tables must be those that play them out, and the longest such win must fit in;
//! - no position of the quiet moves before may have come up twice: on the way to the end each comes up once, as every
//!   ply brings it nearer, so that none can come up for the third time.
//!
//! A position lost on the very ply a count runs out is lost. Where a win is not sure, it is a draw at least, and no win
//! in fewer plies.

use super::{EndgameTables, FewKingsRule};
use crate::engine::{SearchPosition, TableResult};
use crate::rules::{DrawCounters, DrawRules, EndgameClass, FewAgainstKing, Ply, Position, Side};

/// What tables say of a position in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum TableHit {
    /// So it comes out.
    Exact(TableResult),
    /// So it would come out but for the draws by count: it does, not sooner, or it is drawn.
    Cursed(TableResult),
}

impl EndgameTables {
    /// What a position of a game comes to if both sides play well, draws by count included; `None` if no table tells or
    /// it depends on them.
    pub fn probe_in_game(&self, situation: &SearchPosition) -> Option<TableResult> {
        let has_repeated = || situation.has_repeated();
        let position = situation.position();
        match self.probe_with_counters(
            position,
            situation.counters(),
            situation.draws(),
            has_repeated,
        )? {
            TableHit::Exact(verdict) => Some(verdict),
            TableHit::Cursed(_) => None,
        }
    }

    /// What is known of a position with these counters; `has_repeated` tells whether one of the quiet moves before has
    /// come up twice.
    #[inline]
    pub(in crate::engine) fn probe_with_counters(
        &self,
        position: &Position,
        counters: &DrawCounters,
        draws: &DrawRules,
        has_repeated: impl FnOnce() -> bool,
    ) -> Option<TableHit> {
        let pieces = position.occupied().len();
        if pieces > usize::from(self.max_pieces)
            || self.few_kings_rule != FewKingsRule::from_draw_rules(draws)
        {
            return None;
        }
        let verdict = self.probe(position)?;
        let is_sure = verdict.plies().is_none_or(|plies| {
            self.counters_allow(plies, position, counters, draws) && !has_repeated()
        });
        Some(match is_sure {
            true => TableHit::Exact(verdict),
            false => TableHit::Cursed(verdict),
        })
    }

    /// Whether no count runs out in fewer plies.
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
