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
//! let mut tables = Session::default();
//! tables.apply(Command::Play("32-28".parse()?))?;
//! let (_black, duty) = Duty::of(tables.game()).expect("the game goes on");
//! let mut computer = Computer::new(Settings { threads: 1, hash_mib: 8 });
//! let level = Level::new(2).unwrap();
//! let answer = computer.answer(&Task::of(tables.game(), duty), level, &Stop::new(), &mut |_| ());
//! tables.apply(answer.command().expect("a move"))?;
//! assert_eq!(tables.game().record().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod charge;
mod computer;
mod duty;
mod endgames;
mod player;
mod seats;

pub use charge::Charge;
pub use computer::{Answer, Computer, Told};
pub use duty::{Duty, Task, situation};
pub use endgames::{Kept, Kind, Shelf};
pub use player::{Player, ProgramId, UnknownPlayer};
pub use seats::Seats;
