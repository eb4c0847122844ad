//! A checksum of the search: the number of nodes of fixed searches changes only if the search or the weights do, as
//! with the `bench` command of other engines.

use std::time::Duration;

use super::{Engine, Limits, SearchPosition, StopFlag};
use crate::notation::fen;
use crate::rules::Variant;

/// The fixed searches on a board: openings, middle games and endgames from games.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// The variant played.
    pub variant: Variant,
    positions: [&'static str; 6],
}

/// The searches of both boards.
pub const BENCHES: [Bench; 2] = [
    Bench {
        variant: Variant::International,
        positions: [
            "W:W31-50:B1-20",
            "W:W30,34,35,37,38,39,40,41,42,43,45,46,47:B1,2,4,5,6,7,9,11,12,14,15,20,23,25,27",
            "W:W26,32,36,37,38,39,40,41,43,44,46,47,49,50:B2,4,5,6,8,9,10,11,12,13,15,16,17,21,24,35",
            "B:W25,35,36,37,38,41,42,43,44,45,46,47,49,50:B2,3,4,5,6,8,9,10,11,12,13,14,19,20,22,23",
            "W:W27,32,33,37,38,43:B8,12,13,18,19,24",
            "B:W25,48,K35:B6,11,24,K1",
        ],
    },
    Bench {
        variant: Variant::Dames3d,
        positions: [
            "W:W31-50:B1-20",
            "W:W31,33,34,36,37,38,41,43,44,46,47,48,49,50:B1,2,4,5,6,7,8,10,12,16,19,22",
            "B:W21,26,37,38,40,42,45,48,49,50:B1,2,3,4,5,6,8,10,12,14,15",
            "B:W25,26,32,36,38,39,42,44,46,47,48,49:B1,4,6,7,10,11,14,17,23",
            "W:W37,38,43,46,48:B3,8,9,14,16",
            "B:W25,48,K35:B6,11,24,K1",
        ],
    },
];

/// The nodes of the searches on a board, and their time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Nodes searched.
    pub nodes: u64,
    /// Time of the searches alone.
    pub time: Duration,
}

impl Bench {
    /// Searches every position to this depth in plies, from 1. The engine must be one of the variant; with one thread
    /// it always searches the same nodes.
    pub fn run(&self, engine: &mut Engine, depth: u8) -> BenchResult {
        let mut result = BenchResult { nodes: 0, time: Duration::ZERO };
        for text in self.positions {
            let position = fen::read_position(text, self.variant).expect("a position of the list");
            engine.clear_hash();
            let root = SearchPosition::new(position);
            let info = engine.search(&root, Limits::depth(depth), &StopFlag::new(), &mut |_| ());
            result.nodes += info.nodes;
            result.time += info.time;
        }
        result
    }
}
