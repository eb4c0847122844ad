//! Judging a whole game: the score of every position, the moves that lost win chances, missed shots, better lines and
//! the accuracy of both players.
//!
//! A [`ReviewRequest`] names the positions and the limits of each search. [`review`] has a [`Judge`], our engine or
//! another, search them from the last to the first and returns a [`GameReview`]; [`ReviewGame`] is the background job
//! for it. [`Retries`] asks a player for better moves where they went wrong. The formulas are those of lidraughts, with
//! constants of our own, fitted as in `docs/review.md`.
//!
//! ```
//! use dames3d_engine::{Engine, EngineSettings, Limits, StopFlag};
//! use dames3d_rules::game_tree::{GameTree, Turn};
//! use dames3d_learning::review::{ReviewRequest, review};
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let mut tree = GameTree::new(Position::start(Variant::International));
//! let first = Turn::legal(tree.start(), tree.start().legal_moves()[0]);
//! tree.add(tree.root(), first);
//! let request = ReviewRequest::main_line(&tree, Limits::nodes(1000));
//! let mut engine = Engine::new(Variant::International, EngineSettings::default().with_threads(1).with_hash_mib(8));
//! let reviewed = review(&request, &mut engine, &StopFlag::new(), &mut |_| ());
//! assert_eq!(reviewed.moves().len(), 1);
//! assert_eq!(reviewed.moves()[0].quality, None);
//! ```

mod accuracy;
mod game_review;
mod jobs;
mod judge;
mod retries;
mod reviewer;
mod words;

pub use accuracy::{WinChance, game_accuracy, move_accuracy};
pub use game_review::{GameReview, JudgedMove, JudgedPosition, MoveQuality};
pub use jobs::{ReviewGame, TryMove, built_in_judge};
pub use judge::{Judge, JudgeFailed, Verdict};
pub use retries::{Retries, Retry, RetryAnswer};
pub use reviewer::{ReviewProgress, ReviewRequest, review};
