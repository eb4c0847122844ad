//! The reason for a hint: what its move achieves, by the best lines of a search.

use crate::engine::{Score, Variation};
use crate::rules::Position;

/// The scores in hundredths of a man from which a side is ahead, and is winning.
const AHEAD: i32 = 50;
const WINNING: i32 = 200;

/// Number of plies within which a move must win material for a hint to mention it.
const HORIZON: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// There is no other legal move.
    OnlyMove,
    Wins,
    /// Every other move loses the game.
    Saves,
    /// It wins this number of men, and no king is taken.
    WinsMen(u32),
    /// It wins pieces, kings among them.
    WinsMaterial,
    /// The player stays ahead.
    KeepsAdvantage,
    /// Neither player gets ahead.
    KeepsBalance,
    /// The player stays behind.
    Defends,
}

impl HintReason {
    /// The reason for the first of the best lines from a position; `None` without lines.
    pub fn new(position: &Position, lines: &[Variation]) -> Option<HintReason> {
        let best = lines.first()?;
        if position.playable_moves().len() == 1 {
            return Some(HintReason::OnlyMove);
        }
        let score = best.known_score();
        let worth = score.hundredths();
        let second = lines.get(1).map(Variation::known_score);
        let loses = |score: Score| score.hundredths() <= -WINNING;
        // In a losing game, pieces won are no merit.
        let gained = gain(position, best).filter(|_| !position.variant().is_giveaway());
        Some(match gained {
            _ if score.is_decided() && worth > 0 => HintReason::Wins,
            _ if worth > -AHEAD && second.is_some_and(loses) => HintReason::Saves,
            Some(reason) if worth > -AHEAD => reason,
            _ if worth >= WINNING => HintReason::Wins,
            _ if worth >= AHEAD => HintReason::KeepsAdvantage,
            _ if worth > -AHEAD => HintReason::KeepsBalance,
            _ => HintReason::Defends,
        })
    }
}

/// The pieces that the first player of a line wins in it, counted where no capture is pending any more.
fn gain(position: &Position, line: &Variation) -> Option<HintReason> {
    let side = position.side_to_move();
    let (mut now, mut won, mut takes_king) = (*position, 0, false);
    let mut settled = None;
    for &mv in line.moves.iter().take(HORIZON) {
        let taken = mv.captured();
        let count = taken.len() as i32;
        won += if now.side_to_move() == side { count } else { -count };
        takes_king |= taken.iter().any(|square| now.kings().contains(square));
        now = now.play(mv);
        let is_settled = !now.legal_moves().iter().any(|mv| mv.is_capture());
        if is_settled {
            settled = Some((won, takes_king));
        }
    }
    match settled? {
        (..=0, _) => None,
        (men, false) => Some(HintReason::WinsMen(men.unsigned_abs())),
        (_, true) => Some(HintReason::WinsMaterial),
    }
}
