//! The computer's advice as arrows: the best moves or the hint, the expected reply, and the opponent's threat.

use crate::rules::{Hop, Move, Position};
use crate::viewer::kernel::analysis::{ANALYSIS_LINES, Analysis, SearchPurpose};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceKind {
    /// A move by rank, from 0 for the best.
    Advised(usize),
    /// The expected reply to the best move.
    Answer,
    /// The move with which the opponent would win material.
    Threat,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceMove {
    pub kind: AdviceKind,
    pub hops: Vec<Hop>,
}

pub fn hops(position: &Position, mv: Move) -> Option<Vec<Hop>> {
    position.route(mv).map(|route| route.hops)
}

/// Returns the moves in drawing order, so that the best one covers the others. A hint is its move alone.
pub fn advice(analysis: &Analysis) -> Vec<AdviceMove> {
    let position = &analysis.position;
    let lines = analysis.info.iter().flat_map(|info| &info.lines);
    let mut drawn = Vec::new();
    let mut draw = |kind, position: &Position, mv| {
        drawn.extend(hops(position, mv).map(|hops| AdviceMove { kind, hops }));
    };
    if analysis.purpose == SearchPurpose::Hint {
        lines.take(1).for_each(|line| draw(AdviceKind::Advised(0), position, line.moves[0]));
        return drawn;
    }
    let ranked: Vec<_> = lines.take(ANALYSIS_LINES).enumerate().collect();
    for (rank, line) in ranked.into_iter().rev() {
        draw(AdviceKind::Advised(rank), position, line.moves[0]);
        if let (0, [first, answer, ..]) = (rank, &line.moves[..]) {
            draw(AdviceKind::Answer, &position.play(*first), *answer);
        }
    }
    if let Some(threat) = &analysis.threat {
        draw(AdviceKind::Threat, &position.null_move(), threat.moves[0]);
    }
    drawn
}
