//! Openings: a tree of positions with scores, grown from the computer's own games.
//!
//! Each position of an [`OpeningTree`] was searched with the same number of nodes. A position that has been expanded
//! has all its moves in the tree, and its score is backed up from theirs by negamax. `dames3d-lab grow` expands the
//! tree by drop-out expansion (Lincke, “Strategies for the Automatic Construction of Opening Books”): games follow the
//! tree by good moves until they leave it. The tree of Dames 3D in `assets/openings/` is embedded in the program, and
//! levels 9 and 10 vary their openings with it.
//!
//! ```
//! use dames3d_engine::opening_tree::OpeningTree;
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let tree = OpeningTree::built_in(Variant::Dames3d).expect("a tree");
//! let start = Position::start(Variant::Dames3d);
//! let best = tree.moves(&start)[0];
//! assert!(start.legal_moves().contains(&best.mv));
//! assert!(best.positions > 100);
//! ```

mod file;
mod tree;

pub use file::OpeningTreeError;
pub use tree::{OpeningMove, OpeningTree};
#[doc(hidden)]
pub use tree::{TreeNode, moves_from, sample_near_best};
