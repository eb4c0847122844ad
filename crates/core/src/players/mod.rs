//! The players at the table: persons, the built-in engine at a level, and other engines.
//!
//! The path of a computer's turn: a [`PendingAction`] of the game (what must be done, by which side) becomes an
//! [`Assignment`] (by which engine), a [`DecisionRequest`] holds the data for it, [`Computer::decide`] reports
//! [`EngineEvent`]s and returns a [`Decision`], which is applied as a [`Command`](crate::game::Command). The window
//! decides in the background, by a [job](crate::jobs); the text board waits.
//!
//! ```
//! use dames3d_engine::{EngineSettings, Level, StopFlag};
//! use dames3d_core::game::{Command, Session};
//! use dames3d_core::players::{Computer, DecisionRequest, PendingAction};
//!
//! let mut session = Session::default();
//! session.apply(Command::Play("32-28".parse()?))?;
//! let (_black, action) = PendingAction::from_game(session.game()).expect("the game goes on");
//! let request = DecisionRequest::new(session.game(), action);
//! let mut computer = Computer::new(EngineSettings::default().with_threads(1).with_hash_mib(8));
//! let level = Level::new(2).expect("a level");
//! let decision = computer.decide(&request, level, &StopFlag::new(), &mut |_| ());
//! session.apply(decision.command().expect("a move"))?;
//! assert_eq!(session.game().turns().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod computer;
mod decision;
mod file_names;
mod hint_reason;
mod player;
mod table_cache;
mod words;

pub use computer::{Computer, EngineEvent};
pub use decision::{Decision, DecisionRequest, PendingAction, search_position, time_limit};
pub use hint_reason::HintReason;
pub use player::{Assignment, EngineId, Player, PlayersByVariant, SavedPlayers};
pub use table_cache::{TableCache, TableKey, TableStatus};
