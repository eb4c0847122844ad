use super::{MoveList, Position};

/// The number of ways to play on from a position for so many plies, the last one counted without being played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    Perft::new(depth).count(position, depth)
}

/// Counts again and again without allocating: one move list a ply.
#[derive(Clone, Debug)]
pub struct Perft {
    lists: Vec<MoveList>,
}

impl Perft {
    /// For counts up to this depth.
    pub fn new(depth: u32) -> Perft {
        Perft {
            lists: vec![MoveList::new(); depth as usize],
        }
    }

    /// As [`perft`]. Panics beyond the depth made for.
    pub fn count(&mut self, position: &Position, depth: u32) -> u64 {
        fn descend(position: &Position, lists: &mut [MoveList]) -> u64 {
            let Some((moves, deeper)) = lists.split_first_mut() else {
                return 1;
            };
            position.legal_moves_into(moves);
            if deeper.is_empty() {
                return moves.len() as u64;
            }
            moves
                .into_iter()
                .map(|mv| descend(&position.play(mv), deeper))
                .sum()
        }
        descend(position, &mut self.lists[..depth as usize])
    }
}
