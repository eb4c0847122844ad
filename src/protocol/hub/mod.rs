//! The Hub protocol, version 2, as Fabien Letouzey describes it in Scan's `protocol.txt`.
//!
//! Lines of text, a [`HubLine`] each: a command and its arguments. Positions are 51 letters ([`position_text`]), and
//! captures name the pieces taken ([`HubMove`]), unlike anywhere else. [`serve`] makes this program an engine,
//! [`HubClient`] drives any other; it also speaks version 1, as Scan 2.0 does.
//!
//! What the protocol leaves open, this program answers so: `variant` is `normal` for international draughts or
//! `dames3d` for the pyramid, on which captures name the pieces taken as well. A win in so many plies scores 100 men
//! less a hundredth for each ply. A search that is asked for anything but `ping`, `ponder-hit` and `stop` ends and
//! answers before that is done. All `level`s before a search hold together, and go on holding until the first one
//! after it; without any, a search goes on until it is stopped.

mod client;
mod engine_thread;
mod info;
mod line;
mod moves;
pub mod position_text;
mod server;
mod version;

pub use client::{BestMove, EngineIdentity, HubClient, HubError, HubSearch, SearchMode};
pub use info::HubInfo;
pub use line::HubLine;
pub use moves::{HubMove, HubMoveError};
pub use server::serve;
