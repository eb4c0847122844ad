use crate::rules::{Move, Ply, Position, Side};

/// What a position comes to for the side to move, if both sides play well: the winner makes the plies to the end few,
/// the loser many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableResult {
    /// The side to move wins in so many plies; none if it has won already.
    Win(Ply),
    /// Neither side can win.
    Draw,
    /// The side to move loses in so many plies; none if it has lost already.
    Loss(Ply),
}

impl TableResult {
    /// Plies to the end, if it is not drawn.
    pub const fn plies(self) -> Option<Ply> {
        match self {
            TableResult::Win(plies) | TableResult::Loss(plies) => Some(plies),
            TableResult::Draw => None,
        }
    }

    /// The winner's moves to the end, if it is not drawn: the winner makes the last ply.
    pub fn moves(self) -> Option<u16> {
        self.plies().map(|plies| plies.0.div_ceil(2))
    }

    /// In English, for the side to move: “White wins in 7 moves”.
    pub fn describe(self, to_move: Side) -> String {
        let Some(winner) = self.winner(to_move) else {
            return "a draw".to_owned();
        };
        match self.moves() {
            None | Some(0) => format!("{winner} has won"),
            Some(1) => format!("{winner} wins in 1 move"),
            Some(moves) => format!("{winner} wins in {moves} moves"),
        }
    }

    /// Who wins, if it is not drawn and this side is to move.
    pub fn winner(self, to_move: Side) -> Option<Side> {
        match self {
            TableResult::Win(_) => Some(to_move),
            TableResult::Draw => None,
            TableResult::Loss(_) => Some(!to_move),
        }
    }

    /// What a position comes to from which a move leads to one of this verdict.
    #[must_use]
    pub const fn one_ply_earlier(self) -> TableResult {
        match self {
            TableResult::Win(plies) => TableResult::Loss(plies.next()),
            TableResult::Draw => TableResult::Draw,
            TableResult::Loss(plies) => TableResult::Win(plies.next()),
        }
    }

    /// The verdict where one may move to positions of these verdicts; `None` where there is none to move to.
    pub fn from_successors(
        successors: impl IntoIterator<Item = TableResult>,
    ) -> Option<TableResult> {
        let here = successors.into_iter().map(TableResult::one_ply_earlier);
        here.max_by_key(|verdict| verdict.rank())
    }

    /// How good this is for the side to move, in one number: wins before draws before losses, quick wins and slow
    /// losses first.
    const fn rank(self) -> i32 {
        const MORE_THAN_ANY: i32 = 1 << 16;
        match self {
            TableResult::Win(plies) => MORE_THAN_ANY - plies.0 as i32,
            TableResult::Draw => 0,
            TableResult::Loss(plies) => plies.0 as i32 - MORE_THAN_ANY,
        }
    }
}

/// The moves that win soonest, draw or lose latest by what is known of the positions they lead to. None if there is
/// one of which nothing is known.
pub(super) fn best_moves(
    position: &Position,
    known: impl Fn(&Position) -> Option<TableResult>,
) -> Vec<Move> {
    let judged = |mv: Move| Some((mv, known(&position.play(mv))?.one_ply_earlier().rank()));
    let moves = position.legal_moves();
    let Some(judged) = moves
        .into_iter()
        .map(judged)
        .collect::<Option<Vec<(Move, i32)>>>()
    else {
        return Vec::new();
    };
    let best = judged.iter().map(|&(_, rank)| rank).max();
    let is_best = |&(_, rank): &(Move, i32)| Some(rank) == best;
    judged
        .into_iter()
        .filter(is_best)
        .map(|(mv, _)| mv)
        .collect()
}
