//! The computer at the table: who sits where, what is to be done, and how the computer does it.
//!
//! It sees what a player sees and answers with a [`Command`](crate::game::Command). The window asks it on a thread of
//! its own, the text board waits for it.
//!
//! ```
//! use dames3d::engine::{Level, Settings, Stop};
//! use dames3d::game::{Command, Session};
//! use dames3d::players::{Computer, Duty, Task};
//!
//! let mut session = Session::default();
//! session.apply(Command::Play("32-28".parse()?))?;
//! let (_black, duty) = PendingAction::from_game(session.game()).expect("the game goes on");
//! let mut computer = Computer::new(Settings { threads: 1, hash_mib: 8 });
//! let level = Level::new(2).unwrap();
//! let decision = computer.decide(&DecisionRequest::new(session.game(), duty), level, &Stop::new(), &mut |_| ());
//! session.apply(decision.command().expect("a move"))?;
//! assert_eq!(session.game().turns().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod assignment;
mod computer;
mod pending_action;
mod player;
mod players_by_variant;
mod table_cache;

pub use assignment::Assignment;
pub use computer::{Computer, Decision, EngineEvent};
pub use pending_action::{DecisionRequest, PendingAction, situation};
pub use player::{EngineId, Player, UnknownPlayer};
pub use players_by_variant::PlayersByVariant;
pub use table_cache::{TableCache, TableKey, TableStatus};
