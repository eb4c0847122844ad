//! The Hub protocol, version 2, as Fabien Letouzey describes it in Scan's `protocol.txt`.
//!
//! A message is a line of text, a [`HubLine`]: a command and its arguments. Positions are 51 letters
//! ([`read_position`]); captures name the captured pieces ([`HubMove`]). [`serve`] runs this program as an engine, for
//! `dames3d hub`; [`HubClient`] drives another engine, for the window and the matches, and also supports version 1, as
//! of Scan 2.0.
//!
//! The protocol leaves some points open. Here,
//! - `variant` is `normal` for international draughts or `dames3d` for the pyramid;
//! - a win scores 100 men, less a hundredth for each ply to it;
//! - during a search any valid command but `ping`, `ponder-hit` and `stop` ends the search, which answers first;
//! - all `level`s before a search apply together, until the first one after it; without one, a search goes on until it
//!   is stopped.

mod client;
mod engine_thread;
mod line;
mod server;
mod version;

pub use client::{EngineIdentity, HubClient};
pub use line::{HubInfo, HubLine, HubMove, HubMoveError, read_position, write_position};
pub use server::serve;
pub use version::{BestMove, HubError, HubSearch, SearchMode};
