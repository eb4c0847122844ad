use std::collections::HashSet;
use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use fastrand::Rng;

use crate::engine::opening_tree::{OpeningTree, moves_from, sample_near_best};
use crate::engine::{Engine, EngineSettings, Limits, Score, SearchPosition, StopFlag};
use crate::platform::thread;
use crate::rules::{Ply, Position, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeGrowth {
    /// Number of positions after which the growth ends. The last round may add some more.
    pub positions: usize,
    /// Seed of the games. The tree follows from it and from the nodes of a search, for any number of threads.
    pub seed: u64,
    /// Number of positions searched at the same time.
    pub threads: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct GrowthProgress<'a> {
    pub tree: &'a OpeningTree,
    /// The average depth of the searches of this growth, in plies.
    pub depth: f64,
}

/// Number of positions expanded in a round. Games of a round do not see each other's finds.
const LEAVES_PER_ROUND: usize = 16;
/// Number of games tried for each position to expand.
const ATTEMPTS_PER_LEAF: usize = 50;
/// A game that is longer than this leaves the opening.
const MAX_PLIES: usize = 60;
/// Games follow moves whose score is less than this below the best, in hundredths of a man.
const GAME_MARGIN: i32 = 20;
/// The transposition table of a search, in MiB.
const HASH_MIB: usize = 16;

/// A position to expand, with its new successors.
struct Leaf {
    index: usize,
    new_positions: Vec<Position>,
}

struct Searched {
    position: Position,
    score: Score,
    depth: u8,
}

/// A tree that only holds the start of the game. Each position will be searched with this number of nodes.
pub fn new_tree(variant: Variant, search_nodes: u64) -> OpeningTree {
    let start = Position::start(variant);
    let searched = search(&mut engine(variant), start, search_nodes, &StopFlag::new());
    OpeningTree::with_start(variant, search_nodes, searched.score)
}

impl TreeGrowth {
    /// Grows a tree until it has the number of positions, no game leaves it, or the growth is stopped. Calls `on_round`
    /// after each round of games. A stopped round changes nothing, so that a resumed growth yields the same tree.
    ///
    /// # Errors
    /// If the system refuses the threads.
    pub fn grow(
        &self,
        tree: &mut OpeningTree,
        stop: &StopFlag,
        mut on_round: impl FnMut(GrowthProgress<'_>),
    ) -> io::Result<()> {
        let (mut searches, mut plies) = (0u32, 0);
        while tree.positions() < self.positions && !stop.is_set() {
            let mut rng = Rng::with_seed(self.seed.wrapping_add(tree.positions() as u64));
            let leaves = leaves(tree, &mut rng);
            let found = search_new(tree, &leaves, self.threads, stop)?;
            if leaves.is_empty() || stop.is_set() {
                break;
            }
            for searched in found {
                searches += 1;
                plies += usize::from(searched.depth);
                tree.insert(searched.position, searched.score);
            }
            for leaf in leaves {
                tree.link(leaf.index);
            }
            tree.back_up();
            on_round(GrowthProgress {
                tree,
                depth: plies as f64 / f64::max(f64::from(searches), 1.0),
            });
        }
        Ok(())
    }
}

/// Plays games until they leave the tree, and returns the positions where they do.
fn leaves(tree: &OpeningTree, rng: &mut Rng) -> Vec<Leaf> {
    let mut claimed = HashSet::new();
    let mut leaves: Vec<Leaf> = Vec::new();
    for _ in 0..LEAVES_PER_ROUND * ATTEMPTS_PER_LEAF {
        if leaves.len() == LEAVES_PER_ROUND {
            break;
        }
        let Some(index) = play_game(tree, rng) else {
            continue;
        };
        let moves = moves_from(&tree.nodes()[index].position);
        let is_new = leaves.iter().all(|leaf| leaf.index != index);
        if is_new && !moves.is_empty() {
            let mut new_positions: Vec<_> = moves.into_iter().map(|(_, next)| next).collect();
            new_positions.retain(|next| tree.index_of(next).is_none() && claimed.insert(*next));
            leaves.push(Leaf { index, new_positions });
        }
    }
    leaves
}

/// Plays a game by good moves, and returns the first position that is not expanded. `None` if the game was decided
/// before.
fn play_game(tree: &OpeningTree, rng: &mut Rng) -> Option<usize> {
    let mut index = 0;
    for _ in 0..MAX_PLIES {
        let node = &tree.nodes()[index];
        if node.value.is_decided() {
            return None;
        }
        if !node.is_expanded() {
            return Some(index);
        }
        let moves = node.moves.iter();
        let scores: Vec<Score> = moves.map(|&(_, to)| tree.score_of_move_to(to)).collect();
        index = node.moves[sample_near_best(&scores, GAME_MARGIN, rng)?].1;
    }
    None
}

/// Searches the new positions of all leaves, in order. A search profits from earlier ones at the same leaf, but not
/// from other leaves, so that it does not depend on the threads.
fn search_new(
    tree: &OpeningTree,
    leaves: &[Leaf],
    threads: usize,
    stop: &StopFlag,
) -> io::Result<Vec<Searched>> {
    let next = AtomicUsize::new(0);
    let found: Vec<Mutex<Vec<Searched>>> = leaves.iter().map(|_| Mutex::default()).collect();
    thread::on_threads(threads.min(leaves.len()), || {
        let mut engine = engine(tree.variant());
        while let Some((leaf, found)) = {
            let index = next.fetch_add(1, Ordering::Relaxed);
            leaves.get(index).zip(found.get(index))
        } {
            engine.clear_hash();
            let positions = leaf.new_positions.iter();
            let searched =
                positions.map(|&position| search(&mut engine, position, tree.search_nodes(), stop));
            let searched = searched.collect();
            if let Ok(mut found) = found.lock() {
                *found = searched;
            }
        }
    })?;
    let found = found.into_iter();
    Ok(found.flat_map(|found| found.into_inner().unwrap_or_default()).collect())
}

fn engine(variant: Variant) -> Engine {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(HASH_MIB);
    Engine::new(variant, settings)
}

fn search(engine: &mut Engine, position: Position, nodes: u64, stop: &StopFlag) -> Searched {
    let root = SearchPosition::new(position);
    let info = engine.search(&root, Limits::nodes(nodes), stop, &mut |_| ());
    let score = match info.lines.first() {
        Some(line) => line.score,
        // The game is over: lost without a legal move, otherwise drawn.
        None if position.legal_moves().is_empty() => Score::lost_in(Ply(0)),
        None => Score::DRAW,
    };
    Searched { position, score, depth: info.depth }
}
